import process from "node:process";
import type { Worker } from "node:worker_threads";

/** The threads of this library, each a file that begins to run when it is loaded. */
export type ThreadName = "fd-watcher" | "nic" | "gpu";

declare global {
  /** Which thread this one is, in a program that Bun bundled: all of them have one text there. */
  var doorbellThread: ThreadName | undefined;
}

// Bun's bundler puts all modules into one file, or into an executable: no thread's file lies beside this one then.
const bundled = "Bun" in globalThis && !/\/thread\.[jt]s$/.test(import.meta.url);
const carried =
  bundled && globalThis.doorbellThread === undefined ? (await import("#threads")).text : undefined;

/**
 * Starts a thread (`new Worker`) that does not keep the process alive: from its file or, in a program that `bun build` made,
 * from the text that the program carries.
 *
 * @internal A thread of this library; programs start theirs themselves.
 */
export function startThread(name: ThreadName, file: URL, workerData: unknown): Worker {
  // Loaded here: a program that starts no thread need not wait for it.
  const threads = process.getBuiltinModule("node:worker_threads");
  const worker =
    carried === undefined
      ? new threads.Worker(file, { workerData })
      : new threads.Worker(`globalThis.doorbellThread = "${name}";\n${carried}`, { eval: true, workerData });
  worker.unref();
  return worker;
}
