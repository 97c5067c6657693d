import { spawnSync } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { programs } from "../../../src/cli/bench/perftest/programs.ts";
import type { Finding } from "../../../src/cli/doctor/checks/check.ts";
import type { TrialResult } from "../../../src/cli/selftest/trial.ts";

const program = fileURLToPath(new URL("../../../bin/doorbell.js", import.meta.url));
const limitMs = 900_000;

/** Returns the JSON output of a command. */
function said(...words: readonly string[]): { status: number | null; found: unknown } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words, "--json"], {
    encoding: "utf8",
    timeout: limitMs,
  });
  if (!stdout.startsWith("[") && !stdout.startsWith("{")) throw new Error(`${words.join(" ")}: ${stderr}`);
  return { status, found: JSON.parse(stdout) };
}

test("doorbell doctor has no finding for the kernel's device", { timeout: limitMs }, () => {
  const { status, found } = said("doctor");
  const findings = found as Finding[];
  expect(findings.filter((each) => each.status === "fails")).toEqual([]);
  expect(findings.find(({ thing }) => thing === "rxe0 port 1")).toMatchObject({ status: "ok" });
  expect(status).toBe(0);
});

test("doorbell selftest passes on it, and shows perftest's figures beside its own", {
  timeout: limitMs,
}, () => {
  const { status, found } = said("selftest", "rxe0");
  const results = found as TrialResult[];
  expect(results.filter((each) => each.status === "failed")).toEqual([]);
  for (const { name, cName } of programs) {
    const figures = results.find((each) => each.name === `rxe0: ${name}`)?.figures ?? {};
    const theirs = Object.entries(figures).find(([key]) => key.startsWith(cName));
    expect(theirs?.[1], name).toBeGreaterThan(0);
  }
  expect(status).toBe(0);
});
