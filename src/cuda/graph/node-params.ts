import {
  CU_MEMORYTYPE_DEVICE,
  CU_MEMORYTYPE_HOST,
  CU_MEMORYTYPE_UNIFIED,
} from "../../../ffi/cuda/constants.ts";
import {
  CUDA_KERNEL_NODE_PARAMS,
  CUDA_MEMCPY3D,
  CUDA_MEMSET_NODE_PARAMS,
} from "../../../ffi/cuda/structs.ts";
import { refuseUnknown } from "../../arguments/options.ts";
import type { Resource } from "../../lifetime/resource.ts";
import { checkKind, isKind } from "../driver/kind.ts";
import type { Kernel } from "../kernel/kernel.ts";
import type { KernelArgument } from "../kernel/kernel-arguments.ts";
import {
  dimension,
  ensureOneInstrumentation,
  type LaunchConfig,
  launchConfig,
  sharedBytesOf,
} from "../launch/launch-config.ts";
import type { Buffer } from "../memory/buffer.ts";
import { elementBits } from "../memory/element-bits.ts";
import { type ElementOf, type ElementType, elementBytes } from "../memory/element-type.ts";

/**
 * Returns the parameters of a kernel node and the objects that it uses. The driver copies the arguments when
 * the node is added.
 */
export function kernelParams(kernel: Kernel, config: LaunchConfig, values: readonly KernelArgument[]) {
  checkKind(kernel, "Kernel", "graph kernel: kernel");
  refuseUnknown(launchConfig, "graph kernel", config);
  ensureOneInstrumentation(config, "graph kernel");
  kernel.module.ensureOpen();
  // The values are read once, so that a getter cannot change them.
  const given = Array.isArray(values) ? [...(values as readonly KernelArgument[])] : values;
  kernel.argumentMemory.write(given);
  const buffers = given.filter((one) => isKind<Buffer>(one, "Buffer"));
  const uses: Resource[] = [kernel.module, ...buffers.map((one) => one.allocation)];
  const params = CUDA_KERNEL_NODE_PARAMS.alloc({
    func: kernel.pointer,
    gridDimX: dimension(config.grid, 0, "grid"),
    gridDimY: dimension(config.grid, 1, "grid"),
    gridDimZ: dimension(config.grid, 2, "grid"),
    blockDimX: dimension(config.block, 0, "block"),
    blockDimY: dimension(config.block, 1, "block"),
    blockDimZ: dimension(config.block, 2, "block"),
    sharedMemBytes: sharedBytesOf(config),
    extra: kernel.argumentMemory.extra,
  });
  return { params, uses };
}

/** Throws unless the memory exists now. The graph itself checks memory of its allocation nodes. */
function checkReach(buffer: Buffer): void {
  if (buffer.kind !== "graph") buffer.allocation.reach(buffer.pointer, buffer.byteLength);
}

function sideOf(buffer: Buffer): { host: number; device: number; type: number } {
  buffer.ensureOpen();
  checkReach(buffer);
  if (buffer.kind === "pinned") return { host: buffer.pointer, device: 0, type: CU_MEMORYTYPE_HOST };
  const type = buffer.kind === "managed" ? CU_MEMORYTYPE_UNIFIED : CU_MEMORYTYPE_DEVICE;
  return { host: 0, device: buffer.pointer, type };
}

/** Returns the parameters of a node that copies a whole buffer. */
export function copyParams(target: Buffer, source: Buffer) {
  checkKind(target, "Buffer", "graph copy: target");
  checkKind(source, "Buffer", "graph copy: source");
  if (target.byteLength !== source.byteLength) {
    throw new RangeError(
      `graph copy: the source has ${source.byteLength} bytes, the target ${target.byteLength}. Use slices of the same size`,
    );
  }
  const from = sideOf(source);
  const to = sideOf(target);
  return CUDA_MEMCPY3D.alloc({
    srcMemoryType: from.type,
    srcHost: from.host,
    srcDevice: from.device,
    dstMemoryType: to.type,
    dstHost: to.host,
    dstDevice: to.device,
    WidthInBytes: source.byteLength,
    Height: 1,
    Depth: 1,
  });
}

/** Returns true for the parameters of a copy between host memories. */
export const isOnHost = ({ srcMemoryType, dstMemoryType }: ReturnType<typeof copyParams>): boolean =>
  srcMemoryType === CU_MEMORYTYPE_HOST && dstMemoryType === CU_MEMORYTYPE_HOST;

/**
 * Returns the parameters of a node that fills a whole buffer. Throws TypeError for 64-bit elements, which C
 * cannot fill.
 */
export function fillParams<E extends ElementType>(buffer: Buffer<E>, value: ElementOf<E>) {
  checkKind(buffer, "Buffer", "graph fill: buffer");
  buffer.ensureOpen();
  checkReach(buffer);
  const bytes = elementBytes(buffer.type);
  if (bytes === 8) {
    throw new TypeError(`graph fill: the buffer is ${buffer.type}, but C fills elements of 1, 2 or 4 bytes`);
  }
  const [low] = elementBits("graph fill", buffer.type, value);
  return CUDA_MEMSET_NODE_PARAMS.alloc({
    dst: buffer.pointer,
    pitch: buffer.byteLength,
    value: low,
    elementSize: bytes,
    width: buffer.length,
    height: 1,
  });
}
