import { VfioError } from "./vfio-error.ts";

/** A range of bus addresses, from (included) to (excluded). */
export interface AddressRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Default ranges: above the addresses of firmware and interrupts, below the limit of the oldest IOMMUs (39
 * bits).
 */
const usual: readonly AddressRange[] = [
  { from: 0x1_0000, to: 0xfee0_0000 },
  { from: 0x1_0000_0000, to: 2 ** 39 },
];

/** Bus addresses that an IOMMU translates, and the ranges in use. */
export class BusAddresses {
  readonly #allowed: readonly AddressRange[];
  /** Ranges in use, sorted and without overlaps. */
  readonly #taken: AddressRange[] = [];
  readonly #pageBytes: number;

  constructor(allowed: readonly AddressRange[] = usual, pageBytes = 4096) {
    this.#allowed = allowed.length === 0 ? usual : allowed;
    this.#pageBytes = pageBytes;
  }

  /**
   * Takes the lowest free range of `bytes`, above 4 GiB where possible, since old devices need the addresses
   * below.
   */
  take(bytes: number): number {
    const align = Math.min(2 ** 21, Math.max(this.#pageBytes, 2 ** Math.ceil(Math.log2(bytes))));
    const high = this.#allowed.map(({ from, to }) => ({ from: Math.max(from, 2 ** 32), to }));
    for (const { from, to } of [...high, ...this.#allowed]) {
      let at = Math.ceil(from / align) * align;
      for (const each of this.#taken) {
        if (each.to <= at) continue;
        if (each.from >= at + bytes) break;
        at = Math.ceil(each.to / align) * align;
      }
      if (at + bytes <= to) return this.#note(at, bytes);
    }
    throw new VfioError(`no ${bytes} bus addresses in a row are free`, 0, "Close unused mappings.");
  }

  /** Takes exactly this range. */
  takeAt(from: number, bytes: number): number {
    const to = from + bytes;
    if (from % this.#pageBytes !== 0)
      throw new RangeError(`map: busAddress is a multiple of ${this.#pageBytes}, not 0x${from.toString(16)}`);
    if (!this.#allowed.some((range) => range.from <= from && to <= range.to)) {
      const ranges = this.#allowed.map(
        (range) => `0x${range.from.toString(16)} to 0x${range.to.toString(16)}`,
      );
      throw new RangeError(
        `map: bus addresses 0x${from.toString(16)} to 0x${to.toString(16)} are outside of the ranges that this IOMMU translates. Ranges: ${ranges.join(", ")}`,
      );
    }
    if (this.#taken.some((each) => each.from < to && from < each.to))
      throw new RangeError(`map: bus addresses from 0x${from.toString(16)} on are taken. Omit the address`);
    return this.#note(from, bytes);
  }

  give(from: number): void {
    const index = this.#taken.findIndex((each) => each.from === from);
    if (index >= 0) this.#taken.splice(index, 1);
  }

  #note(from: number, bytes: number): number {
    this.#taken.push({ from, to: from + bytes });
    this.#taken.sort((a, b) => a.from - b.from);
    return from;
  }
}
