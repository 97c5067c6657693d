import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runtimeName } from "../../ffi/runtime/index.ts";
import { root, runtimes } from "./support/install.ts";

const program = fileURLToPath(new URL("./programs/kernel.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "doorbell-bundled-kernel-"));
const tool = (name: string): string => join(root, "node_modules/.bin", name);
const file = (name: string): string => join(folder, name);

/** Returns the output of a command in a folder that has the package beside it. */
const output = (command: string, args: readonly string[] = []): string =>
  execFileSync(command, args, { cwd: folder, encoding: "utf8", timeout: 60_000, stdio: "pipe" });

const isScaled = "scaled: 3,27,108\n";

// The bundlers do not depend on the runtime that runs the tests.
describe.skipIf(runtimeName !== "bun")("a kernel in TypeScript", { timeout: 120_000 }, () => {
  beforeAll(() => {
    mkdirSync(file("node_modules"));
    symlinkSync(root, file("node_modules/doorbell"));
    writeFileSync(file("package.json"), '{ "type": "module" }');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each([
    ["bun build", ["--target=bun"]],
    ["bun build --minify", ["--target=bun", "--minify"]],
  ])("runs after %s", (_, options) => {
    output(process.execPath, ["build", ...options, "--outfile", file("bun.js"), program]);
    expect(output(process.execPath, [file("bun.js")])).toContain(isScaled);
  });

  test.each([
    ["--compile", ["--compile"]],
    ["--compile --minify", ["--compile", "--minify"]],
    ["--compile --minify --bytecode --format=esm", ["--compile", "--minify", "--bytecode", "--format=esm"]],
  ])("runs after bun build %s", (_, options) => {
    output(process.execPath, ["build", ...options, "--outfile", file("program"), program]);
    expect(output(file("program"))).toContain(isScaled);
  });

  describe.each(Object.entries(runtimes))("on %s", (runtime, command) => {
    // Deno maps its stacks to the source itself. Minified text cannot be found there, so the error shows that text.
    const line = runtime === "deno" ? "wrong.js:1" : "kernel.ts:29";
    const run = (name: string): string => output(command[0]!, [...command.slice(1), file(name)]);

    test.each([
      ["esbuild", "esbuild.js", []],
      ["esbuild --minify", "esbuild-minified.js", ["--minify"]],
    ])("runs after %s", (__, name, options) => {
      const fixed = ["--bundle", "--packages=external", "--format=esm", "--platform=node"];
      output(tool("esbuild"), [program, ...fixed, ...options, `--outfile=${file(name)}`]);
      expect(run(name)).toContain(isScaled);
    });

    test("runs after vite build, minified, and names the source line of an error", () => {
      const config = `export default {
  logLevel: "silent",
  build: { ssr: ${JSON.stringify(program)}, outDir: ${JSON.stringify(folder)}, emptyOutDir: false, minify: true,
    sourcemap: true, target: "esnext", rollupOptions: { external: /^doorbell/, output: { entryFileNames: "vite.js" } } },
};`;
      writeFileSync(file("vite.config.js"), config);
      output(tool("vite"), ["build", "--config", file("vite.config.js")]);
      expect(run("vite.js")).toBe(`${isScaled}wrong: ${line}\n`);
    });

    test.each([
      ["an inline source map", "--sourcemap=inline"],
      ["a source map in a file", "--sourcemap"],
    ])("names the source line of an error by %s", (__, option) => {
      const fixed = ["--bundle", "--packages=external", "--format=esm", "--platform=node", "--minify"];
      output(tool("esbuild"), [program, ...fixed, option, `--outfile=${file("mapped.js")}`]);
      expect(run("mapped.js")).toBe(`${isScaled}wrong: ${line}\n`);
    });
  });
});
