import {
  CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION,
  CU_LAUNCH_ATTRIBUTE_COOPERATIVE,
  CU_LAUNCH_ATTRIBUTE_PRIORITY,
  CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION,
} from "../../../ffi/cuda/constants.ts";
import { CUlaunchAttribute, CUlaunchConfig } from "../../../ffi/cuda/structs.ts";
import type { Stream } from "../stream/stream.ts";

/** Blocks or threads: x, or x, y and z. */
export type Dimensions = number | readonly [x: number, y?: number, z?: number];

/** How a kernel is launched. */
export interface LaunchConfig {
  /** Blocks. */
  readonly grid: Dimensions;
  /** Threads of a block. */
  readonly block: Dimensions;
  /** Dynamic shared memory of a block, in bytes. */
  readonly sharedBytes?: number;
  /** Where; the device's default stream otherwise. */
  readonly stream?: Stream;
  /** All blocks run at once and may synchronise with each other (cooperative groups). */
  readonly cooperative?: boolean;
  /** Blocks of a cluster, which share their shared memory (compute capability 9.0). */
  readonly cluster?: Dimensions;
  /** Priority among kernels of the graph or stream. */
  readonly priority?: number;
  /** May start while the kernel before it ends (programmatic dependent launch). */
  readonly overlapPrevious?: boolean;
}

/** Does it need cuLaunchKernelEx? */
export const hasAttributes = (config: LaunchConfig): boolean =>
  config.cooperative === true ||
  config.cluster !== undefined ||
  config.priority !== undefined ||
  config.overlapPrevious === true;

/** One of three dimensions. RangeError for what is no whole number, at least 1. */
export function dimension(of: Dimensions, axis: 0 | 1 | 2, what: string): number {
  const value = typeof of === "number" ? (axis === 0 ? of : 1) : (of[axis] ?? (axis === 0 ? 0 : 1));
  if (!Number.isInteger(value) || value < 1 || value > 4294967295) {
    throw new RangeError(`${what} is ${JSON.stringify(of)}: whole numbers from 1 on`);
  }
  return value;
}

/** The number of elements that dimensions make. */
export const volume = (of: Dimensions, what: string): number =>
  dimension(of, 0, what) * dimension(of, 1, what) * dimension(of, 2, what);

/** A configuration as C's CUlaunchConfig with its attributes; keep it while C reads it. */
export function launchStruct(config: LaunchConfig, stream: number): { pointer: number; held: unknown } {
  const attributes: Parameters<typeof CUlaunchAttribute.alloc>[0][] = [];
  if (config.cooperative) attributes.push({ id: CU_LAUNCH_ATTRIBUTE_COOPERATIVE, value: { cooperative: 1 } });
  if (config.cluster !== undefined) {
    const [x, y, z] = ([0, 1, 2] as const).map((axis) => dimension(config.cluster!, axis, "cluster"));
    attributes.push({
      id: CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION,
      value: { clusterDim: { x: x!, y: y!, z: z! } },
    });
  }
  if (config.priority !== undefined) {
    attributes.push({ id: CU_LAUNCH_ATTRIBUTE_PRIORITY, value: { priority: config.priority } });
  }
  if (config.overlapPrevious) {
    attributes.push({
      id: CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION,
      value: { programmaticStreamSerializationAllowed: 1 },
    });
  }
  const memory = new ArrayBuffer(Math.max(1, attributes.length) * CUlaunchAttribute.size);
  const views = CUlaunchAttribute.pool(memory, Math.max(1, attributes.length));
  attributes.forEach((values, i) => {
    CUlaunchAttribute.assign(views[i]!, values!);
  });
  const launch = CUlaunchConfig.alloc({
    gridDimX: dimension(config.grid, 0, "grid"),
    gridDimY: dimension(config.grid, 1, "grid"),
    gridDimZ: dimension(config.grid, 2, "grid"),
    blockDimX: dimension(config.block, 0, "block"),
    blockDimY: dimension(config.block, 1, "block"),
    blockDimZ: dimension(config.block, 2, "block"),
    sharedMemBytes: config.sharedBytes ?? 0,
    hStream: stream,
    attrs: views[0]!.pointer,
    numAttrs: attributes.length,
  });
  return { pointer: launch.pointer, held: [launch, memory] };
}
