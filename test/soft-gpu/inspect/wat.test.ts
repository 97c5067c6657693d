// Text format of the WebAssembly that a kernel is compiled to.
import { expect, test } from "vitest";
import { openDevice } from "../../../src/cuda/index.ts";
import { Code } from "../../../src/soft/gpu/wasm/encoding/code.ts";
import { decode } from "../../../src/soft/gpu/wasm/encoding/decode.ts";
import { ATOMICS, PLAIN, SATURATING } from "../../../src/soft/gpu/wasm/encoding/opcodes.ts";
import { SIMD } from "../../../src/soft/gpu/wasm/encoding/simd-opcodes.ts";
import { ptxOf } from "../ptx/harness.ts";

test("a kernel's text has its functions and the PTX beside the code, and closes every block", () => {
  using device = openDevice(0, { provider: "soft" });
  using module = device.loadModule(ptxOf("inspected"));
  const text = module.kernel("sumAll", "ptr, ptr").wat!;
  expect(text).toMatch(/^\(module\n/);
  expect(text).toContain('(export "r0" (func $region0))');
  expect(text).toMatch(/;; \d+: st\.global\.u32 \[%rd\d+\], %r\d+;\n\s+local\.get/);
  const lines = text.split("\n").map((line) => line.trim());
  const opened = lines.filter((line) => /^(block|loop|if)\b/.test(line)).length;
  expect(lines.filter((line) => line === "end").length).toBe(opened);
  expect(opened).toBeGreaterThan(5);
  expect(text).not.toMatch(/\(; 0x/);
  // The text has no other kernels of the module.
  expect(text).not.toContain("copyColumns");
});

test("every emitted instruction is decoded with its name and operands", () => {
  const code = new Code();
  const shown: string[] = [];
  const plain = Object.keys(PLAIN).filter((name) => !/load|store|^end$|^else$/.test(name));
  for (const name of [...plain, ...Object.keys(SATURATING)]) shown.push(name) && code.op(name);
  for (const name of [
    ...Object.keys(PLAIN).filter((each) => /load|store/.test(each)),
    ...Object.keys(ATOMICS),
  ]) {
    code.memory(name, 200);
    shown.push(name);
  }
  for (const name of Object.keys(SIMD)) {
    if (/const|shuffle/.test(name)) continue;
    if (/^v128\.(load|store)\d+_lane$/.test(name)) code.laneMemory(name, 300, 1);
    else if (/^v128\.(load|store)/.test(name)) code.vectorMemory(name, 300);
    else code.v(name, /_lane$/.test(name) ? 1 : undefined);
    shown.push(name);
  }
  expect(decode(code.bytes).map(({ name }) => name)).toEqual(shown);
  const numbers = new Code()
    .i32(-1)
    .i32(1000)
    .i64(-(2n ** 63n))
    .f32(0.5)
    .f64(-0)
    .f64(Number.NaN)
    .words(0x01010101);
  expect(decode(numbers.bytes).map(({ name, operands }) => `${name} ${operands.join(" ")}`)).toEqual([
    "i32.const -1",
    "i32.const 1000",
    "i64.const -9223372036854775808",
    "f32.const 0.5",
    "f64.const -0",
    "f64.const nan:0x8000000000000",
    "v128.const i32x4 0x01010101 0x01010101 0x01010101 0x01010101",
  ]);
});
