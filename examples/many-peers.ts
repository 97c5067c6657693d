// One queue pair, many peers: the `dynamic` transport of soft0.
//
//     npx bun examples/many-peers.ts [N]       N other processes on this machine (default 8)
//
// An RC queue pair has one peer, so a process with a thousand peers needs a thousand connected queue pairs. A
// dynamic queue pair has no fixed peer. Every request names its destination. The NIC connects to the
// destination NIC when it has data to send, and closes the connection later. It has at most 64 connections at
// a time, one for each context.
import process from "node:process";
import { createInterface } from "node:readline";
import { type Endpoint, openDevice, type RemoteMemory, remoteSlice } from "doorbell";
import { fail } from "./common/fail.ts";
import { startAgain } from "./common/second-process.ts";

/** Address of a peer as plain data, which travels as JSON. */
interface Peer {
  readonly endpoint: Endpoint;
  readonly memory: RemoteMemory;
}

/** Size of a peer's memory: an 8-byte counter and space for a greeting. */
const bytes = 64;

/** Runs a peer: prints its address, waits without any work, and prints the content of its memory. */
async function peer(): Promise<void> {
  using device = openDevice("soft0");
  const domain = device.createProtectionDomain();
  const completions = device.createCompletionQueue();
  const queuePair = domain.createQueuePair({ type: "dynamic", completions });
  queuePair.connect(); // without a peer: ready to send and to receive
  const region = domain.allocate(bytes, ["remoteWrite", "remoteRead", "remoteAtomic"]);
  process.stdout.write(`${JSON.stringify({ endpoint: queuePair.endpoint(), memory: region.remote() })}\n`);
  for await (const _ of process.stdin); // until the parent closes standard input
  const text = new TextDecoder().decode(region.bytes.subarray(8)).replace(/\0+$/, "");
  process.stdout.write(`${text}\n`);
}

async function main(): Promise<void> {
  const count = Number(process.argv[2] ?? 8);
  if (!Number.isInteger(count) || count < 1 || count > 256) {
    process.stderr.write(`many-peers: ${process.argv[2]} is not a number of processes from 1 to 256\n`);
    process.exit(2);
  }
  const children = Array.from({ length: count }, () => startAgain(["--peer"], {}, "pipe"));
  const lines = children.map(({ stdout }) => createInterface({ input: stdout! })[Symbol.asyncIterator]());
  const nextLine = async (i: number) => (await lines[i]!.next()).value as string;

  using device = openDevice("soft0");
  const domain = device.createProtectionDomain();
  const completions = device.createCompletionQueue({ entries: 2 * count });
  const queuePair = domain.createQueuePair({ type: "dynamic", completions, sendDepth: 2 * count });
  queuePair.connect();
  const local = domain.allocate(bytes * count);

  for (let i = 0; i < count; i++) {
    const { endpoint, memory } = JSON.parse(await nextLine(i)) as Peer;
    const addressHandle = domain.createAddressHandle({ to: endpoint });
    const to = { addressHandle, qpNumber: endpoint.qpNumber, queueKey: endpoint.queueKey! };
    const text = new TextEncoder().encode(`peer ${i} of ${count}: greeted by queue pair ${queuePair.number}`);
    const at = bytes * i;
    local.bytes.set(text, at + 8);
    queuePair.post([
      {
        opcode: "write",
        to,
        local: local.slice(at + 8, at + 8 + text.length),
        remote: remoteSlice(memory, 8),
      },
      {
        opcode: "fetchAndAdd",
        to,
        local: local.slice(at, at + 8),
        remote: remoteSlice(memory, 0, 8),
        add: 1n,
      },
    ]);
  }
  // next() throws an error with the reason if a request failed.
  for (let done = 0; done < 2 * count; done++) await completions.next();

  for (const { stdin } of children) stdin!.end();
  for (let i = 0; i < count; i++) console.log(await nextLine(i));
  const { sent_pkts, rcvd_pkts } = device.counters();
  console.log(`one queue pair, ${count} peers: ${sent_pkts} packets sent, ${rcvd_pkts} received`);
}

if (process.argv[2] === "--peer") peer().catch(fail);
else main().catch(fail);
