import { spawnSync } from "node:child_process";
import { env, execPath } from "node:process";
import { fileURLToPath } from "node:url";
import { runtimeName } from "../../ffi/runtime/index.ts";

const flags = { bun: [], deno: ["run", "-A", "--no-check"], node: ["--no-warnings"] };

interface FixtureOptions {
  environment?: Record<string, string>;
  runtimeFlags?: string[];
  limitMs?: number;
  /** Limit of open descriptors of the process. */
  mostFiles?: number;
}

/** Runs a script of test/fixtures in the runtime that runs the tests. */
export function runFixture(
  name: string,
  args: readonly string[] = [],
  { environment = {}, runtimeFlags = [], limitMs = 30_000, mostFiles }: FixtureOptions = {},
) {
  const script = fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url));
  const { DOORBELL_TRACE: _, NODE_OPTIONS: __, ...inherited } = env;
  const limit = mostFiles === undefined ? [] : ["prlimit", `--nofile=${mostFiles}`];
  const [program, ...words] = [...limit, execPath, ...flags[runtimeName], ...runtimeFlags, script, ...args];
  const { status, signal, stdout, stderr } = spawnSync(program!, words, {
    encoding: "utf8",
    env: { ...inherited, ...environment },
    timeout: limitMs,
  });
  return { status, signal, stdout, stderr };
}
