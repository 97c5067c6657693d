import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { runtimeName } from "../../ffi/runtime/index.ts";

const program = (name: string): string => fileURLToPath(new URL(`./programs/${name}.ts`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "doorbell-bundled-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the output of a bundle in a folder without any file of this library. */
const run = (file: string, args: readonly string[] = []): string =>
  execFileSync(file, args, { cwd: folder, encoding: "utf8", timeout: 60_000 });
const build = (name: string, ...options: string[]): void => {
  execFileSync(process.execPath, ["build", ...options, program(name)], { stdio: "pipe" });
};
const done = "soft0: hello, RDMA\ncopied: 1,2,3\ndoubled: 2,4,6\n";

describe.skipIf(runtimeName !== "bun")("a program in one file", { timeout: 120_000 }, () => {
  test("that bun build --compile makes carries the kernels of the collectives", () => {
    build("sum", "--compile", "--outfile", join(folder, "sum"));
    expect(run(join(folder, "sum"))).toBe("sum: 3,5,7\nsum: 3,5,7\n");
  });

  test("that bun build --compile makes starts the threads that it carries", () => {
    build("transfer", "--compile", "--outfile", join(folder, "program"));
    expect(run(join(folder, "program"))).toBe(done);
  });

  test("that bun build makes starts the thread of the soft disk", () => {
    build("disk", "--target=bun", "--minify", "--outfile", join(folder, "disk.js"));
    expect(run(process.execPath, [join(folder, "disk.js")])).toBe("read: true\n");
  });

  test("that bun build makes, minified, starts its threads", () => {
    build("transfer", "--target=bun", "--minify", "--outfile", join(folder, "program.js"));
    expect(run(process.execPath, [join(folder, "program.js")])).toBe(done);
  });
});
