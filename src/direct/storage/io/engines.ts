import type { IoEngine } from "./io-engine.ts";
import { ThreadPool } from "./thread-pool.ts";
import { refusal, UringEngine } from "./uring-engine.ts";

let uring: UringEngine | string | undefined;
let pool: ThreadPool | undefined;

/** Returns the io_uring engine of this process, or the reason why there is none. */
export function uringOrReason(): UringEngine | string {
  if (uring === undefined) {
    const opened = UringEngine.open();
    uring = typeof opened === "number" ? refusal(opened) : opened;
  }
  return uring;
}

/** Returns the storage threads of this process, started at first use. */
export function threadPool(): ThreadPool {
  pool ??= new ThreadPool();
  return pool;
}

/** Returns the engine of the given name, or threads where io_uring is not available. */
export function ioEngine(name: "io_uring" | "threads"): IoEngine {
  const found = name === "io_uring" ? uringOrReason() : undefined;
  return found === undefined || typeof found === "string" ? threadPool() : found;
}
