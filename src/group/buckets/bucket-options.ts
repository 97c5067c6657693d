import { optionsTable } from "../../arguments/options-table.ts";
import { callback, flag, oneOf, whole } from "../../arguments/value-type.ts";
import type { ReduceOperation } from "../collectives/element.ts";

/** Types that gradients have; "bf16" is kept in buffers of u16. */
export type GradientType = "f32" | "f64" | "f16" | "bf16";

/** How gradients are reduced. */
export interface BucketOptions {
  readonly type?: GradientType;
  readonly operation?: ReduceOperation;
  /** Bytes of the first bucket: small, so that something is on its way early. */
  readonly firstBytes?: number;
  /** Bytes of the others, until times are known. */
  readonly bucketBytes?: number;
  /** Try other sizes now and then, and keep what is faster: times are taken of some steps. */
  readonly adapt?: boolean;
  /** Take the times of each step, for `profile()`. */
  readonly profile?: boolean;
  /** Is told when other sizes were chosen, and why. */
  readonly onChange?: (change: BucketChange) => void;
}

/** Other buckets were chosen. */
export interface BucketChange {
  /** After which step. */
  readonly step: number;
  /** "trial": for some steps; "kept" when that was faster; "taken back" when it was not. */
  readonly kind: "trial" | "kept" | "taken back";
  /** Bytes of each bucket. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly reason: string;
}

export const MiB = 2 ** 20;

export const bucketOptions = optionsTable<BucketOptions>()(
  "group.BucketOptions",
  { "Group.buckets": 1 },
  {
    type: { type: oneOf("f32", "f64", "f16", "bf16"), default: "f32", text: "What the gradients are." },
    operation: {
      type: oneOf("sum", "product", "min", "max", "average"),
      default: "average",
      text: "How those of all ranks become one.",
    },
    firstBytes: {
      type: whole(1, Number.MAX_SAFE_INTEGER),
      unit: "bytes",
      default: MiB,
      text: "The first bucket.",
    },
    bucketBytes: {
      type: whole(1, Number.MAX_SAFE_INTEGER),
      unit: "bytes",
      default: 25 * MiB,
      text: "The others, until times are known.",
    },
    adapt: { type: flag(), default: true, text: "Try other sizes, and keep what is faster." },
    profile: { type: flag(), default: false, text: "Take the times of each step." },
    onChange: {
      type: callback<(change: BucketChange) => void>("a function that is given the change"),
      text: "Is told when other sizes were chosen.",
    },
  },
);
