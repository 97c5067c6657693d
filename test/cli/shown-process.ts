import { type ChildProcess, spawn } from "node:child_process";
import { environment, type RuntimeName, root, runtimes } from "./run-command.ts";

/** A program of test/fixtures/shown that runs beside the test until it is disposed. */
export class ShownProcess implements AsyncDisposable {
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown>;

  private constructor(child: ChildProcess) {
    this.#child = child;
    this.#ended = new Promise((resolve) => child.once("exit", resolve));
  }

  /** Starts the program, and resolves once it prints that it is ready. */
  static async start(
    fixture: string,
    {
      runtime = "bun",
      env = {},
      args = [],
    }: { runtime?: RuntimeName; env?: Record<string, string>; args?: string[] } = {},
  ): Promise<ShownProcess> {
    const [executable, ...rest] = runtimes[runtime];
    const child = spawn(executable, [...rest, `${root}test/fixtures/shown/${fixture}`, ...args], {
      cwd: root,
      env: environment(env),
      stdio: ["pipe", "pipe", "inherit"],
    });
    const started = new ShownProcess(child);
    await new Promise<void>((resolve, reject) => {
      child.stdout?.setEncoding("utf8").once("data", () => resolve());
      child.once("exit", (code) => reject(new Error(`${fixture} ended with ${code}`)));
    });
    return started;
  }

  get pid(): number {
    return this.#child.pid!;
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#child.kill("SIGCONT");
    this.#child.stdin?.end();
    const timer = setTimeout(() => this.#child.kill("SIGKILL"), 10_000);
    await this.#ended;
    clearTimeout(timer);
  }
}
