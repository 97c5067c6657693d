import { spawnSync } from "node:child_process";
import { env, execPath } from "node:process";
import { fileURLToPath } from "node:url";
import { runtimeName } from "../../ffi/runtime/index.ts";

const flags = { bun: [], deno: ["run", "-A", "--no-check"], node: ["--no-warnings"] };

/** Runs a script of test/fixtures with the runtime that runs the tests. */
export function runFixture(
  name: string,
  args: readonly string[] = [],
  {
    environment = {},
    runtimeFlags = [],
    limitMs = 30_000,
  }: { environment?: Record<string, string>; runtimeFlags?: string[]; limitMs?: number } = {},
) {
  const script = fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url));
  const { DOORBELL_TRACE: _, NODE_OPTIONS: __, ...inherited } = env;
  const { status, signal, stdout, stderr } = spawnSync(
    execPath,
    [...flags[runtimeName], ...runtimeFlags, script, ...args],
    { encoding: "utf8", env: { ...inherited, ...environment }, timeout: limitMs },
  );
  return { status, signal, stdout, stderr };
}
