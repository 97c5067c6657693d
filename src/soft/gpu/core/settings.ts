// What the environment says. A value that is no number is ignored.
import { availableParallelism, totalmem } from "node:os";
import process from "node:process";
import { runtimeName } from "../../../../ffi/runtime/index.ts";
import { WINDOW_BYTES } from "./window.ts";

/** A whole number above 0. */
export function positiveSetting(name: string, otherwise: number): number {
  const value = Number(process.env[name]);
  return Number.isInteger(value) && value > 0 ? value : otherwise;
}

/**
 * How long a synchronising call waits for work that nothing completes, in milliseconds (DOORBELL_SOFT_GPU_TIMEOUT_MS, 30 000).
 * 0 waits for ever, as C does.
 */
export function patienceMs(): number {
  const text = process.env["DOORBELL_SOFT_GPU_TIMEOUT_MS"];
  const value = Number(text);
  if (text === undefined || text === "" || !(value >= 0)) return 30_000;
  return value === 0 ? Number.POSITIVE_INFINITY : value;
}

/** How long a kernel may run before it is ended as one that never ends, in milliseconds (DOORBELL_SOFT_GPU_LAUNCH_TIMEOUT_MS, 60 000). */
export const launchTimeoutMs = (): number => positiveSetting("DOORBELL_SOFT_GPU_LAUNCH_TIMEOUT_MS", 60_000);

/** Whether memory that nobody freed is told when its context ends (DOORBELL_SOFT_GPU_LEAKS=1). */
export const tellsLeaks = (): boolean => process.env["DOORBELL_SOFT_GPU_LEAKS"] === "1";

/** What is wrong with the way from one device to another's memory. */
export type LinkFault = "lost" | "refused";

/**
 * What is wrong with links between devices (DOORBELL_SOFT_GPU_LINKS, "0>1=lost,2>3=refused"): of the first what device 0 writes to memory that
 * another process shares of device 1 does not arrive, the second is refused. It is read whenever access is asked for.
 */
export function linkFault(from: number, to: number): LinkFault | undefined {
  const found = (process.env["DOORBELL_SOFT_GPU_LINKS"] ?? "")
    .split(",")
    .map((part) => /^\s*(\d+)>(\d+)=(lost|refused)\s*$/.exec(part))
    .find((part) => part !== null && Number(part[1]) === from && Number(part[2]) === to);
  return found?.[3] as LinkFault | undefined;
}

/** How long workers may take to see that a launch is to stop, before they are given up (DOORBELL_SOFT_GPU_STOP_MS, 5000). */
export const stopMs = (): number => positiveSetting("DOORBELL_SOFT_GPU_STOP_MS", 5000);

/** The compute capability that the devices report, times ten (DOORBELL_SOFT_GPU_SM, 90). */
export function architectureSetting(): number {
  const value = positiveSetting("DOORBELL_SOFT_GPU_SM", 90);
  return value >= 50 && value <= 121 ? value : 90;
}

/** A control block has room for so many. */
export const MOST_WORKERS = 64;

/**
 * Bun gives a process memories of WebAssembly for three times the machine's memory in all, and each worker takes 4 GiB of addresses: a third is
 * left for launches that overlap.
 */
const roomInRuntime = (): number =>
  runtimeName === "bun" ? Math.max(1, Math.floor((2 * totalmem()) / WINDOW_BYTES)) : MOST_WORKERS;

/** Worker threads that run the blocks of a kernel (DOORBELL_SOFT_GPU_WORKERS, one for each processor): a device's multiprocessors. */
export const workerCount = (): number =>
  Math.min(
    MOST_WORKERS,
    positiveSetting("DOORBELL_SOFT_GPU_WORKERS", Math.min(availableParallelism(), roomInRuntime())),
  );
