import { CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR } from "../../../ffi/cuda/constants.ts";
import { CUipcEventHandle, CUipcMemHandle, CUmemPoolPtrExportData } from "../../../ffi/cuda/structs.ts";
import { libc } from "../../../ffi/libc/index.ts";
import { memory as view } from "../../../ffi/runtime/index.ts";
import { extraArguments } from "../../arguments/extra-arguments.ts";
import { checkOptions, oneOf, optionsTable } from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";
import { Resource } from "../../lifetime/resource.ts";
import { checkInternal, type Internal, internal } from "../driver/internal.ts";
import { isKind } from "../driver/kind.ts";
import { DeviceAllocation } from "../memory/allocation.ts";
import type { Buffer } from "../memory/buffer.ts";
import {
  type BufferHolder,
  bufferOf,
  type Elements,
  heldElements,
  holdsElements,
  typeHeldBy,
} from "../memory/buffer-holder.ts";
import { contiguousStrides } from "../memory/contiguous-strides.ts";
import { PooledAllocation } from "../memory/memory-pool.ts";
import type { Event } from "../stream/event.ts";
import { AddressRange } from "../vmm/address-range.ts";
import { DescriptorSocket } from "./descriptor-socket.ts";
import { ShareError } from "./share-error.ts";
import { type Mechanism, mostPieces, type Ticket, ticketText } from "./ticket.ts";
import { counterOf, createCounter, removeCounter, type TorchShare, torchHandle } from "./torch.ts";

/** Memory of another process, as the functions of CUDA IPC have it. */
export interface IpcMemory {
  /** The CUipcMemHandle of a block, 64 bytes as hexadecimal. */
  readonly handle: string;
  /** Offset of the first element in the block, in bytes. */
  readonly offset: number;
}

/** Memory or an event that other processes can open with a ticket until this object is closed. */
export class Share extends Resource {
  /** Mechanism of the sharing, see {@link share}. */
  readonly mechanism: Mechanism;
  /** Text that other processes pass to `openBuffer` or `openEvent`. Any channel can carry it. */
  readonly ticket: string;
  /** Arguments of torch's `UntypedStorage._new_shared_cuda`, for `share(buffer, { for: "torch" })`. */
  readonly torch: TorchShare | undefined;
  /** Handle and offset for `cuIpcOpenMemHandle` in other libraries. Only the mechanism "cuda-ipc" has them. */
  readonly ipc: IpcMemory | undefined;
  readonly #fds: readonly number[];
  readonly #socket: DescriptorSocket | undefined;

