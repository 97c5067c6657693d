import { BackOff } from "../../../tuning/trial-policy.ts";
import { type PaceWindow, PathPace, paceText, slowRatio } from "./path-pace.ts";
import { PathTrial } from "./path-trial.ts";

/** Number of consecutive slow windows after which a path counts as slow. */
const slowWindows = 4;
/** Minimum share of the elapsed time that a slow window must lose to slow writes. */
const leastShare = 0.1;
/** Number of windows without improvement after which a switch to another path is reverted. */
const vainWindows = 3;
const vainRatio = 0.8;
/** Number of pause lengths without a trial after which the pause between trials returns to its minimum. */
const quietPauses = 8;
const slowPauses = { least: 2000, most: 60_000 } as const;
const returnPauses = { least: 5000, most: 300_000 } as const;

/** Decision about a path. */
export interface PathVerdict {
  /** True when the path is left for the other one. */
  readonly isLeft: boolean;
  /** Kind of the decision. "taken back" means that the other path was not better. */
  readonly kind: "changed" | "taken back";
  readonly reason: string;
}

/** Timer for the pause between two trials. */
class Pause {
  readonly #backOff: BackOff;
  #beganMs = Number.NEGATIVE_INFINITY;

  constructor(limits: { readonly least: number; readonly most: number }) {
    this.#backOff = new BackOff(limits);
  }

  isOver(now: number): boolean {
    return now - this.#beganMs >= this.#backOff.pause;
  }

  begin(now: number): void {
    if (now - this.#beganMs > quietPauses * this.#backOff.pause) this.#backOff.reset();
    else this.#backOff.grow();
    this.#beganMs = now;
  }
}

/**
 * Monitor of the paths to a peer. When the path in use becomes slow, a trial measures the other path, and the
 * sender switches if the other path is faster. On the second path, further trials test whether the first path
 * is faster again.
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
  /** Number of windows without improvement since a switch, or -1 after an improvement. */
  #vain = -1;

  /** Records a write for the running trial, see {@link PathTrial.wrote}. */
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

  /**
   * Records a switch to another path. The next windows verify the improvement, unless the switch reverted an
   * earlier one.
   */
  moved(path: number, kind: PathVerdict["kind"], now: number): void {
    this.#path = path;
    this.#trial = undefined;
    this.#slow = 0;
    this.#vain = kind === "changed" ? 0 : -1;
    this.#pace.restart();
    this.#returnPause.begin(now);
  }

  /**
   * Evaluates the current window and the running trial. `oldestMs` has the meaning that {@link
   * PathPace.close} describes.
   */
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

  /** Returns a decision to revert when the new path is not faster than the path that was left. */
  #verify({ sharedMs, otherMs }: PaceWindow, now: number): PathVerdict | undefined {
    if (otherMs === 0) return undefined;
    if (sharedMs < vainRatio * otherMs) this.#vain = -1;
    else if (++this.#vain >= vainWindows) {
      this.#vain = -1;
      this.#slowPause.begin(now);
      return {
        isLeft: true,
        kind: "taken back",
        reason: `it is no better: writes that took ${Number(otherMs.toPrecision(2))} ms took ${Number(sharedMs.toPrecision(2))}`,
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
    // The path was slow for a short time only, so nothing is reported.
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
