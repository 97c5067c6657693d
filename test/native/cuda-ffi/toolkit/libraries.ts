// The libraries of the CUDA toolkit, and C libraries in their place that compute a number from all arguments of a call.
import * as cublas from "../../../../ffi/cublas/index.ts";
import * as cublaslt from "../../../../ffi/cublaslt/index.ts";
import * as cufft from "../../../../ffi/cufft/index.ts";
import * as curand from "../../../../ffi/curand/index.ts";
import * as cusolver from "../../../../ffi/cusolver/index.ts";
import * as nvjitlink from "../../../../ffi/nvjitlink/index.ts";
import type { CType, Signature, Table } from "../../../../ffi/runtime/types.ts";

/** Library of the toolkit, with the folder of its wheel for CUDA 12 and its sonames. */
export interface ToolkitCase {
  readonly name: string;
  readonly variable: string;
  readonly folder: string;
  readonly sonames: { readonly 12: string; readonly 13: string };
  readonly functions: Table;
  readonly apiNames: Readonly<Record<string, string>>;
  /** Functions that the header defines inline. */
  readonly inlineFunctions: Table;
  load(major?: number): { readonly library: string };
}

const one = (
  name: string,
  folder: string,
  sonames: ToolkitCase["sonames"],
  module: {
    readonly functions: Table;
    readonly inlineFunctions?: Table;
    readonly apiNames?: Readonly<Record<string, string>>;
  },
  load: ToolkitCase["load"],
): ToolkitCase => ({
  name,
  variable: `DOORBELL_LIB${name.toUpperCase()}`,
  folder,
  sonames,
  functions: module.functions,
  apiNames: module.apiNames ?? {},
  inlineFunctions: module.inlineFunctions ?? {},
  load,
});

export const libraries: readonly ToolkitCase[] = [
  one(
    "cublasLt",
    "cublas",
    { 12: "libcublasLt.so.12", 13: "libcublasLt.so.13" },
    cublaslt,
    cublaslt.nativeCublaslt,
  ),
  one("cublas", "cublas", { 12: "libcublas.so.12", 13: "libcublas.so.13" }, cublas, cublas.nativeCublas),
  one("cufft", "cufft", { 12: "libcufft.so.11", 13: "libcufft.so.12" }, cufft, cufft.nativeCufft),
  one("curand", "curand", { 12: "libcurand.so.10", 13: "libcurand.so.10" }, curand, curand.nativeCurand),
  one(
    "cusolver",
    "cusolver",
    { 12: "libcusolver.so.11", 13: "libcusolver.so.12" },
    cusolver,
    cusolver.nativeCusolver,
  ),
  one(
    "nvJitLink",
    "nvjitlink",
    { 12: "libnvJitLink.so.12", 13: "libnvJitLink.so.13" },
    nvjitlink,
    nvjitlink.nativeNvjitlink,
  ),
];

const cTypes: Readonly<Record<CType, string>> = {
  ...{ void: "void", bool: "_Bool", ptr: "unsigned long", f32: "float", f64: "double" },
  ...{ i8: "signed char", u8: "unsigned char", i16: "short", u16: "unsigned short" },
  ...{ i32: "int", u32: "unsigned", i64: "long", u64: "unsigned long" },
};

/** Returns C source that exports every function of a library. Each returns the number of {@link expected}. */
export function sourceOf({ functions, apiNames }: ToolkitCase): string {
  const exports = Object.entries(functions).filter(([name]) => !(name in apiNames));
  // A name that C's macros redefine is an older export, which must not be called.
  const older = Object.keys(apiNames).map((name) => `unsigned ${name}(void) { return 0xdead; }`);
  return [...exports.map(([name, signature], i) => definition(name, signature, i)), ...older].join("\n");
}

function definition(name: string, [result, ...types]: Signature, ordinal: number): string {
  const parameters = types.map((type, i) => `${cTypes[type]} p${i}`).join(", ") || "void";
  const steps = types.map((type, i) => {
    const whole = type === "f32" || type === "f64" ? `p${i} * 4` : `p${i}`;
    return `h = h * 31 + (unsigned long)(long)(${whole});`;
  });
  const value = result === "ptr" ? "h & 0xffffffffffff" : "h";
  const end = result === "void" ? "" : `return (${cTypes[result]})(${value});`;
  return `${cTypes[result]} ${name}(${parameters}) { unsigned long h = ${ordinal}; ${steps.join(" ")} ${end} }`;
}

const values: Readonly<Record<CType, (i: number) => number | bigint>> = {
  void: () => 0,
  bool: (i) => i & 1,
  i8: (i) => -3 - i,
  u8: (i) => 250 - i,
  i16: (i) => -300 - i,
  u16: (i) => 65_000 - i,
  i32: (i) => -2_000_000_000 - i,
  u32: (i) => 4_000_000_000 + i,
  i64: (i) => -(2n ** 40n) - BigInt(i),
  u64: (i) => 2n ** 63n + BigInt(i),
  f32: (i) => i + 0.25,
  f64: (i) => i + 0.75,
  ptr: (i) => 2 ** 46 + i,
};

/** Returns arguments for a call. No two arguments are equal. */
export const argumentsFor = ([, ...types]: Signature): (number | bigint)[] =>
  types.map((type, i) => values[type](i));

/** Returns the result of a call with {@link argumentsFor}, as C computes it. */
export function expected({ functions, apiNames }: ToolkitCase, name: string): number | bigint | undefined {
  const exports = Object.keys(functions).filter((one) => !(one in apiNames));
  const [result, ...types] = functions[name]!;
  let hash = BigInt(exports.indexOf(apiNames[name] ?? name));
  types.forEach((type, i) => {
    const value = values[type](i);
    const whole = type === "f32" || type === "f64" ? Number(value) * 4 : value;
    hash = BigInt.asUintN(64, hash * 31n + BigInt(whole));
  });
  if (result === "void") return undefined;
  if (result === "ptr") return Number(hash & 0xffff_ffff_ffffn);
  if (result === "u64") return hash;
  return result === "i32" ? Number(BigInt.asIntN(32, hash)) : Number(BigInt.asUintN(32, hash));
}
