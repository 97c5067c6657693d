import { wholeNumber } from "../../arguments/index.ts";
import { DoorbellError } from "../../errors.ts";
import { hex } from "../../lifetime/inspect.ts";
import type { Resource as Parent } from "../../lifetime/resource.ts";
import { Resource } from "../../lifetime/resource.ts";

/** What a device may do there. */
export type DmaAccess = "read" | "write" | "both";

/** @internal */
export interface DmaRangeParts {
  /** "Memory (4096 bytes)", "0000:65:00.0 BAR 2 (...)". */
  readonly what: string;
  readonly busAddress: number;
  readonly byteLength: number;
  readonly access: DmaAccess;
  /** The `Vfio` whose devices find it. */
  readonly owner: Parent;
  readonly unmap: () => void;
}

/**
 * Memory, or a part of another device's BAR, under the addresses at which the devices of a `Vfio` find it. While a transfer uses it,
 * it cannot be closed.
 */
export class DmaRange extends Resource {
  readonly #parts: DmaRangeParts;
  /** Frozen like the other resources, but for the count. */
  readonly #users = { count: 0 };

  /** @internal `Vfio.map()` makes them. */
  constructor(parts: DmaRangeParts, memory: Parent) {
    super();
    this.#parts = parts;
    this.ownFrozen(parts.owner, memory);
  }

  get label(): string {
    return `DmaRange of ${this.#parts.what}`;
  }

  /** Where devices find its first byte. */
  get busAddress(): number {
    return this.#parts.busAddress;
  }

  /** Its length in bytes. */
  get byteLength(): number {
    return this.#parts.byteLength;
  }

  /** @internal The `Vfio` that it was mapped by. */
  get owner(): Parent {
    return this.#parts.owner;
  }

  /** What devices may do there; the IOMMU refuses the rest. */
  get access(): DmaAccess {
    return this.#parts.access;
  }

  /**
   * The bus address of `bytes` bytes from `offset` on; no device is told one that was not checked here.
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
        `bytes ${offset} to ${offset + bytes} are outside of ${what}: ${byteLength} bytes of it are mapped; nothing was transferred`,
      );
    }
    return busAddress + offset;
  }

  /** @internal A device was told of it: it stays mapped until `unuse`. */
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
        `${this.label} is used by ${this.#users.count} transfers: a device would write where nothing is`,
        "Await them, or close the SSD first: that ends them.",
      );
    }
    this.#parts.unmap();
  }
}
