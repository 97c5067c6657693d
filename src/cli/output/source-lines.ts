import { wrapped } from "./wrapped.ts";

/** A line of carets and tildes that marks a part of the line above it. */
const marks = /^[\s\d|]*\^[\s~^]*$|^[\s\d|]*~+\^[\s~^]*$/;

const omitted = "...";

/**
 * Breaks a message into lines of at most `width` and keeps the indentation. A line of source code with a caret
 * below it stays one line. If it is too long, it is cut around the caret.
 */
export function wrappedMessage(text: string, width: number): string[] {
  const lines = text.split("\n");
  return lines.flatMap((line, i) => {
    const caret = marks.test(line) ? line : lines[i + 1];
    if (caret !== undefined && marks.test(caret)) return [window(line, caret.indexOf("^"), width)];
    const indent = /^ */.exec(line)![0];
    return wrapped(line.slice(indent.length), width - indent.length, 4).map((each) => indent + each);
  });
}

/** Returns the part of a line around a column, at most `width` wide. */
function window(line: string, column: number, width: number): string {
  const start = Math.max(0, column - Math.floor(width / 2));
  const cut = line.slice(start, start + width);
  if (start === 0) return cut;
  return (line.trim().startsWith("^") ? " ".repeat(omitted.length) : omitted) + cut.slice(omitted.length);
}
