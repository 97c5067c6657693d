import {
  DLDeviceType,
  DLPACK_FLAG_BITMASK_IS_COPIED,
  DLPACK_FLAG_BITMASK_READ_ONLY,
  DLPACK_MAJOR_VERSION,
  kDLCPU,
  kDLCUDA,
  kDLCUDAHost,
  kDLCUDAManaged,
} from "../../../ffi/dlpack/constants.ts";
import { DLManagedTensor, DLManagedTensorVersioned } from "../../../ffi/dlpack/structs.ts";
import { hexadecimal } from "../../../ffi/hexadecimal.ts";
import { bind, memory as view } from "../../../ffi/runtime/index.ts";
import { safeRead } from "../../../ffi/runtime/safe-read.ts";
import { extraArguments } from "../../arguments/extra-arguments.ts";
import { checkOptions, described, flag, optionsTable } from "../../arguments/options.ts";
import { closingOnFailure, Resource } from "../../lifetime/resource.ts";
import { noteOwn } from "../../memory/own-buffers.ts";
import { retire } from "../../memory/retired.ts";
import type { Device } from "../device/device.ts";
import { checkHandle } from "../driver/handle.ts";
import { checkInternal, type Internal, internal } from "../driver/internal.ts";
import { checkKind } from "../driver/kind.ts";
import { borrow } from "./borrowed.ts";
import type { Buffer } from "./buffer.ts";
import { contiguousStrides } from "./contiguous-strides.ts";
import { type DataType, dataTypeText, elementTypeOfData } from "./dlpack-types.ts";
import { type ArrayOf, arrayType, type ElementType, elementBytes, isElementType } from "./element-type.ts";

/** Options of {@link fromDLPack}. */
export interface FromDLPackOptions {
  /** True for DLManagedTensorVersioned of DLPack 1, false for DLManagedTensor of older libraries. */
  readonly isVersioned?: boolean;
  /** Type of the elements, of the same size, for a type that buffers do not have: "u16" for bfloat16. */
  readonly type?: ElementType;
}

const fromDLPackOptions = optionsTable<FromDLPackOptions>()(
  "cuda.FromDLPackOptions",
  { fromDLPack: 2 },
  {
    isVersioned: {
      type: flag(),
      default: true,
      text: "True for DLManagedTensorVersioned of DLPack 1, false for DLManagedTensor.",
    },
    type: {
      type: described<ElementType>('an element type such as "f32"', isElementType),
      defaultText: "the type of the tensor",
      text: "Type of the elements, of the same size.",
    },
  },
);

/** Content of the struct, which was read and checked. */
interface Found {
  readonly pointer: number;
  readonly deleter: number;
  readonly deviceType: number;
  readonly address: number;
  readonly type: ElementType;
  readonly shape: readonly number[];
  readonly strides: readonly number[];
  readonly isReadOnly: boolean;
  readonly isCopied: boolean;
}

/** A tensor of a C library of this process. Closing it calls the deleter of the library. */
export class ImportedTensor extends Resource {
  readonly device: Device;
  readonly type: ElementType;
  /** Size of each dimension. Vector types have their lanes as a last dimension. */
  readonly shape: readonly number[];
  /** Distance of neighbors in each dimension, in elements. */
  readonly strides: readonly number[];
  /** True when the owner does not allow writes. Nothing enforces it. */
  readonly isReadOnly: boolean;
  /** True for a copy that the producer made for this consumer. */
  readonly isCopied: boolean;
  /** All elements from the first to the last one. Undefined for memory of the CPU that CUDA does not know. */
  readonly buffer: Buffer | undefined;
  /** All elements in memory of the CPU. It becomes empty when the tensor closes. Undefined for other memory. */
  readonly array: ArrayOf<ElementType> | undefined;
  readonly #pointer: number;
  readonly #delete: ((pointer: number) => void) | undefined;

