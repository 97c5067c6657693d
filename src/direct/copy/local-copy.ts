import { Buffer, type Device } from "../../cuda/index.ts";
import { type Memory, MemorySlice } from "../../memory/index.ts";
import type { WaitOptions } from "../../wait/wait-options.ts";
import type { Taken } from "./copy-result.ts";
import type { KnownSide } from "./sides.ts";

/** Memory of this process: GPU memory by its buffer, host memory by its address. */
type Local =
  | { readonly buffer: Buffer<"u8">; readonly pointer: 0 }
  | { readonly buffer: undefined; readonly pointer: number; readonly bytes: Uint8Array<ArrayBuffer> };

function localOf(side: KnownSide, bytes: number): Local | undefined {
  if (side.kind === "array") return { buffer: undefined, pointer: 1, bytes: side.array.subarray(0, bytes) };
  if (side.kind === "memory") {
    if (side.memory instanceof Buffer) return { buffer: side.memory.as("u8").slice(0, bytes), pointer: 0 };
    return hostOf(side.memory, bytes);
  }
  if (side.kind === "region" && side.region.region.path === "host memory") {
    const { region, offset } = side.region;
    return hostOf(region.memory.slice(offset, offset + bytes), bytes);
  }
  return undefined;
}

function hostOf(memory: Memory | MemorySlice, bytes: number): Local {
  const part = memory instanceof MemorySlice ? memory : memory.slice(0);
  part.memory.ensureOpen();
  return { buffer: undefined, pointer: part.pointer, bytes: part.memory.view(part.offset, bytes) };
}

/**
 * Copies between two memories of this process, and resolves when the bytes have arrived. Returns undefined
 * when one side is elsewhere.
 */
export async function copyLocal(
  from: KnownSide,
  to: KnownSide,
  bytes: number,
  wait: WaitOptions,
): Promise<Taken | undefined> {
  const [source, target] = [localOf(from, bytes), localOf(to, bytes)];
  if (source === undefined || target === undefined) return undefined;
  if (source.buffer === undefined && target.buffer === undefined) {
    target.bytes.set(source.bytes);
    return { bytes, path: "memcpy", reason: "both sides are host memory" };
  }
  const device = (target.buffer ?? source.buffer)!.device;
  if (source.buffer !== undefined && target.buffer !== undefined) {
    if (source.buffer.device.driver !== device.driver)
      return throughHost(source.buffer, target.buffer, bytes);
    target.buffer.set(source.buffer, 0, device.stream);
    await device.stream.done(wait);
    return { bytes, ...pathBetween(source.buffer, target.buffer) };
  }
  if (target.buffer !== undefined && source.buffer === undefined) {
    target.buffer.set(source.bytes, 0, device.stream);
    await device.stream.done(wait);
    return { bytes, path: "cuda: host to GPU", reason: `${device.name} copies` };
  }
  if (source.buffer !== undefined && target.buffer === undefined) {
    source.buffer.copyTo(target.bytes, device.stream);
    await device.stream.done(wait);
    return { bytes, path: "cuda: GPU to host", reason: `${device.name} copies` };
  }
  return undefined;
}

/** Returns the path of a copy that the driver made between two buffers, and the reason for the path. */
function pathBetween(source: Buffer, target: Buffer): { readonly path: string; readonly reason: string } {
  const [from, to] = [source, target].map(({ kind }) => (kind === "pinned" ? "host" : "GPU"));
  if (from === "host" || to === "host") {
    const reason = `${target.device.name} copies ${source.kind} to ${target.kind} memory`;
    return { path: `cuda: ${from} to ${to}`, reason };
  }
  if (source.device !== target.device)
    return { path: "cuda: GPU to GPU", reason: peerReason(target.device, source.device) };
  return { path: "cuda: on the GPU", reason: "both sides are memory of one device" };
}

const peerReason = (to: Device, from: Device): string =>
  to.canAccess(from)
    ? "the devices reach each other's memory"
    : "the driver bounces: the devices cannot reach each other's memory";

/** Copies between the soft GPU and a real GPU through host memory. */
function throughHost(source: Buffer<"u8">, target: Buffer<"u8">, bytes: number): Taken {
  target.set(source.toArray());
  return {
    bytes,
    path: "through the host",
    reason: "one side is memory of the soft GPU, the other of a real GPU",
  };
}
