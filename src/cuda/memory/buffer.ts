import { hexadecimal } from "../../../ffi/hexadecimal.ts";
import { jupyterSymbol, type MediaBundle, mediaBundle } from "../../../ffi/jupyter.ts";
import { shown } from "../../arguments/shown.ts";
import { type DeviceMemory, deviceMemory } from "../../memory/device-memory.ts";
import type { WaitOptions } from "../../wait/wait-options.ts";
import type { Device } from "../device/device.ts";
import { internal } from "../internal.ts";
import { checkKind, checkStream, kind } from "../kind.ts";
import type { Stream } from "../stream/stream.ts";
import type { Allocation, MemoryKind } from "./allocation.ts";
import { copyFromHost, copyMemory, copyToHost } from "./copy.ts";
import { deviceMemoryOf } from "./device-memory.ts";
import {
  type ArrayOf,
  arrayType,
  type ElementOf,
  type ElementType,
  elementBytes,
  elementTypeOf,
  newArray,
} from "./element-type.ts";
import { fillMemory } from "./fill.ts";
import { MappedBuffer } from "./mapped-buffer.ts";
import { shownElements } from "./shown-elements.ts";

/** What `set` takes: numbers, a typed array (converted to the buffer's type where it is another), or a buffer of its type. */
export type BufferSource<E extends ElementType> = ArrayLike<ElementOf<E>> | ArrayBufferView | Buffer<E>;

/** Its length, read once; -1 for what has none, and for what only inherits from an object of ours and throws when asked. */
function lengthOf(source: unknown): number {
  if (typeof source !== "object" || source === null) return -1;
  try {
    const { length } = source as { length?: unknown };
    return Number.isSafeInteger(length) ? (length as number) : -1;
  } catch {
    return -1;
  }
}

/**
 * Elements of one type in memory that a device reaches, shaped like a typed array. A slice is the same memory.
 * Without a stream an operation is done (or ordered before everything that follows) when it returns; with one it is
 * queued there.
 *
 * @example
 * using a = device.from(new Float32Array([1, 2, 3, 4]));
 * a.slice(1, 3).fill(0);
 * a.toArray(); // Float32Array [1, 0, 0, 4]
 */
export class Buffer<E extends ElementType = ElementType> implements Disposable {
  readonly allocation: Allocation;
  readonly type: E;
  /** Elements. */
  readonly length: number;
  /** Where it begins in its allocation, in bytes. */
  readonly byteOffset: number;
  /** The address on the device (`CUdeviceptr`), and on the host for pinned and managed memory. */
  readonly pointer: number;

  /** @internal Use `device.allocate` and its like. */
  constructor(allocation: Allocation, type: E, length: number, byteOffset: number) {
    if (byteOffset === undefined) {
      throw new TypeError("new Buffer(...) is not public: use device.allocate(length, type)");
    }
    this.allocation = allocation;
    this.type = type;
    this.length = length;
    this.byteOffset = byteOffset;
    this.pointer = allocation.pointer + byteOffset;
  }

  get [kind](): "Buffer" | undefined {
    return #text in this ? "Buffer" : undefined;
  }

  get device(): Device {
    return this.allocation.device;
  }

  get kind(): MemoryKind {
    return this.allocation.kind;
  }

  get byteLength(): number {
    return this.length * elementBytes(this.type);
  }

  get closed(): boolean {
    return this.allocation.closed;
  }

  /** Throws ClosedError when its memory was given back. */
  ensureOpen(): void {
    if (this.allocation.closed) this.allocation.ensureOpen();
  }

  /** A part of it, the same memory: elements `from` to `to`, which is not included. RangeError outside of it. */
  slice(from: number, to: number = this.length): Buffer<E> {
    this.ensureOpen();
    if (
      !Number.isSafeInteger(from) ||
      !Number.isSafeInteger(to) ||
      from < 0 ||
      to > this.length ||
      from > to
    ) {
      throw new RangeError(
        `slice(${shown(from)}, ${shown(to)}) is outside of ${this.#text()}: 0 <= from <= to <= ${this.length}`,
      );
    }
    return new Buffer(
      this.allocation,
      this.type,
      to - from,
      this.byteOffset + from * elementBytes(this.type),
    );
  }

