// Compares the rates of near and far placements of soft devices with the described ones.
// Run `npm run bench -- placement [--scale 0.002] [--ms 2000]`. The links are those of described machines, slower
// by the scale. A described rate is that of the narrowest link, minus what other transfers take of it.
import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process, { argv, env } from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { openDevices } from "../../src/cuda/index.ts";
import { openDevice, type ProtectionDomain } from "../../src/index.ts";
import { placeSoftDevices } from "../../src/soft/index.ts";
import type { FromSender, ToSender } from "./sender.ts";

const { values } = parseArgs({
  args: argv.slice(2),
  options: { scale: { type: "string", default: "0.002" }, ms: { type: "string", default: "2000" } },
});
const scale = Number(values.scale);
const ms = Number(values.ms);
/** Rates of links as the described machines have them, in GB/s. */
const X16 = 56.7;
/** Port of 400 Gb/s. */
const PORT = 49;
const X8 = 28.4;
const X4 = 14.2;
const NVLINK = 450;

function show(what: string, GBps: number, described: number): void {
  const [measured, wanted] = [GBps * 1000, described * scale * 1000].map((MBps) =>
    MBps.toFixed(1).padStart(8),
  );
  const ratio = (GBps / (described * scale)).toFixed(3);
  console.log(`  ${what.padEnd(66)}${measured} MB/s   described ${wanted} MB/s   ${ratio}`);
}

/** Measures copies in this process. */
function copies(): void {
  const [a, b] = openDevices({ provider: "soft" });
  const rate = (bytes: number, work: () => void): number => {
    const began = performance.now();
    work();
    return bytes / (performance.now() - began) / 1e6;
  };
  const measure = (what: string, described: number, make: (bytes: number) => () => void): void => {
    const bytes = Math.max(2 ** 20, Math.ceil(described * scale * ms * 1e6));
    const work = make(bytes);
    show(what, rate(bytes, work), described);
  };
  const toGpu = (bytes: number) => {
    const [buffer, source] = [a!.allocate(bytes, "u8"), a!.allocatePinned(bytes, "u8")];
    return () => void source.copyTo(buffer);
  };
  const toOther = (bytes: number) => {
    const [from, to] = [a!.allocate(bytes, "u8"), b!.allocate(bytes, "u8")];
    return () => {
      from.copyTo(to);
      b!.synchronize();
    };
  };
  placeSoftDevices({ like: "hgx-h200", scale });
  measure("hgx-h200: host to GPU", X16, toGpu);
  placeSoftDevices({ like: "hgx-h200", scale: scale / 8 });
  measure("hgx-h200: GPU to GPU by NVLink, an eighth of its rate", NVLINK / 8, toOther);
  placeSoftDevices({ like: "workstation", scale });
  measure("workstation: host to GPU", X8, toGpu);
  measure("workstation: GPU to GPU through host memory", X8, toOther);
  placeSoftDevices();
  for (const gpu of [a!, b!]) gpu.close();
}

const folder = mkdtempSync(join(tmpdir(), "doorbell-bench-placement-"));
const disk = join(folder, "disk.img");
writeFileSync(disk, "");
truncateSync(disk, 2 ** 20);
process.on("exit", () => rmSync(folder, { recursive: true }));

/** Starts a sender with a value of DOORBELL_SOFT_PLACES, and connects it. */
async function start(domain: ProtectionDomain, places: string, withDisk: boolean): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL("sender.ts", import.meta.url)), {
    env: {
      ...env,
      DOORBELL_SOFT_LIKE: "hgx-h200",
      DOORBELL_SOFT_PLACES: places,
      DOORBELL_SOFT_SCALE: `${scale}`,
      ...(withDisk && { DOORBELL_SOFT_DISK: disk }),
    },
  });
  const completions = domain.device.createCompletionQueue();
  const queuePair = domain.createQueuePair({ completions });
  const target = domain.allocate(2 ** 20, ["remoteWrite"]);
  const { endpoint } = (await next(child)) as { readonly endpoint: ReturnType<typeof queuePair.endpoint> };
  queuePair.connect(endpoint);
  tell(child, { target: { endpoint: queuePair.endpoint(), remote: target.remote() } });
  await next(child);
  return child;
}

const tell = (child: ChildProcess, message: ToSender): void => void child.send(message);

const next = (child: ChildProcess): Promise<FromSender> =>
  new Promise((resolve, reject) => {
    child.once("message", (message) => resolve(message as FromSender));
    child.once("exit", (code) => reject(new Error(`a sender ended with code ${code}`)));
  });

/** Measures senders that run at the same time. Returns the rate of each in GB/s. */
async function senders(
  domain: ProtectionDomain,
  places: readonly string[],
  withDisk = false,
): Promise<number[]> {
  const children: ChildProcess[] = [];
  for (const each of places) children.push(await start(domain, each, withDisk));
  for (const child of children) tell(child, { measureMs: ms });
  const rates = await Promise.all(children.map(next));
  for (const child of children) tell(child, "end");
  await Promise.all(children.map((child) => new Promise((resolve) => child.once("exit", resolve))));
  return rates.map((rate) => (rate as { readonly GBps: number }).GBps);
}

async function nics(): Promise<void> {
  const nic = openDevice("soft");
  const domain = nic.createProtectionDomain();
  const one = async (what: string, places: string, described: number, withDisk = false): Promise<void> => {
    const [rate] = await senders(domain, [places], withDisk);
    show(what, rate!, described);
  };
  await one("hgx-h200: GPU 0 to the near NIC", "soft0=mlx5_0", PORT);
  await one("hgx-h200: GPU 0 to a far NIC", "soft0=mlx5_6", PORT);
  const withDisk = "while the SSD of its switch reads";
  await one(`hgx-h200: GPU 0 to the near NIC, ${withDisk}`, "soft0=mlx5_0,softdisk0=nvme2", PORT, true);
  await one(`hgx-h200: GPU 0 to a far NIC, ${withDisk}`, "soft0=mlx5_6,softdisk0=nvme2", X16 - X4, true);
  const two = async (what: string, second: string, described: number): Promise<void> => {
    const rates = await senders(domain, ["gpu0=gpu0,soft0=mlx5_0", `gpu0=gpu1,soft0=${second}`]);
    for (const [i, rate] of rates.entries()) show(`hgx-h200: GPU ${i}, ${what}`, rate, described);
  };
  await two("each with its own NIC", "mlx5_3", PORT);
  await two("both with one NIC", "mlx5_0", PORT / 2);
  nic.close();
}

console.log(`links slower by ${scale}, ${ms} ms each`);
copies();
await nics();
