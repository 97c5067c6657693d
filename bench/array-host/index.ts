// Measures the host's time of one array call above a prepared launch, and its parts: memory, expressions, launches.
// Run `npm run bench -- array-host`. The arrays have 1 KiB. A GPU is used where there is one.
import { arrays } from "../../src/array/index.ts";
import { openDevice } from "../../src/cuda/index.ts";
import { kernel } from "../../src/kernel/index.ts";
import { median } from "../common/median.ts";

const ROUNDS = 60;
const WARM_UP = 10;
/** Calls of one round. The stream holds all of them. */
const CALLS = 200;
const LENGTH = 256;
/** Largest time of `a*b+c` above a prepared launch, in microseconds. */
const GOAL = 1.5;

using gpu = openDevice();
const { empty, full } = arrays(gpu);
const [a, b, c] = [full(LENGTH, 1.5).run(), full(LENGTH, 2).run(), full(LENGTH, 3).run()];
const long = full(100_000, 1).run();

const types = { a: "readonly f32[]", b: "readonly f32[]", c: "readonly f32[]", out: "f32[]" } as const;
const same = kernel("fused", types, ({ a, b, c, out }, { globalIdx }) => {
  const i = globalIdx.x;
  if (i < out.length) out[i] = a[i] * b[i] + c[i];
});
const out = gpu.allocate(LENGTH, "f32");
const step = same.prepare(same.over(LENGTH), { a, b, c, out });
let next = 0;

const rows: Readonly<Record<string, () => void>> = {
  "prepared launch": () => step.launch(),
  "a*b+c": () => a.mul(b).add(c).run().close(),
  "memory alone": () => empty(LENGTH).close(),
  "a*b+c that does not run": () => {
    using product = a.mul(b);
    product.add(c).close();
  },
  "a+b": () => a.add(b).run().close(),
  "a*2+1": () => a.mul(2).add(1).run().close(),
  "sum(a)": () => a.sum().run().close(),
  "sum(a), read": () => {
    using sum = a.sum();
    sum.item();
  },
  "a+1 of a new shape": () => {
    using part = long.slice(`:${1 + (next++ % 90_000)}`);
    part.add(1).run().close();
  },
};

const times = new Map(Object.keys(rows).map((name) => [name, [] as number[]]));
for (let round = 0; round < WARM_UP + ROUNDS; round++)
  for (const [name, run] of Object.entries(rows)) {
    gpu.synchronize();
    const begin = performance.now();
    for (let i = 0; i < CALLS; i++) run();
    const host = ((performance.now() - begin) * 1e3) / CALLS;
    if (round >= WARM_UP) times.get(name)!.push(host);
  }

const launch = times.get("prepared launch")!;
console.log(
  `${gpu.name}, f32 of ${LENGTH} elements, medians of ${ROUNDS} rounds in turns, microseconds of the host for one call`,
);
console.log(
  `${"".padEnd(26)}${["median", "best", "above a launch"].map((each) => each.padStart(16)).join("")}`,
);
for (const [name, list] of times) {
  const above = list.map((each, round) => each - launch[round]!);
  const cells = [median(list), Math.min(...list), median(above)].map((each) => each.toFixed(2).padStart(16));
  console.log(`${name.padEnd(26)}${cells.join("")}`);
}
const above = median(times.get("a*b+c")!.map((each, round) => each - launch[round]!));
console.log(
  `a*b+c above a prepared launch: ${above.toFixed(2)} us, goal ${GOAL}: ${above <= GOAL ? "reached" : "missed"}`,
);
