// End of a run of the random programs: each receive of a shared queue must still be there for one message.
import { XrcReceiveQueue } from "../../../src/index.ts";
import { connectLane, pause } from "./connection.ts";
import { fillMessage, type Lane, type Run } from "./lane.ts";
import type { SharedQueue } from "./node.ts";
import { MESSAGE } from "./receivers.ts";
import { succeeds } from "./requests.ts";

/** Time in which a receiver polls what its queue has received, also when its host stops, in milliseconds. */
const POLL_MS = 200;

/** Sends one message for each receive of a shared queue. The sender waits forever when the queue has lost a receive. */
async function drain(run: Run, lane: Lane, shared: SharedQueue): Promise<void> {
  const kind = shared.queue instanceof XrcReceiveQueue ? "XRC" : "shared";
  const to: { to?: { receiveQueue: number } } =
    shared.queue instanceof XrcReceiveQueue ? { to: { receiveQueue: shared.queue.number } } : {};
  const region = run.nodes[lane.from]!.domain.allocate(MESSAGE);
  const local = region.slice(0, 64);
  await connectLane(run, lane, kind);
  while (shared.posted.size > 0) {
    const message = lane.nextMessage(to.to?.receiveQueue);
    fillMessage(local.bytes, message);
    const isSent = await succeeds(run, lane, lane.out!.send({ local, ...to }));
    if (isSent) lane.acknowledge(message);
    else await connectLane(run, lane, kind);
    await pause(POLL_MS);
  }
}

/** Drains the shared queues of all hosts, after the last request of the run. */
export async function drainAll(run: Run): Promise<void> {
  run.isDraining = true;
  await Promise.all(
    run.nodes.map(async (node, index) => {
      const lane = run.lanes.find(({ to }) => to === index)!;
      const host = run.cluster.host(lane.from);
      for (const shared of [node!.sharedQueue, ...node!.xrcQueues])
        await host.run(() => drain(run, lane, shared));
    }),
  );
}
