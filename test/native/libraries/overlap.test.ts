// Memory that operands share, beside a comparison of all their bytes.
import { afterAll, describe, expect, test } from "vitest";
import { openDevice } from "../../../src/cuda/index.ts";
import { view } from "../../../src/libraries/index.ts";
import { type CheckedOperand, operandOf } from "../../../src/libraries/operand.ts";
import { checkApart, checkDistinct, sharesBytes } from "../../../src/libraries/overlap.ts";
import { seeded } from "../../support/random.ts";

const device = openDevice("soft");
afterAll(() => device.close());
const [floats, doubles] = [device.allocate(240, "f32"), device.allocate(8, "f64")];
const halves = floats.as("f64");

/** Returns the addresses of all bytes of an operand. */
function bytesOf({ pointer, type, shape, strides }: CheckedOperand): Set<number> {
  const size = type === "f64" ? 8 : 4;
  let all = [pointer];
  for (const [axis, length] of shape.entries())
    all = all.flatMap((from) => Array.from({ length }, (_, i) => from + i * strides[axis]! * size));
  return new Set(all.flatMap((from) => Array.from({ length: size }, (_, i) => from + i)));
}

const shares = (a: CheckedOperand, b: CheckedOperand): boolean => {
  const bytes = bytesOf(a);
  return [...bytesOf(b)].some((each) => bytes.has(each));
};

describe("sharesBytes", () => {
  const { int, pick } = seeded(7);

  /** Returns a random vector, matrix of 10 elements a line, or stack without gaps. */
  function drawn(name: string): CheckedOperand {
    const buffer = pick([floats, halves]);
    const pitch = buffer.type === "f32" ? 10 : 5;
    const length = buffer.length;
    const kind = int(4);
    if (kind === 0) {
      const [count, step] = [1 + int(8), pick([1, -1, pitch, -pitch])];
      const offset = int(length - (count - 1) * Math.abs(step));
      const first = step < 0 ? offset + (count - 1) * -step : offset;
      return operandOf(name, device, view(buffer, [count], { strides: [step], offset: first }));
    }
    if (kind === 3) {
      const shape = [1 + int(2), 1 + int(3), 1 + int(4)];
      return operandOf(name, device, view(buffer, shape, { offset: int(length - 24) }));
    }
    const [rows, columns] = [1 + int(6), 1 + int(pitch)];
    const offset = int(length - (rows - 1) * pitch - columns);
    const matrix = view(buffer, [rows, columns], { strides: [pitch, 1], offset });
    return operandOf(name, device, kind === 1 ? matrix : matrix.mT);
  }

  test("is exact for 20,000 pairs of vectors, blocks of one matrix and memory without gaps", () => {
    let count = 0;
    for (let round = 0; round < 20_000; round++) {
      const [a, b] = [drawn("a"), drawn("b")];
      const wanted = shares(a, b);
      if (wanted) count++;
      const found = sharesBytes(a, b);
      if (found === wanted) continue;
      const shown = [a, b].map(({ pointer, type, shape, strides }) => [
        pointer - floats.pointer,
        type,
        shape,
        strides,
      ]);
      throw new Error(`round ${round}: ${found} for ${JSON.stringify(shown)}`);
    }
    expect(count).toBeGreaterThan(2000);
    expect(count).toBeLessThan(18_000);
  });

  test.each([
    ["one after the other", [3, 4, 4], [16, 4, 1], false],
    ["with gaps", [3, 4, 4], [20, 4, 1], false],
    ["beside each other in one matrix", [2, 4, 4], [4, 9, 1], false],
    ["transposed", [3, 4, 4], [16, 1, 4], false],
    ["backwards", [3, 4, 4], [-16, 4, 1], false],
    ["that repeat", [3, 4, 4], [0, 4, 1], true],
    ["that begin inside of the last one", [3, 4, 4], [15, 4, 1], true],
    ["that begin between the rows of another one", [3, 2, 4], [5, 10, 1], true],
    ["of two stacks, the second inside of the first", [2, 3, 2, 2], [1, 8, 2, 1], true],
    ["backwards that share", [3, 2, 2], [-1, 2, 1], true],
    ["of which one is there", [1, 4, 4], [0, 4, 1], false],
    ["without elements", [3, 0, 4], [0, 4, 1], false],
    ["beside each other with a common column", [2, 4, 4], [3, 9, 1], true],
  ])("finds matrices of a stack that share memory: %s", (_, shape, strides, isShared) => {
    const stack = operandOf("getrf: a", device, view(floats, shape, { strides, offset: 100 }));
    const check = () => checkDistinct(stack);
    if (isShared) expect(check).toThrow("its elements may share memory");
    else expect(check).not.toThrow();
  });

  test("finds all random operands that share elements with themselves", () => {
    const wrong: unknown[] = [];
    let accepted = 0;
    for (let round = 0; round < 20_000; round++) {
      const shape = Array.from({ length: 1 + int(4) }, () => 1 + int(3));
      const strides = shape.map(() => int(25) - 8);
      const operand = { ...operandOf("a", device, floats), pointer: 0, shape, strides };
      const count = shape.reduce((product, length) => product * length, 1);
      try {
        checkDistinct(operand);
      } catch {
        continue;
      }
      accepted++;
      if (bytesOf(operand).size !== 4 * count) wrong.push([shape, strides]);
    }
    expect(wrong).toEqual([]);
    expect(accepted).toBeGreaterThan(2000);
  });

  test("is false for no elements and for other memory", () => {
    const a = operandOf("a", device, view(floats, [4, 0]));
    const b = operandOf("b", device, view(floats, [4, 4]));
    expect([sharesBytes(a, b), sharesBytes(b, operandOf("c", device, doubles))]).toEqual([false, false]);
    expect(() => checkApart(b, operandOf("gemm: a", device, floats))).toThrow("b has memory of gemm: a");
  });
});
