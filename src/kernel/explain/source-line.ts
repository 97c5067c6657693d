import type { IrFunction, Value } from "../ir/value.ts";

/** Line of a source text. */
export interface SourceLine {
  readonly file: string;
  /** Line, from 1. */
  readonly line: number;
  /** Text of the line. */
  readonly text: string;
}

/** Returns the line that an instruction came from. */
export function sourceLineOf({ sources }: IrFunction, { place }: Value): SourceLine {
  const source = place === undefined ? undefined : sources[place.source];
  const at = source?.at(place!.offset);
  return { file: source?.file ?? "", line: at?.line ?? 0, text: at?.lineText?.trim() ?? "" };
}

/** Returns rows in the order of their files and lines. */
export const inLineOrder = <Row extends SourceLine>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
