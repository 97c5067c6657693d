import { checkOptions, flag, instance, nested, oneOf, optionsTable, whole } from "../../arguments/options.ts";
import { Buffer, Stream } from "../../cuda/index.ts";
import { operations, type ReduceOperation } from "./element.ts";

/** Options of every collective. */
export interface CollectiveOptions {
  /** Stream that runs the call. The default is the device's default stream. */
  readonly stream?: Stream;
}

/** Format of 8-bit floating-point numbers of the OCP specification: e4m3 (torch's float8_e4m3fn) or e5m2. */
export type Fp8Format = "e4m3" | "e5m2";

/** Format and scales of fp8 numbers in a reduction. */
export interface Fp8Reduction {
  readonly format: Fp8Format;
  /** Scale of this member's input, one f32 on the GPU. The value of a number is the number times the scale. */
  readonly scale: Buffer<"f32">;
  /** Scale of the result, one f32 on the GPU, the same in all members. */
  readonly outputScale: Buffer<"f32">;
  /**
   * True turns results beyond the largest number into that number. False turns them into NaN (e4m3) or infinity
   * (e5m2), as torch does by default.
   */
  readonly saturate?: boolean;
}

/** Format and scales of fp8 numbers that are gathered. */
export interface Fp8Gather {
  readonly format: Fp8Format;
  /** Scale of this member's input, one f32 on the GPU. */
  readonly scale: Buffer<"f32">;
  /** Receives the scale of each rank. */
  readonly scales: Buffer<"f32">;
}

/** Options of collectives that combine elements for a root. */
interface CombineOptions extends CollectiveOptions {
  readonly operation?: ReduceOperation;
  /** True when buffers of u16 hold bfloat16. */
  readonly bf16?: boolean;
}

/** Options of collectives that combine elements. */
export interface ReduceOptions extends CombineOptions {
  /** Format and scales, when buffers of u8 hold fp8 numbers. */
  readonly fp8?: Fp8Reduction;
}

/** Options of {@link Group.allGather}. */
export interface GatherOptions extends CollectiveOptions {
  /** Format and scales, when buffers of u8 hold fp8 numbers with a scale in each member. */
  readonly fp8?: Fp8Gather;
}

/** Options of collectives with a root. */
export interface RootOptions extends CollectiveOptions {
  readonly root?: number;
}

/** Options of collectives that combine elements for a root. */
export interface RootReduceOptions extends CombineOptions {
  readonly root?: number;
}

const streamRow = {
  stream: {
    type: instance("Stream", () => Stream, "device.createStream()"),
    defaultText: "the device's default stream",
    text: "Stream that runs the call.",
  },
} as const;

const reduceRows = {
  ...streamRow,
  operation: {
    type: oneOf("sum", "product", "min", "max", "average"),
    default: "sum",
    text: "Operation that combines the elements of all ranks.",
  },
  bf16: { type: flag(), default: false, text: "Buffers of u16 hold bfloat16." },
} as const;

const scaleType = instance("Buffer", () => Buffer, "a Buffer of f32: device.from(new Float32Array([0.5]))");

const fp8Rows = {
  format: { type: oneOf("e4m3", "e5m2"), required: true, text: "Format of the numbers." },
  scale: { type: scaleType, required: true, text: "Scale of the input of this member." },
} as const;

export const fp8Reduction = optionsTable<Fp8Reduction>()(
  "group.Fp8Reduction",
  {},
  {
    ...fp8Rows,
    outputScale: { type: scaleType, required: true, text: "Scale of the result, the same in all members." },
    saturate: {
      type: flag(),
      default: false,
      text: "Turns results beyond the largest number into that number.",
    },
  },
);

export const fp8Gather = optionsTable<Fp8Gather>()(
  "group.Fp8Gather",
  {},
  { ...fp8Rows, scales: { type: scaleType, required: true, text: "Receives the scale of each rank." } },
);

const rootRow = {
  root: { type: whole(0, 65_535), default: 0, text: "Rank that has the data, or receives the result." },
} as const;

export const collectiveOptions = optionsTable<CollectiveOptions>()(
  "group.CollectiveOptions",
  {
    "Group.allToAll": 2,
    "Group.allToAllV": 4,
    "Group.send": 2,
    "Group.receive": 2,
    "Group.sendReceive": 4,
  },
  streamRow,
);
export const gatherOptions = optionsTable<GatherOptions>()(
  "group.GatherOptions",
  { "Group.allGather": 2 },
  {
    ...streamRow,
    fp8: { type: nested(() => fp8Gather), text: "Format and scales of fp8 numbers in buffers of u8." },
  },
);
export const reduceOptions = optionsTable<ReduceOptions>()(
  "group.ReduceOptions",
  { "Group.allReduce": 2, "Group.reduceScatter": 2 },
  {
    ...reduceRows,
    fp8: { type: nested(() => fp8Reduction), text: "Format and scales of fp8 numbers in buffers of u8." },
  },
);
export const rootOptions = optionsTable<RootOptions>()(
  "group.RootOptions",
  { "Group.broadcast": 1, "Group.gather": 2, "Group.scatter": 2, "Group.gatherV": 3, "Group.scatterV": 3 },
  { ...streamRow, ...rootRow },
);
export const rootReduceOptions = optionsTable<RootReduceOptions>()(
  "group.RootReduceOptions",
  { "Group.reduce": 2 },
  { ...reduceRows, ...rootRow },
);

/**
 * Checks the options of {@link reduceOptions}. Valid options take a path with fewer steps, because training
 * calls reductions very often.
 */
export function quickReduceOptions(
  caller: string,
  options: ReduceOptions | undefined,
): { readonly operation: ReduceOperation; readonly bf16: boolean; readonly stream?: Stream } {
  if (options === undefined) return defaultReduceOptions;
  if (typeof options !== "object" || options === null) return checkOptions(reduceOptions, caller, options);
  let unknownKeys = 0;
  for (const _ in options) unknownKeys++;
  const { operation, bf16, stream } = options;
  if (operation !== undefined) unknownKeys--;
  if (bf16 !== undefined) unknownKeys--;
  if (stream !== undefined) unknownKeys--;
  if (
    unknownKeys === 0 &&
    stream instanceof Stream &&
    (bf16 === undefined || typeof bf16 === "boolean") &&
    (operation === undefined || (typeof operation === "string" && Object.hasOwn(operations, operation)))
  )
    return { operation: operation ?? "sum", bf16: bf16 ?? false, stream };
  return checkOptions(reduceOptions, caller, options);
}

const defaultReduceOptions = { operation: "sum", bf16: false } as const;
