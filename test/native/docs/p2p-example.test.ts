import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execPath } from "node:process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "doorbell-p2p-example-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("examples/p2p-dma runs every step on the soft disk and a soft GPU", { timeout: 120_000 }, async () => {
  const script = fileURLToPath(new URL("../../../examples/p2p-dma.ts", import.meta.url));
  const disk = join(folder, "disk.img");
  const content = Uint8Array.from({ length: 2 ** 21 }, (_, i) => (i * 3) & 0xff);
  writeFileSync(disk, content);
  const before = runtimeName === "deno" ? ["run", "-A"] : [];
  const args = [...before, script, "d00b:40:00.0", "d00b:01:00.0", "--mib", "1", "--write"];
  const env = { ...process.env, DOORBELL_SOFT_DISK: disk };
  const { stdout } = await run(execPath, args, { env, timeout: 100_000 });
  expect(stdout).toContain("PIX: both below one bridge, d00b:00:00.0");
  expect(stdout).toContain("doorbell soft disk: 2097152 bytes in blocks of 512");
  expect(stdout).toContain("the BAR holds the data of the disk: true");
  expect(stdout).toContain("6. Other direction: the SSD reads the BAR");
  expect(Buffer.compare(readFileSync(disk), content)).toBe(0);
});
