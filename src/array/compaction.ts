import { newArray } from "../cuda/memory/element-type.ts";
import { launch } from "./kernels.ts";
import { allocateNode, allocateView, Node, type View } from "./node.ts";
import { castNode, contiguousView, uploadedNode, withNode } from "./temporary.ts";

/** Number of elements that one thread counts. */
const CHUNK = 1024;
/** Number of threads of a block. */
const BLOCK = 64;

/** Elements that are not 0: their positions in C's order, and for each element the number of earlier ones. */
export interface Compaction {
  /** Positions, as i32. */
  readonly positions: Node;
  /** Number of elements up to and with this one that are not 0, minus 1, as i32. Present where it was asked for. */
  readonly ranks: Node | undefined;
}

const counts = {
  name: "countChunks",
  signature: { mask: "readonly u8[]", counts: "i32[]", parts: "i32", chunk: "i32", n: "i32" },
  body: `
const part = globalIdx.x;
if (part < parts) {
  let count = 0;
  const end = Math.min(n, part * chunk + chunk);
  for (let i = part * chunk; i < end; i++) count += mask[i] !== 0 ? 1 : 0;
  counts[part] = count;
}`,
} as const;

const write = (hasRanks: boolean) => ({
  name: "writePositions",
  signature: {
    ...{ mask: "readonly u8[]", begins: "readonly i32[]", positions: "i32[]" },
    ...(hasRanks ? { ranks: "i32[]" } : {}),
    ...{ parts: "i32", chunk: "i32", n: "i32" },
  },
  body: `
const part = globalIdx.x;
if (part < parts) {
  let next = begins[part];
  const end = Math.min(n, part * chunk + chunk);
  for (let i = part * chunk; i < end; i++) {
    if (mask[i] !== 0) {
      positions[next] = i;
      next++;
    }
    ${hasRanks ? "ranks[i] = next - 1;" : ""}
  }
}`,
});

/**
 * Finds the elements that are not 0, in C's order. Their number decides the shape of the result, so that this waits for
 * the device.
 */
export function compacted(node: Node, hasRanks = false): Compaction {
  const { device, size } = node;
  return withNode(castNode(node, "bool"), (flags) =>
    withNode(Node.ofView({ device, dtype: "bool", shape: [size] }, contiguousView(flags)), (mask) => {
      const { storage, offset } = mask.view();
      const bytes = storage.buffer.slice(offset, offset + size);
      const parts = Math.ceil(size / CHUNK);
      const grid = { grid: Math.max(1, Math.ceil(parts / BLOCK)), block: BLOCK };
      const begins = size === 0 ? { list: newArray("i32", 0), total: 0 } : beginsOf(mask, bytes, parts, grid);
      const positions = allocateView(device, "i32", [begins.total]);
      const ranks = hasRanks ? allocateView(device, "i32", [size]) : undefined;
      storage.verify();
      if (size > 0)
        withNode(uploadedNode(device, begins.list, "i32"), (first) =>
          launch(device, write(hasRanks), grid, [
            ...[bytes, first.view().storage.buffer, positions.storage.buffer],
            ...(ranks === undefined ? [] : [ranks.storage.buffer]),
            ...[parts, CHUNK, size],
          ]),
        );
      const nodeOf = (view: View, length: number) =>
        Node.ofView({ device, dtype: "i32", shape: [length] }, view);
      return {
        positions: nodeOf(positions, begins.total),
        ranks: ranks === undefined ? undefined : nodeOf(ranks, size),
      };
    }),
  );
}

/** Returns the first place of the positions of each part, and the number of all positions. */
function beginsOf(
  { device, size }: Node,
  bytes: View["storage"]["buffer"],
  parts: number,
  grid: { readonly grid: number; readonly block: number },
) {
  const found = allocateNode(device, "i32", [parts]);
  return withNode(found, (each) => {
    const { buffer } = each.view().storage;
    launch(device, counts, grid, [bytes, buffer, parts, CHUNK, size]);
    const list = buffer.slice(0, parts).toArray() as Int32Array<ArrayBuffer>;
    let total = 0;
    for (const [i, count] of list.entries()) {
      list[i] = total;
      total += count;
    }
    return { list, total };
  });
}
