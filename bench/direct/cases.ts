// Reads a file into GPU memory with doorbell (`cases.ts FILE direct|cached ROUNDS MIB...`). Prints a JSON
// line for each size.

import { existsSync, readFileSync } from "node:fs";
import process, { argv, stderr, stdout } from "node:process";
import { openDevice } from "../../src/cuda/index.ts";
import { openStorage } from "../../src/direct/index.ts";
import { median } from "../common/median.ts";

const [path = "", mode = "direct", rounds = "5", ...sizes] = argv.slice(2);
const provider = process.env["DOORBELL_CUDA"] === "native" ? "native" : "soft";
using device = openDevice(0, { provider });
const largest = Math.max(...sizes.map(Number)) << 20;
using buffer = device.allocate(largest);
// Memory of the soft GPU is host memory, so the comparison covers only the pipeline.
using file = await openStorage(path, {
  direct: mode === "direct",
  ...(provider === "soft" && { require: "bounce" }),
});
// Measurements of the storage settings are cached, and run before anything is timed.
const cacheFile = process.env["DOORBELL_STORAGE_CACHE"];
if (cacheFile !== undefined && !(existsSync(cacheFile) && readFileSync(cacheFile, "utf8").includes(mode)))
  for (let i = 0; i < 2; i++) await file.read(buffer);
const warmMs = 300;
for (const mib of sizes.map(Number)) {
  const seconds: number[] = [];
  const bytes = mib << 20;
  let told = "";
  // Warm-up reads let the JIT compiler finish. The very first read also opens cuFile, which would use up the
  // warm-up time.
  await file.read(buffer, { bytes });
  for (const until = performance.now() + warmMs; performance.now() < until; )
    await file.read(buffer, { bytes });
  for (let round = -1; round < Number(rounds); round++) {
    const start = performance.now();
    const result = await file.read(buffer, { bytes });
    if (round >= 0) seconds.push((performance.now() - start) / 1000);
    told = `${result.engine}, ${result.path}: ${result.reason}`;
  }
  stdout.write(
    `${JSON.stringify({ contender: "doorbell", case: `read ${mib} MiB, ${mode}`, value: bytes / median(seconds) / 1e9 })}\n`,
  );
  if (mib === Math.max(...sizes.map(Number))) stderr.write(`doorbell, ${mode}: ${told}\n`);
}
