// Launches.
import * as c from "../../../../../ffi/cuda/index.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";
import { readPointer, readU32 } from "../../core/c-memory.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
import { KernelWork } from "../../kernels/kernel-work.ts";
import { servicesFor } from "../../kernels/services.ts";
import type { SoftFunction } from "../../kernels/soft-module.ts";
import { enqueue } from "../../stream/work.ts";
import { captureForbids, findStream } from "../lookup.ts";
import { findFunction } from "./find-function.ts";
import { pointerAt } from "./function.ts";

const { CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED } = c;

type Three = readonly [number, number, number];

interface Shape {
  readonly grid: Three;
  readonly block: Three;
  readonly dynamicShared: number;
  readonly stream: number;
  readonly cooperative: boolean;
}

const MOST_BLOCK: Three = [1024, 1024, 64];
const MOST_GRID: Three = [2 ** 31 - 1, 65535, 65535];
/** Blocks of a launch: pieces of them are counted in 32 bits. */
const MOST_BLOCKS = 2 ** 40;

/** Attributes that change nothing here. */
const IGNORED: readonly number[] = [
  c.CU_LAUNCH_ATTRIBUTE_IGNORE,
  c.CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW,
  c.CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY,
  c.CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION,
  c.CU_LAUNCH_ATTRIBUTE_PRIORITY,
  c.CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP,
  c.CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN,
];

/** cuLaunchKernel and its relatives. */
export function launchFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  function launch(handle: number, shape: Shape, parameters: number, extra: number): number {
    const context = gpu.current();
    if (typeof context === "number") return context;
    const found = findFunction(gpu, context, handle);
    if (typeof found === "number") return found;
    const stream = findStream(gpu, context, shape.stream);
    if (stream === undefined) return CUDA_ERROR_INVALID_HANDLE;
    if (stream.context.error !== 0) return stream.context.error;
    if (found.module.context !== stream.context) return c.CUDA_ERROR_INVALID_CONTEXT;
    const wrong = checkShape(found, shape);
    if (wrong !== 0) return wrong;
    if (shape.cooperative && volume(shape.grid) > gpu.workers.size)
      return c.CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE;
    const given = readArguments(found, parameters, extra);
    if (given === undefined) return CUDA_ERROR_INVALID_VALUE;
    const { grid, block, dynamicShared } = shape;
    const workspace = shape.cooperative ? gpu.workspace : 0;
    const request = {
      owner: stream.context,
      program: found.module.program,
      kernel: found.index,
      grid,
      block,
      dynamicShared,
      workspace,
      arguments: given,
      services: servicesFor(gpu, stream.context, found.module.program),
    };
    return captureForbids(gpu, stream) || enqueue(gpu, stream, new KernelWork(gpu.workers, request));
  }

  const plain =
    (cooperative: boolean): c.CudaFunctions["cuLaunchKernel"] =>
    (handle, gx, gy, gz, bx, by, bz, dynamicShared, stream, parameters, extra) =>
      launch(
        handle,
        { grid: [gx, gy, gz], block: [bx, by, bz], dynamicShared, stream, cooperative },
        parameters,
        extra ?? 0,
      );

  return {
    cuLaunchKernel: plain(false),
    cuLaunchCooperativeKernel: (handle, gx, gy, gz, bx, by, bz, shared, stream, parameters) =>
      plain(true)(handle, gx, gy, gz, bx, by, bz, shared, stream, parameters, 0),
    cuLaunchKernelEx(config, handle, parameters, extra) {
      if (config === 0) return CUDA_ERROR_INVALID_VALUE;
      const wanted = c.CUlaunchConfig.at(config);
      let cooperative = false;
      for (let i = 0; i < wanted.numAttrs; i++) {
        const attribute = c.CUlaunchAttribute.at(Number(wanted.attrs) + i * c.CUlaunchAttribute.size);
        if (attribute.id === c.CU_LAUNCH_ATTRIBUTE_COOPERATIVE)
          cooperative = attribute.value.cooperative !== 0;
        else if (attribute.id === c.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION) {
          const { x, y, z } = attribute.value.clusterDim;
          if (x * y * z > 1) return CUDA_ERROR_NOT_SUPPORTED;
        } else if (!IGNORED.includes(attribute.id)) return CUDA_ERROR_NOT_SUPPORTED;
      }
      const shape = {
        grid: [wanted.gridDimX, wanted.gridDimY, wanted.gridDimZ] as const,
        block: [wanted.blockDimX, wanted.blockDimY, wanted.blockDimZ] as const,
        dynamicShared: wanted.sharedMemBytes,
        stream: Number(wanted.hStream),
        cooperative,
      };
      return launch(handle, shape, parameters, extra);
    },
  };
}

const volume = ([x, y, z]: Three): number => x * y * z;

function checkShape(
  { kernel, mostDynamicShared }: SoftFunction,
  { grid, block, dynamicShared }: Shape,
): number {
  for (let axis = 0; axis < 3; axis++) {
    if (!(grid[axis]! >= 1 && grid[axis]! <= MOST_GRID[axis]!)) return CUDA_ERROR_INVALID_VALUE;
    if (!(block[axis]! >= 1 && block[axis]! <= MOST_BLOCK[axis]!)) return CUDA_ERROR_INVALID_VALUE;
  }
  if (volume(block) > 1024 || volume(grid) > MOST_BLOCKS) return CUDA_ERROR_INVALID_VALUE;
  if (volume(block) > kernel.maxThreads) return CUDA_ERROR_INVALID_VALUE;
  if (kernel.requiredThreads?.some((threads, axis) => threads !== block[axis]))
    return CUDA_ERROR_INVALID_VALUE;
  return dynamicShared > mostDynamicShared ? CUDA_ERROR_INVALID_VALUE : 0;
}

/** The arguments as one piece: from a list of pointers to them, or as the caller packed them. */
function readArguments({ kernel }: SoftFunction, parameters: number, extra: number): Uint8Array | undefined {
  const bytes = new Uint8Array(kernel.parameterBytes);
  if (kernel.parameterBytes === 0) return bytes;
  if (parameters !== 0) {
    for (const [i, { offset, size }] of kernel.parameters.entries()) {
      const from = pointerAt(parameters, i);
      if (from === 0) return undefined;
      bytes.set(new Uint8Array(memory(from, size)), offset);
    }
    return bytes;
  }
  if (extra === 0) return undefined;
  let from = 0;
  let size = 0;
  for (let at = extra, i = 0; i < 8; i++, at += 16) {
    const option = readPointer(at);
    if (option === c.CU_LAUNCH_PARAM_END) break;
    if (option === c.CU_LAUNCH_PARAM_BUFFER_POINTER) from = readPointer(at + 8);
    else if (option === c.CU_LAUNCH_PARAM_BUFFER_SIZE) size = readU32(readPointer(at + 8));
    else return undefined;
  }
  if (from === 0 || size < kernel.parameterBytes) return undefined;
  bytes.set(new Uint8Array(memory(from, kernel.parameterBytes)));
  return bytes;
}
