import { bytesText } from "../../../arguments/bytes-text.ts";
import { Deadline } from "../../../wait/deadline.ts";
import type { WaitOptions } from "../../../wait/wait-options.ts";
import { MismatchError } from "../../membership/links/group-error.ts";
import { isAmount, isText, listOf } from "../../membership/links/received-values.ts";
import type { GroupLinks } from "../../memory/group-links.ts";
import { type MeasuredGroup, microsecondsOf } from "../adapt-algorithms.ts";
import type { Algorithm } from "../algorithm.ts";
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
  const deadline: Deadline = new Deadline(wait.timeoutMs, wait.signal);
  const call = `explain(${sizes.join(", ")})`;
  const calls = await membership.exchange("explain", call, deadline, isText);
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
        : await measure(group, shaped, bytes, predicted, wait, deadline);
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
  { choices }: ShapedAlgorithm,
  bytes: number,
  predicted: ReadonlyMap<"direct" | Shape, number>,
  wait: WaitOptions & { readonly timeoutMs: number },
  deadline: Deadline,
): Promise<Map<"direct" | Shape, number>> {
  const { membership, device } = group;
  using memory = device.useReserve(() => device.allocate(Math.floor(bytes / 4), "f32")).fill(0);
  const limit = measuredFactor * Math.min(...predicted.values());
  const candidates = choices
    .candidates(memory.byteLength, true)
    .filter(
      ({ tier }, at) =>
        at === 0 ||
        tier === undefined ||
        (isShape(tier) && (predicted.get(tier) ?? Number.POSITIVE_INFINITY) <= limit),
    );
  const own = await microsecondsOf(group, choices, candidates, memory, wait);
  const all = await membership.exchange<readonly number[]>(
    "explain",
    own,
    deadline,
    listOf(isAmount, own.length),
  );
  const us = own.map((_, at) => Math.max(...all.map((each) => each[at]!)));
  const change = choices.decide(memory.byteLength, candidates, us);
  if (change !== undefined)
    membership.adaptivity.record({ what: `allReduce of ${bytesText(bytes)}`, kind: "changed", ...change });
  const found = new Map<"direct" | Shape, number>();
  for (const [at, { tier }] of candidates.entries()) {
    const name = isShape(tier) ? tier : "direct";
    found.set(name, Math.min(us[at]!, found.get(name) ?? Number.POSITIVE_INFINITY));
  }
  return found;
}
