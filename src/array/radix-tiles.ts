import { Integers } from "./indexing-text.ts";
import type { ArrayParameter, KernelList } from "./kernel-list.ts";
import {
  arraysOf,
  BITS,
  DIGITS,
  type Digit,
  digitText,
  indexText,
  type Pass,
  type PassArrays,
  passesOf,
  type RadixSort,
} from "./radix-pass.ts";

// A block has as many threads as a digit has values, so that each thread scans one of them.
const WARP = 32;
const WARPS = DIGITS / WARP;
/** Largest number of blocks that count the digits of all passes. */
const MOST_COUNTING = 1024;
/** Number of reads of a thread that waits for an earlier tile, until the kernel ends with an error. They take minutes. */
const MOST_SPINS = 2 ** 28;

const range = (length: number): number[] => Array.from({ length }, (_, i) => i);

/** Number of elements of a thread. The elements of a block, and their indices, fit into its shared memory. */
function itemsOf({ type, rows, indices }: RadixSort): number {
  if (type === "u64") return 8;
  return rows > 1 || indices !== undefined ? 16 : 20;
}

/** Largest number of elements of a thread whose block sorts all elements. */
const mostItemsOfTile = ({ type }: RadixSort): number => (type === "u64" ? 8 : 16);

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

/** Text that reads the elements of a thread as `k` and their indices as `x`. `tile` is the text of the number of the tile. */
function loadText(
  items: number,
  tile: string,
  { from, indicesFrom }: PassArrays,
  needsKeys: boolean,
): string {
  return [
    `const first = ${tile} * ${DIGITS * items} + (threadIdx.x >>> 5) * ${WARP * items} + warp.lane;`,
    ...range(items).flatMap((j) => [
      `const at${j} = first + ${j * WARP};`,
      `const near${j} = Math.min(at${j}, n - 1);`,
      ...(needsKeys ? [`const v${j} = keys[near${j}];`] : []),
      ...(indicesFrom === undefined ? [] : [`const moved${j} = indices[near${j}];`]),
    ]),
    ...range(items).flatMap((j) => [
      ...(needsKeys ? [`let k${j} = ${from.converted(`v${j}`)};`] : []),
      `let x${j} = ${indicesFrom === undefined ? `at${j}` : `moved${j}`};`,
    ]),
  ].join("\n");
}

/** Text of the digits of the elements of a thread. Elements behind the last have the last digit. */
const digitsText = (items: number, digit: Digit): string =>
  range(items)
    .map((j) => `const d${j} = at${j} < n ? ${digitText(digit, `k${j}`, `x${j}`)} : ${DIGITS - 1};`)
    .join("\n");

interface Sorted {
  readonly items: number;
  readonly hasKeys: boolean;
  readonly hasIndices: boolean;
}

const sharedText = (type: "u32" | "u64", { items, hasKeys, hasIndices }: Sorted): string =>
  [
    `const warpCounts = shared("i32", ${DIGITS * WARPS});`,
    'const warps_sum = shared("i32", 8);',
    ...(hasKeys ? [`const sortedKeys = shared("${type}", ${DIGITS * items});`] : []),
    ...(hasIndices ? [`const sortedIndices = shared("i32", ${DIGITS * items});`] : []),
  ].join("\n");

const clearText = range(WARPS)
  .map((w) => `warpCounts[${w * DIGITS} + threadIdx.x] = 0;`)
  .join("\n");

/** Text that ranks the elements in their warps by their digits, and counts those of each digit in the block as `sum`. */
const ranksText = (items: number): string =>
  [
    `const row = (threadIdx.x >>> 5) * ${DIGITS};`,
    ...range(items).map(rankText),
    "sync();",
    "let sum = 0;",
    ...range(WARPS).map((w) => `const own${w} = warpCounts[${w * DIGITS} + threadIdx.x]; sum += own${w};`),
  ].join("\n");

/** Text that moves the elements in shared memory, where `before_sum` elements have a smaller digit than that of the thread. */
const moveText = ({ items, hasKeys, hasIndices }: Sorted): string =>
  [
    "let start = before_sum;",
    ...range(WARPS).map((w) => `warpCounts[${w * DIGITS} + threadIdx.x] = start; start += own${w};`),
    "sync();",
    ...range(items).flatMap((j) => [
      `const to${j} = warpCounts[row + (packed${j} & 255)] + (packed${j} >> 8);`,
      ...(hasKeys ? [`sortedKeys[to${j}] = k${j};`] : []),
      ...(hasIndices ? [`sortedIndices[to${j}] = x${j};`] : []),
    ]),
  ].join("\n");

/** Text that writes an element to a place, from its key `k` and its index `x`. */
function writeText({ to, indicesTo }: PassArrays, place: string, rows: number): string {
  return [
    ...(to === undefined ? [] : [`outKeys[${place}] = ${to.converted("k")};`]),
    ...(indicesTo === undefined ? [] : [`outIndices[${place}] = ${indexText("x", indicesTo.type, rows)};`]),
  ].join(" ");
}

