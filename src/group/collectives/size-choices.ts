import type { AnyTier } from "./plan.ts";

/** One way of a call: its tier, and the shape of the kernel where there is one. Without a tier: as planned. */
export interface Candidate {
  readonly tier?: AnyTier;
  readonly blocks?: number;
  readonly threads?: number;
}

/** Sizes of calls from a power of two up to the next. */
const classOf = (bytes: number): number => (bytes < 2 ** 31 ? 31 - Math.clz32(bytes) : 31);
const classes = 32;

/** Another choice is taken at once where it is so much better, and where it is that much better twice. */
const clearly = 0.8;
const better = 0.95;

/** What was decided for a size. */
export interface WayChange {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

export const choiceText = ({ tier, blocks, threads }: Candidate): string =>
  tier === undefined ? "as planned" : blocks === undefined ? tier : `${tier} of ${blocks} x ${threads}`;

/** Ways of allReduce that were measured to be better than those planned, by size. The same in all members. */
export abstract class SizeChoices {
  readonly #chosen: (Candidate | undefined)[] = new Array(classes).fill(undefined);
  #any = false;
  readonly #calls = new Float64Array(classes);
  readonly #lastBytes = new Float64Array(classes);
  /** What was better by itself the last time, by class. */
  readonly #pending = new Map<number, string>();

  /** What may be tried beside what is planned. */
  protected abstract others(bytes: number): readonly Candidate[];

  /** A call of so many bytes is made. */
  protected count(bytes: number): void {
    const at = classOf(bytes);
    this.#calls[at]!++;
    this.#lastBytes[at] = bytes;
  }

  protected candidate(bytes: number): Candidate | undefined {
    return this.#any ? this.#chosen[classOf(bytes)] : undefined;
  }

  /** The sizes that moved most since the last time. */
  busiest(most: number): number[] {
    const found = [...this.#lastBytes.keys()]
      .filter((at) => this.#calls[at]! > 0)
      .sort((a, b) => this.#calls[b]! * 2 ** b - this.#calls[a]! * 2 ** a)
      .slice(0, most)
      .map((at) => this.#lastBytes[at]!);
    this.#calls.fill(0);
    return found;
  }

  /** What may be tried for a size; what is used now is the first. */
  candidates(bytes: number): Candidate[] {
    const found: Candidate[] = [this.#chosen[classOf(bytes)] ?? {}];
    const seen = new Set(found.map(choiceText));
    for (const choice of [{}, ...this.others(bytes)]) {
      if (seen.has(choiceText(choice))) continue;
      seen.add(choiceText(choice));
      found.push(choice);
    }
    return found;
  }

  use(bytes: number, choice: Candidate): void {
    const at = classOf(bytes);
    this.#chosen[at] = choice.tier === undefined ? undefined : choice;
    this.#any = this.#chosen.some((each) => each !== undefined);
  }

  /** Decides by what the candidates took: another choice, where it is clearly better or was better the last time as well. */
  decide(bytes: number, candidates: readonly Candidate[], us: readonly number[]): WayChange | undefined {
    const at = classOf(bytes);
    const least = Math.min(...us);
    const best = us.indexOf(least);
    const [current, wanted] = [candidates[0]!, candidates[best]!];
    const gain = least / us[0]!;
    const name = choiceText(wanted);
    const isWanted = best > 0 && (gain < clearly || (gain < better && this.#pending.get(at) === name));
    if (best > 0 && gain < better && !isWanted) this.#pending.set(at, name);
    else this.#pending.delete(at);
    this.use(bytes, isWanted ? wanted : current);
    if (!isWanted) return undefined;
    const reason = `${least.toFixed(1)} us instead of ${us[0]!.toFixed(1)}`;
    return { from: choiceText(current), to: name, reason };
  }
}
