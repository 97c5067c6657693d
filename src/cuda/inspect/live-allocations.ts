import type { LiveAllocation } from "../../../ffi/cuda/inspector.ts";
import type { Device } from "../device/device.ts";
import { inspectorFor } from "./inspected.ts";

/**
 * The device and pinned memory that is allocated on a device now, by calls (`cuMemAlloc` and its relatives) and by `malloc` of kernels:
 * what is left when a program has closed all that it made has leaked. TypeError for other GPUs than the embedded one.
 *
 * @example
 * const embedded = openDevice(0, { provider: "soft" });
 * for (const { kind, address, bytes } of liveAllocations(embedded)) console.log(kind, address, bytes);
 * embedded.close();
 */
export function liveAllocations(device: Device): readonly LiveAllocation[] {
  device.enter();
  return inspectorFor(device, "liveAllocations", "compute-sanitizer finds leaks").allocations(device.pointer);
}
