// Whether there is room for columns, or one thing at a time.

const query = matchMedia("(max-width: 820px)");
let small = $state(query.matches);
query.addEventListener("change", () => (small = query.matches));

export const screen_ = {
  get narrow(): boolean {
    return small;
  },
};
