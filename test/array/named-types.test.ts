// Options of the standard, beside NumPy: `dtype` of sums and products, `endpoint`, `prepend` and `append`.
import { spawnSync } from "node:child_process";
import { afterAll, describe, expect, test } from "vitest";
import { arrays, type Dtype, type NdArray, scope } from "../../src/array/index.ts";
import { openDevice } from "../../src/cuda/index.ts";
import { seeded } from "../support/random.ts";
import { hasNumpy } from "./support/numpy.ts";
import { SEED } from "./support/random-cases.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());
const { array, linspace, ones } = arrays(gpu);

const types = ["bool", "i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64", "f16", "f32", "f64"] as const;
const named = types.slice(1);

/** Returns the elements in C's order as numbers, or as text for 64 bits. */
const listOf = (a: NdArray): unknown[] =>
  Array.from(a.toArray() as ArrayLike<number | bigint>, (x) => (typeof x === "bigint" ? `${x}` : x));

const script = `
import json, sys, numpy as np
np.seterr(all="ignore")
def listed(a):
    return [str(x) if a.dtype in (np.int64, np.uint64) else x for x in a.ravel().tolist()]
out = []
for case in json.load(sys.stdin):
    x = np.array(case["elements"], "f8").astype(case["type"]).reshape(case["shape"])
    f = getattr(np, case["name"])
    a = f(x, axis=case["axis"], dtype=case["dtype"]) if case["name"] != "diff" else f(
        x, axis=case["axis"], n=case["n"], prepend=x[:, :1] * 1 + x[:, :1] * 0, append=np.array(case["append"], "f8").astype(case["type"]).reshape(-1, 2))
    out.append([list(a.shape), str(a.dtype), listed(np.asarray(a))])
print(json.dumps(out))
`;
const numpyName = (dtype: Dtype): string =>
  dtype === "bool" ? "bool" : dtype.replace(/^i/, "int").replace(/^u/, "uint").replace(/^f/, "float");

describe.skipIf(!hasNumpy)(`options beside NumPy (seed ${SEED})`, () => {
  const { int, pick } = seeded(SEED);
  const functions = { sum: "sum", prod: "prod", cumulativeSum: "cumsum", cumulativeProd: "cumprod" } as const;
  const cases = types.flatMap((type) =>
    named.flatMap((dtype) =>
      (Object.keys(functions) as (keyof typeof functions)[]).map((name) => {
        const shape = [1 + int(4), 1 + int(5)];
        // The standard leaves negative floats as unsigned integers open.
        const low = type.startsWith("f") && dtype.startsWith("u") ? 0 : -3;
        const elements = Array.from({ length: shape[0]! * shape[1]! }, () =>
          type === "bool" ? int(2) : type.startsWith("u") ? int(7) : low + int(7),
        );
        return { name, type, dtype, shape, elements, axis: int(2) };
      }),
    ),
  );

  test("sums and products of a named type have its values and wrap around", () => {
    const input = cases.map((each) => ({
      ...each,
      ...{ name: functions[each.name], type: numpyName(each.type), dtype: numpyName(each.dtype) },
    }));
    const { stdout, stderr } = spawnSync("python3", ["-c", script], {
      input: JSON.stringify(input),
      encoding: "utf8",
    });
    if (stdout === "") throw new Error(stderr);
    const expected = JSON.parse(stdout) as [number[], string, unknown[]][];
    for (const [i, { name, type, dtype, shape, elements, axis }] of cases.entries())
      scope(() => {
        const x = array(elements, "f64").astype(type).reshape(shape);
        const found = x[name](axis, { dtype });
        const [wantedShape, wantedType, wanted] = expected[i]!;
        const text = JSON.stringify(cases[i]);
        expect([found.shape, numpyName(found.dtype)], text).toEqual([wantedShape, wantedType]);
        expect(listOf(found), text).toEqual(wanted);
        return undefined;
      });
  });

  test("differences with elements before and behind", () => {
    const cases = types
      .filter((type) => type !== "bool")
      .map((type) => ({
        ...{ name: "diff", type, n: pick([1, 2]), axis: 1, shape: [2, 3] },
        elements: Array.from({ length: 6 }, () => int(9)),
        append: Array.from({ length: 4 }, () => int(9)),
      }));
    const input = cases.map((each) => ({ ...each, type: numpyName(each.type) }));
    const { stdout, stderr } = spawnSync("python3", ["-c", script], {
      input: JSON.stringify(input),
      encoding: "utf8",
    });
    if (stdout === "") throw new Error(stderr);
    const expected = JSON.parse(stdout) as [number[], string, unknown[]][];
    for (const [i, { type, n, elements, append }] of cases.entries())
      scope(() => {
        const x = array(elements, "f64").astype(type).reshape([2, 3]);
        const behind = array(append, "f64").astype(type).reshape([2, 2]);
        const found = x.diff(1, { n, prepend: x.slice(":", ":1"), append: behind });
        expect(numpyName(found.dtype)).toBe(expected[i]![1]);
        expect(listOf(found), JSON.stringify(cases[i])).toEqual(expected[i]![2]);
        return undefined;
      });
  });

  test.each([
    [0, 1, 4],
    [5, -3, 7],
    [2, 2, 3],
    [0, 1, 1],
    [0, 1, 0],
  ])("numbers from %d to %d before the end, %d of them", (start, stop, count) => {
    const code = `import json, numpy as np; print(json.dumps(np.linspace(${start}, ${stop}, ${count}, endpoint=False).tolist()))`;
    const { stdout } = spawnSync("python3", ["-c", code], { encoding: "utf8" });
    using found = linspace(start, stop, count, "f64", { endpoint: false });
    expect(found.toList()).toEqual(JSON.parse(stdout));
  });
});

test("wrong options are refused", () => {
  using a = ones([2, 3]);
  expect(() => a.sum(0, { dtype: "bool" })).toThrow('an integer or float type such as "i32"');
  expect(() => a.cumulativeSum(0, { dtype: "c64" })).toThrow("dtype");
  using z = ones([2], "c64");
  expect(() => z.sum(0, { dtype: "f32" })).toThrow("sum: the elements are c64");
  expect(() => a.diff(0, { prepend: 1 as never })).toThrow("prepend");
  using other = ones([2, 2]);
  expect(() => a.diff(0, { append: other })).toThrow("diff: append has the shape");
  expect(() => linspace(0, 1, 3, "f32", { endPoint: false } as never)).toThrow('did you mean "endpoint"');
  using empty = ones([0]).sum(undefined, { dtype: "i32" });
  expect([empty.dtype, empty.item()]).toEqual(["i32", 0]);
});
