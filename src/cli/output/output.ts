import { writeSync } from "node:fs";
import process from "node:process";
import { type Style, styleFor } from "./style.ts";

/**
 * Writes the whole text before it returns, so that no output is lost at exit. Ends the process silently when
 * the reader has closed the pipe.
 */
export function writeAll(fd: 1 | 2, text: string): void {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(fd, bytes, at);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "EPIPE") process.exit(0);
      if (code !== "EAGAIN") throw error;
      // The pipe is full, and the runtime made it non-blocking.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2);
    }
  }
}

/** Destination of a command's answer. */
export interface Output {
  /** True when the user requested JSON. */
  readonly asJson: boolean;
  readonly isTerminal: boolean;
  /** Width of the page. Undefined when the output is not a terminal. */
  readonly columns: number | undefined;
  readonly style: Style;
  /** Writes text and a line end. */
  line(text?: string): void;
  /** Writes text unchanged. */
  text(text: string): void;
  json(value: unknown): void;
  /** Writes a line for people to standard error. It is not part of the answer. */
  note(text: string): void;
}

/** Converts bigint and typed arrays to numbers for JSON, and numbers beyond its range to text. */
function plain(_key: string, value: unknown): unknown {
  if (typeof value === "bigint") return Number.isSafeInteger(Number(value)) ? Number(value) : `${value}`;
  if (ArrayBuffer.isView(value) && !(value instanceof DataView)) return [...(value as Uint8Array)];
  return value;
}

export const jsonText = (value: unknown): string => JSON.stringify(value, plain, 2);

/** Returns standard output with the settings of NO_COLOR, FORCE_COLOR, TERM=dumb and COLUMNS. */
export function standardOutput(asJson: boolean): Output {
  const isTerminal = process.stdout.isTTY === true;
  const asked = Number(process.env["COLUMNS"]);
  const columns = asked > 0 ? asked : isTerminal ? process.stdout.columns || 80 : undefined;
  return {
    asJson,
    isTerminal,
    columns,
    style: styleFor(isTerminal && !asJson),
    line: (text = "") => writeAll(1, `${text}\n`),
    text: (text) => writeAll(1, text),
    json: (value) => writeAll(1, `${jsonText(value)}\n`),
    note: (text) => writeAll(2, `${text}\n`),
  };
}
