// The curve of the chances: where its steps are, and which of them is pointed at.

import type { AnalysisTold, StepTold, TurningPoint } from "../lib/types";

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** From a step to its place across, and from a chance to its place down. */
export class Scale {
  constructor(
    private readonly steps: number,
    private readonly frame: Frame,
  ) {}

  x(step: number): number {
    const { left, right } = this.frame;
    return left + (right - left) * (step / Math.max(1, this.steps));
  }

  y(chance: number): number {
    const { top, bottom } = this.frame;
    return top + (bottom - top) * (1 - within(chance, 0, 1));
  }

  /** The step at this place. */
  step(x: number): number {
    const { left, right } = this.frame;
    const share = (x - left) / Math.max(1, right - left);
    return Math.round(within(share, 0, 1) * this.steps);
  }
}

export function lastStep(told: AnalysisTold): number {
  return told.steps.at(-1)?.step ?? 0;
}

/** What is known of a step, or else of the last one before it. */
export function stepAt(told: AnalysisTold, step: number): StepTold | undefined {
  return told.steps.findLast((each) => each.step <= step);
}

/** The turning point at a step, or one so near that it is meant. */
export function turningNear(told: AnalysisTold, step: number, reach: number): TurningPoint | undefined {
  const near = told.turning.filter((each) => Math.abs(each.step - step) <= reach);
  return near.sort((one, two) => Math.abs(one.step - step) - Math.abs(two.step - step))[0];
}

export function pathOf(steps: readonly StepTold[], seat: number, scale: Scale): string {
  const points = steps.map(
    ({ step, chances }) => `${scale.x(step).toFixed(1)} ${scale.y(chances[seat] ?? 0).toFixed(1)}`,
  );
  return `M${points.join("L")}`;
}

/** The label of the turn that a step belongs to. */
export function turnOf(told: AnalysisTold, step: number): string {
  return told.turns.findLast((each) => each.step <= step)?.text ?? "";
}
