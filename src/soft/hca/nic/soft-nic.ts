// The soft NIC of this JavaScript thread: its arena, its NIC thread and its addresses.
import { clearInterval, setInterval } from "node:timers";
import { isMainThread } from "node:worker_threads";
import { ibv_device } from "../../../../ffi/ibverbs/structs.ts";
import * as c from "../../../../ffi/libc/index.ts";
import { startThread } from "../../../../ffi/runtime/index.ts";
import { withoutTrace } from "../../../../ffi/runtime/trace.ts";
import { shows } from "../../../counters/shown-memory.ts";
import { DoorbellError, systemHint } from "../../../errors.ts";
import type { ThreadRecord } from "../../../process/thread-registry.ts";
import { softLinks } from "../../links/soft-links.ts";
import { ARENA_BYTES } from "../arena/arena.ts";
import { type Engine, loadNative, type Native, type PacketLink, Scratch } from "../arena/engine.ts";
import { allocate, initializeHeap, release } from "../arena/heap.ts";
import { lock, tryLock, unlock } from "../arena/lock.ts";
import { internAddress } from "../arena/peer-address.ts";
import { C_STRUCT_WORDS } from "../arena/records.ts";
import { type Arena, arenaAt } from "../arena/views.ts";
import { startCapture } from "../links/capture/capture.ts";
import { CaptureState } from "../links/capture/capture-ring.ts";
import {
  type DeviceAddress,
  deviceAddresses,
  gidOfAddress,
  netdevIndex,
  randomLoopback,
} from "../links/common/addresses.ts";
import { MAX_SOCKETS, SOCKET_WORDS, Socket, Sockets } from "../links/common/sockets.ts";
import { setFaults } from "../links/faults/faults.ts";
import { closeSharedMemory, enableSharedMemory, listenFor } from "../links/local-peers/connections.ts";
import { preparePacketSlots } from "../links/udp/packet-slots.ts";
import { udpLink } from "../links/udp/udp-link.ts";
import { EventLoop } from "../objects/completion.ts";
import { ApplicationWaits } from "./application-waits.ts";
import { writeLinkRoutes } from "./link-routes.ts";
import { engineOf, NicState } from "./nic-state.ts";
import { wake } from "./park.ts";
import { clearStatus, hideStatus, openStatus } from "./status.ts";
import { step } from "./step.ts";
import {
  endOrder,
  giveOrder,
  makeOrder,
  makePass,
  registerNic,
  releaseDeadNics,
  type ThreadOrder,
} from "./thread-nics.ts";
import type { NicStart } from "./worker.ts";

// Never runs. With this import, Deno loads the NIC thread's file together with this one: see
// ffi/runtime/thread.ts.
// biome-ignore lint/correctness/noConstantCondition: only to be seen
if (false) void import("./worker.ts");

const { libc } = c;
/** Number of random loopback addresses to try. Two processes pick the same address once in 16 million. */
const ADDRESS_ATTEMPTS = 16;
/** Interval at which the event loop runs the engine until the NIC thread has started, in milliseconds. */
const START_STEP_MS = 2;
/** Maximum time to wait until the NIC thread leaves the arena, in milliseconds. */
const STOP_LIMIT_MS = 1000;

/**
 * Number of descriptors that a new thread opens in any of the runtimes, with the sockets and eventfds of a
 * NIC.
 */
const DESCRIPTORS_NEEDED = 20;

/**
 * Returns true when this process may open enough descriptors for a NIC and its thread. A runtime that runs
 * out of descriptors while it starts a thread ends the process.
 */
function descriptorsLeft(): boolean {
  return withoutTrace(() => {
    const opened: number[] = [];
    while (opened.length < DESCRIPTORS_NEEDED) {
      const fd = libc.eventfd(0, c.EFD_CLOEXEC);
      if (fd < 0) break;
      opened.push(fd);
    }
    for (const fd of opened) libc.close(fd);
    return opened.length === DESCRIPTORS_NEEDED;
  });
}

/**
 * Returns true when an environment setting is on, which is the default. Throws a RangeError for any value but
 * on and off.
 */
function isSettingOn(name: string, value: string | undefined): boolean {
  if (value === undefined || value === "" || value === "on") return true;
  if (value !== "off") throw new RangeError(`${name} is "${value}", but only "on" and "off" are allowed`);
  return false;
}

