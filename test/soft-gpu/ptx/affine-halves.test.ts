// Arithmetic of f16 pairs whose bits follow from the thread's number.
import { expect, test } from "vitest";
import { kernelOf, open } from "./harness.ts";

const THREADS = 32;

test.each([
  // 1 + t / 1024, twice: the exponent grows by one, and the fraction stays.
  ["add.f16x2 %s, %b, %b;", (t: number) => 0x4000_4000 + t],
  ["neg.f16x2 %s, %b;", (t: number) => 0xbc00_bc00 + t],
])("%s of consecutive numbers is not integer arithmetic", (instruction, expected) => {
  const ptx = kernelOf(
    `add.u32 %b, %t, 0x3c003c00; ${instruction} mul.wide.u32 %rd2, %t, 4; add.s64 %rd3, %rd0, %rd2; st.global.b32 [%rd3], %s;`,
    ".reg .b32 %b, %s;",
  );
  using device = open();
  using module = device.loadModule(ptx);
  using out = device.allocate(THREADS, "u32");
  module.kernel("test", "ptr, ptr").launch({ grid: 1, block: THREADS }, [out, out]);
  expect([...(out.toArray() as Uint32Array)]).toEqual(Array.from({ length: THREADS }, (_, t) => expected(t)));
});