const integersOf = (values: Readonly<Record<string, number>>): Integers => {
  const integers = new Integers();
  for (const [name, value] of Object.entries(values)) integers.add(name, value);
  return integers;
};

const inputs = ({ from, indicesFrom }: PassArrays, needsKeys: boolean): ArrayParameter[] => [
  ...(needsKeys ? [{ name: "keys", memory: from.memory, type: from.type, isReadonly: true }] : []),
  ...(indicesFrom === undefined
    ? []
    : [{ name: "indices", memory: indicesFrom, type: "i32", isReadonly: true } as const]),
];

const outputs = ({ to, indicesTo }: PassArrays): ArrayParameter[] => [
  ...(to === undefined ? [] : [{ name: "outKeys", memory: to.memory, type: to.type }]),
  ...(indicesTo === undefined ? [] : [{ name: "outIndices", ...indicesTo }]),
];

/** Adds the kernel that sorts at most one tile in the shared memory of a block, by all digits. */
function addSortOfTile(kernels: KernelList, sort: RadixSort): void {
  const { type, bits, rows, length, from, to, indices } = sort;
  const n = rows * length;
  const items = 2 ** Math.ceil(Math.log2(Math.max(1, n / DIGITS)));
  const arrays: PassArrays = { from, to, indicesFrom: undefined, indicesTo: indices };
  const sorted: Sorted = { items, hasKeys: true, hasIndices: rows > 1 || indices !== undefined };
  const passText = (digit: Digit) =>
    [
      clearText,
      "sync();",
      digitsText(items, digit),
      ranksText(items),
      scanText(["sum"]),
      moveText(sorted),
      "sync();",
      ...range(items).map((j) => `k${j} = sortedKeys[at${j}];`),
      ...(sorted.hasIndices ? range(items).map((j) => `x${j} = sortedIndices[at${j}];`) : []),
    ].join("\n");
  const body = () =>
    [
      sharedText(type, sorted),
      loadText(items, "0", arrays, true),
      `for (let shift = 0; shift < bits; shift += ${BITS}) {\n${passText(type)}\n}`,
      ...(rows > 1
        ? [`for (let shift = 0; ((rows - 1) >> shift) > 0; shift += ${BITS}) {\n${passText("row")}\n}`]
        : []),
      ...range(items).map(
        (j) => `if (at${j} < n) { const k = k${j}; const x = x${j}; ${writeText(arrays, `at${j}`, rows)} }`,
      ),
    ].join("\n");
  kernels.add({
    ...{ name: "sortTile", key: keyOf(arrays, `${items} ${rows > 1}`), body },
    arrays: [...inputs(arrays, true), ...outputs(arrays)],
    integers: integersOf({ n, bits, rows, length }),
    size: { grid: 1, block: DIGITS },
  });
}

const keyOf = ({ from, to, indicesFrom, indicesTo }: PassArrays, more: string): string =>
  `${from.key} ${to?.key} ${indicesFrom === undefined} ${indicesTo?.type} ${more}`;

/**
 * Counts the elements of each digit of all passes. The order of the elements does not change these counts. A block adds its counts to
 * those of all blocks, and clears the states of the first pass.
 */
function countBody(items: number, passes: readonly Pass[], arrays: PassArrays): string {
  const needsKeys = passes.some(({ digit }) => digit !== "row");
  return [
    `const sums = shared("i32", ${DIGITS * passes.length});`,
    ...passes.map((_, p) => `sums[${p * DIGITS} + threadIdx.x] = 0;`),
    "sync();",
    "for (let tile = blockIdx.x; tile < tiles; tile += gridDim.x) {",
    `states[tile * ${DIGITS} + threadIdx.x] = 0;`,
    loadText(items, "tile", arrays, needsKeys),
    ...passes.flatMap(({ digit, shift }, p) =>
      range(items).map((j) => {
        const text = digitText(digit, `k${j}`, `x${j}`, `${shift}`);
        return `atomic.add(sums, ${p * DIGITS} + (at${j} < n ? ${text} : ${DIGITS - 1}), 1);`;
      }),
    ),
    "}",
    "sync();",
    ...passes.map(
      (_, p) => `const sum${p} = sums[${p * DIGITS} + threadIdx.x];
if (sum${p} !== 0) atomic.add(totals, ${p * DIGITS} + threadIdx.x, sum${p});`,
    ),
  ].join("\n");
}

/**
 * Text of the number of elements of the thread's digit in earlier tiles, as `earlier`. A state is 0 before its tile has been counted,
 * and then 1 plus the count of the tile. It is negative once it has the sum with all earlier tiles. Tiles have their numbers in the
 * order in which their blocks begin, so that each block waits for running ones only.
 */
const lookBackText = `let earlier = 0;
let at = tile - 1;
let spins = 0;
while (at >= 0) {
  const state = atomic.load(states, at * ${DIGITS} + threadIdx.x, { order: "relaxed" });
  if (state < 0) { earlier += state & 0x7fffffff; at = -1; }
  else if (state > 0) { earlier += state - 1; at -= 1; }
  else { spins += 1; if (spins > ${MOST_SPINS}) trap(); }
}`;

