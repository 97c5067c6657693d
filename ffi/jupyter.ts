/** The method by which Deno's notebooks ask an object for what they show. */
export const jupyterSymbol: unique symbol = Symbol.for("Jupyter.display") as never;

/** What a notebook shows, by MIME type. */
export type MediaBundle = Readonly<Record<string, string>>;

const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

const words = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? String(value)).replace(/^"(.*)"$/, "$1");

/** A label and fields as plain text and as a table. */
export function mediaBundle(label: string, fields: Readonly<Record<string, unknown>>): MediaBundle {
  const shown = Object.entries(fields).filter(([, value]) => value !== undefined);
  const lines = shown.map(([name, value]) => `  ${name}: ${words(value)}`);
  const rows = shown.map(
    ([name, value]) => `<tr><th>${escaped(name)}</th><td>${escaped(words(value))}</td></tr>`,
  );
  return {
    "text/plain": [label, ...lines].join("\n"),
    "text/html": `<table><caption>${escaped(label)}</caption>${rows.join("")}</table>`,
  };
}
