import { Buffer } from "../../cuda/index.ts";
import { deviceMemory } from "../../memory/device-memory.ts";
import { Memory } from "../../memory/index.ts";
import { BounceRegion, type MemoryRegion, type RegionSlice, remoteSlice } from "../../rdma/index.ts";
import type { WaitOptions } from "../../wait/wait-options.ts";
import type { Taken } from "./copy-result.ts";
import type { KnownSide, RemoteSide } from "./sides.ts";

/** One request has at most 2 GiB; this much leaves room for others. */
const requestBytes = 64 << 20;
/** Through host memory: so much is copied while the piece before it is on the wire. */
const bounceBytes = 2 << 20;

/** Between memory that is here and a peer's: RDMA writes or reads. */
export async function copyRemote(
  local: KnownSide,
  { queuePair, completions, remote }: RemoteSide,
  direction: "write" | "read",
  bytes: number,
  wait: WaitOptions,
): Promise<Taken> {
  const registered = regionFor(local, queuePair, direction, bytes);
  const { slice, region, temporary } = registered;
  const step = region instanceof BounceRegion ? bounceBytes : requestBytes;
  try {
    let posted: Promise<unknown> = Promise.resolve();
    for (let at = 0; at < bytes; at += step) {
      const end = Math.min(bytes, at + step);
      const from = slice.offset + at;
      // While this piece is copied from the GPU, the one before is on the wire.
      if (region instanceof BounceRegion && direction === "write")
        await region.fromDevice(from, from + end - at);
      await posted;
      const part = region.slice(from, from + end - at);
      const wrId = queuePair[direction]({ local: part, remote: remoteSlice(remote, at, end) });
      posted = completions.completionOf(wrId, wait).then(async () => {
        if (direction === "read" && region instanceof BounceRegion)
          await region.toDevice(from, from + end - at);
      });
      posted.catch(() => {}); // told where it is awaited
    }
    await posted;
    if (direction === "read") region.flushWrites();
    const how = region.path === "host memory" || region.path === "shared memory" ? "" : `: ${region.path}`;
    const reason = region.pathReason || "the memory is registered with the NIC";
    return { bytes, path: `RDMA ${direction}${how}`, reason };
  } finally {
    temporary?.close();
  }
}

interface Registered {
  readonly region: MemoryRegion;
  readonly slice: RegionSlice;
  /** What was registered for this copy alone. */
  readonly temporary: { close(): void } | undefined;
}

function regionFor(
  side: KnownSide,
  queuePair: RemoteSide["queuePair"],
  direction: "write" | "read",
  bytes: number,
): Registered {
  if (side.kind === "region") return { region: side.region.region, slice: side.region, temporary: undefined };
  const pd = queuePair.protectionDomain;
  const access = ["localWrite"] as const;
  if (side.kind === "memory") {
    const { memory } = side;
    const region = pd.register(memory, access, memory instanceof Buffer ? { bounce: true } : {});
    // What the GPU was given before is in the bytes that are sent.
    if (memory instanceof Buffer && memory[deviceMemory]().owner !== undefined && direction === "write")
      memory.device.stream.synchronize();
    return { region, slice: region, temporary: region };
  }
  if (side.kind !== "array") throw new TypeError("copy: files and peers meet through memory");
  const memory = Memory.allocate(bytes);
  memory.bytes.set(side.array.subarray(0, bytes));
  const region = pd.register(memory, access);
  const back = side.array;
  return {
    region,
    slice: region,
    temporary: {
      close() {
        if (direction === "read") back.set(memory.bytes.subarray(0, bytes));
        memory.close();
      },
    },
  };
}
