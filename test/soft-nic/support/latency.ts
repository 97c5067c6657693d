// Round trips between two QPs of one process: microseconds for a small WRITE, spinning.
import * as v from "../../../ffi/ibverbs/constants.ts";
import { pair, Side } from "./harness.ts";

const side = new Side();
const [a, b] = pair(side, { mtu: 3 });
const x = side.buffer(8192).fill(3);
const rounds = Number(process.argv[2] ?? 2000);
const times: number[] = [];
for (let i = 0; i < rounds; i++) {
  const start = performance.now();
  a.post({
    opcode: v.IBV_WR_RDMA_WRITE,
    sges: [[x.pointer, 4096, x.lkey]],
    remote: x.pointer + 4096,
    rkey: x.rkey,
  });
  while (!a.poll());
  times.push((performance.now() - start) * 1000);
}
for (const part of [times.slice(0, 100), times.slice(-500)]) {
  part.sort((p, q) => p - q);
  console.log(
    `p50 ${part[part.length >> 1]!.toFixed(1)} us, p90 ${part[Math.floor(part.length * 0.9)]!.toFixed(1)} us`,
  );
}
b.destroy();
side.close();
