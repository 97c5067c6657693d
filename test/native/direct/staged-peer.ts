// Program that writes to memory of another process and reads it back. The memory may be a GPU's; the program
// does not depend on that.
import process, { argv } from "node:process";
import { openDevice } from "../../../src/index.ts";

const { endpoint, remote } = JSON.parse(argv[2]!);
using nic = openDevice("soft0");
const pd = nic.createProtectionDomain();
const completions = nic.createCompletionQueue();
const queuePair = pd.createQueuePair({ completions });
process.stdout.write(`${JSON.stringify(queuePair.endpoint())}\n`);
queuePair.connect(endpoint);
const host = pd.allocate(remote.byteLength);
host.bytes.fill(77);
const part = { ...remote, address: remote.address + 1000, byteLength: 500_000 };
await completions.completionOf(queuePair.write({ local: host.slice(0, 500_000), remote: part }));
host.bytes.fill(0);
await completions.completionOf(queuePair.read({ local: host, remote }));
let wrong = 0;
for (let i = 0; i < host.byteLength; i++) {
  const expected = i >= 1000 && i < 501_000 ? 77 : (i * 3) & 255;
  if (host.bytes[i] !== expected) wrong++;
}
process.stdout.write(`done: ${wrong} wrong bytes\n`);

// By now the thread of the other process is busy.
await new Promise((resolve) => setTimeout(resolve, 300));
host.bytes.fill(99);
const beginning = { ...remote, byteLength: 100_000 };
await completions.completionOf(queuePair.write({ local: host.slice(0, 100_000), remote: beginning }));
process.stdout.write("written\n");
