import {
  CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION,
  CU_LAUNCH_ATTRIBUTE_COOPERATIVE,
  CU_LAUNCH_ATTRIBUTE_PRIORITY,
  CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION,
} from "../../../ffi/cuda/constants.ts";
import { CUlaunchAttribute, CUlaunchConfig } from "../../../ffi/cuda/structs.ts";
import {
  flag,
  int,
  nested,
  optionsTable,
  refuseUnknown,
  whole,
  wholeNumber,
} from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";
import { ofKind } from "../driver/kind.ts";
import type { Stream } from "../stream/stream.ts";
import { type Dimensions, dimensions } from "./dimensions.ts";
import { type TraceOptions, traceOptions } from "./trace-options.ts";

export type { Dimensions };

/** Configuration of a kernel launch. */
export interface LaunchConfig {
  /** Number of blocks. */
  readonly grid: Dimensions;
  /** Number of threads of a block. */
  readonly block: Dimensions;
  /** Dynamic shared memory of a block, in bytes. */
  readonly sharedBytes?: number;
  /** Stream of the launch. Default: the device's default stream. */
  readonly stream?: Stream;
  /** Makes all blocks run at once, so that they may synchronize with each other (cooperative groups). */
  readonly cooperative?: boolean;
  /** Number of blocks of a cluster, which access each other's shared memory (compute capability 9.0). */
  readonly cluster?: Dimensions;
  /** Priority among kernels of the graph or stream. */
  readonly priority?: number;
  /** Lets the launch start while the previous kernel ends (programmatic dependent launch). */
  readonly overlapPrevious?: boolean;
  /**
   * Checks each memory access and waits for the end (soft GPU). Throws KernelCheckError for accesses out of
   * bounds or misaligned, writes to read-only memory, reads of uninitialised memory, races, and barriers in
   * diverged code. With `overlapPrevious` it also throws for accesses before `griddepcontrol.wait` that race
   * with the previous launch, if that one was checked too.
   */
  readonly check?: boolean;
  /** Traces one thread and waits for the end (soft GPU). The launch returns the steps of the thread. */
  readonly trace?: TraceOptions;
}

/** The keys are checked at each launch, the values when they are used. */
export const launchConfig = optionsTable<LaunchConfig>()(
  "cuda.LaunchConfig",
  { "Kernel.launch": 0, "Kernel.maximumCluster": 0, "Kernel.activeClusters": 0, "Graph.addKernel": 1 },
  {
    grid: { type: dimensions, required: true, text: "Blocks." },
    block: { type: dimensions, required: true, text: "Number of threads of a block." },
    sharedBytes: { type: int(0), unit: "bytes", default: 0, text: "Dynamic shared memory of a block." },
    stream: {
      type: ofKind<Stream>("Stream"),
      defaultText: "the device's default stream",
      text: "Stream of the launch.",
    },
    cooperative: {
      type: flag(),
      default: false,
      text: "Makes all blocks run at once, so that they may synchronize.",
    },
    cluster: {
      type: dimensions,
      defaultText: "none",
      text: "Number of blocks that access each other's shared memory.",
    },
    priority: {
      type: whole(-0x80000000, 0x7fffffff),
      defaultText: "the stream's",
      text: "Priority among kernels of the graph or stream.",
    },
    overlapPrevious: {
      type: flag(),
      default: false,
      text: "Lets the launch start while the previous kernel ends.",
    },
    check: {
      type: flag(),
      default: false,
      text: "Checks each memory access and waits for the end (soft GPU).",
    },
    trace: {
      type: nested(() => traceOptions),
      defaultText: "none",
      text: "Traces one thread and waits for the end (soft GPU).",
    },
  },
);

/**
 * Returns true when the configuration has unknown keys or is not an object. It counts keys, which is cheaper
 * than comparing names. A known key that is undefined also returns true, and the names decide then.
 */
