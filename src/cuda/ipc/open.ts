import process from "node:process";
import {
  CU_MEM_ACCESS_FLAGS_PROT_READWRITE,
  CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,
  CU_MEM_LOCATION_TYPE_DEVICE,
} from "../../../ffi/cuda/constants.ts";
import { CUipcEventHandle, CUmemAccessDesc } from "../../../ffi/cuda/structs.ts";
import { hexadecimal } from "../../../ffi/hexadecimal.ts";
import { libc } from "../../../ffi/libc/index.ts";
import { sealedBytes } from "../../../ffi/libc/sealed.ts";
import { addressOf, keepAlive } from "../../../ffi/runtime/index.ts";
import { extraArguments } from "../../arguments/extra-arguments.ts";
import { checkOptions, described, oneOf, optionsTable, whole } from "../../arguments/options.ts";
import { DeadlineError } from "../../errors.ts";
import { closingOnFailure } from "../../lifetime/resource.ts";
import { defaultTimeoutMs, type WaitOptions, waitRows } from "../../wait/wait-options.ts";
import type { Device } from "../device/device.ts";
import { checkKind } from "../driver/kind.ts";
import type { AccessRight } from "../memory/access-right.ts";
import { Allocation } from "../memory/allocation.ts";
import { Buffer } from "../memory/buffer.ts";
import { type ElementType, elementBytes, isElementType } from "../memory/element-type.ts";
import { MemoryPool } from "../memory/memory-pool.ts";
import { Event } from "../stream/event.ts";
import { AddressRange } from "../vmm/address-range.ts";
import { PhysicalMemory } from "../vmm/physical-memory.ts";
import { askForDescriptors } from "./asker.ts";
import { IpcAllocation, openBase, openBlock } from "./ipc-allocation.ts";
import { ShareError } from "./share-error.ts";
import { checkOwner, parseTicket, type Ticket } from "./ticket.ts";
import { checkTorch, handleInTorch, releaseCounter, type TorchShare } from "./torch.ts";

/**
 * A buffer that another process shared. It may be a part of the opened memory, which belongs to this buffer
 * and closes with it.
 */
class OpenedBuffer<E extends ElementType = ElementType> extends Buffer<E> {
  override close(): void {
    this.allocation.close();
  }
}

/** Memory of another process's pool (`cuMemPoolImportPointer`). */
class ImportedPoolAllocation extends Allocation {
  readonly kind = "imported";
  readonly pointer: number;
  readonly mechanism = "pool-fd";
  readonly #pool: MemoryPool;

  constructor(device: Device, pool: number, pointer: number, byteLength: number) {
    super(device, byteLength);
    this.#pool = MemoryPool.adopt(device, pool);
    this.pointer = pointer;
    this.own(device);
  }

  protected release(): void {
    const { driver } = this.device;
    this.device.runFunctions("close()");
    driver.enter(this.device.pointer);
    driver.checkRelease(driver.lib.cuMemFreeAsync(this.pointer, 0), "cuMemFreeAsync");
    driver.checkRelease(driver.lib.cuStreamSynchronize(0), "cuStreamSynchronize");
    this.#pool.close();
  }
}

/** Options of {@link openBuffer}. */
export interface ShareOpenOptions extends WaitOptions {
  /** Access of this device to the memory. Virtual memory can be opened read-only. */
  readonly right?: AccessRight;
  /** Type of the elements, for a handle of C or of torch. Default: "u8". */
  readonly type?: ElementType;
  /** Number of elements, for a handle of C. Default: all of the memory. */
  readonly length?: number;
  /** Offset in the memory of a handle of C, in bytes. Default: 0. */
  readonly offset?: number;
}

const shareOpenOptions = optionsTable<ShareOpenOptions>()(
  "cuda.ShareOpenOptions",
  { openBuffer: 2 },
  {
    ...waitRows,
    right: {
      type: oneOf("none", "read", "read-write"),
      default: "read-write",
      text: "Access of this device to virtual memory.",
    },
    type: {
      type: described<ElementType>('an element type such as "f32"', isElementType),
      defaultText: "that of the ticket; u8 for a handle of C",
      text: "Type of the elements, for a handle of C or of torch.",
    },
    length: {
      type: whole(1, Number.MAX_SAFE_INTEGER),
      unit: "elements",
      defaultText: "all of the memory",
      text: "Number of elements, for a handle of C.",
    },
    offset: {
      type: whole(0, Number.MAX_SAFE_INTEGER),
      unit: "bytes",
      default: 0,
      text: "Offset in the memory of a handle of C.",
    },
  },
);