  /** @internal Use `fromDLPack`. */
  constructor(from: Internal, device: Device, found: Found) {
    checkInternal(from, "ImportedTensor", "fromDLPack(device, pointer)");
    super();
    const { pointer, deleter, address, type, shape, strides } = found;
    // A wrong address is an error before the tensor is taken.
    this.#delete = deleter === 0 ? undefined : bind(deleter, ["void", "ptr"], "deleter of DLPack");
    this.#pointer = pointer;
    this.device = device;
    this.type = type;
    this.shape = shape;
    this.strides = strides;
    this.isReadOnly = found.isReadOnly;
    this.isCopied = found.isCopied;
    const length = 1 + shape.reduce((all, each, i) => all + (each - 1) * strides[i]!, 0);
    const isHost = found.deviceType === kDLCPU;
    if (isHost) {
      const Type = arrayType(type);
      this.array = new Type(noteOwn(view(address, length * elementBytes(type))), 0, length);
    }
    const make = () => borrow(device, { pointer: address, length, type });
    this.buffer = isHost ? undefined : make();
    const allocation = this.buffer?.allocation;
    if (allocation === undefined) this.own(device);
    else closingOnFailure(allocation, () => this.own(device, allocation));
  }

  get label(): string {
    return `ImportedTensor ${this.type}[${this.shape.join(", ")}]`;
  }

  /** True when the elements follow each other in C order. */
  get isContiguous(): boolean {
    const { shape, strides } = this;
    return contiguousStrides(shape).every((each, i) => shape[i] === 1 || strides[i] === each);
  }

  protected override shown(): Record<string, unknown> {
    const { shape, strides, buffer, array, isReadOnly } = this;
    return { shape, strides, buffer, array, isReadOnly };
  }