  /** @internal */
  constructor(
    from: Internal,
    of: Resource,
    ticket: Omit<Ticket, "pid" | "started">,
    fds: readonly number[] = [],
    torch?: TorchShare,
  ) {
    checkInternal(from, "Share", "share(buffer) or share(event)");
    super();
    this.mechanism = ticket.mechanism;
    if ((ticket.pieces?.length ?? 0) > mostPieces) {
      for (const fd of fds) libc.close(fd);
      throw new ShareError(
        "not shareable",
        `${ticket.pieces?.length} parts; one ticket holds at most ${mostPieces}`,
      );
    }
    this.#fds = fds;
    this.torch = torch;
    const { mechanism, handle = "", offset = 0 } = ticket;
    this.ipc = mechanism === "cuda-ipc" ? { handle, offset } : undefined;
    this.#socket = fds.length > 0 ? new DescriptorSocket() : undefined;
    this.ticket = ticketText(this.#socket ? { ...ticket, socket: this.#socket.path } : ticket);
    this.own(of);
    if (this.#socket) void this.#answer(this.#socket);
  }

  get label(): string {
    return `Share (${this.mechanism})`;
  }

  /** Sends the descriptors to each socket that requests them. A requester that does not read gets none. */
  async #answer(socket: DescriptorSocket): Promise<void> {
    const forGood = { timeoutMs: Number.POSITIVE_INFINITY };
    for (let asked = 1; !this.closed; asked++) {
      try {
        const { from } = await socket.receive(forGood, 0);
        if (from !== "") socket.send(from, "descriptors", this.#fds);
      } catch {
        // The socket was closed meanwhile, or the requester has exited. The next requester may exist.
        if (socket.closed) return;
      }
      // Endless requests must not starve the event loop.
      if (asked % 8 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /**
   * True when torch has released the memory, and for a share that is not for torch. Until then the buffer must stay
   * open.
   */
  get released(): boolean {
    if (this.torch === undefined) return true;
    return (counterOf(this.torch.counterFile, this.torch.counterOffset) ?? 0n) <= 0n;
  }

  protected release(): void {
    if (this.torch !== undefined) removeCounter(this.torch.counterFile);
    this.#socket?.close();
    for (const fd of this.#fds) libc.close(fd);
  }
}

/** Options of {@link share}. */
export interface ShareOptions {
  /** Library of the other process. */
  readonly for?: "torch";
}

const shareOptions = optionsTable<ShareOptions>()(
  "cuda.ShareOptions",
  { share: 1 },
  { for: { type: oneOf("torch"), defaultText: "this library", text: "Library of the other process." } },
);

const hex = (pointer: number, bytes: number): string =>
  globalThis.Buffer.from(view(pointer, bytes)).toString("hex");

/**
 * Lets other processes of this machine open a buffer, an array over a buffer, or an interprocess event. The kind of memory decides the
 * `mechanism`: "cuda-ipc" for device.allocate(), "pool-fd" for shareable pools, "cuda-ipc-event" for events.
 * Virtual memory has "vmm-fd" when it was made with shareable: ["fd"], and "vmm-fabric" with ["fabric"].
 *
 * With `{ for: "torch" }` the result has `torch`, for a process with PyTorch. Finish the work on the buffer first,
 * and keep it open until `released` is true.
 *
 * The ticket is text. For mechanisms with descriptors this process must run its event loop while other
 * processes open the memory. Opened memory is valid until it is closed there. This process frees it, so keep
 * it open while other processes use it. Throws ShareError when it cannot be shared.
 *
 * @example
 * const shared = share(device.allocate(1024, "f32"));
 * child.send(shared.ticket); // there: const buffer = await openBuffer(device, ticket)
 */
export function share(what: Elements | Event, options?: ShareOptions): Share {
  if (arguments.length > 2) throw extraArguments("share", ["what", "options"], arguments.length);
  const isForTorch = checkOptions(shareOptions, "share", options).for === "torch";
  checkContiguous(what);
  return shared(bufferOf(what), isForTorch ? forTorch(what) : undefined);
}

/** Throws ShareError for a view whose elements are not in C's order. */
function checkContiguous(what: unknown): void {
  if (!holdsElements(what)) return;
  const { shape, strides } = what[heldElements]();
  const expected = contiguousStrides(shape);
  if (shape.every((length, axis) => length === 1 || strides[axis] === expected[axis])) return;
  throw new ShareError(
    "not shareable",
    `the view of shape [${shape.join(", ")}] has the strides [${strides.join(", ")}], which is not C's order`,
    "Assign the view to an array over memory of device.allocate(), and share that array, as with fromBuffer(device.allocate(6), { shape: [2, 3] }).",
  );
}

/** Facts of an array or a buffer that only torch needs. */
type TensorFacts = Pick<TorchShare, "dtype" | "shape">;

function forTorch(what: Elements | Event): TensorFacts {
  const dtype = typeHeldBy(what);
  if (dtype === undefined) return {};
  return { dtype: dtype as NonNullable<TensorFacts["dtype"]>, shape: (what as BufferHolder).shape ?? [] };
}

const arrayHint = "An array over it is fromBuffer(device.allocate(6), { shape: [2, 3] }).";

function shared(what: Buffer | Event, torch: TensorFacts | undefined): Share {
  const isForTorch = torch !== undefined;
  if (!isKind<Event>(what, "Event") && !isKind<Buffer>(what, "Buffer")) {
    throw new TypeError(
      `share: ${shown(what)} cannot be shared. Use a Buffer, an array or an interprocess Event`,
    );
  }
  what.ensureOpen();
  if (isKind<Event>(what, "Event") && !isForTorch) return shareEvent(what);
  if (!isKind<Event>(what, "Event") && what.length === 0)
    throw new ShareError(
      "not shareable",
      `${what} has no elements`,
      "Share a buffer or an array with elements.",
    );
  const allocation = isKind<Event>(what, "Event") ? undefined : what.allocation;
  if (allocation instanceof DeviceAllocation) return shareAllocation(what as Buffer, allocation, torch);
  if (isForTorch || allocation === undefined || isKind<Event>(what, "Event"))
    throw new ShareError(
      "not shareable",
      `${allocation?.label ?? "an event"} cannot be shared with torch`,
      `Share memory of device.allocate() with torch. ${arrayHint}`,
    );
  if (allocation instanceof PooledAllocation) return sharePool(what, allocation);
  if (allocation instanceof AddressRange) return shareRange(what, allocation);
  throw new ShareError(
    "not shareable",
    `${allocation.label} cannot be shared`,
    `Share memory of device.allocate(). ${arrayHint} A pool needs shareable: "fd". Virtual memory needs shareable: ["fd"].`,
  );
}

const common = (buffer: Buffer) => ({
  deviceUuid: buffer.device.uuid,
  provider: buffer.device.provider,
  type: buffer.type,
  length: buffer.length,
});

function shareAllocation(
  buffer: Buffer,
  allocation: DeviceAllocation,
  tensor: TensorFacts | undefined,
): Share {
  const { device } = buffer;
  device.enter();
  const { driver } = device;
  const { lib } = driver;
  const handle = CUipcMemHandle.alloc();
  driver.check(lib.cuIpcGetMemHandle(handle.pointer, allocation.pointer), "cuIpcGetMemHandle");
  // Small allocations share a block, and the handle belongs to the block.
  driver.check(
    lib.cuMemGetAddressRange_v2(driver.results.pointer, driver.results.second, allocation.pointer),
    "cuMemGetAddressRange_v2",
  );
  const offset = buffer.pointer - driver.results.u64(0);
  const bytes = hex(handle.pointer, CUipcMemHandle.size);
  const ticket = { ...common(buffer), mechanism: "cuda-ipc", handle: bytes, offset } as const;
  if (tensor === undefined) return new Share(internal, allocation, ticket);
  const torch: TorchShare = {
    device: device.ordinal,
    handle: torchHandle(bytes),
    bytes: buffer.byteLength,
    offset,
    counterFile: createCounter(),
    counterOffset: 0,
    eventHandle: "00".repeat(CUipcEventHandle.size),
    waitForEvent: false,
    type: buffer.type,
    ...tensor,
  };
  return new Share(internal, allocation, ticket, [], torch);
}

function sharePool(buffer: Buffer, allocation: PooledAllocation): Share {
  const { pool, device } = allocation;
  if (pool.shareable !== "fd") {
    throw new ShareError(
      "not shareable",
      `the memory is of ${pool.label}, which was not made shareable`,
      `Share memory of device.allocate(). ${arrayHint} Or allocate from device.createPool({ shareable: "fd" }).`,
    );
  }
  device.enter();
  const { driver } = device;
  const { lib } = driver;
  const { results } = driver;
  // The pool is exported first, because the driver exports pointers of exported pools only.
  const call = "cuMemPoolExportToShareableHandle";
  const type = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
  driver.check(lib[call](results.pointer, pool.pointer, type, 0), call);
  const fd = results.i32();
  const pointer = CUmemPoolPtrExportData.alloc();
  const code = lib.cuMemPoolExportPointer(pointer.pointer, allocation.pointer);
  if (code !== 0) libc.close(fd);
  driver.check(code, "cuMemPoolExportPointer");
  const handle = hex(pointer.pointer, CUmemPoolPtrExportData.size);
  const offset = buffer.byteOffset;
  return new Share(internal, allocation, { ...common(buffer), mechanism: "pool-fd", handle, offset }, [fd]);
}

function shareRange(buffer: Buffer, range: AddressRange): Share {
  const end = buffer.byteOffset + buffer.byteLength;
  const inside = range.mappings.filter(
    (one) => one.offset < end && one.offset + one.byteLength > buffer.byteOffset,
  );
  const [first] = inside;
  const type = (["fd", "fabric"] as const).find((each) =>
    inside.every((one) => one.memory.shareable.includes(each)),
  );
  if (first === undefined || type === undefined) {
    throw new ShareError(
      "not shareable",
      `${range.label} holds memory that was not made shareable`,
      'Create it with PhysicalMemory.allocate(device, bytes, { shareable: ["fd"] }).',
    );
  }
  const about = {
    ...common(buffer),
    offset: buffer.byteOffset - first.offset,
    pieces: inside.map((one) => one.byteLength),
  };
  if (type === "fd") {
    return new Share(
      internal,
      range,
      { ...about, mechanism: "vmm-fd" },
      inside.map((one) => range.exportFd(one.offset)),
    );
  }
  const handles = inside.map((one) => globalThis.Buffer.from(range.exportFabric(one.offset)).toString("hex"));
  return new Share(internal, range, { ...about, mechanism: "vmm-fabric", handle: handles.join("") });
}

function shareEvent(event: Event): Share {
  if (!event.interprocess) {
    throw new ShareError(
      "not shareable",
      "the event is not interprocess",
      "device.createEvent({ interprocess: true })",
    );
  }
  const { device } = event;
  device.enter();
  const handle = CUipcEventHandle.alloc();
  device.driver.check(
    device.driver.lib.cuIpcGetEventHandle(handle.pointer, event.pointer),
    "cuIpcGetEventHandle",
  );
  const bytes = hex(handle.pointer, CUipcEventHandle.size);
  const { uuid: deviceUuid, provider } = device;
  return new Share(internal, event, { mechanism: "cuda-ipc-event", deviceUuid, provider, handle: bytes });
}
