import { describe, expect, test } from "vitest";
import { addressOf, bind, type CType, callback, memory, open } from "../../../ffi/runtime/index.ts";
import { store } from "./machine-code.ts";

type Anything = (...args: unknown[]) => unknown;

const libc = open("libc.so.6", {
  qsort: ["void", "ptr", "u64", "u64", "ptr"],
  bsearch: ["ptr", "ptr", "ptr", "u64", "u64", "ptr"],
});
const storeResult = bind(store, ["void", "ptr", "ptr"]);

/** Returns memory that does not move, and its address. */
function words(...values: number[]) {
  const view = new Int32Array(new ArrayBuffer(values.length * 4));
  view.set(values);
  return { view, address: addressOf(view) };
}

const int = (address: number) => new Int32Array(memory(address, 4))[0]!;

const limits: { type: CType; values: readonly (number | bigint | boolean)[] }[] = [
  { type: "bool", values: [true, false] },
  { type: "i8", values: [-128, 127] },
  { type: "u8", values: [0, 255] },
  { type: "i16", values: [-32768, 32767] },
  { type: "u16", values: [0, 65535] },
  { type: "i32", values: [-(2 ** 31), 2 ** 31 - 1] },
  { type: "u32", values: [0, 2 ** 32 - 1] },
  { type: "i64", values: [-(2n ** 63n), 2n ** 63n - 1n] },
  { type: "u64", values: [0n, 2n ** 64n - 1n] },
  { type: "f32", values: [1.5, -Infinity, NaN] },
  { type: "f64", values: [Math.PI, 5e-324, NaN] },
  { type: "ptr", values: [0, 2 ** 32 + 1, 2 ** 47 - 1] },
];

describe("values", () => {
  for (const { type, values } of limits) {
    test(`${type} goes from C to JavaScript and back at its limits`, () => {
      const seen: unknown[] = [];
      using echo = callback([type, type], ((value: unknown) => {
        seen.push(value);
        return value;
      }) as never);
      const call = bind(echo.address, [type, type]) as Anything;
      for (const value of values) expect(call(value)).toBe(value);
      expect(seen).toEqual(values);
    });
  }

  test("C sorts with a comparison written in JavaScript", () => {
    const { view, address } = words(5, -3, 9, 0, 7, -8);
    using compare = callback(["i32", "ptr", "ptr"], (a, b) => int(a) - int(b));
    libc.qsort!(address, view.length, 4, compare.address);
    expect([...view]).toEqual([-8, -3, 0, 5, 7, 9]);
  });

  for (const count of [0, 1, 6, 7, 8, 11, 22]) {
    test(`a callback of ${count} parameters gets each at its position`, () => {
      const params = Array.from({ length: count }, (_, i) => (["ptr", "f64", "i32", "u64"] as const)[i % 4]!);
      const values = params.map((type, i) => (type === "u64" ? BigInt(i) : type === "f64" ? i + 0.5 : i));
      let seen: unknown[] = [];
      using sum = callback(["i32", ...params], ((...args: unknown[]) => {
        seen = args;
        return args.length;
      }) as never);
      expect((bind(sum.address, ["i32", ...params]) as Anything)(...values)).toBe(count);
      expect(seen).toEqual(values);
    });
  }

  test("the return value of a void callback is ignored", () => {
    for (const value of [undefined, 5, "text", Promise.resolve(1), { a: 1 }]) {
      using ignored = callback(["void"], (() => value) as never);
      expect(bind(ignored.address, ["void"])()).toBe(undefined);
    }
  });

  test("a result of another type is converted like an argument", () => {
    const result = (type: CType, value: unknown) => {
      using odd = callback([type], (() => value) as never);
      return (bind(odd.address, [type]) as Anything)();
    };
    expect(result("i32", undefined)).toBe(0);
    expect(result("u8", 257)).toBe(1);
    expect(result("ptr", null)).toBe(0);
    expect(result("f64", 3n)).toBe(3);
    expect(() => result("u64", undefined)).toThrow(TypeError);
    expect(() => result("i32", "7")).toThrow(TypeError);
  });

  test("100000 calls back and forth keep their values, compiled or not", () => {
    using next = callback(["i64", "i64"], (value) => value + 1n);
    const call = bind(next.address, ["i64", "i64"]);
    let value = 0n;
    for (let i = 0; i < 100_000; i++) value = call(value);
    expect(value).toBe(100_000n);
  });
});

