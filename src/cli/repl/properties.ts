import type { Session } from "./session.ts";

/** Returns the value of `a.b.c` without calling a getter or opening a preloaded name. */
export function valueAt(session: Session, path: string): unknown {
  const [first = "", ...rest] = path
    .replace(/\?/g, "")
    .replace(/\[(\d+)\]/g, ".$1")
    .split(".");
  let value: unknown;
  if (session.has(first)) value = session.get(first);
  else value = (globalThis as Record<string, unknown>)[first];
  for (const name of rest) {
    if (value === undefined || value === null) return undefined;
    try {
      value = (value as Record<string, unknown>)[name];
    } catch {
      return undefined;
    }
  }
  return value;
}

/** Returns the property names of a value, including those of its classes. */
export function propertiesOf(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  const names = new Set<string>();
  for (
    let at = Object(value) as object | null;
    at !== null && at !== Object.prototype;
    at = Object.getPrototypeOf(at) as object | null
  ) {
    for (const name of Object.getOwnPropertyNames(at))
      if (/^[A-Za-z][\w$]*$|^_[a-z]/.test(name)) names.add(name);
    if (names.size > 5000) break;
  }
  if (typeof value === "function")
    for (const name of ["length", "name", "prototype", "arguments", "caller"]) names.delete(name);
  names.delete("constructor");
  return [...names];
}
