// Status memory of the NIC, as one thread maps it. It is not part of the arena, because readers in other
// processes may write to it.

import { memory } from "../../../../ffi/runtime/index.ts";
import { RING_AT } from "../../../counters/layout.ts";
import { section } from "./arena.ts";
import { type Engine, getDouble } from "./engine.ts";

export const StatusMemory = section("statusMemory", (f) => ({
  /** Native address, 0 when this process publishes no status. */
  address: f.double(),
  fd: f.word(),
}));

interface ShownViews {
  readonly words: Int32Array;
  readonly bytes: Uint8Array;
}

const views = new WeakMap<Engine, ShownViews>();

function viewsOf(e: Engine): ShownViews {
  let own = views.get(e);
  if (own === undefined) {
    // The capture ring behind RING_AT is written by memcpy, so no view needs its 16 MiB (see views.ts).
    const buffer = memory(getDouble(e, StatusMemory.address), RING_AT);
    own = { words: new Int32Array(buffer), bytes: new Uint8Array(buffer) };
    views.set(e, own);
  }
  return own;
}

/** Returns the words of the status memory before its capture ring. Only if `StatusMemory.address` is not 0. */
export const statusWords = (e: Engine): Int32Array => viewsOf(e).words;
export const statusBytes = (e: Engine): Uint8Array => viewsOf(e).bytes;
