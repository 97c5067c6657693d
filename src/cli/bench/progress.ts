import process from "node:process";
import { SingleBar } from "cli-progress";

/** Progress of a benchmark, as a line on standard error when that is a terminal. */
export class Progress implements Disposable {
  readonly #bar: SingleBar | undefined;
  readonly #runs: number;
  #done = 0;
  #what = "";

  constructor(runs: number, isWanted: boolean) {
    this.#runs = runs;
    if (!isWanted || process.stderr.isTTY !== true) return;
    this.#bar = new SingleBar({
      format: " {bar} {run} of {runs}  {what}",
      stream: process.stderr,
      barCompleteChar: "━",
      barIncompleteChar: "─",
      barsize: 24,
      hideCursor: true,
      clearOnComplete: true,
      linewrap: false,
    });
    this.#bar.start(runs, 0, this.#payload());
  }

  #payload() {
    return { run: Math.min(this.#done + 1, this.#runs), runs: this.#runs, what: this.#what };
  }

  /** Begins the next run. */
  begin(what: string): void {
    this.#what = what;
    this.#bar?.update(this.#done, this.#payload());
  }

  /** Sets the finished part of the run. It may be called often: the line is drawn ten times a second. */
  readonly tick = (part: number): void => {
    this.#bar?.update(this.#done + Math.min(part, 1), this.#payload());
  };

  end(): void {
    this.#done++;
    this.#bar?.update(this.#done, this.#payload());
  }

  [Symbol.dispose](): void {
    this.#bar?.stop();
  }
}