/** Reserves the address space of an arena. Throws DoorbellError when there is none left. */
export function mapArena(bytes: number): Arena {
  const protection = c.PROT_READ | c.PROT_WRITE;
  const flags = c.MAP_PRIVATE | c.MAP_ANONYMOUS | c.MAP_NORESERVE;
  const base = libc.mmap(0, bytes, protection, flags, -1, 0);
  if (base <= 2 ** 52) return arenaAt(base, bytes);
  const code = c.errnoName(c.errno());
  throw new DoorbellError(
    `soft0 cannot reserve ${bytes / 2 ** 20} MiB of address space: ${code}`,
    systemHint(code),
  );
}

/**
 * Parts of a NIC that is not `soft0` itself. The NIC has no thread: its creator runs the engine, with its own
 * link and clock.
 */
export interface SoftNicParts {
  readonly native: Native;
  readonly link: PacketLink;
  readonly addresses: readonly DeviceAddress[];
  readonly arenaBytes?: number;
  /** Zeroed arena, which the creator owns. Default: a mapping of `arenaBytes`, which {@link SoftNic.unmap} frees. */
  readonly arena?: Arena;
}

/**
 * A soft NIC: engine, addresses and NIC thread. With `parts`, the NIC has no thread, and its creator runs the
 * engine.
 */
export class SoftNic {
  readonly e: Engine;
  /** Addresses by GID index. */
  readonly addresses: DeviceAddress[];
  /** Pointer to the ibv_device. */
  readonly pointer: number;
  readonly #fixedAddress: boolean;
  /** Waits in this thread's event loop. Undefined for a NIC without a thread. */
  readonly waits: ApplicationWaits | undefined;
  #stopAtExit: (() => void) | undefined;
  /** The order of the last NIC thread. */
  #order: ThreadOrder | undefined;

  readonly #threaded: boolean;
  /**
   * Slot of this NIC in the registry of thread-nics.ts. Undefined on the main thread, which ends with the
   * process.
   */
  #slot: ThreadRecord | undefined;
  #starting: ReturnType<typeof setInterval> | undefined;

