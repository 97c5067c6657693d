import { errno, libc } from "../../../ffi/libc/index.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { wholeNumber } from "../../arguments/index.ts";
import type { DeviceRegion } from "./device-region.ts";
import { VfioError } from "./vfio-error.ts";

/**
 * Configuration space of a device, in accesses of 8, 16 and 32 bits. VFIO hides fields that could harm other
 * devices.
 */
export class ConfigurationSpace {
  readonly #fd: number;
  readonly #region: DeviceRegion;
  readonly #what: string;
  readonly #word = new DataView(new ArrayBuffer(8));

  constructor(fd: number, region: DeviceRegion, what: string) {
    this.#fd = fd;
    this.#region = region;
    this.#what = what;
  }

  read(offset: number, bytes: 1 | 2 | 4): number {
    const at = this.#place(offset, bytes);
    if (Number(libc.pread(this.#fd, addressOf(this.#word), bytes, at)) !== bytes)
      throw new VfioError(`${this.#what}: configuration space cannot be read at ${offset}`, errno());
    if (bytes === 1) return this.#word.getUint8(0);
    return bytes === 2 ? this.#word.getUint16(0, true) : this.#word.getUint32(0, true);
  }

  write(offset: number, bytes: 1 | 2 | 4, value: number): void {
    const at = this.#place(offset, bytes);
    this.#word.setUint32(0, value, true);
    if (Number(libc.pwrite(this.#fd, addressOf(this.#word), bytes, at)) !== bytes)
      throw new VfioError(`${this.#what}: configuration space cannot be written at ${offset}`, errno());
  }

  #place(offset: number, bytes: number): number {
    wholeNumber("configuration space: offset", offset, 0, this.#region.bytes - bytes);
    return this.#region.fileOffset + offset;
  }
}
