import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { arrays, dtypes, type NdArray, resultType, scope, where } from "../../src/array/index.ts";
import { kernelCount } from "../../src/array/kernels.ts";
import { otherNames } from "../../src/array/other-names.ts";
import { openDevice } from "../../src/cuda/index.ts";
import { kernel } from "../../src/kernel/index.ts";
import { collectGarbage } from "../support/garbage.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());
const make = arrays(gpu);
const { array, arange, empty, eye, full, linspace, ones, zeros } = make;

describe("new arrays", () => {
  test("take their type from the elements", () => {
    expect(array([1, 2]).dtype).toBe("f32");
    expect(array([1n, 2n]).dtype).toBe("i64");
    expect(array([true]).dtype).toBe("bool");
    expect(array(new Int16Array(2)).dtype).toBe("i16");
    expect(array(5).shape).toEqual([]);
    expect(array([[[1], [2]]]).shape).toEqual([1, 2, 1]);
  });

  test.each(dtypes.filter((each) => each !== "c64"))("of %s hold their elements", (dtype) => {
    const values = array(
      [
        [0, 1],
        [3, 100],
      ],
      dtype,
    ).toList();
    const big = dtype === "i64" || dtype === "u64";
    expect(values).toEqual(
      dtype === "bool"
        ? [
            [false, true],
            [true, true],
          ]
        : big
          ? [
              [0n, 1n],
              [3n, 100n],
            ]
          : [
              [0, 1],
              [3, 100],
            ],
    );
    expect(zeros([2], dtype).toArray().length).toBe(2);
    expect(Number(ones([3], dtype).sum().item())).toBe(3);
    expect(Number(full([2], 1, dtype).toArray()[1])).toBe(1);
  });

  // A list of c64 has pairs, and its range is that of f32.
  test.each(dtypes.filter((dtype) => dtype !== "c64"))(
    "of %s are filled with the same long ranges on the device and the host",
    (dtype) => {
      const [count, step] = [3000, 0.03];
      const host = array(
        new Float64Array(count).map((_, i) =>
          /^[iu]/.test(dtype) ? Math.trunc(0.3 + i * step) : 0.3 + i * step,
        ),
        dtype,
      );
      expect(arange(0.3, 0.3 + (count - 0.5) * step, step, dtype).toArray()).toEqual(host.toArray());
      const line = linspace(0, 100, 2001, dtype);
      expect([Number(line.slice(-1).item()), line.size]).toEqual([dtype === "bool" ? 1 : 100, 2001]);
      const diagonal = eye(40, 50, 13, dtype);
      expect([Number(diagonal.sum().item()), Number(diagonal.slice(36, 49).item())]).toEqual([37, 1]);
    },
  );

  test("are filled with ranges and diagonals", () => {
    expect([eye(2, 2, -1e15).sum().item(), eye(2, 3, 3).sum().item(), eye(0, 3).shape]).toEqual([
      0,
      0,
      [0, 3],
    ]);
    expect(() => arange(0, 40_000, 1, "i8")).toThrow("arange: 39999 is outside of i8");
    expect(arange(2, 8, 2, "i32").toList()).toEqual([2, 4, 6]);
    expect(arange(3, 0, -1).toList()).toEqual([3, 2, 1]);
    expect(linspace(0, 1, 3).toList()).toEqual([0, 0.5, 1]);
    // NumPy rounds the integers of linspace down, and those of arange to 0.
    expect(linspace(-1, 1, 4, "i32").toList()).toEqual([-1, -1, 0, 1]);
    const long = linspace(-1000, 1000, 4001, "i32");
    expect(long.slice(":5").toList()).toEqual([-1000, -1000, -999, -999, -998]);
    expect(long.slice("-3:").toList()).toEqual([999, 999, 1000]);
    expect(eye(2, 3, -1).toList()).toEqual([
      [0, 0, 0],
      [1, 0, 0],
    ]);
    expect(empty([0, 3]).toList()).toEqual([]);
    expect(zeros([2, 0]).sum(1).toList()).toEqual([0, 0]);
  });

  test("bf16 is rounded to the nearest, ties to even", () => {
    expect(array([1.00390625, 1.01171875, 3.3], "bf16").toList()).toEqual([1, 1.015625, 3.296875]);
    expect(
      array([1, 2], "bf16")
        .add(array([1.5, 0.00390625], "bf16"))
        .toList(),
    ).toEqual([2.5, 2]);
  });
});

