import type { CollectiveType } from "./element.ts";
import { ptx as bf16 } from "./tables/combine/bf16.ts";
import { ptx as f16 } from "./tables/combine/f16.ts";
import { ptx as f32 } from "./tables/combine/f32.ts";
import { ptx as f64 } from "./tables/combine/f64.ts";
import { ptx as i8 } from "./tables/combine/i8.ts";
import { ptx as i16 } from "./tables/combine/i16.ts";
import { ptx as i32 } from "./tables/combine/i32.ts";
import { ptx as i64 } from "./tables/combine/i64.ts";
import { ptx as u8 } from "./tables/combine/u8.ts";
import { ptx as u16 } from "./tables/combine/u16.ts";
import { ptx as u32 } from "./tables/combine/u32.ts";
import { ptx as u64 } from "./tables/combine/u64.ts";

/** The modules with the kernel of each type that makes one piece of those of all ranks. */
export const combineText: Readonly<Record<CollectiveType, string>> = {
  ...{ i8, u8, i16, u16, i32, u32, i64, u64 },
  ...{ f16, bf16, f32, f64 },
};
