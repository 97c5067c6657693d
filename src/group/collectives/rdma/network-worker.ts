// Network thread of the collectives. It connects with the threads of the peers, and then executes the
// commands that streams make ready.
import { parentPort, workerData } from "node:worker_threads";
import { libc } from "../../../../ffi/libc/index.ts";
import { memory } from "../../../../ffi/runtime/index.ts";
import { suppressFallbackReport } from "../../../arguments/provider-preference.ts";
import type { Device } from "../../../rdma/index.ts";
import { boardWords, Control } from "./network-layout.ts";
import { NetworkLinks } from "./paths/network-links.ts";
import { otherPath } from "./paths/other-path.ts";
import { Progress } from "./progress.ts";
import type { FromThread, NetworkShare, ToThread } from "./thread-messages.ts";

/** Number of polls without a pause. Later polls pause, so that other processes can use the processor. */
const SPINS = 200;
const longestPauseUs = 200;
/** Maximum sleep of an idle thread, in milliseconds. A new command wakes the thread earlier. */
const sleepMs = 1000;

const share = workerData as NetworkShare;
const { control } = share;
const port = parentPort!;
const send = (message: FromThread): void => port.postMessage(message);

const board = new Uint32Array(memory(share.board, boardWords(share.size) * 4));
suppressFallbackReport("DOORBELL_RDMA");
let links: NetworkLinks | undefined;
let other: NetworkLinks | undefined;
try {
  links = new NetworkLinks(share);
  const { end } = links;
  other = secondPathOf(links.device, end.address);
  const answer = new Promise<ToThread | undefined>((resolve) => {
    port.once("message", resolve);
    port.once("close", () => resolve(undefined));
  });
  send({ opened: other === undefined ? end : { ...end, other: other.end } });
  const request = await answer;
  if (request !== undefined) {
    links.connect(request.ends);
    const hasSecondPath = other?.tryConnect(request.ends.map((each) => each.other)) === true;
    send({ connected: true });
    const progress = new Progress(share, board, hasSecondPath ? [links, other!] : [links], {
      released: share.notifies ? notifyReleased : () => {},
      rerouted: (rerouted) => send({ rerouted }),
    });
    try {
      run(progress);
    } finally {
      // Streams must not wait for a thread that has ended for any reason.
      progress.end(Atomics.load(control, Control.stop) === 1);
    }
  }
} catch (error) {
  send({ failed: (error as Error).message.split("\n")[0]! });
} finally {
  try {
    links?.close();
    other?.close();
  } finally {
    port.close();
    Atomics.store(control, Control.stopped, 1);
    Atomics.notify(control, Control.stopped);
  }
}

/**
 * Returns the links of a second path, for use when the first path fails. Returns undefined without a second
 * path.
 */
function secondPathOf(device: Device, address: string): NetworkLinks | undefined {
  try {
    const pathEnd = otherPath(device, address);
    return pathEnd && new NetworkLinks(share, pathEnd);
  } catch {
    // A device that cannot be opened is not used.
    return undefined;
  }
}

/**
 * Notifies the program that streams were released. No further message is sent until the program has handled
 * the last one.
 */
function notifyReleased(): void {
  if (Atomics.compareExchange(control, Control.isNotified, 0, 1) === 0) send({ released: true });
}

function run(progress: Progress): void {
  let idle = 0;
  while (Atomics.load(control, Control.stop) === 0) {
    const wake = Atomics.load(control, Control.wake);
    if (progress.step(performance.now())) idle = 0;
    else if (!progress.isBusy) {
      Atomics.wait(control, Control.wake, wake, sleepMs);
      idle = 0;
    } else if (++idle > SPINS) libc.usleep(Math.min(longestPauseUs, idle - SPINS));
    else if (idle % 8 === 0) libc.sched_yield();
  }
}
