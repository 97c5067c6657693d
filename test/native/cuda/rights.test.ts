// A device's rights to memory: kernels, atomic operations and copies see the rights of their own device. This
// file runs on two soft GPUs (npm test) and on two real GPUs (npm run test:gpu).
import { spawnSync } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { devices, environment, native } from "./provider.ts";
import { type AccessKind, accesses, type Outcome, outcomeOf, resetAll, situations } from "./rights-cases.ts";

const script = fileURLToPath(new URL("./rights-case.ts", import.meta.url));
const reason = devices < 2 ? " (skipped: it needs two devices)" : "";
const ILLEGAL = "CUDA_ERROR_ILLEGAL_ADDRESS";

function run(name: string, kind: AccessKind): Outcome {
  if (!native) {
    const outcome = outcomeOf(name, kind);
    resetAll(devices);
    return outcome;
  }
  const { stdout, stderr } = spawnSync(process.execPath, [script, name, kind], {
    env: environment,
    encoding: "utf8",
    timeout: 60_000,
  });
  const line = stdout.trim().split("\n").at(-1) ?? "";
  if (!line.startsWith("{")) throw new Error(`${name}, ${kind}: ${stdout}${stderr}`);
  return JSON.parse(line) as Outcome;
}

describe.skipIf(devices < 2)(`rights of devices to memory${reason}`, () => {
  for (const [name, { right }] of Object.entries(situations)) {
    // Every device copies ordinary memory of every other device.
    const kinds = accesses.filter((kind) => !kind.startsWith("copy") || name.includes("mapped"));
    test.each(kinds)(`the rights of a device are those of ${name}: %s`, { timeout: 60_000 }, (kind) => {
      const reads = kind === "load" || kind === "copy out";
      const allowed = right === "read-write" || (right === "read" && reads);
      const outcome = run(name, kind);
      if (allowed) {
        const seen = kind === "load" || kind === "atomic" || kind === "copy out" ? 7 : undefined;
        expect(outcome).toMatchObject({ result: "done", next: "none", otherWorks: true });
        if (seen !== undefined) expect(outcome.seen).toBe(seen);
        return;
      }
      if (kind.startsWith("copy")) {
        // The driver refuses the call and the context stays usable.
        expect(outcome).toMatchObject({ result: "CUDA_ERROR_INVALID_VALUE", next: "none", otherWorks: true });
        return;
      }
      // The fault ends the contexts of all devices of the process.
      expect(outcome).toEqual({ result: ILLEGAL, next: ILLEGAL, otherWorks: false });
    });
  }
});