describe("types", () => {
  test("of results follow the array API standard", () => {
    expect(resultType("i8", "u8")).toBe("i16");
    expect(resultType("u32", "i32")).toBe("i64");
    expect(resultType("f16", "bf16")).toBe("f32");
    expect(resultType("bool", "i8")).toBe("i8");
    expect(resultType("i8", "bf16")).toBe("bf16");
  });

  test("a scalar takes the type of the array where it can", () => {
    const a = array([1, 2], "i16");
    expect(a.add(1).dtype).toBe("i16");
    expect(a.add(0.5).dtype).toBe("f64");
    expect(array([1], "f16").multiply(3).dtype).toBe("f16");
    expect(() => a.add(40000)).toThrow("add: 40000 is outside of i16, which holds -32768 to 32767");
  });
});

describe("an expression", () => {
  let before = 0;
  beforeEach(() => {
    before = kernelCount();
  });

  test("is one kernel, for all shapes and scalars", () => {
    const run = (n: number, by: number) => {
      const [a, b] = [arange(n), ones([n])];
      const c = a.multiply(b).add(by).subtract(a.divide(4)).maximum(-7);
      expect(c.isPending).toBe(true);
      return c.toArray();
    };
    expect([...run(4, 2)]).toEqual([2, 2.75, 3.5, 4.25]);
    expect(kernelCount() - before).toBe(1);
    run(1000, 5);
    expect(kernelCount() - before).toBe(1);
  });

  test("runs in the kernel of its reduction", () => {
    const a = arange(10);
    expect(a.add(0.25).multiply(a).sum().item()).toBe(285 + 11.25);
    expect(kernelCount() - before).toBe(1);
  });

  test("does not contract a product and a sum", () => {
    const a = array([1 + 2 ** -12]);
    const [product] = a
      .multiply(a)
      .subtract(1 + 2 ** -11)
      .toArray();
    expect(product).toBe(0);
  });

  test("of 10,000 operations is cut into kernels", () => {
    let a = zeros([3]);
    for (let i = 0; i < 10_000; i++) a = a.add(1);
    expect(a.toList()).toEqual([10_000, 10_000, 10_000]);
  });

  test("is an argument of a kernel after run", () => {
    const twice = kernel("twice", { y: "f32[]" }, ({ y }, { globalIdx }) => {
      if (globalIdx.x < y.length) y[globalIdx.x] *= 2;
    });
    const a = arange(3).add(1);
    twice.launch(twice.over(3), { y: a.buffer as never });
    expect(a.toList()).toEqual([2, 4, 6]);
    expect(() => a.flip().buffer).toThrow("which is not C's order. Use copy().buffer");
  });
});

describe("choices", () => {
  test("where takes elements of two arrays, with their common type", () => {
    const chosen = where(array([true, false]), array([1, 2], "i8"), array([3, 4], "u8"));
    expect([chosen.dtype, chosen.toList()]).toEqual(["i16", [1, 4]]);
    expect(where(array([[1], [0]]), arange(2), -1).toList()).toEqual([
      [0, 1],
      [-1, -1],
    ]);
  });

  test("clip limits elements and retains NaN and the type", () => {
    const a = array([-5, 0.5, Number.NaN, 5]);
    expect(a.clip(-1, 1).toList()).toEqual([-1, 0.5, Number.NaN, 1]);
    expect(a.clip(undefined, 0).toList()).toEqual([-5, 0, Number.NaN, 0]);
    expect(array([1, 5], "i8").clip(2.5).dtype).toBe("i8");
  });
});

