import { bytesText } from "../../../arguments/bytes-text.ts";
import type { WaitOptions } from "../../../wait/wait-options.ts";
import { MismatchError } from "../../membership/links/group-error.ts";
import { isText } from "../../membership/links/received-values.ts";
import type { GroupLinks } from "../../memory/group-links.ts";
import { type MeasuredGroup, measured } from "../adapt-algorithms.ts";
import type { Algorithm } from "../algorithm.ts";
import { JointMeasurement } from "../joint-measurement.ts";
import { type Shape, shapes } from "../plan.ts";
import type { AlgorithmCandidate } from "../size-choices.ts";
import { type ExplainedAlgorithm, type ExplainedSize, Explanation, reasonOf } from "./explanation.ts";
import { LinkTable } from "./predict.ts";
import { type ShapeOrder, stepsOf } from "./shape-steps.ts";
import { ShapedAlgorithm } from "./shaped-algorithm.ts";

/**
 * Maximum ratio of a shape's predicted time to the least one at which the shape is measured. Predictions omit the
 * launches of kernels and the load of the machine.
 */
const measuredFactor = 3;

const isShape = (tier: AlgorithmCandidate["tier"]): tier is Shape => shapes.some((shape) => shape === tier);

/** Predicts the time of an allReduce with each way through the links. */
function predictions(table: LinkTable, bytes: number, order: ShapeOrder): Map<"direct" | Shape, number> {
  const us = (algorithm: Parameters<typeof stepsOf>[0]): number =>
    table.predictUs(stepsOf(algorithm, table.size, bytes, order));
  return new Map<"direct" | Shape, number>([
    ["direct", Math.min(us("one-shot"), us("two-shot"))],
    ...shapes.map((shape) => [shape, us(shape)] as const),
  ]);
}

/**
 * Compares the algorithms of allReduce by predictions from measured links. Measures those that may be fastest, and
 * selects by size. All members call it together with the same links.
 */
export async function explainAlgorithms(
  group: MeasuredGroup,
  algorithm: Algorithm,
  links: GroupLinks,
  sizes: readonly number[],
  wait: WaitOptions & { readonly timeoutMs: number },
): Promise<Explanation> {
  const { membership } = group;
  const call = `explain(${sizes.join(", ")})`;
  const joint = new JointMeasurement(membership, "explain", wait, group.fail);
  const calls = await joint.begin(call, isText);
  if (calls.some((one) => one !== call))
    throw new MismatchError(new Map(calls.map((one, rank) => [rank, one])));
  const table = new LinkTable(membership.size, links.all);
  const order = table.order(Math.max(...sizes));
  const shaped = algorithm instanceof ShapedAlgorithm ? algorithm : undefined;
  if (shaped !== undefined) shaped.order = order;
  const explained: ExplainedSize[] = [];
  for (const bytes of sizes) {
    const predicted = predictions(table, bytes, order);
    const measured =
      shaped === undefined || !membership.adaptivity.on
        ? new Map<"direct" | Shape, number>()
        : await measure(group, joint, shaped, bytes, predicted);
    const algorithms: ExplainedAlgorithm[] = [...predicted].map(([name, predictedUs]) => ({
      ...{ algorithm: name, predictedUs },
      measuredUs: measured.get(name),
    }));
    const { tier, reason } = algorithm.plan(bytes);
    explained.push({ bytes, chosen: tier, reason: `${reason}; ${reasonOf(algorithms)}`, algorithms });
  }
  return new Explanation(links, explained);
}

/** Measures the algorithm in use, the planned one, and the shapes that may be faster. Selects the best one. */
async function measure(
  group: MeasuredGroup,
  joint: JointMeasurement,
  { choices }: ShapedAlgorithm,
  bytes: number,
  predicted: ReadonlyMap<"direct" | Shape, number>,
): Promise<Map<"direct" | Shape, number>> {
  const { adaptivity } = group.membership;
  const length = Math.floor(bytes / 4);
  const limit = measuredFactor * Math.min(...predicted.values());
  const candidates = choices
    .candidates(4 * length, true)
    .filter(
      ({ tier }, at) =>
        at === 0 ||
        tier === undefined ||
        (isShape(tier) && (predicted.get(tier) ?? Number.POSITIVE_INFINITY) <= limit),
    );
  const found = new Map<"direct" | Shape, number>();
  await measured(group, joint, { choices, candidates, length }, (us) => {
    const change = choices.decide(4 * length, candidates, us);
    if (change !== undefined)
      adaptivity.record({ what: `allReduce of ${bytesText(bytes)}`, kind: "changed", ...change });
    for (const [at, { tier }] of candidates.entries()) {
      const name = isShape(tier) ? tier : "direct";
      found.set(name, Math.min(us[at]!, found.get(name) ?? Number.POSITIVE_INFINITY));
    }
  });
  return found;
}
