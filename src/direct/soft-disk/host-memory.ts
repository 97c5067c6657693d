import { Errno, errno, libc } from "../../../ffi/libc/index.ts";
import {
  NVME_SC_DATA_XFER_ERROR,
  NVME_SC_READ_ERROR,
  NVME_SC_SUCCESS,
  NVME_SC_WRITE_FAULT,
  NVME_SCT_MEDIA,
  NVME_SCT_SHIFT,
} from "../../../ffi/nvme/index.ts";
import { addressOf, memory } from "../../../ffi/runtime/index.ts";
import { PCI_COMMAND, PCI_COMMAND_MASTER } from "../../../ffi/vfio/index.ts";
import { clockNs } from "../../soft/links/clock.ts";
import { linkTimesOf } from "../../soft/links/link-times.ts";
import { PacedTransfer } from "../../soft/links/paced-transfer.ts";
import type { DiskFacts, DiskPorts } from "./disk-ports.ts";
import { type DiskLinks, type DiskStart, Right, Word } from "./disk-share.ts";
import { Translator } from "./mapping-table.ts";
import { Scratch } from "./scratch.ts";
import { BAR_BYTES } from "./soft-registers.ts";

const { memcpy, pread, pwrite, write } = libc;
const media = (code: number): number => code | (NVME_SCT_MEDIA << NVME_SCT_SHIFT);

/** Ports of the controller in the thread: memory through the soft IOMMU, blocks in a file. */
export class HostMemory implements DiskPorts {
  readonly registers: Uint32Array<ArrayBuffer>;
  readonly scratch = new ArrayBuffer(Scratch.bytes);
  readonly disk: DiskFacts;
  readonly #scratchAddress = addressOf(this.scratch);
  readonly #words: Int32Array<SharedArrayBuffer>;
  readonly #command: Uint16Array<ArrayBuffer>;
  readonly #translator: Translator;
  readonly #file: number;
  readonly #event: number;
  readonly #one = new BigUint64Array(new ArrayBuffer(8)).fill(1n);
  readonly #oneAddress = addressOf(this.#one);

  readonly #links: DiskLinks | undefined;

  constructor({ words, mappings, pages, file, event, disk, links }: DiskStart) {
    this.#words = words;
    this.#translator = new Translator(mappings);
    this.registers = new Uint32Array(memory(pages, BAR_BYTES));
    this.#command = new Uint16Array(memory(pages + BAR_BYTES, PCI_COMMAND + 2), PCI_COMMAND, 1);
    this.#file = file;
    this.#event = event;
    this.disk = disk;
    this.#links = links;
  }

  isBusMaster(): boolean {
    return (Atomics.load(this.#command, 0) & PCI_COMMAND_MASTER) !== 0;
  }

  fetch(address: number, at: number, bytes: number): boolean {
    return this.#copy(address, at, bytes, Right.read);
  }

  store(address: number, at: number, bytes: number): boolean {
    return this.#copy(address, at, bytes, Right.write);
  }

  #copy(address: number, at: number, bytes: number, right: number): boolean {
    this.#begin();
    let done = 0;
    while (done < bytes && this.#find(address + done, right)) {
      const { pointer, available } = this.#translator;
      const part = Math.min(bytes - done, available);
      const local = this.#scratchAddress + at + done;
      if (right === Right.read) memcpy(local, pointer, part);
      else memcpy(pointer, local, part);
      done += part;
    }
    this.#end();
    return done === bytes;
  }

  move(toDisk: boolean, address: number, bytes: number, diskOffset: number): number {
    if (this.#links !== undefined) this.#awaitLinks(this.#links, toDisk, address, bytes);
    this.#begin();
    let status: number = NVME_SC_SUCCESS;
    for (let done = 0; done < bytes; ) {
      if (!this.#find(address + done, toDisk ? Right.read : Right.write)) {
        status = NVME_SC_DATA_XFER_ERROR;
        break;
      }
      const part = Math.min(bytes - done, this.#translator.available);
      const { pointer } = this.#translator;
      const moved = Number((toDisk ? pwrite : pread)(this.#file, pointer, part, diskOffset + done));
      if (moved > 0) done += moved;
      else if (moved === 0 || errno() !== Errno.EINTR) {
        // The file has become shorter, or its file system reports an error.
        const isUnmapped = moved < 0 && errno() === Errno.EFAULT;
        status = isUnmapped
          ? NVME_SC_DATA_XFER_ERROR
          : media(toDisk ? NVME_SC_WRITE_FAULT : NVME_SC_READ_ERROR);
        break;
      }
    }
    this.#end();
    return status;
  }

  /** Sleeps until the links between the disk and the memory have carried the bytes, or until the disk is closed. */
  #awaitLinks(links: DiskLinks, toDisk: boolean, address: number, bytes: number): void {
    // A command without a mapping ends with an error, which needs no link.
    if (!this.#find(address, toDisk ? Right.read : Right.write)) return;
    const route = (toDisk ? links.toDisk : links.toMemory)[this.#translator.end]!;
    if (route.length === 0) return;
    const transfer = new PacedTransfer(linkTimesOf(links.group), route, bytes, clockNs());
    for (let now = clockNs(); transfer.arrivedBy(now) < bytes; now = clockNs()) {
      if (Atomics.load(this.#words, Word.stop) !== 0) return;
      const leftMs = (transfer.dueNs - now) / 1e6;
      if (leftMs > 0) Atomics.wait(this.#words, Word.wake, 0, leftMs);
    }
  }

  flush(): number {
    while (libc.fdatasync(this.#file) !== 0) if (errno() !== Errno.EINTR) return media(NVME_SC_WRITE_FAULT);
    return NVME_SC_SUCCESS;
  }

  interrupt(): void {
    if (Atomics.load(this.#words, Word.interrupt) !== 0) write(this.#event, this.#oneAddress, 8);
  }

  #find(address: number, right: number): boolean {
    return this.isBusMaster() && this.#translator.find(address, right);
  }

  /** Marks the begin of an access. A mapping is not removed before the access ends. */
  #begin(): void {
    Atomics.add(this.#words, Word.access, 1);
  }

  #end(): void {
    Atomics.add(this.#words, Word.access, 1);
    if (Atomics.load(this.#words, Word.waiters) !== 0) Atomics.notify(this.#words, Word.access);
  }
}
