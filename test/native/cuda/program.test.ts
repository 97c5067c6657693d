// CUDA C++ compiled by NVRTC, which needs no GPU. The tests are skipped, with the reason, where NVRTC is not
// installed.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { CompileError, compile, compilerVersion } from "../../../src/cuda/index.ts";

const cache = mkdtempSync(join(tmpdir(), "doorbell-cuda-cache-"));
afterAll(() => rmSync(cache, { recursive: true, force: true }));

const reason = ((): string | undefined => {
  try {
    compilerVersion();
    return undefined;
  } catch (error) {
    return (error as Error).message.split("\n")[0];
  }
})();

const options = { architecture: "sm_90", cache };
const source = `extern "C" __global__ void twice(float *x) { x[threadIdx.x] *= 2; }`;

describe.skipIf(reason !== undefined)(`CUDA C++ in a string${reason ? ` (skipped: ${reason})` : ""}`, () => {
  test("compiles to a cubin or to PTX", () => {
    const cubin = compile(source, options);
    expect([...cubin.image.subarray(0, 4)]).toEqual([0x7f, 0x45, 0x4c, 0x46]);
    const ptx = compile(source, { ...options, architecture: "compute_90" });
    expect(new TextDecoder().decode(ptx.image)).toContain(".visible .entry twice");
  });

  test("is read from the disk cache, unless an option differs or the file is damaged", () => {
    const own = { ...options, cache: join(cache, "second") };
    expect(compile(source, own).cached).toBe(false);
    const again = compile(source, own);
    expect(again.cached).toBe(true);
    expect(again.image).toEqual(compile(source, { ...own, cache: false }).image);
    for (const other of [
      { architecture: "sm_89" },
      { define: { N: 1 } },
      { options: ["--use_fast_math"] },
      { names: ["twice"] },
    ]) {
      expect(compile(source, { ...own, ...other }).cached).toBe(false);
    }
    for (const name of readdirSync(own.cache)) {
      const file = join(own.cache, name);
      const bytes = readFileSync(file);
      bytes[bytes.length - 1]! ^= 1;
      writeFileSync(file, bytes);
    }
    expect(compile(source, own).cached).toBe(false);
    expect(compile(source, own).cached).toBe(true);
    expect(compile(source, { ...own, cache: "/proc/nowhere" }).cached).toBe(false);
  });

  test("that is wrong is an error with the line and the compiler's message", () => {
    try {
      compile(`${source}\nextern "C" __global__ void broken(float *x) {\n  x[0] = nothing;\n}`, options);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(CompileError);
      const { diagnostics, message } = error as CompileError;
      expect(diagnostics).toEqual([
        { file: "kernel.cu", line: 3, severity: "error", message: expect.stringContaining("nothing") },
      ]);
      expect(message).toContain("3 |   x[0] = nothing;");
    }
    expect(() => compile("#include <nowhere.h>\n", options)).toThrow(/include: \[/);
    expect(() => compile(source, { ...options, options: ["--no-such-option"] })).toThrow();
    expect(() => compile("   ", options)).toThrow(TypeError);
    expect(() => compile(source, { ...options, architecture: "90" })).toThrow(TypeError);
  });

  test("finds C++ names", () => {
    const program = compile("template <typename T> __global__ void put(T *x, T v) { *x = v; }", {
      ...options,
      names: ["put<float>"],
    });
    expect(program.symbolOf("put<float>")).toMatch(/^_Z/);
    expect(program.symbolOf("other")).toBe("other");
  });
});
