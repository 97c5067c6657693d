const longestText = 60;

/** A value as error messages show it: short, quoted when it is text, its type when it is an object. */
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

/** "a Memory", by its constructor's name; "an object" for plain ones and those that do not tell. */
function namedObject(value: object): string {
  let name: unknown;
  try {
    name = value.constructor?.name;
  } catch {
    // A Proxy, or a getter that throws.
  }
  if (typeof name !== "string" || name === "" || name === "Object") return "an object";
  return `${/^[aeiou]/i.test(name) ? "an" : "a"} ${name}`;
}
