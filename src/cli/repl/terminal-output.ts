import process from "node:process";
import { Writable } from "node:stream";
import { writeAll } from "../output/output.ts";

/**
 * Output stream of readline. It writes synchronously, as the prompt prints answers, so the output stays in
 * order. Deno's own stream may sleep on a write.
 */
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
