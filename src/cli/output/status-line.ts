import process from "node:process";
import { type Output, writeAll } from "./output.ts";

/** Time between two lines where standard error is not a terminal, in milliseconds. */
const LINE_MS = 10_000;

/** Line on standard error that shows the progress of long work. With `--json` nothing is shown. */
export class StatusLine {
  readonly #output: Output;
  #shownAt = performance.now();
  #width = 0;

  constructor(output: Output) {
    this.#output = output;
  }

  /** Shows a text in place of the one before. Without a terminal, prints a text every ten seconds. */
  show(text: string): void {
    if (this.#output.asJson) return;
    const isLive = process.stderr.isTTY === true;
    if (!isLive && performance.now() - this.#shownAt < LINE_MS) return;
    this.#shownAt = performance.now();
    if (isLive) writeAll(2, `\r${text.padEnd(this.#width)}`);
    else this.#output.note(text);
    this.#width = text.length;
  }

  /** Removes the text from a terminal. */
  clear(): void {
    if (this.#width > 0 && process.stderr.isTTY === true) writeAll(2, `\r${" ".repeat(this.#width)}\r`);
    this.#width = 0;
  }
}
