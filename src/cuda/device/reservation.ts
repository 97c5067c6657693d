import { DoorbellError } from "../../errors.ts";
import type { Device } from "./device.ts";

/**
 * Error of an allocation that would use memory of the device's reservation. The call did not reach C.
 *
 * @example
 * using device = openDevice(0, { reserveBytes: 2 ** 30 });
 * try {
 *   device.allocate(device.memory().free);
 * } catch (error) {
 *   if (error instanceof ReservedMemoryError) console.log(error.reservedBytes); // 1073741824
 * }
 */
export class ReservedMemoryError extends DoorbellError {
  override readonly name = "ReservedMemoryError";
  /** Bytes of the refused allocation. */
  readonly byteLength: number;
  /** Bytes that were free on the device, those of the reservation included. */
  readonly freeBytes: number;
  /** Bytes that the device reserves. */
  readonly reservedBytes: number;

  constructor(what: string, byteLength: number, freeBytes: number, reservedBytes: number) {
    const usable = Math.max(0, freeBytes - reservedBytes);
    super(
      `${what}: ${byteLength} bytes do not fit, because ${reservedBytes} of the ${freeBytes} free bytes are reserved (reserveBytes)`,
      `Allocate at most ${usable} bytes, close buffers, or open the device with a smaller reserveBytes. device.useReserve(work) is for system components.`,
    );
    this.byteLength = byteLength;
    this.freeBytes = freeBytes;
    this.reservedBytes = reservedBytes;
  }
}

/** Memory of a device that only system components may allocate. Other allocations leave it free. */
export class Reservation {
  readonly bytes: number;
  readonly #device: Device;
  #users = 0;

  constructor(device: Device, bytes: number) {
    this.#device = device;
    this.bytes = bytes;
  }

  /** Runs `work`, whose allocations may use the reserved memory. */
  use<T>(work: () => T): T {
    this.#users++;
    try {
      return work();
    } finally {
      this.#users--;
    }
  }

  /**
   * Throws ReservedMemoryError when an allocation would use reserved memory. `cachedBytes` of it need no new
   * memory of the device. Leaves the refusal of an allocation without a reservation to the driver.
   */
  check(what: string, byteLength: number, cachedBytes = 0): void {
    if (this.#users > 0 || byteLength <= cachedBytes) return;
    const { free } = this.#device.memory();
    if (byteLength - cachedBytes <= free - this.bytes) return;
    throw new ReservedMemoryError(what, byteLength, free, this.bytes);
  }
}
