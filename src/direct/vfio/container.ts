import { closeSync, existsSync, openSync } from "node:fs";
import { addressOf } from "../../../ffi/runtime/index.ts";
import {
  VFIO_API_VERSION,
  VFIO_CHECK_EXTENSION,
  VFIO_DMA_MAP_FLAG_READ,
  VFIO_DMA_MAP_FLAG_WRITE,
  VFIO_GET_API_VERSION,
  VFIO_GROUP_FLAGS_VIABLE,
  VFIO_GROUP_GET_DEVICE_FD,
  VFIO_GROUP_GET_STATUS,
  VFIO_GROUP_SET_CONTAINER,
  VFIO_IOMMU_GET_INFO,
  VFIO_IOMMU_INFO_CAPS,
  VFIO_IOMMU_INFO_PGSIZES,
  VFIO_IOMMU_MAP_DMA,
  VFIO_IOMMU_TYPE1_INFO_CAP_IOVA_RANGE,
  VFIO_IOMMU_UNMAP_DMA,
  VFIO_SET_IOMMU,
  VFIO_TYPE1v2_IOMMU,
  vfio_group_status,
  vfio_info_cap_header,
  vfio_iommu_type1_dma_map,
  vfio_iommu_type1_dma_unmap,
  vfio_iommu_type1_info,
  vfio_iommu_type1_info_cap_iova_range,
  vfio_iova_range,
} from "../../../ffi/vfio/index.ts";
import { type AddressRange, BusAddresses } from "./bus-addresses.ts";
import type { DmaAccess } from "./dma-range.ts";
import { ioctl } from "./ioctl.ts";
import type { Iommu } from "./iommu.ts";
import { KernelFunction } from "./kernel-function.ts";
import type { PciFunction } from "./pci-function.ts";
import { VfioError } from "./vfio-error.ts";

/**
 * Returns the offset of capability `id` in the bytes of an info struct, or undefined. VFIO chains
 * capabilities behind the struct.
 */
function capabilityAt(info: ArrayBuffer, first: number, id: number): number | undefined {
  // A damaged chain must not cause an endless loop, so the number of steps is limited.
  let at = first;
  for (let steps = 0; at !== 0 && at + vfio_info_cap_header.size <= info.byteLength && steps < 64; steps++) {
    const header = vfio_info_cap_header.on(info, at);
    if (header.id === id) return at;
    at = header.next;
  }
  return undefined;
}

const DEVICE = "/dev/vfio/vfio";

/** /dev/vfio/vfio with the groups of some devices, which share one set of translations. */
export class Container implements Iommu {
  readonly #fd: number;
  /** Descriptors of groups by their names. */
  readonly #groups = new Map<string, number>();
  /** Groups of devices by their addresses. */
  readonly #devices: ReadonlyMap<string, string>;
  readonly addresses: BusAddresses;
  readonly unit = 4096;

