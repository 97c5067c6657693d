import { kernel } from "../../../../src/kernel/index.ts";
import { seeded } from "../../../support/random.ts";
import type { Program } from "./program.ts";

/** Inclusive sums of 256 numbers a block, by shuffles and one sum for each warp. */
const scan = kernel(
  "scan",
  { x: "readonly i32[]", y: "i32[]" },
  ({ x, y }, { globalIdx, threadIdx, shared, sync, warp }) => {
    const sums = shared("i32", 8);
    let v = x[globalIdx.x];
    for (let d = 1; d < 32; d *= 2) {
      const before = warp.shuffleUp(v, d);
      if (warp.lane >= d) v += before;
    }
    const w = threadIdx.x >> 5;
    if (warp.lane === 31) sums[w] = v;
    sync();
    for (let i = 0; i < w; i++) v += sums[i];
    y[globalIdx.x] = v;
  },
);

/** One pass of a radix sort of 256 keys. It splits them by 4 bits, with the ranks from matches of a warp. */
const radixPass = kernel(
  "radixPass",
  { x: "readonly u32[]", y: "u32[]", shift: "i32" },
  ({ x, y, shift }, { threadIdx, shared, sync, warp, popc }) => {
    // Number of keys by warp and digit, and the first place of each.
    const counts = shared("i32", 8, 16);
    const i = threadIdx.x;
    if (i < 128) counts[i >> 4][i & 15] = 0;
    sync();
    const key = x[i];
    const digit = (key >>> shift) & 15;
    const peers = warp.match(digit);
    const rank = popc(peers & ((1 << warp.lane) - 1));
    if (rank === 0) counts[i >> 5][digit] = popc(peers);
    sync();
    let place = rank;
    for (let d = 0; d < digit; d++) for (let w = 0; w < 8; w++) place += counts[w][d];
    for (let w = 0; w < i >> 5; w++) place += counts[w][digit];
    y[place] = key;
  },
);

export const sortingPrograms: readonly Program[] = [
  {
    name: "inclusive scan",
    run(gpu) {
      const { int } = seeded(21);
      const x = Int32Array.from({ length: 1024 }, () => int(1000) - 500);
      const y = gpu.allocate(1024, "i32");
      scan.launch({ grid: 4, block: 256 }, { x: gpu.from(x), y });
      let sum = 0;
      const expected = x.map((each, i) => (sum = i % 256 === 0 ? each : sum + each));
      return { found: y.toArray(), expected };
    },
  },
  {
    name: "radix sort",
    run(gpu) {
      const { int } = seeded(22);
      const x = Uint32Array.from({ length: 256 }, () => int(2 ** 32));
      let [from, to] = [gpu.from(x), gpu.allocate(256, "u32")];
      for (let shift = 0; shift < 32; shift += 4) {
        radixPass.launch({ grid: 1, block: 256 }, { x: from, y: to, shift });
        [from, to] = [to, from];
      }
      return { found: from.toArray(), expected: x.toSorted() };
    },
  },
];
