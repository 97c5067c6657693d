import { bytesText } from "../arguments/bytes-text.ts";
import { shown } from "../arguments/shown.ts";
import { memoryBar } from "./bar.ts";
import { type Choice, distance } from "./choice.ts";
import { portGBps } from "./link.ts";
import type { Machine } from "./machine.ts";
import { hostRate, type PciPath } from "./path.ts";
import { softVendor } from "./pci-address.ts";
import type { PciDevice } from "./pci-device.ts";

/** Path that a copy takes on a machine. */
export interface CopyPath {
  /** Address of the device, or "host". */
  readonly from: string;
  readonly to: string;
  /**
   * Name of the path:
   * - "memcpy": the processor copies.
   * - "DMA": the device reads or writes host memory.
   * - "NVLink", "peer-to-peer": one device reads or writes the memory of the other.
   * - "RDMA on GPU memory": the NIC reads or writes GPU memory (dma-buf).
   * - "GPUDirect Storage": the SSD reads or writes GPU memory (cuFile).
   * - "through host memory": two DMAs, with host memory between them.
   * - "on the device": both ends are one device.
   */
  readonly path:
    | "memcpy"
    | "DMA"
    | "NVLink"
    | "peer-to-peer"
    | "RDMA on GPU memory"
    | "GPUDirect Storage"
    | "through host memory"
    | "on the device";
  /** False when the bytes pass through host memory that is neither end. */
  readonly isDirect: boolean;
  /** Reason for the path: for a detour, what forbids the direct one. */
  readonly reason: string;
  /** Estimated rate in GB/s (1e9 bytes), from the narrowest link. Undefined where no link is known. */
  readonly expectedGBps: number | undefined;
  /** Link that limits the rate. */
  readonly limitedBy: string | undefined;
  /** A nearer device of the same kind, with its path. Undefined when there is none. */
  readonly nearer: string | undefined;
}

/** A machine with the paths between its devices. */
interface Paths extends Machine {
  path(a: PciDevice, b: PciDevice): PciPath;
  bestNicFor(gpu: PciDevice): Choice | undefined;
  bestSsdFor(gpu: PciDevice): Choice | undefined;
}

type Rate = Pick<CopyPath, "expectedGBps" | "limitedBy">;
const noRate: Rate = { expectedGBps: undefined, limitedBy: undefined };

/** Returns the path of a copy of buffers with `bytes` bytes. An end that is undefined is host memory. */
export function copyPathBetween(
  machine: Paths,
  from: PciDevice | undefined,
  to: PciDevice | undefined,
  bytes: number,
): CopyPath {
  const ends = { from: from?.address ?? "host", to: to?.address ?? "host", nearer: undefined };
  for (const end of [from, to]) {
    if (end !== undefined && !["gpu", "nic", "ssd"].includes(end.kind))
      throw new RangeError(
        `copyPath: ${end.address} is ${shown(end.kind)} (${end.name}). Use a GPU, a NIC, an SSD or "host"`,
      );
  }
  if (from === undefined || to === undefined) {
    const device = from ?? to;
    if (device === undefined)
      return { ...ends, ...noRate, path: "memcpy", isDirect: true, reason: "both ends are host memory" };
    const reason = `${device.name} reads and writes host memory`;
    const rate = withPort(hostRate(machine, device), [device]);
    return { ...ends, path: "DMA", isDirect: true, reason, ...rate };
  }
  if (from === to)
    return { ...ends, ...noRate, path: "on the device", isDirect: true, reason: "both ends are one device" };
  const way = machine.path(from, to);
  const direct = directPath(from, to, way, bytes);
  const nearer = nearerThan(machine, from, to, way);
  if (typeof direct === "object") {
    const { expectedGBps, limitedBy } = way;
    const rate = withPort({ expectedGBps, limitedBy }, [from, to]);
    return { ...ends, ...direct, isDirect: true, ...rate, nearer };
  }
  const path = "through host memory";
  const rate = withPort(slower(machine, from, to), [from, to]);
  return { ...ends, path, isDirect: false, reason: direct, nearer, ...rate };
}

