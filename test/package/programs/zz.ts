// An RDMA write, a GPU copy and a kernel on the embedded devices: what a program does that has only installed the package.
import { openDevice } from "doorbell";

using device = openDevice("soft");
const domain = device.createProtectionDomain();
const completions = device.createCompletionQueue();
const [a, b] = [domain.createQueuePair({ completions }), domain.createQueuePair({ completions })];
const source = domain.allocate(4096);
const target = domain.allocate(4096, ["remoteWrite"]);
a.connect(b.endpoint());
b.connect(a.endpoint());
source.bytes.set(new TextEncoder().encode("hello, RDMA"));
a.write({ local: source.slice(0, 11), remote: target.remote() });
await completions.next();
console.log(`${device.name}: ${new TextDecoder().decode(target.bytes.subarray(0, 11))}`);
