import { OutputText } from "./streams.ts";

/** Result of a process. */
export interface ProcessResult {
  /** Exit code. Null after a signal. */
  readonly code: number | null;
  readonly signal: string | null;
}

/** Process that a {@link HostProcess} stands for. */
interface Killable {
  kill(signal: string): void;
}

/** Error that {@link HostProcess.done} throws shows this many characters of the standard error. */
const SHOWN = 2000;

/**
 * Process of a simulated host that {@link Host.start} has started.
 *
 * @example
 * await simulate({ hosts: 2, seed: 1 }, async (cluster) => {
 *   const server = cluster.host(0).start("examples/rc-pingpong.ts");
 *   const client = cluster.host(1).start("examples/rc-pingpong.ts", ["host0"]);
 *   await client.done();
 *   console.log(client.stdout.includes("1000 iters"), await server.exited); // true 0
 * });
 */
export class HostProcess {
  /**
   * Result of the process: its exit code, null after a signal, and undefined when the host has crashed.
   */
  readonly exited: Promise<number | null | undefined>;
  readonly #name: string;
  readonly #output: OutputText;
  readonly #errors: OutputText;
  #process: Killable | undefined;
  #resolve: (code: number | null | undefined) => void = () => {};

  /** @internal Use {@link Host.start}. `print` gets each line of the output. */
  constructor(name: string, print: (line: string, isError: boolean) => void) {
    this.#name = name;
    this.#output = new OutputText((line) => print(line, false));
    this.#errors = new OutputText((line) => print(line, true));
    this.exited = new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  /** @internal Takes the output of the process. */
  output(chunk: Uint8Array, isError: boolean): void {
    (isError ? this.#errors : this.#output).add(chunk);
  }

  /** @internal Begins to stand for a process. */
  attach(process: Killable): void {
    this.#process = process;
  }

  /** @internal Ends with the result of the process, undefined after a crash. */
  end(result: ProcessResult | undefined): void {
    this.#output.end();
    this.#errors.end();
    this.#resolve(result === undefined ? undefined : result.code);
  }

  /** Text on standard output so far. */
  get stdout(): string {
    return this.#output.text;
  }

  /** Text on standard error so far. */
  get stderr(): string {
    return this.#errors.text;
  }

  /**
   * Waits until the process has ended. Rejects unless its exit code is 0 or its host has crashed.
   *
   * @example
   * await cluster.host(0).start("examples/connect.ts").done();
   */
  async done(): Promise<void> {
    const code = await this.exited;
    if (code === 0 || code === undefined) return;
    const end = code === null ? "a signal has ended it" : `it has ended with exit code ${code}`;
    throw new Error(`${this.#name}: ${end}\n${this.stderr.slice(-SHOWN)}`.trim());
  }

  /**
   * Sends a signal. A process without a listener for it ends.
   *
   * @example
   * const server = cluster.host(0).start("examples/rc-pingpong.ts");
   * server.kill();
   * console.log(await server.exited); // null
   */
  kill(signal: string = "SIGTERM"): void {
    this.#process?.kill(signal);
  }
}

/** Options of a started program, checked. */
export interface CheckedStart {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly input: string;
  readonly print: boolean;
}

/** Processes of a simulated host, as the host sees them. @internal */
export interface RunningProcesses {
  /** Starts a program from a file. */
  start(program: string | URL, options: CheckedStart): HostProcess;
  /** Looks at the processes after a step of a program. */
  settle(): void;
  /** Ends all processes, because the host crashes. */
  crash(): void;
}
