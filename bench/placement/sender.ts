// Writes from memory of soft GPU 0 over soft0 to the process that started it, and reports the rate. With a soft
// disk, the disk reads into host memory meanwhile. The environment gives each device its place.
import process, { env } from "node:process";
import { openDevice as openGpu } from "../../src/cuda/index.ts";
import { openNvme, openVfio } from "../../src/direct/index.ts";
import { openDevice, type RemoteMemory } from "../../src/index.ts";
import { Memory } from "../../src/memory/index.ts";

/** Bytes of one WRITE. */
const BYTES = 2 ** 18;
const IN_FLIGHT = 8;
const disk = "d00b:40:00.0";

/** Peer of the sender. */
export interface Target {
  readonly endpoint: object;
  readonly remote: RemoteMemory;
}
/** Message of the parent: where to send, the time to measure in milliseconds, or the end. */
export type ToSender = { readonly target: Target } | { readonly measureMs: number } | "end";
/** Message of the sender: its endpoint, the begin of its requests, or its rate in GB/s. */
export type FromSender = { readonly endpoint: object } | "sends" | { readonly GBps: number };

const nic = openDevice("soft");
const gpu = openGpu("soft");
const domain = nic.createProtectionDomain();
const completions = nic.createCompletionQueue();
const queuePair = domain.createQueuePair({ completions });
const local = domain.register(gpu.allocate(BYTES, "u8"));
const report = (message: FromSender): void => void process.send?.(message);
let completed = 0;
let hasEnded = false;

async function readDisk(): Promise<void> {
  const vfio = openVfio([disk]);
  const ssd = await openNvme(vfio, disk);
  const range = vfio.map(Memory.allocate(2 ** 20));
  while (!hasEnded) await ssd.read(range);
  vfio.close();
}

async function send({ endpoint, remote }: Target): Promise<void> {
  queuePair.connect(endpoint as ReturnType<typeof queuePair.endpoint>);
  const reading = env["DOORBELL_SOFT_DISK"] ? readDisk() : undefined;
  const write = () => queuePair.write({ local, remote });
  for (let i = 0; i < IN_FLIGHT; i++) write();
  await completions.next();
  report("sends");
  for (write(); !hasEnded; completed++) {
    await completions.next();
    write();
  }
  for (let i = 0; i < IN_FLIGHT; i++) await completions.next();
  await reading;
  nic.close();
  gpu.close();
  process.disconnect?.();
}

function measure(ms: number): void {
  const [began, before] = [performance.now(), completed];
  setTimeout(() => report({ GBps: ((completed - before) * BYTES) / (performance.now() - began) / 1e6 }), ms);
}

process.on("message", (message: ToSender) => {
  if (message === "end") hasEnded = true;
  else if ("measureMs" in message) measure(message.measureMs);
  else void send(message.target);
});
report({ endpoint: queuePair.endpoint() });
