// Ends resources that are still in use, by C functions alone. Each case runs many times in its own process.
// `bun test/gpu/endings.ts` on a machine with a GPU prints how each process ended. The CUDA objects prevent
// the cases that end with a signal here. DOORBELL_CUDA=soft tests the script itself.
import { spawn } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { endings } from "./endings/index.ts";

const [which, ...wanted] = process.argv.slice(2);
const seconds = 25;

function runOne(name: string): Promise<string> {
  return new Promise((resolve) => {
    // glibc overwrites freed memory, so that a later read of it is detected.
    const env = { ...process.env, MALLOC_PERTURB_: "165" };
    const child = spawn(process.execPath, [fileURLToPath(import.meta.url), "--only", name], { env });
    let [output, errors] = ["", ""];
    child.stdout.on("data", (text) => (output += text));
    child.stderr.on("data", (text) => (errors += text));
    const timer = setTimeout(() => child.kill("SIGKILL"), seconds * 1000);
    child.on("close", (status, signal) => {
      clearTimeout(timer);
      const how = signal ?? (status === 0 ? "lives" : `status ${status}`);
      const words = errors.trim().split("\n").at(-1) ?? "";
      resolve(
        `${how.padEnd(9)} ${name.padEnd(34)} ${output.trim().split("\n").at(-1) ?? ""} ${words.slice(0, 160)}`,
      );
    });
  });
}

if (which === "--only") {
  const name = wanted[0] ?? "";
  const codes = await endings[name]!();
  process.stdout.write(`${[...codes].map(([code, times]) => `${code} x${times}`).join(", ")}\n`);
  process.exit(0);
}
const names = Object.keys(endings).filter((name) => which === undefined || name.includes(which));
let next = 0;
const lane = async (): Promise<void> => {
  while (next < names.length) process.stdout.write(`${await runOne(names[next++]!)}\n`);
};
await Promise.all(Array.from({ length: 6 }, lane));
