import process from "node:process";

/** Work of a thread as steps, none of which blocks. A simulation runs them on its own thread. */
export interface ThreadSteps {
  /** Receives a message of the program. */
  receive(message: unknown): void;
  /** Returns true when the program has written a word for which the thread sleeps. */
  isWoken(): boolean;
  /** Runs the possible work. Returns the state of the work after it. */
  step(): "worked" | "busy" | "idle" | "ended";
  /** Ends the work. The program has requested the end, and waits for it. */
  end(): void;
}

/** A started thread: the members of Node's `Worker` that this library uses, so that programs need no types of Node. */
export interface StartedThread {
  // biome-ignore lint/suspicious/noExplicitAny: each event has arguments of its own
  on(event: "message" | "error" | "exit", listener: (argument: any) => void): unknown;
  // biome-ignore lint/suspicious/noExplicitAny: each event has arguments of its own
  once(event: "message" | "error" | "exit", listener: (argument: any) => void): unknown;
  postMessage(message: unknown): void;
  ref(): void;
  unref(): void;
  terminate(): Promise<number>;
  /** Ends the steps of a simulated thread at once, where a program waits for a real thread. */
  endSteps?(): void;
  /** Runs a step of a simulated thread at once, where a program waits for a real thread. */
  stepNow?(): void;
}

/** Names of the library's threads. Each is a file that starts to run when it is loaded. */
export type ThreadName = "fd-watcher" | "nic" | "gpu" | "storage" | "soft-disk" | "heartbeat" | "network";

/** Returns the name of this thread in a program that Bun bundled, where all threads share one text. */
export const bundledThread = (): ThreadName | undefined =>
  (globalThis as { doorbellThread?: ThreadName }).doorbellThread;

// True in a program that Bun's bundler made, where no thread file exists beside this one.
const bundled = "Bun" in globalThis && !/\/thread\.[jt]s$/.test(import.meta.url);
// The bundler resolves `require`. An `import` would run the macro of that file in other runtimes, and an `await` is not allowed here
// (see selected.ts).
const carried =
  bundled && bundledThread() === undefined
    ? (require("#threads") as typeof import("#threads")).threadText
    : undefined;

// JSR serves modules over https. Deno starts a worker from there only through a module that imports it. The
// file must be loaded before the worker starts, because a blocked thread that waits for the worker loads
// nothing. Deno loads every import it sees, even one that never runs.
const startable = (file: URL): URL =>
  file.protocol === "file:" ? file : new URL(`data:text/javascript,import ${JSON.stringify(file.href)};`);

/** Function that sends a message of a thread to the program. */
export type SendMessage = (message: unknown) => void;

let stepped: ((makeSteps: (send: SendMessage) => ThreadSteps) => StartedThread | undefined) | undefined;

/**
 * Starts threads that have steps with `run`, unless its result is undefined. Without an argument, they are threads
 * again.
 *
 * @internal
 */
export function runThreadsAsSteps(run?: NonNullable<typeof stepped>): void {
  stepped = run;
}

let guard: ((name: ThreadName) => void) | undefined;

/**
 * Calls `check` before each start of a thread. A simulation throws there, because the order of threads is not
 * repeatable. Without an argument, threads start unchecked.
 *
 * @internal
 */
export function guardThreads(check?: (name: ThreadName) => void): void {
  guard = check;
}

/**
 * Starts a thread (`new Worker`) that does not keep the process alive. The thread runs its file or, in a
 * program that `bun build` made, the text that the program contains. `makeSteps` makes the same work as steps, for a
 * simulation.
 *
 * @internal Starts only the threads of this library.
 */
export function startThread(
  name: ThreadName,
  file: URL,
  workerData: unknown,
  makeSteps?: (send: SendMessage) => ThreadSteps,
): StartedThread {
  const simulated = makeSteps && stepped?.(makeSteps);
  if (simulated !== undefined) return simulated;
  guard?.(name);
  // Loaded on demand, so that a program without threads does not wait for it.
  const threads = process.getBuiltinModule("node:worker_threads");
  // Deno declares two types named URL.
  type WorkerFile = ConstructorParameters<typeof threads.Worker>[0];
  const worker =
    carried === undefined
      ? new threads.Worker(startable(file) as WorkerFile, { workerData })
      : new threads.Worker(`globalThis.doorbellThread = "${name}";\n${carried()}`, {
          eval: true,
          workerData,
        });
  worker.unref();
  return worker;
}
