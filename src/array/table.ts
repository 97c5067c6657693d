import { caption, nestedTexts, type PrintedArray, type Texts } from "./print.ts";
import { type Shape, sizeOf } from "./shape.ts";

/** Text of elements that are left out. */
const ELLIPSIS = "\u2026";

/** Returns the index of a part of an axis, where the middle of the axis may be left out. */
function indexOf(at: number, parts: number, length: number, isLeftOut: boolean): string {
  if (isLeftOut) return ELLIPSIS;
  return `${at < parts / 2 || parts === length ? at : at - parts + length}`;
}

/** Rows of the last axis, with the indices of the other axes. A row without texts is left out. */
type Row = readonly [index: readonly string[], texts: readonly (string | undefined)[] | undefined];

function rowsOf(texts: Texts | undefined, shape: Shape, index: readonly string[] = []): Row[] {
  if (texts === undefined) return [[index, undefined]];
  if (typeof texts === "string") return [[index, [texts]]];
  if (shape.length === 1) return [[index, texts as (string | undefined)[]]];
  return texts.flatMap((part, at) => {
    const own = indexOf(at, texts.length, shape[0]!, part === undefined);
    return rowsOf(part, shape.slice(1), [...index, own]);
  });
}

const cells = (tag: "th" | "td", texts: readonly string[]): string =>
  texts.map((text) => `<${tag}>${text.trim()}</${tag}>`).join("");

/**
 * Returns an array as an HTML table: a column for each index of the last axis, and a row for each index of the others. The
 * elements have the texts of a printed array.
 */
export function tableOf(array: PrintedArray): string {
  const { shape } = array;
  const title = `<caption>${caption(array)}</caption>`;
  if (sizeOf(shape) === 0) return `<table>${title}</table>`;
  const rows = rowsOf(nestedTexts(array), shape);
  const first = rows.find(([, texts]) => texts !== undefined)![1]!;
  const length = shape.at(-1) ?? 1;
  const columns = first.map((text, at) => indexOf(at, first.length, length, text === undefined));
  const depth = Math.max(0, shape.length - 1);
  const corner = depth === 0 ? "" : `<th colspan="${depth}"></th>`;
  const head = shape.length === 0 ? "" : `<tr>${corner}${cells("th", columns)}</tr>`;
  const body = rows.map(([index, texts]) => {
    const heads = Array.from({ length: depth }, (_, axis) => index[axis] ?? ELLIPSIS);
    const own = texts ?? first.map(() => undefined);
    return `<tr>${cells("th", heads)}${cells(
      "td",
      own.map((text) => text ?? ELLIPSIS),
    )}</tr>`;
  });
  return `<table>${title}${head}${body.join("")}</table>`;
}
