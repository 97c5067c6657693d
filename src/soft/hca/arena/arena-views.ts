import { memory } from "../../../../ffi/runtime/index.ts";
import { ARENA_BYTES, type Arena } from "./arena.ts";

/**
 * Creates views over a buffer with the layout of an arena. `base` is the native address that the engine
 * assumes for its first byte.
 */
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

/** Creates views over the arena that is mapped at `base`. */
export function arenaAt(base: number, bytes: number = ARENA_BYTES): Arena {
  return arenaOver(memory(base, bytes), base);
}
