import type { Device } from "../cuda/device/device.ts";
import { allocateView, Node, type View } from "./node.ts";
import { partCounts, runByParts } from "./radix-parts.ts";
import { BITS, type Digit } from "./radix-pass.ts";
import { runByTiles, tileCounts } from "./radix-tiles.ts";

/** Unsigned integers in the order of elements. `bits` is the number of their low bits that differ. */
export interface Keys {
  readonly type: "u32" | "u64";
  readonly bits: number;
  readonly view: View;
}

/** Keys in order, and for each of them its index before, as i32. */
export interface Ordered {
  readonly keys: Node;
  readonly indices: Node | undefined;
}

/** Rows of elements, one after the other. Each is sorted for itself. */
export interface Rows {
  readonly count: number;
  readonly length: number;
}

/** Division of the elements of a pass between threads. All give one order of elements. */
export type Division = "parts" | "tiles";

/**
 * Sorts the keys of each row, in a stable way: by one digit after the other, from the lowest. The digits of the row's
 * number are the last ones. Passes the keys to a function, and frees them behind it.
 */
export function withSortedKeys<T>(
  device: Device,
  { type, bits, view }: Keys,
  rows: Rows,
  hasIndices: boolean,
  use: (ordered: Ordered) => T,
  division: Division = device.provider === "soft" ? "parts" : "tiles",
): T {
  const n = rows.count * rows.length;
  const made: Node[] = [];
  const nodeOf = (dtype: "i32" | "u32" | "u64", length: number, over?: View): Node => {
    const node = Node.ofView(
      { device, dtype, shape: [length] },
      over ?? allocateView(device, dtype, [length]),
    );
    node.hold();
    made.push(node);
    return node;
  };
  const buffer = (node: Node) => node.view().storage.buffer;
  const [countsOf, runPass] =
    division === "parts" ? ([partCounts, runByParts] as const) : ([tileCounts, runByTiles] as const);
  try {
    const counts = nodeOf("i32", countsOf({ type, n }));
    const keys = [nodeOf(type, n, view), nodeOf(type, n)] as const;
    const needsIndices = hasIndices || rows.count > 1;
    const indices = needsIndices ? ([nodeOf("i32", n), nodeOf("i32", n)] as const) : undefined;
    const passes = passesOf(type, bits, rows.count);
    for (const [pass, { digit, shift }] of passes.entries()) {
      const [from, to] = [pass % 2, 1 - (pass % 2)] as [0 | 1, 0 | 1];
      const buffers = {
        ...{ keys: buffer(keys[from]), outKeys: buffer(keys[to]), counts: buffer(counts) },
        indices: indices === undefined ? undefined : buffer(indices[from]),
        outIndices: indices === undefined ? undefined : buffer(indices[to]),
      };
      const order = indices === undefined ? "none" : pass === 0 ? "first" : "moved";
      runPass({ device, type, buffers, digit, shift, order, n, length: rows.length });
    }
    const last = (passes.length % 2) as 0 | 1;
    return use({ keys: keys[last], indices: indices?.[last] });
  } finally {
    for (const node of made) node.release();
  }
}

/** Returns the digits in their order: those of the keys, then those of the row's number. */
function passesOf(type: "u32" | "u64", bits: number, rows: number) {
  const passes: { readonly digit: Digit; readonly shift: number }[] = [];
  for (let shift = 0; shift < bits; shift += BITS) passes.push({ digit: type, shift });
  for (let shift = 0; rows - 1 >= 2 ** shift; shift += BITS) passes.push({ digit: "row", shift });
  return passes;
}
