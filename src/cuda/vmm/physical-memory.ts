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
import { checkOptions } from "../../arguments/check-options.ts";
import { optionsTable } from "../../arguments/options-table.ts";
import { shown } from "../../arguments/shown.ts";
import { flag, list, oneOf } from "../../arguments/value-type.ts";
import { Resource } from "../../lifetime/resource.ts";
import type { Device } from "../device/device.ts";
import { checkInternal, type Internal, internal } from "../internal.ts";
import { checkKind, kind } from "../kind.ts";
import { locationOf, locationText, locationType, type MemoryLocation } from "../memory/memory-location.ts";
import { MappingError } from "./mapping-error.ts";

const handleTypes = {
  fd: CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,
  win32: CU_MEM_HANDLE_TYPE_WIN32,
  "win32-kmt": CU_MEM_HANDLE_TYPE_WIN32_KMT,
  fabric: CU_MEM_HANDLE_TYPE_FABRIC,
} as const;

/** How physical memory can be shared: a POSIX descriptor, a Windows handle, a fabric handle for other nodes. */
export type ShareableType = keyof typeof handleTypes;

/** What physical memory is asked to be. */
export interface PhysicalOptions {
  /** Where; the device by default. */
  readonly location?: MemoryLocation;
  /** How other processes may open it. */
  readonly shareable?: readonly ShareableType[];
  /** Compressed on the way to DRAM where the driver grants it; see `compressed`. */
  readonly compressible?: boolean;
  /** Reachable by a NIC. */
  readonly gpuDirectRdma?: boolean;
}

/** @internal The rows of {@link PhysicalOptions}, for the tables of options that have more. */
export const physicalRows = {
  location: { type: locationType, defaultText: "the device", text: "Where." },
  shareable: {
    type: list(oneOf(...(Object.keys(handleTypes) as ShareableType[]))),
    defaultText: "[]",
    text: "How other processes may open it.",
  },
  compressible: { type: flag(), default: false, text: "Compressed on the way to DRAM where it can be." },
  gpuDirectRdma: { type: flag(), default: false, text: "Reachable by a NIC." },
} as const;

export const physicalOptions = optionsTable<PhysicalOptions>()(
  "cuda.PhysicalOptions",
  { "PhysicalMemory.allocate": 2, granularity: 1, stripedRange: 2 },
  physicalRows,
);

/** @internal An allocation's properties as C's struct, and the granularity that follows from them. */
export interface PhysicalProperties {
  readonly pointer: number;
  /** Keeps the struct. */
  readonly struct: unknown;
  readonly unit: number;
}

/** One list for all, since growing buffers make many. */
const notShareable: readonly ShareableType[] = Object.freeze([]);

const known = new WeakMap<object, Map<string, PhysicalProperties>>();

/** @internal The properties of an allocation; made once for each kind. */
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
 * The unit of physical memory and of mappings, in bytes (`cuMemGetAllocationGranularity`): the least, or what is fastest.
 *
 * @example
 * const unit = granularity(device); // 2097152 on current GPUs
 */
export function granularity(
  device: Device,
  options?: PhysicalOptions,
  which: "minimum" | "recommended" = "minimum",
): number {
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

/** `bytes` rounded up to a multiple of `unit`. */
export const roundUp = (bytes: number, unit: number): number => Math.ceil(bytes / unit) * unit;

/**
 * Physical memory without an address (`cuMemCreate`). It is used by mapping it into an {@link AddressRange}; it lives until it
 * is closed here and unmapped everywhere, in every process.
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
   * Allocates it. MappingError ("alignment") unless `byteLength` is a multiple of the {@link granularity}; CudaError
   * when the device has no more, or not of that kind.
   */
  static allocate(device: Device, byteLength: number, options?: PhysicalOptions): PhysicalMemory {
    checkKind(device, "Device", "PhysicalMemory.allocate: device");
    const checked = checkOptions(physicalOptions, "PhysicalMemory.allocate", options);
    device.ensureOpen();
    return PhysicalMemory.allocateAs(device, byteLength, checked, properties(device, checked));
  }

  /** @internal The same, for those who allocate many. */
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
    const code = hot.cuMemCreate(results.pointer, byteLength, props.pointer, 0);
    if (code !== 0) {
      const where = locationText(options.location ?? device);
      device.driver.check(code, "cuMemCreate", `${byteLength} bytes on ${where}`);
    }
    return new PhysicalMemory(internal, device, results.u64(), byteLength, options, false);
  }

  /**
   * Takes memory that another process exported as a descriptor (`cuMemImportFromShareableHandle`). The size travels beside
   * the descriptor; the descriptor can be closed afterwards.
   */
  static importFd(device: Device, fd: number, byteLength: number): PhysicalMemory {
    checkKind(device, "Device", "importFd: device");
    if (!Number.isInteger(fd) || fd < 0) throw new RangeError(`importFd: ${shown(fd)} is not a descriptor`);
    // C takes the descriptor itself in the place of a pointer.
    return PhysicalMemory.#import(device, fd, handleTypes.fd, byteLength, ["fd"]);
  }

  /** Takes memory of another node or process by its fabric handle of 64 bytes. */
  static importFabric(device: Device, handle: Uint8Array, byteLength: number): PhysicalMemory {
    checkKind(device, "Device", "importFabric: device");
    if (handle.length !== CUmemFabricHandle.size)
      throw new RangeError(`importFabric: the handle has ${handle.length} bytes; fabric handles have 64`);
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

  /** A new descriptor of it for another process (`cuMemExportToShareableHandle`). The caller closes it (`closeFd`). */
  exportFd(): number {
    this.ensureOpen();
    return exportFd(this.device, this.pointer);
  }

  /** Its fabric handle: 64 bytes for processes on any node of the NVLink domain. */
  exportFabric(): Uint8Array<ArrayBuffer> {
    this.ensureOpen();
    return exportFabric(this.device, this.pointer);
  }

  /** Did the driver grant compression (`cuMemGetAllocationPropertiesFromHandle`)? */
  get compressed(): boolean {
    return this.#properties().allocFlags.compressionType === CU_MEM_ALLOCATION_COMP_GENERIC;
  }

  /** Can a NIC reach it? */
  get gpuDirectRdma(): boolean {
    return this.#properties().allocFlags.gpuDirectRDMACapable !== 0;
  }

  #properties() {
    this.ensureOpen();
    const props = CUmemAllocationProp.alloc();
    const call = "cuMemGetAllocationPropertiesFromHandle";
    this.device.driver.check(this.device.lib[call](props.pointer, this.pointer), call);
    return props;
  }

  /** Legal while it is mapped: the mappings keep the memory. */
  protected release(): void {
    const { driver } = this.device;
    driver.checkRelease(driver.lib.cuMemRelease(this.pointer), "cuMemRelease");
  }
}

/** A new descriptor of the memory that a handle stands for. */
export function exportFd(device: Device, handle: number): number {
  const { lib, results } = device.driver;
  const call = "cuMemExportToShareableHandle";
  device.driver.check(lib[call](results.pointer, handle, handleTypes.fd, 0), call);
  return results.i32();
}

/** The fabric handle of the memory that a handle stands for. */
export function exportFabric(device: Device, handle: number): Uint8Array<ArrayBuffer> {
  const bytes = CUmemFabricHandle.alloc();
  const call = "cuMemExportToShareableHandle";
  device.driver.check(device.lib[call](bytes.pointer, handle, handleTypes.fabric, 0), call);
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

/** Closes a descriptor that `exportFd` or `dmaBuf` gave. */
export const closeFd = (fd: number): void => {
  libc.close(fd);
};
