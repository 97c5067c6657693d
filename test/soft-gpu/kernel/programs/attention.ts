import { kernel } from "../../../../src/kernel/index.ts";
import { floats, indices, type Program } from "./program.ts";

const KEYS = 64;

/** Attention of 16 queries a warp, with 16 dimensions. The sums of softmax run along with the keys. */
const attention = kernel(
  "attention",
  { q: "readonly f16[]", k: "readonly f16[]", v: "readonly f16[]", o: "f32[]", KEYS },
  (
    { q, k, v, o, KEYS },
    { threadIdx, blockIdx, shared, sync, warp, mma, ldmatrix, ldmatrixTransposed, pack },
  ) => {
    const [queries, keys, values] = [shared("f16", 16, 16), shared("f16", 16, 16), shared("f16", 16, 16)];
    const lane = threadIdx.x;
    const first = blockIdx.x * 256;
    for (let i = lane; i < 256; i += 32) queries[i >> 4][i & 15] = q[first + i];
    sync();
    const a = ldmatrix(queries, [lane & 15, (lane >> 4) * 8], 4);
    const [left, right] = [new Float32Array(4), new Float32Array(4)];
    // Two rows a thread: their largest score so far, and the sum of their powers.
    const most = new Float32Array([-1e30, -1e30]);
    const sum = new Float32Array(2);
    for (let from = 0; from < KEYS; from += 16) {
      sync();
      for (let i = lane; i < 256; i += 32) {
        keys[i >> 4][i & 15] = k[from * 16 + i];
        values[i >> 4][i & 15] = v[from * 16 + i];
      }
      sync();
      const [s, t] = [new Float32Array(4), new Float32Array(4)];
      mma.f16(s, a, ldmatrix(keys, [lane & 7, ((lane >> 3) & 1) * 8], 2));
      mma.f16(t, a, ldmatrix(keys, [8 + (lane & 7), ((lane >> 3) & 1) * 8], 2));
      for (let r = 0; r < 2; r++) {
        let top = Math.max(Math.max(s[2 * r]!, s[2 * r + 1]!), Math.max(t[2 * r]!, t[2 * r + 1]!)) * 0.25;
        top = Math.max(top, warp.shuffleXor(top, 1));
        top = Math.max(Math.max(top, warp.shuffleXor(top, 2)), most[r]!);
        const shrink = Math.exp(most[r]! - top);
        most[r] = top;
        let part = 0;
        for (let i = 2 * r; i < 2 * r + 2; i++) {
          s[i] = Math.exp(s[i]! * 0.25 - top);
          t[i] = Math.exp(t[i]! * 0.25 - top);
          part += s[i]! + t[i]!;
          left[i] = left[i]! * shrink;
          right[i] = right[i]! * shrink;
        }
        part += warp.shuffleXor(part, 1);
        part += warp.shuffleXor(part, 2);
        sum[r] = sum[r]! * shrink + part;
      }
      const p = [
        pack.f16x2(s[0]!, s[1]!),
        pack.f16x2(s[2]!, s[3]!),
        pack.f16x2(t[0]!, t[1]!),
        pack.f16x2(t[2]!, t[3]!),
      ];
      mma.f16(left, p, ldmatrixTransposed(values, [lane & 15, 0], 2));
      mma.f16(right, p, ldmatrixTransposed(values, [lane & 15, 8], 2));
    }
    for (let i = 0; i < 4; i++) {
      const at = first + ((lane >> 2) + (i >> 1) * 8) * 16 + (lane & 3) * 2 + (i & 1);
      o[at] = left[i]! / sum[i >> 1]!;
      o[at + 8] = right[i]! / sum[i >> 1]!;
    }
  },
);

export const attentionProgram: Program = {
  name: "flash attention, forward, with mma",
  inexact: "mma adds its products in an order of its own",
  run(gpu, options = {}) {
    const [q, k, v] = [11, 12, 13].map((seed) =>
      Float16Array.from(floats(KEYS * 16, seed).map((x) => x * 2)),
    );
    const o = gpu.allocate(KEYS * 16, "f32");
    attention
      .with(options)
      .launch({ grid: KEYS / 16, block: 32 }, { q: gpu.from(q!), k: gpu.from(k!), v: gpu.from(v!), o });
    const expected = indices(KEYS).flatMap((row) => {
      const score = (key: number) =>
        indices(16).reduce((sum, d) => sum + q![row * 16 + d]! * k![key * 16 + d]!, 0) / 4;
      const powers = indices(KEYS).map((key) => Math.exp(score(key)));
      const total = powers.reduce((x, y) => x + y, 0);
      return indices(16).map((d) => powers.reduce((sum, p, key) => sum + (p / total) * v![key * 16 + d]!, 0));
    });
    return { found: o.toArray(), expected, tolerance: 2e-3 };
  },
};
