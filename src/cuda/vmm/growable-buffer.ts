import { checkOptions, list, optionsTable, whole } from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";
import { Resource } from "../../lifetime/resource.ts";
import type { Device } from "../device/device.ts";
import { checkKind, isKind } from "../driver/kind.ts";
import { accessFlags } from "../memory/access-right.ts";
import type { Buffer } from "../memory/buffer.ts";
import { type ElementType, elementBytes } from "../memory/element-type.ts";
import { locationType, type MemoryLocation } from "../memory/memory-location.ts";
import { type Descriptions, descriptions } from "./access-descriptions.ts";
import { AddressRange } from "./address-range.ts";
import {
  PhysicalMemory,
  type PhysicalOptions,
  type PhysicalProperties,
  physicalRows,
  properties,
  roundUp,
} from "./physical-memory.ts";

/** Options of a growable buffer. */
export interface GrowableOptions extends PhysicalOptions {
  /** Number of elements to reserve addresses for. Up to it the buffer is certain to grow in place. */
  readonly reserve?: number;
  /** Size of one growth step in bytes, rounded up to the granularity. Larger steps make fewer mappings. */
  readonly stepBytes?: number;
  /** Further devices that use the buffer. */
  readonly access?: readonly MemoryLocation[];
}

export const growableOptions = optionsTable<GrowableOptions>()(
  "cuda.GrowableOptions",
  { GrowableBuffer: 2 },
  {
    ...physicalRows,
    reserve: {
      type: whole(0, Number.MAX_SAFE_INTEGER),
      unit: "elements",
      default: 0,
      text: "Number of elements up to which it grows in place.",
    },
    stepBytes: {
      type: whole(1, Number.MAX_SAFE_INTEGER),
      unit: "bytes",
      defaultText: "the granularity",
      text: "Size of one growth step.",
    },
    access: { type: list(locationType), defaultText: "none", text: "Further devices that use the buffer." },
  },
);

/** Result of `resize`. */
export interface Resized {
  /** True when the address changed. */
  readonly moved: boolean;
}

const inPlace: Resized = Object.freeze({ moved: false });
const elsewhere: Resized = Object.freeze({ moved: true });

/**
 * A buffer that grows without copying: new physical memory is mapped behind the old. The address stays unless
 * the addresses behind it are in use. Then all memory is mapped at another address, still without a copy.
 *
 * @example
 * using list = new GrowableBuffer(device, "f32", { reserve: 1e9 });
 * list.resize(1e6);
 * list.buffer.fill(0);
 */
export class GrowableBuffer<E extends ElementType = ElementType> extends Resource {
  readonly device: Device;
  readonly type: E;
  readonly #options: GrowableOptions;
  readonly #properties: PhysicalProperties;
  readonly #access: Descriptions;
  readonly #step: number;
  readonly #pieces: PhysicalMemory[] = [];
  readonly #locations: readonly MemoryLocation[];
  #range: AddressRange;
  #mappedBytes = 0;
  #length = 0;
  #buffer: Buffer<E> | undefined;

  constructor(device: Device, type: E, options?: GrowableOptions) {
    checkKind(device, "Device", "new GrowableBuffer: device");
    super();
    const checked = checkOptions(growableOptions, "new GrowableBuffer", options);
    this.device = device;
    this.type = type;
    this.#options = checked;
    device.ensureOpen();
    this.#properties = properties(device, checked);
    const { unit } = this.#properties;
    this.#step = roundUp(Math.max(1, checked.stepBytes ?? unit), unit);
    this.#locations = [device, ...(checked.access ?? [])];
    this.#access = descriptions(this.#locations, accessFlags("read-write"));
    const reserve = Math.max(1, checked.reserve * elementBytes(type));
    this.#range = AddressRange.reserve(device, roundUp(reserve, this.#step));
    this.own(device);
  }

  get label(): string {
    return `GrowableBuffer ${this.type}[${this.#length}]`;
  }

  /** Number of elements in use. */
  get length(): number {
    return this.#length;
  }

