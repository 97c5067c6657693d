import { env } from "node:process";
import type * as cuda from "../../../../src/cuda/index.ts";
import type { Random as Dice } from "../../../support/random.ts";
import { maybe } from "../recipe.ts";
import type { World } from "../world.ts";

/**
 * True on a native GPU: an endless wait has no limit there, and a faulting kernel ends CUDA for the process.
 */
export const native = env["DOORBELL_CUDA"] === "native";
export const types = [
  "i8",
  "u8",
  "i16",
  "u16",
  "i32",
  "u32",
  "i64",
  "u64",
  "f32",
  "f64",
  "f16",
  "bf16",
] as const;
/** Size of a page of device memory in bytes. */
export const granule = 2 ** 21;

const arrays = [Uint8Array, Int16Array, Float32Array, Float64Array, BigUint64Array] as const;
export const hostArray = (dice: Dice) => new (dice.pick(arrays))([16, 64, 1024, 4096][dice.int(4)]! >> 1);
export const valueFor = (buffer: cuda.Buffer, dice: Dice) =>
  /64$/.test(buffer.type) && buffer.type !== "f64" ? 7n : dice.int(100);
export const stream = (w: World, d: Dice) => maybe(d, () => w.need<cuda.Stream>("Stream"));
/** Values for the other end of a copy to or from the buffer. */
export const sameSize = (w: World, d: Dice, buffer: cuda.Buffer) =>
  d.chance(0.5)
    ? hostArray(d)
    : d.chance(0.5)
      ? w.need<cuda.Buffer>("Buffer")
      : buffer.slice(0, buffer.length);
export const dependencies = (w: World, d: Dice) => maybe(d, () => maybe(d, () => w.need("GraphNode")));
/** One side of a copy of a box. */
export const side = (w: World, d: Dice) => ({
  of: d.chance(0.5) ? w.need("Buffer") : hostArray(d),
  rowLength: 1 + d.int(16),
  rows: 1 + d.int(4),
});
