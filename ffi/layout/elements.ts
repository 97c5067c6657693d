import { byteLengthOf } from "./instance.ts";
import type { Scalar } from "./scalar.ts";

/**
 * Elements of an array that no typed array can represent: pointers, enums, booleans, text, big-endian
 * numbers. `get` and `set` are faster than an index or an iterator.
 */
export interface Elements<V> extends Iterable<V> {
  readonly length: number;
  [index: number]: V;
  /** Returns element `index`. Throws RangeError outside the array. */
  get(index: number): V;
  set(index: number, value: V): void;
}

class ScalarElements<V, S> implements Iterable<V> {
  readonly length: number;
  readonly #type: Scalar<V, S>;
  readonly #view: DataView;
  readonly #offset: number;
  readonly #label: string;

  constructor(type: Scalar<V, S>, view: DataView, offset: number, length: number, label: string) {
    this.length = length;
    this.#type = type;
    this.#view = view;
    this.#offset = offset;
    this.#label = label;
  }

  #at(index: number): number {
    if (!(Number.isInteger(index) && index >= 0 && index < this.length))
      throw new RangeError(`${this.#label}[${index}] is outside the array of ${this.length}`);
    return this.#offset + index * this.#type.size;
  }

  get(index: number): V {
    return this.#type.read(this.#view, this.#at(index));
  }

  set(index: number, value: S): void {
    this.#type.store(this.#view, this.#at(index), value, `${this.#label}[${index}]`);
  }

  *[Symbol.iterator](): Iterator<V> {
    for (let i = 0; i < this.length; i++) yield this.get(i);
  }

  [Symbol.for("nodejs.util.inspect.custom")](): V[] {
    return [...this];
  }
}

// A Proxy is used because index accessors on a prototype put JavaScriptCore's arrays into their slow mode for
// good. Methods are bound to the target, since a proxy has no private fields.
const handler: ProxyHandler<ScalarElements<unknown, unknown>> = {
  get(target, key) {
    if (typeof key === "string" && /^\d+$/.test(key))
      return Number(key) < target.length ? target.get(Number(key)) : undefined;
    const value: unknown = Reflect.get(target, key, target);
    return typeof value === "function" ? value.bind(target) : value;
  },
  set(target, key, value) {
    if (typeof key !== "string" || !/^\d+$/.test(key)) return false;
    target.set(Number(key), value);
    return true;
  },
};

/** Returns `length` scalars at an offset of a view. */
export function elementsOf<V, S>(
  type: Scalar<V, S>,
  view: DataView,
  offset: number,
  length: number,
  label: string,
): Elements<V> {
  if (offset + length * type.size > byteLengthOf(view))
    throw new RangeError(`${label}: array outside its struct`);
  const target = new ScalarElements(type, view, offset, length, label);
  return new Proxy(target as unknown as ScalarElements<unknown, unknown>, handler) as unknown as Elements<V>;
}
