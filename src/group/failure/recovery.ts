/** A step of how a group got over a loss. */
export interface RecoveryStep {
  readonly what: string;
  /** When it was over: milliseconds since 1970, to compare with other members' of the same host. */
  readonly at: number;
  /** Milliseconds since the step before. */
  readonly ms: number;
}

const mostSteps = 200;
const nowMs = (): number => performance.timeOrigin + performance.now();

/** What happened since a member was lost, step by step, until the group computes again. */
export class Recovery {
  #steps: RecoveryStep[] = [];
  #isOver = true;

  /** A loss was noticed, then. What is under way when one more is lost goes on in the same list. */
  begin(what: string, at: number = nowMs()): void {
    if (this.#isOver) this.#steps = [];
    this.#isOver = false;
    this.#add(what, at);
  }

  /** That is done now; nothing when no loss is being got over. */
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
