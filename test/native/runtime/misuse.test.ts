import { describe, expect, test } from "vitest";
import {
  addressOf,
  addressOfShared,
  bind,
  type CType,
  callback,
  memory,
  open,
  runtimeName,
} from "../../../ffi/runtime/index.ts";
import { runFixture } from "../../support/subprocess.ts";
import { argument, constant } from "./machine-code.ts";

type Anything = (...args: unknown[]) => unknown;

const identity = (type: CType) => argument([type], 0, type) as Anything;
const small = ["i8", "u8", "i16", "u16", "i32", "u32"] as const;
const wide = ["i64", "u64"] as const;

// TypeScript refuses these arguments; plain JavaScript and `as` do not. All runtimes have one rule.
describe("arguments of the wrong type", () => {
  for (const type of small) {
    test(`${type}: undefined, null and objects are 0, booleans and bigints are numbers, text is a TypeError`, () => {
      const f = identity(type);
      for (const value of [undefined, null, NaN, Infinity, -Infinity, {}, false]) expect(f(value)).toBe(0);
      expect(f()).toBe(0);
      expect(f(true)).toBe(1);
      expect(f(2n ** 64n + 5n)).toBe(5);
      for (const value of ["7", "", Symbol("s")]) expect(() => f(value)).toThrow(TypeError);
    });
  }

  for (const type of wide) {
    test(`${type}: only numbers and bigints pass, NaN and infinities as 0`, () => {
      const f = identity(type);
      for (const value of [NaN, Infinity, -Infinity, 2 ** 64]) expect(f(value)).toBe(0n);
      for (const value of [undefined, null, "7", "", true, {}, [], Symbol("s")]) {
        expect(() => f(value)).toThrow(TypeError);
      }
      expect(() => f()).toThrow(TypeError);
    });
  }

  test("ptr: undefined and null are NULL, text and plain objects are a TypeError", () => {
    const f = identity("ptr");
    for (const value of [undefined, null, 0n, 0]) expect(f(value)).toBe(0);
    expect(f()).toBe(0);
    expect(f(4096n)).toBe(4096);
    for (const value of ["7", "", true, {}, Symbol("s")]) expect(() => f(value)).toThrow(TypeError);
  });

  for (const type of ["f32", "f64"] as const) {
    test(`${type}: undefined is NaN, text is a TypeError`, () => {
      const f = identity(type);
      expect([f(undefined), f(), f(null), f(true), f(3n)]).toEqual([NaN, NaN, 0, 1, 3]);
      for (const value of ["7", Symbol("s")]) expect(() => f(value)).toThrow(TypeError);
    });
  }

  test("bool: any value is converted to a boolean", () => {
    const f = identity("bool");
    for (const value of [1, "x", {}, -1, 1n]) expect(f(value)).toBe(true);
    for (const value of [0, "", null, undefined, NaN]) expect(f(value)).toBe(false);
  });

  test("too many arguments are ignored", () => {
    expect((identity("i32") as Anything)(1, 2, 3, "four")).toBe(1);
  });

  test("a refused argument does not affect the next call", () => {
    const f = argument(["u64", "u64"], 1, "u64") as Anything;
    expect(() => f(1, "2")).toThrow(TypeError);
    expect(f(1, 2)).toBe(2n);
  });
});

describe("bind", () => {
  test("an address where there is no code is refused: NULL, odd numbers, data, JavaScript's memory, unmapped", () => {
    const data = open("libc.so.6", { malloc: ["ptr", "u64"] }).malloc!(64);
    const own = addressOf(new ArrayBuffer(64));
    for (const address of [0, -1, 1, 8, 0.5, NaN, Infinity, 2 ** 47 + 8, 2 ** 64, data, own, 0xdead_beef]) {
      expect(() => bind(address, ["i32"]), String(address)).toThrow(RangeError);
    }
    for (const address of [undefined, null, "4096", 4096n, {}]) {
      expect(() => bind(address as never, ["i32"])).toThrow(RangeError);
    }
  });

  test("the refusal names the function", () => {
    expect(() => bind(0, ["i32"], "ibv_post_send")).toThrow(
      "cannot bind ibv_post_send at 0x0: no code there",
    );
  });

  test("an invalid signature is a TypeError, for functions and callbacks", () => {
    const address = constant(1);
    const wrong: unknown[] = [
      ["i3"],
      ["int"],
      ["i32", "void"],
      ["i32", undefined],
      [],
      ["toString"],
      ["i32", 5],
    ];
    wrong.push(["i32", ...Array(33).fill("i32")]);
    for (const signature of wrong) {
      expect(() => bind(address, signature as never), JSON.stringify(signature)).toThrow(TypeError);
      expect(() => callback(signature as never, (() => 1) as never)).toThrow(TypeError);
    }
    expect(() => callback(["i32"], 5 as never)).toThrow(TypeError);
  });

  test("32 parameters pass", () => {
    const params = Array<CType>(32).fill("u32");
    using last = callback(
      ["u32", ...params],
      ((...args: number[]) => args.at(-1)! * 100 + args.length) as never,
    );
    expect((bind(last.address, ["u32", ...params]) as Anything)(...params.map((_, i) => i))).toBe(3132);
  });
});

