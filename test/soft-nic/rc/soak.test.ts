import { spawnSync } from "node:child_process";
import { env, execPath } from "node:process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const script = fileURLToPath(new URL("../../../bench/soft/soak.ts", import.meta.url));

function soak(...args: string[]) {
  const { DOORBELL_SOFT_FAULTS: _, ...rest } = env;
  return spawnSync(execPath, [script, ...args], { encoding: "utf8", env: rest, timeout: 110_000 });
}

test("npm run soak -- --bytes 64MiB: every byte arrives although every fiftieth packet is lost", () => {
  const { status, stdout, stderr } = soak("--bytes", "64MiB");
  expect(status, stdout + stderr).toBe(0);
  const [, sent] = /SHA-256 sent +([0-9a-f]{64})/.exec(stdout) ?? [];
  const [, received] = /SHA-256 received +([0-9a-f]{64})/.exec(stdout) ?? [];
  expect(sent).toBeDefined();
  expect(received).toBe(sent);
  const count = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1]);
  // At least 16384 packets of 4 KiB, and acknowledgements.
  const packets = count(/sent (\d+) packets here/) + count(/, (\d+) there/);
  const lost = count(/; (\d+) of them were lost/);
  expect(packets).toBeGreaterThan(16_384);
  expect(lost / packets).toBeGreaterThan(0.01);
  expect(lost / packets).toBeLessThan(0.03);
  expect(count(/sent again: (\d+)/)).toBeGreaterThan(100);
}, 120_000);

test("an invalid number of bytes is refused", () => {
  const { status, stderr } = soak("--bytes", "plenty");
  expect(status).toBe(2);
  expect(stderr).toContain("--bytes plenty");
});
