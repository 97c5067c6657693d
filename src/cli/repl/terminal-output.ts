import process from "node:process";
import { Writable } from "node:stream";
import { writeAll } from "../output/output.ts";

/** What readline draws on: written at once, as answers are, so that neither overtakes the other; Deno's own stream may sleep on it. */
export class TerminalOutput extends Writable {
  readonly isTTY = true;

  constructor() {
    super({ decodeStrings: false });
    process.on("SIGWINCH", () => this.emit("resize"));
  }

  get columns(): number {
    return process.stdout.columns || 80;
  }

  get rows(): number {
    return process.stdout.rows || 24;
  }

  override _write(chunk: Buffer | string, _encoding: BufferEncoding, done: () => void): void {
    writeAll(1, String(chunk));
    done();
  }
}
