import { bytesText } from "../../../arguments/bytes-text.ts";
import { inspectSymbol } from "../../../lifetime/resource.ts";
import type { GroupLinks } from "../../memory/group-links.ts";
import type { AnyTier, Shape } from "../plan.ts";

/** Time of an allReduce with one way through the links. */
export interface ExplainedAlgorithm {
  /** "direct" sends between all pairs of members, in one or two steps. */
  readonly algorithm: "direct" | Shape;
  /** Prediction from the measured links, in microseconds. Infinity when a link does not exist. */
  readonly predictedUs: number;
  /** Measured time of the slowest member, in microseconds. Undefined when it was not measured. */
  readonly measuredUs: number | undefined;
}

/** Choice of the algorithm for a size of allReduce. */
export interface ExplainedSize {
  readonly bytes: number;
  readonly chosen: AnyTier;
  readonly reason: string;
  readonly algorithms: readonly ExplainedAlgorithm[];
}

const usText = (us: number): string =>
  Number.isFinite(us) ? `${us < 100 ? us.toFixed(1) : us.toFixed(0)} us` : "no link";

/** Returns the reason of a choice in numbers. */
export function reasonOf(algorithms: readonly ExplainedAlgorithm[]): string {
  const predicted = algorithms.map(({ algorithm, predictedUs }) => `${algorithm} ${usText(predictedUs)}`);
  const measured = algorithms.flatMap(({ algorithm, measuredUs }) =>
    measuredUs === undefined ? [] : [`${algorithm} ${usText(measuredUs)}`],
  );
  return `predicted from the links: ${predicted.join(", ")}; ${measured.length === 0 ? "not measured" : `measured: ${measured.join(", ")}`}`;
}

/** Comparison of the algorithms of allReduce on the measured links of a group. `group.explain` makes it. */
export class Explanation {
  /** Measured links. */
  readonly links: GroupLinks;
  /** Choice for each size, in the order of the sizes. */
  readonly sizes: readonly ExplainedSize[];

  /** @internal Use `group.explain`. */
  constructor(links: GroupLinks, sizes: readonly ExplainedSize[]) {
    this.links = links;
    this.sizes = sizes;
  }

  /** Returns a line for each size. */
  toString(): string {
    return [
      `Explanation: ${this.links.shape}`,
      ...this.sizes.map(({ bytes, chosen, reason }) => `  ${bytesText(bytes)}: ${chosen}; ${reason}`),
    ].join("\n");
  }

  [inspectSymbol](): string {
    return this.toString();
  }
}
