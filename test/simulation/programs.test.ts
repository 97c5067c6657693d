import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Commands of the runtimes, with their arguments before a script. */
const runtimes = {
  Bun: ["node_modules/.bin/bun"],
  Deno: ["node_modules/.bin/deno", "run", "-A"],
  Node: ["node_modules/node26/bin/node", "--disable-warning=ExperimentalWarning"],
} as const;

/** Runs a script of the folder `programs`, and returns its result. */
function run(runtime: keyof typeof runtimes, script: string): Record<string, unknown> {
  const [command, ...args] = runtimes[runtime];
  if (!existsSync(`${root}${command}`)) throw new Error(`npm install brings ${command}`);
  const { NODE_OPTIONS: _, ...env } = process.env;
  const { stdout, stderr } = spawnSync(command, [...args, `test/simulation/programs/${script}.ts`], {
    ...{ cwd: root, encoding: "utf8", env, timeout: 110_000 },
  });
  if (!stdout.startsWith("{")) throw new Error(stderr);
  return JSON.parse(stdout) as Record<string, unknown>;
}

interface Example {
  readonly digests: readonly string[];
  readonly output: string;
}

describe("programs from files in a simulation", { timeout: 120_000 }, () => {
  test("connect, many-peers and rc-pingpong run unmodified, with equal digests on all runtimes", () => {
    const results = (["Bun", "Deno", "Node"] as const).map((runtime) => run(runtime, "examples"));
    const { connect, "many-peers": peers, "rc-pingpong": pingPong } = results[0] as Record<string, Example>;
    expect(connect!.output).toContain('client: the answer is "HELLO FROM THE OTHER PROCESS"\n');
    expect(connect!.output).toContain('server: 10.0.0.1 says "hello from the other process"\n');
    expect(peers!.output).toMatch(/^peer 2 of 3: greeted by queue pair \d+$/m);
    expect(pingPong!.output.match(/^100 iters in .* usec\/iter$/gm)).toHaveLength(2);
    for (const { digests } of [connect!, peers!, pingPong!]) expect(digests[1]).toBe(digests[0]);
    expect(results[1]).toEqual(results[0]);
    expect(results[2]).toEqual(results[0]);
  });

  test.each(["Bun", "Deno", "Node"] as const)("end as processes do, on %s", (runtime) => {
    expect(run(runtime, "processes")).toEqual({
      exit: { code: 3, stdout: "", stderr: "before the exit\n" },
      throw: { error: expect.stringMatching(/host0: not caught$/) as string },
      forget: { error: expect.stringMatching(/: not awaited$/) as string },
      input: { code: 0, stdout: "typed a,b given\n", stderr: "" },
      unref: { code: 0, stdout: "", stderr: "" },
      child: { code: 0, stdout: "null SIGTERM\n", stderr: "" },
      other: { error: expect.stringMatching(/node:child_process spawn "ls \/"/) as string },
      missing: { error: expect.stringMatching(/there is no file .*missing\.ts$/) as string },
      ends: ["null", "undefined"],
    });
  });
});
