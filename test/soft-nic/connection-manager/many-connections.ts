import { type CompletionQueue, type Connection, connect, listen, openDevice } from "../../../src/index.ts";
import { NicState } from "../../../src/soft/hca/nic/nic-state.ts";
import { softNic } from "../../../src/soft/hca/nic/soft-nic.ts";
import { QueuePairTable } from "../../../src/soft/hca/objects/queue-pairs.ts";
import { descriptorCount } from "../../support/descriptors.ts";
import { ownAddress } from "../../support/own-address.ts";

const wait = { timeoutMs: 120_000 } as const;
/** Smallest possible queues, because there are thousands. */
const small = { sendDepth: 1, receiveDepth: 1, sendSegments: 1, receiveSegments: 1 } as const;
const options = { ...small, maxReadAtomic: 1, maxReadAtomicAnswered: 1, provider: "soft" } as const;

/** Counts the connections of this process's NIC. */
export function left(): {
  readonly queuePairs: number;
  readonly contexts: number;
  readonly descriptors: number;
} {
  const { i32 } = softNic().e;
  return {
    queuePairs: i32[QueuePairTable.count]!,
    contexts: i32[NicState.contexts]!,
    descriptors: descriptorCount(),
  };
}

/** Resolves once all new connections are gone. Closed connections are remembered for a second. */
export async function nothingLeft(before: ReturnType<typeof left>): Promise<void> {
  const end = performance.now() + wait.timeoutMs;
  for (;;) {
    const { queuePairs, contexts, descriptors } = left();
    // The runtime opens and closes descriptors of its own.
    if (queuePairs === before.queuePairs && contexts === before.contexts && descriptors <= before.descriptors)
      return;
    if (performance.now() > end)
      throw new Error(`left: ${JSON.stringify(left())}, before: ${JSON.stringify(before)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Accepts `count` connections at `at`, and waits until all of them have ended. `ready` receives the port. */
export async function serveMany(
  count: number,
  at: { readonly address: string; readonly port: number },
  ready: (port: number) => void,
): Promise<void> {
  using device = openDevice("soft0");
  const completions = device.createCompletionQueue({ entries: count });
  using protectionDomain = device.createProtectionDomain();
  using listener = listen(at, { ...options, completions, protectionDomain });
  ready(listener.address.port);
  const ends: Promise<void>[] = [];
  for await (const request of listener) {
    ends.push(
      request.accept(wait).then(async (connection) => {
        await connection.disconnected({ timeoutMs: 600_000 });
        connection.close();
      }),
    );
    if (ends.length === count) break;
  }
  await Promise.all(ends);
}

/**
 * Opens `count` connections, several at a time, and closes them when all are open. Returns the time of both
 * in milliseconds.
 */
export async function openMany(
  count: number,
  to: { readonly address: string; readonly port: number },
  atOnce = 200,
): Promise<{ readonly openedMs: number; readonly closedMs: number }> {
  using device = openDevice("soft0");
  const completions: CompletionQueue = device.createCompletionQueue({ entries: count });
  using protectionDomain = device.createProtectionDomain();
  const connections: Connection[] = [];
  const start = performance.now();
  const some = async () => {
    while (connections.length + underWay < count) {
      underWay++;
      const connection = await connect(to, { ...options, ...wait, completions, protectionDomain });
      underWay--;
      connections.push(connection);
    }
  };
  let underWay = 0;
  await Promise.all(Array.from({ length: atOnce }, some));
  const opened = performance.now();
  await Promise.all(connections.map((connection) => connection.disconnect(wait)));
  for (const connection of connections) connection.close();
  return { openedMs: opened - start, closedMs: performance.now() - opened };
}

/** Address of this process. */
export function here(): { readonly address: string; readonly port: number } {
  using device = openDevice("soft0");
  return ownAddress(device).at;
}
