// RDMA WRITE WITH IMMEDIATE, step by step.
//
//     npx bun examples/write-with-imm.ts              both ends on this machine, in two processes
//     npx bun examples/write-with-imm.ts --listen     on one host, and
//     npx bun examples/write-with-imm.ts HOST         on the other
//
// One process writes directly into the memory of the other, without the CPU of the other process. The write
// carries a 32-bit immediate, which notifies the other process of the new bytes.
//
// The steps follow a verbs example that many web pages copy. The copied example cannot work, and "WRONG THERE"
// marks each of its errors. The short form of the program is qp.connect(), qp.write() and completions.next().
// Here every step is explicit, with the C functions in brackets.
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

  // 1. List the devices.  [ibv_get_device_list]
  say(
    "devices",
    listDevices()
      .map(({ name, provider }) => `${name} (${provider})`)
      .join(", "),
  );

  // 2. Open the first working device, or the device that DOORBELL_RDMA names. [ibv_open_device,
  //    ibv_query_port]
  const device = openDevice();
  const port = device.port(device.activePort());
  say("device", `${device.name}, port ${port.number} ${port.state}, MTU ${port.activeMtu}`);

  // 3. Create a protection domain. Memory and queue pairs work together only within one domain.
  //    [ibv_alloc_pd]
  const domain = device.createProtectionDomain();

  // 4. Register memory. This pins its pages, and sets the access rights for the device. A write of a peer
  //    needs remoteWrite, and remoteWrite needs localWrite. [ibv_reg_mr]
  const region = domain.allocate(bufferBytes, ["localWrite", "remoteWrite"]);

  // 5. Create a completion channel, and a completion queue bound to it. Events of the queue arrive on the
  //    channel. [ibv_create_comp_channel, ibv_create_cq] WRONG THERE: the channel is created after the queue
  //    and not bound to it, so no event can arrive.
  const channel = device.createCompletionChannel();
  const completions = device.createCompletionQueue({ entries: 16, channel });

  // 6. Create a queue pair, which has a send queue and a receive queue. Its type is RC, and its state is
  //    RESET. [ibv_create_qp]
  const queuePair = domain.createQueuePair({ type: "RC", completions, initialize: false });

  // 7. RESET -> INIT sets the port, and the rights of a peer through this queue pair.  [ibv_modify_qp]
  queuePair.modify("INIT", { port: port.number, partitionKeyIndex: 0, access: ["remoteWrite"] });

  // 8. Request an event at the next completion, and post a receive, both before the peer writes. Without the
  //    request there is no event. A write with immediate consumes one receive at the target, whose completion
  //    has the immediate. The writer chooses the address of the data, so the receive needs no memory.
  //    [ibv_req_notify_cq, ibv_post_recv] WRONG THERE: it waits for an event first and posts later, so it
  //    waits without end.
  completions.arm();
  if (role === "listener") queuePair.receive();

  // 9. Exchange the addresses and keys of both sides. Verbs have no function for that, so the program uses
  //    TCP and JSON. WRONG THERE: the peer's address and key are constants in the source. They differ in
  //    every run.
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

  // 10. INIT -> RTR (ready to receive) sets the peer and the path to it.  [ibv_modify_qp]
  //     RTR -> RTS (ready to send) sets the number and the interval of retries.
  //     WRONG THERE: the queue pair stays in INIT, which refuses all sends.
  queuePair.modify("RTR", {
    address: { port: port.number, gid: remote.endpoint.gid, gidIndex: gid.index, lid: remote.endpoint.lid },
    pathMtu: Math.min(port.activeMtu, remote.endpoint.mtu), // both ends must use the same value
    remoteQpNumber: remote.endpoint.qpNumber,
    receivePsn: remote.endpoint.psn,
    maxReadAtomicAnswered: 1,
    minRnrTimer: 12, // a sender without a posted receive here retries after 0.64 ms
  });
  queuePair.modify("RTS", {
    sendPsn: queuePair.psn,
    timeout: 14, // retransmit after 4.096 us x 2^14 = 67 ms without an acknowledgement
    retryCount: 7, // maximum number of retries, then RETRY_EXC_ERR
    rnrRetry: 7, // retry without end while the peer has no posted receive
    maxReadAtomic: 1,
  });
  peer.send("ready");
  await peer.receive(); // the peer is in RTR and can receive

  // 11. The writer posts its request, with the bytes, the remote address, the key and the immediate.
  //     [ibv_post_send with IBV_WR_RDMA_WRITE_WITH_IMM]
  if (role === "writer") {
    const { written } = new TextEncoder().encodeInto(greeting, region.bytes);
    queuePair.write({ local: region.slice(0, written), remote: remote.buffer, immediate: written });
    say(
      "posted",
      `${written} bytes to address 0x${remote.buffer.address.toString(16)}, key ${remote.buffer.remoteKey}`,
    );
  }

  // 12. Wait for the event without blocking the event loop, and acknowledge it. wait() does both.
  //     [ibv_get_cq_event, ibv_ack_cq_events]
  //     WRONG THERE: the event is never acknowledged, so ibv_destroy_cq waits without end.
  await channel.wait({ timeoutMs: 10_000 });

  // 13. Poll until the queue is empty, because one event may stand for several completions. Check each
  //     status, which has the reason of a failure.  [ibv_poll_cq]
  for (const completion of completions.poll()) {
    say("completed", `${completion.opcode}: ${completion.status}`);
    completion.check(); // throws CompletionError with a hint, unless the status is SUCCESS
    if (completion.immediate !== undefined) {
      const text = new TextDecoder().decode(region.bytes.subarray(0, completion.immediate));
      say("received", `immediate ${completion.immediate}, and in memory: "${text}"`);
    }
  }

  // 14. Destroy the objects in the opposite order, after the other end is done too. A destroyed queue pair
  //     acknowledges nothing. device.close() alone has the same effect, because it also closes the objects that
  //     were created from the device.
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
  say("closed", "all objects, in order");
}

await main().catch(fail);
