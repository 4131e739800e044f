// Calm notes at the edge of the page. They go by themselves, except while something lasts.

export interface Toast {
  id: number;
  text: string;
  rule: string;
  kind: "note" | "trouble";
}

let shown = $state<Toast[]>([]);
let next = 1;

export const toasts = {
  get all(): readonly Toast[] {
    return shown;
  },
};

export function tell(text: string, options: { rule?: string; kind?: Toast["kind"]; lasting?: boolean } = {}): number {
  if (!text) return 0;
  const { rule = "", kind = "note", lasting = false } = options;
  const same = shown.find((each) => each.text === text);
  if (same) return same.id;
  const id = next++;
  shown.push({ id, text, rule, kind });
  if (!lasting) setTimeout(() => untell(id), 4500 + text.length * 35);
  return id;
}

export function untell(id: number): void {
  shown = shown.filter((each) => each.id !== id);
}
