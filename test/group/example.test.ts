import { spawn } from "node:child_process";
import process from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { environment, program, root } from "../cli/run-command.ts";

// Runs the two large examples as a user does. Kills a process of examples/data-parallel.ts in some tests.
const example = fileURLToPath(new URL("../../examples/data-parallel.ts", import.meta.url));

/** Runs an example with `doorbell run`. Kills rank 1 at the first line that contains `kill`. */
async function run(count: number, options: readonly string[], kill = "never", script = example) {
  const restart = options.includes("--replace") ? ["--restart", "1"] : ["--survive"];
  const words = ["run", "-n", `${count}`, ...restart, script, ...options];
  const child = spawn(process.execPath, [program, ...words], {
    cwd: root,
    env: { ...environment({ DOORBELL_CUDA: "soft" }), BUN_BE_BUN: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines: string[] = [];
  let killed = false;
  createInterface({ input: child.stdout }).on("line", (line) => {
    lines.push(line);
    const victim = lines
      .map((each) => /rank 1 of \d, process (\d+)/.exec(each))
      .find((found) => found !== null);
    // The survivors print the line again after the checkpoint.
    if (killed || !line.includes(kill)) return;
    killed = true;
    process.kill(Number(victim![1]), "SIGKILL");
  });
  const code = await new Promise((resolve) => child.on("close", resolve));
  return { code, lines };
}

interface Learned {
  readonly size: number;
  readonly loss: number;
  readonly accuracy: number;
  readonly losses: readonly (readonly [number, number])[];
}

const learned = ({ lines }: { readonly lines: readonly string[] }): Learned[] =>
  lines.flatMap((line) => {
    const found = /\{.*\}/.exec(line);
    return found === null ? [] : [JSON.parse(found[0]) as Learned];
  });

test("three processes have the losses of one process, except for rounding", {
  timeout: 90_000,
}, async () => {
  const options = ["--json", "--steps", "80"];
  const [alone] = learned(await run(1, options));
  const together = learned(await run(3, options));
  expect(together.map(({ size }) => size)).toEqual([3, 3, 3]);
  expect(alone!.accuracy).toBeGreaterThan(0.95);
  expect(alone!.losses.map(([step]) => step)).toEqual([0, 20, 40, 60, 79]);
  for (const { losses } of together)
    for (const [i, [step, loss]] of losses.entries()) {
      const [at, wanted] = alone!.losses[i]!;
      expect(step).toBe(at);
      expect(Math.abs(loss - wanted) / wanted, `step ${step}`).toBeLessThan(1e-3);
    }
});

test("when one of three is killed, the others continue from the checkpoint with the same losses", {
  timeout: 90_000,
}, async () => {
  const { code, lines } = await run(3, ["--steps", "100", "--every", "15"], "step 40:");
  expect(
    lines.filter((line) => /lost rank 1 .*; 2 members continue from the last checkpoint$/.test(line)),
  ).toHaveLength(2);
  const steps = lines.flatMap((line) => {
    const found = /step (\d+): loss ([\d.]+), .*, (\d) members/.exec(line);
    return found === null ? [] : [found.slice(1).map(Number) as [number, number, number]];
  });
  const after = steps.filter(([, , members]) => members === 2);
  // The survivors restart from step 15, 30 or 45, depending on the last complete checkpoint. They use the
  // same batches.
  expect(after[0]![0]).toBeGreaterThan(0);
  expect(after.at(-1)![0]).toBe(99);
  for (const [step, loss] of after) {
    const before = steps.find(([at, , members]) => at === step && members === 3);
    if (before !== undefined)
      expect(Math.abs(loss - before[1]) / before[1], `step ${step}`).toBeLessThan(0.01);
  }
  const ends = lines.filter((line) => line.includes("the same weights in all 2 members"));
  expect(ends).toHaveLength(2);
  for (const end of ends) expect(Number(/([\d.]+)% right/.exec(end)![1])).toBeGreaterThan(95);
  expect(code).toBe(0);
});

test("when one of three is killed before the first checkpoint, the others begin again with equal weights", {
  timeout: 90_000,
}, async () => {
  const { code, lines } = await run(3, ["--steps", "45"], "step 20:");
  expect(lines.filter((line) => line.includes("the same weights in all 2 members"))).toHaveLength(2);
  expect(code).toBe(0);
});

test("when one of two is killed, a replacement joins, and both have the same weights", {
  timeout: 90_000,
}, async () => {
  const { code, lines } = await run(2, ["--steps", "60", "--every", "15", "--replace"], "step 20:");
  expect(
    lines.filter((line) => /lost rank 1 .*; 2 members continue from the last checkpoint$/.test(line)),
  ).toHaveLength(1);
  expect(lines.filter((line) => line.includes("the same weights in all 2 members"))).toHaveLength(2);
  expect(code).toBe(0);
});

test("three processes with cameras decide right, with one copy of the weights and with three", {
  timeout: 90_000,
}, async () => {
  const edge = fileURLToPath(new URL("../../examples/edge-inference.ts", import.meta.url));
  const { code, lines } = await run(3, ["--frames", "12", "--json"], "never", edge);
  const { wrong, measured } = JSON.parse(/\{.*\}/.exec(lines.find((line) => line.includes("{"))!)![0]) as {
    readonly wrong: number;
    readonly measured: readonly {
      readonly variant: string;
      readonly framesPerSecond: number;
      readonly latencyMs: readonly number[];
      readonly weightBytes: number;
    }[];
  };
  expect(wrong).toBe(0);
  const [shared, copies] = measured;
  expect([shared!.variant, copies!.variant]).toEqual(["shared", "copies"]);
  expect(copies!.weightBytes).toBe(3 * shared!.weightBytes);
  for (const { framesPerSecond, latencyMs } of measured) {
    expect(framesPerSecond).toBeGreaterThan(0);
    expect([...latencyMs].sort((a, b) => a - b)).toEqual(latencyMs);
  }
  expect(code).toBe(0);
});
