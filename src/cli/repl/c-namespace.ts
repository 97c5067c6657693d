const nameOf = new WeakMap<object, string>();

/** The C name of a function that was taken from `ib` or `cu`. */
export const cNameOf = (value: unknown): string | undefined =>
  typeof value === "function" ? nameOf.get(value) : undefined;

/** `ib` and `cu`: all of C's names in one object. Functions come from the device's own library, once one is asked for. */
export function cNamespace(
  title: string,
  names: Readonly<Record<string, unknown>>,
  functions: readonly string[],
  library: () => Readonly<Record<string, unknown>>,
): object {
  const space = Object.create(null) as Record<string | symbol, unknown>;
  for (const [name, value] of Object.entries(names)) space[name] = value;
  for (const name of functions) {
    Object.defineProperty(space, name, {
      enumerable: true,
      configurable: true,
      get: () => named(library()[name], name),
    });
  }
  Object.defineProperty(space, Symbol.for("nodejs.util.inspect.custom"), {
    value: () =>
      `[${title}: ${functions.length} functions, ${Object.keys(names).length} structs, enums and constants; Tab lists them, help(name) and struct(name) tell of one]`,
  });
  return Object.freeze(space);
}

function named(value: unknown, name: string): unknown {
  if (typeof value === "function" && !nameOf.has(value)) nameOf.set(value, name);
  return value;
}
