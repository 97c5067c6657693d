import { BackOff } from "../../../../tuning/trial-policy.ts";
import { type PaceWindow, PathPace, paceText, slowRatio } from "./path-pace.ts";
import { PathTrial } from "./path-trial.ts";

/** Number of consecutive slow windows after which a path counts as slow. */
const slowWindows = 4;
/** Minimum share of the elapsed time that a slow window must lose to slow writes. */
const minLostShare = 0.1;
/** Number of windows without improvement after which a switch to another path is reverted. */
const unimprovedWindows = 3;
const improvedRatio = 0.8;
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
  #unimproved = -1;

  /** Records a write for the running trial, see {@link PathTrial.posted}. */
  posted(bytes: number, count: number, now: number): number | undefined {
    return this.#trial?.posted(bytes, count, now);
  }

  completed(bytes: number, writtenMs: number, count: number, now: number): void {
    const took = this.#pace.completed(bytes, writtenMs, now);
    this.#trial?.completed(count, took);
  }

  probeCompleted(now: number): void {
    this.#trial?.probeCompleted(now);
  }

  /**
   * Records a switch to another path. The next windows verify the improvement, unless the switch reverted an
   * earlier one.
   */
  moved(path: number, kind: PathVerdict["kind"], now: number): void {
    this.#path = path;
    this.#trial = undefined;
    this.#slow = 0;
    this.#unimproved = kind === "changed" ? 0 : -1;
    this.#pace.restart();
    this.#returnPause.begin(now);
  }

  /**
   * Evaluates the current window and the running trial. `oldestMs` has the meaning that {@link
   * PathPace.close} describes.
   */
  check(now: number, oldestMs: number, oldestBytes: number): PathVerdict | undefined {
    const window = this.#pace.close(this.#path, now, oldestMs, oldestBytes);
    if (window !== undefined) this.#slow = isSlow(window) ? this.#slow + 1 : 0;
    if (window !== undefined && this.#slow > 0) this.#slowText = slowText(window);
    if (window !== undefined && this.#unimproved >= 0) {
      const revert = this.#verify(window, now);
      if (revert !== undefined) return revert;
    }
    if (this.#trial !== undefined) return this.#trial.isOver(now) ? this.#decide(this.#trial) : undefined;
    if (this.#slow >= slowWindows && this.#slowPause.isOver(now)) this.#startTrial(false, now);
    else if (window !== undefined && this.#path !== 0 && this.#returnPause.isOver(now))
      this.#startTrial(true, now);
    return undefined;
  }

  /** Returns a decision to revert when the new path is not faster than the path that was left. */
  #verify({ sharedMs, otherMs }: PaceWindow, now: number): PathVerdict | undefined {
    if (otherMs === 0) return undefined;
    if (sharedMs < improvedRatio * otherMs) this.#unimproved = -1;
    else if (++this.#unimproved >= unimprovedWindows) {
      this.#unimproved = -1;
      this.#slowPause.begin(now);
      return {
        isLeft: true,
        kind: "taken back",
        reason: `the other path is not faster: the same writes took ${Number(otherMs.toPrecision(2))} ms before and ${Number(sharedMs.toPrecision(2))} ms now`,
      };
    }
    return undefined;
  }

  #startTrial(isReturn: boolean, now: number): void {
    this.#isReturn = isReturn;
    this.#trial = new PathTrial();
    (isReturn ? this.#returnPause : this.#slowPause).begin(now);
  }

  #decide(trial: PathTrial): PathVerdict | undefined {
    this.#trial = undefined;
    const { isBetter, text } = trial;
    if (this.#isReturn)
      return isBetter
        ? { isLeft: true, kind: "changed", reason: `the first path is faster again: ${text}` }
        : undefined;
    // The path was slow for a short time only, so nothing is reported.
    if (this.#slow === 0) return undefined;
    this.#slow = 0;
    if (isBetter) return { isLeft: true, kind: "changed", reason: `${this.#slowText}; ${text}` };
    return { isLeft: false, kind: "taken back", reason: `${this.#slowText}; no faster path: ${text}` };
  }
}

const isSlow = ({ writeMs, bestMs, elapsedMs }: PaceWindow): boolean =>
  bestMs > 0 && writeMs > slowRatio * bestMs && writeMs - bestMs > minLostShare * elapsedMs;

const slowText = ({ bytes, writes, writeMs, bestMs }: PaceWindow): string =>
  `${paceText(bytes, writes, writeMs)} instead of ${paceText(bytes, writes, bestMs)}`;
