import { ibv_pd } from "../../../ffi/ibverbs/structs.ts";
import { checkOptions } from "../../arguments/index.ts";
import { shown } from "../../arguments/shown.ts";
import { closingOnFailure, hex, Resource } from "../../lifetime/resource.ts";
import { deviceMemory, isOnDevice, type OnDevice } from "../../memory/device-memory.ts";
import { Memory, MemorySlice } from "../../memory/index.ts";
import { AddressHandle, type AddressHandleOptions } from "../address/address-handle.ts";
import type { Device } from "../device/device.ts";
import { checkPointer, checkResult } from "../errors/verbs-error.ts";
import { type Access, accessNumber } from "../memory/access.ts";
import { type Advice, type AdviseOptions, advise } from "../memory/advise.ts";
import { BounceRegion } from "../memory/bounce-region.ts";
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
import {
  type ExportedRegion,
  importRegion,
  type Registration,
  registerHost,
} from "../memory/registration.ts";
import { QueuePair } from "../queue-pair/queue-pair.ts";
import type { QueuePairOptions } from "../queue-pair/queue-pair-options.ts";
import { SharedReceiveQueue, type SharedReceiveQueueOptions } from "../queue-pair/shared-receive-queue.ts";
import { createParentDomain, type ParentDomain, type ThreadDomain } from "./parent-domain.ts";

/** @internal Domain that another function than `ibv_alloc_pd` made: a parent domain or an imported one. */
export interface MadeDomain {
  readonly pointer: number;
  readonly isImported?: boolean;
  /** Domain whose keys are valid. Default: the new domain itself. */
  readonly base?: ProtectionDomain;
  readonly owners: readonly Resource[];
}

/**
 * Memory that can be registered: native memory or a part of it, or a GPU's buffers and ranges of addresses.
 */
export type Registrable = Memory | MemorySlice | OnDevice;

/**
 * Domain of memory, keys, queue pairs and address handles that may be used together (`struct ibv_pd`).
 *
 * @example
 * using pd = device.createProtectionDomain();
 * const region = pd.allocate(4096, ["remoteWrite"]);
 * const qp = pd.createQueuePair({ completions: cq });
 */
export class ProtectionDomain extends Resource {
  readonly device: Device;
  /** Pointer to the C object. */
  readonly pointer: number;
  /** Domain whose keys are valid: the domain itself, or the one that a {@link ParentDomain} was made from. */
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

  /**
   * Handle by which a process that imports the device imports this domain: {@link
   * Device.importProtectionDomain}.
   */
  get handle(): number {
    return ibv_pd.at(this.pointer).handle;
  }

  get label(): string {
    return `ProtectionDomain of ${this.device.name}`;
  }

  /**
   * Registers memory with the NIC (`ibv_reg_mr`). The default access is local write. A peer needs
   * `remoteRead`, `remoteWrite` or `remoteAtomic`. Throws TypeError for an ArrayBuffer or a typed array,
   * because a program may transfer its buffer while the NIC accesses it.
   *
   * GPU memory is registered by the first path that works, which `region.path` names. The paths are its
   * address when it is host memory too, copies by soft0, a dma-buf (`ibv_reg_dmabuf_mr`), nvidia_peermem, and
   * a {@link BounceRegion} with `{ bounce: true }`. Throws DevicePathError, with the reason for each path,
   * when none works.
   *
   * @example
   * using region = pd.register(Memory.allocate(4096), ["remoteWrite"]);
   * using words = pd.register(Memory.copyOf(new Float32Array([1, 2, 3])));
   */
  register(memory: Registrable, access: Access = ["localWrite"], options?: RegisterOptions): MemoryRegion {
    const { bounce, iova } = checkOptions(registerOptions, "register", options);
    const flags = accessNumber(access);
    if (bounce === "always" && (memory instanceof Memory || memory instanceof MemorySlice))
      throw new TypeError('register: "always" of bounce is for GPU memory. Host memory needs no copy');
    const host = iova === undefined ? {} : { iova };
    if (memory instanceof Memory) return this.#region(registerHost(this, memory.slice(0), flags, host));
    if (memory instanceof MemorySlice) return this.#region(registerHost(this, memory, flags, host));
    if (iova !== undefined)
      throw new TypeError("register: iova is for host memory, because GPU memory has its own addresses");
    if (isOnDevice(memory)) return this.#region(registerDevice(this, memory[deviceMemory](), flags, bounce));
    if (isBytes(memory)) {
      throw new TypeError(
        `register(${shown(memory)}): JavaScript may transfer this memory while the NIC accesses it. Use pd.allocate(bytes), or register Memory.copyOf(array)`,
      );
    }
    throw new TypeError(`register(${shown(memory)}). Use a Memory or a slice of one, or a GPU's buffer`);
  }

