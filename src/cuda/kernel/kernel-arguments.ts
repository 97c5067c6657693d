import { CU_POINTER_ATTRIBUTE_MEMORY_TYPE, CUDA_ERROR_INVALID_VALUE } from "../../../ffi/cuda/constants.ts";
import { hexadecimal } from "../../../ffi/hexadecimal.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { shown } from "../../arguments/shown.ts";
import type { Device } from "../device/device.ts";
import { ImageObject } from "../image/image-object.ts";
import { Buffer } from "../memory/buffer.ts";
import { type BufferHolder, bufferOf } from "../memory/buffer-holder.ts";
import { DevicePointer } from "../memory/device-pointer.ts";
import { kinds, type Parameter } from "../signature/parameter-type.ts";

/**
 * A kernel argument: a buffer, an array or `pointer(address)` for a pointer, a number or bigint for a scalar, and bytes for
 * a struct. A texture or surface stands for its 64 bits. A number for a pointer must be 0 or an address in
 * memory that the driver knows.
 */
export type KernelArgument =
  | Buffer
  | BufferHolder
  | DevicePointer
  | ImageObject
  | number
  | bigint
  | boolean
  | ArrayBufferView;

const ranges: readonly (readonly [low: number, high: number] | undefined)[] = [
  undefined,
  undefined,
  [-128, 127],
  [0, 255],
  [-32768, 32767],
  [0, 65535],
  [-2147483648, 2147483647],
  [0, 4294967295],
];

/**
 * Arguments of one kernel in one block of memory, written again for each launch. The driver copies them at
 * the launch. `extra` is the argument of cuLaunchKernel.
 */
export class KernelArguments {
  readonly parameters: readonly Parameter[];
  /** Size of all arguments, in bytes. */
  readonly bytes: number;
  /** Address of the arguments. */
  readonly pointer: number;
  /**
   * Address of { CU_LAUNCH_PARAM_BUFFER_POINTER, arguments, CU_LAUNCH_PARAM_BUFFER_SIZE, &bytes,
   * CU_LAUNCH_PARAM_END }.
   */
  readonly extra: number;
  readonly #device: Device;
  readonly #name: string;
  readonly #kinds: readonly number[];
  readonly #offsets: readonly number[];
  readonly #u8: Uint8Array<ArrayBuffer>;
  readonly #u16: Uint16Array<ArrayBuffer>;
  readonly #u32: Uint32Array<ArrayBuffer>;
  readonly #f32: Float32Array<ArrayBuffer>;
  readonly #f64: Float64Array<ArrayBuffer>;
  readonly #i64: BigInt64Array<ArrayBuffer>;
  readonly #control: BigUint64Array<ArrayBuffer>;

