// Compares reads of the soft disk with pread of the same file.
// Run `npm run bench -- soft-disk [--rounds 5] [--mib 256]`. The file is in the page cache. The result is the
// median over the rounds.

import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process, { argv } from "node:process";
import { parseArgs } from "node:util";
import { libc } from "../../ffi/libc/index.ts";
import { type DmaRange, type NvmeSsd, openNvme, openVfio } from "../../src/direct/index.ts";
import { Memory } from "../../src/memory/index.ts";
import { median } from "../common/median.ts";

const { values } = parseArgs({
  args: argv.slice(2),
  options: { rounds: { type: "string", default: "5" }, mib: { type: "string", default: "256" } },
});
const MIB = 2 ** 20;
const bytes = Number(values.mib) * MIB;
const folder = mkdtempSync(join(tmpdir(), "doorbell-bench-soft-disk-"));
process.on("exit", () => rmSync(folder, { recursive: true }));
const path = join(folder, "disk.img");
const file = openSync(path, "w+");
const part = new Uint8Array(MIB).fill(7);
for (let at = 0; at < bytes; at += MIB) writeSync(file, part, 0, MIB, at);
process.env["DOORBELL_SOFT_DISK"] = path;

const address = "d00b:40:00.0";
const memory = Memory.allocate(64 * MIB);
memory.bytes.fill(1);
const { pread } = libc;

/** Reads `count` times `size` bytes with pread. Returns microseconds for one. */
function withPread(size: number, count: number): number {
  const start = performance.now();
  for (let i = 0; i < count; i++)
    pread(file, memory.pointer + ((i * size) % (64 * MIB)), size, (i * size) % bytes);
  return ((performance.now() - start) * 1000) / count;
}

/** Reads `count` times `size` bytes with `depth` transfers in flight. Returns microseconds for one. */
async function withDisk(
  ssd: NvmeSsd,
  range: DmaRange,
  { size, count, depth }: { size: number; count: number; depth: number },
): Promise<number> {
  let next = 0;
  const one = async (): Promise<void> => {
    for (let i = next++; i < count; i = next++)
      await ssd.read(range, {
        bytes: size,
        offset: (i * size) % (64 * MIB),
        diskOffset: (i * size) % bytes,
      });
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: depth }, one));
  return ((performance.now() - start) * 1000) / count;
}

const cases = [
  { name: "4 KiB", size: 4096, count: 4000 },
  { name: "1 MiB", size: MIB, count: 400 },
  { name: "16 MiB in one read", size: 16 * MIB, count: 40 },
];
const show = (what: string, size: number, times: readonly number[]): void => {
  const us = median(times);
  console.log(
    `  ${what.padEnd(28)} ${us.toFixed(1).padStart(9)} us ${(size / us / 1000).toFixed(2).padStart(8)} GB/s`,
  );
};
for (const { name, size, count } of cases) {
  console.log(name);
  const rows = new Map<string, number[]>();
  const add = (row: string, us: number): void => void rows.set(row, [...(rows.get(row) ?? []), us]);
  for (let round = 0; round < Number(values.rounds); round++) {
    add("pread", withPread(size, count));
    for (const interrupts of [true, false]) {
      using vfio = openVfio([address]);
      using ssd = await openNvme(vfio, address, { interrupts });
      using range = vfio.map(memory);
      for (const depth of [1, 32])
        add(
          `soft disk, ${depth} in flight, ${interrupts ? "interrupts" : "polled"}`,
          await withDisk(ssd, range, { size, count: interrupts || depth > 1 ? count : count / 4, depth }),
        );
    }
  }
  for (const [row, times] of rows) show(row, size, times);
}
memory.close();
closeSync(file);
