// The tests of the CUDA objects on real GPUs: `npm run test:gpu`. Each file runs in a process of its own
// because a faulting kernel ends its process's context. `bun test` runs them, so that the machine needs Bun
// only.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { driverOrReason } from "../../src/cuda/provider.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const found = driverOrReason("native");
if (typeof found === "string") {
  process.stdout.write(`test:gpu skipped: ${found} (npm test runs the suite on the soft GPU)\n`);
  process.exit(0);
}
const wanted = process.argv.slice(2);
const folders = ["test/native/cuda", "test/native/cuda-ffi", "test/native/nvtx", "test/gpu"];
const files = [
  ...folders.flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)),
  "test/native/docs/cuda-examples.test.ts",
  "test/native/docs/libraries-examples.test.ts",
]
  .filter(
    (name) =>
      name.endsWith(".test.ts") && (wanted.length === 0 || wanted.some((word) => name.includes(word))),
  )
  .sort();
process.stdout.write(`${found.deviceCount()} GPUs, driver ${found.version / 1000}\n`);

const failed: string[] = [];
let [passes, skips] = [0, 0];
for (const file of files) {
  const started = performance.now();
  const run = spawnSync(process.execPath, ["test", "--timeout", "580000", `./${file}`], {
    cwd: root,
    env: { ...process.env, DOORBELL_CUDA: "native", NCCL_NVLS_ENABLE: "0" },
    encoding: "utf8",
    timeout: 590_000,
  });
  const output = `${run.stdout}${run.stderr}`;
  const count = (word: string) => Number(new RegExp(`^\\s*(\\d+) ${word}`, "m").exec(output)?.[1] ?? 0);
  passes += count("pass");
  skips += count("skip");
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const verdict = run.status === 0 ? "ok" : `FAILED (${run.signal ?? run.status})`;
  process.stdout.write(
    `${verdict}  ${file}  ${count("pass")} passed, ${count("skip")} skipped, ${seconds} s\n`,
  );
  if (run.status !== 0) {
    failed.push(file);
    process.stdout.write(`${output}\n`);
  } else if (count("skip") > 0) {
    for (const line of output.split("\n"))
      if (/^\((skip|todo)\)|^»/.test(line)) process.stdout.write(`    ${line}\n`);
  }
}
process.stdout.write(
  `\n${files.length - failed.length} of ${files.length} files, ${passes} tests passed, ${skips} skipped\n`,
);
process.exit(failed.length === 0 ? 0 : 1);
