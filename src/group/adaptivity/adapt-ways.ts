import { bytesText } from "../../arguments/bytes-text.ts";
import type { Buffer, Device } from "../../cuda/index.ts";
import type { WaitOptions } from "../../wait/wait-options.ts";
import type { Candidate, SizeChoices } from "../collectives/size-choices.ts";
import { type Until, untilOf } from "../links/handshake.ts";
import type { Membership } from "../membership.ts";
import type { Change } from "./changes.ts";

const mostSizes = 3;
const rounds = 5;
/** A round of a candidate: as many calls as move that, within limits. */
const roundBytes = 4 * 2 ** 20;
const mostCalls = 20;

/** What measuring needs of a group. */
export interface MeasuredGroup {
  readonly membership: Membership;
  readonly device: Device;
  readonly allReduce: (buffer: Buffer) => void;
  readonly done: (wait: WaitOptions) => Promise<void>;
}

/** Times the ways that an allReduce can go, for the sizes that were called most, and takes what all members found better. */
export async function adaptWays(
  group: MeasuredGroup,
  choices: SizeChoices,
  wait: WaitOptions & { readonly timeoutMs: number },
): Promise<readonly Change[]> {
  const { membership, device } = group;
  const { adaptivity } = membership;
  const deadline: Until = untilOf(wait.timeoutMs, wait.signal);
  const told = await membership.exchange<readonly number[]>("adapt", choices.busiest(mostSizes), deadline);
  const changes: Change[] = [];
  for (const bytes of told[0]!) {
    using memory = device.allocate(Math.max(1, Math.floor(bytes / 4)), "f32").fill(0);
    const candidates = choices.candidates(memory.byteLength);
    if (candidates.length < 2) continue;
    const own = await microsecondsOf(group, choices, candidates, memory, wait);
    const all = await membership.exchange<readonly number[]>("adapt", own, deadline);
    const us = own.map((_, i) => Math.max(...all.map((each) => each[i]!)));
    const change = choices.decide(memory.byteLength, candidates, us);
    if (change === undefined) continue;
    changes.push(adaptivity.tell({ what: `allReduce of ${bytesText(bytes)}`, kind: "changed", ...change }));
  }
  return changes;
}

/** What a call takes in each of these ways; whatever becomes of it, the first of them is the one that is used afterwards. */
async function microsecondsOf(
  group: MeasuredGroup,
  choices: SizeChoices,
  candidates: readonly Candidate[],
  memory: Buffer,
  wait: WaitOptions,
): Promise<number[]> {
  const { device, allReduce, done } = group;
  using start = device.createEvent();
  using stop = device.createEvent();
  const bytes = memory.byteLength;
  const calls = Math.max(2, Math.min(mostCalls, Math.floor(roundBytes / bytes)));
  const times: number[][] = candidates.map(() => []);
  try {
    for (let round = 0; round <= rounds; round++)
      for (const [i, candidate] of candidates.entries()) {
        choices.use(bytes, candidate);
        // The first one meets the others, and is not counted.
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
  return times.map((each) => each.sort((a, b) => a - b)[each.length >> 1]!);
}
