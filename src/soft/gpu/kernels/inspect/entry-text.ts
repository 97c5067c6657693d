/**
 * Returns the PTX of one kernel, from `.entry` to its closing brace, or undefined when the text has no such
 * kernel.
 */
export function entryText(text: string, kernel: string): string | undefined {
  const head = new RegExp(`^[^\\n]*\\.entry\\s+${kernel.replace(/[$]/g, "\\$&")}\\s*(?=[({\\n.])`, "m").exec(
    text,
  );
  if (head === null) return undefined;
  let depth = 0;
  for (let at = text.indexOf("{", head.index); at >= 0 && at < text.length; at++) {
    // Braces in comments do not count.
    if (text.startsWith("//", at)) at = text.indexOf("\n", at);
    if (at < 0) return undefined;
    if (text[at] === "{") depth++;
    else if (text[at] === "}" && --depth === 0) return `${text.slice(head.index, at + 1)}\n`;
  }
  return undefined;
}
