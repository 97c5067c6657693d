import process from "node:process";
import type { Worker } from "node:worker_threads";

// A URL: Deno has two types of that name.
type WorkerFile = ConstructorParameters<typeof Worker>[0];

/** The threads of this library, each a file that begins to run when it is loaded. */
export type ThreadName = "fd-watcher" | "nic" | "gpu" | "storage" | "heart" | "network";

/** Which thread this one is, in a program that Bun bundled: all of them have one text there. */
export const bundledThread = (): ThreadName | undefined =>
  (globalThis as { doorbellThread?: ThreadName }).doorbellThread;

// Bun's bundler puts all modules into one file, or into an executable: no thread's file lies beside this one then.
const bundled = "Bun" in globalThis && !/\/thread\.[jt]s$/.test(import.meta.url);
const carried = bundled && bundledThread() === undefined ? (await import("#threads")).text : undefined;

// JSR's modules come over https. Deno starts no worker from there, but one that imports it; and as a thread may be awaited by one that
// is blocked, which loads nothing then, its file must be here before: Deno loads what it sees imported, even if that is never run.
const startable = (file: URL): URL =>
  file.protocol === "file:" ? file : new URL(`data:text/javascript,import ${JSON.stringify(file.href)};`);

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
      ? new threads.Worker(startable(file) as WorkerFile, { workerData })
      : new threads.Worker(`globalThis.doorbellThread = "${name}";\n${carried}`, { eval: true, workerData });
  worker.unref();
  return worker;
}
