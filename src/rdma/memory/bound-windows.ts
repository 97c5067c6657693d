import type { MemoryWindow } from "./memory-window.ts";

/** Type 2 windows that were bound through a queue pair. They must close before the queue pair. */
export class BoundWindows {
  readonly queuePair: object;
  readonly #windows = new Set<MemoryWindow>();

  constructor(queuePair: object) {
    this.queuePair = queuePair;
  }

  note(window: MemoryWindow): void {
    for (const known of this.#windows) if (known.closed) this.#windows.delete(known);
    this.#windows.add(window);
  }

  /** Closes the windows that no other queue pair has bound since. */
  close(): void {
    for (const window of this.#windows) if (window.isBoundBy(this.queuePair)) window.close();
    this.#windows.clear();
  }
}
