import {
  CU_MEMORYTYPE_HOST,
  CU_POINTER_ATTRIBUTE_CONTEXT,
  CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL,
  CU_POINTER_ATTRIBUTE_IS_MANAGED,
  CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
  CU_POINTER_ATTRIBUTE_RANGE_SIZE,
  CU_POINTER_ATTRIBUTE_RANGE_START_ADDR,
} from "../../../ffi/cuda/constants.ts";
import { hexadecimal } from "../../../ffi/hexadecimal.ts";
import { addressOf, keepAlive } from "../../../ffi/runtime/index.ts";
import { checkOptions, described, optionsTable, whole } from "../../arguments/options.ts";
import { Resource } from "../../lifetime/resource.ts";
import type { Device } from "../device/device.ts";
import { checkStream } from "../driver/kind.ts";
import type { Stream } from "../stream/stream.ts";
import { Allocation } from "./allocation.ts";
import { Buffer } from "./buffer.ts";
import { type ElementType, elementBytes, isElementType } from "./element-type.ts";

/** Memory of another owner, for `device.borrow`. */
export interface BorrowOptions<E extends ElementType = ElementType> {
  /** Device address (`CUdeviceptr`). */
  readonly pointer: number | bigint;
  /** Number of elements. Alternative to `bytes`. */
  readonly length?: number;
  /** Size in bytes. Alternative to `length`. */
  readonly bytes?: number;
  /** Type of the elements. Default: "u8". */
  readonly type?: E;
  /**
   * Object that owns the memory, which stays reachable until the buffer is closed. When it is an object of
   * this library, closing it closes the buffer.
   */
  readonly owner?: unknown;
  /** Stream with unfinished work on the memory. The default stream of the device waits for that work. */
  readonly stream?: Stream;
}

const bytesType = whole(1, Number.MAX_SAFE_INTEGER);

export const borrowOptions = optionsTable<BorrowOptions>()(
  "cuda.BorrowOptions",
  { "Device.borrow": 0 },
  {
    pointer: {
      type: described<number | bigint>("an address: a whole number or a bigint", isAddress),
      required: true,
      text: "Device address of the memory.",
    },
    length: { type: bytesType, defaultText: "bytes, in elements", text: "Number of elements." },
    bytes: { type: bytesType, unit: "bytes", defaultText: "length, in bytes", text: "Size of the memory." },
    type: {
      type: described<ElementType>('an element type such as "f32"', isElementType),
      default: "u8",
      text: "Type of the elements.",
    },
    owner: {
      type: described<unknown>("any value"),
      defaultText: "none",
      text: "Object that owns the memory.",
    },
    stream: {
      type: described<Stream>("a Stream"),
      defaultText: "none",
      text: "Stream with unfinished work on the memory.",
    },
  },
);

/** Returns true for the address of memory, which may be a bigint. */
export function isAddress(value: unknown): boolean {
  const isWhole = typeof value === "bigint" || Number.isSafeInteger(value);
  return isWhole && (value as number) > 0 && (value as number) <= Number.MAX_SAFE_INTEGER;
}

/** Memory that another owner frees. */
class BorrowedAllocation extends Allocation {
  readonly kind: "borrowed" | "pinned" | "managed";
  readonly pointer: number;
  #owner: unknown;

  constructor(
    device: Device,
    at: { readonly pointer: number; readonly bytes: number },
    kind: "borrowed" | "pinned" | "managed",
    owner: unknown,
  ) {
    super(device, at.bytes);
    this.kind = kind;
    this.pointer = at.pointer;
    this.#owner = owner;
    const resource = owner instanceof Buffer ? owner.allocation : owner;
    if (resource instanceof Resource && resource !== device) this.own(device, resource);
    else this.own(device);
  }

  override get label(): string {
    return `borrowed memory at ${hexadecimal(this.pointer)} (${this.byteLength} bytes)`;
  }

  /** Object that the caller named as the owner of the memory. */
  get owner(): unknown {
    return this.#owner;
  }

  protected release(): void {
    this.#owner = undefined;
  }
}

/** Attributes of an address that the driver reports. */
interface Found {
  readonly memoryType: number;
  readonly ordinal: number;
  readonly isManaged: boolean;
  readonly context: number;
  readonly start: number;
  readonly size: number;
}

