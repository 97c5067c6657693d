import { Errno } from "../../../ffi/libc/index.ts";
import { extraArguments } from "../../arguments/extra-arguments.ts";
import { checkValue, text } from "../../arguments/options.ts";
import { isSoftAddress } from "../../machine/pci-address.ts";
import { fileSystem } from "../../machine/sysfs.ts";
import { softDisk, softDiskHint } from "../topology/soft-disk.ts";
import { DeviceInUseError, VfioError } from "./vfio-error.ts";

/** Folders of /sys and /proc to read. */
export interface SystemPaths {
  readonly sys: string;
  readonly proc: string;
}

const here: SystemPaths = { sys: "/sys", proc: "/proc" };

const lastPart = (path: string | undefined): string | undefined => path?.split("/").at(-1);

const addressType = text('the address of a PCI device, such as "0000:65:00.0"');

/** Returns the commands that unbind a device from its driver and bind it to VFIO. */
export function bindCommands(address: string, driver: string | undefined): readonly string[] {
  if (arguments.length > 2) throw extraArguments("bindCommands", ["address", "driver"], arguments.length);
  checkValue("bindCommands: address", addressType, address);
  const device = `/sys/bus/pci/devices/${address}`;
  return [
    "modprobe vfio-pci",
    `echo vfio-pci > ${device}/driver_override`,
    ...(driver === undefined ? [] : [`echo ${address} > ${device}/driver/unbind`]),
    `echo ${address} > /sys/bus/pci/drivers_probe`,
  ];
}

/** Returns the commands that give the device back to its driver. */
export function unbindCommands(address: string): readonly string[] {
  if (arguments.length > 1) throw extraArguments("unbindCommands", ["address"], arguments.length);
  checkValue("unbindCommands: address", addressType, address);
  const device = `/sys/bus/pci/devices/${address}`;
  return [
    `echo ${address} > ${device}/driver/unbind`,
    `echo > ${device}/driver_override`,
    `echo ${address} > /sys/bus/pci/drivers_probe`,
  ];
}

/**
 * Returns the IOMMU group of a device that is bound to VFIO. Throws VfioError for a missing device, and
 * DeviceInUseError for one that is not bound to VFIO or has a device in use in its group.
 */
export function groupOf(address: string, places: SystemPaths = here): string {
  const device = `${places.sys}/bus/pci/devices/${address}`;
  if (fileSystem.text(`${device}/vendor`) === undefined)
    throw new VfioError(
      `openVfio: this machine has no PCI device ${address}`,
      Errno.ENODEV,
      hintForMissing(address),
    );
  const driver = lastPart(fileSystem.realPath(`${device}/driver`));
  if (driver !== "vfio-pci") throw refusal(address, driver, places);
  const group = lastPart(fileSystem.realPath(`${device}/iommu_group`));
  if (group === undefined) {
    throw new DeviceInUseError(
      address,
      "the device has no IOMMU group: there is no IOMMU, or it is off. Turn it on in the firmware's setup (VT-d, AMD-Vi) and on the kernel's command line (intel_iommu=on)",
      [],
    );
  }
  for (const other of fileSystem.names(`${device}/iommu_group/devices`)) {
    const folder = `${places.sys}/bus/pci/devices/${other}`;
    const theirs = lastPart(fileSystem.realPath(`${folder}/driver`));
    // The driver of a port does no DMA of its own.
    if (theirs === undefined || theirs === "vfio-pci" || theirs === "pcieport" || theirs === "pci-stub")
      continue;
    const why = `${other} is in the same IOMMU group (${group}) and has driver ${theirs}: they can only be taken together`;
    throw new DeviceInUseError(address, why, bindCommands(other, theirs));
  }
  return group;
}

function hintForMissing(address: string): string {
  if (address === softDisk.address) return softDiskHint;
  return isSoftAddress(address)
    ? "A soft device has no registers for VFIO. Use its objects: openDevice() of doorbell/cuda or doorbell."
    : "List the devices with doorbell topology, or with lspci -D.";
}

function refusal(address: string, driver: string | undefined, places: SystemPaths): DeviceInUseError {
  const uses = usesOf(address, places);
  if (uses.length > 0) {
    const why = `${uses.map(({ says }) => says).join(", ")}: its data is in use, so it is left alone`;
    return new DeviceInUseError(
      address,
      why,
      uses.flatMap(({ undo }) => undo),
    );
  }
  const why =
    driver === undefined
      ? "neither a driver nor VFIO has it"
      : `driver ${driver} has it and may be using it; no file system on it is mounted`;
  return new DeviceInUseError(address, why, bindCommands(address, driver));
}

interface Use {
  readonly says: string;
  readonly undo: readonly string[];
}

/**
 * Returns the uses of a controller's disks: file systems, swap, and devices built on them (LVM, RAID,
 * encryption).
 */
function usesOf(address: string, places: SystemPaths): readonly Use[] {
  const mounts = (fileSystem.text(`${places.proc}/self/mountinfo`) ?? "")
    .split("\n")
    .map((line) => line.split(" "));
  const swaps = (fileSystem.text(`${places.proc}/swaps`) ?? "")
    .split("\n")
    .map((line) => line.split(" ")[0]!);
  return disksOf(address, places).flatMap((name) => {
    const folder = `${places.sys}/class/block/${name}`;
    const number = fileSystem.text(`${folder}/dev`);
    const mounted = mounts.find((words) => words[2] === number || words.includes(`/dev/${name}`));
    const holders = fileSystem.names(`${folder}/holders`);
    return [
      ...(mounted ? [{ says: `${name} is mounted at ${mounted[4]}`, undo: [`umount ${mounted[4]}`] }] : []),
      ...(swaps.includes(`/dev/${name}`)
        ? [{ says: `${name} is swap`, undo: [`swapoff /dev/${name}`] }]
        : []),
      ...(holders.length === 0 ? [] : [{ says: `${name} is a part of ${holders.join(", ")}`, undo: [] }]),
    ];
  });
}

/** Returns the names of the disks and partitions of a controller. */
function disksOf(address: string, { sys }: SystemPaths): readonly string[] {
  const found = new Set<string>();
  for (const name of fileSystem.names(`${sys}/class/block`)) {
    if (fileSystem.realPath(`${sys}/class/block/${name}`)?.includes(`/${address}/`)) found.add(name);
  }
  // With NVMe multipath the disk belongs to a subsystem, and the controller has a hidden twin: nvme0c1n1 of
  // nvme0n1.
  for (const controller of fileSystem.names(`${sys}/bus/pci/devices/${address}/nvme`)) {
    for (const name of fileSystem.names(`${sys}/bus/pci/devices/${address}/nvme/${controller}`)) {
      const head = /^(nvme\d+)c\d+(n\d+)$/.exec(name);
      if (head === null) continue;
      const disk = `${head[1]}${head[2]}`;
      for (const each of fileSystem.names(`${sys}/class/block`))
        if (each === disk || each.startsWith(`${disk}p`)) found.add(each);
    }
  }
  return [...found].sort();
}
