import process from "node:process";
import { writeAll } from "../output/output.ts";

const ENTER = "\x1b[?1049h\x1b[?25l\x1b[?7l";
const LEAVE = "\x1b[?7h\x1b[?25h\x1b[?1049l";

// biome-ignore lint/suspicious/noControlCharactersInRegex: arrow keys send it
const keys = /\x1b\[[A-Z]|[\s\S]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours, and characters
const parts = /\x1b\[[0-9;]*m|[\s\S]/gu;

/**
 * A page that fills the terminal and is redrawn. The keys `q` and Ctrl-C close it. The arrow keys, j and k
 * scroll it.
 */
export class LiveScreen implements Disposable {
  readonly #input = process.stdin;
  readonly #onKey: (bytes: Buffer) => void;
  readonly #onResize = () => this.#draw();
  #head = "";
  #lines: readonly string[] = [];
  #from = 0;
  /** Resolves when the user closes the page. */
  readonly left: Promise<void>;

  constructor() {
    let leave = () => {};
    this.left = new Promise((resolve) => {
      leave = resolve;
    });
    this.#onKey = (bytes) => {
      for (const key of bytes.toString("latin1").match(keys) ?? []) {
        if (key === "q" || key === "Q" || key === "\x03" || key === "\x04") leave();
        else if (key === "j" || key === "\x1b[B") this.#scroll(1);
        else if (key === "k" || key === "\x1b[A") this.#scroll(-1);
      }
    };
    writeAll(1, ENTER);
    this.#input.setRawMode?.(true);
    this.#input.on("data", this.#onKey);
    this.#input.resume();
    process.stdout.on("resize", this.#onResize);
  }

  show(head: string, lines: readonly string[]): void {
    this.#head = head;
    this.#lines = lines;
    this.#draw();
  }

  #scroll(by: number): void {
    this.#from += by;
    this.#draw();
  }

  #draw(): void {
    const rows = (process.stdout.rows || 24) - 1;
    const columns = process.stdout.columns || 80;
    this.#from = Math.max(0, Math.min(this.#from, this.#lines.length - rows));
    const shown = this.#lines.slice(this.#from, this.#from + rows);
    const left = this.#lines.length - this.#from - rows;
    if (left > 0) shown[rows - 1] = ` and ${left + 1} more lines: use the arrow keys`;
    const all = [this.#head, ...shown].map((line) => `${cut(line, columns)}\x1b[0m\x1b[K`);
    writeAll(1, `\x1b[H${all.join("\r\n")}\x1b[J`);
  }

  [Symbol.dispose](): void {
    process.stdout.off("resize", this.#onResize);
    this.#input.off("data", this.#onKey);
    this.#input.setRawMode?.(false);
    this.#input.pause();
    writeAll(1, LEAVE);
  }
}

/** Returns the first `columns` characters of the line. Colours have no width. */
export function cut(line: string, columns: number): string {
  let room = columns;
  let at = 0;
  for (const [part] of line.matchAll(parts)) {
    if (!part.startsWith("\x1b") && --room < 0) return line.slice(0, at);
    at += part.length;
  }
  return line;
}
