import { callback, flag, oneOf, optionsTable, whole } from "../../arguments/options.ts";
import type { ReduceOperation } from "../collectives/element.ts";

/** Element type of gradients. Gradients of type "bf16" use buffers of u16. */
export type GradientType = "f32" | "f64" | "f16" | "bf16";

/** Options of gradient buckets. */
export interface BucketOptions {
  /** Element type of the gradients. */
  readonly type?: GradientType;
  /** Operation that combines the gradients of all ranks. */
  readonly operation?: ReduceOperation;
  /** Size of the first bucket in bytes. A small first bucket starts the communication early. */
  readonly firstBytes?: number;
  /** Size of the other buckets in bytes, until measurements favor another size. */
  readonly bucketBytes?: number;
  /** True when the group times some steps, tries other bucket sizes and adopts faster ones. */
  readonly adapt?: boolean;
  /** True when every step is timed, for `profile()`. */
  readonly profile?: boolean;
  /** Callback for each change of the bucket sizes. */
  readonly onChange?: (change: BucketChange) => void;
}

/** Change of the bucket sizes. */
export interface BucketChange {
  /** Number of completed steps before the change, counted from the last reform of the group. */
  readonly step: number;
  /**
   * Kind of the change. `trial` sets sizes for some steps. `kept` follows a faster trial, and `taken back`
   * follows a trial without a gain.
   */
  readonly kind: "trial" | "kept" | "taken back";
  /** Former size of each bucket, in bytes. */
  readonly from: readonly number[];
  /** New size of each bucket, in bytes. */
  readonly to: readonly number[];
  readonly reason: string;
}

export const MiB = 2 ** 20;

export const bucketOptions = optionsTable<BucketOptions>()(
  "group.BucketOptions",
  { "Group.buckets": 1 },
  {
    type: {
      type: oneOf("f32", "f64", "f16", "bf16"),
      default: "f32",
      text: "Element type of the gradients.",
    },
    operation: {
      type: oneOf("sum", "product", "min", "max", "average"),
      default: "average",
      text: "Operation that combines the gradients of all ranks.",
    },
    firstBytes: {
      type: whole(1, Number.MAX_SAFE_INTEGER),
      unit: "bytes",
      default: MiB,
      text: "Size of the first bucket.",
    },
    bucketBytes: {
      type: whole(1, Number.MAX_SAFE_INTEGER),
      unit: "bytes",
      default: 25 * MiB,
      text: "Size of the other buckets, until measurements favor another size.",
    },
    adapt: { type: flag(), default: true, text: "Try other bucket sizes, and adopt faster ones." },
    profile: { type: flag(), default: false, text: "Measure the times of each step." },
    onChange: {
      type: callback<(change: BucketChange) => void>("a function that takes the change"),
      text: "Callback for each change of the bucket sizes.",
    },
  },
);
