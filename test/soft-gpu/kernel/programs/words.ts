import { createHash } from "node:crypto";
import { kernel } from "../../../../src/kernel/index.ts";
import { philox, uniform } from "./philox.ts";
import { callPlainly, indices, type Program } from "./program.ts";

/** SHA-256 of messages of at most 55 bytes, one a thread. */
const sha256 = kernel(
  "sha256",
  { messages: "readonly i32[]", constants: "readonly i32[]", start: "readonly i32[]", digests: "i32[]" },
  ({ messages, constants, start, digests }, { threadIdx }) => {
    const at = threadIdx.x * 16;
    const rotated = (x: number, n: number) => (x >>> n) | (x << (32 - n));
    const w = new Int32Array(64);
    for (let i = 0; i < 16; i++) w[i] = messages[at + i];
    for (let i = 16; i < 64; i++) {
      const [p, q] = [w[i - 15]!, w[i - 2]!];
      const first = rotated(p, 7) ^ rotated(p, 18) ^ (p >>> 3);
      const second = rotated(q, 17) ^ rotated(q, 19) ^ (q >>> 10);
      w[i] = (w[i - 16]! + first + w[i - 7]! + second) | 0;
    }
    let [a, b, c, d] = [start[0], start[1], start[2], start[3]];
    let [e, f, g, h] = [start[4], start[5], start[6], start[7]];
    for (let i = 0; i < 64; i++) {
      const high = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
      const one = (h + high + ((e & f) ^ (~e & g)) + constants[i] + w[i]!) | 0;
      const low = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
      const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e] = [g, f, e, (d + one) | 0];
      [d, c, b, a] = [c, b, a, (one + two) | 0];
    }
    const to = threadIdx.x * 8;
    digests[to] = a + start[0];
    digests[to + 1] = b + start[1];
    digests[to + 2] = c + start[2];
    digests[to + 3] = d + start[3];
    digests[to + 4] = e + start[4];
    digests[to + 5] = f + start[5];
    digests[to + 6] = g + start[6];
    digests[to + 7] = h + start[7];
  },
);

/** Returns the first primes, whose roots SHA-256 takes its constants from. */
function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((each) => n % each !== 0)) found.push(n);
  return found;
}

/** Returns the first 32 bits of the fraction of a number. */
const fraction = (x: number): number => Math.floor((x % 1) * 2 ** 32) | 0;

/** Numbers by counter: each thread draws four, and the block counts those below a half. */
const draw = kernel("draw", { y: "f32[]", seed: "u32" }, ({ y, seed }, { globalIdx, random }) => {
  const i = globalIdx.x;
  const r = random.philox({ x: i, y: 0, z: 0, w: 0 }, { x: seed, y: 7 });
  y[4 * i] = random.uniform(r.x);
  y[4 * i + 1] = random.uniform(r.y);
  y[4 * i + 2] = random.uniform(r.z);
  y[4 * i + 3] = random.uniform(r.w);
});

export const wordPrograms: readonly Program[] = [
  {
    name: "SHA-256",
    run(gpu) {
      const texts = Array.from({ length: 32 }, (_, i) => "doorbell ".repeat(6).slice(0, i));
      const padded = Buffer.alloc(32 * 64);
      for (const [i, text] of texts.entries()) {
        padded.write(text, i * 64);
        padded[i * 64 + text.length] = 0x80;
        padded.writeUInt32BE(8 * text.length, i * 64 + 60);
      }
      const messages = Int32Array.from({ length: 32 * 16 }, (_, i) => padded.readInt32BE(4 * i));
      const constants = Int32Array.from(primes(64), (each) => fraction(Math.cbrt(each)));
      const start = Int32Array.from(primes(8), (each) => fraction(Math.sqrt(each)));
      const digests = gpu.allocate(32 * 8, "i32");
      const values = {
        messages: gpu.from(messages),
        constants: gpu.from(constants),
        start: gpu.from(start),
        digests,
      };
      sha256.launch({ grid: 1, block: 32 }, values);
      const plain = new Int32Array(32 * 8);
      callPlainly(sha256, { grid: 1, block: 32 }, { messages, constants, start, digests: plain });
      const expected = texts.flatMap((text) => {
        const digest = createHash("sha256").update(text).digest();
        return Array.from({ length: 8 }, (_, i) => digest.readInt32BE(4 * i));
      });
      return { found: digests.toArray(), plain, expected };
    },
  },
  {
    name: "uniform numbers of Philox",
    run(gpu) {
      const y = gpu.allocate(4 * 64, "f32");
      draw.launch({ grid: 2, block: 32 }, { y, seed: 123 });
      const expected = indices(64).flatMap((i) => philox([i, 0, 0, 0], [123, 7]).map(uniform));
      return { found: y.toArray(), expected };
    },
  },
];
