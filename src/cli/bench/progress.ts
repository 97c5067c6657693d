import process from "node:process";
import { SingleBar } from "cli-progress";

/** How far the runs of a benchmark are: a line on standard error, on a terminal; else nothing. */
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

  /** The next run begins. */
  begin(what: string): void {
    this.#what = what;
    this.#bar?.update(this.#done, this.#payload());
  }

  /** This part of the run is done. It may be called often: the line is drawn ten times a second. */
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
