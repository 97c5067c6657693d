import { bytesText } from "../../arguments/bytes-text.ts";
import type { Buffer, Device } from "../../cuda/index.ts";
import { median } from "../../tuning/median.ts";
import type { WaitOptions } from "../../wait/wait-options.ts";
import { type Accepts, listOf, wholeFrom } from "../membership/links/received-values.ts";
import type { Membership } from "../membership/membership.ts";
import type { Change } from "../metrics/changes.ts";
import { JointMeasurement } from "./joint-measurement.ts";
import type { AlgorithmCandidate, SizeChoices } from "./size-choices.ts";

const maxSizes = 3;
const rounds = 5;
/**
 * Data that the calls of one measurement round move, in bytes. `mostCalls` limits the number of calls of a
 * round.
 */
const roundBytes = 4 * 2 ** 20;
const maxCalls = 20;

/** Largest size of a call, in bytes. */
const mostBytes = 2 ** 40;
const isSizes: Accepts<readonly number[]> = (value): value is readonly number[] =>
  listOf(wholeFrom(0, mostBytes))(value) && value.length <= maxSizes;

/** Parts of a group that the measurement uses. */
export interface MeasuredGroup {
  readonly membership: Membership;
  readonly device: Device;
  readonly allReduce: (buffer: Buffer) => void;
  readonly done: (wait: WaitOptions) => Promise<void>;
  /** Makes the group refuse collectives until a reform. */
  readonly fail: (error: unknown) => void;
}

/**
 * Measures the candidate algorithms of allReduce for the sizes that moved the most data. Selects the
 * candidates that are faster for all members.
 */
export async function adaptAlgorithms(
  group: MeasuredGroup,
  choices: SizeChoices,
  wait: WaitOptions & { readonly timeoutMs: number },
): Promise<readonly Change[]> {
  const { membership } = group;
  const { adaptivity } = membership;
  const joint = new JointMeasurement(membership, "adapt", wait, group.fail);
  const sizes = await joint.begin(choices.busiest(maxSizes), isSizes);
  const changes: Change[] = [];
  for (const bytes of sizes[0]!) {
    const length = Math.max(1, Math.floor(bytes / 4));
    const candidates = choices.candidates(4 * length);
    if (candidates.length < 2) continue;
    await measured(group, joint, { choices, candidates, length }, (us) => {
      const change = choices.decide(4 * length, candidates, us);
      if (change === undefined) return;
      changes.push(
        adaptivity.record({ what: `allReduce of ${bytesText(bytes)}`, kind: "changed", ...change }),
      );
    });
  }
  return changes;
}

/** Algorithms that are compared, and the f32 values of the calls that compare them. */
export interface Comparison {
  readonly choices: SizeChoices;
  readonly candidates: readonly AlgorithmCandidate[];
  readonly length: number;
}

/**
 * Measures the candidates in all members. Calls `decide` with the microseconds of the slowest member for each of
 * them. Throws when a member ended its call.
 */
export async function measured(
  group: MeasuredGroup,
  joint: JointMeasurement,
  comparison: Comparison,
  decide: (us: readonly number[]) => void,
): Promise<void> {
  const { device } = group;
  const memory = device.useReserve(() => device.allocate(comparison.length, "f32"));
  let own: { readonly us: readonly number[] | undefined; readonly end: unknown };
  try {
    own = await microsecondsOf(group, joint, comparison, memory.fill(0));
  } catch (error) {
    memory.close();
    throw error;
  }
  if (own.us === undefined) closeAfterUse(memory);
  else memory.close();
  await joint.conclude(own.us, own.end, (all) =>
    decide(comparison.candidates.map((_, i) => Math.max(...all.map((each) => each[i]!)))),
  );
}

/** Closes memory after the kernels that are enqueued, because closing it now would block until they end. */
function closeAfterUse(memory: Buffer): void {
  const close = () => memory.close();
  // Each kernel has a limit of its own. Memory that fails to close is closed with its device.
  void memory.device.stream.whenDone(close, { timeoutMs: Number.POSITIVE_INFINITY }).catch(() => {});
}

/**
 * Returns the median time per call of each candidate, in microseconds. The first candidate is in force when
 * this function returns or throws. When the deadline of this member ends its wait, the remaining calls are
 * enqueued, because the other members wait for them. There are no times then.
 */
async function microsecondsOf(
  group: MeasuredGroup,
  joint: JointMeasurement,
  { choices, candidates }: Comparison,
  memory: Buffer,
): Promise<{ readonly us: readonly number[] | undefined; readonly end: unknown }> {
  const { device, allReduce, done } = group;
  using start = device.createEvent();
  using stop = device.createEvent();
  const bytes = memory.byteLength;
  const calls = Math.max(2, Math.min(maxCalls, Math.floor(roundBytes / bytes)));
  const times: number[][] = candidates.map(() => []);
  let end: unknown;
  try {
    for (let round = 0; round <= rounds; round++)
      for (const [i, candidate] of candidates.entries()) {
        choices.use(bytes, candidate);
        // The first call synchronizes the members and is not timed.
        allReduce(memory);
        start.record();
        for (let call = 0; call < calls; call++) allReduce(memory);
        stop.record();
        if (end !== undefined) continue;
        try {
          await done(joint.remaining);
        } catch (error) {
          if (!joint.isOwnEnd(error)) throw error;
          end = error;
          continue;
        }
        if (round > 0) times[i]!.push((stop.millisecondsSince(start) * 1000) / calls);
      }
  } finally {
    choices.use(bytes, candidates[0]!);
  }
  return { us: end === undefined ? times.map((each) => median(each)) : undefined, end };
}
