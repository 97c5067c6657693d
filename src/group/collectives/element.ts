import type { ElementType } from "../../cuda/index.ts";

/** Element types of collectives: the element types of buffers, and bf16 in buffers of u16. */
export type CollectiveType = ElementType | "bf16";

export const elementBytes: Readonly<Record<CollectiveType, number>> = {
  ...{ i8: 1, u8: 1, i16: 2, u16: 2, i32: 4, u32: 4, i64: 8, u64: 8 },
  ...{ f16: 2, bf16: 2, f32: 4, f64: 8 },
};

/** Operation that combines the elements of all ranks. An "average" of integers rounds towards zero. */
export type ReduceOperation = "sum" | "product" | "min" | "max" | "average";

/** Numbers of the reduce operations. The kernels use the same numbers, see kernels/collective.cu. */
export const operations: Readonly<Record<ReduceOperation, number>> = {
  sum: 0,
  product: 1,
  min: 2,
  max: 3,
  average: 4,
};
/** Number of the operation that concatenates the chunks of all ranks. */
export const CONCATENATE = 5;
