import { type ChildProcess, spawn } from "node:child_process";
import { availableParallelism, setPriority } from "node:os";

/** One process pinned to each core that computes without a pause, as other programs of a busy machine do. */
export class BusyMachine implements Disposable {
  readonly #children: readonly ChildProcess[];

  /** Starts the processes with this nice value, from 0 to 19. Without a value it starts none. */
  constructor(nice: number | undefined) {
    const count = nice === undefined ? 0 : availableParallelism();
    this.#children = Array.from({ length: count }, (_, core) => {
      // taskset becomes the program that it starts, so the child is the computing process.
      const command = [process.execPath, "-e", "for (let i = 0; ; i++);"];
      const child = spawn("taskset", ["-c", String(core), ...command], {
        stdio: "ignore",
        env: { ...process.env, BUN_BE_BUN: "1" },
      });
      setPriority(child.pid!, nice!);
      return child;
    });
  }

  [Symbol.dispose](): void {
    for (const child of this.#children) child.kill("SIGKILL");
  }
}
