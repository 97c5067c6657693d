import { extraArguments } from "./extra-arguments.ts";

type Method = (this: unknown, ...given: unknown[]) => unknown;

const AsyncFunction = (async () => {}).constructor;

/** Returns a method that throws TypeError for more than `parameters.length` arguments, and then calls `method`. */
function guarded(method: Method, name: string, parameters: readonly string[]): Method {
  const most = parameters.length;
  const isAsync = method instanceof AsyncFunction;
  const result = function (this: unknown): unknown {
    if (arguments.length <= most) return method.apply(this, arguments as unknown as unknown[]);
    const error = extraArguments(name, parameters, arguments.length);
    if (isAsync) return Promise.reject(error);
    throw error;
  };
  return Object.defineProperties(result, { name: { value: name }, length: { value: method.length } });
}

/**
 * Makes methods of a class refuse surplus arguments. `methods` holds the parameters of each method, separated
 * by spaces. The name of a static method follows the word `static`. Generated code calls this function for
 * all methods that are not on a hot path.
 *
 * @example
 * class Lamp {
 *   shine(watts?: number): string {
 *     return `${watts ?? 10} W`;
 *   }
 * }
 * refuseExtraArguments(Lamp, { shine: "watts" });
 * let message = "";
 * try {
 *   (new Lamp() as { shine(...given: number[]): string }).shine(5, 6);
 * } catch (error) {
 *   message = (error as Error).message;
 * }
 * console.assert(message === "shine takes 1 argument (watts), 2 given");
 */
export function refuseExtraArguments(
  owner: { readonly prototype: object },
  methods: Readonly<Record<string, string>>,
): void {
  for (const [key, parameters] of Object.entries(methods)) {
    const name = key.replace("static ", "");
    const holder = (key === name ? owner.prototype : owner) as Record<string, Method>;
    const descriptor = Object.getOwnPropertyDescriptor(holder, name)!;
    const names = parameters === "" ? [] : parameters.split(" ");
    Object.defineProperty(holder, name, { ...descriptor, value: guarded(descriptor.value, name, names) });
  }
}

/**
 * Makes the functions of an object refuse surplus arguments. `functions` holds the parameters of each, separated by spaces.
 *
 * @example
 * const lamp = { shine: (watts?: number) => `${watts ?? 10} W` };
 * guardFunctions(lamp, { shine: "watts" });
 * let message = "";
 * try {
 *   (lamp as { shine(...given: number[]): string }).shine(5, 6);
 * } catch (error) {
 *   message = (error as Error).message;
 * }
 * console.assert(message === "shine takes 1 argument (watts), 2 given");
 */
export function guardFunctions(holder: object, functions: Readonly<Record<string, string>>): void {
  const own = holder as Record<string, Method>;
  for (const [name, parameters] of Object.entries(functions)) {
    const names = parameters === "" ? [] : parameters.split(" ");
    own[name] = guarded(own[name]!, name, names);
  }
}
