import type { ElementType } from "../../cuda/index.ts";
import { ptx as bf16 } from "./tables/bf16.ts";
import { ptx as f16 } from "./tables/f16.ts";
import { ptx as f32 } from "./tables/f32.ts";
import { ptx as f64 } from "./tables/f64.ts";
import { ptx as i8 } from "./tables/i8.ts";
import { ptx as i16 } from "./tables/i16.ts";
import { ptx as i32 } from "./tables/i32.ts";
import { ptx as i64 } from "./tables/i64.ts";
import { ptx as u8 } from "./tables/u8.ts";
import { ptx as u16 } from "./tables/u16.ts";
import { ptx as u32 } from "./tables/u32.ts";
import { ptx as u64 } from "./tables/u64.ts";

/** What collectives compute with: the types of buffers, and bf16 in buffers of u16. */
export type CollectiveType = ElementType | "bf16";

export const elementBytes: Readonly<Record<CollectiveType, number>> = {
  ...{ i8: 1, u8: 1, i16: 2, u16: 2, i32: 4, u32: 4, i64: 8, u64: 8 },
  ...{ f16: 2, bf16: 2, f32: 4, f64: 8 },
};

/** How elements of all ranks become one; "average" of integers is rounded towards zero. */
export type ReduceOperation = "sum" | "product" | "min" | "max" | "average";

/** Numbers of operations: kernels/collective.cu has the same. */
export const operations: Readonly<Record<ReduceOperation, number>> = {
  sum: 0,
  product: 1,
  min: 2,
  max: 3,
  average: 4,
};
/** Ranks' pieces side by side. */
export const CONCATENATE = 5;

/** The modules with the kernels of each type. */
export const kernelText: Readonly<Record<CollectiveType, string>> = {
  ...{ i8, u8, i16, u16, i32, u32, i64, u64 },
  ...{ f16, bf16, f32, f64 },
};
