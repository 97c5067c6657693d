import { launch, sourceOf } from "./kernels.ts";
import { DIGITS, digitText, type Pass } from "./radix-pass.ts";

// A block has as many threads as a digit has values, so that each thread scans one of them.
const WARP = 32;
const WARPS = DIGITS / WARP;
/** Number of counts that each thread of the scan adds in one round. */
const SCANNED = 8;

const range = (length: number): number[] => Array.from({ length }, (_, i) => i);

/** Number of elements of a thread. The elements of a block fit into its shared memory. */
const itemsOf = ({ type }: Pick<Pass, "type">): number => (type === "u64" ? 8 : 16);

/** Number of elements of a block. */
const tileOf = (pass: Pick<Pass, "type">): number => DIGITS * itemsOf(pass);

/** Returns the number of blocks, each of which has a tile of elements. */
const tilesOf = (pass: Pick<Pass, "type" | "n">): number => Math.ceil(pass.n / tileOf(pass));

/** Returns the number of counts that a sort of elements needs: one for each digit and tile, and the sums of the digits. */
export const tileCounts = (pass: Pick<Pass, "type" | "n">): number => (tilesOf(pass) + 1) * DIGITS;

const integers = { n: "i32", shift: "i32", length: "i32" } as const;

/** Returns the text that reads the elements of a thread, and their digits. Elements behind the last have the last digit. */
function loadText(pass: Pass): string {
  const { digit, order } = pass;
  const items = itemsOf(pass);
  const isByRow = digit === "row";
  return [
    `const first = blockIdx.x * ${tileOf(pass)} + (threadIdx.x >>> 5) * ${WARP * items} + warp.lane;`,
    ...range(items).flatMap((j) => [
      `const at${j} = first + ${j * WARP};`,
      `const near${j} = Math.min(at${j}, n - 1);`,
      ...(pass.isCount && isByRow ? [] : [`const k${j} = keys[near${j}];`]),
      ...(order === "moved" ? [`const x${j} = indices[near${j}];`] : []),
      ...(order === "first" ? [`const x${j} = at${j};`] : []),
      `const d${j} = at${j} < n ? ${digitText(digit, `k${j}`, `x${j}`)} : ${DIGITS - 1};`,
    ]),
  ].join("\n");
}

/** Counts the elements of each digit in each tile. */
const countSource = (pass: Pass) => ({
  name: `countTiles_${pass.digit}`,
  signature: {
    ...(pass.digit === "row" ? { indices: "readonly i32[]" } : { keys: `readonly ${pass.type}[]` }),
    ...{ counts: "i32[]", ...integers },
  },
  body: [
    `const sums = shared("i32", ${DIGITS});`,
    "sums[threadIdx.x] = 0;",
    "sync();",
    loadText(pass),
    // One addition for a warp whose elements have one digit: additions to one address wait for each other.
    ...range(itemsOf(pass)).map(
      (j) => `if (warp.matchAll(d${j}) !== 0) {
  if (warp.lane === 0) atomic.add(sums, d${j}, ${WARP});
} else atomic.add(sums, d${j}, 1);`,
    ),
    "sync();",
    "counts[threadIdx.x * gridDim.x + blockIdx.x] = sums[threadIdx.x];",
  ].join("\n"),
});

/**
 * Text that adds the values `names` of all threads before each thread of a block. The sum before a thread is in
 * `before_NAME`, and that of the whole block in `all_NAME`.
 */
function scanText(names: readonly string[]): string {
  return [
    ...names.flatMap((name) => [
      `let scan_${name} = ${name};`,
      ...[1, 2, 4, 8, 16].map(
        (distance) => `const up${distance}_${name} = warp.shuffleUp(scan_${name}, ${distance});
if (warp.lane >= ${distance}) scan_${name} += up${distance}_${name};`,
      ),
      `if (warp.lane === ${WARP - 1}) warps_${name}[threadIdx.x >>> 5] = scan_${name};`,
    ]),
    "sync();",
    ...names.flatMap((name) => [
      `let before_${name} = scan_${name} - ${name};`,
      `let all_${name} = 0;`,
      ...range(WARPS).map(
        (w) => `if ((threadIdx.x >>> 5) === ${w}) before_${name} += all_${name};
all_${name} += warps_${name}[${w}];`,
      ),
    ]),
  ].join("\n");
}

/** Replaces the counts of each digit by the number of its elements in the tiles before, with one block for each digit. */
const scanSource = {
  name: "scanTiles",
  signature: { counts: "i32[]", tiles: "i32" },
  body: [
    'const warps_sum = shared("i32", 8);',
    "const begin = blockIdx.x * tiles;",
    "let place = 0;",
    `for (let round = 0; round < tiles; round += ${DIGITS * SCANNED}) {`,
    `const at = round + threadIdx.x * ${SCANNED};`,
    "let sum = 0;",
    ...range(SCANNED).map(
      (j) => `const c${j} = at + ${j} < tiles ? counts[begin + Math.min(at + ${j}, tiles - 1)] : 0;
sum += c${j};`,
    ),
    scanText(["sum"]),
    "let next = place + before_sum;",
    ...range(SCANNED).map((j) => `if (at + ${j} < tiles) counts[begin + at + ${j}] = next; next += c${j};`),
    "place += all_sum;",
    "sync();",
    "}",
    `if (threadIdx.x === 0) counts[${DIGITS} * tiles + blockIdx.x] = place;`,
  ].join("\n"),
};

