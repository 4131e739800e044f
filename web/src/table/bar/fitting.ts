// What the bar on top leaves out, so that no name in it is cut: the words of the tools, then the banners, then names.

/** What the bar shows, from everything to the least; `data-room` of the bar. */
const STAGES = ["all", "signs", "scores", "badges"] as const;
type Stage = (typeof STAGES)[number];

/** The title may be cut before banners give way: it is told elsewhere too. */
const PARTS: Record<Stage, string> = {
  all: "h1, .names > *",
  signs: ".names > *",
  scores: ".names > *",
  badges: "",
};

/** Leave out as little as possible. Nothing is drawn in between. */
export function fitBar(bar: HTMLElement): void {
  for (const stage of STAGES) {
    bar.dataset.room = stage;
    if (!PARTS[stage] || ![...bar.querySelectorAll<HTMLElement>(PARTS[stage])].some(isCut)) return;
  }
}

/** Whether some of the text is hidden for want of room. A name that is longer than any may be does not count. */
function isCut(part: HTMLElement): boolean {
  if (part.scrollWidth <= part.clientWidth) return false;
  const most = parseFloat(getComputedStyle(part.parentElement!).maxWidth);
  return !(part.clientWidth >= most);
}