const attributes = [
  CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
  CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL,
  CU_POINTER_ATTRIBUTE_IS_MANAGED,
  CU_POINTER_ATTRIBUTE_CONTEXT,
  CU_POINTER_ATTRIBUTE_RANGE_START_ADDR,
  CU_POINTER_ATTRIBUTE_RANGE_SIZE,
];

/** Reads the attributes of an address (`cuPointerGetAttributes`). */
function find(device: Device, pointer: number): Found {
  const { driver } = device;
  const values = new BigUint64Array(new ArrayBuffer(8 * attributes.length));
  const numbers = new Uint32Array(new ArrayBuffer(4 * attributes.length));
  numbers.set(attributes);
  const places = new BigUint64Array(new ArrayBuffer(8 * attributes.length));
  attributes.forEach((_, i) => {
    places[i] = BigInt(addressOf(values) + 8 * i);
  });
  device.enter();
  const call = "cuPointerGetAttributes";
  const code = driver.lib[call](attributes.length, addressOf(numbers), addressOf(places), pointer);
  keepAlive([values, numbers, places]);
  driver.check(code, call, hexadecimal(pointer));
  const word = (i: number): number => Number(BigInt.asIntN(32, values[i]!));
  return {
    memoryType: word(0),
    ordinal: word(1),
    isManaged: (word(2) & 0xff) !== 0,
    context: Number(values[3]),
    start: Number(values[4]),
    size: Number(values[5]),
  };
}

/** Returns a buffer over memory of another owner, see `Device.borrow`. */
export function borrow<E extends ElementType>(device: Device, options: BorrowOptions<E>): Buffer<E> {
  const checked = checkOptions(borrowOptions, "borrow", options) as BorrowOptions<E>;
  const { owner, stream } = checked;
  const type = checked.type ?? ("u8" as E);
  const pointer = Number(checked.pointer);
  if (stream !== undefined) checkStream(stream, "borrow: stream");
  const bytes = bytesOf(checked, elementBytes(type));
  if (pointer % elementBytes(type) !== 0)
    throw new RangeError(
      `borrow: ${hexadecimal(pointer)} is not a multiple of ${elementBytes(type)}, the size of ${type}`,
    );
  const found = find(device, pointer);
  checkFound(device, found, pointer, bytes);
  if (stream !== undefined && stream.pointer !== device.stream.pointer) device.stream.waitFor(stream);
  const kind = found.isManaged ? "managed" : found.memoryType === CU_MEMORYTYPE_HOST ? "pinned" : "borrowed";
  const allocation = new BorrowedAllocation(device, { pointer, bytes }, kind, owner);
  return allocation.whole(type, bytes / elementBytes(type));
}

function bytesOf({ length, bytes }: BorrowOptions, each: number): number {
  if ((length === undefined) === (bytes === undefined))
    throw new TypeError("borrow: the size is missing or given twice. Use either length or bytes");
  const all = bytes ?? length! * each;
  if (all % each !== 0)
    throw new RangeError(`borrow: ${all} bytes are not a multiple of ${each}, the size of an element`);
  return all;
}

/** Throws for memory that is unknown, of another device or context, or smaller than the buffer. */
function checkFound(device: Device, found: Found, pointer: number, bytes: number): void {
  const at = hexadecimal(pointer);
  const { memoryType, ordinal, isManaged, context, start, size } = found;
  if (memoryType === 0)
    throw new TypeError(
      `borrow: the driver knows no memory at ${at}. Use an address that CUDA allocated in this process, or device.register(memory) for host memory`,
    );
  const isOnDevice = memoryType !== CU_MEMORYTYPE_HOST && !isManaged;
  if (isOnDevice && ordinal !== device.ordinal)
    throw new TypeError(
      `borrow: the memory at ${at} is on device ${ordinal}, not on ${device.label}. Use openDevice(${ordinal}).borrow()`,
    );
  if (isOnDevice && context !== 0 && context !== device.pointer)
    throw new TypeError(
      `borrow: the memory at ${at} belongs to context ${hexadecimal(context)}, not to that of ${device.label}. Use borrowDevice(${context}).borrow()`,
    );
  const left = start + size - pointer;
  if (size > 0 && bytes > left)
    throw new RangeError(
      `borrow: ${bytes} bytes at ${at} exceed the memory there, of which ${left} bytes are left (${hexadecimal(start)}, ${size} bytes)`,
    );
}
