// Compares a kernel that reads the memory of another GPU over NVLink or PCIe with a copy of the same bytes.
// Needs two NVIDIA GPUs that reach each other. The program also runs on soft GPUs, but they share one memory,
// so the times have no meaning.
//
//     npx bun examples/peer-kernel.ts [MiB]
import process from "node:process";
import { DoorbellError } from "doorbell";
import { openDevices, peerMatrix } from "doorbell/cuda";
import { kernel } from "doorbell/kernel";
import { fail } from "./common/fail.ts";

const add = kernel(
  "add",
  { from: "readonly u32x4[]", total: "u64[]" },
  ({ from, total }, { globalIdx, globalSize, atomic, u64 }) => {
    let sum = u64(0);
    for (let i = globalIdx.x; i < from.length; i += globalSize.x) {
      const { x, y, z, w } = from[i];
      sum += u64(x) + u64(y) + u64(z) + u64(w);
    }
    atomic.add(total, 0, sum);
  },
);

async function main(): Promise<void> {
  const devices = openDevices();
  const usual = devices[0]?.provider === "soft" ? 32 : 1024;
  const bytes = Number(process.argv[2] ?? usual) * 2 ** 20;
  const link = peerMatrix(devices)
    .flat()
    .find((one) => one?.access);
  if (!link)
    throw new DoorbellError("no two GPUs of this machine reach each other", "See examples/gpu-devices.ts.");
  const { from: reader, to: owner } = link;
  reader.enablePeerAccess(owner);
  using there = owner.allocate(bytes / 4, "u32");
  there.fill(3);
  owner.synchronize();
  using total = reader.allocate(1, "u64");
  using here = reader.allocate(bytes / 4, "u32");
  using stream = reader.createStream();
  // The stream chooses the device that runs the kernel. The buffers are on both.
  const config = { grid: reader.multiprocessors * 4, block: 512, stream };
  const rate = async (work: () => void): Promise<string> => {
    work();
    await stream.done();
    using start = stream.record();
    for (let i = 0; i < 5; i++) work();
    using end = stream.record();
    await end.done();
    return ((5 * bytes) / end.millisecondsSince(start) / 1e6).toFixed(1);
  };
  const read = await rate(() => {
    total.fill(0n, stream);
    add.launch(config, { from: there, total });
  });
  const copied = await rate(() => {
    here.set(there, 0, stream);
  });
  const right = total.toArray()[0] === BigInt((bytes / 4) * 3);
  process.stdout.write(
    `device ${reader.ordinal} (${reader.name}) reads ${bytes / 2 ** 20} MiB of device ${owner.ordinal}:\n`,
  );
  process.stdout.write(`  kernel ${read} GB/s, copy ${copied} GB/s, sum ${right ? "right" : "WRONG"}\n`);
  for (const device of devices) device.close();
  process.exitCode = right ? 0 : 1;
}

await main().catch(fail);
