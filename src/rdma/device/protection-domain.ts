import { ibv_pd } from "../../../ffi/ibverbs/structs.ts";
import { checkOptions } from "../../arguments/index.ts";
import { shown } from "../../arguments/shown.ts";
import { closingOnFailure } from "../../lifetime/closing-on-failure.ts";
import { hex } from "../../lifetime/inspect.ts";
import { Resource } from "../../lifetime/resource.ts";
import { deviceMemory, isOnDevice, type OnDevice } from "../../memory/device-memory.ts";
import { Memory, MemorySlice } from "../../memory/index.ts";
import { type Access, accessNumber } from "../memory/access.ts";
import { type Advice, type AdviseOptions, advise } from "../memory/advise.ts";
import { BounceRegion } from "../memory/bounce-region.ts";
import { type ExportedRegion, importRegion } from "../memory/import-region.ts";
import { MemoryRegion, type RegionSlice } from "../memory/memory-region.ts";
import { MemoryWindow } from "../memory/memory-window.ts";
import type { NicMemory } from "../memory/nic-memory.ts";
import {
  type RegionOptions,
  type RegisterOptions,
  regionOptions,
  registerOptions,
} from "../memory/region-options.ts";
import { registerDevice } from "../memory/register-device.ts";
import { type NicRegionOptions, registerNicMemory, registerNothing } from "../memory/register-nic-memory.ts";
import { type Registration, registerHost } from "../memory/registration.ts";
import { AddressHandle, type AddressHandleOptions } from "../queue-pair/address-handle.ts";
import { QueuePair } from "../queue-pair/queue-pair.ts";
import type { QueuePairOptions } from "../queue-pair/queue-pair-options.ts";
import { SharedReceiveQueue, type SharedReceiveQueueOptions } from "../queue-pair/shared-receive-queue.ts";
import { checkPointer, checkResult } from "../verbs-error.ts";
import type { Device } from "./device.ts";
import { createParentDomain, type ParentDomain, type ThreadDomain } from "./parent-domain.ts";

/** @internal What another function than `ibv_alloc_pd` made: a parent domain, or an imported one. */
export interface MadeDomain {
  readonly pointer: number;
  readonly isImported?: boolean;
  /** Itself unless told. */
  readonly base?: ProtectionDomain;
  readonly owners: readonly Resource[];
}

/** What can be registered: native memory or a part of it, and a GPU's buffers and ranges of addresses. */
export type Registrable = Memory | MemorySlice | OnDevice;

/**
 * What memory, keys, queue pairs and address handles belong to (`struct ibv_pd`).
 *
 * @example
 * using pd = device.createProtectionDomain();
 * const region = pd.allocate(4096, ["remoteWrite"]);
 * const qp = pd.createQueuePair({ completions: cq });
 */
export class ProtectionDomain extends Resource {
  readonly device: Device;
  /** The C object. */
  readonly pointer: number;
  /** The domain that its keys are of: itself, or the one that a {@link ParentDomain} was made from. */
  readonly base: ProtectionDomain;
  readonly #isImported: boolean;

  /** @internal Use {@link Device.createProtectionDomain}. */
  constructor(device: Device, made?: MadeDomain) {
    super();
    device.ensureOpen();
    this.device = device;
    this.base = made?.base ?? this;
    this.#isImported = made?.isImported ?? false;
    this.pointer = made?.pointer ?? checkPointer("ibv_alloc_pd", device.lib.ibv_alloc_pd(device.pointer));
    this.ownFrozen(...(made?.owners ?? [device]));
  }

  /** What a process that imports the device names it by: {@link Device.importProtectionDomain}. */
  get handle(): number {
    return ibv_pd.at(this.pointer).handle;
  }

  get label(): string {
    return `ProtectionDomain of ${this.device.name}`;
  }