function handleOf(ticket: Ticket): Uint8Array<ArrayBuffer> {
  const bytes = globalThis.Buffer.from(ticket.handle ?? "", "hex");
  const copy = new Uint8Array(new ArrayBuffer(Math.max(1, bytes.length)));
  copy.set(bytes);
  return copy;
}

function parse(device: Device, text: string): Ticket {
  checkKind(device, "Device", "device");
  device.ensureOpen();
  const ticket = parseTicket(text);
  if (ticket.provider !== device.provider) {
    throw new ShareError(
      "other device",
      `the memory was shared from a ${ticket.provider} device, and this device is ${device.provider}`,
    );
  }
  checkOwner(ticket);
  return ticket;
}

/**
 * Opens a buffer that another process shared. It is the same memory until it is closed here. A buffer of
 * another device is reachable where the devices are peers.
 *
 * `from` is a ticket of `share()`, a CUipcMemHandle (64 bytes) of any process, torch's form of it (66 bytes), or a
 * TorchShare. A TorchShare waits for the event of the owner in the default stream. Closing its buffer releases the
 * tensor in the other process. Rejects with ShareError when the owner has exited, does not answer, or is this process (CUDA IPC
 * cannot open its own memory). Rejects with ShareError for elements that are not aligned. Rejects with CudaError when the driver
 * refuses.
 *
 * @example
 * using buffer = await openBuffer(device, ticket); // the text that share() returned in the other process
 * console.log(buffer.toArray());
 */
export async function openBuffer(
  device: Device,
  from: string | Uint8Array | TorchShare,
  options?: ShareOpenOptions,
): Promise<Buffer> {
  if (arguments.length > 3)
    throw extraArguments("openBuffer", ["device", "from", "options"], arguments.length);
  const checked = checkOptions(shareOpenOptions, "openBuffer", options);
  checkKind(device, "Device", "device");
  device.ensureOpen();
  if (from instanceof Uint8Array) return openHandle(device, from, checked);
  if (typeof from === "object" && from !== null) return openTorch(device, from, checked);
  for (const name of ["type", "length", "offset"] as const)
    if (options?.[name] !== undefined)
      throw new TypeError(
        `openBuffer: ${name} is given, but a ticket has its own. Use it with a handle of C`,
      );
  const ticket = parse(device, from);
  const { type = "u8", length = 0, offset = 0 } = ticket;
  const allocation = await openMemory(device, ticket, checked);
  const at = ticket.mechanism === "cuda-ipc" ? 0 : offset;
  return closingOnFailure(allocation, () => {
    if (at + length * elementBytes(type) > allocation.reservedBytes) throw tooLittle(ticket);
    return elementsIn(allocation, type, length, at);
  });
}

/** Opens a handle of C, or torch's form of it. */
function openHandle(device: Device, bytes: Uint8Array, options: ShareOpenOptions): Buffer {
  const { type = "u8", length, offset = 0 } = options;
  const { base, block } = openBlock(device, handleInTorch(bytes), "of another process");
  const elements = length ?? Math.floor(Math.max(0, block - offset) / elementBytes(type));
  const allocation = new IpcAllocation(device, base, offset, elements * elementBytes(type));
  return closingOnFailure(allocation, () => elementsInBlock(allocation, type, elements, { offset, block }));
}

/** Opens the storage of a torch tensor. */
function openTorch(device: Device, from: TorchShare, options: ShareOpenOptions): Buffer {
  checkTorch(from);
  const { bytes, offset, counterFile, counterOffset } = from;
  const type = options.type ?? from.type ?? "u8";
  const handle = handleInTorch(globalThis.Buffer.from(from.handle, "hex"));
  const { base, block } = openBlock(device, handle, "of a process with torch");
  const allocation = new IpcAllocation(device, base, offset, bytes, () =>
    releaseCounter(counterFile, counterOffset),
  );
  return closingOnFailure(allocation, () => {
    if (from.waitForEvent) waitForEvent(device, from.eventHandle);
    const elements = Math.floor(bytes / elementBytes(type));
    return elementsInBlock(allocation, type, elements, { offset, block });
  });
}