describe("memory", () => {
  const used = () => make.memoryStatistics().used;

  test("is freed by using, where no expression needs it", () => {
    const start = used();
    let kept: NdArray;
    {
      using a = ones([1 << 16]);
      kept = a.add(1);
    }
    expect(used()).toBeGreaterThan(start);
    expect(kept.sum().item()).toBe(131072);
    kept.close();
    gpu.synchronize();
    expect(used()).toBeLessThan(start + 65536);
  });

  test("of a view is freed with its last view", () => {
    const start = used();
    const a = ones([1 << 16]);
    const view = a.slice("::2");
    a.close();
    expect(view.toArray()[0]).toBe(1);
    expect(used()).toBeGreaterThan(start);
    view.close();
    expect(used()).toBe(start);
  });

  test("of a scope is freed, except for the result", () => {
    const start = used();
    const [total, list] = scope(() => {
      const a = ones([1 << 16]).run();
      a.add(1).run();
      return [a.sum().run(), a.slice(":4").copy()];
    });
    expect(total!.item()).toBe(65536);
    total!.close();
    list!.close();
    expect(used()).toBe(start);
    expect(() => scope(() => Promise.resolve(1))).toThrow("scope: the function returned a promise");
  });

  test("of a forgotten array and of a forgotten expression's operands is returned by the collector, and counted", async () => {
    const { used: start, forgotten } = make.memoryStatistics();
    const forget = () => {
      for (let i = 0; i < 20; i++) {
        const a = ones([1 << 16]);
        // The product does not run, and holds its operands.
        a.mul(2).add(a);
        a.close();
        ones([1 << 16])
          .add(1)
          .run();
      }
    };
    forget();
    expect(used()).toBeGreaterThanOrEqual(start + 40 * 2 ** 18);
    for (let i = 0; i < 50 && used() > start + 4 * 2 ** 18; i++) {
      await collectGarbage();
    }
    expect(used()).toBeLessThanOrEqual(start + 4 * 2 ** 18);
    expect(make.memoryStatistics().forgotten).toBeGreaterThanOrEqual(forgotten + 36);
  });

  test("of a forgotten array is returned after its device has closed, without an error", () => {
    const other = openDevice("soft");
    const a = arrays(other).ones([4]);
    other.close();
    expect(() => a.close()).not.toThrow();
    expect(() => arrays(other)).toThrow("is closed");
  });

  test("is used again by the next array of the same size", () => {
    ones([1 << 16]).close();
    const { used, retained } = make.memoryStatistics();
    zeros([1 << 16]).run();
    expect(make.memoryStatistics()).toMatchObject({ used: used + 2 ** 18, retained: retained - 2 ** 18 });
  });

  test("operators, indices and loops are errors that name the fix", () => {
    const a = ones([2]) as unknown as number & number[];
    expect(() => a * 2).toThrow("use a.add(b), a.multiply(2)");
    expect(() => a + a).toThrow("an array of shape (2) is not a number");
    expect(() => a < 2).toThrow("a.less(b)");
    expect(() => a[0]).toThrow("Use a.slice(0)");
    expect(() => {
      a[0] = 5;
    }).toThrow("Use a.slice(0).assign(...)");
    expect(() => [...a]).toThrow("not iterable");
    expect(`${a}`).toContain("[1. 1.]");
  });

  test("methods of other libraries are errors that name the one to use", () => {
    const a = ones([2, 2]);
    const others = a as unknown as Record<string, () => void>;
    expect(() => others["cumsum"]!()).toThrow(
      "an array has no method cumsum(), which other libraries have. Use a.cumulativeSum()",
    );
    expect("cumsum" in a).toBe(false);
    for (const [name, instead] of otherNames) {
      expect(name in a, name).toBe(false);
      expect(() => others[name]!(), name).toThrow(instead);
      const method = /^a\.(\w+)/.exec(instead)?.[1];
      if (method !== undefined) expect(method in a, `${name}: ${method}`).toBe(true);
    }
  });

  test("wrong kinds of arguments are errors that name the argument", () => {
    const a = ones([2, 2]);
    const no = { [Symbol.toPrimitive]: 1 } as never;
    expect(() => ones([no])).toThrow("ones: axis 0 of the shape (an object,) is an object");
    expect(() => a.reshape([no, 1])).toThrow("reshape");
    expect(() => a.permuteDims(5 as never)).toThrow("permuteDims: the axes are 5. Use a list");
    expect(() => a.moveaxis([0, 0], [0, 1])).toThrow("moveaxis: the axes 0, 0 name one axis twice");
    expect(() => a.moveaxis([0], [0, 1])).toThrow("moveaxis: 1 axes and 2 destinations");
    expect(() => a.roll(5, {} as never)).toThrow("roll: the axes are an object");
    expect(() => a.roll({} as never, 0)).toThrow("roll: the shifts are an object");
    expect(() => a.add(Object.create(a) as never)).toThrow("only inherits from an object of the library");
  });

  test("a closed array throws ClosedError", () => {
    const a = ones([2]);
    a.close();
    a.close();
    expect(a.closed).toBe(true);
    expect(() => a.add(1)).toThrow("this array is closed");
    expect(String(a)).toBe("NdArray (closed)");
  });
});