describe("memory and addresses", () => {
  test("a view of nothing, at NULL or at no address is a RangeError", () => {
    const address = open("libc.so.6", { malloc: ["ptr", "u64"] }).malloc!(64);
    for (const bytes of [0, -1, 1.5, NaN, Infinity, 2 ** 60, undefined, "8", 8n]) {
      expect(() => memory(address, bytes as number), String(bytes)).toThrow(RangeError);
    }
    for (const at of [0, -1, NaN, 0.5, 2 ** 64, undefined, null, "8", 8n]) {
      expect(() => memory(at as number, 8), String(at)).toThrow(RangeError);
    }
  });

  test("empty and handed-over memory has no address", () => {
    const gone = new ArrayBuffer(16);
    structuredClone(gone, { transfer: [gone] });
    for (const empty of [new ArrayBuffer(0), new Uint8Array(0), new Uint8Array(8).subarray(8), gone]) {
      expect(() => addressOf(empty)).toThrow(RangeError);
    }
  });

  test("memory that threads share has an address in Bun, and nothing else has one of that kind", () => {
    const { buffer } = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
    if (runtimeName !== "bun") return expect(() => addressOfShared(buffer)).toThrow(TypeError);
    new Uint8Array(buffer)[7] = 42;
    expect(new Uint8Array(memory(addressOfShared(buffer), 8))[7]).toBe(42);
    for (const value of [undefined, null, 5, "text", {}, new ArrayBuffer(8), new Uint8Array(8)]) {
      expect(() => addressOfShared(value as never), String(value)).toThrow(TypeError);
    }
    expect(() => addressOfShared(new SharedArrayBuffer(0))).toThrow(RangeError);
  });

  test("a SharedArrayBuffer and other values that are not an ArrayBuffer have no address", () => {
    for (const value of [
      undefined,
      null,
      5,
      "text",
      {},
      [1],
      new SharedArrayBuffer(8),
      new Uint8Array(new SharedArrayBuffer(8)),
    ]) {
      expect(() => addressOf(value as never)).toThrow(TypeError);
    }
  });
});

describe("a process survives", () => {
  const survives = (name: string, result: string) => {
    test(name, () => {
      const { status, stdout, stderr } = runFixture("fatal.ts", [name]);
      expect(stdout.trim(), stderr).toBe(`survived: ${result}`);
      expect(status).toBe(0);
    });
  };
  survives("endless nesting", "RangeError");
  survives("endless recursion in a callback", "RangeError");
  survives("a promise as a callback's result", "0");
  survives("views handed over and collected", "199");
  survives("views of JavaScript's own memory, collected", "shared");

  test("exit in a callback exits with its status", () => {
    expect(runFixture("fatal.ts", ["exit in a callback"])).toMatchObject({ status: 7, stdout: "" });
  });

  test("a callback from another thread, except in Node", () => {
    const { status, stdout, stderr } = runFixture("fatal.ts", ["callback from another thread"]);
    if (runtimeName === "node") {
      expect(stderr).toContain("Callbacks can only be invoked on the system thread they were created on");
    } else {
      expect([status, stdout.trim()]).toEqual([0, `survived: ${runtimeName === "deno" ? 1 : 0}`]);
    }
  });
});

describe("a runtime that forbids functions made from text", () => {
  const flag = "--disallow-code-generation-from-strings";
  const runtimeFlags = { bun: [], deno: [`--v8-flags=${flag}`], node: [flag] }[runtimeName];

  // Bun has no such mode, so the call takes the ordinary path there.
  test("still calls C functions", () => {
    const { status, stdout, stderr } = runFixture("runtime/no-code-generation.ts", [], { runtimeFlags });
    expect(status, stderr).toBe(0);
    expect(JSON.parse(stdout)).toEqual([runtimeName !== "bun", 3, 9, "66", "kept"]);
  });
});