/** Returns a buffer of an opened block. Throws ShareError when it exceeds the block. */
function elementsInBlock(
  allocation: IpcAllocation,
  type: ElementType,
  length: number,
  { offset, block }: { readonly offset: number; readonly block: number },
): Buffer {
  if (length === 0 || offset + length * elementBytes(type) > block)
    throw new ShareError(
      "ticket",
      `${length} elements of ${type} at ${offset} exceed the opened memory, which has ${block} bytes`,
    );
  return elementsIn(allocation, type, length, 0);
}

/**
 * Returns a buffer of opened memory. Throws ShareError for elements that are not aligned, because a kernel that reads
 * them would make every context of the process unusable.
 */
function elementsIn(allocation: Allocation, type: ElementType, length: number, at: number): Buffer {
  const pointer = allocation.pointer + at;
  const each = elementBytes(type);
  if (pointer % each !== 0)
    throw new ShareError(
      "ticket",
      `the address ${hexadecimal(pointer)} of the shared memory is not a multiple of ${each}, the size of ${type}`,
      `Use an offset that is a multiple of ${each}, or the type "u8".`,
    );
  return new OpenedBuffer(allocation, type, length, at);
}

/** Makes the default stream wait for an event of another process. */
function waitForEvent(device: Device, handleText: string): void {
  device.enter();
  const { lib, results } = device.driver;
  const handle = new Uint8Array(new ArrayBuffer(CUipcEventHandle.size));
  handle.set(globalThis.Buffer.from(handleText, "hex"));
  const code = lib.cuIpcOpenEventHandle(results.pointer, addressOf(handle));
  keepAlive(handle);
  device.driver.check(code, "cuIpcOpenEventHandle", "of a process with torch");
  using event = Event.adopt(device, results.u64());
  device.stream.wait(event);
}

function openMemory(
  device: Device,
  ticket: Ticket,
  options: ShareOpenOptions,
): Promise<Allocation> | Allocation {
  switch (ticket.mechanism) {
    case "cuda-ipc":
      return openIpc(device, ticket);
    case "vmm-fd":
      return openRange(device, ticket, options);
    case "vmm-fabric":
      return mapPieces(device, ticket, options, (i, bytes) =>
        PhysicalMemory.importFabric(device, handleOf(ticket).subarray(i * 64, i * 64 + 64), bytes),
      );
    case "pool-fd":
      return openPool(device, ticket, options);
    default:
      throw new ShareError(
        "ticket",
        `the ticket is one of ${ticket.mechanism}, not of a buffer`,
        "openEvent() opens events.",
      );
  }
}

function openIpc(device: Device, ticket: Ticket): Allocation {
  if (ticket.pid === process.pid) {
    throw new ShareError(
      "same process",
      "CUDA IPC does not open memory that this process shared itself",
      "Use the buffer itself.",
    );
  }
  const base = openBase(device, handleOf(ticket), `of process ${ticket.pid}`);
  const { type = "u8", length = 0, offset = 0 } = ticket;
  const allocation = new IpcAllocation(device, base, offset, length * elementBytes(type));
  return closingOnFailure(allocation, () => checkInside(ticket, allocation, base));
}

const tooLittle = ({ pid }: Ticket): ShareError =>
  new ShareError("ticket", `process ${pid} shares less memory than its ticket says`);

/**
 * Checks the offset in the ticket. Throws ShareError when the buffer exceeds the opened memory, which may
 * belong to another process.
 */
function checkInside<A extends Allocation>(ticket: Ticket, allocation: A, base: number): A {
  const { driver } = allocation.device;
  const { lib } = driver;
  const { results } = driver;
  // Without this information the driver itself must refuse copies beyond the end.
  if (lib.cuMemGetAddressRange_v2(results.pointer, results.second, base) !== 0) return allocation;
  const end = results.u64() + results.u64(1);
  if (allocation.pointer + allocation.byteLength <= end) return allocation;
  throw tooLittle(ticket);
}

/**
 * Requests the descriptors from the owner, one for each part, and accepts only memory that cannot be
 * truncated.
 */
async function descriptors(ticket: Ticket, options: ShareOpenOptions): Promise<readonly number[]> {
  const { timeoutMs = defaultTimeoutMs, signal } = options;
  const expected = ticket.pieces?.length ?? 1;
  const { socket: path = "" } = ticket;
  try {
    const fds = await askForDescriptors(path, expected, performance.now() + timeoutMs, signal);
    if (fds === undefined) throw new ShareError("closed", `process ${ticket.pid} has closed what it shared`);
    if (fds.length === expected && (ticket.provider !== "soft" || fds.every((fd) => sealedBytes(fd) > 0)))
      return fds;
    for (const fd of fds) libc.close(fd);
    throw new ShareError("ticket", `process ${ticket.pid} sent other memory than its ticket names`);
  } catch (error) {
    if (!(error instanceof DeadlineError)) throw error;
    checkOwner(ticket);
    throw new ShareError(
      "no answer",
      `process ${ticket.pid} sent no descriptors within ${timeoutMs} ms`,
      "The event loop of that process must run while other processes open its memory: await instead of blocking.",
    );
  }
}

