import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { array, f32, i32, struct } from "../../../ffi/layout/index.ts";
import { cacheKey, identityOf } from "../../../src/kernel/cache-key.ts";
import type { CompileTarget, KernelInput } from "../../../src/kernel/compile.ts";
import { cachedKernel } from "../../../src/kernel/compile-cache.ts";
import { byValue, deviceFunction, structs } from "../../../src/kernel/index.ts";
import { parseSignature, type Signature } from "../../../src/kernel/language/signature.ts";
import { FunctionSource } from "../../../src/kernel/language/source.ts";
import { Specialisations } from "../../../src/kernel/specialise.ts";

const folder = mkdtempSync(join(tmpdir(), "doorbell-kernels-"));
afterAll(() => rmSync(folder, { recursive: true }));

// This file is the file of its device functions, and must not look like a built file.
const MAP = ["source", "MappingURL"].join("");
const file = join(folder, "kernel.ts");
const text = "const made = kernel({ y: 'f32[]' }, ({ y }) => { y[0] = 1; });\n";
writeFileSync(file, text);

type Body = (...values: never[]) => unknown;
const body: Body = ({ y }: { y: number[] }) => {
  y[0] = 1;
};
const target: CompileTarget = { architecture: "sm_90", fma: true };
const caller = { file, line: 1, column: 14 };

/** Returns a kernel that differs from the standard one in the given parts. */
function input(
  signature: Signature = { y: "f32[]" },
  more: Partial<KernelInput> = {},
  fn = body,
  at: typeof caller | undefined = caller,
): KernelInput {
  return {
    ...{ name: "made", signature: parseSignature("made", signature), maximumThreads: undefined },
    ...{ source: new FunctionSource("made", fn, { caller: at }), checksBounds: false },
    ...more,
  };
}

const keyOf = (kernel: KernelInput, to = target, identity: string | undefined = "compiler") =>
  cacheKey(kernel, to, identity)?.join("\n");
const standard = keyOf(input());

const half = (x: number) => x / 2;
const third = (x: number) => x / 3;
const scaled = (by: number, inner = half) =>
  deviceFunction(
    { by, inner },
    ({ by: factor, inner: f }) =>
      (x: number) =>
        f(x) * factor,
  );
const [A, B] = [struct("S", { a: f32, b: i32 }), struct("S", { b: i32, a: f32 })];
const other = join(folder, "other.ts");
writeFileSync(other, `${text}// More.\n`);

