import { spawn } from "node:child_process";
import process from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { environment, program, root } from "../cli/run-command.ts";

// examples/data-parallel.ts as a user runs it, and with a process that is killed in the middle.
const example = fileURLToPath(new URL("../../examples/data-parallel.ts", import.meta.url));

async function run(steps: number, kill: boolean) {
  const words = ["run", "-n", "3", "--survive", example, `${steps}`];
  const child = spawn(process.execPath, [program, ...words], {
    cwd: root,
    env: { ...environment({ DOORBELL_CUDA: "soft" }), BUN_BE_BUN: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => {
    lines.push(line);
    const victim = lines
      .map((each) => /rank 1 of 3, process (\d+)/.exec(each))
      .find((found) => found !== null);
    if (kill && line.includes("step 0:")) process.kill(Number(victim![1]), "SIGKILL");
  });
  const code = await new Promise((resolve) => child.on("close", resolve));
  return { code, lines };
}

test("three processes learn the same", { timeout: 60_000 }, async () => {
  const { code, lines } = await run(120, false);
  expect(lines.filter((line) => line.includes("the same in all 3 members"))).toHaveLength(3);
  expect(code).toBe(0);
});

test("one of them is killed: the others learn on", { timeout: 60_000 }, async () => {
  const { code, lines } = await run(300, true);
  expect(lines.filter((line) => /lost rank 1 .*; 2 go on from step \d+$/.test(line))).toHaveLength(2);
  expect(lines.filter((line) => line.includes("the same in all 2 members"))).toHaveLength(2);
  expect(code).toBe(0);
});