async function openRange(device: Device, ticket: Ticket, options: ShareOpenOptions): Promise<Allocation> {
  const fds = await descriptors(ticket, options);
  try {
    return mapPieces(device, ticket, options, (i, bytes) => PhysicalMemory.importFd(device, fds[i]!, bytes));
  } finally {
    for (const fd of fds) libc.close(fd);
  }
}

function mapPieces(
  device: Device,
  ticket: Ticket,
  { right = "read-write" }: ShareOpenOptions,
  importPiece: (index: number, bytes: number) => PhysicalMemory,
): Allocation {
  const pieces = ticket.pieces ?? [];
  const range = AddressRange.reserve(
    device,
    pieces.reduce((sum, bytes) => sum + bytes, 0),
  );
  try {
    let at = 0;
    pieces.forEach((bytes, i) => {
      // The mapping retains the memory, so the handle is closed at once, as in memMapIPCDrv.
      using memory = importPiece(i, bytes);
      range.map(memory, at);
      at += bytes;
    });
    range.setAccess(device, right);
    return range;
  } catch (error) {
    range.close();
    throw error;
  }
}

async function openPool(device: Device, ticket: Ticket, options: ShareOpenOptions): Promise<Allocation> {
  const fds = await descriptors(ticket, options);
  device.enter();
  const { driver } = device;
  const { lib } = driver;
  const { results } = driver;
  try {
    const call = "cuMemPoolImportFromShareableHandle";
    // C takes the descriptor in place of a pointer.
    const code = lib[call](results.pointer, fds[0]!, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0);
    driver.check(code, call, `of process ${ticket.pid}`);
  } finally {
    for (const fd of fds) libc.close(fd);
  }
  const pool = results.u64();
  const access = CUmemAccessDesc.alloc({
    location: { type: CU_MEM_LOCATION_TYPE_DEVICE, id: device.ordinal },
    flags: CU_MEM_ACCESS_FLAGS_PROT_READWRITE,
  });
  // The pool's own device has its rights already, and setting them fails.
  if (ticket.deviceUuid !== device.uuid) lib.cuMemPoolSetAccess(pool, access.pointer, 1);
  const handle = handleOf(ticket);
  const code = lib.cuMemPoolImportPointer(results.pointer, pool, addressOf(handle));
  keepAlive(handle);
  if (code !== 0) lib.cuMemPoolDestroy(pool);
  driver.check(code, "cuMemPoolImportPointer", `of process ${ticket.pid}`);
  const { type = "u8", length = 0, offset = 0 } = ticket;
  const pointer = results.u64();
  const bytes = offset + length * elementBytes(type);
  const allocation = new ImportedPoolAllocation(device, pool, pointer, bytes);
  return closingOnFailure(allocation, () => checkInside(ticket, allocation, pointer));
}

/**
 * Opens an event that another process shared (`cuIpcOpenEventHandle`). Streams of this process can wait for
 * work recorded there. Throws ShareError when the owner has exited or is this process.
 */
export function openEvent(device: Device, ticketText: string): Event {
  if (arguments.length > 2) throw extraArguments("openEvent", ["device", "ticketText"], arguments.length);
  const ticket = parse(device, ticketText);
  if (ticket.mechanism !== "cuda-ipc-event") {
    throw new ShareError(
      "ticket",
      `the ticket is one of ${ticket.mechanism}, not of an event`,
      "openBuffer() opens buffers.",
    );
  }
  if (ticket.pid === process.pid) {
    throw new ShareError(
      "same process",
      "CUDA IPC does not open an event that this process shared itself",
      "Use the event itself.",
    );
  }
  device.enter();
  const { driver } = device;
  const { lib } = driver;
  const handle = handleOf(ticket);
  const code = lib.cuIpcOpenEventHandle(driver.results.pointer, addressOf(handle));
  keepAlive(handle);
  driver.check(code, "cuIpcOpenEventHandle", `of process ${ticket.pid}`);
  return Event.adopt(device, driver.results.u64());
}
