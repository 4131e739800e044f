// The analysis of a finished game: asked for, and looked at again until it is there.

import { api, type Failure } from "../lib/api";
import type { AnalysisState, AnalysisTold } from "../lib/types";
import { asFailure } from "../pages/fetched.svelte";

const EVERY = 1500; // milliseconds between two looks

export class AskedAnalysis {
  state = $state.raw<AnalysisState | null>(null);
  failure = $state.raw<Failure | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private latest = 0; // grows: what was asked before is no longer wanted when it comes

  constructor(
    private readonly id: string,
    private readonly every = EVERY,
  ) {}

  get told(): AnalysisTold | null {
    return this.state?.analysis ?? null;
  }

  /** Have it made, if it is not there yet; also again, after a failure or in another language. */
  begin(): Promise<void> {
    return this.ask(() => api.beginAnalysis(this.id));
  }

  private async ask(get: () => Promise<AnalysisState>): Promise<void> {
    const mine = ++this.latest;
    clearTimeout(this.timer);
    this.failure = null;
    try {
      const found = await get();
      if (mine !== this.latest) return;
      this.state = found;
      if (found.status === "working") this.timer = setTimeout(() => void this.look(), this.every);
      // A server that was started again knows nothing of what it was asked before.
      if (found.status === "none") this.timer = setTimeout(() => void this.begin(), this.every);
    } catch (error) {
      if (mine === this.latest) this.failure = asFailure(error);
    }
  }

  private look(): Promise<void> {
    return this.ask(() => api.analysis(this.id));
  }

  close(): void {
    this.latest++;
    clearTimeout(this.timer);
  }
}
