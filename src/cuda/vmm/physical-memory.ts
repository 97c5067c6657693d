import {
  CU_MEM_ALLOC_GRANULARITY_MINIMUM,
  CU_MEM_ALLOC_GRANULARITY_RECOMMENDED,
  CU_MEM_ALLOCATION_COMP_GENERIC,
  CU_MEM_ALLOCATION_TYPE_PINNED,
  CU_MEM_HANDLE_TYPE_FABRIC,
  CU_MEM_HANDLE_TYPE_NONE,
  CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,
  CU_MEM_HANDLE_TYPE_WIN32,
  CU_MEM_HANDLE_TYPE_WIN32_KMT,
} from "../../../ffi/cuda/constants.ts";
import { CUmemAllocationProp, CUmemFabricHandle } from "../../../ffi/cuda/structs.ts";
import { libc } from "../../../ffi/libc/index.ts";
import { addressOf, memory } from "../../../ffi/runtime/index.ts";
import { extraArguments } from "../../arguments/extra-arguments.ts";
import { checkOptions, flag, list, oneOf, optionsTable } from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";
import { Resource } from "../../lifetime/resource.ts";
import type { Device } from "../device/device.ts";
import { checkInternal, type Internal, internal } from "../driver/internal.ts";
import { checkKind, kind } from "../driver/kind.ts";
import { MappingError } from "../memory/dma-buf.ts";
import { locationOf, locationText, locationType, type MemoryLocation } from "../memory/memory-location.ts";

const handleTypes = {
  fd: CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,
  win32: CU_MEM_HANDLE_TYPE_WIN32,
  "win32-kmt": CU_MEM_HANDLE_TYPE_WIN32_KMT,
  fabric: CU_MEM_HANDLE_TYPE_FABRIC,
} as const;

/**
 * Kind of sharing of physical memory: a POSIX descriptor, a Windows handle, or a fabric handle for other
 * nodes.
 */
export type ShareableType = keyof typeof handleTypes;

/** Options of physical memory. */
export interface PhysicalOptions {
  /** Location. Default: the device. */
  readonly location?: MemoryLocation;
  /** Mechanisms by which other processes may open the memory. */
  readonly shareable?: readonly ShareableType[];
  /** Requests compression on the way to DRAM. `compressed` reports whether the driver granted it. */
  readonly compressible?: boolean;
  /** Requests memory that a NIC can reach. */
  readonly gpuDirectRdma?: boolean;
}

/** @internal Rows of {@link PhysicalOptions} for larger tables of options. */
export const physicalRows = {
  location: { type: locationType, defaultText: "the device", text: "Location of the memory." },
  shareable: {
    type: list(oneOf(...(Object.keys(handleTypes) as ShareableType[]))),
    defaultText: "[]",
    text: "Ways in which other processes may open it.",
  },
  compressible: { type: flag(), default: false, text: "Requests compression on the way to DRAM." },
  gpuDirectRdma: { type: flag(), default: false, text: "Requests memory that a NIC can reach." },
} as const;

export const physicalOptions = optionsTable<PhysicalOptions>()(
  "cuda.PhysicalOptions",
  { "PhysicalMemory.allocate": 2, granularity: 1, stripedRange: 2 },
  physicalRows,
);

/** @internal Properties of an allocation as C's struct, and their granularity. */
export interface PhysicalProperties {
  readonly pointer: number;
  /** Struct behind `pointer`. The reference retains its memory. */
  readonly struct: unknown;
  readonly unit: number;
}

/** Shared empty list, because growing buffers make many allocations. */
const notShareable: readonly ShareableType[] = Object.freeze([]);

const known = new WeakMap<object, Map<string, PhysicalProperties>>();

/** @internal Returns the properties of an allocation, cached for each kind. */
export function properties(device: Device, options: PhysicalOptions): PhysicalProperties {
  let types: number = CU_MEM_HANDLE_TYPE_NONE;
  for (const type of options.shareable ?? []) types |= handleTypes[type];
  const location = locationOf(options.location ?? device);
  const compressionType = options.compressible ? CU_MEM_ALLOCATION_COMP_GENERIC : 0;
  const gpuDirectRDMACapable = options.gpuDirectRdma ? 1 : 0;
  const key = `${location.type} ${location.id} ${types} ${compressionType} ${gpuDirectRDMACapable}`;
  let kinds = known.get(device.driver);
  if (kinds === undefined) known.set(device.driver, (kinds = new Map()));
  let found = kinds.get(key);
  if (found === undefined) {
    const struct = CUmemAllocationProp.alloc({
      type: CU_MEM_ALLOCATION_TYPE_PINNED,
      requestedHandleTypes: types,
      location,
      allocFlags: { compressionType, gpuDirectRDMACapable },
    });
    const { lib, results } = device.driver;
    const code = lib.cuMemGetAllocationGranularity(
      results.pointer,
      struct.pointer,
      CU_MEM_ALLOC_GRANULARITY_MINIMUM,
    );
    const where = locationText(options.location ?? device);
    device.driver.check(code, "cuMemGetAllocationGranularity", where);
    found = { pointer: struct.pointer, struct, unit: results.u64() };
    kinds.set(key, found);
  }
  return found;
}

