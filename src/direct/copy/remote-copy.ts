import { Buffer } from "../../cuda/index.ts";
import { deviceMemory } from "../../memory/device-memory.ts";
import { Memory } from "../../memory/index.ts";
import { BounceRegion, type MemoryRegion, type RegionSlice, remoteSlice } from "../../rdma/index.ts";
import type { WaitOptions } from "../../wait/wait-options.ts";
import type { Taken } from "./copy-result.ts";
import type { KnownSide, RemoteSide } from "./sides.ts";

/** Largest RDMA request of a copy, in bytes. The limit of one request is 2 GiB. */
const requestBytes = 64 << 20;
/**
 * Size of a chunk that goes through host memory, in bytes. One chunk is copied while the previous one is
 * sent.
 */
const bounceBytes = 2 << 20;

/** Copies between memory of this process and memory of a peer, by RDMA WRITE or READ. */
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
      // The GPU copies this chunk while the NIC sends the previous one.
      if (region instanceof BounceRegion && direction === "write")
        await region.fromDevice(from, from + end - at);
      await posted;
      const part = region.slice(from, from + end - at);
      const wrId = queuePair[direction]({ local: part, remote: remoteSlice(remote, at, end) });
      posted = completions.completionOf(wrId, wait).then(async () => {
        if (direction === "read" && region instanceof BounceRegion)
          await region.toDevice(from, from + end - at);
      });
      posted.catch(() => {}); // The await below throws the error.
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
  /** Region that was registered for this copy only. */
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
    // Earlier work of the GPU must be done before its bytes are sent.
    if (memory instanceof Buffer && memory[deviceMemory]().owner !== undefined && direction === "write")
      memory.device.stream.synchronize();
    return { region, slice: region, temporary: region };
  }
  if (side.kind !== "array")
    throw new TypeError(
      "copy: one side must be memory of this process, because a file cannot be copied to a peer directly",
    );
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