  /** Number of elements for which memory is mapped. */
  get capacity(): number {
    return Math.floor(this.#mappedBytes / elementBytes(this.type));
  }

  /** Device address. A `resize` that moved the buffer changes it. */
  get pointer(): number {
    return this.#range.pointer;
  }

  /**
   * Buffer over all elements in use. Read it again after each `resize`; kernels captured in graphs keep the
   * old address.
   */
  get buffer(): Buffer<E> {
    this.ensureOpen();
    if (this.#length === 0) throw new RangeError(`${this.label} is empty: resize() it first`);
    this.#buffer ??= this.#range.buffer(this.type, this.#length);
    return this.#buffer;
  }

  /**
   * Grows or shrinks to `length` elements. The contents stay, and new elements are not zeroed. Only `trim`
   * frees memory. Returns whether the address changed.
   */
  resize(length: number): Resized {
    this.ensureOpen();
    if (!Number.isSafeInteger(length) || length < 0) {
      throw new RangeError(`resize: the length is ${shown(length)}. Use a whole number of elements`);
    }
    const wanted = roundUp(length * elementBytes(this.type), this.#step);
    const moved =
      wanted > this.#range.reservedBytes && !this.#range.extend(wanted - this.#range.reservedBytes);
    if (moved) this.#move(wanted);
    if (wanted > this.#mappedBytes) this.#map(wanted - this.#mappedBytes);
    this.#length = length;
    this.#buffer = undefined;
    return moved ? elsewhere : inPlace;
  }

  /** Appends an array's elements. */
  push(source: Parameters<Buffer<E>["set"]>[0]): void {
    const at = this.#length;
    if (!ArrayBuffer.isView(source) && !Array.isArray(source) && !isKind(source, "Buffer")) {
      throw new TypeError(
        `push: the source is ${shown(source)}. Use a typed array, a list of numbers or a Buffer`,
      );
    }
    this.resize(at + (source as ArrayLike<unknown>).length);
    try {
      if (this.#length > at) this.buffer.set(source, at);
    } catch (error) {
      this.#length = at;
      this.#buffer = undefined;
      throw error;
    }
  }

  /** Frees the memory behind the elements in use. */
  trim(): void {
    this.ensureOpen();
    const needed = this.#length * elementBytes(this.type);
    while (this.#pieces.length > 0 && this.#mappedBytes - this.#pieces.at(-1)!.byteLength >= needed) {
      const piece = this.#pieces.pop()!;
      this.#range.unmap(this.#mappedBytes - piece.byteLength, this.#mappedBytes);
      this.#mappedBytes -= piece.byteLength;
      piece.close();
    }
  }

  #map(bytes: number): void {
    const piece = PhysicalMemory.allocateAs(this.device, bytes, this.#options, this.#properties);
    const at = this.#mappedBytes;
    try {
      this.#range.map(piece, at);
      if (at === 0) this.#range.setAccess(this.#locations, "read-write", at, at + bytes);
      else {
        const code = this.#range.setAccessAs(this.#access, at, at + bytes);
        if (code !== 0) this.device.driver.check(code, "cuMemSetAccess", `${bytes} bytes`);
      }
    } catch (error) {
      if (this.#range.mappings.some((one) => one.memory === piece)) this.#range.unmap(at, at + bytes);
      piece.close();
      throw error;
    }
    this.#pieces.push(piece);
    this.#mappedBytes += bytes;
  }

  /**
   * Maps the same memory at a new address with twice the room, because the addresses behind it are in use.
   */
  #move(bytes: number): void {
    const range = AddressRange.reserve(this.device, Math.max(bytes, 2 * this.#range.reservedBytes));
    try {
      let offset = 0;
      for (const piece of this.#pieces) {
        range.map(piece, offset);
        offset += piece.byteLength;
      }
      if (offset > 0) range.setAccess(this.#locations, "read-write", 0, offset);
    } catch (error) {
      range.close();
      throw error;
    }
    this.#range.close();
    this.#range = range;
  }

  protected release(): void {
    this.#range.close();
    for (const piece of this.#pieces) piece.close();
  }
}