  protected release(): void {
    const [call, pointer] = [this.#delete, this.#pointer];
    const free = (): void => call?.(pointer);
    if (this.array === undefined) {
      this.buffer?.close();
      free();
    } else retire(this.array.buffer, { bytes: this.array.byteLength, free });
  }
}

/**
 * Takes a DLPack tensor of a C library of this process: `pointer` is a DLManagedTensorVersioned or DLManagedTensor.
 * Closing the result calls the deleter, so finish the work on the memory first. The device must be that of the
 * tensor. Elements of vector types are a further dimension, and booleans are "u8". Throws TypeError or RangeError
 * for tensors that a buffer cannot have: other devices or types, no elements, negative strides. The caller keeps the
 * tensor then.
 *
 * @example
 * using x = device.from(new Float32Array([1, 2, 3, 4, 5, 6]));
 * using exported = toDLPack(x, { shape: [2, 3] }); // or a tensor that a C library made
 * using tensor = fromDLPack(device, exported.pointer);
 * console.log(tensor.shape, tensor.buffer!.toArray()); // [ 2, 3 ] Float32Array [1, 2, 3, 4, 5, 6]
 */
export function fromDLPack(
  device: Device,
  pointer: number | bigint,
  options?: FromDLPackOptions,
): ImportedTensor {
  if (arguments.length > 3)
    throw extraArguments("fromDLPack", ["device", "pointer", "options"], arguments.length);
  checkKind(device, "Device", "fromDLPack: device");
  device.ensureOpen();
  const { isVersioned, type } = checkOptions(fromDLPackOptions, "fromDLPack", options);
  const found = readTensor(checkHandle("fromDLPack: pointer", pointer), isVersioned, type);
  if (found.deviceType === kDLCUDA && found.ordinal !== device.ordinal)
    throw new TypeError(
      `fromDLPack: the tensor is on device ${found.ordinal}, not on ${device.label}. Use openDevice(${found.ordinal})`,
    );
  return new ImportedTensor(internal, device, found);
}

const refused = (what: string): TypeError => new TypeError(`fromDLPack: ${what}`);

/** Reads a struct of C without a crash for a wrong address. */
function readStruct(pointer: number, isVersioned: boolean) {
  const { size } = isVersioned ? DLManagedTensorVersioned : DLManagedTensor;
  const bytes = safeRead(pointer, size);
  if (bytes === undefined)
    throw new RangeError(`fromDLPack: no memory of ${size} bytes is readable at ${hexadecimal(pointer)}`);
  if (!isVersioned) {
    const { dl_tensor: tensor, deleter } = DLManagedTensor.at(pointer);
    return { tensor, deleter, flags: 0n };
  }
  const { version, dl_tensor: tensor, deleter, flags } = DLManagedTensorVersioned.at(pointer);
  if (version.major !== DLPACK_MAJOR_VERSION)
    throw refused(
      `the tensor has major version ${version.major}, and ${DLPACK_MAJOR_VERSION} is supported. A DLManagedTensor needs isVersioned: false`,
    );
  return { tensor, deleter, flags: BigInt(flags) };
}

/** @internal Returns the type of the elements of a tensor, and true for memory of the CPU. It takes nothing. */
export function inspectTensor(
  pointer: number | bigint,
  isVersioned: boolean,
): { readonly dataType: DataType; readonly isHost: boolean } {
  const { tensor } = readStruct(checkHandle("fromDLPack: pointer", pointer), isVersioned);
  const { code, bits, lanes } = tensor.dtype;
  return { dataType: { code, bits, lanes }, isHost: tensor.device.device_type === kDLCPU };
}

const deviceTypes: readonly number[] = [kDLCPU, kDLCUDA, kDLCUDAHost, kDLCUDAManaged];
const mostDimensions = 64;

function readTensor(pointer: number, isVersioned: boolean, wanted: ElementType | undefined) {
  const { tensor, deleter, flags } = readStruct(pointer, isVersioned);
  const { ndim, data, dtype, byte_offset: offset } = tensor;
  const { device_type: deviceType, device_id: ordinal } = tensor.device;
  if (!deviceTypes.includes(deviceType))
    throw refused(
      `the tensor is on ${DLDeviceType.nameOf(deviceType)}. Supported are kDLCPU, kDLCUDA, kDLCUDAHost and kDLCUDAManaged`,
    );
  if (ndim < 0 || ndim > mostDimensions)
    throw refused(`the tensor has ${ndim} dimensions. At most ${mostDimensions} are supported`);
  const { lanes } = dtype;
  const type = typeOf(dtype, wanted);
  const shape = readList(tensor.shape, ndim, "shape") ?? [];
  if (ndim > 0 && tensor.shape === 0) throw refused("the shape is NULL");
  const strides = readList(tensor.strides, ndim, "strides") ?? contiguousStrides(shape);
  const empty = shape.findIndex((each) => each < 1);
  if (empty >= 0) throw refused(`dimension ${empty} has size ${shape[empty]}, and a buffer has elements`);
  const negative = strides.findIndex((each) => each < 0);
  if (negative >= 0)
    throw refused(
      `stride ${negative} is ${strides[negative]}. Ask the producer for a copy without negative strides`,
    );
  if (lanes === 0) throw refused("the type has 0 lanes");
  const hasLanes = lanes > 1;
  return {
    pointer,
    deleter,
    deviceType,
    ordinal,
    address: checkAddress(data, Number(offset), type),
    type,
    shape: hasLanes ? [...shape, lanes] : shape,
    strides: hasLanes ? [...strides.map((each) => each * lanes), 1] : strides,
    isReadOnly: (flags & BigInt(DLPACK_FLAG_BITMASK_READ_ONLY)) !== 0n,
    isCopied: (flags & BigInt(DLPACK_FLAG_BITMASK_IS_COPIED)) !== 0n,
  };
}

function checkAddress(data: number, offset: number, type: ElementType): number {
  if (data === 0) throw refused("the data pointer is NULL");
  const address = data + offset;
  if (address % elementBytes(type) !== 0)
    throw new RangeError(
      `fromDLPack: the data at ${hexadecimal(address)} is not aligned to ${elementBytes(type)} bytes, the size of ${type}`,
    );
  return address;
}

function typeOf(dtype: DataType, wanted: ElementType | undefined): ElementType {
  const type = wanted ?? elementTypeOfData(dtype);
  if (type === undefined || !isElementType(type))
    throw refused(
      `the elements are ${dataTypeText(dtype)}, which no element type is. Name one of the same size, such as type: "u16"`,
    );
  if (8 * elementBytes(type) !== dtype.bits)
    throw refused(`the elements are ${dataTypeText(dtype)}, but ${type} has ${8 * elementBytes(type)} bits`);
  return type;
}

/** Returns the numbers of C's list, or undefined for NULL. */
function readList(address: number, length: number, what: string): number[] | undefined {
  if (address === 0 || length === 0) return undefined;
  const bytes = safeRead(address, 8 * length);
  if (bytes === undefined) throw refused(`the ${what} at ${hexadecimal(address)} cannot be read`);
  const list = [...new BigInt64Array(bytes.buffer as ArrayBuffer)].map(Number);
  if (!list.every(Number.isSafeInteger)) throw refused(`the ${what} is ${list.join(", ")}, beyond 2^53`);
  return list;
}
