import { launch } from "./kernels.ts";
import { DIGITS, type Digit, digitText, type Pass } from "./radix-pass.ts";

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

const integers = { parts: "i32", chunk: "i32", n: "i32", shift: "i32", length: "i32" } as const;

/** Counts the elements of each digit in each part. */
const countSource = (keys: string, digit: Digit) => ({
  name: `countDigits_${digit}`,
  signature: {
    ...(digit === "row" ? { indices: "readonly i32[]" } : { keys: `readonly ${keys}[]` }),
    ...{ counts: "i32[]", ...integers },
  },
  body: loop(`
  for (let d = 0; d < ${DIGITS}; d++) counts[base + d] = 0;
  for (let i = part * chunk; i < end; i++) {
    const at = base + (${digitText(digit, "keys[i]", "indices[i]")});
    counts[at] = counts[at] + 1;
  }`),
});

/** Replaces the counts by the place of the first element of each digit and part. One block, with a thread for a digit. */
const scan = {
  name: "placeDigits",
  signature: { counts: "i32[]", parts: "i32" },
  body: `
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
}`,
} as const;

/** Moves the elements of each part to the offsets of their digits. "first" elements have their own index. */
const moveSource = (keys: string, digit: Digit, indices: "none" | "first" | "moved") => ({
  name: `moveDigits_${digit}`,
  signature: {
    ...{ keys: `readonly ${keys}[]`, outKeys: `${keys}[]`, counts: "i32[]" },
    ...(indices === "moved" ? { indices: "readonly i32[]" } : {}),
    ...(indices === "none" ? {} : { outIndices: "i32[]" }),
    ...integers,
  },
  body: loop(`
  for (let i = part * chunk; i < end; i++) {
    const at = base + (${digitText(digit, "keys[i]", "indices[i]")});
    const to = counts[at];
    counts[at] = to + 1;
    outKeys[to] = keys[i];
    ${indices === "none" ? "" : `outIndices[to] = ${indices === "first" ? "i" : "indices[i]"};`}
  }`),
});

/** Returns the number of parts of elements. */
const partsOf = (n: number): number => Math.max(1, Math.min(MOST_PARTS, Math.ceil(n / CHUNK)));

/** Returns the number of counts that a sort of elements needs: one for each digit and part. */
export const partCounts = ({ n }: Pick<Pass, "n">): number => partsOf(n) * DIGITS;

/** Sorts by one digit. Each part of the elements has one thread, which moves them in their order. It suits the soft GPU. */
export function runByParts({ device, type, buffers, digit, shift, order, n, length }: Pass): void {
  const parts = partsOf(n);
  const grid = { grid: Math.ceil(parts / THREADS), block: THREADS };
  const sizes = [parts, Math.ceil(n / parts), n, shift, length];
  const counted = digit === "row" ? buffers.indices! : buffers.keys;
  launch(device, countSource(type, digit), grid, [counted, buffers.counts, ...sizes]);
  launch(device, scan, { grid: 1, block: DIGITS }, [buffers.counts, parts]);
  launch(device, moveSource(type, digit, order), grid, [
    ...[buffers.keys, buffers.outKeys, buffers.counts],
    ...(order === "moved" ? [buffers.indices!] : []),
    ...(order === "none" ? [] : [buffers.outIndices!]),
    ...sizes,
  ]);
}
