// RDMA WRITE WITH IMMEDIATE, step by step.
//
//   npx bun examples/write-with-imm.ts              both ends on this machine, in two processes
//   npx bun examples/write-with-imm.ts --listen     on one host, and
//   npx bun examples/write-with-imm.ts HOST         on the other
//
// One process writes straight into the memory of the other. The other's CPU takes no part in that; the 32-bit
// "immediate" that travels along is what tells it that new bytes are there.
//
// The steps are those of a verbs example that is copied from page to page. As it circulates it cannot work; each place
// where it goes wrong is marked with "WRONG THERE". doorbell's short form of all this is qp.connect(), qp.write() and
// completions.next(): here every step is written out, with the C function behind it in brackets.
import { parseArgs } from "node:util";
import {
  type Endpoint,
  exchangePort,
  listDevices,
  meetPeer,
  openDevice,
  type RemoteMemory,
  waitForPeer,
} from "doorbell";
import { fail } from "./common/fail.ts";
import { gidToward } from "./common/gid-toward.ts";
import { ended, freePort, startAgain } from "./common/second-process.ts";

const bufferBytes = 4096;
const greeting = "Hello from the other process's memory";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    listen: { type: "boolean", default: false },
    port: { type: "string", short: "p" },
  },
});

async function main(): Promise<void> {
  const role = options.listen ? "listener" : "writer";
  const say = (step: string, text: string) => console.log(`${role.padEnd(8)}  ${step.padEnd(10)} ${text}`);

  // 1. Which devices are there?  [ibv_get_device_list]
  say(
    "devices",
    listDevices()
      .map(({ name, provider }) => `${name} (${provider})`)
      .join(", "),
  );

  // 2. Open one: the first that works, or the one that DOORBELL_RDMA names.  [ibv_open_device, ibv_query_port]
  const device = openDevice();
  const port = device.port(device.activePort());
  say("device", `${device.name}, port ${port.number} ${port.state}, MTU ${port.activeMtu}`);

  // 3. A protection domain: memory and queue pairs of one domain may be used together, others may not.  [ibv_alloc_pd]
  const domain = device.createProtectionDomain();

  // 4. Register memory: its pages stay where they are, and the device learns who may do what with them. For a peer
  //    to write here it needs remoteWrite, which needs localWrite too.  [ibv_reg_mr]
  const region = domain.allocate(bufferBytes, ["localWrite", "remoteWrite"]);

  // 5. A completion channel, and then a completion queue bound to it: events of the queue arrive on the channel.
  //    [ibv_create_comp_channel, ibv_create_cq]
  //    WRONG THERE: the channel is created after the queue and never given to it, so no event can ever arrive.
  const channel = device.createCompletionChannel();
  const completions = device.createCompletionQueue({ entries: 16, channel });

  // 6. A queue pair: a send queue and a receive queue, of the reliable connected kind, still in RESET. [ibv_create_qp]
  const queuePair = domain.createQueuePair({ type: "RC", completions, initialize: false });

  // 7. RESET -> INIT: which port, and what a peer may do through this queue pair.  [ibv_modify_qp]
  queuePair.modify("INIT", { port: port.number, partitionKeyIndex: 0, access: ["remoteWrite"] });

  // 8. Ask for an event at the next completion, and post a receive. Both must stand before the peer writes: without
  //    the request there is no event, and a write with immediate takes one receive at the target, which carries
  //    the immediate to the application. The data goes where the writer says, so the receive needs no memory.
  //    [ibv_req_notify_cq, ibv_post_recv]
  //    WRONG THERE: it waits for an event first and posts later, so it waits for ever.
  completions.arm();
  if (role === "listener") queuePair.receive();

  // 9. Exchange what each side must know of the other. Verbs do not do that; any other channel will: here TCP and JSON.
  //    WRONG THERE: the peer's address and key are made up in the source. They differ in every run.
  const tcpPort = Number(
    options.port ?? (role === "writer" && !positionals[0] ? await freePort() : exchangePort),
  );
  const other =
    role === "writer" && !positionals[0]
      ? startAgain(["--listen", "--port", `${tcpPort}`], { DOORBELL_RDMA: device.name })
      : undefined;
  if (role === "listener") say("waiting", `for a writer on TCP port ${tcpPort}`);
  using peer =
    role === "listener"
      ? await waitForPeer({ port: tcpPort, timeoutMs: Number.POSITIVE_INFINITY })
      : await meetPeer(positionals[0] ?? "127.0.0.1", { port: tcpPort });
  const gid = device.gid({ port: port.number, ...gidToward(device, port.number, peer) });
  peer.send({ endpoint: queuePair.endpoint({ gidIndex: gid.index }), buffer: region.remote() });
  const remote = await peer.receive<{ endpoint: Endpoint; buffer: RemoteMemory }>();
  say("this end", `QP ${queuePair.number}, first packet ${queuePair.psn}, GID ${gid.gid}`);
  say(
    "other end",
    `QP ${remote.endpoint.qpNumber}, first packet ${remote.endpoint.psn}, GID ${remote.endpoint.gid}`,
  );

  // 10. INIT -> RTR, ready to receive: who the peer is and how to reach it.  [ibv_modify_qp]
  //     RTR -> RTS, ready to send: how often and how long to try.
  //     WRONG THERE: the queue pair stays in INIT, where everything it sends is refused.
  queuePair.modify("RTR", {
    address: { port: port.number, gid: remote.endpoint.gid, gidIndex: gid.index, lid: remote.endpoint.lid },
    pathMtu: Math.min(port.activeMtu, remote.endpoint.mtu), // both ends must use the same
    remoteQpNumber: remote.endpoint.qpNumber,
    receivePsn: remote.endpoint.psn,
    maxReadAtomicAnswered: 1,
    minRnrTimer: 12, // a sender who finds no receive posted comes back after 0.64 ms
  });
  queuePair.modify("RTS", {
    sendPsn: queuePair.psn,
    timeout: 14, // 4.096 us x 2^14 = 67 ms without an acknowledgement: send again
    retryCount: 7, // ... that often, then fail with RETRY_EXC_ERR
    rnrRetry: 7, // no receive posted there: keep trying
    maxReadAtomic: 1,
  });
  peer.send("ready");
  await peer.receive(); // the peer is in RTR: from here on it takes what is sent

  // 11. The writer posts its request: these bytes, to that address, under that key, with 32 bits on top.
  //     [ibv_post_send with IBV_WR_RDMA_WRITE_WITH_IMM]
  if (role === "writer") {
    const { written } = new TextEncoder().encodeInto(greeting, region.bytes);
    queuePair.write({ local: region.slice(0, written), remote: remote.buffer, immediate: written });
    say(
      "posted",
      `${written} bytes to address 0x${remote.buffer.address.toString(16)}, key ${remote.buffer.remoteKey}`,
    );
  }

  // 12. Wait for the event without blocking the event loop, and acknowledge it: wait() does both.
  //     [ibv_get_cq_event, ibv_ack_cq_events]
  //     WRONG THERE: the event is never acknowledged, so that destroying the queue at the end would wait for ever.
  await channel.wait({ timeoutMs: 10_000 });

  // 13. The event says "look": poll until the queue is empty, as one event may stand for several completions, and look
  //     at each status. A completion that failed says why.  [ibv_poll_cq]
  for (const completion of completions.poll()) {
    say("completed", `${completion.opcode}: ${completion.status}`);
    completion.check(); // throws CompletionError, with a hint, unless it is SUCCESS
    if (completion.immediate !== undefined) {
      const text = new TextDecoder().decode(region.bytes.subarray(0, completion.immediate));
      say("received", `immediate ${completion.immediate}, and in memory: "${text}"`);
    }
  }

  // 14. Tear down in the opposite order, when the other end is done as well: a queue pair that is gone acknowledges
  //     nothing. device.close() alone would do the same, as everything knows what it was made from.
  //     [ibv_destroy_qp, ibv_destroy_cq, ibv_destroy_comp_channel, ibv_dereg_mr, ibv_dealloc_pd, ibv_close_device]
  peer.send("done");
  await peer.receive();
  queuePair.close();
  completions.close();
  channel.close();
  region.close();
  domain.close();
  device.close();
  if (other && (await ended(other)) !== 0) throw new Error("the other process failed");
  say("closed", "all of it, in order");
}

await main().catch(fail);
