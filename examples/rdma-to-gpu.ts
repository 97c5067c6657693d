// Copies GPU memory of one process to GPU memory of another by one RDMA write. The NICs read and write GPU
// memory directly. A kernel of the receiver checks the numbers in place.
//
//     npx bun examples/rdma-to-gpu.ts [MIB]
import process from "node:process";
import { exchangePort, meetPeer, openDevice, waitForPeer } from "doorbell";
import { openDevice as openGpu } from "doorbell/cuda";
import { fail } from "./common/fail.ts";
import { ended, freePort, startAgain } from "./common/second-process.ts";

/** PTX of a kernel that counts wrong numbers. */
const check = `
.version 7.0
.target sm_70
.address_size 64
.visible .entry wrong(.param .u64 numbers, .param .u64 count, .param .u32 length) {
  .reg .pred %p<3>;
  .reg .b32 %r<10>;
  .reg .b64 %rd<6>;
  mov.u32 %r1, %ctaid.x;
  mov.u32 %r2, %ntid.x;
  mov.u32 %r3, %tid.x;
  mad.lo.s32 %r4, %r1, %r2, %r3;
  ld.param.u32 %r5, [length];
  setp.ge.u32 %p1, %r4, %r5;
  @%p1 bra done;
  ld.param.u64 %rd1, [numbers];
  cvta.to.global.u64 %rd2, %rd1;
  mul.wide.u32 %rd3, %r4, 4;
  add.s64 %rd4, %rd2, %rd3;
  ld.global.u32 %r6, [%rd4];
  mul.lo.u32 %r7, %r4, 2654435761;
  setp.eq.u32 %p2, %r6, %r7;
  @%p2 bra done;
  ld.param.u64 %rd5, [count];
  cvta.to.global.u64 %rd5, %rd5;
  atom.global.add.u32 %r8, [%rd5], 1;
done:
  ret;
}`;

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
  const kernel = gpu.loadModule(check).kernel("wrong", ["ptr", "ptr", "u32"]);
  kernel.launch({ grid: Math.ceil(length / 256), block: 256 }, [numbers, count, length]);
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
  using numbers = gpu.from(Uint32Array.from({ length }, (_, i) => Math.imul(i, 2654435761)));
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
