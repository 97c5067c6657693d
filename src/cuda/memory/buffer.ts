import { hexadecimal } from "../../../ffi/hexadecimal.ts";
import { jupyterSymbol, type MediaBundle, mediaBundle } from "../../../ffi/jupyter.ts";
import { extraArguments } from "../../arguments/extra-arguments.ts";
import { shown } from "../../arguments/shown.ts";
import { type DeviceMemory, deviceMemory } from "../../memory/device-memory.ts";
import type { WaitOptions } from "../../wait/wait-options.ts";
import type { Device } from "../device/device.ts";
import { internal } from "../driver/internal.ts";
import { checkKind, checkStream, kind } from "../driver/kind.ts";
import { hasHostFunctions } from "../stream/host-functions.ts";
import type { Stream } from "../stream/stream.ts";
import type { Allocation, MemoryKind } from "./allocation.ts";
import { arrayMisuse } from "./array-misuse.ts";
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

/**
 * Argument of `set`: numbers, a typed array (converted to the type of the buffer), or a buffer of the same
 * type.
 */
export type BufferSource<E extends ElementType> = ArrayLike<ElementOf<E>> | ArrayBufferView | Buffer<E>;

/**
 * Returns the length of a source, read once. -1 for a value without one, and for an object that inherits from
 * ours and throws.
 */
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
 * Elements of one type in memory that a device reaches, shaped like a typed array. A slice is the same
 * memory. Without a stream an operation is done, or ordered before all later work, when it returns. With a
 * stream it is queued there.
 *
 * @example
 * using a = device.from(new Float32Array([1, 2, 3, 4]));
 * a.slice(1, 3).fill(0);
 * a.toArray(); // Float32Array [1, 0, 0, 4]
 */
export class Buffer<E extends ElementType = ElementType> implements Disposable {
  readonly allocation: Allocation;
  readonly type: E;
  /** Number of elements. */
  readonly length: number;
  /** Offset in its allocation, in bytes. */
  readonly byteOffset: number;
  /** Device address (`CUdeviceptr`), and host address for pinned and managed memory. */
  readonly pointer: number;

