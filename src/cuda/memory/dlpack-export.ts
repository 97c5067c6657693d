import {
  DLPACK_FLAG_BITMASK_READ_ONLY,
  DLPACK_MAJOR_VERSION,
  kDLCUDA,
  kDLCUDAHost,
  kDLCUDAManaged,
} from "../../../ffi/dlpack/constants.ts";
import { DLManagedTensor, DLManagedTensorVersioned } from "../../../ffi/dlpack/structs.ts";
import { libc } from "../../../ffi/libc/index.ts";
import { addressOf, bind, keepAlive, open, memory as view } from "../../../ffi/runtime/index.ts";
import { extraArguments } from "../../arguments/extra-arguments.ts";
import { checkOptions, described, flag, optionsTable } from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";
import { DoorbellError } from "../../errors.ts";
import { Resource } from "../../lifetime/resource.ts";
import type { WaitOptions } from "../../wait/wait-options.ts";
import { cText } from "../driver/driver.ts";
import { checkInternal, type Internal, internal } from "../driver/internal.ts";
import { checkKind } from "../driver/kind.ts";
import { poll } from "../stream/poll.ts";
import type { MemoryKind } from "./allocation.ts";
import type { Buffer } from "./buffer.ts";
import { contiguousStrides } from "./contiguous-strides.ts";
import { type DataType, dataTypeOf } from "./dlpack-types.ts";

/** Options of {@link toDLPack}. */
export interface ToDLPackOptions {
  /** Size of each dimension. Default: one dimension. */
  readonly shape?: readonly number[];
  /** True for memory that the consumer must not write. Only the versioned struct has this flag. */
  readonly isReadOnly?: boolean;
  /** True for DLManagedTensorVersioned of DLPack 1, false for DLManagedTensor of older libraries. */
  readonly isVersioned?: boolean;
}

/** Options of a tensor after their check. */
interface ExportOptions extends Required<ToDLPackOptions> {
  /** Type of the elements. Default: that of the buffer. */
  readonly dataType?: DataType;
  /** Called when the struct is freed. */
  readonly released?: () => void;
}

const isShape = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => Number.isSafeInteger(each) && each >= 1);

const toDLPackOptions = optionsTable<ToDLPackOptions>()(
  "cuda.ToDLPackOptions",
  { toDLPack: 1 },
  {
    shape: {
      type: described<readonly number[]>("an array of whole numbers from 1 on", isShape),
      defaultText: "one dimension",
      text: "Size of each dimension.",
    },
    isReadOnly: {
      type: flag(),
      default: false,
      text: "True for memory that the consumer must not write.",
    },
    isVersioned: {
      type: flag(),
      default: true,
      text: "True for DLManagedTensorVersioned of DLPack 1, false for DLManagedTensor.",
    },
  },
);

const deviceTypes: Readonly<Partial<Record<MemoryKind, number>>> = {
  pinned: kDLCUDAHost,
  managed: kDLCUDAManaged,
};

let found: number | undefined;

/**
 * Returns the address of the deleter. Consumers call a deleter on any thread, where JavaScript cannot run. So it is
 * `time` of the C library: a function that takes one pointer, and writes 8 bytes there. The struct begins with its
 * version, or with the address of the data. This thread sees that the first bytes have changed.
 */
function deleter(): number {
  if (found !== undefined) return found;
  const { dlsym } = open("libc.so.6", { dlsym: ["ptr", "ptr", "ptr"] });
  const name = cText("time");
  found = dlsym?.(0, addressOf(name)) ?? 0;
  keepAlive(name);
  if (found === 0) throw new DoorbellError("toDLPack: the C library has no time()");
  return found;
}

/** A buffer as DLPack's struct, for a C library of this process. The buffer stays open until the library is done. */
export class DLPackTensor extends Resource {
  /** The C object, `DLManagedTensorVersioned` or `DLManagedTensor`. The consumer owns it. */
  readonly pointer: number;
  readonly isVersioned: boolean;
  /** First bytes of the struct, and their values while no deleter was called. */
  readonly #released: (() => void) | undefined;
  readonly #first: Uint32Array<ArrayBuffer>;
  readonly #before: readonly [number, number];