  constructor(device: Device, name: string, parameters: readonly Parameter[]) {
    this.#device = device;
    this.#name = name;
    this.parameters = parameters;
    this.#kinds = parameters.map((one) => one.kind);
    this.#offsets = parameters.map((one) => one.offset);
    this.bytes = parameters.reduce((end, one) => Math.max(end, one.offset + one.bytes), 0);
    const memory = new ArrayBuffer(Math.max(8, Math.ceil(this.bytes / 8) * 8));
    this.#u8 = new Uint8Array(memory);
    this.#u16 = new Uint16Array(memory);
    this.#u32 = new Uint32Array(memory);
    this.#f32 = new Float32Array(memory);
    this.#f64 = new Float64Array(memory);
    this.#i64 = new BigInt64Array(memory);
    this.pointer = addressOf(memory);
    const size = new BigUint64Array(new ArrayBuffer(8)).fill(BigInt(this.bytes));
    this.#control = new BigUint64Array(new ArrayBuffer(48));
    this.#control.set([1n, BigInt(this.pointer), 2n, BigInt(addressOf(size)), 0n]);
    // The property retains the memory while its address is used.
    Object.defineProperty(this, "size", { value: size });
    this.extra = addressOf(this.#control);
  }

  /**
   * Writes the arguments. Throws TypeError or RangeError, with the index, for one that does not fit its
   * parameter.
   */
  write(values: readonly KernelArgument[]): void {
    const count = this.#kinds.length;
    if (!Array.isArray(values) || values.length !== count) this.#wrongCount(values);
    for (let i = 0; i < count; i++) this.writeOne(i, values[i]!);
  }

  /** Writes one argument. Throws TypeError or RangeError, with the index, for one that does not fit its parameter. */
  writeOne(i: number, value: KernelArgument): void {
    const at = this.#offsets[i]!;
    const kind = this.#kinds[i]!;
    if (kind === kinds.ptr) {
      let address: number;
      if (value instanceof Buffer) {
        value.ensureOpen();
        address = value.pointer;
      } else address = this.#address(i, value);
      this.#u32[at >>> 2] = address >>> 0;
      this.#u32[(at >>> 2) + 1] = (address / 4294967296) >>> 0;
    } else if (kind === kinds.f32) {
      if (typeof value !== "number") this.#wrong(i, value);
      this.#f32[at >>> 2] = value as number;
    } else if (kind === kinds.i32 || kind === kinds.u32) {
      if (typeof value !== "number" || !Number.isInteger(value)) this.#wrong(i, value);
      const [low, high] = ranges[kind]!;
      if ((value as number) < low || (value as number) > high) this.#outside(i, value);
      this.#u32[at >>> 2] = (value as number) >>> 0;
    } else this.#writeOther(i, kind, at, value);
  }

  /** Writes a pointer argument without checks. */
  setPointer(i: number, address: number): void {
    const at = this.#offsets[i]! >>> 2;
    this.#u32[at] = address >>> 0;
    this.#u32[at + 1] = (address / 4294967296) >>> 0;
  }

  /** Writes a 32-bit argument without checks. */
  setWord(i: number, value: number): void {
    this.#u32[this.#offsets[i]! >>> 2] = value;
  }

  #writeOther(i: number, kind: number, at: number, given: KernelArgument): void {
    const value = bufferOf(given);
    if (kind === kinds.f64) {
      if (typeof value !== "number") this.#wrong(i, value);
      this.#f64[at >>> 3] = value as number;
    } else if (kind === kinds.i64 || kind === kinds.u64) {
      if (value instanceof Buffer) {
        value.ensureOpen();
        this.#i64[at >>> 3] = BigInt(value.pointer);
        return;
      }
      if (value instanceof ImageObject) {
        value.ensureOpen();
        this.#i64[at >>> 3] = value.handle;
        return;
      }
      if (value instanceof DevicePointer) {
        this.#i64[at >>> 3] = BigInt(value.address);
        return;
      }
      const whole = typeof value === "bigint" || (typeof value === "number" && Number.isSafeInteger(value));
      if (!whole) this.#wrong(i, value);
      const wide = BigInt(value as number | bigint);
      if (kind === kinds.u64 ? BigInt.asUintN(64, wide) !== wide : BigInt.asIntN(64, wide) !== wide) {
        this.#outside(i, value);
      }
      this.#i64[at >>> 3] = wide;
    } else if (kind === kinds.bool) {
      if (typeof value !== "boolean" && value !== 0 && value !== 1) this.#wrong(i, value);
      this.#u8[at] = value ? 1 : 0;
    } else if (kind === kinds.bytes) {
      const { bytes } = this.parameters[i]!;
      if (
        bytes === 8 &&
        (value instanceof Buffer ||
          value instanceof DevicePointer ||
          value instanceof ImageObject ||
          typeof value === "bigint")
      ) {
        this.#writeOther(i, kinds.u64, at, value);
        return;
      }
      if (!ArrayBuffer.isView(value)) this.#wrong(i, value);
      const view = value as ArrayBufferView;
      if (view.byteLength !== bytes) {
        throw new TypeError(
          `kernel ${this.#name}: argument ${i} is ${view.byteLength} bytes, the struct ${bytes}`,
        );
      }
      this.#u8.set(new Uint8Array(view.buffer, view.byteOffset, bytes), at);
    } else {
      if (typeof value !== "number" || !Number.isInteger(value)) this.#wrong(i, value);
      const [low, high] = ranges[kind]!;
      if ((value as number) < low || (value as number) > high) this.#outside(i, value);
      if (kind >= kinds.i16) this.#u16[at >>> 1] = value as number;
      else this.#u8[at] = value as number;
    }
  }

  /** Returns the address of an argument that is not a buffer. */
  #address(i: number, value: KernelArgument): number {
    if (value instanceof DevicePointer) return value.address;
    if (value === 0) return 0;
    const buffer = bufferOf(value);
    if (buffer instanceof Buffer) {
      buffer.ensureOpen();
      return buffer.pointer;
    }
    const isBig = typeof value === "bigint" && value >= 0n && value < 2n ** 53n;
    if (!isBig && !(Number.isSafeInteger(value) && (value as number) >= 0)) return this.#wrong(i, value);
    const address = Number(value);
    if (address !== 0) this.#checkKnown(i, address);
    return address;
  }

  /** Throws TypeError for an address outside of all memory that the driver knows (`cuPointerGetAttribute`). */
  #checkKnown(i: number, address: number): void {
    const { lib, results } = this.#device.driver;
    this.#device.enter();
    const code = lib.cuPointerGetAttribute(results.pointer, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, address);
    if (code === 0) return;
    if (code !== CUDA_ERROR_INVALID_VALUE) this.#device.driver.check(code, "cuPointerGetAttribute");
    throw new TypeError(
      `kernel ${this.#name}: argument ${i} is ${shown(address)} (${hexadecimal(address)}), which is in no allocation of this process. Pass a buffer, or pointer(${address}) for an address that the driver does not know`,
    );
  }

  #wrongCount(values: readonly KernelArgument[]): never {
    if (!Array.isArray(values)) {
      throw new TypeError(
        `kernel ${this.#name}: the arguments are ${shown(values)}. Use an array, a value a parameter`,
      );
    }
    const declared = this.parameters.map((one) => one.type).join(", ");
    throw new TypeError(
      `kernel ${this.#name} takes ${this.parameters.length} arguments (${declared}), ${values.length} given`,
    );
  }

  #wrong(i: number, value: unknown): never {
    const { type } = this.parameters[i]!;
    const wanted =
      type === "ptr"
        ? "a buffer or pointer(address)"
        : type.startsWith("bytes")
          ? `${type.slice(6)} bytes: a typed array (Float32Array.of(2) is a float), or declare the kernel's parameters`
          : `a ${type}`;
    throw new TypeError(`kernel ${this.#name}: argument ${i} is ${shown(value)}, not ${wanted}`);
  }

  #outside(i: number, value: unknown): never {
    throw new RangeError(
      `kernel ${this.#name}: argument ${i} is ${shown(value)}, which does not fit into ${this.parameters[i]!.type}`,
    );
  }
}
