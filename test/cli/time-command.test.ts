import { describe, expect, test } from "vitest";
import { inTypedNames, Session } from "../../src/cli/repl/session.ts";
import { spread } from "../../src/cli/repl/spread.ts";
import * as cuda from "../../src/cuda/index.ts";
import { PseudoTerminal } from "./pseudo-terminal.ts";
import { doorbell, type RuntimeName, runtimes } from "./run-command.ts";

const soft = { DOORBELL_CUDA: "soft", DOORBELL_RDMA: "soft" };

describe("an error of .time", { timeout: 120_000 }, () => {
  test.each(Object.keys(runtimes) as RuntimeName[])(
    "is printed on %s, and the prompt continues",
    async (runtime) => {
      const terminal = new PseudoTerminal(["repl"], runtime, soft);
      const seen = (text: string) =>
        terminal.until((screen) => screen.lines().join("\n").includes(text), text);
      try {
        await terminal.prompted();
        terminal.type(".time 1 +\r");
        await seen("\nSyntaxError: ");
        await terminal.prompted();
        terminal.type(".time nothing.here\r");
        await seen("\nReferenceError: ");
        await terminal.prompted();
        terminal.type(".time { let a = 1 }\r");
        await seen(" runs)");
        await terminal.prompted();
        terminal.type("40 + 2\r");
        await seen("\n42\n");
        await terminal.prompted();
        terminal.type(".exit\r");
        expect(await terminal.ended()).toBe(0);
        expect(terminal.screen.lines().join("\n")).not.toContain("not caught");
      } finally {
        terminal.close();
      }
    },
  );

  test("ends a piped session with code 1", () => {
    const { status, stdout } = doorbell(["repl"], { input: ".time 1 +\n40 + 2\n", env: soft });
    expect(stdout).toMatch(/^SyntaxError: /);
    expect(stdout).not.toContain("42");
    expect(status).toBe(1);
  });
});

describe(".time", () => {
  const session = () =>
    new Session({ gpu: () => cuda.openDevice("soft") }, () => Promise.reject(new Error("nothing to import")));

  test("times statements, expressions and awaited expressions", async () => {
    const names = session();
    await names.evaluate("let count = 0; const later = async () => 1");
    for (const text of [
      "count++",
      "count++;",
      "{ let a = 1; count += a }",
      "for (let i = 0; i < 2; i++) count++",
    ])
      expect(await spread(text, names)).toMatch(/^[\d.]+ (ns|µs) \(.* runs\)$/);
    expect(await spread("await later()", names)).toMatch(/ runs\)$/);
    expect(await spread("const n: number = count; n + 1", names)).toMatch(/ runs\)$/);
    expect(names.get("count")).toBeGreaterThan(10);
    expect(await spread(" ", names)).toBe("usage: .time EXPR");
  });

  test("runs a loop over copies of variables, and stores them after each run", async () => {
    const names = session();
    await names.evaluate("let sum = 0; let last = 0");
    const loop = "for (let i = 0; i < 4; i++) sum += i";
    const run = await names.repeatable(loop, false);
    expect(String(run)).toContain("let sum = __cell_sum.sum; try {");
    run();
    run();
    expect(names.get("sum")).toBe(12);
    const statements = await names.repeatable("let most = 2; for (const v of [1, 2]) last = most * v", false);
    expect(String(statements)).toContain("let last = __cell_last.last; try {");
    statements();
    expect(names.get("last")).toBe(4);
    expect(names.has("most")).toBe(false);
    // A timing does not count as a function that uses the variable.
    const again = await names.repeatable(`${loop}; sum`, false);
    expect(String(again)).toContain("let sum = __cell_sum.sum");
  });

  test("shows the names that the user typed in errors", async () => {
    const names = session();
    await names.evaluate("const x = 1");
    const error = await spread("x.y.z()", names).catch((reason: unknown) => reason);
    expect(inTypedNames(error)).toHaveProperty("message", expect.not.stringContaining("__"));
  });

  test("waits for the GPU, says so, and leaves no work queued", async () => {
    const names = session();
    try {
      await names.evaluate('const x = gpu.allocate(4096, "f32")');
      const gpu = names.get("gpu") as cuda.Device;
      expect(await spread("x.fill(1, gpu.stream)", names)).toMatch(
        /^[\d.]+ \S+ until the GPU is done \(.* runs\); the call alone [\d.]+ \S+$/,
      );
      expect(gpu.stream.idle).toBe(true);
      expect(await spread("x.length", names)).not.toContain("GPU");
    } finally {
      await names.clear();
    }
  });
});
