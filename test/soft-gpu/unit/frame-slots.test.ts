import { expect, test } from "vitest";
import type { Value } from "../../../src/soft/gpu/ptx/operations/scalar.ts";
import type { Register } from "../../../src/soft/gpu/ptx/syntax.ts";
import { FRAME_STRIDE, FRAMES_END, frameSlots } from "../../../src/soft/gpu/wasm/unit/layout.ts";

const register = (index: number): Register => ({ index, name: `%r${index}`, type: "b32" }) as Register;
const values: readonly Value[] = Array.from({ length: 40_000 }, (_, i) => (i % 3 === 0 ? "i64" : "i32"));
const strideOf = (index: number) => FRAME_STRIDE[values[index] === "i64" ? 8 : 4];

test("registers beyond the available memory share arrays with registers that are never spilled together with them", () => {
  // Each set shares some registers with the set before it.
  const sets = Array.from({ length: 400 }, (_, n) =>
    Array.from({ length: 130 }, (_, i) => register(100 * n + i)),
  );
  sets.at(-1)!.length = 100;
  const places = frameSlots(sets, values)!;
  for (const set of sets) {
    const ranges = set.map(
      ({ index }) => [places.get(index)!, places.get(index)! + strideOf(index)] as const,
    );
    ranges.sort(([a], [b]) => a - b);
    for (const [n, [from]] of ranges.entries())
      if (n > 0) expect(from).toBeGreaterThanOrEqual(ranges[n - 1]![1]);
    expect(ranges.at(-1)![1]).toBeLessThanOrEqual(FRAMES_END);
  }
});

test("more registers at once than the memory holds are refused", () => {
  expect(frameSlots([values.map((_, i) => register(i))], values)).toBeUndefined();
});
