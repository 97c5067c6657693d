// Status memory of the NIC, as one thread maps it. It is not part of the arena, because readers in other
// processes may write to it.

import { memory } from "../../../../ffi/runtime/index.ts";
import { HEAD_BYTES, RING_AT } from "../../../counters/layout.ts";
import { section } from "./arena.ts";
import { type Engine, getDouble } from "./engine.ts";

export const StatusMemory = section("statusMemory", (f) => ({
  /** Native address, 0 when this process publishes no status. */
  address: f.double(),
  fd: f.word(),
}));

const words = new WeakMap<Engine, Int32Array>();
const bytes = new WeakMap<Engine, Uint8Array>();

/** Returns a view of the first bytes of the status memory, made once. */
function viewOf<V>(
  views: WeakMap<Engine, V>,
  e: Engine,
  length: number,
  make: (buffer: ArrayBuffer) => V,
): V {
  let own = views.get(e);
  if (own === undefined) {
    own = make(memory(getDouble(e, StatusMemory.address), length));
    views.set(e, own);
  }
  return own;
}

/** Returns the words at the head of the status memory. Only if `StatusMemory.address` is not 0. */
export const statusWords = (e: Engine): Int32Array =>
  viewOf(words, e, HEAD_BYTES, (buffer) => new Int32Array(buffer));

/**
 * Returns the bytes of the status memory without its capture ring, which is written by memcpy alone. Only
 * processes that others watch need this view (see views.ts).
 */
export const statusBytes = (e: Engine): Uint8Array =>
  viewOf(bytes, e, RING_AT, (buffer) => new Uint8Array(buffer));