describe("nesting", () => {
  test("JavaScript, C, JavaScript, C, JavaScript: each level gets its own values", () => {
    const depth: number[] = [];
    using inner = callback(["i64"], () => {
      depth.push(2);
      return 40n;
    });
    const { view, address } = words(0, 0);
    using outer = callback(["i64"], () => {
      depth.push(1);
      storeResult(inner.address, address);
      return BigInt(view[0]!) + 2n;
    });
    const result = words(0, 0);
    storeResult(outer.address, result.address);
    expect(depth).toEqual([1, 2]);
    expect([view[0], result.view[0]]).toEqual([40, 42]);
  });

  test("a callback may call through itself 60 levels deep", () => {
    const self: { call?: (n: number) => number } = {};
    using sum = callback(["i32", "i32"], (n) => (n === 0 ? 0 : n + self.call!(n - 1)));
    self.call = bind(sum.address, ["i32", "i32"]);
    expect(self.call(60)).toBe(1830);
  });
});

describe("exceptions", () => {
  const failing = (error: unknown) =>
    callback(["i64"], () => {
      throw error;
    });

  test("the C call throws the callback's error, and C receives 0", () => {
    const error = new Error("from the callback");
    const { view, address } = words(-1, -1);
    using bad = failing(error);
    expect(() => storeResult(bad.address, address)).toThrow(error);
    expect([...view]).toEqual([0, 0]);
  });

  test("further callbacks of that C call are skipped", () => {
    const { view, address } = words(3, 1, 2, 5, 4, 9, 8, 7);
    let calls = 0;
    using compare = callback(["i32", "ptr", "ptr"], () => {
      calls++;
      throw new Error("once");
    });
    expect(() => libc.qsort!(address, view.length, 4, compare.address)).toThrow("once");
    expect(calls).toBe(1);
  });

  test("the next C call works as if nothing had happened", () => {
    using bad = failing(new Error("gone"));
    const { view, address } = words(-1, -1);
    expect(() => storeResult(bad.address, address)).toThrow("gone");
    using good = callback(["i64"], () => 7n);
    storeResult(good.address, address);
    expect(view[0]).toBe(7);
    expect(() => storeResult(bad.address, address)).toThrow("gone");
  });

  for (const value of [undefined, null, 0, "", "text", 42n, { reason: "plain object" }]) {
    test(`${JSON.stringify(value, (_, v) => (typeof v === "bigint" ? `${v}n` : v))} can be thrown too`, () => {
      using bad = failing(value);
      const { address } = words(0, 0);
      let caught: unknown = "nothing";
      try {
        storeResult(bad.address, address);
      } catch (error) {
        caught = error;
      }
      expect(caught).toBe(value);
    });
  }

  test("an inner exception passes through both C calls, or stays where it is caught", () => {
    using inner = failing(new Error("inner"));
    const { view, address } = words(-1, -1);
    using passing = callback(["i64"], () => {
      storeResult(inner.address, address);
      return 1n;
    });
    expect(() => storeResult(passing.address, address)).toThrow("inner");
    expect(view[0]).toBe(0);

    using catching = callback(["i64"], () => {
      try {
        storeResult(inner.address, address);
      } catch {
        return 99n;
      }
      return 1n;
    });
    storeResult(catching.address, address);
    expect(view[0]).toBe(99);
  });

  test("an exception thrown once among many calls reaches that call only", () => {
    let count = 0;
    using sometimes = callback(["i32", "i32"], (n) => {
      if (n % 1000 === 999) throw new Error(`at ${n}`);
      return n;
    });
    const call = bind(sometimes.address, ["i32", "i32"]);
    for (let i = 0; i < 30_000; i++) {
      try {
        if (call(i) !== i) throw new Error("wrong result");
      } catch (error) {
        expect((error as Error).message).toBe(`at ${i}`);
        count++;
      }
    }
    expect(count).toBe(30);
  });
});

describe("closing", () => {
  test("a callback may be closed twice, and while it runs", () => {
    const once = callback(["i32"], () => {
      once.close();
      return 5;
    });
    expect(bind(once.address, ["i32"])()).toBe(5);
    once.close();
    once.close();
    once[Symbol.dispose]();
  });

  test("C that calls a closed callback gets 0, its JavaScript caller an Error", () => {
    let calls = 0;
    const closed = callback(["i64"], () => {
      calls++;
      return 3n;
    });
    closed.close();
    const { view, address } = words(-1, -1);
    expect(() => storeResult(closed.address, address)).toThrow(/after it was closed/);
    expect([...view]).toEqual([0, 0]);
    expect(calls).toBe(0);
  });

  test("3000 callbacks may be made and closed, and the open ones still work", () => {
    using kept = callback(["i32"], () => 1);
    for (let i = 0; i < 3000; i++) callback(["i32", "ptr"], () => i).close();
    expect(bind(kept.address, ["i32"])()).toBe(1);
  });

  test("an open callback outlives garbage collection", () => {
    const { address } = callback(["i32"], () => 17);
    for (let i = 0; i < 300; i++) Array.from({ length: 3000 }, () => ({ i }));
    expect(bind(address, ["i32"])()).toBe(17);
  });
});
