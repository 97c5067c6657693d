// Runs allReduces with several members on each simulated host. Each allReduce combines data intra-node, then
// inter-node, then intra-node again.

import { createHash } from "node:crypto";
import { join } from "../../../src/group/index.ts";
import { same } from "./reference.ts";

using group = await join({ timeoutMs: 60_000 });
const { rank, size, device } = group;
const { tier, reason } = group.plan("allReduce", 1 << 20);
console.log(`${tier}: ${reason}`);
const value = (i: number, of: number): number => ((i * 7 + of * 31) % 23) - 7;
const ranks = [...Array(size).keys()];
for (const length of [1, 20_000, 100_003, 900_001])
  for (const operation of ["sum", "max", "average"] as const) {
    const own = Float32Array.from({ length }, (_, i) => value(i, rank));
    using input = device.allocate(length, "f32").set(own);
    using output = device.allocate(length, "f32");
    group.allReduce(input, output, { operation });
    group.allReduce(input, { operation });
    await group.done();
    const combine = { sum: 1, average: 1 / size, max: 0 }[operation];
    const wanted = Float32Array.from({ length }, (_, i) => {
      const all = ranks.map((each) => value(i, each));
      return operation === "max" ? Math.max(...all) : all.reduce((a, b) => a + b) * combine;
    });
    const got = output.toArray();
    if (operation !== "average") same(got, wanted, `${operation} of ${length}`);
    else if (got.some((x, i) => Math.abs(x - wanted[i]!) > 1e-5)) throw new Error(`average of ${length}`);
    same(input.toArray(), got, `in place ${operation} of ${length}`);
  }
// Rounded results must have the same bits in all members and runs. The average of integers is rounded once.
const rounding = Float32Array.from({ length: 100_000 }, (_, i) => Math.sin(i + rank) * 1e3);
using parts = device.allocate(rounding.length, "f32");
const found = new Set<string>();
for (let run = 0; run < 3; run++) {
  parts.set(rounding);
  group.allReduce(parts);
  await group.done();
  found.add(createHash("sha1").update(parts.toArray()).digest("hex"));
}
for (const each of (await group.exchange([...found])).flat()) found.add(each);
if (found.size !== 1) throw new Error(`${found.size} different results`);
using whole = device.allocate(100_000, "i32").fill(rank);
group.allReduce(whole, { operation: "average" });
await group.done();
same(whole.toArray(), new Int32Array(100_000).fill(Math.trunc((size - 1) / 2)), "average of i32");
await group.barrier();
console.log("fine");
