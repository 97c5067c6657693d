import {
  VFIO_DEVICE_GET_REGION_INFO,
  VFIO_REGION_INFO_FLAG_MMAP,
  VFIO_REGION_INFO_FLAG_WRITE,
  vfio_region_info,
} from "../../../ffi/vfio/index.ts";
import { ioctl } from "./ioctl.ts";

/** A region of a device in VFIO: a BAR or the configuration space. */
export interface DeviceRegion {
  readonly index: number;
  readonly bytes: number;
  /** Offset of the region in the descriptor of the device, in bytes. */
  readonly fileOffset: number;
  readonly canMap: boolean;
  readonly writable: boolean;
}

/** Returns region `index` of a device. */
export function regionOf(fd: number, index: number, what: string): DeviceRegion {
  const info = vfio_region_info.alloc({ argsz: vfio_region_info.size, index });
  ioctl(fd, VFIO_DEVICE_GET_REGION_INFO, info.pointer, `${what} region ${index}`);
  return {
    index,
    bytes: Number(info.size),
    fileOffset: Number(info.offset),
    canMap: (info.flags & VFIO_REGION_INFO_FLAG_MMAP) !== 0,
    writable: (info.flags & VFIO_REGION_INFO_FLAG_WRITE) !== 0,
  };
}
