/**
 * Peer-to-peer DMA step by step: an NVMe SSD reads its blocks straight into another PCI device's memory, and writes from there.
 * Neither the processor nor the host's memory is in between; the same through host memory runs beside it.
 *
 *   npx bun examples/p2p-dma.ts SSD DEVICE [--bar 2] [--mib 64] [--write]
 *
 * SSD and DEVICE are PCI addresses ("0000:03:00.0"). Both must be bound to vfio-pci: what a driver has is refused, with the commands that
 * would change it. --write also goes the other way, over what is on the disk: it writes back what it read.
 */
import { parseArgs } from "node:util";
import { type DmaRange, openNvme, openVfio, topology } from "doorbell/direct";
import { libc } from "doorbell/ffi/libc";
import { Memory } from "doorbell/memory";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    bar: { type: "string", default: "2" },
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
const barIndex = Number(values.bar);

console.log("1. Where they are");
const machine = topology();
const { kind, reason } = machine.path(ssdAddress, peerAddress);
console.log(`   ${kind}: ${reason}`);
const peerBar = machine.device(peerAddress).bars.find(({ index }) => index === barIndex);
if (peerBar === undefined) throw new Error(`${peerAddress} has no BAR ${barIndex}`);
console.log(
  `   BAR ${barIndex} of ${peerAddress}: ${peerBar.bytes} bytes at bus address ${hex(peerBar.address)}`,
);

console.log("2. The devices are ours (VFIO), and the IOMMU keeps their DMA to what it is told");
using vfio = openVfio([ssdAddress, peerAddress]);
using peer = vfio.device(peerAddress).mapBar(barIndex, { write: true });
// The address at which the SSD finds the BAR may be any that is free. With the BAR's own, a trace shows it as it is.
using target = mapped(() => vfio.map(peer, { busAddress: Number(peerBar.address) })) ?? vfio.map(peer);
console.log(
  `   the SSD finds the BAR at ${hex(target.busAddress)} (IOMMU mapping of ${target.byteLength} bytes)`,
);

console.log("3. The SSD: reset, identified, one pair of queues");
using ssd = await openNvme(vfio, ssdAddress, { writable: values.write });
const [disk] = ssd.namespaces;
if (disk === undefined) throw new Error("the SSD has no disk");
const { model, maximumTransferBytes } = ssd.identity;
console.log(
  `   ${model}: ${disk.bytes} bytes in blocks of ${disk.blockBytes}; ${maximumTransferBytes} bytes a command`,
);

const bytes = Math.min(Number(values.mib) * 2 ** 20, peer.byteLength, disk.bytes);
using memory = Memory.allocate(bytes);
using host = vfio.map(memory);

// Once for nothing: code is compiled, and pages are touched for the first time.
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

console.log("5. Is it there?");
peer.bytes.fill(0);
await ssd.read(target, { bytes });
await ssd.read(host, { bytes });
const same = libc.memcmp(peer.pointer, memory.pointer, bytes) === 0;
console.log(`   the BAR holds what the disk holds: ${same}`);

if (values.write) {
  console.log("6. The other way: the SSD reads the BAR");
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

/** Runs it once; `touched`: the bytes that the processor moves itself, read and written. */
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
