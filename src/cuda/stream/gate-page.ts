// Page-locked words through which streams and the event loop meet.
import { CU_MEMHOSTREGISTER_DEVICEMAP, CU_MEMHOSTREGISTER_PORTABLE } from "../../../ffi/cuda/constants.ts";
import { memory } from "../../../ffi/runtime/index.ts";
import { Resource } from "../../lifetime/resource.ts";
import { type MappedPages, mapPages } from "../../memory/mapped-pages.ts";
import { whileRelaxed } from "../capture/relaxed.ts";
import type { Device } from "../device/device.ts";
import { isBusy } from "./open-streams.ts";

/** Number of 32-bit words of a gate. */
const gateWords = 4;
const pageBytes = 4096;

/**
 * A page of gates in host memory that its device reads and writes. The process maps it, so that it exists also after
 * a call by C name has reset the context.
 */
export class GatePage extends Resource {
  readonly #device: Device;
  readonly #pages: MappedPages;
  readonly #words: Uint32Array<ArrayBuffer>;
  /** Offsets of unused gates, in words. */
  readonly #unused: number[];

  constructor(device: Device) {
    super();
    this.#device = device;
    this.#pages = mapPages(pageBytes, { hugePages: false, shared: false });
    const { pointer, release } = this.#pages;
    try {
      register(device, pointer);
    } catch (error) {
      release.unmap(pointer, pageBytes);
      throw error;
    }
    this.#words = new Uint32Array(memory(pointer, pageBytes));
    this.#unused = Array.from({ length: this.#words.length / gateWords }, (_, i) => i * gateWords);
    this.own(device);
  }

  get label(): string {
    return `words for host functions of ${this.#device.label}`;
  }

  /** Returns the offset of an unused gate, in words, or undefined. */
  take(): number | undefined {
    const offset = this.#unused.find((at) => this.read(at) === 0);
    if (offset === undefined) return undefined;
    this.#unused.splice(this.#unused.indexOf(offset), 1);
    this.#words.fill(0, offset, offset + gateWords);
    return offset;
  }

  /** Returns a gate to the page. Its stream may still pass, and clears the first word then. */
  giveBack(offset: number): void {
    this.#unused.push(offset);
  }

  /** Returns the address of a word. */
  addressOf(word: number): number {
    return this.#pages.pointer + 4 * word;
  }

  read(word: number): number {
    return Atomics.load(this.#words, word);
  }

  /** Writes a word after all earlier writes of this thread. */
  write(word: number, value: number): void {
    Atomics.store(this.#words, word, value);
  }

  /** Frees the page. Queued work may still refer to it, and then the process keeps it. */
  protected release(): void {
    const { driver, pointer: context } = this.#device;
    const { pointer, release } = this.#pages;
    driver.enter(context);
    if (isBusy(driver, context)) return;
    driver.checkRelease(driver.lib.cuMemHostUnregister(pointer), "cuMemHostUnregister");
    release.unmap(pointer, pageBytes);
  }
}

/** Registers a page with the driver, also during a capture. */
function register(device: Device, pointer: number): void {
  device.enter();
  const { driver } = device;
  const flags = CU_MEMHOSTREGISTER_PORTABLE | CU_MEMHOSTREGISTER_DEVICEMAP;
  const code = whileRelaxed(driver, () => driver.lib.cuMemHostRegister_v2(pointer, pageBytes, flags));
  driver.check(code, "cuMemHostRegister_v2", "page of host functions");
}

const pages = new WeakMap<Device, GatePage[]>();

/** Returns an unused gate of the device: its page, and its offset there in words. */
export function takeGate(device: Device): { readonly page: GatePage; readonly offset: number } {
  const list = (pages.get(device) ?? []).filter((page) => !page.closed);
  pages.set(device, list);
  for (const page of list) {
    const offset = page.take();
    if (offset !== undefined) return { page, offset };
  }
  const page = new GatePage(device);
  list.push(page);
  return { page, offset: page.take()! };
}