  /**
   * Registers memory with the NIC (`ibv_reg_mr`). Access by default: local write only; a peer that is to read, write or
   * use atomics needs `remoteRead`, `remoteWrite`, `remoteAtomic`. TypeError for an ArrayBuffer or a typed array: the NIC would reach its
   * bytes after the buffer was transferred to somebody else.
   *
   * A GPU's buffer or range of addresses is registered by the first way that works (`region.path` says which): as it is where its memory is
   * the host's (the embedded GPU, pinned memory), by copies that soft0 makes, by dma-buf (`ibv_reg_dmabuf_mr`), by nvidia_peermem, or as
   * a {@link BounceRegion} where `{ bounce: true }` allows that. DevicePathError, with what is missing, when there is none.
   *
   * @example
   * using region = pd.register(Memory.allocate(4096), ["remoteWrite"]);
   * using words = pd.register(Memory.copyOf(new Float32Array([1, 2, 3])));
   */
  register(memory: Registrable, access: Access = ["localWrite"], options?: RegisterOptions): MemoryRegion {
    const { bounce, iova } = checkOptions(registerOptions, "register", options);
    const flags = accessNumber(access);
    const host = iova === undefined ? {} : { iova };
    if (memory instanceof Memory) return this.#region(registerHost(this, memory.slice(0), flags, host));
    if (memory instanceof MemorySlice) return this.#region(registerHost(this, memory, flags, host));
    if (iova !== undefined)
      throw new TypeError("register: iova is for host memory: a GPU's has its own addresses");
    if (isOnDevice(memory)) return this.#region(registerDevice(this, memory[deviceMemory](), flags, bounce));
    if (isBytes(memory)) {
      throw new TypeError(
        `register(${shown(memory)}): memory of JavaScript's can be transferred while the NIC reaches it: use pd.allocate(bytes), or register Memory.copyOf(array)`,
      );
    }
    throw new TypeError(`register(${shown(memory)}): use a Memory or a slice of one, or a GPU's buffer`);
  }

