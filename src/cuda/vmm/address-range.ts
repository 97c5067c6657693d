import { CUmemLocation } from "../../../ffi/cuda/structs.ts";
import { checkOptions, checkValue, optionsTable, whole } from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";
import { type DeviceMemory, deviceMemory } from "../../memory/device-memory.ts";
import type { Device } from "../device/device.ts";
import { checkInternal, type Internal, internal } from "../driver/internal.ts";
import { checkKind, isKind } from "../driver/kind.ts";
import { type AccessRight, accessFlags, accessRight } from "../memory/access-right.ts";
import { Allocation } from "../memory/allocation.ts";
import { deviceMemoryOf } from "../memory/device-memory.ts";
import { dmaBufOf, MappingError } from "../memory/dma-buf.ts";
import { locationOf, type MemoryLocation } from "../memory/memory-location.ts";
import { type Descriptions, descriptions } from "./access-descriptions.ts";
import { checkAligned, exportFabric, exportFd, granularity, type PhysicalMemory } from "./physical-memory.ts";
import { Rights } from "./rights.ts";

/** Options of an address range. */
export interface RangeOptions {
  /** Alignment: a multiple of the granularity and a power of two, in bytes. */
  readonly alignment?: number;
  /** Address that the driver uses if it is free. */
  readonly hint?: number;
}

const rangeOptions = optionsTable<RangeOptions>()(
  "cuda.RangeOptions",
  { "AddressRange.reserve": 2 },
  {
    alignment: {
      type: whole(0, Number.MAX_SAFE_INTEGER),
      unit: "bytes",
      default: 0,
      text: "A multiple of the granularity, a power of two.",
    },
    hint: {
      type: whole(0, Number.MAX_SAFE_INTEGER),
      default: 0,
      text: "Address that the driver uses if it is free.",
    },
  },
);

/** Addresses of one reservation. */
interface Reservation {
  readonly pointer: number;
  readonly byteLength: number;
}

/** Reserves addresses (`cuMemAddressReserve`). */
export function reserve(device: Device, byteLength: number, alignment: number, hint: number): Reservation {
  const { lib, results } = device.driver;
  const code = lib.cuMemAddressReserve(results.pointer, byteLength, alignment, hint, 0);
  if (code !== 0) device.driver.check(code, "cuMemAddressReserve", `${byteLength} bytes`);
  return { pointer: results.u64(), byteLength };
}

/** Frees a reservation (`cuMemAddressFree`), which must be given whole. */
export function free(device: Device, { pointer, byteLength }: Reservation): void {
  device.driver.checkRelease(device.driver.lib.cuMemAddressFree(pointer, byteLength), "cuMemAddressFree");
}

interface Piece {
  readonly offset: number;
  readonly byteLength: number;
}

/** Throws MappingError unless the mappings, by offset, cover `from` to `to`. */
function checkMapped(mappings: ReadonlyMap<number, Piece>, what: string, from: number, to: number): void {
  let at = from;
  while (at < to) {
    const one = mappings.get(at) ?? containing(mappings, at);
    if (one === undefined) {
      throw new MappingError(
        "unmapped",
        `${what}: nothing is mapped at ${at}`,
        "Map physical memory there first.",
      );
    }
    at = one.offset + one.byteLength;
  }
}

function containing(mappings: ReadonlyMap<number, Piece>, at: number): Piece | undefined {
  for (const one of mappings.values()) if (one.offset <= at && at < one.offset + one.byteLength) return one;
  return undefined;
}

/** Physical memory mapped at an offset of a range. */
export interface Mapping {
  /** Offset from the start of the range, in bytes. */
  readonly offset: number;
  readonly byteLength: number;
  readonly memory: PhysicalMemory;
}

const offsets = whole(0, Number.MAX_SAFE_INTEGER);

/**
 * A range of device addresses (`cuMemAddressReserve`), into which physical memory of any device is mapped.
 * One physical memory may be mapped twice. These aliases are the same bytes to every copy and to successive
 * kernels. Inside one running kernel a write through one alias is visible through the other only after a
 * `fence.proxy.alias`.
 *
 * @example
 * using range = AddressRange.reserve(device, 2 * unit);
 * range.map(memory);
 * range.setAccess(device);
 * range.buffer("f32", 1024).fill(1);
 */
