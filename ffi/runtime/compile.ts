import type { AnyFunction, CallbackSlot } from "./types.ts";

export type Convert = (value: never) => unknown;
type Loose = (...args: unknown[]) => unknown;

// A JIT compiler inlines a native call only where it sees one callee, and it counts callees by source text.
// Wrappers made as closures of one function share their profile, which makes each call slower in Deno and
// Node. So each wrapper is compiled from its own text. Where the runtime forbids that
// (--disallow-code-generation-from-strings), closures are used.

/** Returns a function that compiles text, where code generation is allowed. */
function compiler(): ((names: string[], body: string) => Loose) | undefined {
  try {
    new Function("");
  } catch {
    return undefined;
  }
  return (names, body) => new Function(...names, body) as Loose;
}

const compile = compiler();
let compiled = 0;

const parameterNames = (params: readonly unknown[]) => params.map((_, i) => `a${i}`);

/**
 * Returns the argument list with each argument passed through its converter, such as "c0(a0), a1", and the
 * converters by name.
 */
function convertedArguments(params: readonly (Convert | undefined)[]) {
  const converters = [...new Set(params.filter((c) => c !== undefined))];
  const list = params.map((c, i) => (c ? `c${converters.indexOf(c)}(a${i})` : `a${i}`)).join(", ");
  return { list, converters, names: converters.map((_, i) => `c${i}`) };
}

const convertEach = (params: readonly (Convert | undefined)[], args: unknown[]) =>
  params.map((convert, i) => (convert ? (convert as Loose)(args[i]) : args[i]));

/**
 * Returns a function with as many parameters as `params` that converts each argument and the result around
 * `native`.
 * An undefined converter changes nothing. `extra`, if given, is passed behind the arguments.
 */
export function convertCall(
  native: AnyFunction,
  params: readonly (Convert | undefined)[],
  result: Convert,
  extra?: unknown,
): AnyFunction {
  const f = native as Loose;
  const finish = result as Loose;
  if (!compile) {
    const more = extra === undefined ? [] : [extra];
    return (...args: unknown[]) => finish(f(...convertEach(params, args), ...more));
  }
  const { list, converters, names } = convertedArguments(params);
  const call = `finish(f(${list}${extra === undefined ? "" : ", extra"}))`;
  const body = `return /* ${++compiled} */ (${parameterNames(params).join(", ")}) => ${call};`;
  return compile(["f", "finish", "extra", ...names], body)(f, finish, extra, ...converters) as AnyFunction;
}

/**
 * Returns a function that C calls. It converts the arguments and looks the JavaScript function up in its slot
 * at each call.
 */
export function convertCallback(slot: CallbackSlot, params: readonly (Convert | undefined)[]): AnyFunction {
  if (!compile) return (...args: unknown[]) => (slot.fn as Loose)(...convertEach(params, args));
  const { list, converters, names } = convertedArguments(params);
  const body = `return /* ${++compiled} */ (${parameterNames(params).join(", ")}) => { const { fn } = slot; return fn(${list}); };`;
  return compile(["slot", ...names], body)(slot, ...converters) as AnyFunction;
}