/** Moves the elements of each tile to the offsets of their digits. Neighbouring threads write neighbouring elements. */
function sweepBody(sort: RadixSort, { digit }: Pass, arrays: PassArrays, isLast: boolean): string {
  const items = itemsOf(sort);
  const { to, indicesTo } = arrays;
  const hasKeys = to !== undefined || digit !== "row";
  const sorted: Sorted = { items, hasKeys, hasIndices: indicesTo !== undefined || digit === "row" };
  const store = (value: string) =>
    `atomic.store(states, tile * ${DIGITS} + threadIdx.x, ${value}, { order: "relaxed" });`;
  return [
    sharedText(sort.type, sorted),
    `const bases = shared("i32", ${DIGITS});`,
    'const warps_total = shared("i32", 8);',
    'const numbers = shared("i32", 1);',
    `if (threadIdx.x === 0) numbers[0] = atomic.add(totals, passes * ${DIGITS} + pass, 1);`,
    clearText,
    `const total = totals[pass * ${DIGITS} + threadIdx.x];`,
    "sync();",
    "const tile = numbers[0];",
    ...(isLast ? [] : [`nextStates[tile * ${DIGITS} + threadIdx.x] = 0;`]),
    loadText(items, "tile", arrays, hasKeys),
    digitsText(items, digit),
    ranksText(items),
    store("tile === 0 ? sum | -2147483648 : sum + 1"),
    scanText(["sum", "total"]),
    moveText(sorted),
    lookBackText,
    `if (tile > 0) ${store("(earlier + sum) | -2147483648")}`,
    "bases[threadIdx.x] = before_total + earlier - before_sum;",
    "sync();",
    `const left = n - tile * ${DIGITS * items};`,
    ...range(items).map(
      (j) => `const s${j} = threadIdx.x + ${j * DIGITS};
if (s${j} < left) {
  ${hasKeys ? `const k = sortedKeys[s${j}];` : ""}
  ${sorted.hasIndices ? `const x = sortedIndices[s${j}];` : ""}
  const place = bases[${digitText(digit, "k", "x")}] + s${j};
  ${writeText(arrays, "place", sort.rows)}
}`,
    ),
  ].join("\n");
}

/**
 * Adds the kernels of a sort on a real GPU (Adinets and Merrill, "Onesweep"). All digits are counted in one pass over the elements.
 * Each digit needs one more pass, whose blocks find the addresses of their elements by the counts of earlier blocks.
 */
export function addSortOfTiles(kernels: KernelList, sort: RadixSort): void {
  const { type, rows, length } = sort;
  const n = rows * length;
  if (n <= DIGITS * mostItemsOfTile(sort)) {
    addSortOfTile(kernels, sort);
    return;
  }
  const items = itemsOf(sort);
  const tiles = Math.ceil(n / (DIGITS * items));
  const passes = passesOf(sort);
  const arraysOfPasses = arraysOf(sort, (dtype, size) => kernels.temporary(dtype, size));
  // Counts of each digit and pass, and behind them the number of blocks of each pass that have begun.
  const counters = passes.length * (DIGITS + 1);
  const array = (name: string, size: number): ArrayParameter => ({
    ...{ name, memory: kernels.temporary("i32", size), type: "i32" },
  });
  const totals = array("totals", counters);
  const states = [array("states", tiles * DIGITS), array("states", tiles * DIGITS)] as const;
  kernels.add({
    ...{ name: "clearCounts", body: () => "if (globalIdx.x < n) totals[globalIdx.x] = 0;" },
    ...{ arrays: [totals], integers: integersOf({ n: counters }) },
    size: { grid: Math.ceil(counters / DIGITS), block: DIGITS },
  });
  const [first] = arraysOfPasses as readonly [PassArrays];
  kernels.add({
    name: "countDigits",
    key: keyOf(first, `${passes.map(({ digit, shift }) => digit + shift).join()}`),
    body: () => countBody(items, passes, first),
    arrays: [...inputs(first, true), totals, states[0]],
    integers: integersOf({ n, length, tiles }),
    size: { grid: Math.min(tiles, MOST_COUNTING), block: DIGITS },
  });
  for (const [i, pass] of passes.entries()) {
    const arrays = arraysOfPasses[i]!;
    const { digit, shift } = pass;
    const isLast = i === passes.length - 1;
    const next = { ...states[(i + 1) % 2]!, name: "nextStates" };
    kernels.add({
      name: `moveTiles_${digit}`,
      key: keyOf(arrays, `${type} ${rows === 1} ${isLast}`),
      body: () => sweepBody(sort, pass, arrays, isLast),
      arrays: [
        ...inputs(arrays, arrays.to !== undefined || digit !== "row"),
        ...outputs(arrays),
        ...[totals, states[i % 2]!],
        ...(isLast ? [] : [next]),
      ],
      integers: integersOf({ n, shift, length, pass: i, passes: passes.length }),
      size: { grid: tiles, block: DIGITS },
    });
  }
}
