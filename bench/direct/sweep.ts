// Measures the piece size, depth and engine of storage reads in turns (`bun bench/direct/sweep.ts FILE MIB
// [ROUNDS]`). Prints the median and best rate in GB/s.
import process, { argv, stdout } from "node:process";
import { openDevice } from "../../src/cuda/index.ts";
import { openStorage } from "../../src/direct/index.ts";

const [path = "", mib = "16", rounds = "9"] = argv.slice(2);
const provider = process.env["DOORBELL_CUDA"] === "native" ? "native" : "soft";
using device = openDevice(0, { provider });
const bytes = Number(mib) << 20;
using buffer = device.allocate(bytes);
const KiB = 1 << 10;
const shapes: readonly (readonly [engine: "io_uring" | "threads", pieceBytes: number, depth: number])[] = [
  ["io_uring", 256 * KiB, 8],
  ["io_uring", 512 * KiB, 8],
  ["io_uring", 1024 * KiB, 1],
  ["io_uring", 1024 * KiB, 2],
  ["io_uring", 1024 * KiB, 8],
  ["io_uring", 2048 * KiB, 2],
  ["io_uring", 2048 * KiB, 8],
  ["io_uring", 4096 * KiB, 1],
  ["io_uring", 4096 * KiB, 2],
  ["io_uring", 4096 * KiB, 4],
  ["threads", 4096 * KiB, 1],
  ["threads", 4096 * KiB, 2],
  ["threads", 1024 * KiB, 4],
];
const files = await Promise.all(
  shapes.map(([engine, pieceBytes, depth]) =>
    openStorage(path, {
      engine,
      pieceBytes,
      depth,
      ...(provider === "soft" && { require: "bounce" as const }),
    }),
  ),
);
const speeds: number[][] = shapes.map(() => []);
// Warm-up reads let the JIT compiler finish.
const warm = Math.max(2, Math.ceil(64 / Number(mib)));
for (let round = -warm; round < Number(rounds); round++) {
  for (const [i, file] of files.entries()) {
    const { gigabytesPerSecond } = await file.read(buffer, { bytes });
    if (round >= 0) speeds[i]!.push(gigabytesPerSecond);
  }
}
stdout.write(`${mib} MiB, past the page cache: GB/s, median and best of ${rounds}\n`);
for (const [i, [engine, pieceBytes, depth]] of shapes.entries()) {
  const sorted = speeds[i]!.sort((a, b) => a - b);
  const cells = [sorted[sorted.length >> 1]!, sorted.at(-1)!].map((each) => each.toFixed(2).padStart(6));
  stdout.write(
    `  ${engine.padEnd(9)}${String(pieceBytes >> 10).padStart(5)} KiB x ${depth}${cells.join("")}\n`,
  );
}
for (const file of files) file.close();
