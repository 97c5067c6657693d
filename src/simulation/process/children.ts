import { EventEmitter } from "node:events";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { EscapeError } from "../simulation-error.ts";
import type { ProcessResult } from "./host-process.ts";
import { type Handle, ProgramProcess } from "./program-process.ts";
import { InputStream, OutputStream, Pipe } from "./streams.ts";

/** Bounds of the time to start a process, in nanoseconds. */
export const START_NS = [500_000, 3_000_000] as const;
/** Bounds of the time from the end of a process to the event of its parent, in nanoseconds. */
const EXIT_NS = [20_000, 100_000] as const;

type Stream = "pipe" | "ignore" | "inherit";

/** Options of `spawn` that a simulation supports. */
interface SpawnOptions {
  readonly stdio?: string | readonly unknown[];
  readonly env?: Record<string, string | undefined>;
  readonly windowsHide?: boolean;
}

const SUPPORTED: readonly string[] = [
  "stdio",
  "env",
  "windowsHide",
] satisfies readonly (keyof SpawnOptions)[];

/** Returns the kinds of the three standard streams. Throws EscapeError for another kind. */
function streamsOf(parent: ProgramProcess, stdio: SpawnOptions["stdio"]): readonly Stream[] {
  const given = typeof stdio === "string" ? [stdio, stdio, stdio] : (stdio ?? []);
  return [0, 1, 2].map((i) => {
    const kind = given[i] ?? "pipe";
    if (kind === "pipe" || kind === "ignore" || kind === "inherit") return kind;
    throw refused(parent, `node:child_process spawn with stdio ${JSON.stringify(kind)}`);
  });
}

const refused = (parent: ProgramProcess, call: string): EscapeError =>
  new EscapeError(
    `${call} (${parent.world.name})`,
    "A simulated process starts other programs for the same runtime: spawn(process.execPath, [script, ...]).",
  );

/** Returns the script and its arguments in the arguments of a runtime. */
function scriptIn(parent: ProgramProcess, args: readonly string[]): number {
  const own = args.indexOf(parent.argv[1]!);
  return own >= 0 ? own : args.findIndex((word) => /\.[cm]?[jt]sx?$/.test(word) && existsSync(word));
}

/** Child of a process, as `spawn` of `node:child_process` returns it. */
class Child extends EventEmitter implements Handle {
  readonly pid: number;
  readonly stdin: OutputStream | null;
  readonly stdout: InputStream | null;
  readonly stderr: InputStream | null;
  readonly connected = false;
  exitCode: number | null = null;
  signalCode: string | null = null;
  killed = false;
  readonly #parent: ProgramProcess;
  readonly #process: ProgramProcess;
  /** Ends of the two output streams, before which the child is not closed. */
  #open = 0;

  constructor(parent: ProgramProcess, file: string, args: readonly string[], options: SpawnOptions) {
    super();
    this.#parent = parent;
    const [input, output, errors] = streamsOf(parent, options.stdio);
    const { jitter } = parent.world;
    this.stdout = output === "pipe" ? new InputStream() : null;
    this.stderr = errors === "pipe" ? new InputStream() : null;
    const sinks = [
      this.#sink(this.stdout, output!, parent.stdout),
      this.#sink(this.stderr, errors!, parent.stderr),
    ] as const;
    const ended = (result: ProcessResult): void => {
      for (const { end } of sinks) end();
      parent.world.after(jitter.between(...EXIT_NS), () => this.#exit(result));
    };
    this.#process = new ProgramProcess(
      parent.host,
      {
        file: pathToFileURL(resolve(file)),
        args,
        environment: options.env ?? parent.env,
        output: sinks[0].write,
        errors: sinks[1].write,
      },
      ended,
    );
    this.pid = this.#process.processId;
    this.stdin = input === "pipe" ? this.#inputOf(this.#process) : null;
    if (this.stdin === null) this.#process.stdin.push(null);
    parent.handles.add(this);
    this.#process.run(jitter.between(...START_NS));
    queueMicrotask(() => this.emit("spawn"));
  }

  /** Connects an output of the child to a stream of the parent. */
  #sink(stream: InputStream | null, kind: Stream, inherited: OutputStream) {
    const { world } = this.#parent;
    if (kind === "ignore") return { write: () => {}, end: () => {} };
    if (stream === null) {
      const pipe = new Pipe(world, (chunk) => void (chunk === null || inherited.write(chunk)));
      return { write: (chunk: Uint8Array) => pipe.send(chunk), end: () => {} };
    }
    this.#open++;
    const pipe = new Pipe(world, (chunk) => {
      stream.push(chunk);
      if (chunk === null) this.#close();
    });
    return { write: (chunk: Uint8Array) => pipe.send(chunk), end: () => pipe.send(null) };
  }

  #inputOf({ stdin, world }: ProgramProcess): OutputStream {
    const pipe = new Pipe(world, (chunk) => stdin.push(chunk));
    return new OutputStream(
      (chunk) => pipe.send(chunk),
      () => pipe.send(null),
    );
  }

  #exit({ code, signal }: ProcessResult): void {
    this.exitCode = code;
    this.signalCode = signal;
    this.emit("exit", code, signal);
    this.#open++;
    this.#close();
  }

  #close(): void {
    if (--this.#open > 0 || (this.exitCode === null && this.signalCode === null)) return;
    this.#parent.handles.delete(this);
    this.emit("close", this.exitCode, this.signalCode);
  }

  kill(signal: unknown = "SIGTERM"): boolean {
    if (this.#process.result !== undefined) return false;
    this.killed = true;
    this.#process.kill(String(signal));
    return true;
  }

  ref(): void {
    if (this.exitCode === null && this.signalCode === null) this.#parent.handles.add(this);
  }

  unref(): void {
    this.#parent.handles.delete(this);
  }

  /** Ends the input of the child. It outlives its parent, as a real one does. */
  release(): void {
    this.stdin?.end();
  }
}

/** Starts a program of the same runtime, as `spawn` of `node:child_process` does. Throws EscapeError for another one. */
export function spawnChild(parent: ProgramProcess, given: readonly unknown[]): Child {
  const [command] = given;
  const args = (Array.isArray(given[1]) ? given[1] : []).map(String);
  const options = ((Array.isArray(given[1]) ? given[2] : given[1]) ?? {}) as SpawnOptions;
  const script = scriptIn(parent, args);
  if (command !== process.execPath || script < 0)
    throw refused(parent, `node:child_process spawn ${JSON.stringify([command, ...args].join(" "))}`);
  const other = Object.keys(options).find((name) => !SUPPORTED.includes(name));
  if (other !== undefined) throw refused(parent, `node:child_process spawn with the option "${other}"`);
  return new Child(parent, args[script]!, args.slice(script + 1), options);
}
