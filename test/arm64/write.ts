// An RDMA write on soft0 that polls and never waits for the event loop. A wake-up takes seconds under
// emulation.
import process from "node:process";
import { openDevice } from "../../src/index.ts";

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
completions.spin({ timeoutMs: 60_000 });
console.log(`${process.arch} ${device.name}: ${new TextDecoder().decode(target.bytes.subarray(0, 11))}`);
