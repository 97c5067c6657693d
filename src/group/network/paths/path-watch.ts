import { type PaceWindow, PathPace, paceText, slowRatio } from "./path-pace.ts";
import { PathTrial } from "./path-trial.ts";

/** A path is slow after so many windows in a row that took slowRatio times as long, */
const slowWindows = 4;
/** and lost so much of the time that went by. */
const leastShare = 0.1;
/** After so many windows that are no better a path is taken back: such as took that much of what the other one did. */
const vainWindows = 3;
const vainRatio = 0.8;
/** Pauses between trials: twice as long after each, and short again after a time without any. */
const quietPauses = 8;
const slowPauses = { least: 2000, most: 60_000 } as const;
const returnPauses = { least: 5000, most: 300_000 } as const;

/** What is to become of a path. */
export interface PathVerdict {
  /** Is it left for the other one? */
  readonly isLeft: boolean;
  /** "taken back": the other one was no better. */
  readonly kind: "changed" | "taken back";
  readonly reason: string;
}

/** When the next trial may be. */
class Pause {
  readonly #limits: { readonly least: number; readonly most: number };
  #ms = 0;
  #beganMs = Number.NEGATIVE_INFINITY;

  constructor(limits: { readonly least: number; readonly most: number }) {
    this.#limits = limits;
  }

  isOver(now: number): boolean {
    return now - this.#beganMs >= this.#ms;
  }

  begin(now: number): void {
    const { least, most } = this.#limits;
    const wasQuiet = now - this.#beganMs > quietPauses * Math.max(least, this.#ms);
    this.#ms = wasQuiet ? least : Math.min(most, Math.max(least, 2 * this.#ms));
    this.#beganMs = now;
  }
}

/**
 * Watches one of two paths to a peer: when it becomes slow, the other one is tried, and the path is left where that is better. Who is not on the
 * first path tries now and then whether that one is better again.
 */
export class PathWatch {
  readonly #pace = new PathPace();
  readonly #slowPause = new Pause(slowPauses);
  readonly #returnPause = new Pause(returnPauses);
  #path = 0;
  #slow = 0;
  #slowText = "";
  #trial: PathTrial | undefined;
  #isReturn = false;
  /** Windows since a change that were no better; -1 once one was. */
  #vain = -1;

  /** See {@link PathTrial.wrote}. */
  wrote(bytes: number, count: number, now: number): number | undefined {
    return this.#trial?.wrote(bytes, count, now);
  }

  over(bytes: number, writtenMs: number, count: number, now: number): void {
    const took = this.#pace.over(bytes, writtenMs, now);
    this.#trial?.over(count, took);
  }

  probed(now: number): void {
    this.#trial?.probed(now);
  }

  /** The other path was taken, as was said: whether it is better is seen then, but not of one that is taken back. */
  moved(path: number, kind: PathVerdict["kind"], now: number): void {
    this.#path = path;
    this.#trial = undefined;
    this.#slow = 0;
    this.#vain = kind === "changed" ? 0 : -1;
    this.#pace.restart();
    this.#returnPause.begin(now);
  }

  /** Called some ten times a second. `oldestMs`: see {@link PathPace.close}. */
  look(now: number, oldestMs: number, oldestBytes: number): PathVerdict | undefined {
    const window = this.#pace.close(this.#path, now, oldestMs, oldestBytes);
    if (window !== undefined) this.#slow = isSlow(window) ? this.#slow + 1 : 0;
    if (window !== undefined && this.#slow > 0) this.#slowText = slowText(window);
    if (window !== undefined && this.#vain >= 0) {
      const back = this.#verify(window, now);
      if (back !== undefined) return back;
    }
    if (this.#trial !== undefined) return this.#trial.isOver(now) ? this.#decide(this.#trial) : undefined;
    if (this.#slow >= slowWindows && this.#slowPause.isOver(now)) this.#try(false, now);
    else if (window !== undefined && this.#path !== 0 && this.#returnPause.isOver(now)) this.#try(true, now);
    return undefined;
  }

  /** Is a path that was just taken better than the one that was left? */
  #verify({ sharedMs, otherMs }: PaceWindow, now: number): PathVerdict | undefined {
    if (otherMs === 0) return undefined;
    if (sharedMs < vainRatio * otherMs) this.#vain = -1;
    else if (++this.#vain >= vainWindows) {
      this.#vain = -1;
      this.#slowPause.begin(now);
      return {
        isLeft: true,
        kind: "taken back",
        reason: `it is no better: what took ${Number(otherMs.toPrecision(2))} ms took ${Number(sharedMs.toPrecision(2))}`,
      };
    }
    return undefined;
  }

  #try(isReturn: boolean, now: number): void {
    this.#isReturn = isReturn;
    this.#trial = new PathTrial();
    (isReturn ? this.#returnPause : this.#slowPause).begin(now);
  }

  #decide(trial: PathTrial): PathVerdict | undefined {
    this.#trial = undefined;
    const { isBetter, text } = trial;
    if (this.#isReturn)
      return isBetter ? { isLeft: true, kind: "changed", reason: `it is better again: ${text}` } : undefined;
    // It was slow for a moment: nothing is to be told.
    if (this.#slow === 0) return undefined;
    this.#slow = 0;
    if (isBetter) return { isLeft: true, kind: "changed", reason: `${this.#slowText}; ${text}` };
    return { isLeft: false, kind: "taken back", reason: `${this.#slowText}, but ${text}` };
  }
}

const isSlow = ({ tookMs, bestMs, elapsedMs }: PaceWindow): boolean =>
  bestMs > 0 && tookMs > slowRatio * bestMs && tookMs - bestMs > leastShare * elapsedMs;

const slowText = ({ bytes, writes, tookMs, bestMs }: PaceWindow): string =>
  `${paceText(bytes, writes, tookMs)} where ${paceText(bytes, writes, bestMs)} was`;
