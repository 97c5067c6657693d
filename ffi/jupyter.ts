/** The method by which Deno's notebooks ask an object for what they show. */
export const jupyterSymbol: unique symbol = Symbol.for("Jupyter.display") as never;

/** What a notebook shows, by MIME type. */
export type MediaBundle = Readonly<Record<string, string>>;

const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** Text as it is, other objects by their label, data as JSON. */
function words(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  if (Array.isArray(value)) return value.map(words).join(", ");
  if (value.toString !== Object.prototype.toString) return String(value);
  const text = JSON.stringify(value, (_, part) => (typeof part === "bigint" ? String(part) : part)) ?? "";
  return /^"[^"]*"$/.test(text) ? text.slice(1, -1) : text;
}

/** A label and fields as plain text and as a table, without the fields that say nothing; a picture goes along as it is. */
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
