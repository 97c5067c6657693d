import { ibv_alloc_dm_attr } from "../../../ffi/ibverbs/structs.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { positiveInt } from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";
import { hex, Resource } from "../../lifetime/resource.ts";
import { checkRange } from "../../memory/memory-slice.ts";
import type { Device } from "../device/device.ts";
import { checkPointer, checkResult } from "../errors/verbs-error.ts";

/**
 * Memory on the NIC itself (`struct ibv_dm`). Peers reach it without crossing the host's bus. The host copies
 * to and from it.
 *
 * @example
 * using memory = device.allocateNicMemory(4096);
 * memory.write(Uint8Array.of(1, 2, 3));
 * console.log(memory.read(0, 3)); // 1, 2, 3
 */
export class NicMemory extends Resource {
  readonly device: Device;
  /** Pointer to the C object. */
  readonly pointer: number;
  readonly byteLength: number;

  /** @internal Use {@link Device.allocateNicMemory}. */
  constructor(device: Device, byteLength: number) {
    super();
    device.ensureOpen();
    positiveInt("byteLength", byteLength);
    const attributes = ibv_alloc_dm_attr.alloc();
    attributes.length = byteLength;
    this.device = device;
    this.byteLength = byteLength;
    const made = device.lib.ibv_alloc_dm(device.pointer, attributes.pointer);
    this.pointer = checkPointer("ibv_alloc_dm", made, `${byteLength} bytes`);
    this.ownFrozen(device);
  }

  get label(): string {
    return `NicMemory (${this.byteLength} bytes)`;
  }

  /**
   * Copies bytes into the memory, from byte `offset` on (`ibv_memcpy_to_dm`). Throws RangeError when they do
   * not fit.
   *
   * @example
   * using memory = device.allocateNicMemory(64);
   * memory.write(new Uint8Array(8).fill(255), 8);
   */
  write(bytes: Uint8Array, offset = 0): void {
    this.ensureOpen();
    if (!(bytes instanceof Uint8Array)) throw new TypeError(`write(${shown(bytes)}). Use a Uint8Array`);
    // Checked first, so that an offset of a wrong type is refused before the addition.
    checkRange(this.label, offset, this.byteLength, this.byteLength);
    checkRange(this.label, offset, offset + bytes.length, this.byteLength);
    if (bytes.length === 0) return;
    const copy = new Uint8Array(new ArrayBuffer(bytes.length));
    copy.set(bytes);
    const { lib } = this.device;
    checkResult(
      "ibv_memcpy_to_dm",
      lib.ibv_memcpy_to_dm(this.pointer, offset, addressOf(copy), bytes.length),
    );
  }

  /**
   * Copies bytes out of the memory, end exclusive (`ibv_memcpy_from_dm`). Throws RangeError outside of the
   * memory.
   *
   * @example
   * using memory = device.allocateNicMemory(64);
   * console.assert(memory.read(0, 8).length === 8);
   */
  read(from = 0, to: number = this.byteLength): Uint8Array<ArrayBuffer> {
    this.ensureOpen();
    checkRange(this.label, from, to, this.byteLength);
    const copy = new Uint8Array(new ArrayBuffer(Math.max(1, to - from)));
    const { lib } = this.device;
    if (to > from) {
      const result = lib.ibv_memcpy_from_dm(addressOf(copy), this.pointer, from, to - from);
      checkResult("ibv_memcpy_from_dm", result);
    }
    return copy.subarray(0, to - from);
  }

  protected override shown(): Record<string, unknown> {
    return { pointer: hex(this.pointer) };
  }

  protected release(): void {
    checkResult("ibv_free_dm", this.device.lib.ibv_free_dm(this.pointer));
  }
}
