import { extraArguments } from "../arguments/extra-arguments.ts";
import { shown } from "../arguments/shown.ts";

/** Object that a scope closes. */
interface Closable {
  close(): void;
}

const open: Set<Closable>[] = [];

/** Adds an array to the scope that is open. */
export function enter(array: Closable): void {
  if (open.length > 0) open.at(-1)!.add(array);
}

/**
 * Runs a function and closes the arrays that it made. The arrays of its result stay open: an array, a list of arrays or
 * an object with arrays. The function may not be asynchronous. Throws TypeError for a promise.
 *
 * @example
 * using total = scope(() => {
 *   const x = ones([100]);
 *   return x.multiply(2).sum();
 * });
 * console.log(total.item()); // 200
 */
export function scope<T>(run: () => T): T {
  if (arguments.length > 1) throw extraArguments("scope", ["run"], arguments.length);
  if (typeof run !== "function")
    throw new TypeError(`scope: run is ${shown(run)}. Use a function: scope(() => ...)`);
  const made = new Set<Closable>();
  open.push(made);
  let result: T | undefined;
  try {
    result = run();
    if (result instanceof Promise)
      throw new TypeError(
        "scope: the function returned a promise. Close the arrays of asynchronous code with using",
      );
    return result;
  } finally {
    open.pop();
    const kept = new Set<unknown>([result, ...partsOf(result)]);
    for (const array of made) {
      if (!kept.has(array)) array.close();
      else enter(array);
    }
  }
}

const partsOf = (result: unknown): readonly unknown[] =>
  typeof result === "object" && result !== null ? Object.values(result) : [];
