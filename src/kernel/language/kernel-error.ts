import { DoorbellError } from "../../errors.ts";

/** Position of an error in a source file, and the text of its line. */
export interface ErrorPosition {
  readonly file: string;
  /** Line, from 1. */
  readonly line: number;
  /** Column, from 1. */
  readonly column: number;
  readonly lineText: string;
}

/**
 * Error in the text of a kernel. The message has the line with a caret, and `hint` the fix.
 *
 * @example
 * try {
 *   kernel({ y: "i32[]" }, ({ y }) => { y[0] = 1.5; }).ptx;
 * } catch (error) {
 *   if (error instanceof KernelError) console.log(error.line, error.column, error.hint);
 * }
 */
export class KernelError extends DoorbellError {
  override readonly name = "KernelError";
  /** File of the kernel, or its name where the file is unknown. */
  readonly file: string | undefined;
  /** Line in that file, from 1. */
  readonly line: number | undefined;
  /** Column in that line, from 1. */
  readonly column: number | undefined;
  /** The cause, without position and fix. */
  readonly reason: string;

  constructor(kernel: string, cause: string, fix: string, position?: ErrorPosition) {
    super(`kernel ${kernel}: ${cause}${position === undefined ? "" : marked(position)}`, fix);
    this.reason = cause;
    this.file = position?.file;
    this.line = position?.line;
    this.column = position?.column;
  }
}

/** Returns the position with its line and a caret below the column. */
function marked({ file, line, column, lineText }: ErrorPosition): string {
  const text = lineText.trimEnd();
  const indent = text.length - text.trimStart().length;
  const gutter = `${line} | `;
  const caret = " ".repeat(Math.max(0, column - 1 - indent));
  return `\n  at ${file}:${line}:${column}\n  ${gutter}${text.trimStart()}\n  ${" ".repeat(gutter.length - 2)}| ${caret}^`;
}
