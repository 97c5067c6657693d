import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { environment, program, root, runtimes } from "./run-command.ts";

const limitMs = 30_000;
const folder = mkdtempSync(join(tmpdir(), "doorbell-zsh-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, "doorbell"), `#!/bin/sh\nexec "${runtimes.bun[0]}" "${program}" "$@"\n`, {
  mode: 0o755,
});

/** Types into the shell, and returns its output once it matches. */
async function type(shell: ChildProcess, keys: string, answer: RegExp): Promise<string> {
  let heard = "";
  const hear = (text: string) => {
    heard += text;
  };
  shell.stdout!.on("data", hear);
  shell.stdin!.write(keys);
  const end = performance.now() + limitMs;
  while (!answer.test(heard)) {
    if (performance.now() > end)
      throw new Error(`after ${JSON.stringify(keys)} came ${JSON.stringify(heard)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  shell.stdout!.off("data", hear);
  return heard;
}

test("zsh takes the script, and completes with it", { timeout: 2 * limitMs }, async ({ skip }) => {
  if (spawnSync("zsh", ["--version"]).error !== undefined) skip("zsh is not installed: apt install zsh");
  const env = { ...environment(), TERM: "dumb", PATH: `${folder}:${process.env["PATH"]}` };
  const shell = spawn("script", ["-qefc", "stty cols 100; exec zsh -f -i", "/dev/null"], { env, cwd: root });
  shell.stdout.setEncoding("utf8");
  const clear = "\x15\n";
  try {
    await type(shell, "PS1='ready''> '\n", /ready> /);
    await type(shell, "source <(doorbell completion zsh) && echo loa''ded\n", /loaded[\s\S]*ready> /);
    await type(shell, "doorbell dev\t", /doorbell devices /);
    await type(shell, `${clear}doorbell bench wr\t\t`, /write-bw +write-lat/);
    await type(shell, `${clear}doorbell capture --sec\t`, /--seconds /);
    // zsh completes file names where the command has no completion.
    await type(shell, `${clear}doorbell repl READM\t`, /README\.md/);
    expect(shell.exitCode).toBeNull();
  } finally {
    shell.kill("SIGKILL");
  }
});
