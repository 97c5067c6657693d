import { type AnyTier, type Shape, shapes } from "./plan.ts";

/**
 * Candidate algorithm of a call: the tier, and the launch shape of a kernel. Without a tier, the planned
 * algorithm applies.
 */
export interface AlgorithmCandidate {
  readonly tier?: AnyTier;
  readonly blocks?: number;
  readonly threads?: number;
}

/** Returns the size class of a call. A class holds the sizes from one power of two up to the next. */
const classOf = (bytes: number): number => (bytes < 2 ** 31 ? 31 - Math.clz32(bytes) : 31);
const classes = 32;

/** Maximum bytes of a call that uses a shape. Ring and tree need memory for the data of all members. */
const maxShapedBytes = 4 * 2 ** 20;

/** Maximum ratio of the new time to the current time at which one measurement is enough to switch. */
const clearGain = 0.8;
const smallGain = 0.95;

/** Decision to use another algorithm for a size, with the reason. */
export interface AlgorithmChange {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

export const choiceText = ({ tier, blocks, threads }: AlgorithmCandidate): string =>
  tier === undefined ? "as planned" : blocks === undefined ? tier : `${tier} of ${blocks} x ${threads}`;

/**
 * Algorithms of allReduce that measured faster than the planned ones, by size class. All members hold the
 * same choices.
 */
export abstract class SizeChoices {
  readonly #chosen: (AlgorithmCandidate | undefined)[] = new Array(classes).fill(undefined);
  #hasChoice = false;
  readonly #calls = new Float64Array(classes);
  readonly #lastBytes = new Float64Array(classes);
  /** Candidates that won the previous measurement by a small margin, by size class. */
  readonly #pending = new Map<number, string>();

  /** Returns the candidates for a size, without the planned algorithm. */
  protected abstract others(bytes: number): readonly AlgorithmCandidate[];

  /** Counts a call of `bytes` bytes for its size class. */
  count(bytes: number): void {
    const at = classOf(bytes);
    this.#calls[at]!++;
    this.#lastBytes[at] = bytes;
  }

  protected candidate(bytes: number): AlgorithmCandidate | undefined {
    return this.#hasChoice ? this.#chosen[classOf(bytes)] : undefined;
  }

  /** Returns the shape of a call, or undefined when it uses no shape. */
  shapeOf(bytes: number): Shape | undefined {
    const tier = this.candidate(bytes)?.tier;
    return shapes.find((shape) => shape === tier);
  }

  /** Returns the sizes that moved the most data since the last call of this method. */
  busiest(most: number): number[] {
    const found = [...this.#lastBytes.keys()]
      .filter((at) => this.#calls[at]! > 0)
      .sort((a, b) => this.#calls[b]! * 2 ** b - this.#calls[a]! * 2 ** a)
      .slice(0, most)
      .map((at) => this.#lastBytes[at]!);
    this.#calls.fill(0);
    return found;
  }

  /**
   * Returns the candidates for a size. The first candidate is the algorithm in use. `withShapes` adds star, ring and
   * tree.
   */
  candidates(bytes: number, withShapes = false): AlgorithmCandidate[] {
    const found: AlgorithmCandidate[] = [this.#chosen[classOf(bytes)] ?? {}];
    const seen = new Set(found.map(choiceText));
    const shaped = withShapes && bytes <= maxShapedBytes ? shapes.map((tier) => ({ tier })) : [];
    for (const choice of [{}, ...this.others(bytes), ...shaped]) {
      if (seen.has(choiceText(choice))) continue;
      seen.add(choiceText(choice));
      found.push(choice);
    }
    return found;
  }

  use(bytes: number, choice: AlgorithmCandidate): void {
    const at = classOf(bytes);
    this.#chosen[at] = choice.tier === undefined ? undefined : choice;
    this.#hasChoice = this.#chosen.some((each) => each !== undefined);
  }

  /**
   * Selects the algorithm of a size by the measured times. Switches when a candidate is clearly faster, or
   * won the previous measurement as well.
   */
  decide(
    bytes: number,
    candidates: readonly AlgorithmCandidate[],
    us: readonly number[],
  ): AlgorithmChange | undefined {
    const at = classOf(bytes);
    const least = Math.min(...us);
    const best = us.indexOf(least);
    const [current, wanted] = [candidates[0]!, candidates[best]!];
    const gain = least / us[0]!;
    const name = choiceText(wanted);
    const isWanted = best > 0 && (gain < clearGain || (gain < smallGain && this.#pending.get(at) === name));
    if (best > 0 && gain < smallGain && !isWanted) this.#pending.set(at, name);
    else this.#pending.delete(at);
    this.use(bytes, isWanted ? wanted : current);
    if (!isWanted) return undefined;
    const reason = `${least.toFixed(1)} us instead of ${us[0]!.toFixed(1)}`;
    return { from: choiceText(current), to: name, reason };
  }
}
