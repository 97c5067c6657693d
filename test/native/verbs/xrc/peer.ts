// Program with two receive queues behind one XRC target. It prints their numbers, and then the messages that
// arrived in each.
import { argv } from "node:process";
import { waitForPeer } from "../../../../src/index.ts";
import { openTestDevice } from "../pair.ts";

using device = openTestDevice();
const domain = device.openXrcDomain();
const target = domain.createTarget();
const queues = [0, 1].map((i) => {
  const protectionDomain = device.createProtectionDomain();
  const completions = device.createCompletionQueue();
  const queue = domain.createReceiveQueue({ protectionDomain, completions, depth: 16 });
  const region = protectionDomain.allocate(8192, ["remoteWrite", "remoteRead"]);
  for (let wrId = 0; wrId < 8; wrId++)
    queue.receive({ local: region.slice(wrId * 512, wrId * 512 + 512), wrId });
  return { i, queue, completions, region };
});
using socket = await waitForPeer({ port: Number(argv[2]), timeoutMs: 25_000 });
socket.send({
  endpoint: target.endpoint(),
  queues: queues.map(({ queue, region }) => ({ number: queue.number, memory: region.remote() })),
});
target.connect(await socket.receive());
socket.send("connected");
const told: unknown = await socket.receive();
const came = [];
for (const { completions, region } of queues) {
  const texts = [];
  for (const { wrId, byteLength, immediate, qpNumber } of completions.poll()) {
    const text = Buffer.from(region.bytes.subarray(wrId * 512, wrId * 512 + byteLength)).toString();
    texts.push({ text, immediate, ofTarget: qpNumber === target.number });
  }
  came.push(texts);
}
socket.send({ told, came, written: Buffer.from(queues[1]!.region.bytes.subarray(8000, 8005)).toString() });
await socket.receive().catch(() => {});
