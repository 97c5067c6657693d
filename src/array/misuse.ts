import type { NdArray } from "./nd-array.ts";
import { otherNames } from "./other-names.ts";

/** Methods for the operators that people of NumPy try first. */
const hint = "JavaScript has no operators for arrays: use a.add(b), a.multiply(2) or a.less(b), or toArray()";

const index = /^-?\d+$/;

function noMethod(name: string, instead: string): never {
  throw new TypeError(`an array has no method ${name}(), which other libraries have. Use ${instead}`);
}

/**
 * Prototype of `NdArray.prototype`. Engines find the members of an array before it, so only names that an array lacks
 * reach it. Operators, indices and loops would otherwise give NaN or undefined.
 */
export const arrayMisuse: object = new Proxy(
  {
    [Symbol.toPrimitive](this: NdArray, wanted: string): string {
      if (wanted === "string") return this.toString();
      throw new TypeError(`an array of shape (${this.shape.join(", ")}) is not a number. ${hint}`);
    },
    [Symbol.iterator](this: NdArray): never {
      throw new TypeError("an array is not iterable. Use toArray(), toList(), or unstack() for arrays");
    },
  },
  {
    get(target, key, receiver: NdArray) {
      if (typeof key === "string" && index.test(key))
        throw new TypeError(
          `an array has no element a[${key}]. Use a.slice(${key}), and item() for a number`,
        );
      const instead = typeof key === "string" ? otherNames.get(key) : undefined;
      // Code that looks for a method finds one, and the call names the fix.
      if (instead !== undefined) return () => noMethod(key as string, instead);
      return Reflect.get(target, key, receiver) as unknown;
    },
    set(target, key, value, receiver: NdArray) {
      if (typeof key === "string" && index.test(key))
        throw new TypeError(
          `an array does not take a[${key}] = ..., because JavaScript has no such operator. Use a.slice(${key}).assign(...)`,
        );
      return Reflect.set(target, key, value, receiver);
    },
  },
);
