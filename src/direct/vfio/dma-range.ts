import { wholeNumber } from "../../arguments/index.ts";
import { DoorbellError } from "../../errors.ts";
import { hex, type Resource as Parent, Resource } from "../../lifetime/resource.ts";

/** Access of devices to mapped memory. */
export type DmaAccess = "read" | "write" | "both";

/** @internal */
export interface DmaRangeParts {
  /** Name of the memory, such as "Memory (4096 bytes)" or "0000:65:00.0 BAR 2 (...)". */
  readonly what: string;
  readonly busAddress: number;
  readonly byteLength: number;
  readonly access: DmaAccess;
  /** `Vfio` whose devices can reach the memory. */
  readonly owner: Parent;
  readonly unmap: () => void;
}

/**
 * Memory, or a part of another device's BAR, at the bus addresses that the devices of a `Vfio` use. It cannot
 * be closed while a transfer uses it.
 */
export class DmaRange extends Resource {
  readonly #parts: DmaRangeParts;
  /** Number of transfers that use it. The object itself is frozen like other resources. */
  readonly #users = { count: 0 };

  /** @internal Use `Vfio.map()`. */
  constructor(parts: DmaRangeParts, memory: Parent) {
    super();
    this.#parts = parts;
    this.ownFrozen(parts.owner, memory);
  }

  get label(): string {
    return `DmaRange of ${this.#parts.what}`;
  }

  /** Bus address of the first byte. */
  get busAddress(): number {
    return this.#parts.busAddress;
  }

  /** Length in bytes. */
  get byteLength(): number {
    return this.#parts.byteLength;
  }

  /** @internal The `Vfio` that mapped it. */
  get owner(): Parent {
    return this.#parts.owner;
  }

  /** Access of devices. The IOMMU refuses any other access. */
  get access(): DmaAccess {
    return this.#parts.access;
  }

  /**
   * Returns the bus address of `bytes` bytes from `offset`. Devices get only addresses that were checked
   * here.
   *
   * @example
   * const address = range.at(4096, 512);
   * @throws RangeError outside of the range.
   */
  at(offset: number, bytes: number): number {
    this.ensureOpen();
    const { busAddress, byteLength, what } = this.#parts;
    wholeNumber("offset", offset, 0, Number.MAX_SAFE_INTEGER);
    wholeNumber("bytes", bytes, 1, Number.MAX_SAFE_INTEGER);
    if (offset + bytes > byteLength) {
      throw new RangeError(
        `bytes ${offset} to ${offset + bytes} are outside of ${what}, of which ${byteLength} bytes are mapped. Nothing was transferred`,
      );
    }
    return busAddress + offset;
  }

  /** @internal Marks the range as used by a device. It stays mapped until `unuse`. */
  use(): void {
    this.#users.count++;
  }

  /** @internal */
  unuse(): void {
    this.#users.count--;
  }

  protected override shown(): Record<string, unknown> {
    const { access, busAddress } = this.#parts;
    return { busAddress: hex(busAddress), access };
  }

  protected release(): void {
    if (this.#users.count > 0) {
      throw new DoorbellError(
        `${this.label} is used by ${this.#users.count} transfers: a device would write to unmapped memory`,
        "Await them, or close the SSD first: that ends them.",
      );
    }
    this.#parts.unmap();
  }
}
