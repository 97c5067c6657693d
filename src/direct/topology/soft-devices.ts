import { providerPreference } from "../../arguments/provider-preference.ts";
import { pciIdOf } from "../../cuda/driver/device-names.ts";
import { driver } from "../../cuda/index.ts";
import { type Machine, readMachine } from "../../machine/machine.ts";
import { sizeText } from "../../machine/machine-words.ts";
import type { NvLink } from "../../machine/nv-link.ts";
import { softVendor } from "../../machine/pci-address.ts";
import type { PciDevice } from "../../machine/pci-device.ts";
import { readMachineText, sysfsRoot } from "../../machine/read-machine-text.ts";
import { Sysfs } from "../../machine/sysfs.ts";
import { listDevices } from "../../rdma/index.ts";
import { softLinks } from "../../soft/links/soft-links.ts";
import { softDisk, softDiskFile } from "./soft-disk.ts";

const NVIDIA = 0x10de;

/** Returns the machine with the soft GPUs, soft0 and the soft disk in a tree of their own. */
export const withSoft = (machine: Machine): Machine =>
  withLines(machine, [...gpuLines(), ...nicLines(), ...diskLines()]);

/**
 * Returns the machine with the soft disk, and with the soft devices that `openDevice()` opens. It opens them where the tree has no
 * device for the native provider, and where the environment asks for them.
 */
export function withOpenedSoft(machine: Machine): Machine {
  const hasGpu = machine.devices.some(({ kind, vendorId }) => kind === "gpu" && vendorId === NVIDIA);
  const hasNic = machine.devices.some(({ infiniband }) => infiniband.length > 0);
  return withLines(machine, [
    ...(opensSoft("DOORBELL_CUDA", hasGpu) ? gpuLines() : []),
    ...(opensSoft("DOORBELL_RDMA", hasNic) ? nicLines() : []),
    ...diskLines(),
  ]);
}

const withLines = (machine: Machine, lines: readonly string[]): Machine => ({
  ...machine,
  devices: [...machine.devices, ...devicesOf(lines)],
});

/** Returns the devices of a tree with the soft devices, and the bridge above them. */
function devicesOf(lines: readonly string[]): readonly PciDevice[] {
  if (lines.length === 0) return [];
  const text = [`pci${domain}:00`, `  ${domain}:00:00.0 0604 ${domain}:0000`, ...lines].join("\n");
  const { files } = readMachineText(text, "the soft devices");
  return readMachine(new Sysfs(files), sysfsRoot).devices;
}

/** A machine and its NVLinks. */
export interface PlacedMachine {
  readonly machine: Machine;
  readonly nvLinks: readonly NvLink[];
}

/**
 * Returns the described machine in which the soft devices have a place, or undefined where they have none. A soft
 * device has its own address, names and BARs, and the links, bridges and model of its place. A soft device for
 * which the machine has no place is in a tree of its own.
 */
export function placedMachine(): PlacedMachine | undefined {
  const placement = softLinks()?.placement;
  if (placement === undefined) return undefined;
  const { machine, places } = placement;
  const soft = devicesOf([...gpuLines(), ...nicLines(), ...diskLines()]);
  const ordinals = soft
    .filter(({ kind }) => kind === "gpu")
    .map(({ address }, i) => [address, `gpu${i}`] as const);
  const names = new Map<string, string>(ordinals);
  const placed = new Map<PciDevice, PciDevice>();
  for (const device of soft) {
    const place = places.get(names.get(device.address) ?? device.infiniband[0] ?? device.nvme[0] ?? "");
    if (place !== undefined) placed.set(place, device);
  }
  const rest = soft.filter((device) => ![...placed.values()].includes(device));
  const devices = machine.devices.map((place) => {
    const device = placed.get(place);
    return device === undefined ? place : inPlace(device, place);
  });
  const addressOf = new Map([...placed].map(([place, { address }]) => [place.address, address]));
  const renamed = (address: string): string => addressOf.get(address) ?? address;
  const nvLinks = placement.nvLinks.map((link) => ({
    ...link,
    from: renamed(link.from),
    to: renamed(link.to),
  }));
  // Without a device of its own the other tree has only its bridge.
  const others = rest.some(({ kind }) => kind !== "bridge" && kind !== "root port") ? rest : [];
  return { machine: { ...machine, devices: [...devices, ...others] }, nvLinks };
}

const inPlace = ({ address, bars, driver, ...soft }: PciDevice, place: PciDevice): PciDevice => ({
  ...place,
  ...{ address, bars, driver },
  infiniband: [...soft.infiniband, ...place.infiniband],
  nvme: [...soft.nvme, ...place.nvme],
  isUp: place.kind === "nic" ? true : place.isUp,
});

function opensSoft(variable: "DOORBELL_CUDA" | "DOORBELL_RDMA", hasNative: boolean): boolean {
  const { provider, name } = providerPreference(variable, undefined, undefined);
  return provider === "soft" || (provider === undefined && (name ?? "soft").startsWith("soft") && !hasNative);
}

/** PCI domain of the soft devices, and their vendor. `cuDeviceGetPCIBusId` of soft GPUs has it too. */
const domain = softVendor.toString(16);

function gpuLines(): readonly string[] {
  const soft = driver("soft");
  const { lib, results } = soft;
  return Array.from({ length: soft.deviceCount() }, (_, ordinal) => {
    soft.check(lib.cuDeviceTotalMem_v2(results.pointer, ordinal), "cuDeviceTotalMem_v2");
    const total = results.u64();
    // Without a setting the window shows the whole memory, which is host memory.
    const memory = sizeText(lib.inspector?.windowBytes(ordinal) ?? total);
    return `    ${pciIdOf(soft, ordinal)} 0302 ${domain}:0001 bar1=${(ordinal + 1).toString(16)}0000000000:${memory}p driver=doorbell`;
  });
}

/** First bus of the soft NICs. The 16 soft GPUs have the buses from 1 to 16. */
const FIRST_NIC_BUS = 0x20;

function nicLines(): readonly string[] {
  return listDevices({ provider: "soft" }).map(({ name }, i) => {
    const bus = (FIRST_NIC_BUS + i).toString(16);
    return `    ${domain}:${bus}:00.0 0207 ${domain}:0002 ib=${name}:ACTIVE driver=doorbell`;
  });
}

/** Returns the soft disk, where the environment names its file. */
function diskLines(): readonly string[] {
  if (softDiskFile() === undefined) return [];
  const { address, deviceId, barBytes } = softDisk;
  const id = `${domain}:${deviceId.toString(16).padStart(4, "0")}`;
  return [
    `    ${address} 010802 ${id} nvme=softdisk0 bar0=800000000000:${sizeText(barBytes)}w driver=doorbell`,
  ];
}