  /** Takes the addresses of the devices, each with its group. */
  constructor(devices: ReadonlyMap<string, string>) {
    this.#devices = devices;
    if (!existsSync(DEVICE))
      throw new VfioError(`there is no ${DEVICE}`, 0, "modprobe vfio-pci vfio_iommu_type1");
    this.#fd = opened(DEVICE);
    try {
      const version = ioctl(this.#fd, VFIO_GET_API_VERSION, 0, "VFIO_GET_API_VERSION");
      if (version !== VFIO_API_VERSION)
        throw new VfioError(`VFIO of version ${version}; supported is ${VFIO_API_VERSION}`, 0);
      if (ioctl(this.#fd, VFIO_CHECK_EXTENSION, VFIO_TYPE1v2_IOMMU, "VFIO_CHECK_EXTENSION") === 0)
        throw new VfioError("this IOMMU is not one of type 1", 0, "modprobe vfio_iommu_type1");
      for (const group of new Set(devices.values())) this.#join(group);
      ioctl(this.#fd, VFIO_SET_IOMMU, VFIO_TYPE1v2_IOMMU, "VFIO_SET_IOMMU");
      this.addresses = this.#readAddresses();
    } catch (error) {
      this.close();
      throw error;
    }
  }

  #join(group: string): void {
    const fd = opened(`/dev/vfio/${group}`);
    this.#groups.set(group, fd);
    const status = vfio_group_status.alloc({ argsz: vfio_group_status.size });
    ioctl(fd, VFIO_GROUP_GET_STATUS, status.pointer, `IOMMU group ${group}`);
    if ((status.flags & VFIO_GROUP_FLAGS_VIABLE) === 0) {
      const hint = `See /sys/kernel/iommu_groups/${group}/devices: each must have vfio-pci or no driver.`;
      throw new VfioError(`IOMMU group ${group} has devices that are in use`, 0, hint);
    }
    const container = new Int32Array(new ArrayBuffer(8)).fill(this.#fd);
    ioctl(fd, VFIO_GROUP_SET_CONTAINER, addressOf(container), `IOMMU group ${group}`);
  }

  #readAddresses(): BusAddresses {
    const info = new ArrayBuffer(4096);
    const view = vfio_iommu_type1_info.on(info);
    view.argsz = info.byteLength;
    ioctl(this.#fd, VFIO_IOMMU_GET_INFO, addressOf(info), "VFIO_IOMMU_GET_INFO");
    const pages = view.flags & VFIO_IOMMU_INFO_PGSIZES ? BigInt(view.iova_pgsizes) : 4096n;
    const first = view.flags & VFIO_IOMMU_INFO_CAPS ? view.cap_offset : 0;
    return new BusAddresses(rangesIn(info, first), Number(pages & -pages));
  }

  openFunction(address: string): PciFunction {
    const group = this.#groups.get(this.#devices.get(address)!)!;
    const name = new TextEncoder().encode(`${address}\0`.padEnd(64, "\0"));
    const text = new Uint8Array(new ArrayBuffer(64));
    text.set(name);
    return new KernelFunction(ioctl(group, VFIO_GROUP_GET_DEVICE_FD, addressOf(text), address), address);
  }

  /** Maps the memory in the IOMMU and locks its pages. */
  map(pointer: number, busAddress: number, bytes: number, access: DmaAccess): void {
    const flags =
      (access === "write" ? 0 : VFIO_DMA_MAP_FLAG_READ) | (access === "read" ? 0 : VFIO_DMA_MAP_FLAG_WRITE);
    const { size: argsz } = vfio_iommu_type1_dma_map;
    const request = vfio_iommu_type1_dma_map.alloc({
      argsz,
      flags,
      vaddr: pointer,
      iova: busAddress,
      size: bytes,
    });
    ioctl(this.#fd, VFIO_IOMMU_MAP_DMA, request.pointer, `the IOMMU's mapping of ${bytes} bytes`);
  }

  unmap(busAddress: number, bytes: number): void {
    const { size: argsz } = vfio_iommu_type1_dma_unmap;
    const request = vfio_iommu_type1_dma_unmap.alloc({ argsz, iova: busAddress, size: bytes });
    ioctl(this.#fd, VFIO_IOMMU_UNMAP_DMA, request.pointer, "VFIO_IOMMU_UNMAP_DMA");
  }

  close(): void {
    for (const fd of this.#groups.values()) closeSync(fd);
    this.#groups.clear();
    closeSync(this.#fd);
  }
}

function opened(path: string): number {
  try {
    return openSync(path, "r+");
  } catch (error) {
    const { errno = 0 } = error as { errno?: number };
    throw new VfioError(path, Math.abs(errno));
  }
}

function rangesIn(info: ArrayBuffer, first: number): AddressRange[] {
  const at = capabilityAt(info, first, VFIO_IOMMU_TYPE1_INFO_CAP_IOVA_RANGE);
  if (at === undefined) return [];
  const count = vfio_iommu_type1_info_cap_iova_range.on(info, at).nr_iovas;
  return Array.from({ length: count }, (_, i) => {
    const place = at + vfio_iommu_type1_info_cap_iova_range.size + i * vfio_iova_range.size;
    const { start, end } = vfio_iova_range.on(info, place);
    // No processor has addresses above 2 ** 52, and numbers are not exact there.
    return { from: Math.max(Number(start), 0x1000), to: Math.min(Number(end) + 1, 2 ** 52) };
  });
}