  constructor(parts?: SoftNicParts) {
    const obeysCongestion = isSettingOn("DOORBELL_SOFT_DCQCN", process.env.DOORBELL_SOFT_DCQCN);
    const sharesMemory = isSettingOn("DOORBELL_SOFT_SHARED", process.env.DOORBELL_SOFT_SHARED);
    const address = process.env.DOORBELL_SOFT_ADDRESS ?? "";
    // A wrong value of DOORBELL_SHOW fails here, before a device is half open.
    shows();
    this.#threaded = parts === undefined;
    if (this.#threaded && !descriptorsLeft())
      throw new DoorbellError("soft0 cannot start: EMFILE", systemHint("EMFILE"));
    this.#fixedAddress = parts !== undefined || address !== "";
    const addresses = parts?.addresses ?? deviceAddresses(address === "" ? randomLoopback() : address);
    this.addresses = addresses.slice(0, MAX_SOCKETS);
    const arena = parts?.arena ?? mapArena(parts?.arenaBytes ?? ARENA_BYTES);
    this.e = engineOf(arena, parts?.native ?? loadNative(), parts?.link ?? udpLink);
    try {
      this.#prepare(obeysCongestion, sharesMemory);
    } catch (error) {
      this.#abandon();
      throw error;
    }
    // A worker thread of the program may end long before the process.
    if (this.#threaded && !isMainThread) {
      process.once("exit", () => this.#end());
      this.#slot = registerNic(arena.base);
    }
    this.waits = this.e.i32[EventLoop.watchFd]! >= 0 ? new ApplicationWaits(this.e) : undefined;
    this.pointer = this.#makeDevice();
  }

  #prepare(obeysCongestion: boolean, sharesMemory: boolean): void {
    const { e } = this;
    initializeHeap(e);
    preparePacketSlots(e);
    e.i32[Scratch.one] = 1;
    e.i32[Sockets.dcqcn] = this.#threaded && !obeysCongestion ? 0 : 1;
    e.i32[NicState.wakeFd] = this.#threaded ? libc.eventfd(0, c.EFD_CLOEXEC | c.EFD_NONBLOCK) : -1;
    this.#openLoopSocket();
    for (let index = 0; index < MAX_SOCKETS; index++)
      e.i32[Sockets.table + index * SOCKET_WORDS + Socket.fd] = -1;
    this.#writeAddresses();
    if (this.#threaded && process.env.DOORBELL_SOFT_FAULTS) setFaults(e, process.env.DOORBELL_SOFT_FAULTS);
    if (this.#threaded && process.env.DOORBELL_SOFT_PCAP) startCapture(e, process.env.DOORBELL_SOFT_PCAP);
    if (this.#threaded && sharesMemory) enableSharedMemory(e);
    if (this.#threaded) writeLinkRoutes(e, softLinks());
  }

  /** Releases the resources of {@link SoftNic.#prepare}. */
  #abandon(): void {
    const { i32, base, bytes } = this.e;
    for (const at of [NicState.wakeFd, EventLoop.writeFd, EventLoop.watchFd])
      if (i32[at]! > 0) libc.close(i32[at]!);
    if (i32[CaptureState.toFile] !== 0) libc.close(i32[CaptureState.fd]!);
    libc.munmap(base, bytes);
  }

  /** True when the NIC uses the addresses of this host's network devices. A NIC of a simulation has its own network. */
  get usesHostNetwork(): boolean {
    return this.#threaded;
  }

  #openLoopSocket(): void {
    const { i32, base } = this.e;
    i32[EventLoop.writeFd] = -1;
    i32[EventLoop.watchFd] = -1;
    const type = c.SOCK_STREAM | c.SOCK_NONBLOCK | c.SOCK_CLOEXEC;
    if (!this.#threaded || libc.socketpair(c.AF_UNIX, type, 0, base + Scratch.operand * 4) !== 0) return;
    i32[EventLoop.watchFd] = i32[Scratch.operand]!;
    i32[EventLoop.writeFd] = i32[Scratch.operand + 1]!;
  }

  #writeAddresses(): void {
    const { e } = this;
    for (const [index, { address, mtu, netdev }] of this.addresses.entries()) {
      const at = Sockets.table + index * SOCKET_WORDS;
      const gid = new Int32Array(gidOfAddress(address).buffer);
      const six = address.includes(":");
      e.i32.set(gid, at + Socket.gid);
      e.i32[at + Socket.family] = six ? c.AF_INET6 : c.AF_INET;
      e.i32[at + Socket.address] = six ? internAddress(e, gid) : gid[3]!;
      e.i32[at + Socket.mtu] = mtu;
      if (six) e.i32[at + Socket.device] = netdevIndex(netdev);
    }
  }

  #makeDevice(): number {
    const at = allocate(this.e, C_STRUCT_WORDS.device * 4);
    const pointer = this.e.base + at * 4;
    const device = ibv_device.at(pointer);
    device.node_type = 1;
    device.transport_type = 0;
    device.name = "soft0";
    device.dev_name = "soft0";
    return pointer;
  }

  /**
   * Counts an opened context. The first one opens the NIC's own socket and starts its thread. Returns 0, or
   * the errno.
   */
  acquire(): number {
    const { e } = this;
    if (this.#threaded && e.i32[NicState.contexts] === 0) releaseDeadNics();
    lock(e);
    let error = 0;
    if (e.i32[NicState.contexts] === 0) {
      error = this.#threaded && !descriptorsLeft() ? c.Errno.EMFILE : this.#openOwnSocket();
    }
    if (error === 0) e.i32[NicState.contexts]!++;
    unlock(e);
    if (error === 0 && e.i32[NicState.contexts] === 1 && this.#threaded) {
      openStatus(e);
      this.#start();
    }
    return error;
  }

  /** Counts a closed context. The last one stops the NIC thread and closes the sockets. */
  release(): void {
    const { e } = this;
    lock(e);
    const last = --e.i32[NicState.contexts]! === 0;
    unlock(e);
    if (last) this.#stop();
  }

  #openOwnSocket(): number {
    for (let attempt = 1; ; attempt++) {
      const error = this.e.link.open(this.e, 0);
      if (error === 0) listenFor(this.e, 0);
      if (error !== c.Errno.EADDRINUSE || this.#fixedAddress || attempt === ADDRESS_ATTEMPTS) return error;
      this.addresses[0] = { ...this.addresses[0]!, address: randomLoopback() };
      this.#writeAddresses();
    }
  }

  #start(): void {
    const { e } = this;
    const generation = Atomics.add(e.i32, NicState.generation, 1) + 1;
    if (this.#order === undefined || !giveOrder(this.#order, generation)) this.#startThread(generation);
    // The NIC thread must leave the arena before the runtime destroys the thread.
    this.#stopAtExit = () => this.#stopThread();
    process.once("exit", this.#stopAtExit);
  }

  #startThread(generation: number): void {
    const order = makeOrder(generation);
    this.#order = order;
    const pass = this.#slot === undefined ? undefined : makePass(this.#slot);
    const start: NicStart = { base: this.e.base, order, pass };
    const worker = startThread("nic", new URL("./worker.ts", import.meta.url), start);
    this.#stepUntilStarted();
    // A NIC without its thread answers no peer: every peer and completion runs into its timeout.
    worker.on("error", (error) => {
      clearInterval(this.#starting);
      endOrder(order);
      console.error("doorbell: the soft NIC's thread failed:", error);
    });
  }

  /**
   * Runs the engine on the event loop until the NIC thread does. On a busy machine a thread takes seconds to
   * start, and a peer that has this NIC's endpoint already would count them as silence.
   */
  #stepUntilStarted(): void {
    const { e } = this;
    this.#starting = setInterval(() => {
      if (Atomics.load(e.i32, NicState.threads) !== 0) clearInterval(this.#starting);
      else if (tryLock(e)) {
        try {
          step(e);
        } finally {
          unlock(e);
        }
      }
    }, START_STEP_MS);
    this.#starting.unref();
  }

  #stopThread(): void {
    const { e } = this;
    clearInterval(this.#starting);
    Atomics.add(e.i32, NicState.generation, 1);
    wake(e);
    const limit = performance.now() + STOP_LIMIT_MS;
    while (Atomics.load(e.i32, NicState.threads) !== 0 && performance.now() < limit) e.native.sched_yield();
  }

  #stop(): void {
    if (this.#stopAtExit) process.off("exit", this.#stopAtExit);
    this.#stopAtExit = undefined;
    this.#stopThread();
    lock(this.e);
    closeSharedMemory(this.e);
    this.e.link.close(this.e);
    clearStatus(this.e);
    unlock(this.e);
  }

  /** Closes the descriptors of this thread's NIC when the thread ends and the process continues. */
  #end(): void {
    const { i32 } = this.e;
    this.#stop();
    lock(this.e);
    for (const at of [NicState.wakeFd, EventLoop.writeFd]) {
      if (i32[at]! >= 0) libc.close(i32[at]!);
      i32[at] = -1;
    }
    hideStatus(this.e);
    unlock(this.e);
  }

  /** Returns the word offset of the record at a user's pointer, -1 for a pointer outside the arena. */
  offset(pointer: number): number {
    const offset = (pointer - this.e.base) / 4;
    return offset > 0 && offset < this.e.buffer.byteLength / 4 && offset % 16 === 0 ? offset : -1;
  }

  /** Returns the word offset of a live record whose word `at` is `magic`, else -1. */
  live(pointer: number, at: number, magic: number): number {
    const offset = this.offset(pointer);
    return offset > 0 && this.e.i32[offset + at] === magic ? offset : -1;
  }

  /** Returns the user's pointer of a record. */
  pointerOf(offset: number): number {
    return this.e.base + offset * 4;
  }

  /** Allocates a zeroed record of `bytes` bytes. Returns 0 when the arena is full. */
  allocate(bytes: number): number {
    lock(this.e);
    const offset = allocate(this.e, bytes);
    unlock(this.e);
    return offset;
  }

  /** Runs `work` while this thread holds the engine's lock. */
  exclusively<T>(work: () => T): T {
    lock(this.e);
    try {
      return work();
    } finally {
      unlock(this.e);
    }
  }

  /** Frees the memory of a record. The caller holds the lock. */
  free(offset: number, bytes: number): void {
    release(this.e, offset, bytes);
  }

  /** Unmaps the arena of a NIC without a thread. All its pointers become invalid. */
  unmap(): void {
    if (!this.#threaded) libc.munmap(this.e.base, this.e.bytes);
  }
}

let device: SoftNic | undefined;
let chosen: (() => SoftNic | undefined) | undefined;
let owner: (() => object | undefined) | undefined;

/**
 * Makes {@link softNic} return the NIC that `choose` returns, unless that is undefined. A simulation chooses the
 * NIC of the host whose program runs. `ownerHere` returns the simulated process that runs, if any. Without an
 * argument, the thread has one NIC again.
 */
export function chooseSoftNic(
  choose?: () => SoftNic | undefined,
  ownerHere?: () => object | undefined,
): void {
  chosen = choose;
  owner = ownerHere;
}

/** Returns this thread's soft NIC if a call has created it. */
export const createdSoftNic = (): SoftNic | undefined => device;

/** Returns this thread's soft NIC, which the first call creates. */
export function softNic(): SoftNic {
  const simulated = chosen?.();
  if (simulated !== undefined) return simulated;
  device ??= new SoftNic();
  return device;
}

/**
 * Returns the owner of function tables of the thread's NIC: the simulated process that runs, or the NIC. Objects of a
 * program share state by the identity of their table, and processes share none.
 */
export const tableOwner = (d: SoftNic): object => owner?.() ?? d;
