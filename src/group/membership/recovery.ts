/** Step in the recovery of a group from a loss. */
export interface RecoveryStep {
  readonly what: string;
  /** End of the step, in milliseconds since 1970. Members on the same host can compare these times. */
  readonly at: number;
  /** Milliseconds since the previous step. */
  readonly ms: number;
}

const mostSteps = 200;
const nowMs = (): number => performance.timeOrigin + performance.now();

/** Recorder of the recovery steps from the loss of a member until the group computes again. */
export class Recovery {
  #steps: RecoveryStep[] = [];
  #isOver = true;

  /** Records the detection of a loss. A second loss during a recovery continues the current list of steps. */
  begin(what: string, at: number = nowMs()): void {
    if (this.#isOver) this.#steps = [];
    this.#isOver = false;
    this.#add(what, at);
  }

  /** Records a finished step. Does nothing when no recovery is in progress. */
  mark(what: string): void {
    if (!this.#isOver) this.#add(what, nowMs());
  }

  end(what: string): void {
    this.mark(what);
    this.#isOver = true;
  }

  get steps(): readonly RecoveryStep[] {
    return this.#steps;
  }

  #add(what: string, at: number): void {
    if (this.#steps.length < mostSteps)
      this.#steps.push({ what, at, ms: at - (this.#steps.at(-1)?.at ?? at) });
  }
}