describe("errors name the shapes and the axis", () => {
  const a = zeros([2, 3]);
  test.each<[string, () => unknown, string]>([
    [
      "shapes",
      () => a.add(zeros([4, 1, 2])),
      "add: the shapes (2, 3) and (4, 1, 2) do not broadcast, because axis -1 has the lengths 3 and 2",
    ],
    ["an axis", () => a.sum(2), "sum: there is no axis 2 in an array of shape (2, 3). Use -2 to 1"],
    ["an axis twice", () => a.sum([0, -2]), "sum: axis 0 of the shape (2, 3) is named twice"],
    [
      "a shape",
      () => a.reshape([4, -1]),
      "reshape: an array of shape (2, 3) has 6 elements, which do not fill the shape (4, -1)",
    ],
    ["an index", () => a.slice(0, 3), "slice: index 3 is outside of axis 1 of the shape (2, 3). Use -3 to 2"],
    ["a range", () => a.slice("1-2"), 'slice: an index is "1-2"'],
    [
      "a broadcast",
      () => a.broadcastTo([3, 2]),
      "broadcastTo: an array of shape (2, 3) does not broadcast to (3, 2)",
    ],
    ["an empty axis", () => zeros([0, 2]).max(0), "max: axis 0 of the shape (0, 2) is empty"],
    [
      "an option",
      () => a.sum(0, { keepDims: true } as never),
      'sum: unknown option "keepDims"; did you mean "keepdims"?',
    ],
    [
      "a list",
      () => array([[1, 2], [3]]),
      "array: [1] is an array of 1, and the lists before it have 2 elements in the shape (2, 2)",
    ],
    ["a type", () => a.bitwiseAnd(1), "bitwiseAnd: the operands are f32, and it takes integers and booleans"],
    ["an operand", () => a.add([1] as never), "add: the operand is an array of 1. Use an array or a number"],
    ["an element type", () => a.astype("float32" as never), 'astype: there is no element type "float32"'],
    ["a size", () => zeros([65536, 65536]), "zeros: the shape (65536, 65536) has 4294967296 elements"],
    ["a surplus argument", () => (a.sqrt as (x: number) => unknown)(1), "sqrt takes no arguments, 1 given"],
    ["scalars only", () => where(a.equal(0), 1, 2), "where: both values are scalars"],
  ])("%s", (_, run, message) => {
    expect(run).toThrow(message);
  });
});

describe("functions that make arrays", () => {
  const functions = Object.entries(make).filter(([, value]) => typeof value === "function");

  test("are found", () => expect(functions.length).toBeGreaterThan(10));

  test.each(functions)("%s refuses surplus arguments", async (name, call) => {
    const run = async (): Promise<unknown> => await (call as (...given: unknown[]) => unknown)(...Array(9));
    await expect(run()).rejects.toThrow(new RegExp(`^${name} takes .*, 9 given`));
  });
});