/** Returns the text that finds the rank of an element among the elements of its digit in the warp. */
function rankText(j: number): string {
  return [
    `let peers${j} = -1;`,
    ...range(8).map(
      (bit) => `const bit${j}_${bit} = (d${j} >> ${bit}) & 1;
peers${j} = peers${j} & (warp.ballot(bit${j}_${bit} !== 0) ^ (bit${j}_${bit} - 1));`,
    ),
    `const lower${j} = peers${j} & ((1 << warp.lane) - 1);`,
    `const taken${j} = warpCounts[row + d${j}];`,
    "warp.sync();",
    `if (lower${j} === 0) warpCounts[row + d${j}] = taken${j} + i32(popc(peers${j}));`,
    "warp.sync();",
    // One register holds the rank and the digit, so that more blocks fit on a multiprocessor.
    `const packed${j} = ((taken${j} + i32(popc(lower${j}))) << 8) | d${j};`,
  ].join("\n");
}

/**
 * Moves the elements of each tile to the offsets of their digits. The tile is sorted in shared memory first, so that
 * neighbouring threads write neighbouring elements.
 */
function moveSource(pass: Pass) {
  const { type, digit, order } = pass;
  const items = itemsOf(pass);
  const hasIndices = order !== "none";
  return {
    name: `moveTiles_${digit}`,
    signature: {
      ...{ keys: `readonly ${type}[]`, outKeys: `${type}[]`, counts: "readonly i32[]" },
      ...(order === "moved" ? { indices: "readonly i32[]" } : {}),
      ...(hasIndices ? { outIndices: "i32[]" } : {}),
      ...integers,
    },
    body: [
      `const warpCounts = shared("i32", ${DIGITS * WARPS});`,
      `const bases = shared("i32", ${DIGITS});`,
      'const warps_sum = shared("i32", 8);',
      'const warps_total = shared("i32", 8);',
      `const sortedKeys = shared("${type}", ${tileOf(pass)});`,
      ...(hasIndices ? [`const sortedIndices = shared("i32", ${tileOf(pass)});`] : []),
      ...range(WARPS).map((w) => `warpCounts[${w * DIGITS} + threadIdx.x] = 0;`),
      `const total = counts[${DIGITS} * gridDim.x + threadIdx.x];`,
      "const before = counts[threadIdx.x * gridDim.x + blockIdx.x];",
      loadText(pass),
      "sync();",
      `const row = (threadIdx.x >>> 5) * ${DIGITS};`,
      ...range(items).map(rankText),
      "sync();",
      "let sum = 0;",
      ...range(WARPS).map((w) => `const own${w} = warpCounts[${w * DIGITS} + threadIdx.x]; sum += own${w};`),
      scanText(["sum", "total"]),
      "bases[threadIdx.x] = before_total + before - before_sum;",
      "let start = before_sum;",
      ...range(WARPS).map((w) => `warpCounts[${w * DIGITS} + threadIdx.x] = start; start += own${w};`),
      "sync();",
      ...range(items).map(
        (j) => `const to${j} = warpCounts[row + (packed${j} & 255)] + (packed${j} >> 8);
sortedKeys[to${j}] = k${j};
${hasIndices ? `sortedIndices[to${j}] = x${j};` : ""}`,
      ),
      "sync();",
      `const left = n - blockIdx.x * ${tileOf(pass)};`,
      ...range(items).map(
        (j) => `const s${j} = threadIdx.x + ${j * DIGITS};
if (s${j} < left) {
  const key = sortedKeys[s${j}];
  ${hasIndices ? `const index = sortedIndices[s${j}];` : ""}
  const place = bases[${digitText(digit, "key", "index")}] + s${j};
  outKeys[place] = key;
  ${hasIndices ? "outIndices[place] = index;" : ""}
}`,
      ),
    ].join("\n"),
  };
}

/**
 * Sorts by one digit on a real GPU. A block counts and moves a tile of elements, and its threads read and write
 * neighbouring elements. The order of elements is that of `runByParts`.
 */
export function runByTiles(pass: Pass): void {
  const { device, buffers, type, n, shift, length, digit, order } = pass;
  const tiles = tilesOf(pass);
  const sizes = [n, shift, length];
  const grid = { grid: tiles, block: DIGITS };
  const counted = digit === "row" ? buffers.indices! : buffers.keys;
  const countOrder = digit === "row" ? "moved" : "none";
  const count = sourceOf(`countTiles ${type} ${digit}`, () =>
    countSource({ ...pass, order: countOrder, isCount: true }),
  );
  launch(device, count, grid, [counted, buffers.counts, ...sizes]);
  launch(device, scanSource, { grid: DIGITS, block: DIGITS }, [buffers.counts, tiles]);
  const move = sourceOf(`moveTiles ${type} ${digit} ${order}`, () => moveSource(pass));
  launch(device, move, grid, [
    ...[buffers.keys, buffers.outKeys, buffers.counts],
    ...(order === "moved" ? [buffers.indices!] : []),
    ...(order === "none" ? [] : [buffers.outIndices!]),
    ...sizes,
  ]);
}
