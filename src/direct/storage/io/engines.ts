import type { IoEngine } from "./io-engine.ts";
import { ThreadPool } from "./thread-pool.ts";
import { refusal, UringEngine } from "./uring-engine.ts";

let uring: UringEngine | string | undefined;
let pool: ThreadPool | undefined;

/** This process's io_uring, or in words why there is none. */
export function uringOrReason(): UringEngine | string {
  if (uring === undefined) {
    const opened = UringEngine.open();
    uring = typeof opened === "number" ? refusal(opened) : opened;
  }
  return uring;
}

/** This process's storage threads, started at first use. */
export function threadPool(): ThreadPool {
  pool ??= new ThreadPool();
  return pool;
}

/** The engine of that name; threads where io_uring is not to be had. */
export function ioEngine(name: "io_uring" | "threads"): IoEngine {
  const found = name === "io_uring" ? uringOrReason() : undefined;
  return found === undefined || typeof found === "string" ? threadPool() : found;
}