/** Returns the direct path, or what forbids it. */
function directPath(
  from: PciDevice,
  to: PciDevice,
  { kind, reason, peerDma }: PciPath,
  bytes: number,
): Pick<CopyPath, "path" | "reason"> | string {
  const kinds = [from.kind, to.kind];
  const gpus = kinds.filter((each) => each === "gpu").length;
  if (gpus === 2 && kind.startsWith("NV")) return { path: "NVLink", reason };
  if (gpus === 0) return withoutGpu(from, to, peerDma.works);
  if (peerDma.works === "unknown") return `whether peer-to-peer DMA works is not known: ${peerDma.reason}`;
  if (peerDma.works === "no") return peerDma.reason;
  const beyond = beyondWindow([from, to], bytes);
  if (beyond !== undefined) return beyond;
  if (gpus === 2) return { path: "peer-to-peer", reason: `${reason}; ${peerDma.reason}` };
  const nic = [from, to].find((each) => each.kind === "nic");
  if (nic !== undefined && nic.infiniband.length === 0)
    return `${nic.address} (${nic.name}) shows no RDMA device: use host memory`;
  if (nic !== undefined) return { path: "RDMA on GPU memory", reason: `${reason}; ${peerDma.reason}` };
  const translated = [from, to].find(({ iommuType }) => iommuType?.startsWith("DMA"));
  if (translated !== undefined)
    return `the IOMMU translates the DMA of ${translated.address}, which GPUDirect Storage does not support (iommu=pt passes it unchanged)`;
  // cuFile knows no soft devices. Vfio.map() takes a buffer of a soft GPU.
  const path = from.vendorId === softVendor ? "peer-to-peer" : "GPUDirect Storage";
  return { path, reason: `${reason}; ${peerDma.reason}` };
}

/** Returns the reason why a buffer of a GPU is beyond the window of its BAR, or undefined. */
function beyondWindow(ends: readonly PciDevice[], bytes: number): string | undefined {
  for (const { kind, address, name, bars } of ends) {
    const window = kind === "gpu" ? memoryBar(bars) : undefined;
    if (window !== undefined && bytes > window.bytes)
      return `the buffer has ${bytesText(bytes)}, but BAR ${window.index} of ${address} (${name}) shows ${bytesText(window.bytes)} at a time`;
  }
  return undefined;
}

function withoutGpu(
  from: PciDevice,
  to: PciDevice,
  works: string,
): Pick<CopyPath, "path" | "reason"> | string {
  const owner = [from, to].find(({ peerMemory }) => peerMemory?.published === true);
  if (owner !== undefined && works === "yes")
    return {
      path: "peer-to-peer",
      reason: `${owner.address} publishes memory that other devices reach (p2pmem)`,
    };
  return `neither ${from.name} nor ${to.name} has memory that other devices reach, so host memory is between them`;
}

/** Returns the rate with the port of a NIC, which carries the bytes to the peer. */
function withPort(rate: Rate, ends: readonly PciDevice[]): Rate {
  for (const { kind, address, portGbps } of ends) {
    if (kind !== "nic" || portGbps === undefined) continue;
    const port = Math.round(portGBps(portGbps) * 10) / 10;
    if (port < (rate.expectedGBps ?? 0))
      return { expectedGBps: port, limitedBy: `${address} port of ${portGbps} Gb/s` };
  }
  return rate;
}

/** Returns the slower of the two DMAs of a detour. They overlap. */
function slower(machine: Paths, from: PciDevice, to: PciDevice): Rate {
  const [left, right] = [hostRate(machine, from), hostRate(machine, to)];
  if (left.expectedGBps === undefined || right.expectedGBps === undefined) return noRate;
  return left.expectedGBps <= right.expectedGBps ? left : right;
}

/** Names the NIC or SSD that is nearer to the GPU than the given one. */
function nearerThan(machine: Paths, from: PciDevice, to: PciDevice, way: PciPath): string | undefined {
  const gpu = [from, to].find(({ kind }) => kind === "gpu");
  const other = gpu === from ? to : from;
  if (gpu === undefined || other.kind === "gpu") return undefined;
  const best = other.kind === "nic" ? machine.bestNicFor(gpu) : machine.bestSsdFor(gpu);
  if (best === undefined || distance(best.path.kind) >= distance(way.kind) || best.device === other)
    return undefined;
  const { device, path } = best;
  const name = device.infiniband[0] ?? device.nvme[0] ?? device.address;
  const rate = path.expectedGBps === undefined ? "" : `, up to ${path.expectedGBps} GB/s`;
  return `${name} is nearer to ${gpu.address}: ${path.kind}, ${path.reason}${rate}`;
}
