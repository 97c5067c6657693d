import { Integers } from "./indexing-text.ts";
import type { KernelList } from "./kernel-list.ts";
import {
  arraysOf,
  DIGITS,
  type Digit,
  digitText,
  indexText,
  type PassArrays,
  passesOf,
  type RadixSort,
} from "./radix-pass.ts";

/** Least number of elements that one thread counts and moves, and largest number of such threads. */
const CHUNK = 4096;
const MOST_PARTS = 1024;
/** Number of threads of a block. */
const THREADS = 32;

const loop = (body: string) => `
const part = globalIdx.x;
if (part < parts) {
  const base = part * ${DIGITS};
  const end = Math.min(n, part * chunk + chunk);
  ${body}
}`;

/** Returns the text that reads an element as `k`, where the digit or the result needs it, and its index as `x`. */
function readText({ from, indicesFrom }: PassArrays, needsKey: boolean): string {
  const key = needsKey ? `const v = keys[i]; const k = ${from.converted("v")};` : "";
  return `${key} const x = ${indicesFrom === undefined ? "i" : "indices[i]"};`;
}

const countBody = (arrays: PassArrays, digit: Digit) =>
  loop(`
  for (let d = 0; d < ${DIGITS}; d++) counts[base + d] = 0;
  for (let i = part * chunk; i < end; i++) {
    ${readText(arrays, digit !== "row")}
    const at = base + (${digitText(digit, "k", "x")});
    counts[at] = counts[at] + 1;
  }`);

/** Replaces the counts by the place of the first element of each digit and part. One block, with a thread for a digit. */
const scanBody = `
const d = threadIdx.x;
const sums = shared("i32", ${DIGITS});
let sum = 0;
for (let part = 0; part < parts; part++) sum += counts[part * ${DIGITS} + d];
sums[d] = sum;
sync();
let place = 0;
for (let k = 0; k < d; k++) place += sums[k];
for (let part = 0; part < parts; part++) {
  const count = counts[part * ${DIGITS} + d];
  counts[part * ${DIGITS} + d] = place;
  place += count;
}`;

/** Moves the elements of each part to the offsets of their digits. */
function moveBody(arrays: PassArrays, digit: Digit, rows: number): string {
  const { to, indicesTo } = arrays;
  return loop(`
  for (let i = part * chunk; i < end; i++) {
    ${readText(arrays, to !== undefined || digit !== "row")}
    const at = base + (${digitText(digit, "k", "x")});
    const to = counts[at];
    counts[at] = to + 1;
    ${to === undefined ? "" : `outKeys[to] = ${to.converted("k")};`}
    ${indicesTo === undefined ? "" : `outIndices[to] = ${indexText("x", indicesTo.type, rows)};`}
  }`);
}

/** Adds the kernels of a sort. Each part of the elements has one thread, which moves them in their order. It suits the soft GPU. */
export function addSortOfParts(kernels: KernelList, sort: RadixSort): void {
  const n = sort.rows * sort.length;
  const parts = Math.max(1, Math.min(MOST_PARTS, Math.ceil(n / CHUNK)));
  const counts = { name: "counts", memory: kernels.temporary("i32", parts * DIGITS), type: "i32" } as const;
  const size = { grid: Math.ceil(parts / THREADS), block: THREADS };
  const arraysOfPasses = arraysOf(sort, (dtype, length) => kernels.temporary(dtype, length));
  for (const [i, { digit, shift }] of passesOf(sort).entries()) {
    const arrays = arraysOfPasses[i]!;
    const { from, to, indicesFrom, indicesTo } = arrays;
    const integers = new Integers();
    for (const [name, value] of Object.entries({
      ...{ parts, chunk: Math.ceil(n / parts), n, shift, length: sort.length },
    }))
      integers.add(name, value);
    const keys = { name: "keys", memory: from.memory, type: from.type, isReadonly: true };
    const indices =
      indicesFrom === undefined
        ? []
        : [{ name: "indices", memory: indicesFrom, type: "i32", isReadonly: true } as const];
    const counted = digit === "row" && indices.length > 0 ? indices : [keys, ...indices];
    const of = `${digit} ${from.key}`;
    kernels.add({
      ...{ name: `countDigits_${digit}`, key: of, body: () => countBody(arrays, digit) },
      ...{ arrays: [...counted, counts], integers, size },
    });
    const ofScan = new Integers();
    ofScan.add("parts", parts);
    kernels.add({
      ...{ name: "placeDigits", body: () => scanBody, arrays: [counts], integers: ofScan },
      size: { grid: 1, block: DIGITS },
    });
    kernels.add({
      name: `moveDigits_${digit}`,
      key: `${of} ${to?.key} ${sort.rows === 1}`,
      body: () => moveBody(arrays, digit, sort.rows),
      arrays: [
        ...[keys, ...indices, counts],
        ...(to === undefined ? [] : [{ name: "outKeys", memory: to.memory, type: to.type }]),
        ...(indicesTo === undefined ? [] : [{ name: "outIndices", ...indicesTo }]),
      ],
      ...{ integers, size },
    });
  }
}
