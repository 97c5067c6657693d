// Loaded before each test file by `bun test` under the emulator: what vitest has and bun:test has not, and a path of the runtime
// that this machine's kernel can start.
import { describe, it, test } from "bun:test";
import process from "node:process";

type Body = (...args: unknown[]) => unknown;
type Declare = ((name: string, body: Body, timeout?: number) => void) & { skip: Declare };
type Extended = Declare & {
  for?: (cases: readonly unknown[]) => (name: string, body: Body, timeout?: number) => void;
  runIf?: (condition: unknown) => Declare;
};

for (const declare of [describe, it, test] as unknown as Extended[]) {
  declare.for ??= (cases) => (name, body, timeout) => {
    for (const one of cases)
      declare(name.replace("%s", String(one)), (...args) => body(one, ...args), timeout);
  };
  declare.runIf ??= (condition) => (condition ? declare : declare.skip);
}

const emulated = process.env["DOORBELL_ARM64_BUN"];
if (emulated !== undefined) process.execPath = emulated;
