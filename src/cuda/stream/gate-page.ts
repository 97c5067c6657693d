// Page-locked words through which streams and the event loop meet.
import {
  CU_MEMHOSTALLOC_DEVICEMAP,
  CU_MEMHOSTALLOC_PORTABLE,
  CU_STREAM_CAPTURE_MODE_RELAXED,
} from "../../../ffi/cuda/constants.ts";
import { memory } from "../../../ffi/runtime/index.ts";
import { Resource } from "../../lifetime/resource.ts";
import type { Device } from "../device/device.ts";
import { isBusy } from "./open-streams.ts";

/** Number of 32-bit words of a gate. */
const gateWords = 4;
const pageBytes = 4096;

/** A page of gates. It is in host memory that its device reads and writes. */
export class GatePage extends Resource {
  readonly #device: Device;
  readonly #pointer: number;
  readonly #words: Uint32Array<ArrayBuffer>;
  /** Offsets of unused gates, in words. */
  readonly #unused: number[];

  constructor(device: Device) {
    super();
    this.#device = device;
    this.#pointer = allocate(device);
    this.#words = new Uint32Array(memory(this.#pointer, pageBytes));
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
    return this.#pointer + 4 * word;
  }

  read(word: number): number {
    return Atomics.load(this.#words, word);
  }

  /** Writes a word after all earlier writes of this thread. */
  write(word: number, value: number): void {
    Atomics.store(this.#words, word, value);
  }

  /** Frees the page. Queued work may still refer to it, and then the end of the context frees it. */
  protected release(): void {
    const { driver, pointer } = this.#device;
    driver.enter(pointer);
    if (isBusy(driver, pointer)) return;
    driver.checkRelease(driver.lib.cuMemFreeHost(this.#pointer), "cuMemFreeHost");
  }
}

/** Allocates a page. During a capture, the thread must be in the relaxed mode for that. */
function allocate(device: Device): number {
  device.enter();
  const { driver } = device;
  const { lib, results } = driver;
  const exchange = "cuThreadExchangeStreamCaptureMode";
  results.put(CU_STREAM_CAPTURE_MODE_RELAXED);
  driver.check(lib[exchange](results.pointer), exchange);
  const mode = results.u32();
  const flags = CU_MEMHOSTALLOC_PORTABLE | CU_MEMHOSTALLOC_DEVICEMAP;
  const code = lib.cuMemHostAlloc(results.pointer, pageBytes, flags);
  const pointer = results.u64();
  results.put(mode);
  driver.check(lib[exchange](results.pointer), exchange);
  driver.check(code, "cuMemHostAlloc", `${pageBytes} bytes`);
  new Uint8Array(memory(pointer, pageBytes)).fill(0);
  return pointer;
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
