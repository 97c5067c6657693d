import { type Dtype, factsOf } from "./dtype.ts";
import { converted, type KernelText } from "./emit.ts";

/** Number of threads of a warp, and of warps of a block. */
const [WARP, WARPS] = [32, 8] as const;
/** Number of neighbouring elements of a thread. */
const ITEMS = 16;
/** Number of elements of a warp, and of a block. */
const WARP_TILE = WARP * ITEMS;
export const TILE = WARPS * WARP_TILE;
/** Number of tiles of a thread's block where each thread has a tile of its own. */
const SERIAL_BLOCK = 32;

/** Division of a line into tiles. A block has a tile on a real GPU, and a thread has one on the soft GPU. Both add in one order. */
export type Reads = "chunks" | "tiles";

/** Returns the number of tiles of a line. */
export const tilesOfLine = (length: number): number => Math.ceil(length / TILE);

/** Returns the size of a launch for a number of tiles. */
export const sizeOfTiles = (tiles: number, reads: Reads) =>
  reads === "tiles"
    ? { grid: tiles, block: WARPS * WARP }
    : { grid: Math.ceil(tiles / SERIAL_BLOCK), block: SERIAL_BLOCK };

/** Adds the number of the tile of this thread as `tile`, and the begin of its condition where threads may have none. */
export function beginTile(text: KernelText, tiles: string, reads: Reads): void {
  text.add(`const tile = ${reads === "tiles" ? "blockIdx.x" : "globalIdx.x"};`);
  text.add(reads === "tiles" ? "{" : `if (tile < ${tiles}) {`);
}

/** Scan of a tile of a line, whose elements are neighbours. The text has `first` and `length` of elements, and `start`. */
export interface TileScan {
  /** Type of the elements, and text of the address of the first element of the line. */
  readonly from: { readonly dtype: Dtype; readonly base: string };
  /** Type of the results, and text of the address of the first one. Undefined where only the sum of the tile is needed. */
  readonly to: { readonly dtype: Dtype; readonly base: string } | undefined;
  readonly sums: Dtype;
  /** Text of the value that changes no other one. */
  readonly initial: string;
  /** Returns the text of the sum, or product, of two values. */
  readonly join: (a: string, b: string) => string;
}

/**
 * Adds the text that scans a tile from the element `first` of its line. A thread joins its elements in their order, then come the
 * threads of a warp, the warps, and `start`. The sum of the whole tile is in `total`.
 */
export function addTileScan(text: KernelText, scan: TileScan, reads: Reads): void {
  if (reads === "tiles") addBlockScan(text, scan);
  else addSerialScan(text, scan);
}

const declared = (name: string, value: string, dtype: Dtype): string =>
  `let ${name} = ${factsOf(dtype).register}(${value});`;

/** Adds the scan of a tile by one thread, in the order of `addBlockScan`. */
function addSerialScan(text: KernelText, { from, to, sums, initial, join }: TileScan): void {
  text.add(`const last = Math.min(first + ${TILE}, length);`);
  text.add(declared("total", initial, sums));
  text.add(`for (let warpFirst = first; warpFirst < last; warpFirst += ${WARP_TILE}) {`);
  text.add(declared("ofWarp", initial, sums));
  text.add(`const warpLast = Math.min(warpFirst + ${WARP_TILE}, last);`);
  const addOne = (index: string): void => {
    const element = text.constant(`p0[${from.base} + ${index}]`);
    text.add(`own = ${join("own", text.constant(converted(element, from.dtype, sums)))};`);
    if (to === undefined) return;
    const result = text.constant(join("base", "own"));
    text.add(`out[${to.base} + ${index}] = ${converted(result, sums, to.dtype)};`);
  };
  const addThread = (add: () => void): void => {
    text.add(declared("own", initial, sums));
    if (to !== undefined) text.add(`const base = ${join("start", join("total", "ofWarp"))};`);
    add();
    text.add(`ofWarp = ${join("ofWarp", "own")};`);
  };
  text.add("let at = warpFirst;");
  text.add(`for (; at + ${ITEMS} <= warpLast; at += ${ITEMS}) {`);
  addThread(() => {
    for (let k = 0; k < ITEMS; k++) addOne(`at + ${k}`);
  });
  text.add("}");
  text.add("if (at < warpLast) {");
  addThread(() => {
    text.add("for (; at < warpLast; at++) {");
    addOne("at");
    text.add("}");
  });
  text.add("}");
  text.add(`total = ${join("total", "ofWarp")};`);
  text.add("}");
}

/** Adds the scan of a tile by a block. Warps read and write neighbouring elements, and threads scan theirs in shared memory. */
function addBlockScan(text: KernelText, { from, to, sums, initial, join }: TileScan): void {
  const { register } = factsOf(sums);
  // An unused element behind those of each thread puts the elements that a warp reads together into different banks.
  text.add(`const elements = shared("${register}", ${TILE + TILE / ITEMS});`);
  text.add(`const ofWarps = shared("${register}", ${WARPS});`);
  text.add("const warpIndex = threadIdx.x >>> 5;");
  text.add(`const near = warpIndex * ${WARP_TILE} + warp.lane;`);
  const offset = (j: number) => `near + ${j * WARP}`;
  const slot = (j: number) => `near + (near >>> 4) + ${(j * WARP * (ITEMS + 1)) / ITEMS}`;
  const items = Array.from({ length: ITEMS }, (_, j) => j);
  // An index behind the line is that of its last element, so that the loads need no branches.
  const loaded = items.map((j) =>
    text.constant(`p0[${from.base} + Math.min(first + ${offset(j)}, length - 1)]`),
  );
  for (const j of items) text.add(`elements[${slot(j)}] = ${converted(loaded[j]!, from.dtype, sums)};`);
  text.add("warp.sync();");
  text.add(`const mine = threadIdx.x * ${ITEMS + 1};`);
  text.add(declared("own", initial, sums));
  const scanned = items.map((k) => {
    text.add(`own = ${join("own", `elements[mine + ${k}]`)};`);
    return text.constant("own");
  });
  text.add(declared("ofWarp", initial, sums));
  for (let lane = 0; lane < WARP - 1; lane++) {
    const other = text.constant(`warp.shuffle(own, ${lane})`);
    const joined = text.constant(join("ofWarp", other));
    text.add(`ofWarp = select(warp.lane > ${lane}, ${joined}, ofWarp);`);
  }
  text.add(`if (warp.lane === ${WARP - 1}) ofWarps[warpIndex] = ${join("ofWarp", "own")};`);
  text.add("sync();");
  text.add(declared("total", initial, sums));
  text.add(declared("ofBlock", initial, sums));
  for (let each = 0; each < WARPS; each++) {
    text.add(`ofBlock = select(warpIndex === ${each}, total, ofBlock);`);
    text.add(`total = ${join("total", `ofWarps[${each}]`)};`);
  }
  if (to === undefined) return;
  text.add(`const base = ${join("start", join("ofBlock", "ofWarp"))};`);
  for (const k of items) text.add(`elements[mine + ${k}] = ${join("base", scanned[k]!)};`);
  text.add("warp.sync();");
  for (const j of items) {
    const result = text.constant(`elements[${slot(j)}]`);
    text.add(
      `if (first + ${offset(j)} < length) out[${to.base} + first + ${offset(j)}] = ${converted(result, sums, to.dtype)};`,
    );
  }
}
