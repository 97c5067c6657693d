/**
 * Returns an object with a property for each of `names`. `make` computes a value at its first use. From then
 * on it is a plain property, which a hot loop reads at no cost. A getter that was copied into another object
 * (`Object.getOwnPropertyDescriptors`) becomes a plain property there.
 *
 * @example
 * const squares = lazyTable<{ two: number; three: number }>(["two", "three"], (name) =>
 *   name === "two" ? 4 : 9,
 * );
 * squares.three; // 9
 */
export function lazyTable<T extends object>(
  names: readonly (keyof T & string)[],
  make: (name: keyof T & string) => T[keyof T],
): { readonly [K in keyof T]: T[K] } {
  const table = {};
  for (const name of names) {
    Object.defineProperty(table, name, {
      configurable: true,
      enumerable: true,
      get(this: object) {
        const value = make(name);
        Object.defineProperty(this, name, { value, enumerable: true });
        return value;
      },
    });
  }
  return table as { readonly [K in keyof T]: T[K] };
}
