import {
  NVME_SC_DATA_XFER_ERROR,
  NVME_SC_DNR,
  NVME_SC_PRP_INVALID_OFFSET,
  NVME_SC_SUCCESS,
} from "../../../ffi/nvme/index.ts";
import type { DiskPorts } from "./disk-ports.ts";
import { Scratch } from "./scratch.ts";

const PAGE = 4096;
const ENTRY = 8;

/** Receives contiguous bus addresses, and the number of bytes before them. Returns a status. */
type OnRun = (address: number, bytes: number, done: number) => number;

/** Reads the PRP entries of a command (NVMe base specification 2.0, 4.1.1). */
export class PageWalk {
  readonly #ports: DiskPorts;
  readonly #scratch: Scratch;
  #run = 0;
  #runBytes = 0;
  #done = 0;

  constructor(ports: DiskPorts, scratch: Scratch) {
    this.#ports = ports;
    this.#scratch = scratch;
  }

  /**
   * Passes the memory of a transfer to `on`, adjacent pages as one run. Returns the first status that is not
   * success.
   */
  each(first: number, second: number, bytes: number, on: OnRun): number {
    if (first % 4 !== 0) return NVME_SC_PRP_INVALID_OFFSET | NVME_SC_DNR;
    const inFirst = Math.min(bytes, PAGE - (first % PAGE));
    this.#run = first;
    this.#runBytes = inFirst;
    this.#done = 0;
    const rest = bytes - inFirst;
    let status: number = NVME_SC_SUCCESS;
    if (rest > PAGE) status = this.#list(second, rest, on);
    else if (rest > 0) status = this.#page(second, rest, on);
    return status === NVME_SC_SUCCESS ? on(this.#run, this.#runBytes, this.#done) : status;
  }

  /** Adds a page to the run, or passes the run and begins another. */
  #page(address: number, bytes: number, on: OnRun): number {
    if (address % PAGE !== 0) return NVME_SC_PRP_INVALID_OFFSET | NVME_SC_DNR;
    if (address === this.#run + this.#runBytes) {
      this.#runBytes += bytes;
      return NVME_SC_SUCCESS;
    }
    const status = on(this.#run, this.#runBytes, this.#done);
    this.#done += this.#runBytes;
    this.#run = address;
    this.#runBytes = bytes;
    return status;
  }

  /**
   * Reads lists of pages. The last entry of a page of a list is the address of the next list. Only the first list
   * may consist of such an address alone, or lists could form an endless chain.
   */
  #list(address: number, bytes: number, on: OnRun): number {
    let list = address;
    let left = bytes;
    for (let isFirst = true; left > 0; isFirst = false) {
      if (list % ENTRY !== 0) return NVME_SC_PRP_INVALID_OFFSET | NVME_SC_DNR;
      const room = (PAGE - (list % PAGE)) / ENTRY;
      const needed = Math.ceil(left / PAGE);
      const isLast = needed <= room;
      const entries = isLast ? needed : room;
      if (!this.#ports.fetch(list, Scratch.list, entries * ENTRY)) return NVME_SC_DATA_XFER_ERROR;
      const pages = isLast ? entries : entries - 1;
      if (pages === 0 && !isFirst) return NVME_SC_PRP_INVALID_OFFSET | NVME_SC_DNR;
      for (let i = 0; i < pages; i++) {
        const part = Math.min(left, PAGE);
        const status = this.#page(this.#scratch.listEntry(i), part, on);
        if (status !== NVME_SC_SUCCESS) return status;
        left -= part;
      }
      if (!isLast) list = this.#scratch.listEntry(pages);
    }
    return NVME_SC_SUCCESS;
  }
}
