import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { version as parserVersion } from "acorn";
import type { CompileTarget, KernelInput } from "./compile.ts";
import { sourceFileText } from "./language/alignment.ts";
import { definitionOf } from "./language/device-function.ts";
import type { Constant, ParsedParameter } from "./language/signature.ts";
import { type FunctionSource, type Origin, sourceOf } from "./language/source.ts";
import { isStruct, structShape } from "./language/struct.ts";

/** Thrown inside of this module for a kernel whose compilation depends on more than its key can name. */
class NotCacheable extends Error {}

/**
 * Returns all that a compilation depends on: texts, constants with their contents, signature, target, the files that
 * lines refer to, compiler and runtime. Undefined for a kernel that must not be cached.
 */
export function cacheKey(
  { signature, source, ...options }: KernelInput,
  target: CompileTarget,
  identity = compilerIdentity(),
): readonly string[] | undefined {
  if (identity === undefined) return undefined;
  const { parameters, types, constants } = signature;
  // All options and all of the target, so that a new one is in the key without a change here.
  const choices = JSON.stringify({ ...options, ...target, types: [...types] });
  const key = [identity, parserVersion, runtime(), choices, ...parameters.map(parameterKey)];
  try {
    addSource(key, source);
    addConstants(key, constants, source.origin);
    return key;
  } catch (error) {
    if (error instanceof NotCacheable) return undefined;
    throw error;
  }
}

/** The layout of a struct is in its shape. */
const parameterKey = (parameter: ParsedParameter): string =>
  JSON.stringify(parameter.kind === "struct" ? { ...parameter, struct: undefined } : parameter);

function addSource(key: string[], { name, text, origin }: FunctionSource): void {
  key.push("function", name, text);
  addOrigin(key, origin);
}

/** Adds the file that lines refer to. The text of a function is aligned with it. */
function addOrigin(key: string[], { caller }: Origin): void {
  if (caller === undefined) {
    key.push("no file");
    return;
  }
  const text = sourceFileText(caller.file);
  // The lines come from a second file then.
  if (text?.includes("sourceMappingURL") === true) throw new NotCacheable();
  key.push("file", caller.file, `${caller.line}:${caller.column}`, text ?? "not readable");
}

function addConstants(key: string[], constants: Readonly<Record<string, Constant>>, origin: Origin): void {
  const entries = Object.entries(constants);
  key.push("constants", String(entries.length));
  for (const [name, value] of entries) {
    key.push(name);
    addConstant(key, name, value, origin);
  }
}

function addConstant(key: string[], name: string, value: Constant, origin: Origin): void {
  if (typeof value === "number") key.push("number", Object.is(value, -0) ? "-0" : String(value));
  else if (typeof value === "bigint" || typeof value === "boolean") key.push(typeof value, String(value));
  else if (typeof value === "function") {
    const definition = definitionOf(value);
    addSource(key, sourceOf(name, definition?.make ?? value, definition?.origin ?? origin));
    if (definition !== undefined) addConstants(key, definition.captures, definition.origin);
  } else if (isStruct(value)) key.push("struct", JSON.stringify(structShape(value)));
  else if (Array.isArray(value)) {
    key.push("list", String(value.length));
    for (const [i, each] of value.entries()) addConstant(key, `${name}[${i}]`, each as Constant, origin);
  } else if (ArrayBuffer.isView(value)) {
    const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
    key.push("table", value.constructor.name, Buffer.from(bytes).toString("latin1"));
  } else addConstants(key, value as Readonly<Record<string, Constant>>, origin);
}

/** Constants are folded by the runtime's own mathematics. */
function runtime(): string {
  const { bun = "", deno = "", node = "", v8 = "" } = process.versions as Record<string, string>;
  return `bun ${bun}, deno ${deno}, node ${node}, v8 ${v8}, ${process.arch}`;
}

let identity: string | undefined | null = null;

/** Returns the identity of the compiler: the state of its files. Undefined where they are not on disk, as in a bundle. */
function compilerIdentity(): string | undefined {
  if (identity === null) identity = identityOf(import.meta.url, performance.timeOrigin);
  return identity;
}

/** @internal Returns the identity of the compiler in the folder of a file, for a process that began at a time. */
export function identityOf(file: string, beganMs: number): string | undefined {
  try {
    const folder = fileURLToPath(new URL("./", file).href);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((each) => /\.[jt]s$/.test(each))
      .sort();
    if (!files.some((each) => /^passes\/index\.[jt]s$/.test(each))) return undefined;
    const stamps = files.map((each) => {
      const { size, mtimeMs, ctimeMs, ino } = statSync(join(folder, each));
      // The process may run an older text of a file that changed after its start.
      if (ctimeMs >= beganMs) throw new NotCacheable();
      return `${each}:${size}:${mtimeMs}:${ctimeMs}:${ino}`;
    });
    return `kernel ${folder} ${stamps.join()}`;
  } catch {
    return undefined;
  }
}