  /** The same memory as elements of another type. RangeError when the bytes do not divide or are not aligned. */
  as<F extends ElementType>(type: F): Buffer<F> {
    this.ensureOpen();
    const bytes = elementBytes(type);
    if (this.byteLength % bytes !== 0 || this.pointer % bytes !== 0) {
      throw new RangeError(`${this.#text()} cannot be read as ${type}: not a multiple of ${bytes} bytes`);
    }
    return new Buffer(this.allocation, type, this.byteLength / bytes, this.byteOffset);
  }

  /**
   * Copies elements into it from `offset` on. A typed array of the buffer's type, a list of numbers and a buffer on any
   * device or the host will do. RangeError when it does not fit.
   */
  set(source: BufferSource<E>, offset = 0, stream?: Stream): this {
    this.ensureOpen();
    if (stream !== undefined) checkStream(stream, "set: stream");
    const length = lengthOf(source);
    if (length < 0) {
      throw new TypeError(
        `set: the source is ${shown(source)}: use a typed array, a list of numbers or a Buffer`,
      );
    }
    if (!Number.isSafeInteger(offset) || offset < 0 || offset + length > this.length) {
      throw new RangeError(`set(): ${length} elements at ${shown(offset)} do not fit into ${this.#text()}`);
    }
    const target = this.pointer + offset * elementBytes(this.type);
    if (source instanceof Buffer) {
      checkKind(source, "Buffer", "set: the source");
      this.#checkSame(source);
      copyMemory(target, this.allocation, source.pointer, source.allocation, source.byteLength, stream);
    } else {
      copyFromHost(target, this.allocation, this.#hostArray(source, length), stream);
    }
    return this;
  }

  /** Copies all of it to a buffer or typed array of the same type and length. */
  copyTo(target: Buffer<E> | ArrayOf<E>, stream?: Stream): void {
    this.ensureOpen();
    if (stream !== undefined) checkStream(stream, "copyTo: stream");
    if (!(target instanceof Buffer) && !ArrayBuffer.isView(target)) {
      throw new TypeError(`copyTo: the target is ${shown(target)}: use a typed array or a Buffer`);
    }
    if (target.length !== this.length) {
      throw new RangeError(`copyTo(): ${this.#text()} has another length than the target's ${target.length}`);
    }
    if (target instanceof Buffer) {
      checkKind(target, "Buffer", "copyTo: the target");
      target.set(this, 0, stream);
      return;
    }
    if (elementTypeOf(target) !== this.type) {
      throw new TypeError(`copyTo(): the target is ${elementTypeOf(target)}, the buffer ${this.type}`);
    }
    copyToHost(target, this.pointer, this.allocation, stream);
  }

  /** A copy of it as a typed array, after everything that the device's blocking streams were given. */
  toArray(): ArrayOf<E> {
    const array = newArray(this.type, this.length);
    if (this.length > 0) this.copyTo(array as ArrayOf<E>);
    return array;
  }

  /** A copy of it once `stream` has come to here; the event loop goes on meanwhile. */
  async read(stream: Stream = this.device.stream, options?: WaitOptions): Promise<ArrayOf<E>> {
    checkStream(stream, "read: stream");
    const array = newArray(this.type, this.length);
    if (this.length > 0) this.copyTo(array as ArrayOf<E>, stream);
    await stream.done(options);
    return array;
  }

  /** Sets every element (`cuMemsetD8/D16/D32`). */
  fill(value: ElementOf<E>, stream?: Stream): this {
    this.ensureOpen();
    if (stream !== undefined) checkStream(stream, "fill: stream");
    if (this.length > 0) fillMemory(this.allocation, this.pointer, this.type, this.length, value, stream);
    return this;
  }

  /** Its elements as the host sees them, shared with the device: for pinned, managed and host memory. Empty after close. */
  get array(): ArrayOf<E> {
    const Type = arrayType(this.type);
    return new Type(this.allocation.hostMemory(), this.byteOffset, this.length);
  }

  /**
   * Its memory in this process's addresses, for loads and stores: pinned and managed memory, the embedded GPU's, and a real GPU's by
   * gdrcopy or a dma-buf. MapError, which says what is missing, where there is no way.
   *
   * @example
   * using a = device.allocate(1024, "f32");
   * using mapped = a.map();
   * mapped.view(0, 4).set([0, 0, 128, 63]); // a[0] is 1
   */
  map(): MappedBuffer {
    checkKind(this, "Buffer", "this");
    return new MappedBuffer(internal, this as unknown as Buffer);
  }

  /** @internal Its bytes as NICs and disks have to know them. */
  [deviceMemory](): DeviceMemory {
    checkKind(this, "Buffer", "this");
    this.ensureOpen();
    return deviceMemoryOf(this.allocation, this.pointer, this.byteLength);
  }

  /** Closes its memory, in stream order if it came from a pool. A slice closes nothing: it only borrows. */
  close(stream?: Stream): void {
    if (this.byteOffset !== 0 || this.byteLength < this.allocation.byteLength) return;
    if (stream !== undefined) checkStream(stream, "close: stream");
    if (stream !== undefined && !this.closed) this.allocation.freeOn(stream);
    else this.allocation.close();
  }

  [Symbol.dispose](): void {
    this.close();
  }

  #hostArray(source: ArrayLike<ElementOf<E>> | ArrayBufferView, length: number): ArrayOf<E> {
    if (ArrayBuffer.isView(source)) {
      if (source instanceof arrayType(this.type) && source.buffer instanceof ArrayBuffer)
        return source as ArrayOf<E>;
      if (elementTypeOf(source) === "u8" && this.type === "u8") {
        return new Uint8Array(
          source.buffer as ArrayBuffer,
          source.byteOffset,
          source.byteLength,
        ) as ArrayOf<E>;
      }
    }
    const array = newArray(this.type, length);
    try {
      (array as { set(from: ArrayLike<unknown>): void }).set(source as ArrayLike<unknown>);
    } catch (cause) {
      const wanted = this.type === "i64" || this.type === "u64" ? "bigints" : "numbers";
      throw new TypeError(`set: elements of ${this.type} are ${wanted}, not all of the source's are`, {
        cause,
      });
    }
    return array;
  }

  #checkSame(source: Buffer): void {
    source.ensureOpen();
    if (source.type !== this.type) {
      throw new TypeError(
        `set(): the source is ${source.type}, the target ${this.type}; use source.as("${this.type}")`,
      );
    }
  }

  #text(): string {
    return `Buffer ${this.type}[${this.length}]`;
  }

  [Symbol.for("nodejs.util.inspect.custom")](): string {
    const where = `${this.kind} memory of device ${this.device.ordinal} at ${hexadecimal(this.pointer)}`;
    if (this.closed) return `${this.#text()} closed`;
    if (this.length === 0) return `${this.#text()} ${where}`;
    const values = shownElements(this as Buffer<ElementType>);
    return `${this.#text()} ${where}${values === undefined ? "" : ` [${values}]`}`;
  }

  /** What a notebook of Deno's shows. */
  [jupyterSymbol](): MediaBundle {
    if (this.closed) return mediaBundle(`${this.#text()} (closed)`, {});
    const { kind, device, pointer } = this;
    const elements = this.length === 0 ? undefined : shownElements(this as Buffer<ElementType>);
    return mediaBundle(this.#text(), { kind, device, pointer: hexadecimal(pointer), elements });
  }
}