describe("the key of a compiled kernel", () => {
  test("is the same for the same kernel", () => {
    expect(standard).toBeDefined();
    expect(keyOf(input())).toBe(standard);
    const signature = () => ({ y: "f32[]", half, TABLE: new Float32Array([1, 2]), S: A }) as const;
    expect(keyOf(input(signature()))).toBe(keyOf(input(signature())));
  });

  test.each<[string, KernelInput, CompileTarget?]>([
    ["the name", input(undefined, { name: "other" })],
    ["the text", input(undefined, {}, (({ y }: { y: number[] }) => (y[0] = 2)) as Body)],
    ["the type of a parameter", input({ y: "f64[]" })],
    ["readonly", input({ y: "readonly f32[]" })],
    ["the name of a parameter", input({ z: "f32[]" })],
    ["a size of rows", input({ y: "f32[][4]" })],
    ["the number of threads", input(undefined, { maximumThreads: 64 })],
    ["the check of bounds", input(undefined, { checksBounds: true })],
    ["the architecture", input(), { architecture: "sm_80", fma: true }],
    ["fma", input(), { architecture: "sm_90", fma: false }],
    ["pointers", input(), { ...target, pointers: false }],
    ["the line of the call", input(undefined, {}, body, { ...caller, line: 2 })],
    ["the text of the file", input(undefined, {}, body, { ...caller, file: other })],
  ])("names %s", (_name, kernel, to = target) => {
    expect(keyOf(kernel, to)).not.toBe(standard);
  });

  test.each<[string, Signature, Signature]>([
    ["a number", { y: "f32[]", n: 1 }, { y: "f32[]", n: 2 }],
    ["the sign of zero", { y: "f32[]", n: 0 }, { y: "f32[]", n: -0 }],
    ["a bigint", { y: "f32[]", n: 1 }, { y: "f32[]", n: 1n }],
    ["a boolean", { y: "f32[]", n: true }, { y: "f32[]", n: false }],
    ["a helper", { y: "f32[]", f: half }, { y: "f32[]", f: third }],
    ["the captures of a device function", { y: "f32[]", f: scaled(1) }, { y: "f32[]", f: scaled(2) }],
    ["a nested helper", { y: "f32[]", f: scaled(1) }, { y: "f32[]", f: scaled(1, third) }],
    ["a list", { y: "f32[]", n: [1, 2] }, { y: "f32[]", n: [2, 1] }],
    ["nested lists", { y: "f32[]", n: [[1], [2]] }, { y: "f32[]", n: [[1, 2]] }],
    ["an object", { y: "f32[]", n: { a: 1 } }, { y: "f32[]", n: { b: 1 } }],
    ["the contents of a table", { y: "f32[]", t: Float32Array.of(1) }, { y: "f32[]", t: Float32Array.of(2) }],
    ["the type of a table", { y: "f32[]", t: Float32Array.of(0) }, { y: "f32[]", t: Int32Array.of(0) }],
    ["the layout of a struct", { y: "f32[]", S: A }, { y: "f32[]", S: B }],
    ["the layout of a parameter", { y: structs(A) }, { y: structs(B) }],
    ["the layout of a struct by value", { p: byValue(A) }, { p: byValue(B) }],
    ["a struct by value", { p: byValue(A) }, { p: structs(A) }],
    ["the length of a field", { y: structs(lists(2)) }, { y: structs(lists(3)) }],
    ["the order of constants", { y: "f32[]", a: 1, b: 1 }, { y: "f32[]", b: 1, a: 1 }],
  ])("names %s", (_name, one, two) => {
    expect(keyOf(input(one))).not.toBe(keyOf(input(two)));
  });

  test("names the types of a generic kernel", () => {
    const all = new Specialisations("made", parseSignature("made", { y: "(f32 | f64)[]", a: "f32 | f64" }));
    const key = (y: string) => keyOf(input(undefined, { signature: all.named({ y }).signature }));
    expect(key("f32")).not.toBe(key("f64"));
  });

  test("names the compiler, and does not exist without its identity", () => {
    expect(keyOf(input(), target, "other compiler")).not.toBe(standard);
    const built = join(folder, "built.js");
    writeFileSync(built, `${text}//# ${MAP}=built.js.map\n`);
    expect(keyOf(input(undefined, {}, body, { ...caller, file: built }))).toBeUndefined();
  });
});

function lists(length: number) {
  return struct("Lists", { all: array(f32, length) });
}

test("the identity of the compiler changes with its files", () => {
  const own = mkdtempSync(join(tmpdir(), "doorbell-compiler-"));
  const url = pathToFileURL(join(own, "cache-key.ts")).href;
  const later = Date.now() + 60_000;
  writeFileSync(join(own, "cache-key.ts"), "1");
  expect(identityOf(url, later)).toBeUndefined();
  mkdirSync(join(own, "passes"));
  writeFileSync(join(own, "passes/index.ts"), "1");
  const first = identityOf(url, later);
  expect(first).toBeDefined();
  expect(identityOf(url, later)).toBe(first);
  writeFileSync(join(own, "passes/index.ts"), "12");
  const second = identityOf(url, later);
  expect(second).not.toBe(first);
  writeFileSync(join(own, "passes/more.ts"), "");
  expect(identityOf(url, later)).not.toBe(second);
  // A process that began before the change may run the old text.
  expect(identityOf(url, Date.now() - 60_000)).toBeUndefined();
  rmSync(own, { recursive: true });
});

test("a kernel comes from the disk without being parsed", () => {
  const kernels = join(folder, "kernels");
  const signature = { y: "f32[]", half } as const;
  const made: Body = ({ y, half: f }: { y: number[]; half: typeof half }) => {
    y[0] = f(y[1]!);
  };
  const options = { folder: kernels, leastMs: 0 };
  const compiled = cachedKernel(input(signature, {}, made), target, options);
  expect(readdirSync(kernels)).toHaveLength(1);
  const again = input(signature, {}, made);
  Object.defineProperty(again.source, "node", {
    get() {
      throw new Error("the text is parsed");
    },
  });
  expect(cachedKernel(again, target, options)).toEqual(compiled);
  expect(() => cachedKernel(again, { ...target, fma: false }, options)).toThrow("the text is parsed");
});

test("a fast compilation is not written", () => {
  const kernels = join(folder, "fast");
  cachedKernel(input(), target, { folder: kernels, leastMs: Number.POSITIVE_INFINITY });
  expect(() => readdirSync(kernels)).toThrow();
});