  #region(registration: Registration): MemoryRegion {
    try {
      return registration.path === "bounce"
        ? new BounceRegion(this, registration)
        : new MemoryRegion(this, registration);
    } catch (error) {
      // Looking at the options may have closed what it belongs to.
      this.device.lib.ibv_dereg_mr(registration.pointer);
      registration.own?.close();
      throw error;
    }
  }

  /**
   * Allocates `byteLength` bytes and registers them (`mmap`, `ibv_reg_mr`); the memory is closed with the region.
   * With remote rights, other processes of this user on this host that have the key may map soft0's, and read and write it without
   * our help; `{ shared: false }` keeps them out.
   * RangeError for a length that is not a positive whole number, VerbsError when the device refuses (ENOMEM: usually the limit on locked memory).
   *
   * @example
   * using region = pd.allocate(1 << 20, ["remoteRead"]);
   * region.bytes.fill(1);
   */
  allocate(byteLength: number, access: Access = ["localWrite"], options?: RegionOptions): MemoryRegion {
    this.ensureOpen();
    const { shared } = checkOptions(regionOptions, "allocate", options);
    const memory = Memory.allocate(byteLength);
    return closingOnFailure(
      memory,
      () =>
        new MemoryRegion(
          this,
          registerHost(this, memory.slice(0), accessNumber(access), { own: memory, shared }),
        ),
    );
  }

  /**
   * A region without memory (`ibv_alloc_null_mr`): what is received into it is dropped, what is sent from it is zeros. Of this end
   * only, and of any length; VerbsError EOPNOTSUPP where the device has none.
   *
   * @example
   * using nothing = pd.createNullRegion();
   * qp.receive({ local: [region.slice(0, 16), nothing.slice(0, 4096)] }); // a header, and no body
   */
  createNullRegion(): MemoryRegion {
    this.ensureOpen();
    return new MemoryRegion(this, registerNothing(this));
  }

  /**
   * Registers memory of the NIC's own, or a part of it (`ibv_reg_dm_mr`). Addresses in it count from 0, for peers too.
   *
   * @example
   * using counters = device.allocateNicMemory(4096);
   * using shared = pd.registerNicMemory(counters, ["remoteAtomic", "remoteRead"]);
   * console.assert(shared.address === 0);
   */
  registerNicMemory(
    memory: NicMemory,
    access: Access = ["localWrite"],
    options?: NicRegionOptions,
  ): MemoryRegion {
    return new MemoryRegion(this, registerNicMemory(this, memory, access, options));
  }

  /**
   * A region of the process that this domain was imported from (`ibv_import_mr`): work requests, and peers, use its memory by the exporter's
   * addresses and keys. The host has no `bytes` of it here. VerbsError where there is no such region, EOPNOTSUPP where it cannot be shared.
   *
   * @example
   * using here = importDevice(device.commandFd); // in life: in another process, which was told the rest as JSON
   * const domain = here.importProtectionDomain(pd.handle);
   * const take = (exported: ExportedRegion) => domain.importRegion(exported);
   */
  importRegion(exported: ExportedRegion): MemoryRegion {
    this.ensureOpen();
    return new MemoryRegion(this, importRegion(this, exported));
  }

  /**
   * Says that regions which are paged on demand (`onDemand`) will be used soon (`ibv_advise_mr`): to be read, or written
   * ("prefetchWrite"), or only pages that are there ("prefetchPresent"). VerbsError EOPNOTSUPP where the device has no such thing.
   *
   * @example
   * const paged = pd.register(Memory.allocate(1 << 20), ["localWrite", "onDemand"]);
   * pd.advise([paged.slice(0, 65_536)], "prefetchWrite");
   */
  advise(parts: readonly RegionSlice[], advice: Advice, options?: AdviseOptions): void {
    this.ensureOpen();
    advise(this, parts, advice, options);
  }

  /**
   * The same domain for one thread's queues (`ibv_alloc_parent_domain`): what is made from it needs no locks of the driver's, and shares
   * this domain's keys. VerbsError EOPNOTSUPP where the device has no such thing.
   *
   * @example
   * using threads = device.createThreadDomain();
   * using own = pd.createParentDomain(threads);
   * const single = own.createQueuePair({ completions: cq });
   */
  createParentDomain(threads?: ThreadDomain): ParentDomain {
    this.ensureOpen();
    return createParentDomain(this, threads);
  }

  /**
   * A queue pair (`ibv_create_qp`), already in state INIT so that receives can be posted. VerbsError with what was asked for
   * when that is beyond `device.attributes()`, or the device has no queue pairs of this type.
   *
   * @example
   * using qp = pd.createQueuePair({ completions: cq, sendDepth: 1024, inlineBytes: 64 });
   * console.log(qp.number, qp.state); // 17 "INIT"
   */
  createQueuePair(options: QueuePairOptions): QueuePair {
    return new QueuePair(this, options);
  }

  /**
   * A receive queue that several queue pairs take from (`ibv_create_srq`).
   *
   * @example
   * using shared = pd.createSharedReceiveQueue({ depth: 512 });
   * const qp = pd.createQueuePair({ completions: cq, sharedReceiveQueue: shared });
   */
  createSharedReceiveQueue(options?: SharedReceiveQueueOptions): SharedReceiveQueue {
    return new SharedReceiveQueue(this, options);
  }

  /**
   * Where datagrams go (`ibv_create_ah`). TypeError without a peer's GID or LID.
   *
   * @example
   * using handle = pd.createAddressHandle({ to: peer.endpoint() });
   */
  createAddressHandle(options: AddressHandleOptions): AddressHandle {
    return new AddressHandle(this, options);
  }

  /**
   * A memory window: rights to part of a region that can be given and taken quickly (`ibv_alloc_mw`).
   *
   * @example
   * using window = pd.createMemoryWindow();
   * console.log(window.remoteKey);
   */
  createMemoryWindow(type: 1 | 2 = 2): MemoryWindow {
    return new MemoryWindow(this, type);
  }

  protected override shown(): Record<string, unknown> {
    return { pointer: hex(this.pointer) };
  }

  protected release(): void {
    if (this.#isImported) {
      this.device.lib.ibv_unimport_pd(this.pointer);
      return;
    }
    checkResult("ibv_dealloc_pd", this.device.lib.ibv_dealloc_pd(this.pointer));
  }
}

const isBytes = (value: unknown): boolean =>
  value instanceof ArrayBuffer || value instanceof SharedArrayBuffer || ArrayBuffer.isView(value);
