// What this process shows of the NIC, as one thread sees it. It is no part of the arena: others may write to it.
import { memory } from "../../../../ffi/runtime/index.ts";
import { NIC_BYTES } from "../../../counters/layout.ts";
import { Dev } from "./arena.ts";
import { getDouble } from "./doubles.ts";
import type { Engine } from "./engine.ts";

interface ShownViews {
  readonly words: Int32Array;
  readonly bytes: Uint8Array;
}

const views = new WeakMap<Engine, ShownViews>();

function viewsOf(e: Engine): ShownViews {
  let own = views.get(e);
  if (own === undefined) {
    const buffer = memory(getDouble(e, Dev.shown), NIC_BYTES);
    own = { words: new Int32Array(buffer), bytes: new Uint8Array(buffer) };
    views.set(e, own);
  }
  return own;
}

/** Words and bytes of what is shown; only where `Dev.shown` is not 0. */
export const shownWords = (e: Engine): Int32Array => viewsOf(e).words;
export const shownBytes = (e: Engine): Uint8Array => viewsOf(e).bytes;
