import { spawnSync } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));
export const program = `${root}bin/doorbell.js`;

/** Runtimes that npm installs for the tests, each with the options for calling C. */
export const runtimes = {
  bun: [`${root}node_modules/.bin/bun`],
  deno: [`${root}node_modules/.bin/deno`, "run", "-A", "--quiet"],
  node: [`${root}node_modules/node26/bin/node`, "--disable-warning=ExperimentalWarning"],
} as const satisfies Record<string, readonly string[]>;

export type RuntimeName = keyof typeof runtimes;

export interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Returns the test's environment without variables that change doorbell, colours or the width. */
export function environment(more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(DOORBELL_|NODE_OPTIONS$|FORCE_COLOR$|NO_COLOR$|COLUMNS$)/.test(name),
  );
  return { ...Object.fromEntries(own), ...more };
}

/** Runs `doorbell WORDS...` on a runtime, with pipes. */
export function doorbell(
  words: readonly string[],
  {
    runtime = "bun",
    env = {},
    input = "",
  }: { runtime?: RuntimeName; env?: Record<string, string>; input?: string } = {},
): Outcome {
  const [executable, ...args] = runtimes[runtime];
  const { status, stdout, stderr } = spawnSync(executable, [...args, program, ...words], {
    encoding: "utf8",
    env: environment(env),
    cwd: root,
    input,
    timeout: 60_000,
  });
  return { status, stdout, stderr };
}