export class AddressRange extends Allocation {
  readonly kind = "virtual";
  readonly pointer: number;
  /** Unit of sizes and offsets, in bytes. */
  readonly unit: number;
  readonly #reservations: Reservation[];
  readonly #mappings = new Map<number, Mapping>();
  readonly #access = new Map<number, Device>();
  #byteLength: number;
  readonly #rights = new Rights();
  /** Upper bound of the ends of all mappings. */
  #highest = 0;

  /** @internal Use `AddressRange.reserve`. */
  constructor(from: Internal, device: Device, reservation: Reservation, unit: number) {
    checkInternal(from, "AddressRange", "AddressRange.reserve(device, byteLength)");
    super(device, reservation.byteLength);
    this.pointer = reservation.pointer;
    this.unit = unit;
    this.#reservations = [reservation];
    this.#byteLength = reservation.byteLength;
    this.own(device);
  }

  /**
   * Reserves addresses without memory. Throws MappingError unless `byteLength` is a multiple of the
   * granularity.
   */
  static reserve(device: Device, byteLength: number, options?: RangeOptions): AddressRange {
    checkKind(device, "Device", "AddressRange.reserve: device");
    const { alignment, hint } = checkOptions(rangeOptions, "AddressRange.reserve", options);
    device.ensureOpen();
    const unit = granularity(device);
    checkAligned("AddressRange.reserve", byteLength, unit);
    if (alignment !== 0 && (alignment % unit !== 0 || !Number.isInteger(Math.log2(alignment)))) {
      throw new MappingError(
        "alignment",
        `AddressRange.reserve: alignment ${alignment} is not a power of two of at least ${unit}`,
      );
    }
    return new AddressRange(internal, device, reserve(device, byteLength, alignment, hint), unit);
  }

  /** Number of reserved bytes, including extensions. */
  override get reservedBytes(): number {
    return this.#byteLength;
  }