/**
 * Returns the unit of physical memory and of mappings, in bytes (`cuMemGetAllocationGranularity`): the
 * minimum or the recommended one.
 *
 * @example
 * const unit = granularity(device); // 2097152 on current GPUs
 */
export function granularity(
  device: Device,
  options?: PhysicalOptions,
  which: "minimum" | "recommended" = "minimum",
): number {
  if (arguments.length > 3)
    throw extraArguments("granularity", ["device", "options", "which"], arguments.length);
  checkKind(device, "Device", "granularity: device");
  const checked = checkOptions(physicalOptions, "granularity", options);
  device.ensureOpen();
  const { lib, results } = device.driver;
  const wanted =
    which === "minimum" ? CU_MEM_ALLOC_GRANULARITY_MINIMUM : CU_MEM_ALLOC_GRANULARITY_RECOMMENDED;
  const props = properties(device, checked);
  const code = lib.cuMemGetAllocationGranularity(results.pointer, props.pointer, wanted);
  device.driver.check(code, "cuMemGetAllocationGranularity");
  return results.u64();
}

/** Rounds `bytes` up to a multiple of `unit`. Throws TypeError for arguments that are not numbers. */
export function roundUp(bytes: number, unit: number): number {
  if (arguments.length > 2) throw extraArguments("roundUp", ["bytes", "unit"], arguments.length);
  for (const [name, value] of Object.entries({ bytes, unit }))
    if (typeof value !== "number")
      throw new TypeError(`roundUp takes numbers, but ${name} is ${shown(value)}`);
  return Math.ceil(bytes / unit) * unit;
}

/**
 * Physical memory without an address (`cuMemCreate`). Map it into an {@link AddressRange} to use it. It lives
 * until it is closed here and unmapped everywhere, in every process.
 *
 * @example
 * using memory = PhysicalMemory.allocate(device, granularity(device), { shareable: ["fd"] });
 */
export class PhysicalMemory extends Resource {
  readonly device: Device;
  /** The C object, `CUmemGenericAllocationHandle`. */
  readonly pointer: number;
  readonly byteLength: number;
  readonly location: MemoryLocation;
  readonly shareable: readonly ShareableType[];
  readonly imported: boolean;

  /** @internal Use `PhysicalMemory.allocate`. */
  constructor(
    from: Internal,
    device: Device,
    pointer: number,
    byteLength: number,
    options: PhysicalOptions,
    imported: boolean,
  ) {
    checkInternal(from, "PhysicalMemory", "PhysicalMemory.allocate(device, byteLength)");
    super();
    this.device = device;
    this.pointer = pointer;
    this.byteLength = byteLength;
    this.location = options.location ?? device;
    this.shareable = options.shareable ?? notShareable;
    this.imported = imported;
    this.own(device);
  }

  /**
   * Allocates physical memory. Throws MappingError ("alignment") unless `byteLength` is a multiple of the
   * {@link granularity}, and CudaError when the device has no such memory left.
   */
  static allocate(device: Device, byteLength: number, options?: PhysicalOptions): PhysicalMemory {
    checkKind(device, "Device", "PhysicalMemory.allocate: device");
    const checked = checkOptions(physicalOptions, "PhysicalMemory.allocate", options);
    device.ensureOpen();
    return PhysicalMemory.allocateAs(device, byteLength, checked, properties(device, checked));
  }

  /** @internal Allocates with given properties, for callers with many allocations. */
  static allocateAs(
    device: Device,
    byteLength: number,
    options: PhysicalOptions,
    props: PhysicalProperties,
  ): PhysicalMemory {
    const { hot, results } = device.driver;
    if (typeof byteLength !== "number" || byteLength % props.unit !== 0 || !(byteLength > 0)) {
      checkAligned("PhysicalMemory.allocate", byteLength, props.unit);
    }
    if (device.reservation !== undefined && (options.location ?? device) === device)
      device.reservation.check("PhysicalMemory.allocate", byteLength);
    const code = hot.cuMemCreate(results.pointer, byteLength, props.pointer, 0);
    if (code !== 0) {
      const where = locationText(options.location ?? device);
      device.driver.check(code, "cuMemCreate", `${byteLength} bytes on ${where}`);
    }
    return new PhysicalMemory(internal, device, results.u64(), byteLength, options, false);
  }

  /**
   * Imports memory that another process exported as a descriptor (`cuMemImportFromShareableHandle`). The size
   * is sent with the descriptor, which can be closed afterwards.
   */
  static importFd(device: Device, fd: number, byteLength: number): PhysicalMemory {
    checkKind(device, "Device", "importFd: device");
    if (!Number.isInteger(fd) || fd < 0) throw new RangeError(`importFd: ${shown(fd)} is not a descriptor`);
    // C takes the descriptor in place of a pointer.
    return PhysicalMemory.#import(device, fd, handleTypes.fd, byteLength, ["fd"]);
  }

