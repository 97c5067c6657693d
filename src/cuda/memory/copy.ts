import { addressOf } from "../../../ffi/runtime/index.ts";
import { Count } from "../../counters/layout.ts";
import { useInCaptures } from "../capture/open-captures.ts";
import type { Stream } from "../stream/stream.ts";
import type { Allocation } from "./allocation.ts";
import { runFunctionsBeforeHostCopy, runFunctionsFirst } from "./functions-first.ts";
import { lendArray } from "./lend-array.ts";

/**
 * Returns true for pinned memory, which copies treat as host memory. All other kinds count as device memory.
 */
const onHost = (memory: Allocation): boolean => memory.kind === "pinned";

/**
 * Copies from a host array. Without a stream the copy is done at return. With one the array is retained until
 * the copy is done.
 */
export function copyFromHost(
  target: number,
  memory: Allocation,
  source: ArrayBufferView,
  stream: Stream | undefined,
): void {
  const bytes = source.byteLength;
  if (bytes === 0) return;
  const { device } = memory;
  const { driver } = device;
  const { hot } = driver;
  runFunctionsFirst(device, stream, memory, source);
  memory.reach(target, bytes);
  device.counts[Count.copiesToDevice]! += 1;
  device.counts[Count.bytesToDevice]! += bytes;
  const from = addressOf(source);
  if (stream === undefined) {
    device.enter();
    const code = hot.cuMemcpyHtoD_v2(target, from, bytes);
    if (code !== 0) driver.check(code, "cuMemcpyHtoD_v2", `${bytes} bytes`);
    return;
  }
  stream.enter();
  lendArray(source, stream);
  const code = hot.cuMemcpyHtoDAsync_v2(target, from, bytes, stream.pointer);
  if (code !== 0) stream.check(code, "cuMemcpyHtoDAsync_v2", `${bytes} bytes`);
  stream.hold(source);
  useInCaptures(memory);
}

/** Copies to a host array. With a stream the array is filled when the stream reaches the copy. */
export function copyToHost(
  target: ArrayBufferView,
  source: number,
  memory: Allocation,
  stream: Stream | undefined,
): void {
  const bytes = target.byteLength;
  if (bytes === 0) return;
  const { device } = memory;
  const { driver } = device;
  const { hot } = driver;
  runFunctionsFirst(device, stream, memory, target);
  memory.reach(source, bytes);
  device.counts[Count.copiesToHost]! += 1;
  device.counts[Count.bytesToHost]! += bytes;
  const to = addressOf(target);
  if (stream === undefined) {
    device.enter();
    const code = hot.cuMemcpyDtoH_v2(to, source, bytes);
    if (code !== 0) driver.check(code, "cuMemcpyDtoH_v2", `${bytes} bytes`);
    return;
  }
  stream.enter();
  lendArray(target, stream);
  const code = hot.cuMemcpyDtoHAsync_v2(to, source, bytes, stream.pointer);
  if (code !== 0) stream.check(code, "cuMemcpyDtoHAsync_v2", `${bytes} bytes`);
  stream.hold(target);
  useInCaptures(memory);
}

/** Counts a copy for the device of its target, or of its source when the target is the host. */
function count(from: Allocation, to: Allocation, bytes: number, peers: boolean): void {
  const toHost = onHost(to) && !onHost(from);
  const { counts } = toHost ? from.device : to.device;
  if (peers) {
    counts[Count.copiesBetweenDevices]! += 1;
    counts[Count.bytesBetweenDevices]! += bytes;
  } else if (toHost) {
    counts[Count.copiesToHost]! += 1;
    counts[Count.bytesToHost]! += bytes;
  } else if (onHost(from)) {
    counts[Count.copiesToDevice]! += 1;
    counts[Count.bytesToDevice]! += bytes;
  } else {
    counts[Count.copiesOnDevice]! += 1;
    counts[Count.bytesOnDevice]! += bytes;
  }
}

/** Copies between two memories of any kinds and devices. */
export function copyMemory(
  target: number,
  to: Allocation,
  source: number,
  from: Allocation,
  bytes: number,
  stream: Stream | undefined,
): void {
  if (bytes === 0) return;
  const { device } = to;
  const { driver } = device;
  const { hot } = driver;
  if (driver !== from.device.driver) {
    throw new TypeError("a copy between the soft GPU and a native one goes through the host. Use toArray()");
  }
  if (onHost(from) && onHost(to)) runFunctionsBeforeHostCopy(device, stream);
  else runFunctionsFirst(device, stream);
  from.ensureOpen();
  to.ensureOpen();
  from.reach(source, bytes);
  to.reach(target, bytes);
  if (stream === undefined) device.enter();
  else if (from.device === device) stream.enter();
  else stream.enterFully();
  const peers = from.device.pointer !== device.pointer && !onHost(from) && !onHost(to);
  count(from, to, bytes, peers);
  if (stream === undefined) {
    if (peers) {
      const code = driver.lib.cuMemcpyPeer(target, device.pointer, source, from.device.pointer, bytes);
      driver.check(
        code,
        "cuMemcpyPeer",
        `device ${from.device.ordinal} to ${device.ordinal}, ${bytes} bytes`,
      );
    } else {
      // Unified addressing lets the driver find the device of each address.
      const code = hot.cuMemcpy(target, source, bytes);
      if (code !== 0) driver.check(code, "cuMemcpy", `${bytes} bytes`);
    }
    return;
  }
  if (peers) {
    const code = hot.cuMemcpyPeerAsync(
      target,
      device.pointer,
      source,
      from.device.pointer,
      bytes,
      stream.pointer,
    );
    stream.check(
      code,
      "cuMemcpyPeerAsync",
      `device ${from.device.ordinal} to ${device.ordinal}, ${bytes} bytes`,
    );
  } else {
    const code = hot.cuMemcpyAsync(target, source, bytes, stream.pointer);
    if (code !== 0) stream.check(code, "cuMemcpyAsync", `${bytes} bytes`);
  }
  useInCaptures(from);
  useInCaptures(to);
}
