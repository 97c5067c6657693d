import type { Forced } from "./launch-shape.ts";
import { shapeOf } from "./launch-shape.ts";
import type { Tier, Ways } from "./plan.ts";

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

export const choiceText = ({ tier, blocks, threads }: Forced): string =>
  tier === undefined ? "as planned" : blocks === undefined ? tier : `${tier} of ${blocks} x ${threads}`;

/** Tier, blocks and threads of allReduce that were measured to be better than those planned, by size. The same in all members. */
export class WayChoices {
  readonly #ways: Ways;
  readonly #size: number;
  readonly #embedded: boolean;
  readonly #chosen: (Forced | undefined)[] = new Array(classes).fill(undefined);
  #any = false;
  readonly #calls = new Float64Array(classes);
  readonly #lastBytes = new Float64Array(classes);
  /** What was better by itself the last time, by class. */
  readonly #pending = new Map<number, string>();

  constructor(ways: Ways, size: number, embedded: boolean) {
    this.#ways = ways;
    this.#size = size;
    this.#embedded = embedded;
  }

  /** What was chosen for a call of so many bytes, which is counted. */
  of(bytes: number): Forced | undefined {
    const at = classOf(bytes);
    this.#calls[at]!++;
    this.#lastBytes[at] = bytes;
    return this.#any ? this.chosen(bytes) : undefined;
  }

  chosen(bytes: number): Forced | undefined {
    const chosen = this.#chosen[classOf(bytes)];
    return chosen?.tier === "low-latency" && bytes > this.#ways.mostWordBytes ? undefined : chosen;
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
  candidates(bytes: number): Forced[] {
    const { mostWordBytes, hasLines } = this.#ways;
    const tiers: Tier[] = [];
    if (bytes <= mostWordBytes) tiers.push("low-latency");
    if (hasLines) tiers.push("lines");
    tiers.push("one-shot");
    if (this.#size > 2) tiers.push("two-shot");
    const found: Forced[] = [this.#chosen[classOf(bytes)] ?? {}];
    const seen = new Set(found.map(choiceText));
    const add = (choice: Forced): void => {
      if (seen.has(choiceText(choice))) return;
      seen.add(choiceText(choice));
      found.push(choice);
    };
    add({});
    for (const tier of tiers) {
      add({ tier });
      if (this.#embedded || tier === "low-latency") continue;
      const room = { blocks: 256, most: undefined, embedded: false };
      const { grid, threads } = shapeOf(tier, bytes, room);
      if (grid > 1) add({ tier, blocks: grid >> 1, threads });
      add({ tier, blocks: 2 * grid, threads });
    }
    return found;
  }

  use(bytes: number, choice: Forced): void {
    const at = classOf(bytes);
    this.#chosen[at] = choice.tier === undefined ? undefined : choice;
    this.#any = this.#chosen.some((each) => each !== undefined);
  }

  /** Decides by what the candidates took: another choice, where it is clearly better or was better the last time as well. */
  decide(bytes: number, candidates: readonly Forced[], us: readonly number[]): WayChange | undefined {
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
