// Validation of launches.
import * as c from "../../../../../ffi/cuda/index.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";
import { readPointer, readU32 } from "../../core/c-memory.ts";
import { multiprocessorCount } from "../../core/settings.ts";
import type { SoftContext, SoftGpu } from "../../driver/gpu.ts";
import { MOST_CLUSTER } from "../../wasm/unit/layout.ts";
import type { SoftFunction } from "../program/soft-module.ts";
import { blocksAtOnce, mostThreads } from "./occupancy.ts";
import { servicesFor } from "./services.ts";
import type { LaunchRequest } from "./worker-pool.ts";

const { CUDA_ERROR_INVALID_VALUE } = c;

type Three = readonly [number, number, number];

/** Launch configuration. */
export interface Shape {
  readonly grid: Three;
  readonly block: Three;
  readonly dynamicShared: number;
  readonly cooperative: boolean;
  /** Cluster dimensions, in blocks. Undefined when the launch does not specify them. */
  readonly cluster?: Three | undefined;
  /** True when the launch may overlap the previous launch of its stream. */
  readonly overlapsPrevious?: boolean;
}

const MOST_BLOCK: Three = [1024, 1024, 64];
const MOST_GRID: Three = [2 ** 31 - 1, 65535, 65535];
/** Maximum number of blocks of a launch. Pieces of the grid are counted in 32 bits. */
const MOST_BLOCKS = 2 ** 40;

/** Returns the request of a launch with copied arguments, or a CUresult. */
export function requestOf(
  gpu: SoftGpu,
  context: SoftContext,
  found: SoftFunction,
  shape: Shape,
  given: { readonly parameters: number; readonly extra: number },
): LaunchRequest | number {
  if (found.module.context !== context) return c.CUDA_ERROR_INVALID_CONTEXT;
  const wrong = checkShape(found, shape);
  if (wrong !== 0) return wrong;
  const { grid, block, dynamicShared, cooperative, overlapsPrevious } = shape;
  const cluster = shape.cluster ?? found.kernel.requiredCluster;
  if (cluster !== undefined && !fitsClusters(found, grid, cluster)) return c.CUDA_ERROR_INVALID_CLUSTER_SIZE;
  if (cooperative && !fitsAtOnce(found, shape)) return c.CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE;
  const bytes = readArguments(found, given.parameters, given.extra);
  if (bytes === undefined) return CUDA_ERROR_INVALID_VALUE;
  return {
    owner: context,
    program: found.module.program,
    kernel: found.index,
    grid,
    block,
    dynamicShared,
    ...(cluster !== undefined && { cluster }),
    cooperative,
    ...(overlapsPrevious === true && { overlapsPrevious }),
    workspace: cooperative ? gpu.workspace : 0,
    arguments: bytes,
    services: servicesFor(gpu, context, found.module.program),
  };
}

/** Returns true when all blocks of a grid are resident at once. */
const fitsAtOnce = ({ kernel }: SoftFunction, { grid, block, dynamicShared }: Shape): boolean =>
  volume(grid) <= multiprocessorCount() * blocksAtOnce(kernel, volume(block), dynamicShared);

/** Maximum cluster size without CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED, in blocks. */
const PORTABLE_CLUSTER = 8;

/** Returns true when the grid divides into clusters that the kernel allows. */
function fitsClusters({ kernel, nonPortableCluster }: SoftFunction, grid: Three, cluster: Three): boolean {
  const { requiredCluster } = kernel;
  if (requiredCluster?.some((size, axis) => size !== cluster[axis])) return false;
  if (cluster.some((size, axis) => size < 1 || grid[axis]! % size !== 0)) return false;
  return volume(cluster) <= mostCluster({ kernel, nonPortableCluster });
}

/** Returns the maximum cluster size of a function, in blocks. */
export const mostCluster = ({
  kernel,
  nonPortableCluster,
}: Pick<SoftFunction, "kernel" | "nonPortableCluster">): number =>
  Math.min(nonPortableCluster ? MOST_CLUSTER : PORTABLE_CLUSTER, kernel.maxCluster ?? MOST_CLUSTER);

export const volume = ([x, y, z]: Three): number => x * y * z;

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
  // The multiprocessor has too few registers for this many threads.
  if (volume(block) > mostThreads(kernel)) return c.CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES;
  return dynamicShared > mostDynamicShared ? CUDA_ERROR_INVALID_VALUE : 0;
}

/** Returns the arguments as one buffer, from a list of pointers or from a buffer of the caller. */
function readArguments({ kernel }: SoftFunction, parameters: number, extra: number): Uint8Array | undefined {
  const bytes = new Uint8Array(kernel.parameterBytes);
  if (kernel.parameterBytes === 0) return bytes;
  if (parameters !== 0) {
    for (const [i, { offset, size }] of kernel.parameters.entries()) {
      const from = readPointer(parameters + 8 * i);
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
