/**
 * Function pointers that structs hold, made callable: NULL is never called, and a pointer is bound once.
 * @module
 */
import { bind, type CFunction, type Signature } from "../runtime/index.ts";

/** A C function of any signature; the caller knows which. */
export type AnyCFunction = (...args: (number | bigint)[]) => never;

const bound = new Map<string, AnyCFunction>();

/**
 * The function at a pointer, bound once per pointer and signature: objects of one driver share their functions, and
 * a linker may fold equal functions of different signatures into one.
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
 * A function of fixed arity that looks up its target by its first argument at each call.
 * Fixed, because the runtimes check arity and because rest parameters are slow.
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
