import type { AnyFunction, CallbackSlot } from "./types.ts";

export type Convert = (value: never) => unknown;
type Loose = (...args: unknown[]) => unknown;

// A JIT compiler inlines a native call only where it sees one callee, and it counts by source text: wrappers made as
// closures of one function share what it learns, which costs Deno and Node 100 ns a call. So each wrapper is compiled from
// text of its own. Where the runtime forbids that (--disallow-code-generation-from-strings), closures do, slower.

/** Builds a function from its text, where code generation is allowed. */
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

/** "c0(a0), a1": each argument through its converter, and the converters by name. */
function convertedArguments(params: readonly (Convert | undefined)[]) {
  const converters = [...new Set(params.filter((c) => c !== undefined))];
  const list = params.map((c, i) => (c ? `c${converters.indexOf(c)}(a${i})` : `a${i}`)).join(", ");
  return { list, converters, names: converters.map((_, i) => `c${i}`) };
}

const convertEach = (params: readonly (Convert | undefined)[], args: unknown[]) =>
  params.map((convert, i) => (convert ? (convert as Loose)(args[i]) : args[i]));

/**
 * A function of exactly as many parameters as `params` that converts each, and the result, around `native`.
 * A converter that is undefined changes nothing. `extra` is passed behind the arguments, if given.
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

/** The same for a function that C calls: arguments converted, the function looked up in its slot at each call. */
export function convertCallback(slot: CallbackSlot, params: readonly (Convert | undefined)[]): AnyFunction {
  if (!compile) return (...args: unknown[]) => (slot.fn as Loose)(...convertEach(params, args));
  const { list, converters, names } = convertedArguments(params);
  const body = `return /* ${++compiled} */ (${parameterNames(params).join(", ")}) => { const { fn } = slot; return fn(${list}); };`;
  return compile(["slot", ...names], body)(slot, ...converters) as AnyFunction;
}