  /** @internal Use `device.allocate` or another method of a device. */
  constructor(allocation: Allocation, type: E, length: number, byteOffset: number) {
    if (byteOffset === undefined) {
      throw new TypeError("new Buffer(...) is not public. Use device.allocate(length, type)");
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

  /** Throws ClosedError when its memory was freed. */
  ensureOpen(): void {
    if (this.allocation.closed) this.allocation.ensureOpen();
  }

  /**
   * Returns a part of the buffer, which is the same memory: elements `from` to `to`, not included. Throws
   * RangeError outside of it.
   */
  slice(from: number, to: number = this.length): Buffer<E> {
    if (arguments.length > 2) throw extraArguments("slice", ["from", "to"], arguments.length);
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

  /**
   * Returns the same memory as elements of another type. Throws RangeError when the bytes do not divide or
   * are not aligned.
   */
  as<F extends ElementType>(type: F): Buffer<F> {
    if (arguments.length > 1) throw extraArguments("as", ["type"], arguments.length);
    this.ensureOpen();
    const bytes = elementBytes(type);
    if (this.byteLength % bytes !== 0 || this.pointer % bytes !== 0) {
      throw new RangeError(`${this.#text()} cannot be read as ${type}: not a multiple of ${bytes} bytes`);
    }
    return new Buffer(this.allocation, type, this.byteLength / bytes, this.byteOffset);
  }

  /**
   * Copies elements into the buffer from `offset` on. The source is a typed array of the same type, a list of
   * numbers, or a buffer on any device or the host. Throws RangeError when it does not fit.
   */
  set(source: BufferSource<E>, offset = 0, stream?: Stream): this {
    if (arguments.length > 3) throw extraArguments("set", ["source", "offset", "stream"], arguments.length);
    this.ensureOpen();
    if (stream !== undefined) checkStream(stream, "set: stream");
    const length = lengthOf(source);
    if (length < 0) {
      throw new TypeError(
        `set: the source is ${shown(source)}. Use a typed array, a list of numbers or a Buffer`,
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

  /** Copies the buffer to a buffer or typed array of the same type and length. */
  copyTo(target: Buffer<E> | ArrayOf<E>, stream?: Stream): void {
    if (arguments.length > 2) throw extraArguments("copyTo", ["target", "stream"], arguments.length);
    this.ensureOpen();
    if (stream !== undefined) checkStream(stream, "copyTo: stream");
    if (!(target instanceof Buffer) && !ArrayBuffer.isView(target)) {
      throw new TypeError(`copyTo: the target is ${shown(target)}. Use a typed array or a Buffer`);
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

  /** Returns a copy as a typed array, after all earlier work of the device's blocking streams. */
  toArray(): ArrayOf<E> {
    if (arguments.length > 0) {
      const fix = `it returns elements of ${this.type}; convert them, as with Float64Array.from(x.toArray()), or wait for a stream with await x.read(stream)`;
      throw extraArguments("toArray", [], arguments.length, fix);
    }
    const array = newArray(this.type, this.length);
    if (this.length > 0) this.copyTo(array as ArrayOf<E>);
    return array;
  }

  /** Returns a copy after the earlier work of `stream`. The event loop runs meanwhile. */
  async read(stream: Stream = this.device.stream, options?: WaitOptions): Promise<ArrayOf<E>> {
    if (arguments.length > 2) throw extraArguments("read", ["stream", "options"], arguments.length);
    checkStream(stream, "read: stream");
    if (this.length > 0 && (hasHostFunctions() || (this.#isReadBlocking && !stream.idle)))
      return await this.#readStaged(stream, options);
    const array = newArray(this.type, this.length);
    if (this.length > 0) this.copyTo(array as ArrayOf<E>, stream);
    await stream.done(options);
    return array;
  }

  /** True when C's copy to an array returns only when it is done. On the soft GPU, copies of pinned memory do so. */
  get #isReadBlocking(): boolean {
    return this.device.provider === "native" || this.kind === "pinned";
  }

  /**
   * Reads through a copy on the device, and through a stream that waits for no other. C would block this thread in a
   * copy to the array until `stream` has done its earlier work.
   */
  async #readStaged(stream: Stream, options: WaitOptions | undefined): Promise<ArrayOf<E>> {
    const { device } = this;
    // Memory of a pool is freed without a wait for other streams.
    const staged = device.allocateAsync(this.length, this.type, stream);
    try {
      staged.set(this, 0, stream);
      using copied = stream.record();
      await copied.done(options);
      const array = newArray(this.type, this.length) as ArrayOf<E>;
      using reader = device.createStream({ nonBlocking: true });
      staged.copyTo(array, reader);
      reader.synchronize();
      return array;
    } finally {
      try {
        staged.close(stream);
      } catch {
        // The memory closes with its device. The caller must get the error of the stream.
      }
    }
  }

  /** Sets every element (`cuMemsetD8/D16/D32`). */
  fill(value: ElementOf<E>, stream?: Stream): this {
    if (arguments.length > 2) throw extraArguments("fill", ["value", "stream"], arguments.length);
    this.ensureOpen();
    if (stream !== undefined) checkStream(stream, "fill: stream");
    if (this.length > 0) fillMemory(this.allocation, this.pointer, this.type, this.length, value, stream);
    return this;
  }

  /**
   * Elements in host memory, shared with the device. Pinned, managed and host memory have it. Empty after
   * close.
   */
  get array(): ArrayOf<E> {
    const Type = arrayType(this.type);
    return new Type(this.allocation.hostMemory(), this.byteOffset, this.length);
  }

  /**
   * Maps the memory into this process for loads and stores. Pinned memory, managed memory and memory of the
   * soft GPU can be mapped. Memory of a real GPU is mapped by gdrcopy or a dma-buf. Throws MapError with the
   * missing parts where no mapping is possible.
   *
   * @example
   * using a = device.allocate(1024, "f32");
   * using mapped = a.map();
   * mapped.view(0, 4).set([0, 0, 128, 63]); // a[0] is 1
   */
  map(): MappedBuffer {
    if (arguments.length > 0) {
      const fix = "it maps the memory into this process; use x.toArray().map(...), or a kernel";
      throw extraArguments("map", [], arguments.length, fix);
    }
    checkKind(this, "Buffer", "this");
    return new MappedBuffer(internal, this as unknown as Buffer);
  }

  /** @internal Returns the bytes in the form that NICs and disks need. */
  [deviceMemory](): DeviceMemory {
    checkKind(this, "Buffer", "this");
    this.ensureOpen();
    return deviceMemoryOf(this.allocation, this.pointer, this.byteLength);
  }

  /** Closes its memory, in stream order if it came from a pool. Closing a slice has no effect. */
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
        `set(): the source is ${source.type}, the target ${this.type}. Use source.as("${this.type}")`,
      );
    }
  }

  #text(): string {
    return this.toString();
  }

  /** Returns its type and length as text: "Buffer f32[4]". */
  toString(): string {
    return `Buffer ${this.type}[${this.length}]`;
  }

  [Symbol.for("nodejs.util.inspect.custom")](): string {
    const where = `${this.kind} memory of device ${this.device.ordinal} at ${hexadecimal(this.pointer)}`;
    if (this.closed) return `${this.#text()} closed`;
    if (this.length === 0) return `${this.#text()} ${where}`;
    const { elements, reason } = shownElements(this as Buffer<ElementType>);
    return `${this.#text()} ${where} ${reason === undefined ? `[${elements}]` : `(elements not read: ${reason})`}`;
  }

  /** Returns the display for a Deno notebook. */
  [jupyterSymbol](): MediaBundle {
    if (this.closed) return mediaBundle(`${this.#text()} (closed)`, {});
    const { kind, device, pointer } = this;
    const { elements, reason } = this.length === 0 ? {} : shownElements(this as Buffer<ElementType>);
    const fields = { kind, device, pointer: hexadecimal(pointer), elements, "elements not read": reason };
    return mediaBundle(this.#text(), fields);
  }
}

// Uses of a buffer as an array or a number throw.
Object.setPrototypeOf(Buffer.prototype, arrayMisuse);
