const longestText = 60;

/** Returns a value as error messages show it: short, with quotes for text, with the type for an object. */
export function shown(value: unknown): string {
  switch (typeof value) {
    case "string":
      return JSON.stringify(value.length > longestText ? `${value.slice(0, longestText)}...` : value);
    case "bigint":
      return `${value}n`;
    case "function":
      return value.name ? `the function ${value.name}` : "a function";
    case "object":
      if (value === null) return "null";
      if (Array.isArray(value)) return `an array of ${value.length}`;
      return namedObject(value);
    default:
      return String(value);
  }
}

/** Returns "a Memory" by the name of the constructor, or "an object" for plain objects. */
function namedObject(value: object): string {
  let name: unknown;
  try {
    name = value.constructor?.name;
  } catch {
    // The value is a Proxy, or has a getter that throws.
  }
  if (typeof name !== "string" || name === "" || name === "Object") return "an object";
  return `${/^[aeiou]/i.test(name) ? "an" : "a"} ${name}`;
}