  /** Mappings of the range, by offset. */
  get mappings(): readonly Mapping[] {
    return [...this.#mappings.values()].sort((a, b) => a.offset - b.offset);
  }

  /**
   * Reserves `byteLength` more addresses directly behind the range. Returns false when they are in use, and
   * changes nothing then.
   */
  extend(byteLength: number): boolean {
    this.ensureOpen();
    checkAligned("extend", byteLength, this.unit);
    const end = this.pointer + this.#byteLength;
    const more = reserve(this.device, byteLength, 0, end);
    if (more.pointer !== end) {
      free(this.device, more);
      return false;
    }
    this.#reservations.push(more);
    this.#byteLength += byteLength;
    return true;
  }

  /**
   * Maps all of a physical memory at `offset` (`cuMemMap`). No device has access until `setAccess`. Throws
   * MappingError when it is not aligned, exceeds the range or overlaps another mapping.
   */
  map(memory: PhysicalMemory, offset = 0): Mapping {
    this.ensureOpen();
    checkKind(memory, "PhysicalMemory", "map: memory");
    memory.ensureOpen();
    const bytes = memory.byteLength;
    if (!Number.isSafeInteger(offset) || offset < 0 || offset % this.unit !== 0) {
      throw new MappingError("alignment", `map: offset ${shown(offset)} is not a multiple of ${this.unit}`);
    }
    if (offset + bytes > this.#byteLength) {
      throw new MappingError(
        "outside",
        `map: ${bytes} bytes at ${offset} leave the range of ${this.#byteLength}`,
      );
    }
    // Behind all other mappings, where growing ranges map, nothing overlaps.
    const others = offset >= this.#highest ? [] : this.#mappings.values();
    for (const other of others) {
      if (offset < other.offset + other.byteLength && other.offset < offset + bytes) {
        throw new MappingError(
          "overlap",
          `map: ${bytes} bytes at ${offset} meet the mapping at ${other.offset} (${other.byteLength} bytes)`,
          "Unmap that first, or map elsewhere in the range.",
        );
      }
    }
    const code = this.device.driver.hot.cuMemMap(this.pointer + offset, bytes, 0, memory.pointer, 0);
    if (code !== 0) this.device.driver.check(code, "cuMemMap", `${bytes} bytes at ${offset}`);
    const mapping: Mapping = { offset, byteLength: bytes, memory };
    this.#mappings.set(offset, mapping);
    this.#highest = Math.max(this.#highest, offset + bytes);
    return mapping;
  }

  /**
   * Unmaps whole mappings from `from` to `to` (`cuMemUnmap`), after waiting for the device, which the driver
   * does not do. Throws MappingError for a part of a mapping, or where nothing is mapped.
   */
  unmap(from = 0, to: number = this.#byteLength): void {
    this.ensureOpen();
    checkValue("unmap: from", offsets, from);
    checkValue("unmap: to", offsets, to);
    const inside = this.mappings.filter((one) => one.offset < to && one.offset + one.byteLength > from);
    if (inside.length === 0)
      throw new MappingError("unmapped", `unmap(${from}, ${to}): nothing is mapped there`);
    for (const one of inside) {
      if (one.offset < from || one.offset + one.byteLength > to) {
        throw new MappingError(
          "partial unmap",
          `unmap(${from}, ${to}): the mapping at ${one.offset} has ${one.byteLength} bytes, and only whole ones can be unmapped`,
        );
      }
    }
    this.closeUsers();
    this.#quiesce();
    for (const one of inside) {
      const code = this.device.driver.lib.cuMemUnmap(this.pointer + one.offset, one.byteLength);
      this.device.driver.checkRelease(code, "cuMemUnmap");
      this.#mappings.delete(one.offset);
      this.#rights.delete(one.offset);
    }
  }

  /**
   * Sets the access of devices to `from` to `to`, by default to the whole range (`cuMemSetAccess`). Access
   * rights are not shared: each process sets its own. Throws MappingError where nothing is mapped, and
   * TypeError without a device.
   *
   * @example
   * range.setAccess([first, second]); // both read and write
   * range.setAccess(second, "read");
   */
  setAccess(
    who: MemoryLocation | readonly MemoryLocation[],
    right: AccessRight = "read-write",
    from = 0,
    to = this.mappedEnd,
  ): void {
    this.ensureOpen();
    const locations = Array.isArray(who) ? (who as readonly MemoryLocation[]) : [who as MemoryLocation];
    if (locations.length === 0) throw new TypeError("setAccess: name at least one device");
    if (
      !Number.isSafeInteger(from) ||
      !Number.isSafeInteger(to) ||
      from % this.unit !== 0 ||
      to % this.unit !== 0 ||
      to <= from
    ) {
      throw new MappingError(
        "alignment",
        `setAccess(${shown(from)}, ${shown(to)}): bounds are multiples of ${this.unit}`,
      );
    }
    this.#checkMapped("setAccess", from, to);
    for (const location of locations) {
      if (isKind<Device>(location, "Device")) this.#access.set(location.ordinal, location);
    }
    const access = descriptions(locations, accessFlags(right));
    let code: number;
    if (right === "none") {
      // Work on memory without access would end the context. So the call waits for running work and closes
      // graphs of the range.
      if (this.#rights.ends(this.#mappings, access.places, from, to)) this.closeUsers();
      this.#quiesce();
      code = this.device.driver.hot.cuMemSetAccess(
        this.pointer + from,
        to - from,
        access.pointer,
        access.count,
      );
      this.#rights.revoke(this.#mappings, access.places, from, to);
    } else code = this.setAccessAs(access, from, to);
    if (code !== 0) this.device.driver.check(code, "cuMemSetAccess", `${right} for ${to - from} bytes`);
  }

  /** @internal Calls C without checks, for callers with many calls. */
  setAccessAs(access: Descriptions, from: number, to: number): number {
    this.#rights.grant(this.#mappings, access.places, from, to);
    return this.device.driver.hot.cuMemSetAccess(
      this.pointer + from,
      to - from,
      access.pointer,
      access.count,
    );
  }

  /** Returns the access of a device at `offset` (`cuMemGetAccess`). */
  access(who: MemoryLocation = this.device, offset = 0): AccessRight {
    this.ensureOpen();
    checkValue("access: offset", offsets, offset);
    this.#checkMapped("access", offset, offset + 1);
    const { lib, results } = this.device.driver;
    const location = CUmemLocation.alloc(locationOf(who));
    const code = lib.cuMemGetAccess(results.pointer, location.pointer, this.pointer + offset);
    this.device.driver.check(code, "cuMemGetAccess");
    return accessRight(results.u32());
  }

  /** End of the contiguous mappings from offset 0. */
  get mappedEnd(): number {
    let end = 0;
    for (const one of this.mappings) {
      if (one.offset !== end) break;
      end += one.byteLength;
    }
    return end;
  }

  #checkMapped(what: string, from: number, to: number): void {
    checkMapped(this.#mappings, what, from, to);
  }

  /** @internal */
  override reach(pointer: number, bytes: number): void {
    const from = pointer - this.pointer;
    const to = from + bytes;
    this.#checkMapped("copy or fill", from, to);
    if (!this.#rights.cover(this.#mappings, from, to))
      throw new MappingError(
        "unmapped",
        "copy or fill: no device has access to that part of the range",
        "Call setAccess() first.",
      );
  }

  /**
   * Exports a new descriptor of the memory mapped at `offset`, even if its {@link PhysicalMemory} is closed.
   * The caller closes it.
   */
  exportFd(offset: number): number {
    return this.#withHandle(offset, (handle) => exportFd(this.device, handle));
  }

  /** Exports the fabric handle of the memory mapped at `offset`. */
  exportFabric(offset: number): Uint8Array<ArrayBuffer> {
    return this.#withHandle(offset, (handle) => exportFabric(this.device, handle));
  }

  /** Calls `use` with a handle of the memory mapped at `offset` (`cuMemRetainAllocationHandle`). */
  #withHandle<T>(offset: number, use: (handle: number) => T): T {
    this.#checkMapped("export", offset, offset + 1);
    const { driver } = this.device;
    const { lib } = driver;
    const call = "cuMemRetainAllocationHandle";
    driver.check(lib[call](driver.results.pointer, this.pointer + offset), call);
    const handle = driver.results.u64();
    try {
      return use(handle);
    } finally {
      lib.cuMemRelease(handle);
    }
  }

  /**
   * Exports a part as a dma-buf descriptor, for a NIC or another driver (`cuMemGetHandleForAddressRange`).
   * The caller closes it. Bounds are multiples of the host's page size. `pcie` maps it through the PCIe BAR.
   */
  dmaBuf(from = 0, to = this.mappedEnd, pcie = false): number {
    this.ensureOpen();
    checkValue("dmaBuf: from", offsets, from);
    checkValue("dmaBuf: to", offsets, to);
    this.#checkMapped("dmaBuf", from, to);
    return dmaBufOf(this.device, this.pointer + from, to - from, pcie);
  }

  /** @internal Describes the memory mapped from the start, in the form that NICs and disks need. */
  [deviceMemory](): DeviceMemory {
    this.ensureOpen();
    return deviceMemoryOf(this, this.pointer, this.mappedEnd);
  }

  /** Frees the addresses. Throws MappingError while memory is mapped; `close()` unmaps first. */
  free(): void {
    this.ensureOpen();
    if (this.#mappings.size > 0) {
      throw new MappingError(
        "mapped",
        `free: ${this.#mappings.size} mappings are left in the range`,
        "unmap() them first, or close() the range, which does.",
      );
    }
    this.close();
  }

  /**
   * Waits for the device, because cuMemUnmap does not, and memory must not be unmapped under a running
   * kernel.
   */
  #quiesce(): void {
    for (const device of this.#access.values()) if (!device.closed && !device.lostBy) device.synchronize();
  }

  protected release(): void {
    this.#quiesce();
    const { driver } = this.device;
    for (const one of this.#mappings.values()) {
      driver.checkRelease(driver.lib.cuMemUnmap(this.pointer + one.offset, one.byteLength), "cuMemUnmap");
    }
    this.#mappings.clear();
    for (const one of this.#reservations) free(this.device, one);
  }
}
