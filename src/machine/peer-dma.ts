import { memoryBar } from "./bar.ts";
import type { Machine } from "./machine.ts";
import type { PathKind } from "./path.ts";
import { softVendor } from "./pci-address.ts";
import type { PciDevice } from "./pci-device.ts";

/**
 * Verdict whether two devices can reach each other's memory over PCI without host memory, by hardware and
 * kernel. It does not consider whether a driver exports the memory (dma-buf, nvidia-peermem, GPUDirect
 * Storage).
 */
export interface DmaVerdict {
  readonly works: "yes" | "no" | "unknown";
  readonly reason: string;
}

const AMD = 0x1022;
const AMD_GPU = 0x1002;
const INTEL = 0x8086;

/** Intel's host bridges between whose root ports Linux allows peer-to-peer DMA (drivers/pci/p2pdma.c). */
const intelAnyBridge = new Set([0x3c01, 0x2f01, 0x2030, 0x2031, 0x2032, 0x2033, 0x2020, 0x09a2]);
/** Intel's host bridges that allow peer-to-peer DMA only between devices below the same bridge. */
const intelSameBridge = new Set([0x3c00, 0x2f00]);

/**
 * Returns true for a GPU whose memory is part of the processor's memory through NVLink-C2C, such as Grace
 * Hopper.
 */
export const isCoherent = ({ name }: PciDevice): boolean => /^G[HB]200 /.test(name);

/** Returns true for a GPU that shares its PCI slot with functions of an AMD CPU: security, USB, audio. */
export const isPartOfProcessor = (
  devices: readonly { readonly address: string; readonly vendorId: number }[],
  gpu: string,
): boolean =>
  devices.some(({ address, vendorId }) => vendorId === AMD && address.slice(0, -2) === gpu.slice(0, -2));

/**
 * Returns true for a GPU that is part of the processor and uses host memory. Intel's are on the root bus
 * without a link.
 */
export function isIntegrated({ devices }: Pick<Machine, "devices">, gpu: PciDevice): boolean {
  if (gpu.kind !== "gpu") return false;
  if (gpu.vendorId === INTEL) return gpu.link === undefined && gpu.above.length === 0;
  return gpu.vendorId === AMD_GPU && isPartOfProcessor(devices, gpu.address);
}

/** Returns the verdict. `ports` are the bridges on the path. The first obstacle is the reason. */
export function peerDma(
  machine: Machine,
  a: PciDevice,
  b: PciDevice,
  kind: PathKind,
  ports: readonly PciDevice[],
): DmaVerdict {
  if (kind === "X") return { works: "no", reason: "it is one device" };
  const soft = [a, b].filter(({ vendorId }) => vendorId === softVendor);
  if (soft.length === 2)
    return { works: "yes", reason: "both are soft devices, and their memory is this machine's" };
  if (soft.length === 1) return { works: "no", reason: `${soft[0]!.name} is a soft device: use host memory` };
  if (![a, b].some(({ bars }) => bars.some(({ isMemory }) => isMemory))) {
    return { works: "no", reason: "neither shows memory in a BAR" };
  }
  const game = [a, b].find(({ name }) => name.startsWith("GeForce"));
  if (game)
    return { works: "no", reason: `NVIDIA's driver gives ${game.name} no GPUDirect: use host memory` };
  if (machine.isVirtual) {
    return {
      works: "unknown",
      reason: "a virtual machine: its hypervisor decides, and this tree is not the wires",
    };
  }
  const integrated = [a, b].find((each) => isIntegrated(machine, each));
  if (integrated) {
    return {
      works: "no",
      reason: `${integrated.name} is part of the processor, and its memory the host's: use host memory`,
    };
  }
  const coherent = [a, b].find(isCoherent);
  if (coherent) {
    return {
      works: "yes",
      reason: `through the processor: NVLink-C2C makes the memory of ${coherent.name} part of its own`,
    };
  }
  const translated = [a, b].find(({ iommuType }) => iommuType?.startsWith("DMA"));
  const mapping = translated ? "; the IOMMU translates, so the driver must map the peer (dma-buf does)" : "";
  if (kind === "PIX" || kind === "PXB") return throughSwitch(ports, mapping, windowOf(a, b));
  return throughRoot(machine, a, b, mapping + windowOf(a, b));
}

function throughSwitch(ports: readonly PciDevice[], mapping: string, window: string): DmaVerdict {
  const deciding = ports.filter(({ kind }) => kind === "switch downstream");
  const redirecting = deciding.filter(({ acs }) => typeof acs === "object" && acs.redirectsPeers);
  const unseen = deciding.filter(({ acs }) => acs === "unknown without root");
  if (redirecting.length > 0) {
    const which = redirecting.map(({ address }) => address).join(", ");
    return {
      works: "yes",
      reason: `but up to the root port and back: ACS redirects requests in ${which}${mapping}${window}`,
    };
  }
  if (unseen.length > 0) {
    return {
      works: "yes",
      reason: `whether straight through the switch or by the root port, ACS decides: unknown without root${mapping}${window}`,
    };
  }
  return {
    works: "yes",
    reason: `straight through the switch: no ACS redirect on the way${mapping}${window}`,
  };
}

/**
 * Returns the verdict for devices behind different root ports. The processor must forward the DMA, and Linux
 * lists processors that do.
 */
function throughRoot(machine: Machine, a: PciDevice, b: PciDevice, more: string): DmaVerdict {
  const bridges = [a, b].map(({ root }) => hostBridgeOf(machine, root));
  const [first, second] = bridges;
  if (!first || !second)
    return { works: "unknown", reason: `no host bridge shows whether the processor forwards it${more}` };
  const lets = ({ vendorId, deviceId }: PciDevice): boolean =>
    vendorId === AMD ||
    (vendorId === INTEL &&
      (intelAnyBridge.has(deviceId) || (intelSameBridge.has(deviceId) && a.root === b.root)));
  if (lets(first) && lets(second)) {
    return {
      works: "yes",
      reason: `through the processor, which is one that forwards between root ports${more}`,
    };
  }
  const { vendor = "this", address } = lets(first) ? second : first;
  return {
    works: "unknown",
    reason: `Linux does not list ${vendor} host bridge ${address} as one that forwards between root ports${more}`,
  };
}

const hostBridgeOf = (machine: Machine, root: string): PciDevice | undefined =>
  machine.devices.find((each) => each.root === root && each.kind === "host bridge") ??
  // Server processors show one host bridge for the roots of each socket as a system device of their first
  // bus.
  machine.devices.find(
    (each) => each.root === root && each.address.endsWith(":00.0") && each.above.length === 0,
  );

const SMALL_BAR = 2 ** 28;

/** Returns a note about a GPU that shows 256 MiB of its memory at a time. */
function windowOf(a: PciDevice, b: PciDevice): string {
  const small = [a, b].find((each) => each.kind === "gpu" && (memoryBar(each.bars)?.bytes ?? 0) <= SMALL_BAR);
  return small ? `; ${small.name} shows no more than 256 MiB of its memory at a time (BAR 1)` : "";
}
