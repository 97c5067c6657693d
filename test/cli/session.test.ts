import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type RuntimeName, runtimes } from "./run-command.ts";
import { replay } from "./session.ts";
import { steps } from "./session-inputs.ts";

const recorded = /```\n([\s\S]*?)```/.exec(readFileSync("docs/session.md", "utf8"))?.[1];

describe("the session of docs/session.md", { timeout: 120_000 }, () => {
  test("has at least 40 inputs", () => {
    expect(steps.length).toBeGreaterThanOrEqual(40);
  });

  test.each(Object.keys(runtimes) as RuntimeName[])("gives the recorded answers on %s", async (runtime) => {
    const { text, code } = await replay(runtime);
    expect(text).toBe(recorded);
    expect(code).toBe(0);
  });
});
