import type { Device } from "../../cuda/index.ts";
import type { Plan } from "../collectives/plan.ts";
import type { CheckedCall, Way } from "../collectives/way.ts";
import type { Until } from "../links/handshake.ts";
import type { Membership } from "../membership.ts";
import { Choice, type Measured } from "./choice.ts";
import { NcclCommunicator } from "./communicator.ts";
import { NcclWay } from "./nccl-way.ts";

/** What is measured: bytes of an allReduce, and how often. */
const sizes = [64 << 10, 1 << 20, 16 << 20, 128 << 20] as const;
const rounds = 6;

/** A way, and NCCL beside it where all members have it and it is faster: all call it together. The plan says what came of it. */
export async function withNccl(
  membership: Membership,
  device: Device,
  way: Way,
  limitMs: number,
  deadline: Until,
): Promise<Way> {
  const communicator = await NcclCommunicator.open(membership, device, deadline);
  if (typeof communicator === "string") return saying(way, `without NCCL: ${communicator}`);
  try {
    const measured: Measured[] = [];
    using buffer = device.allocate(sizes.at(-1)! / 4, "f32").fill(0);
    for (const bytes of sizes) {
      const part = buffer.slice(0, bytes / 4);
      const operands = { input: part, output: part, stream: device.stream };
      const call = { name: "allReduce", type: "f32", count: part.length, detail: "sum" };
      const checked: CheckedCall = { call, type: "f32", operands };
      const { pointer, length } = part;
      const own = {
        ncclUs: await timed(device, bytes, deadline, () =>
          communicator.enqueue((lib, comm) =>
            lib.ncclAllReduce(pointer, pointer, length, 7, 0, comm, device.stream.pointer),
          ),
        ),
        otherUs: await timed(device, bytes, deadline, () => way.allReduce(checked, "sum")),
      };
      // All choose the same.
      const all = await membership.exchange("NCCL measured", own, deadline);
      const most = (key: keyof typeof own): number => Math.max(...all.map((each) => each[key]));
      measured.push({ bytes, ncclUs: most("ncclUs"), otherUs: most("otherUs") });
    }
    const choice = new Choice(communicator.release, measured);
    return new NcclWay(membership, device, way, communicator, choice, limitMs);
  } catch (error) {
    communicator.abort();
    throw error;
  }
}

/** The best of some rounds: microseconds. */
async function timed(device: Device, bytes: number, { end }: Until, work: () => void): Promise<number> {
  // Several of little: what it takes to begin one is not waited for in a stream.
  const calls = Math.max(1, Math.min(10, Math.floor((16 << 20) / bytes)));
  using start = device.createEvent();
  using stop = device.createEvent();
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    start.record(device.stream);
    for (let call = 0; call < calls; call++) work();
    stop.record(device.stream);
    await stop.done({ timeoutMs: Math.max(1, end - performance.now()) });
    // The first one connects.
    if (round > 0) best = Math.min(best, (stop.millisecondsSince(start) * 1000) / calls);
  }
  return best;
}

/** The same way, whose plan says more. */
function saying(way: Way, words: string): Way {
  const plan = way.plan.bind(way);
  way.plan = (bytes: number): Plan => {
    const { tier, reason } = plan(bytes);
    return { tier, reason: `${reason}; ${words}` };
  };
  return way;
}
