import { extraArguments } from "../../arguments/extra-arguments.ts";
import { shown } from "../../arguments/shown.ts";
import type { Intrinsics } from "./intrinsics.ts";
import type { BodyValues, Constant } from "./signature.ts";
import { callSite, type Origin } from "./source.ts";

/** Names that a device function uses from outside: numbers, functions, tables and struct types. */
export type Captures = Readonly<Record<string, Constant>>;

type AnyFunction = (...values: never[]) => unknown;

/** A device function as the compiler needs it: its captures, and the function that makes it. */
export interface DeviceDefinition {
  readonly captures: Captures;
  readonly make: AnyFunction;
  readonly origin: Origin;
}

const definitions = new WeakMap<object, DeviceDefinition>();

/** Returns the definition of a function that `deviceFunction` made, or undefined. */
export const definitionOf = (value: object): DeviceDefinition | undefined => definitions.get(value);

/**
 * Makes a function for kernels that has names of its own from outside, and intrinsics. A plain function needs
 * neither, and goes into a signature as it is. The result can be called on the host too, as long as it uses no
 * intrinsic. Throws TypeError for an argument of another type.
 *
 * @example
 * const square = (v: number) => v * v;
 * const distance = deviceFunction({ square }, ({ square }) => (a: number, b: number) => Math.sqrt(square(a) + square(b)));
 * const fill = kernel({ y: "f32[]", distance }, ({ y, distance }, { globalIdx, f32 }) => {
 *   if (globalIdx.x < y.length) y[globalIdx.x] = distance(f32(globalIdx.x), 4);
 * });
 * fill.launch(fill.over(y.length), { y });
 * console.log(distance(3, 4)); // 5
 */
export function deviceFunction<const C extends Captures, F extends AnyFunction>(
  captures: C,
  make: (captures: BodyValues<C>, intrinsics: Intrinsics) => F,
): F {
  if (arguments.length > 2) throw extraArguments("deviceFunction", ["captures", "make"], arguments.length);
  if (typeof captures !== "object" || captures === null)
    throw new TypeError(
      `deviceFunction: the captures are ${shown(captures)}. Use an object such as { square }`,
    );
  if (typeof make !== "function")
    throw new TypeError(
      `deviceFunction: the second argument is ${shown(make)}. Use a function that returns one: ({ square }) => (x) => square(x)`,
    );
  const made = (...values: never[]): unknown => make(captures as BodyValues<C>, onHost)(...values);
  definitions.set(made, { captures, make: make as AnyFunction, origin: { caller: callSite() } });
  return made as F;
}

/** Stands for the intrinsics on the host. */
const onHost = new Proxy({} as Intrinsics, {
  get: (_, name) => () => {
    throw new TypeError(
      `deviceFunction: ${String(name)} runs in a kernel only. Call the function from a kernel`,
    );
  },
});
