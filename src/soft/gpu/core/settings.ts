// Settings of the soft GPU from environment variables. A value that is not a number is ignored.
import { availableParallelism, totalmem } from "node:os";
import process from "node:process";
import { runtimeName } from "../../../../ffi/runtime/index.ts";
import { WINDOW_BYTES } from "./window.ts";

/** Returns a positive integer setting, or `otherwise`. */
export function positiveSetting(name: string, otherwise: number): number {
  const value = Number(process.env[name]);
  return Number.isInteger(value) && value > 0 ? value : otherwise;
}

/**
 * Returns the time limit of synchronizing calls for work that nothing completes, in milliseconds
 * (DOORBELL_SOFT_GPU_TIMEOUT_MS, 30 000). 0 means no limit, as in C.
 */
export function waitLimitMs(): number {
  const text = process.env["DOORBELL_SOFT_GPU_TIMEOUT_MS"];
  const value = Number(text);
  if (text === undefined || text === "" || !(value >= 0)) return 30_000;
  return value === 0 ? Number.POSITIVE_INFINITY : value;
}

/** Returns the time limit of a kernel, in milliseconds (DOORBELL_SOFT_GPU_LAUNCH_TIMEOUT_MS, 60 000). */
export const launchTimeoutMs = (): number => positiveSetting("DOORBELL_SOFT_GPU_LAUNCH_TIMEOUT_MS", 60_000);

/** Returns true when leaked memory is reported at the end of its context (DOORBELL_SOFT_GPU_LEAKS=1). */
export const reportsLeaks = (): boolean => process.env["DOORBELL_SOFT_GPU_LEAKS"] === "1";

/** Simulated failure of the link from one device to another device's memory. */
export type LinkFault = "lost" | "refused";

/**
 * Returns the simulated failure of a link (DOORBELL_SOFT_GPU_LINKS, for example "0>1=lost,2>3=refused").
 * `lost`: writes of device 0 to memory that another process shares of device 1 do not arrive. `refused`:
 * access is refused. The variable is read at each request for access.
 */
export function linkFault(from: number, to: number): LinkFault | undefined {
  const found = (process.env["DOORBELL_SOFT_GPU_LINKS"] ?? "")
    .split(",")
    .map((part) => /^\s*(\d+)>(\d+)=(lost|refused)\s*$/.exec(part))
    .find((part) => part !== null && Number(part[1]) === from && Number(part[2]) === to);
  return found?.[3] as LinkFault | undefined;
}

/**
 * Returns the time that workers get to stop a launch before they are abandoned, in milliseconds
 * (DOORBELL_SOFT_GPU_STOP_MS, 5000).
 */
export const stopMs = (): number => positiveSetting("DOORBELL_SOFT_GPU_STOP_MS", 5000);

/** Returns the compute capability of the devices times ten (DOORBELL_SOFT_GPU_SM, 90). */
export function architectureSetting(): number {
  const value = positiveSetting("DOORBELL_SOFT_GPU_SM", 90);
  return value >= 50 && value <= 121 ? value : 90;
}

/** Maximum number of workers that a control block has room for. */
export const MOST_WORKERS = 64;

/**
 * Returns the number of workers for which the runtime has address space. Bun limits the WebAssembly memories of a
 * process to three times the machine's memory, and each worker takes 4 GiB. A third is left for overlapping
 * launches.
 */
const roomInRuntime = (): number =>
  runtimeName === "bun" ? Math.max(1, Math.floor((2 * totalmem()) / WINDOW_BYTES)) : MOST_WORKERS;

/**
 * Returns the number of worker threads that run blocks (DOORBELL_SOFT_GPU_WORKERS, default one per
 * processor).
 */
export const workerCount = (): number =>
  Math.min(
    MOST_WORKERS,
    positiveSetting("DOORBELL_SOFT_GPU_WORKERS", Math.min(availableParallelism(), roomInRuntime())),
  );

const MOST_MULTIPROCESSORS = 256;

/**
 * Returns the number of multiprocessors that a device reports (DOORBELL_SOFT_GPU_MULTIPROCESSORS, default one
 * per worker thread). Blocks of more multiprocessors than threads share the threads.
 */
export const multiprocessorCount = (): number =>
  Math.min(MOST_MULTIPROCESSORS, positiveSetting("DOORBELL_SOFT_GPU_MULTIPROCESSORS", workerCount()));