  /** @internal Use `toDLPack(buffer)`. */
  constructor(from: Internal, buffer: Buffer, options: ExportOptions) {
    checkInternal(from, "DLPackTensor", "toDLPack(buffer)");
    super();
    const { isVersioned, shape, isReadOnly, dataType = dataTypeOf(buffer.type) } = options;
    this.#released = options.released;
    const type = isVersioned ? DLManagedTensorVersioned : DLManagedTensor;
    const lists = Math.ceil(type.size / 8) * 8;
    const bytes = lists + 16 * shape.length;
    const call = deleter();
    this.isVersioned = isVersioned;
    this.pointer = libc.malloc(bytes);
    new Uint8Array(view(this.pointer, bytes)).fill(0);
    const at = this.pointer + lists;
    const tensor = {
      data: buffer.pointer,
      device: {
        device_type: (deviceTypes[buffer.kind] ?? kDLCUDA) as typeof kDLCUDA,
        device_id: deviceTypes[buffer.kind] === undefined ? buffer.device.ordinal : 0,
      },
      ndim: shape.length,
      dtype: dataType,
      shape: shape.length === 0 ? 0 : at,
      strides: shape.length === 0 ? 0 : at + 8 * shape.length,
    };
    if (isVersioned) {
      const flags = BigInt(isReadOnly ? DLPACK_FLAG_BITMASK_READ_ONLY : 0);
      const version = { major: DLPACK_MAJOR_VERSION, minor: 0 };
      const values = { version, deleter: call, flags, dl_tensor: tensor };
      DLManagedTensorVersioned.assign(DLManagedTensorVersioned.at(this.pointer), values);
    } else {
      DLManagedTensor.assign(DLManagedTensor.at(this.pointer), { dl_tensor: tensor, deleter: call });
    }
    if (shape.length > 0) writeLists(at, shape);
    this.#first = new Uint32Array(view(this.pointer, 8));
    this.#before = [this.#first[0]!, this.#first[1]!];
    this.own(buffer.allocation);
  }

  get label(): string {
    return `DLPackTensor of ${this.isVersioned ? "DLPack 1" : "DLPack before 1.0"}`;
  }

  /** True after the consumer has called the deleter. The struct must not be used any more then. */
  get isDeleted(): boolean {
    return this.closed || this.#first[0] !== this.#before[0] || this.#first[1] !== this.#before[1];
  }

  /** Resolves when the consumer has called the deleter. Rejects with DeadlineError (default 30 s). */
  deleted(options?: WaitOptions): Promise<void> {
    return poll(() => this.isDeleted, `${this.label}: deleted()`, options);
  }

  /** Calls the deleter, for a tensor that no consumer has taken. A second call does nothing. */
  delete(): void {
    if (!this.isDeleted) bind(deleter(), ["void", "ptr"], "deleter")(this.pointer);
  }

  /** Frees the struct. Throws DoorbellError while the consumer has not called the deleter. */
  protected release(): void {
    const isUsed = this.#first[0] === this.#before[0] && this.#first[1] === this.#before[1];
    if (isUsed)
      throw new DoorbellError(
        `${this.label} is in use: the consumer has not called its deleter`,
        "Await tensor.deleted(). When no library has taken the tensor, call tensor.delete().",
      );
    libc.free(this.pointer);
    this.#released?.();
  }
}

/** Writes the shape, and behind it the strides of an array in C order, in elements. */
function writeLists(address: number, shape: readonly number[]): void {
  const lists = new BigInt64Array(view(address, 16 * shape.length));
  for (const [i, each] of [...shape, ...contiguousStrides(shape)].entries()) lists[i] = BigInt(each);
}

/** @internal Returns a buffer as a DLPack tensor, with elements of a type that buffers do not have. */
export const exportedTensor = (buffer: Buffer, options: ExportOptions): DLPackTensor =>
  new DLPackTensor(internal, buffer, options);

/**
 * Returns a buffer as a DLPack tensor for a C library of this process. The library gets `pointer`, and calls the
 * deleter when it is done, on any thread. Until then the buffer cannot be closed. Finish the work on it first.
 * Throws RangeError for a shape of another size.
 *
 * @example
 * using x = device.from(new Float32Array([1, 2, 3, 4, 5, 6]));
 * using tensor = toDLPack(x, { shape: [2, 3] });
 * // consume(tensor.pointer), a function of the library, which takes the tensor
 * tensor.delete(); // only because nobody has taken it here
 * await tensor.deleted();
 */
export function toDLPack(buffer: Buffer, options?: ToDLPackOptions): DLPackTensor {
  if (arguments.length > 2) throw extraArguments("toDLPack", ["buffer", "options"], arguments.length);
  checkKind(buffer, "Buffer", "toDLPack: buffer");
  buffer.ensureOpen();
  const {
    shape = [buffer.length],
    isReadOnly,
    isVersioned,
  } = checkOptions(toDLPackOptions, "toDLPack", options);
  if (shape.reduce((all, each) => all * each, 1) !== buffer.length)
    throw new RangeError(
      `toDLPack: the shape is ${shown(shape)}. Use whole numbers with the product ${buffer.length}`,
    );
  if (isReadOnly && !isVersioned)
    throw new TypeError("toDLPack: DLManagedTensor has no flag for read-only memory. Use isVersioned: true");
  return new DLPackTensor(internal, buffer, { shape, isReadOnly, isVersioned });
}