  /** Imports memory of another node or process by its fabric handle of 64 bytes. */
  static importFabric(device: Device, handle: Uint8Array, byteLength: number): PhysicalMemory {
    checkKind(device, "Device", "importFabric: device");
    if (handle.length !== CUmemFabricHandle.size)
      throw new RangeError(`importFabric: the handle has ${handle.length} bytes, but fabric handles have 64`);
    const copy = new Uint8Array(new ArrayBuffer(CUmemFabricHandle.size));
    copy.set(handle);
    return PhysicalMemory.#import(device, addressOf(copy), handleTypes.fabric, byteLength, ["fabric"]);
  }

  static #import(
    device: Device,
    handle: number,
    type: number,
    byteLength: number,
    shareable: readonly ShareableType[],
  ): PhysicalMemory {
    device.enter();
    const { lib, results } = device.driver;
    const code = lib.cuMemImportFromShareableHandle(results.pointer, handle, type);
    device.driver.check(code, "cuMemImportFromShareableHandle", `${byteLength} bytes`);
    return new PhysicalMemory(internal, device, results.u64(), byteLength, { shareable }, true);
  }

  get [kind](): "PhysicalMemory" | undefined {
    return #properties in this ? "PhysicalMemory" : undefined;
  }

  get label(): string {
    return `PhysicalMemory (${this.byteLength} bytes on ${locationText(this.location)})`;
  }

  /**
   * Exports a new descriptor for another process (`cuMemExportToShareableHandle`). The caller closes it
   * (`closeFd`).
   */
  exportFd(): number {
    this.ensureOpen();
    return exportFd(this.device, this.pointer);
  }

  /** Exports the fabric handle: 64 bytes for processes on any node of the NVLink domain. */
  exportFabric(): Uint8Array<ArrayBuffer> {
    this.ensureOpen();
    return exportFabric(this.device, this.pointer);
  }

  /** True when the driver granted compression (`cuMemGetAllocationPropertiesFromHandle`). */
  get compressed(): boolean {
    return this.#properties().allocFlags.compressionType === CU_MEM_ALLOCATION_COMP_GENERIC;
  }

  /** True when a NIC can reach it. */
  get gpuDirectRdma(): boolean {
    return this.#properties().allocFlags.gpuDirectRDMACapable !== 0;
  }

  #properties() {
    this.ensureOpen();
    const props = CUmemAllocationProp.alloc();
    const call = "cuMemGetAllocationPropertiesFromHandle";
    this.device.driver.check(this.device.driver.lib[call](props.pointer, this.pointer), call);
    return props;
  }

  /** Releases the handle. Closing mapped memory is allowed, because the mappings retain it. */
  protected release(): void {
    const { driver } = this.device;
    driver.checkRelease(driver.lib.cuMemRelease(this.pointer), "cuMemRelease");
  }
}

/** Exports a new descriptor of the memory of a handle. */
export function exportFd(device: Device, handle: number): number {
  const { lib, results } = device.driver;
  const call = "cuMemExportToShareableHandle";
  device.driver.check(lib[call](results.pointer, handle, handleTypes.fd, 0), call);
  return results.i32();
}

/** Exports the fabric handle of the memory of a handle. */
export function exportFabric(device: Device, handle: number): Uint8Array<ArrayBuffer> {
  const bytes = CUmemFabricHandle.alloc();
  const call = "cuMemExportToShareableHandle";
  device.driver.check(device.driver.lib[call](bytes.pointer, handle, handleTypes.fabric, 0), call);
  return new Uint8Array(memory(bytes.pointer, CUmemFabricHandle.size)).slice();
}

/** Throws MappingError unless a size is a positive multiple of the granularity. */
export function checkAligned(what: string, bytes: number, unit: number): void {
  if (Number.isSafeInteger(bytes) && bytes > 0 && bytes % unit === 0) return;
  throw new MappingError(
    "alignment",
    `${what}: ${shown(bytes)} bytes is not a multiple of ${unit}`,
    `Use ${Number.isFinite(bytes) && bytes > 0 ? Math.max(unit, roundUp(bytes, unit)) : unit}: roundUp(bytes, granularity(device)).`,
  );
}

/** Closes a descriptor of `exportFd` or `dmaBuf`. Throws TypeError for a value that is not a descriptor. */
export function closeFd(fd: number): void {
  if (arguments.length > 1) throw extraArguments("closeFd", ["fd"], arguments.length);
  if (!Number.isInteger(fd) || fd < 0)
    throw new TypeError(`closeFd: fd is ${shown(fd)}. Use the descriptor of exportFd() or dmaBuf()`);
  libc.close(fd);
}
