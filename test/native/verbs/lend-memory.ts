import { argv } from "node:process";
import { type Endpoint, openDevice, waitForPeer } from "../../../src/index.ts";

// Program that lends 1 MiB of its memory to one peer and then waits.
const port = Number(argv[2]);
using device = openDevice();
const pd = device.createProtectionDomain();
const qp = pd.createQueuePair({ completions: device.createCompletionQueue() });
const region = pd.allocate(1 << 20, ["remoteWrite"]);
using socket = await waitForPeer({ port, host: "127.0.0.1", timeoutMs: 60_000 });
socket.send({ endpoint: qp.endpoint(), memory: region.remote() });
const { endpoint } = await socket.receive<{ endpoint: Endpoint }>();
qp.connect(endpoint);
socket.send({ ready: true });
await socket.gone();
