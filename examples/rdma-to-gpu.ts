// Copies GPU memory of one process to GPU memory of another by one RDMA write. The NICs read and write GPU
// memory directly. A kernel of the receiver checks the numbers in place.
//
//     npx bun examples/rdma-to-gpu.ts [MIB]
import process from "node:process";
import { exchangePort, meetPeer, openDevice, waitForPeer } from "doorbell";
import { openDevice as openGpu } from "doorbell/cuda";
import { kernel } from "doorbell/kernel";
import { fail } from "./common/fail.ts";
import { ended, freePort, startAgain } from "./common/second-process.ts";

/** Counts wrong numbers. */
const check = kernel(
  "check",
  { numbers: "readonly u32[]", count: "u32[]" },
  ({ numbers, count }, { globalIdx, atomic, u32 }) => {
    const i = globalIdx.x;
    if (i < numbers.length && numbers[i] !== u32(Math.imul(i, 0x9e3779b1))) atomic.add(count, 0, 1);
  },
);

async function receive(port: number, length: number): Promise<void> {
  using gpu = openGpu();
  using nic = openDevice();
  using numbers = gpu.allocate(length, "u32");
  numbers.fill(0);
  const pd = nic.createProtectionDomain();
  const region = pd.register(numbers, ["remoteWrite"]);
  process.stdout.write(`receiver: ${gpu.name} through ${nic.name}, ${region.path}: ${region.pathReason}\n`);
  const completions = nic.createCompletionQueue();
  const queuePair = pd.createQueuePair({ completions });
  queuePair.receive({ local: pd.allocate(16) });
  using peer = await waitForPeer({ port, host: "127.0.0.1" });
  peer.send({ endpoint: queuePair.endpoint(), remote: region.remote() });
  queuePair.connect((await peer.receive()) as never);
  peer.send("ready");
  await completions.next();
  // The flush makes the NIC's writes visible to later kernels.
  region.flushWrites();
  using count = gpu.allocate(1, "u32").fill(0);
  check.launch(check.over(length), { numbers, count });
  const wrong = (await count.read())[0];
  process.stdout.write(
    wrong === 0
      ? `a kernel checked all ${length} numbers, and all are right\n`
      : `${wrong} numbers are wrong\n`,
  );
  process.exitCode = wrong === 0 ? 0 : 1;
}

async function send(port: number, length: number): Promise<void> {
  using gpu = openGpu();
  using nic = openDevice();
  using numbers = gpu.from(Uint32Array.from({ length }, (_, i) => Math.imul(i, 0x9e3779b1)));
  const pd = nic.createProtectionDomain();
  const region = pd.register(numbers);
  const completions = nic.createCompletionQueue();
  const queuePair = pd.createQueuePair({ completions });
  using peer = await meetPeer("127.0.0.1", { port });
  const { endpoint, remote } = (await peer.receive()) as { endpoint: never; remote: never };
  queuePair.connect(endpoint);
  peer.send(queuePair.endpoint());
  await peer.receive();
  const start = performance.now();
  queuePair.write({ local: region, remote, immediate: length });
  await completions.next();
  const speed = (region.byteLength / (performance.now() - start) / 1e6).toFixed(2);
  process.stdout.write(
    `sender: wrote ${region.byteLength} bytes of GPU memory into another process's, ${speed} GB/s\n`,
  );
}

async function main(): Promise<void> {
  const [task = "16", port = "", length = ""] = process.argv.slice(2);
  if (task === "send") return send(Number(port), Number(length));
  const free = (await freePort()) || exchangePort;
  const words = Number(task) * 2 ** 18;
  const sender = startAgain(["send", `${free}`, `${words}`]);
  await receive(free, words);
  process.exitCode ||= await ended(sender);
}

await main().catch(fail);
