// Program that inherits the context of another process's soft0 as descriptor 3, imports the given objects and
// uses them.
import { importDevice, VerbsError, waitForPeer } from "../../../../src/index.ts";
import type { ImportMessage } from "./import-message.ts";

using socket = await waitForPeer({ port: Number(process.argv[2]), timeoutMs: 25_000 });
using device = importDevice(3);
const { domain, region: exported, readOnly, gone, elsewhere } = await socket.receive<ImportMessage>();

/** Returns the code of the error that a call throws. */
const refusal = (call: () => unknown) => {
  try {
    call();
    return "nothing";
  } catch (error) {
    return error instanceof VerbsError ? error.code : String(error);
  }
};

const pd = device.importProtectionDomain(domain);
const region = pd.importRegion(exported);
const cq = device.createCompletionQueue();
const [near, far] = [pd.createQueuePair({ completions: cq }), pd.createQueuePair({ completions: cq })];
near.connect(far.endpoint());
far.connect(near.endpoint());
const own = pd.allocate(4096, ["remoteWrite"]);
own.bytes.set(Buffer.from("written by the child"));
// The region is used by its key and the exporter's address, as a peer would, and as local memory of a
// request.
near.write({ local: own.slice(0, 20), remote: region.remote() });
near.read({
  local: own.slice(1000, 1005),
  remote: { ...region.remote(), address: exported.address + 2000, byteLength: 5 },
});
near.write({
  local: region.slice(2000, 2005),
  remote: { ...own.remote(), address: own.address + 3000, byteLength: 5 },
});
for (let i = 0; i < 3; i++) (await cq.next()).check();
const look = pd.importRegion(readOnly);
near.read({ local: own.slice(1100, 1104), remote: look.remote() });
(await cq.next()).check();
near.write({ local: own.slice(0, 4), remote: look.remote() });
const status = await cq.next().then(
  () => "OK",
  (error) => error.status,
);
const text = (from: number, to: number) => Buffer.from(own.bytes.subarray(from, to)).toString();
socket.send({
  read: text(1000, 1005),
  asLocal: text(3000, 3005),
  looked: text(1100, 1104),
  status,
  keys: [region.localKey, region.remoteKey],
  refused: {
    gone: refusal(() => pd.importRegion(gone)),
    twice: refusal(() => pd.importRegion(exported)),
    elsewhere: refusal(() => pd.importRegion(elsewhere)),
    noDomain: refusal(() => device.importProtectionDomain(12_345)),
    own: refusal(() => device.createProtectionDomain().importRegion(exported)),
    noBytes: refusal(() => region.bytes),
  },
});
await socket.receive();
region.close();
pd.close();
device.close();
socket.send("closed");
await socket.receive().catch(() => {});
