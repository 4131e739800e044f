// The rules sheet beside the table: any rule number on the page opens it at its paragraph.

let opener = $state.raw<((rule: string) => void) | null>(null);
let game = $state("napoleonics");

/** A page with a rules sheet of its own takes rule links; elsewhere they lead to /rules/GAME. */
export function openRulesWith(open: ((rule: string) => void) | null, of = "napoleonics"): void {
  opener = open;
  game = of;
}

/** N12.3 is the paragraph with the anchor n12-3. */
export function anchorOf(rule: string): string {
  return rule.toLowerCase().replaceAll(".", "-");
}

export function rulesAddress(rule: string): string {
  return `/rules/${game}#${anchorOf(rule)}`;
}

export function openRule(rule: string): boolean {
  if (!opener) return false;
  opener(rule);
  return true;
}
