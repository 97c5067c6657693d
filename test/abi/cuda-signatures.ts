/** Function signatures from LLVM's declarations, independent of the signatures in our tables. */
import { spawnSync } from "node:child_process";
import type { StructParameters } from "../../ffi/nvidia/by-value.ts";
import type { CType, Table } from "../../ffi/runtime/types.ts";
import { type Headers, headerText, includeFlags, prelude } from "./cuda-probe.ts";

/**
 * Returns the LLVM declaration (`declare i32 @f(i64*, i64)`) of each name that the headers declare. Functions that the
 * headers declare for C++ alone are compiled as C++. Inline functions count where the library exports them too.
 */
export function llvmDeclarations(headers: Headers, names: readonly string[]): Map<string, string> {
  const { cxxOnly, inlineWrappers } = headers.library;
  const words = new Set(headerText(headers).match(/\b\w+\b/g));
  // cuda.h builds some names from suffixes: `__CUDA_API_PTDS(cuMemcpy)` declares cuMemcpy_ptds.
  const declared = names.filter((name) => words.has(name) || words.has(name.replace(/_pt[ds][sz]$/, "")));
  const unknown = cxxOnly === undefined ? new Set<string>() : undeclared(headers, declared);
  const llvm = compiled(
    headers,
    declared.filter((name) => !unknown.has(name)),
    "c",
  );
  const text = unknown.size === 0 ? llvm : llvm + compiled(headers, [...unknown], "c++");
  const declarations = inlineWrappers === true ? text.replace(INLINE, inlineDeclaration) : text;
  return new Map(
    [...declarations.matchAll(/^declare (.*)@(\w+)\((.*)\)(?: #\d+)?$/gm)].map((match) => [
      match[2] ?? "",
      `${match[1]}| ${match[3]}`,
    ]),
  );
}

function clang(headers: Headers, names: readonly string[], args: readonly string[]) {
  // The headers' macros would replace an old function by a newer one.
  const uses = names.map((name, i) => `#undef ${name}\nvoid *use_${i} = (void *)&${name};`);
  const flags = ["--target=x86_64-linux-gnu", ...includeFlags(headers), "-w", ...args, "-"];
  const input = `${prelude(headers)}${uses.join("\n")}\n`;
  return spawnSync("clang", flags, { input, encoding: "utf8", maxBuffer: 1 << 28 });
}

/** Returns the names that a C program does not know. */
function undeclared(headers: Headers, names: readonly string[]): Set<string> {
  const { stderr } = clang(headers, names, ["-ferror-limit=0", "-fsyntax-only", "-x", "c"]);
  return new Set(
    [...stderr.matchAll(/use of undeclared identifier '(\w+)'/g)].map((match) => match[1] ?? ""),
  );
}

/** Returns LLVM's text for a program that uses the functions. */
function compiled(headers: Headers, names: readonly string[], language: "c" | "c++"): string {
  const run = clang(headers, names, ["-S", "-emit-llvm", "-o", "-", "-x", language]);
  if (run.status !== 0) throw new Error(run.stderr);
  return run.stdout;
}

/** Definition of an inline function, such as `define internal i32 @f(i64* noundef %0) #0 {`. */
const INLINE = /^define internal (.*)\((.*)\)(?: #\d+)? \{$/gm;

/** Returns the declaration of a definition, whose parameters have names. */
const inlineDeclaration = (_: string, name: string, parameters: string): string =>
  `declare ${name}(${parameters.replace(/ %\w+/g, "")})`;

/**
 * LLVM's form of each C type. Extension attributes precede the name in results and follow it in parameters.
 */
const LLVM: Record<CType, RegExp> = {
  void: /^void$/,
  bool: /^(zeroext i1|i1 zeroext)$/,
  i8: /^(signext i8|i8 signext)$/,
  u8: /^(zeroext i8|i8 zeroext)$/,
  i16: /^(signext i16|i16 signext)$/,
  u16: /^(zeroext i16|i16 zeroext)$/,
  i32: /^i32$/,
  u32: /^i32$/,
  i64: /^i64$/,
  u64: /^i64$/,
  f32: /^float$/,
  f64: /^double$/,
  // A device address is an integer in C and a pointer in our tables.
  ptr: /^(\S.*\*|ptr|i64)$/,
};

/** Returns the functions whose parameters the compiler passes differently from our signature. */
export function signatureDifferences(
  functions: Table,
  byValue: Readonly<Record<string, StructParameters>>,
  names: readonly string[],
  declarations: ReadonlyMap<string, string>,
): string[] {
  return names.flatMap((name) => {
    const declaration = declarations.get(name);
    if (declaration === undefined) return [`${name}: C does not declare it`];
    const [result = "", parameters = ""] = declaration.split("|").map((part) => part.trim());
    const theirs = [result, ...splitParameters(parameters.replace(/(, )?\.\.\.$/, ""))].map((text) =>
      text
        .replace(/\bnoundef\b/g, "")
        .replace(/\s+/g, " ")
        .trim(),
    );
    const ours = functions[name] ?? ["void"];
    // The compiler passes a struct of up to 16 bytes as machine words.
    const expected = ours.flatMap((type, i) => {
      const bytes = i > 0 ? byValue[name]?.[i - 1] : undefined;
      if (bytes === undefined) return [LLVM[type]];
      return bytes > 16 ? [/ byval\(/] : Array.from({ length: Math.ceil(bytes / 8) }, () => /^i(64|32)$/);
    });
    const agree =
      theirs.length === expected.length && expected.every((pattern, i) => pattern.test(theirs[i] ?? ""));
    return agree ? [] : [`${name}: declared ${ours.join(", ")}, C ${theirs.join(", ")}`];
  });
}

function splitParameters(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let current = "";
  for (const char of text) {
    if ("({".includes(char)) depth++;
    if (")}".includes(char)) depth--;
    if (char === "," && depth === 0) {
      parts.push(current.trim());
      current = "";
    } else current += char;
  }
  if (current.trim()) parts.push(current.trim());
  return parts;
}
