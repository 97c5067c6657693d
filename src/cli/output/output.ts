import { writeSync } from "node:fs";
import process from "node:process";
import { type Style, styleFor } from "./style.ts";

/** Writes all of it before it returns, so that nothing is lost at exit; a reader that has gone ends the process quietly. */
export function writeAll(fd: 1 | 2, text: string): void {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(fd, bytes, at);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "EPIPE") process.exit(0);
      if (code !== "EAGAIN") throw error;
      // A pipe that the runtime made non-blocking is full.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2);
    }
  }
}

/** Where a command's answer goes. */
export interface Output {
  /** Did the user ask for JSON? */
  readonly asJson: boolean;
  readonly isTerminal: boolean;
  /** Width to fit into; undefined when no terminal reads. */
  readonly columns: number | undefined;
  readonly style: Style;
  /** One line, or several. */
  line(text?: string): void;
  /** Text as it is. */
  text(text: string): void;
  json(value: unknown): void;
  /** A line for people that is no answer: on standard error. */
  note(text: string): void;
}

/** bigint and typed arrays as numbers, which JSON has; what is too large for a number as text. */
function plain(_key: string, value: unknown): unknown {
  if (typeof value === "bigint") return Number.isSafeInteger(Number(value)) ? Number(value) : `${value}`;
  if (ArrayBuffer.isView(value) && !(value instanceof DataView)) return [...(value as Uint8Array)];
  return value;
}

export const jsonText = (value: unknown): string => JSON.stringify(value, plain, 2);

/** Standard output as the environment wants it: NO_COLOR, FORCE_COLOR, TERM=dumb, COLUMNS. */
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
