import type { Device } from "../../../cuda/index.ts";
import type { Deadline } from "../../../wait/deadline.ts";
import { isAmount, recordOf } from "../../membership/links/received-values.ts";
import type { Membership } from "../../membership/membership.ts";
import type { Algorithm, CheckedCall } from "../algorithm.ts";
import type { Plan } from "../plan.ts";
import { NcclCommunicator } from "./communicator.ts";
import { NcclAlgorithm } from "./nccl-algorithm.ts";
import { type Measured, NcclChoice } from "./nccl-choice.ts";

/** Sizes of the allReduce calls that are measured, in bytes. */
const sizes = [64 << 10, 1 << 20, 16 << 20, 128 << 20] as const;
const rounds = 6;

type Times = Pick<Measured, "ncclUs" | "otherUs">;

const isTimes = recordOf<Times>({ ncclUs: isAmount, otherUs: isAmount });

/**
 * Adds NCCL to an algorithm for the sizes at which NCCL is faster, if all members have NCCL. All members call
 * this function together. The plan's reason states the result.
 */
export async function withNccl(
  membership: Membership,
  device: Device,
  algorithm: Algorithm,
  limitMs: number,
  deadline: Deadline,
): Promise<Algorithm> {
  const communicator = await NcclCommunicator.open(membership, device, deadline);
  if (typeof communicator === "string") return withReason(algorithm, `without NCCL: ${communicator}`);
  try {
    const measured: Measured[] = [];
    using buffer = device.useReserve(() => device.allocate(sizes.at(-1)! / 4, "f32")).fill(0);
    for (const bytes of sizes) {
      const part = buffer.slice(0, bytes / 4);
      const operands = { input: part, output: part, stream: device.stream };
      const call = { name: "allReduce", type: "f32", count: part.length, detail: "sum" };
      const checked: CheckedCall = { call, type: "f32", operands };
      const { pointer, length } = part;
      const own: Times = {
        ncclUs: await timed(device, bytes, deadline, () =>
          communicator.enqueue((lib, comm) =>
            lib.ncclAllReduce(pointer, pointer, length, 7, 0, comm, device.stream.pointer),
          ),
        ),
        otherUs: await timed(device, bytes, deadline, () => algorithm.allReduce(checked, "sum")),
      };
      // All members choose by the same times.
      const all = await membership.exchange("NCCL measured", own, deadline, isTimes);
      const most = (key: keyof typeof own): number => Math.max(...all.map((each) => each[key]));
      measured.push({ bytes, ncclUs: most("ncclUs"), otherUs: most("otherUs") });
    }
    const choice = new NcclChoice(communicator.release, measured);
    return new NcclAlgorithm(membership, device, algorithm, communicator, choice, limitMs);
  } catch (error) {
    communicator.abort();
    throw error;
  }
}

/** Returns the shortest time per call of several rounds, in microseconds. */
async function timed(device: Device, bytes: number, deadline: Deadline, work: () => void): Promise<number> {
  // A round of small sizes has several calls, so the launch latency is not part of the measured time.
  const calls = Math.max(1, Math.min(10, Math.floor((16 << 20) / bytes)));
  using start = device.createEvent();
  using stop = device.createEvent();
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    start.record(device.stream);
    for (let call = 0; call < calls; call++) work();
    stop.record(device.stream);
    await stop.done({ timeoutMs: Math.max(1, deadline.remainingMs()) });
    // The first round connects to the peers and is not timed.
    if (round > 0) best = Math.min(best, (stop.millisecondsSince(start) * 1000) / calls);
  }
  return best;
}

/** Appends a text to the reason in the algorithm's plans. */
function withReason(algorithm: Algorithm, text: string): Algorithm {
  const plan = algorithm.plan.bind(algorithm);
  algorithm.plan = (bytes: number): Plan => {
    const { tier, reason } = plan(bytes);
    return { tier, reason: `${reason}; ${text}` };
  };
  return algorithm;
}
