import { bytesText } from "../../arguments/bytes-text.ts";
import type { Buffer, Device } from "../../cuda/index.ts";
import { median } from "../../tuning/median.ts";
import { Deadline } from "../../wait/deadline.ts";
import type { WaitOptions } from "../../wait/wait-options.ts";
import { type Accepts, isAmount, listOf, wholeFrom } from "../membership/links/received-values.ts";
import type { Membership } from "../membership/membership.ts";
import type { Change } from "../metrics/changes.ts";
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
  const { membership, device } = group;
  const { adaptivity } = membership;
  const deadline: Deadline = new Deadline(wait.timeoutMs, wait.signal);
  const sizes = await membership.exchange("adapt", choices.busiest(maxSizes), deadline, isSizes);
  const changes: Change[] = [];
  for (const bytes of sizes[0]!) {
    using memory = device
      .useReserve(() => device.allocate(Math.max(1, Math.floor(bytes / 4)), "f32"))
      .fill(0);
    const candidates = choices.candidates(memory.byteLength);
    if (candidates.length < 2) continue;
    const own = await microsecondsOf(group, choices, candidates, memory, wait);
    const all = await membership.exchange<readonly number[]>(
      "adapt",
      own,
      deadline,
      listOf(isAmount, own.length),
    );
    const us = own.map((_, i) => Math.max(...all.map((each) => each[i]!)));
    const change = choices.decide(memory.byteLength, candidates, us);
    if (change === undefined) continue;
    changes.push(adaptivity.record({ what: `allReduce of ${bytesText(bytes)}`, kind: "changed", ...change }));
  }
  return changes;
}

/**
 * Returns the median time per call of each candidate, in microseconds. The first candidate is in force when
 * this function returns or throws.
 */
export async function microsecondsOf(
  group: MeasuredGroup,
  choices: SizeChoices,
  candidates: readonly AlgorithmCandidate[],
  memory: Buffer,
  wait: WaitOptions,
): Promise<number[]> {
  const { device, allReduce, done } = group;
  using start = device.createEvent();
  using stop = device.createEvent();
  const bytes = memory.byteLength;
  const calls = Math.max(2, Math.min(maxCalls, Math.floor(roundBytes / bytes)));
  const times: number[][] = candidates.map(() => []);
  try {
    for (let round = 0; round <= rounds; round++)
      for (const [i, candidate] of candidates.entries()) {
        choices.use(bytes, candidate);
        // The first call synchronizes the members and is not timed.
        allReduce(memory);
        start.record();
        for (let call = 0; call < calls; call++) allReduce(memory);
        stop.record();
        await done(wait);
        if (round > 0) times[i]!.push((stop.millisecondsSince(start) * 1000) / calls);
      }
  } finally {
    choices.use(bytes, candidates[0]!);
  }
  return times.map((each) => median(each));
}
