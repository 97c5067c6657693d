import { MAP_FIXED } from "../../../ffi/libc/index.ts";
import { emptyPages, type PagePlace } from "../../memory/mapped-pages.ts";
import { EscapeError } from "../simulation-error.ts";

/**
 * First address of the memory of simulations. Linux maps programs below 0x5700_0000_0000, and chooses other
 * addresses downwards from the end of the address space.
 */
const FIRST_ADDRESS = 0x6000_0000_0000;
/** Address space of a host, in bytes. */
const HOST_BYTES = 2 ** 36;
/** Unused bytes behind each mapping, so that an access past its end fails. */
const GAP_BYTES = 4096;

/** Number of bytes of each host's range that a simulation of this process has mapped already. */
const mapped: number[] = [];

/**
 * Addresses of the memory of a host, the same in every run. Freed memory is empty and stays mapped until the process
 * ends: arrays over it may be in use for longer than the simulation.
 *
 * @internal
 */
export class HostPages {
  readonly #base: number;
  readonly #host: number;
  #used = 0;
  #isFree = false;

  constructor(host: number) {
    this.#host = host;
    this.#base = FIRST_ADDRESS + host * HOST_BYTES;
  }

  /** Returns the place of the next `bytes` bytes. */
  place(bytes: number): PagePlace {
    const from = this.#used;
    this.#used += bytes + GAP_BYTES;
    if (this.#used > HOST_BYTES)
      throw new EscapeError(
        `${bytes} bytes beyond the ${HOST_BYTES / 2 ** 30} GiB of address space of host${this.#host}`,
        "Allocate memory once and use it again: a simulated host does not reuse addresses.",
      );
    const before = mapped[this.#host] ?? 0;
    mapped[this.#host] = Math.max(before, this.#used);
    return {
      pointer: this.#base + from,
      // An earlier simulation has left empty pages at these addresses.
      flags: from < before ? MAP_FIXED : 0,
      release: {
        // A later simulation may have memory at these addresses when the garbage collector frees an array.
        empty: (pointer, length) => {
          if (!this.#isFree) emptyPages(pointer, length);
        },
        unmap: () => {},
      },
    };
  }

  /** Frees all memory of the host. */
  free(): void {
    this.#isFree = true;
    if (this.#used > 0) emptyPages(this.#base, this.#used);
  }
}
