/**
 * Peer-to-peer DMA step by step. An NVMe SSD reads its blocks directly into the memory of another PCI device,
 * and writes from there, without the processor and host memory. The program compares this with transfers
 * through host memory.
 *
 *     npx bun examples/p2p-dma.ts SSD DEVICE [--bar 2] [--mib 64] [--write]
 *
 * SSD and DEVICE are PCI addresses ("0000:03:00.0"). Both must be bound to vfio-pci. A device with another
 * driver is refused, with the commands that change its driver. --write also tests the other direction: it
 * writes the data that it read back to the same blocks.
 *
 * The soft disk and a soft GPU need no VFIO:
 *
 *     truncate -s 1G disk.img
 *     DOORBELL_SOFT_DISK=disk.img npx bun examples/p2p-dma.ts d00b:40:00.0 d00b:01:00.0
 */
import { parseArgs } from "node:util";
import { openDevice } from "doorbell/cuda";
import { type DmaRange, openNvme, openVfio, topology } from "doorbell/direct";
import { libc } from "doorbell/ffi/libc";
import { Memory } from "doorbell/memory";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    bar: { type: "string" },
    mib: { type: "string", default: "64" },
    write: { type: "boolean", default: false },
  },
});
const [ssdAddress, peerAddress] = positionals;
if (ssdAddress === undefined || peerAddress === undefined) {
  console.error(
    "usage: p2p-dma.ts SSD DEVICE [--bar 2] [--mib 64] [--write]; doorbell topology --all shows addresses",
  );
  process.exit(2);
}
const hex = (address: number | bigint): string => `0x${address.toString(16)}`;
const wantedBytes = Number(values.mib) * 2 ** 20;

console.log("1. Position of the devices");
const machine = topology();
const isSoft = machine.device(peerAddress).vendor === "doorbell";
const barIndex = Number(values.bar ?? (isSoft ? 1 : 2));
const { kind, reason } = machine.path(ssdAddress, peerAddress);
console.log(`   ${kind}: ${reason}`);
const peerBar = machine.device(peerAddress).bars.find(({ index }) => index === barIndex);
if (peerBar === undefined) throw new Error(`${peerAddress} has no BAR ${barIndex}`);
console.log(
  `   BAR ${barIndex} of ${peerAddress}: ${peerBar.bytes} bytes at bus address ${hex(peerBar.address)}`,
);

console.log("2. VFIO gives the devices to this process, and the IOMMU limits their DMA");
using vfio = openVfio(isSoft ? [ssdAddress] : [ssdAddress, peerAddress]);
// A soft GPU has no registers for VFIO. A buffer in its memory takes the place of the BAR.
using gpu = isSoft ? openDevice(peerAddress) : undefined;
using buffer = gpu?.allocate(wantedBytes, "u8");
using bar = isSoft ? undefined : vfio.device(peerAddress).mapBar(barIndex, { write: true });
using peer = (bar ?? buffer?.map())!;
const memoryOfPeer = (bar ?? buffer)!;
// The SSD may access the BAR at any free bus address. The BAR's own address makes a trace easier to read.
using target =
  mapped(() => vfio.map(memoryOfPeer, { busAddress: Number(peerBar.address) })) ?? vfio.map(memoryOfPeer);
console.log(
  `   the SSD finds the BAR at ${hex(target.busAddress)} (IOMMU mapping of ${target.byteLength} bytes)`,
);

console.log("3. The SSD is reset and identified, and has one pair of queues");
using ssd = await openNvme(vfio, ssdAddress, { writable: values.write });
const [disk] = ssd.namespaces;
if (disk === undefined) throw new Error("the SSD has no disk");
const { model, maximumTransferBytes } = ssd.identity;
console.log(
  `   ${model}: ${disk.bytes} bytes in blocks of ${disk.blockBytes}; ${maximumTransferBytes} bytes per command`,
);

const bytes = Math.min(wantedBytes, peer.byteLength, disk.bytes);
using memory = Memory.allocate(bytes);
using host = vfio.map(memory);

// The first read is not timed, because it compiles code and touches pages for the first time.
await ssd.read(target, { bytes });
await ssd.read(host, { bytes });
libc.memcpy(peer.pointer, memory.pointer, bytes);

console.log(
  `4. Read ${bytes} bytes: the commands name the BAR's pages (PRP1 ${hex(target.busAddress)} and on)`,
);
const direct = await measured("straight into the BAR", () => ssd.read(target, { bytes }), 0);
const bounced = await measured(
  "through host memory",
  async () => {
    await ssd.read(host, { bytes });
    libc.memcpy(peer.pointer, memory.pointer, bytes);
  },
  2 * bytes,
);
console.log(`   processor time saved: ${(bounced.processorMs - direct.processorMs).toFixed(1)} ms`);

console.log("5. Comparison of the data");
peer.bytes.fill(0);
await ssd.read(target, { bytes });
await ssd.read(host, { bytes });
const same = libc.memcmp(peer.pointer, memory.pointer, bytes) === 0;
console.log(`   the BAR holds the data of the disk: ${same}`);

if (values.write) {
  console.log("6. Other direction: the SSD reads the BAR");
  await measured("straight from the BAR", () => ssd.write(target, { bytes }), 0);
  await measured(
    "through host memory",
    async () => {
      libc.memcpy(memory.pointer, peer.pointer, bytes);
      await ssd.write(host, { bytes });
    },
    2 * bytes,
  );
  await ssd.flush();
}
process.exitCode = same ? 0 : 1;

function mapped(map: () => DmaRange): DmaRange | undefined {
  try {
    return map();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Runs a transfer once. `touched` is the number of bytes that the processor reads and writes. */
async function measured(
  what: string,
  run: () => Promise<unknown>,
  touched: number,
): Promise<{ readonly processorMs: number }> {
  const [before, started] = [process.cpuUsage(), performance.now()];
  await run();
  const ms = performance.now() - started;
  const { user, system } = process.cpuUsage(before);
  const processorMs = (user + system) / 1000;
  const rate = (bytes / ms / 1e6).toFixed(2);
  console.log(
    `   ${what}: ${ms.toFixed(1)} ms, ${rate} GB/s; processor ${processorMs.toFixed(1)} ms, ${touched} bytes moved by it`,
  );
  return { processorMs };
}
