import { bytesText } from "../../arguments/bytes-text.ts";
import type { Buffer, Device } from "../../cuda/index.ts";
import type { WaitOptions } from "../../wait/wait-options.ts";
import type { WayChoices } from "../collectives/way-choices.ts";
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
  choices: WayChoices,
  wait: WaitOptions & { readonly timeoutMs: number },
): Promise<readonly Change[]> {
  const { membership, device } = group;
  const { adaptivity } = membership;
  const deadline: Until = untilOf(wait.timeoutMs, wait.signal);
  const told = await membership.exchange<readonly number[]>("adapt", choices.busiest(mostSizes), deadline);
  const before = adaptivity.changes.length;
  for (const bytes of told[0]!) {
    using memory = device.allocate(Math.max(1, Math.floor(bytes / 4)), "f32").fill(0);
    using start = device.createEvent();
    using stop = device.createEvent();
    const candidates = choices.candidates(memory.byteLength);
    const calls = Math.max(2, Math.min(mostCalls, Math.floor(roundBytes / bytes)));
    const times: number[][] = candidates.map(() => []);
    for (let round = 0; round <= rounds; round++)
      for (const [i, candidate] of candidates.entries()) {
        choices.use(memory.byteLength, candidate);
        // The first one meets the others, and is not counted.
        group.allReduce(memory);
        start.record();
        for (let call = 0; call < calls; call++) group.allReduce(memory);
        stop.record();
        await group.done(wait);
        if (round > 0) times[i]!.push((stop.millisecondsSince(start) * 1000) / calls);
      }
    const own = times.map((each) => each.sort((a, b) => a - b)[each.length >> 1]!);
    const all = await membership.exchange<readonly number[]>("adapt", own, deadline);
    const us = own.map((_, i) => Math.max(...all.map((each) => each[i]!)));
    const change = choices.decide(memory.byteLength, candidates, us);
    if (change === undefined) continue;
    adaptivity.tell({ what: `allReduce of ${bytesText(bytes)}`, kind: "changed", ...change });
  }
  return adaptivity.changes.slice(before);
}
