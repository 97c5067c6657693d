import type { Device } from "../cuda/device/device.ts";
import { KernelList } from "./kernel-list.ts";
import { launch } from "./kernels.ts";
import { allocateView, bufferFrom, Node, type View } from "./node.ts";
import { addSortOfParts } from "./radix-parts.ts";
import type { ElementArray, RadixSort } from "./radix-pass.ts";
import { addSortOfTiles } from "./radix-tiles.ts";

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

/** Returns the division that suits a device. */
export const divisionOf = ({ provider }: Device): Division => (provider === "soft" ? "parts" : "tiles");

/**
 * Adds the kernels that sort each row in a stable way: by one digit after the other, from the lowest. The digits of the row's
 * number are the last ones.
 */
export function addSort(kernels: KernelList, sort: RadixSort, division: Division): void {
  if (division === "parts") addSortOfParts(kernels, sort);
  else addSortOfTiles(kernels, sort);
}

/** Sorts the keys of each row. Passes them to a function, and frees them and the given ones behind it. */
export function withSortedKeys<T>(
  device: Device,
  { type, bits, view }: Keys,
  { count, length }: Rows,
  hasIndices: boolean,
  use: (ordered: Ordered) => T,
  division: Division = divisionOf(device),
): T {
  const n = count * length;
  const list = new KernelList(bufferFrom(view), bufferFrom(view));
  const keys = list.temporary(type, n);
  const indices = hasIndices ? list.temporary("i32", n) : undefined;
  const plain: Omit<ElementArray, "memory"> = { type, converted: (name) => name, key: "" };
  const sort: RadixSort = {
    ...{ type, bits, rows: count, length },
    from: { ...plain, memory: "expression" },
    to: { ...plain, memory: keys },
    indices: indices === undefined ? undefined : { memory: indices, type: "i32" },
  };
  addSort(list, sort, division);
  const nodes = list.temporaries.map(({ dtype, size }) =>
    Node.ofView({ device, dtype, shape: [size] }, allocateView(device, dtype, [size])),
  );
  view.storage.hold();
  for (const node of nodes) node.hold();
  try {
    for (const { source, size, expression = [], results, integers } of list.kernels)
      launch(device, source, size, [
        ...[...expression, ...results.map((which) => bufferFrom(nodes[which]!.view())), ...integers],
      ]);
    return use({ keys: nodes[keys]!, indices: indices === undefined ? undefined : nodes[indices] });
  } finally {
    for (const node of nodes) node.release();
    view.storage.release();
  }
}
