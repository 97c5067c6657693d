import type { LiveAllocation } from "../../../ffi/cuda/inspector.ts";
import { extraArguments } from "../../arguments/extra-arguments.ts";
import type { Device } from "../device/device.ts";
import { checkKind } from "../driver/kind.ts";
import { inspectorFor } from "./inspected.ts";

/**
 * Lists the device and pinned memory that is allocated now, by calls (`cuMemAlloc` and its relatives) and by
 * `malloc` of kernels. Memory left after a program has closed all of its objects has leaked. Throws TypeError
 * for other GPUs than the soft GPU.
 *
 * @example
 * const soft = openDevice(0, { provider: "soft" });
 * for (const { kind, address, bytes } of liveAllocations(soft)) console.log(kind, address, bytes);
 * soft.close();
 */
export function liveAllocations(device: Device): readonly LiveAllocation[] {
  if (arguments.length > 1) throw extraArguments("liveAllocations", ["device"], arguments.length);
  checkKind(device, "Device", "liveAllocations: device");
  device.enter();
  return inspectorFor(device, "liveAllocations", "compute-sanitizer finds leaks").allocations(device.pointer);
}
