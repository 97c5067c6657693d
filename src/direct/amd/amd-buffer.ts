import {
  hipHostMallocDefault,
  hipMemcpyDeviceToHost,
  hipMemcpyHostToDevice,
  nativeHip,
} from "../../../ffi/hip/index.ts";
import { HSA_STATUS_SUCCESS, nativeHsa } from "../../../ffi/hsa/index.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { wholeNumber } from "../../arguments/index.ts";
import { hex, Resource } from "../../lifetime/resource.ts";
import { type DeviceMemory, type DmaBuf, deviceMemory, type OnDevice } from "../../memory/device-memory.ts";
import type { AmdDevice } from "./amd-device.ts";
import { AmdError, checkHip } from "./amd-error.ts";

/** Page-locked host memory for copies to and from an AMD GPU (`hipHostMalloc`). */
class PinnedPages extends Resource {
  readonly pointer: number;
  readonly #bytes: number;

  constructor(device: AmdDevice, bytes: number) {
    super();
    this.#bytes = bytes;
    const place = new BigUint64Array(new ArrayBuffer(8));
    device.select();
    checkHip(
      nativeHip().hipHostMalloc(addressOf(place), bytes, hipHostMallocDefault),
      `${bytes} bytes of pinned memory`,
    );
    this.pointer = Number(place[0]);
    this.ownFrozen(device);
  }

  get label(): string {
    return `PinnedPages (${this.#bytes} bytes)`;
  }

  protected release(): void {
    checkHip(nativeHip().hipHostFree(this.pointer), `${this.label}: hipHostFree`);
  }
}

/**
 * Memory of an AMD GPU. Functions that take GPU memory (`pd.register`, `copy`, `openStorage`) take it. It has
 * not run on AMD hardware.
 */
export class AmdBuffer extends Resource implements OnDevice {
  readonly device: AmdDevice;
  readonly byteLength: number;
  /** Device address of the first byte. */
  readonly pointer: number;

  /** @internal Use `AmdDevice.allocate()`. */
  constructor(device: AmdDevice, byteLength: number) {
    super();
    this.device = device;
    this.byteLength = wholeNumber("allocate: bytes", byteLength, 1, Number.MAX_SAFE_INTEGER);
    const place = new BigUint64Array(new ArrayBuffer(8));
    device.select();
    checkHip(nativeHip().hipMalloc(addressOf(place), byteLength), `${device.label}: ${byteLength} bytes`);
    this.pointer = Number(place[0]);
    this.ownFrozen(device);
  }

  get label(): string {
    return `AmdBuffer (${this.byteLength} bytes)`;
  }

  /**
   * Exports the memory as a descriptor for other drivers (`hsa_amd_portable_export_dmabuf`). The caller
   * closes the descriptor.
   *
   * @throws AmdError
   */
  dmaBuf(): DmaBuf {
    this.ensureOpen();
    const out = new DataView(new ArrayBuffer(16));
    const status = nativeHsa().hsa_amd_portable_export_dmabuf(
      this.pointer,
      this.byteLength,
      addressOf(out),
      addressOf(out) + 8,
    );
    if (status !== HSA_STATUS_SUCCESS) {
      const hint = "It needs Linux 5.12 with CONFIG_PCI_P2PDMA or DMABUF_MOVE_NOTIFY, and ROCm 5.6 or later.";
      throw new AmdError(`${this.label}: no dma-buf`, `HSA status 0x${status.toString(16)}`, hint);
    }
    return { fd: out.getInt32(0, true), offset: Number(out.getBigUint64(8, true)) };
  }

  /** @internal */
  [deviceMemory](): DeviceMemory {
    const { label, pointer, byteLength, device } = this;
    const copy = async (to: number, from: number, bytes: number, kind: number): Promise<void> => {
      this.ensureOpen();
      device.select();
      checkHip(nativeHip().hipMemcpy(to, from, bytes, kind), `${label}: copy`);
    };
    return {
      label,
      owner: this,
      pointer,
      byteLength,
      // The processor could reach it through a large BAR, but HIP does not promise that for hipMalloc.
      hostAddress: undefined,
      hostReason: "memory of an AMD GPU is copied",
      needsFlush: false,
      ensureReachable: () => this.ensureOpen(),
      dmaBuf: () => this.dmaBuf(),
      orderCopies: () => true,
      flushWrites: () => checkHip(nativeHip().hipDeviceSynchronize(), `${label}: flush`),
      copies: () => "HIP's functions are not called in a NIC's thread",
      staging: (bytes) => new PinnedPages(device, bytes),
      copyToHost: (offset, address, bytes) => copy(address, pointer + offset, bytes, hipMemcpyDeviceToHost),
      copyFromHost: (offset, address, bytes) => copy(pointer + offset, address, bytes, hipMemcpyHostToDevice),
    };
  }

  protected override shown(): Record<string, unknown> {
    return { pointer: hex(this.pointer) };
  }

  protected release(): void {
    checkHip(nativeHip().hipFree(this.pointer), `${this.label}: hipFree`);
  }
}