function hasOtherKeys(config: LaunchConfig): boolean {
  if (typeof config !== "object" || config === null) return true;
  let others = 0;
  for (const _ in config) others++;
  if (config.grid !== undefined) others--;
  if (config.block !== undefined) others--;
  if (config.stream !== undefined) others--;
  if (others === 0) return false;
  if (config.sharedBytes !== undefined) others--;
  if (config.cooperative !== undefined) others--;
  if (config.cluster !== undefined) others--;
  if (config.priority !== undefined) others--;
  if (config.overlapPrevious !== undefined) others--;
  if (config.check !== undefined) others--;
  if (config.trace !== undefined) others--;
  return others !== 0;
}

/** Refuses unknown keys and instrumentation that `of` does not support. */
export function checkLaunch(config: LaunchConfig, of: string): void {
  if (hasOtherKeys(config)) refuseUnknown(launchConfig, "launch", config);
  if (config.check !== undefined || config.trace !== undefined) ensureOneInstrumentation(config, of);
}

/**
 * Throws TypeError or RangeError for two kinds of instrumentation at once, and for instrumentation outside of
 * `launch`.
 */
export function ensureOneInstrumentation({ check, trace }: LaunchConfig, of: string): void {
  if (check !== undefined && typeof check !== "boolean")
    throw new TypeError(`${of}: check is ${shown(check)}. Use true or false`);
  const asked = [check === true ? "check" : undefined, trace === undefined ? undefined : "trace"].filter(
    (each) => each !== undefined,
  );
  if (of === "launch" ? asked.length < 2 : asked.length === 0) return;
  throw new RangeError(
    of === "launch"
      ? "launch: check and trace cannot be used in one launch. Omit one of them, and launch again for the other"
      : `${of}: only launch takes ${asked.join(" and ")}. Omit it`,
  );
}

/** Returns true when the launch needs cuLaunchKernelEx. */
export const hasAttributes = (config: LaunchConfig): boolean =>
  config.cooperative === true ||
  config.cluster !== undefined ||
  config.priority !== undefined ||
  config.overlapPrevious === true;

/** Returns one of three dimensions. Throws RangeError for anything but a whole number from 1. */
export function dimension(of: Dimensions, axis: 0 | 1 | 2, what: string): number {
  const value = typeof of === "number" ? (axis === 0 ? of : 1) : (of?.[axis] ?? (axis === 0 ? 0 : 1));
  if (!Number.isInteger(value) || value < 1 || value > 4294967295) {
    throw new RangeError(
      `${what} is ${Array.isArray(of) ? `[${of.map(shown).join(", ")}]` : shown(of)}. Use whole numbers from 1 on`,
    );
  }
  return value;
}

/**
 * Returns the dynamic shared memory of a block, in bytes. Throws RangeError for anything but a whole number
 * from 0.
 */
export function sharedBytesOf({ sharedBytes = 0 }: LaunchConfig): number {
  if (Number.isInteger(sharedBytes) && sharedBytes >= 0 && sharedBytes <= 0x7fffffff) return sharedBytes;
  throw new RangeError(`sharedBytes is ${shown(sharedBytes)}. Use a whole number of bytes from 0 on`);
}

/** Returns the product of the dimensions. */
export const volume = (of: Dimensions, what: string): number =>
  dimension(of, 0, what) * dimension(of, 1, what) * dimension(of, 2, what);

/** C's CUlaunchConfig with its attributes. */
export interface LaunchStruct {
  readonly pointer: number;
  readonly launch: ReturnType<typeof CUlaunchConfig.alloc>;
  /** Memory of the attributes. */
  readonly held: ArrayBuffer;
}

/** Returns C's CUlaunchConfig with its attributes. Keep it while C reads it. */
export function launchStruct(config: LaunchConfig, stream: number): LaunchStruct {
  refuseUnknown(launchConfig, "launch", config);
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
    const priority = wholeNumber("priority", config.priority, -0x80000000, 0x7fffffff);
    attributes.push({ id: CU_LAUNCH_ATTRIBUTE_PRIORITY, value: { priority } });
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
    sharedMemBytes: sharedBytesOf(config),
    hStream: stream,
    attrs: views[0]!.pointer,
    numAttrs: attributes.length,
  });
  return { pointer: launch.pointer, launch, held: memory };
}
