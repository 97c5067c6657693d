// Moves collectives' data between hosts: it connects with the other members' threads, and then does what streams and peers make ready.
import { parentPort, workerData } from "node:worker_threads";
import { libc } from "../../../ffi/libc/index.ts";
import { memory } from "../../../ffi/runtime/index.ts";
import { fallbackIsTold } from "../../arguments/provider-wish.ts";
import type { Device } from "../../rdma/index.ts";
import { boardWords, Control } from "./network-layout.ts";
import { NetworkLinks } from "./paths/network-links.ts";
import { otherPath } from "./paths/other-path.ts";
import { Progress } from "./progress.ts";
import type { FromThread, NetworkShare, ToThread } from "./thread-messages.ts";

/** It looks so often without a pause, then with pauses: the processor may be wanted by those that it waits for. */
const SPINS = 200;
const longestPauseUs = 200;
/** Without anything to do it sleeps until it is woken. */
const sleepMs = 1000;

const share = workerData as NetworkShare;
const { control } = share;
const port = parentPort!;
const say = (message: FromThread): void => port.postMessage(message);

const board = new Uint32Array(memory(share.board, boardWords(share.size) * 4));
fallbackIsTold("DOORBELL_RDMA");
let links: NetworkLinks | undefined;
let other: NetworkLinks | undefined;
try {
  links = new NetworkLinks(share);
  const { end } = links;
  other = otherOf(links.device, end.address);
  const answer = new Promise<ToThread | undefined>((resolve) => {
    port.once("message", resolve);
    port.once("close", () => resolve(undefined));
  });
  say({ opened: other === undefined ? end : { ...end, other: other.end } });
  const told = await answer;
  if (told !== undefined) {
    links.connect(told.ends);
    const isLed = other?.tryConnect(told.ends.map((each) => each.other)) === true;
    say({ connected: true });
    const progress = new Progress(share, board, isLed ? [links, other!] : [links], {
      released: share.tells ? tell : () => {},
      rerouted: (rerouted) => say({ rerouted }),
    });
    try {
      run(progress);
    } finally {
      // Whatever ended it.
      progress.end(Atomics.load(control, Control.stop) === 1);
    }
  }
} catch (error) {
  say({ failed: (error as Error).message.split("\n")[0]! });
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

/** A second path, for when the first one fails; undefined where there is none. */
function otherOf(device: Device, address: string): NetworkLinks | undefined {
  try {
    const place = otherPath(device, address);
    return place && new NetworkLinks(share, place);
  } catch {
    // A device that does not open is none.
    return undefined;
  }
}

/** Once until the program has heard it. */
function tell(): void {
  if (Atomics.compareExchange(control, Control.nudged, 0, 1) === 0) say({ released: true });
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
