/**
 * Callable functions from pointers that structs hold. A NULL pointer is never called, and each pointer is
 * bound once.
 * @module
 */
import { bind, type CFunction, type Signature } from "../runtime/index.ts";

/** C function of any signature; the caller must know the signature. */
export type AnyCFunction = (...args: (number | bigint)[]) => never;

const bound = new Map<string, AnyCFunction>();

/**
 * Returns the function at a pointer, bound once per pointer and signature. Objects of one driver share their
 * functions, and a linker may fold equal functions of different signatures into one.
 */
export function bindOnce<S extends Signature>(pointer: number, signature: S, name: string): CFunction<S> {
  const key = `${pointer} ${signature.join()}`;
  let fn = bound.get(key);
  if (fn === undefined) {
    fn = bind(pointer, signature, name) as unknown as AnyCFunction;
    bound.set(key, fn);
  }
  return fn as unknown as CFunction<S>;
}

/**
 * Returns a function of fixed arity that finds its target by its first argument at each call. The arity is
 * fixed because the runtimes check it and rest parameters are slow.
 */
export function forward(arity: number, target: (first: number) => AnyCFunction): AnyCFunction {
  type N = number;
  const forms: AnyCFunction[] = [
    () => target(0)(),
    (a) => target(a as N)(a!),
    (a, b) => target(a as N)(a!, b!),
    (a, b, c) => target(a as N)(a!, b!, c!),
    (a, b, c, d) => target(a as N)(a!, b!, c!, d!),
    (a, b, c, d, e) => target(a as N)(a!, b!, c!, d!, e!),
    (a, b, c, d, e, f) => target(a as N)(a!, b!, c!, d!, e!, f!),
  ];
  const form = forms[arity];
  if (form === undefined) throw new RangeError(`no verb takes ${arity} arguments`);
  return form;
}
