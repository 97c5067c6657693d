import process from "node:process";
import { sizeText } from "../send-file/connection.ts";

const barCells = 30;
const redrawMs = 80;

/** Progress bar on standard error. Prints nothing if standard error is not a terminal. */
export class Progress {
  readonly #total: number;
  readonly #start = performance.now();
  #drawn = Number.NEGATIVE_INFINITY;

  constructor(total: number) {
    this.#total = total;
  }

  update(bytes: number): void {
    const now = performance.now();
    if (!process.stderr.isTTY || now - this.#drawn < redrawMs) return;
    this.#drawn = now;
    const part = this.#total === 0 ? 1 : bytes / this.#total;
    const cells = Math.round(part * barCells);
    const bar = "█".repeat(cells) + "░".repeat(barCells - cells);
    const rate = (bytes / 1e6 / (now - this.#start)).toFixed(2);
    const text = `${bar} ${String(Math.floor(part * 100)).padStart(3)} %  ${sizeText(bytes)} of ${sizeText(this.#total)}  ${rate} GB/s`;
    process.stderr.write(`\r  ${text}\x1b[K`);
  }

  /** Removes the bar. */
  end(): void {
    if (process.stderr.isTTY && this.#drawn > 0) process.stderr.write("\r\x1b[K");
  }
}
