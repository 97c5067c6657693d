// Network thread of the collectives. It connects with the threads of the peers, and then executes the
// commands that streams make ready.
import { parentPort, workerData } from "node:worker_threads";
import { libc } from "../../../../ffi/libc/index.ts";
import { suppressFallbackReport } from "../../../arguments/provider-preference.ts";
import { Control } from "./network-layout.ts";
import { NetworkWork } from "./network-work.ts";
import type { NetworkShare, ToThread } from "./thread-messages.ts";

/** Number of polls without a pause. Later polls pause, so that other processes can use the processor. */
const SPINS = 200;
const longestPauseUs = 200;
/** Maximum sleep of an idle thread, in milliseconds. A new command wakes the thread earlier. */
const sleepMs = 1000;
/** Sleep of an idle thread between two looks for commands of graphs, in milliseconds. */
const graphSleepMs = 1;
/** Sleep of an idle thread between two looks for signals of peers, in milliseconds. */
const partsSleepMs = 50;
/** Time without a command after which the thread publishes its counters, in milliseconds. */
const countMs = 10;

const share = workerData as NetworkShare;
const { control } = share;
const port = parentPort!;

suppressFallbackReport("DOORBELL_RDMA");
const work = new NetworkWork(share, (message) => port.postMessage(message));
try {
  const answer = new Promise<ToThread | undefined>((resolve) => {
    port.once("message", resolve);
    port.once("close", () => resolve(undefined));
  });
  work.open();
  const request = await answer;
  if (request !== undefined) {
    work.connect(request);
    try {
      run();
    } finally {
      work.end();
    }
  }
} catch (error) {
  port.postMessage({ failed: (error as Error).message.split("\n")[0]! });
} finally {
  try {
    work.close();
  } finally {
    // Deno's port has no such method.
    (port as Partial<typeof port>).close?.();
  }
}

function run(): void {
  let idle = 0;
  while (!work.isStopping) {
    const wake = Atomics.load(control, Control.wake);
    if (work.step(performance.now())) idle = 0;
    else if (!work.isBusy) {
      const isWoken = sleep(wake, work.isCounted ? sleepMs : countMs);
      if (!isWoken && !work.isCounted) work.publishCounts();
      idle = 0;
    } else if (++idle > SPINS) libc.usleep(Math.min(longestPauseUs, idle - SPINS));
    else if (idle % 8 === 0) libc.sched_yield();
  }
}

/** Sleeps until the program or a graph has a command. Returns false at the limit. A look for a graph's command costs less than a step. */
function sleep(wake: number, limitMs: number): boolean {
  const end = performance.now() + limitMs;
  for (let stepAt = performance.now() + partsSleepMs; ; ) {
    const leftMs = end - performance.now();
    if (leftMs <= 0) return false;
    const partMs = work.watchesKernels ? Math.min(graphSleepMs, leftMs) : leftMs;
    if (Atomics.wait(control, Control.wake, wake, partMs) !== "timed-out" || work.isBusy) return true;
    if (!work.watchesParts || performance.now() < stepAt) continue;
    // Signals of peers use up receive requests, which only a step renews.
    if (work.step(performance.now())) return true;
    stepAt = performance.now() + partsSleepMs;
  }
}
