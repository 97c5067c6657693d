// A process at a resource limit gets errors that name the limit and the setting that raises it, and leaks
// nothing.
import { spawnSync } from "node:child_process";
import { createSocket } from "node:dgram";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { runtimeName } from "../../ffi/runtime/index.ts";
import { randomLoopback } from "../../src/soft/hca/links/common/addresses.ts";

const script = fileURLToPath(new URL("../fixtures/starved.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "doorbell-limits-"));
afterAll(() => rmSync(folder, { recursive: true }));

interface Outcome {
  /** Class of the error, "" without one. */
  name: string;
  message: string;
  /** Number of files that the second try left open. */
  leaked: number;
}

/** Runs the fixture under a limit of the shell. */
function starve(limit: string, args: string, env: Record<string, string> = {}): Outcome {
  const runtime = { bun: "", deno: "run -A --no-check", node: "--no-warnings" }[runtimeName];
  const command = `${limit}; exec "${process.execPath}" ${runtime} "${script}" ${args}`;
  const { stdout, stderr, status } = spawnSync("bash", ["-c", command], {
    encoding: "utf8",
    env: { ...process.env, BUN_BE_BUN: "1", DOORBELL_SOFT_SHARED: "on", ...env },
    timeout: 30_000,
  });
  expect(status, stderr).toBe(0);
  return JSON.parse(stdout) as Outcome;
}

describe("few descriptors", () => {
  test.each([1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 19])("%d left: an error that names the limit", (left) => {
    const { name, message, leaked } = starve("ulimit -n 80", `files ${left}`);
    expect([name, leaked]).toEqual(["DoorbellError", 0]);
    expect(message).toMatch(/EMFILE[\s\S]*ulimit -n/);
  });

  test.each([20, 22, 24, 26, 28, 30, 34])(
    "%d left: the transfer works, or an error names the limit",
    (left) => {
      const { name, message, leaked } = starve("ulimit -n 80", `files ${left}`);
      expect(leaked).toBe(0);
      if (name !== "") expect(message).toMatch(/EMFILE[\s\S]*ulimit -n/);
    },
  );

  test("enough left: the transfer works", () => {
    expect(starve("ulimit -n 256", "files 100")).toEqual({ name: "", message: "", leaked: 0 });
  });
});

test("no locked memory: soft0 needs none", () => {
  expect(starve("ulimit -l 0", "transfer")).toEqual({ name: "", message: "", leaked: 0 });
});

test("more memory than there is address space: the error names the limit", () => {
  const { name, message } = starve("ulimit -v 100000000", "memory");
  expect(name).toBe("DoorbellError");
  expect(message).toMatch(/cannot map 1099511627776 bytes: ENOMEM[\s\S]*ulimit -v/);
});

describe("TMPDIR", () => {
  test("that is too long for a Unix socket is an error with the reason, and no folder remains", () => {
    const long = join(folder, "x".repeat(120));
    mkdirSync(long);
    const { name, message, leaked } = starve(":", "socket", { TMPDIR: long });
    expect([name, leaked]).toEqual(["DoorbellError", 0]);
    expect(message).toMatch(/too long for a Unix socket[\s\S]*TMPDIR/);
    expect(readdirSync(long)).toEqual([]);
  });

  test.each(["/proc/nowhere", "/proc/self"])(
    "%s, without write access, is an error with the reason",
    (place) => {
      const { name, message } = starve(":", "socket", { TMPDIR: place });
      expect(name).toBe("DoorbellError");
      expect(message).toMatch(/no temporary folder in \/proc[\s\S]*TMPDIR/);
    },
  );
});

describe("DOORBELL_SOFT_ADDRESS", () => {
  test("of another process is an error with the variable", async () => {
    const address = randomLoopback();
    const taken = createSocket("udp4");
    await new Promise<void>((resolve) => taken.bind(4791, address, resolve));
    const { name, message } = starve(":", "transfer", { DOORBELL_SOFT_ADDRESS: address });
    taken.close();
    expect(name).toBe("VerbsError");
    expect(message).toMatch(/EADDRINUSE[\s\S]*DOORBELL_SOFT_ADDRESS/);
  });

  test("of another host is an error with the variable", () => {
    const { name, message } = starve(":", "transfer", { DOORBELL_SOFT_ADDRESS: "198.51.100.7" });
    expect(name).toBe("VerbsError");
    expect(message).toMatch(/EADDRNOTAVAIL[\s\S]*DOORBELL_SOFT_ADDRESS/);
  });
});
