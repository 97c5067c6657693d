import process from "node:process";
import { pathToFileURL } from "node:url";
import { EscapeError } from "../simulation-error.ts";
import type { VirtualTcp } from "../virtual/tcp.ts";
import type { World } from "../virtual/world.ts";
import { START_NS } from "./children.ts";
import { type CheckedStart, HostProcess, type RunningProcesses } from "./host-process.ts";
import { installProcesses } from "./install-processes.ts";
import { type ProcessHost, ProgramProcess } from "./program-process.ts";

/** Number of the first process of a host. */
const FIRST_PROCESS = 1001;

/** Parts of {@link HostProcesses}. */
export interface HostProcessesParts {
  readonly name: string;
  readonly tcp: VirtualTcp;
  readonly world: World;
  readonly newWorld: (name: string) => World;
  readonly load: (work: Promise<void>) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Processes of a host, from a start of the host to its crash.
 *
 * @internal
 */
export class HostProcesses implements ProcessHost, RunningProcesses {
  readonly name: string;
  readonly tcp: VirtualTcp;
  readonly running = new Set<ProgramProcess>();
  readonly newWorld: (name: string) => World;
  readonly load: (work: Promise<void>) => void;
  readonly fail: (error: unknown) => void;
  readonly #world: World;
  readonly #started = new Set<HostProcess>();
  #last = FIRST_PROCESS - 1;

  constructor({ name, tcp, world, newWorld, load, fail }: HostProcessesParts) {
    this.name = name;
    this.tcp = tcp;
    this.#world = world;
    this.newWorld = newWorld;
    this.load = load;
    this.fail = fail;
  }

  nextProcessId(): number {
    return ++this.#last;
  }

  add(process: ProgramProcess): void {
    this.running.add(process);
  }

  remove(process: ProgramProcess): void {
    this.running.delete(process);
  }

  /** Starts a program. */
  start(program: string | URL, { args, env, input, print }: CheckedStart): HostProcess {
    const file = typeof program === "string" ? pathToFileURL(program) : program;
    const { write } = installProcesses();
    const name = `${this.name}: ${file.pathname.slice(file.pathname.lastIndexOf("/") + 1)}`;
    const started = new HostProcess(name, (line, isError) => {
      if (print) write(`${this.name}: ${line}\n`, isError);
    });
    const running = new ProgramProcess(
      this,
      {
        ...{ file, args, environment: { ...process.env, ...env } },
        output: (chunk) => started.output(chunk, false),
        errors: (chunk) => started.output(chunk, true),
      },
      (result) => {
        this.#started.delete(started);
        this.#world.after(0, () => started.end(result));
      },
    );
    started.attach(running);
    this.#started.add(started);
    if (input !== "") running.stdin.push(Buffer.from(input));
    running.stdin.push(null);
    running.run(this.#world.jitter.between(...START_NS));
    return started;
  }

  /** Ends the processes that have nothing left to do. */
  settle(): void {
    for (const one of this.running) one.settle();
    if (this.running.size > 0 && process.exitCode !== undefined && process.exitCode !== exitCodeBefore) {
      const code = process.exitCode;
      process.exitCode = exitCodeBefore;
      this.fail(
        new EscapeError(`process.exitCode = ${code}`, `Call process.exit(${code}) in a simulated process.`),
      );
    }
  }

  /** Ends the processes of a host that crashes. */
  crash(): void {
    for (const one of this.running) one.closeRoots();
    this.running.clear();
    for (const one of this.#started) one.end(undefined);
    this.#started.clear();
  }
}

/** Exit code of the real process before the simulation. */
const exitCodeBefore = process.exitCode;
