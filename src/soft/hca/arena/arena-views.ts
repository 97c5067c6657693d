import { memory } from "../../../../ffi/runtime/index.ts";
import { ARENA_BYTES, type Arena } from "./arena.ts";

/** Views over memory laid out as an arena, native or not; `base` is what its address counts as. */
export function arenaOver(buffer: ArrayBuffer, base: number): Arena {
  return {
    base,
    buffer,
    i32: new Int32Array(buffer),
    u32: new Uint32Array(buffer),
    f64: new Float64Array(buffer),
    u8: new Uint8Array(buffer),
    view: new DataView(buffer),
  };
}

/** Views over the arena that another thread (or this one) mapped at `base`. */
export function arenaAt(base: number, bytes: number = ARENA_BYTES): Arena {
  return arenaOver(memory(base, bytes), base);
}
