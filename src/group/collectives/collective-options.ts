import { optionsTable } from "../../arguments/options-table.ts";
import { flag, instance, oneOf, whole } from "../../arguments/value-type.ts";
import { Stream } from "../../cuda/index.ts";
import type { ReduceOperation } from "./element.ts";

/** What every collective takes. */
export interface CollectiveOptions {
  /** In whose order it is done; the device's default stream without it. */
  readonly stream?: Stream;
}

/** How elements are combined. */
export interface ReduceOptions extends CollectiveOptions {
  readonly operation?: ReduceOperation;
  /** Buffers of u16 hold bfloat16. */
  readonly bf16?: boolean;
}

/** From or to whom. */
export interface RootOptions extends CollectiveOptions {
  readonly root?: number;
}

/** Both. */
export interface RootReduceOptions extends ReduceOptions {
  readonly root?: number;
}

const streamRow = {
  stream: {
    type: instance("Stream", () => Stream, "device.createStream()"),
    defaultText: "the device's default stream",
    text: "In whose order it is done.",
  },
} as const;

const reduceRows = {
  ...streamRow,
  operation: {
    type: oneOf("sum", "product", "min", "max", "average"),
    default: "sum",
    text: "How elements of all ranks become one.",
  },
  bf16: { type: flag(), default: false, text: "Buffers of u16 hold bfloat16." },
} as const;

const rootRow = {
  root: { type: whole(0, 65_535), default: 0, text: "The rank that has it, or gets it." },
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
  { "Group.broadcast": 1 },
  { ...streamRow, ...rootRow },
);
export const rootReduceOptions = optionsTable<RootReduceOptions>()(
  "group.RootReduceOptions",
  { "Group.reduce": 2 },
  { ...reduceRows, ...rootRow },
);