  #region(registration: Registration): MemoryRegion {
    try {
      return registration.path === "bounce"
        ? new BounceRegion(this, registration)
        : new MemoryRegion(this, registration);
    } catch (error) {
      // A getter in the options may have closed the domain.
      this.device.lib.ibv_dereg_mr(registration.pointer);
      registration.own?.close();
      throw error;
    }
  }

  /**
   * Allocates `byteLength` bytes and registers them (`mmap`, `ibv_reg_mr`). The memory closes with the
   * region.
   * With remote rights on soft0, other processes of this user and host that have the key may map the memory
   * and access it directly. `{ shared: false }` prevents that. Throws RangeError for a length that is not a
   * positive integer, VerbsError when the device refuses (ENOMEM: usually the limit on locked memory).
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
   * Creates a region without memory (`ibv_alloc_null_mr`). Data received into it is dropped, data sent from
   * it is zeros. It has any length and is only for local use. Throws VerbsError EOPNOTSUPP on a device
   * without null regions.
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
   * Registers memory of the NIC, or a part of it (`ibv_reg_dm_mr`). Its addresses count from 0, for peers
   * too.
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
   * Imports a region of the process that this domain was imported from (`ibv_import_mr`). Work requests and
   * peers use the exporter's addresses and keys. The region has no `bytes` here. Throws VerbsError when there
   * is no such region, EOPNOTSUPP when it cannot be shared.
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
   * Prefetches pages of regions with on-demand paging (`ibv_advise_mr`): for reading, for writing
   * ("prefetchWrite"), or only resident pages ("prefetchPresent"). Throws VerbsError EOPNOTSUPP on a device
   * without it.
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
   * Creates a parent domain for the queues of one thread (`ibv_alloc_parent_domain`). Its objects need no
   * driver locks, and it shares the keys of this domain. Throws VerbsError EOPNOTSUPP on a device without
   * parent domains.
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
   * Creates a queue pair (`ibv_create_qp`) in state INIT, so that receives can be posted. Throws VerbsError,
   * with the requested values, when they exceed `device.attributes()`, or on a device without this type of
   * queue pair.
   *
   * @example
   * using qp = pd.createQueuePair({ completions: cq, sendDepth: 1024, inlineBytes: 64 });
   * console.log(qp.number, qp.state); // 17 "INIT"
   */
  createQueuePair(options: QueuePairOptions): QueuePair {
    return new QueuePair(this, options);
  }

  /**
   * Creates a receive queue that several queue pairs share (`ibv_create_srq`).
   *
   * @example
   * using shared = pd.createSharedReceiveQueue({ depth: 512 });
   * const qp = pd.createQueuePair({ completions: cq, sharedReceiveQueue: shared });
   */
  createSharedReceiveQueue(options?: SharedReceiveQueueOptions): SharedReceiveQueue {
    return new SharedReceiveQueue(this, options);
  }

  /**
   * Creates an address handle for datagrams (`ibv_create_ah`). Throws TypeError without a GID or LID of the
   * peer.
   *
   * @example
   * using handle = pd.createAddressHandle({ to: peer.endpoint() });
   */
  createAddressHandle(options: AddressHandleOptions): AddressHandle {
    return new AddressHandle(this, options);
  }

  /**
   * Creates a memory window, which grants access to part of a region under a key of its own (`ibv_alloc_mw`).
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
