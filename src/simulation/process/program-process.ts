import { Console } from "node:console";
import { EventEmitter } from "node:events";
import process from "node:process";
import { fileURLToPath } from "node:url";
import type { Resource } from "../../lifetime/resource.ts";
import type { VirtualTcp } from "../virtual/tcp.ts";
import { ProcessEnd, type World, worlds } from "../virtual/world.ts";
import type { ProcessResult } from "./host-process.ts";
import { startProgram } from "./program-modules.ts";
import { InputStream, OutputStream } from "./streams.ts";

/** Host of a process. */
export interface ProcessHost {
  readonly name: string;
  readonly tcp: VirtualTcp;
  /** Processes that run. */
  readonly running: ReadonlySet<ProgramProcess>;
  /** Returns the world of a new process. */
  newWorld(name: string): World;
  /** Returns the number of a new process. */
  nextProcessId(): number;
  /** Makes virtual time wait for work of the runtime, such as the load of a module. */
  load(work: Promise<void>): void;
  /** Ends the simulation with an error of a program. */
  fail(error: unknown): void;
  /** Adds a process, which ends with the host. */
  add(process: ProgramProcess): void;
  /** Removes a process that has ended. */
  remove(process: ProgramProcess): void;
}

/** Start of a process. */
export interface ProcessStart {
  readonly file: URL;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Gets the output on standard output and on standard error, in the world of the process. */
  readonly output: (chunk: Uint8Array) => void;
  readonly errors: (chunk: Uint8Array) => void;
}

/** Socket, server or child that keeps a process alive. */
export interface Handle {
  /** Closes it, because its process ends. */
  release(): void;
}

/**
 * Process of a simulated host: a program from a file, with its own modules, arguments, environment, standard streams,
 * sockets and children.
 *
 * @internal
 */
export class ProgramProcess {
  readonly world: World;
  readonly host: ProcessHost;
  readonly processId: number;
  readonly argv: string[];
  readonly env: Record<string, string | undefined>;
  /** Listeners of `process.on()`. */
  readonly events = new EventEmitter();
  readonly stdin = new InputStream();
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  readonly console: Console;
  readonly handles = new Set<Handle>();
  /** Open resources without a parent, oldest first. */
  readonly roots = new Set<Resource>();
  /** Result, undefined while the process runs. */
  result: ProcessResult | undefined;
  readonly #start: ProcessStart;
  readonly #ended: (result: ProcessResult) => void;
  #hasReturned = false;

  constructor(host: ProcessHost, start: ProcessStart, ended: (result: ProcessResult) => void) {
    const { file, args, environment, output, errors } = start;
    const path = fileURLToPath(file.href);
    this.host = host;
    this.processId = host.nextProcessId();
    this.world = host.newWorld(`${host.name}, process ${this.processId}`);
    this.argv = [process.execPath, path, ...args];
    this.env = { ...environment };
    this.stdout = new OutputStream(output);
    this.stderr = new OutputStream(errors);
    this.console = new Console(this.stdout, this.stderr);
    this.#start = start;
    this.#ended = ended;
    all.set(this.world, this);
    host.add(this);
  }

  /** Starts the program after `delayNs` nanoseconds. */
  run(delayNs: number): void {
    this.world.after(delayNs, () => {
      const failed = (error: unknown): void => {
        if (this.result === undefined) this.host.fail(error);
      };
      const program = {
        begin: () => worlds.enterWith(this.world),
        pause: () => worlds.enterWith(undefined),
        end: () => {
          this.#hasReturned = true;
        },
      };
      this.host.load(startProgram(this.#start.file, program, failed));
    });
  }

  /** Ends the process when its program has returned and nothing is left that could call it. */
  settle(): void {
    const { scheduled, background, waits } = this.world;
    if (!this.#hasReturned || this.result !== undefined) return;
    if (scheduled > background || waits.size > 0 || this.handles.size > 0 || this.stdin.isOpen) return;
    this.end({ code: 0, signal: null });
  }

  /** Ends the process, as `process.exit()` does. */
  exit(code: unknown): never {
    this.end({ code: Number(code ?? 0), signal: null });
    throw new ProcessEnd();
  }

  /** Sends a signal. A process without a listener for it ends. */
  kill(signal: string): void {
    if (signal !== "SIGKILL" && this.events.listenerCount(signal) > 0)
      this.world.after(0, () => this.events.emit(signal, signal));
    else this.end({ code: null, signal });
  }

  /** Closes the objects that the program has left open. */
  closeRoots(): void {
    for (const root of [...this.roots].reverse()) closeQuietly(root);
    this.roots.clear();
  }

  /** Ends the process. Its sockets and devices close, and none of its code runs again. */
  end(result: ProcessResult): void {
    if (this.result !== undefined) return;
    this.result = result;
    if (result.code !== null) this.world.enter(() => this.events.emit("exit", result.code));
    for (const handle of this.handles) handle.release();
    this.world.enter(() => this.closeRoots());
    this.world.end();
    this.host.remove(this);
    this.#ended(result);
  }
}

const all = new WeakMap<World, ProgramProcess>();

/** Returns the process of the running code, undefined for code of no process. @internal */
export function processHere(): ProgramProcess | undefined {
  const world = worlds.getStore();
  return world === undefined ? undefined : all.get(world);
}

/** Returns the set of the open resources of a process without a parent, undefined for code of no process. @internal */
export const processRoots = (): Set<Resource> | undefined => processHere()?.roots;

/** Closes a resource of a process that has ended. Its errors have no reader. */
function closeQuietly(root: Resource): void {
  try {
    root.close();
  } catch {
    // The NIC of the host frees the rest.
  }
}
