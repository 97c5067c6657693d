const nameOf = new WeakMap<object, string>();

/** Returns the C name of a function that came from `ib` or `cu`. */
export const cNameOf = (value: unknown): string | undefined =>
  typeof value === "function" ? nameOf.get(value) : undefined;

/**
 * Creates `ib` or `cu`: one object with all C names of a library. The first function that is read opens the
 * device's library.
 */
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
      get: () => forPrompt(library()[name], name),
    });
  }
  Object.defineProperty(space, Symbol.for("nodejs.util.inspect.custom"), {
    value: () =>
      `[${title}: ${functions.length} functions, ${Object.keys(names).length} structs, enums and constants; Tab lists them, help(name) and struct(name) describe one]`,
  });
  return Object.freeze(space);
}

type CFunction = (...args: unknown[]) => unknown;
const forPrompts = new WeakMap<object, CFunction>();

/**
 * Wraps a C function so that its arguments may be structs and objects instead of pointers:
 * `cu.cuDeviceGetCount(out("i32"))`.
 */
function forPrompt(value: unknown, name: string): unknown {
  if (typeof value !== "function") return value;
  let made = forPrompts.get(value);
  if (made === undefined) {
    made = (...args) => (value as CFunction)(...args.map(pointerOf));
    forPrompts.set(value, made);
    for (const each of [value, made]) nameOf.set(each, name);
  }
  return made;
}

function pointerOf(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const { pointer } = value as { readonly pointer?: unknown };
  return typeof pointer === "number" || typeof pointer === "bigint" ? pointer : value;
}
