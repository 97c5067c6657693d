/** Name of the method that Deno's notebooks call to display an object. */
export const jupyterSymbol: unique symbol = Symbol.for("Jupyter.display") as never;

/** Representations of a displayed value, by MIME type. */
export type MediaBundle = Readonly<Record<string, string>>;

const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** Returns the text of a value: the toString() of an object that defines one, and JSON for plain data. */
function words(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  if (Array.isArray(value)) return value.map(words).join(", ");
  if (value.toString !== Object.prototype.toString) return String(value);
  const text = JSON.stringify(value, (_, part) => (typeof part === "bigint" ? String(part) : part)) ?? "";
  return /^"[^"]*"$/.test(text) ? text.slice(1, -1) : text;
}

/**
 * Returns a label and fields as plain text and as an HTML table, without undefined fields. Adds the SVG when
 * there is one.
 */
export function mediaBundle(
  label: string,
  fields: Readonly<Record<string, unknown>>,
  svg?: string,
): MediaBundle {
  const shown = Object.entries(fields).filter(([, value]) => value !== undefined);
  const lines = shown.map(([name, value]) => `  ${name}: ${words(value)}`);
  const rows = shown.map(
    ([name, value]) => `<tr><th>${escaped(name)}</th><td>${escaped(words(value))}</td></tr>`,
  );
  return {
    "text/plain": [label, ...lines].join("\n"),
    "text/html": `<table><caption>${escaped(label)}</caption>${rows.join("")}</table>`,
    ...(svg !== undefined && { "image/svg+xml": svg }),
  };
}
