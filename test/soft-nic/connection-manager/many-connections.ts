import { type CompletionQueue, type Connection, connect, listen, openDevice } from "../../../src/index.ts";
import { Dev } from "../../../src/soft/hca/arena/arena.ts";
import { softDevice } from "../../../src/soft/hca/nic/soft-device.ts";
import { descriptorCount } from "../../support/descriptors.ts";
import { ownAddress } from "../../support/own-address.ts";

const wait = { timeoutMs: 120_000 } as const;
/** Queues as small as they go: there are thousands. */
const small = { sendDepth: 1, receiveDepth: 1, sendSegments: 1, receiveSegments: 1 } as const;
const options = { ...small, maxReadAtomic: 1, maxReadAtomicAnswered: 1, provider: "soft" } as const;

/** What this process's NIC has of connections now. */
export function left(): {
  readonly queuePairs: number;
  readonly contexts: number;
  readonly descriptors: number;
} {
  const { i32 } = softDevice().e;
  return { queuePairs: i32[Dev.qpCount]!, contexts: i32[Dev.contexts]!, descriptors: descriptorCount() };
}

/** Resolves once nothing is left that was not there before; the ends of connections are remembered for a second. */
export async function nothingLeft(before: ReturnType<typeof left>): Promise<void> {
  const end = performance.now() + wait.timeoutMs;
  for (;;) {
    const { queuePairs, contexts, descriptors } = left();
    // Of descriptors the runtime has some of its own, which come and go.
    if (queuePairs === before.queuePairs && contexts === before.contexts && descriptors <= before.descriptors)
      return;
    if (performance.now() > end)
      throw new Error(`left: ${JSON.stringify(left())}, before: ${JSON.stringify(before)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Takes `count` connections at `at`, and waits until all of them have ended. `ready` gets the port. */
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

/** Opens `count` connections, so many at a time, and closes them when all are there. How long both took, in milliseconds. */
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

/** This process's own address. */
export function here(): { readonly address: string; readonly port: number } {
  using device = openDevice("soft0");
  return ownAddress(device).at;
}
