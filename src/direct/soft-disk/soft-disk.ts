import { EFD_CLOEXEC, EFD_NONBLOCK, errno, libc } from "../../../ffi/libc/index.ts";
import { addressOf, startThread } from "../../../ffi/runtime/index.ts";
import { DeadlineError } from "../../errors.ts";
import { type MappedPages, mapPages } from "../../memory/mapped-pages.ts";
import { softLinks, type TransferEnd } from "../../soft/links/soft-links.ts";
import type { DeviceRegion } from "../vfio/device-region.ts";
import type { Interrupt, PciFunction } from "../vfio/pci-function.ts";
import { VfioError } from "../vfio/vfio-error.ts";
import { configurationOf } from "./configuration.ts";
import type { DiskImage } from "./disk-image.ts";
import { type DiskLinks, type DiskStart, type MappingShare, makeWords, State, Word } from "./disk-share.ts";
import { BLOCK_BYTES } from "./identify.ts";
import { SoftInterrupt } from "./soft-interrupt.ts";
import { BAR_BYTES, powerOnRegisters } from "./soft-registers.ts";

// Never executed: it makes Deno load the thread's file with this one, see ffi/runtime/thread.ts.
// biome-ignore lint/correctness/noConstantCondition: only to be seen
if (false) void import("./soft-disk-worker.ts");

const CONFIGURATION_BYTES = 4096;
/** Longest time for the thread to end a step, in milliseconds. A file system without an answer takes longer. */
const STEP_MS = 10_000;

const region = (index: number, fileOffset: number, bytes: number): DeviceRegion => ({
  ...{ index, bytes, fileOffset },
  canMap: bytes > 0,
  writable: true,
});

/** Returns the links of a described machine that a disk obeys which is opened now. */
function linksNow(): DiskLinks | undefined {
  const links = softLinks();
  if (links === undefined) return undefined;
  const ends: readonly TransferEnd[] = ["host", ...Array.from({ length: 16 }, (_, i) => `gpu${i}` as const)];
  return {
    group: links.group,
    toMemory: ends.map((end) => links.route("softdisk0", end)),
    toDisk: ends.map((end) => links.route(end, "softdisk0")),
  };
}

/**
 * The soft disk as a PCI function. A memfd has its BAR and configuration space, and a thread is its NVMe
 * controller.
 */
export class SoftDisk implements PciFunction {
  readonly bars: readonly DeviceRegion[] = [
    region(0, 0, BAR_BYTES),
    ...Array.from({ length: 5 }, (_, i) => region(i + 1, 0, 0)),
  ];
  readonly configuration: DeviceRegion = region(this.bars.length, BAR_BYTES, CONFIGURATION_BYTES);
  readonly #pages: MappedPages;
  readonly #words = makeWords();
  readonly #event: number;

  constructor({ fd, bytes, isWritable, serial }: DiskImage, mappings: MappingShare) {
    const links = linksNow();
    this.#pages = mapPages(BAR_BYTES + CONFIGURATION_BYTES, { hugePages: false, shared: true });
    this.#event = libc.eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (this.#event < 0) {
      const failure = errno();
      this.#unmap();
      throw new VfioError("no descriptor for the interrupt of the soft disk", failure);
    }
    this.#powerOn();
    const start: DiskStart = {
      words: this.#words,
      mappings,
      pages: this.#pages.pointer,
      file: fd,
      event: this.#event,
      disk: { blocks: bytes / BLOCK_BYTES, isWritable, serial },
      links,
    };
    startThread("soft-disk", new URL("./soft-disk-worker.ts", import.meta.url), start);
  }

  get fd(): number {
    return this.#pages.fd;
  }

  #powerOn(): void {
    const registers = new Uint32Array(new ArrayBuffer(BAR_BYTES));
    powerOnRegisters(registers);
    const configuration = configurationOf(CONFIGURATION_BYTES);
    libc.pwrite(this.fd, addressOf(registers), BAR_BYTES, 0);
    libc.pwrite(this.fd, addressOf(configuration), CONFIGURATION_BYTES, BAR_BYTES);
  }

  reset(): boolean {
    const wanted = Atomics.add(this.#words, Word.resets, 1) + 1;
    this.#wake();
    this.#await("the reset", Word.resetsDone, (done) => done === wanted);
    const configuration = configurationOf(CONFIGURATION_BYTES);
    libc.pwrite(this.fd, addressOf(configuration), CONFIGURATION_BYTES, BAR_BYTES);
    return true;
  }

  openInterrupt(): Interrupt {
    Atomics.store(this.#words, Word.interrupt, 1);
    return new SoftInterrupt(this.#event, () => Atomics.store(this.#words, Word.interrupt, 0));
  }

  /** Waits until an access that may use a removed mapping has ended. */
  awaitAccess(): void {
    const words = this.#words;
    const now = Atomics.load(words, Word.access);
    if (now % 2 === 0 || Atomics.load(words, Word.state) === State.ended) return;
    Atomics.add(words, Word.waiters, 1);
    try {
      this.#await("the end of an access", Word.access, (then) => then !== now);
    } finally {
      Atomics.sub(words, Word.waiters, 1);
    }
  }

  close(): void {
    const words = this.#words;
    Atomics.store(words, Word.stop, 1);
    this.#wake();
    // A thread that has not started yet finds this state and ends.
    if (Atomics.compareExchange(words, Word.state, State.created, State.ended) === State.running)
      this.#await("the end of its thread", Word.state, (state) => state === State.ended);
    libc.close(this.#event);
    this.#unmap();
  }

  #wake(): void {
    Atomics.store(this.#words, Word.wake, 1);
    Atomics.notify(this.#words, Word.wake);
    Atomics.store(this.#words, Word.wake, 0);
  }

  #await(what: string, word: number, isDone: (value: number) => boolean): void {
    const end = performance.now() + STEP_MS;
    for (let now = Atomics.load(this.#words, word); !isDone(now); now = Atomics.load(this.#words, word)) {
      const left = end - performance.now();
      if (left <= 0)
        throw new DeadlineError(
          `the soft disk: ${what}`,
          STEP_MS,
          "The file system of its file does not answer.",
        );
      Atomics.wait(this.#words, word, now, left);
    }
  }

  #unmap(): void {
    const { release, pointer, bytes, fd } = this.#pages;
    release.unmap(pointer, bytes);
    libc.close(fd);
  }
}
