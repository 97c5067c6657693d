import { checkOptions, flag, instance, oneOf, optionsTable, whole } from "../../arguments/options.ts";
import { Stream } from "../../cuda/index.ts";
import { operations, type ReduceOperation } from "./element.ts";

/** Options of every collective. */
export interface CollectiveOptions {
  /** Stream that runs the call. The default is the device's default stream. */
  readonly stream?: Stream;
}

/** Options of collectives that combine elements. */
export interface ReduceOptions extends CollectiveOptions {
  readonly operation?: ReduceOperation;
  /** True when buffers of u16 hold bfloat16. */
  readonly bf16?: boolean;
}

/** Options of collectives with a root. */
export interface RootOptions extends CollectiveOptions {
  readonly root?: number;
}

/** Options of collectives that combine elements for a root. */
export interface RootReduceOptions extends ReduceOptions {
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

const rootRow = {
  root: { type: whole(0, 65_535), default: 0, text: "Rank that has the data, or receives the result." },
} as const;

export const collectiveOptions = optionsTable<CollectiveOptions>()(
  "group.CollectiveOptions",
  {
    "Group.allGather": 2,
    "Group.allToAll": 2,
    "Group.allToAllV": 4,
    "Group.send": 2,
    "Group.receive": 2,
    "Group.sendReceive": 4,
  },
  streamRow,
);
export const reduceOptions = optionsTable<ReduceOptions>()(
  "group.ReduceOptions",
  { "Group.allReduce": 2, "Group.reduceScatter": 2 },
  reduceRows,
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
