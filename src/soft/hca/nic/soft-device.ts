// The one soft device of this process (of this JavaScript thread): its arena, its NIC thread and its addresses.
import { isMainThread } from "node:worker_threads";
import { ibv_device } from "../../../../ffi/ibverbs/structs.ts";
import * as c from "../../../../ffi/libc/index.ts";
import { startThread } from "../../../../ffi/runtime/index.ts";
import { shows } from "../../../counters/shown-memory.ts";
import { DoorbellError, systemHint } from "../../../errors.ts";
import type { Place } from "../../../thread-places.ts";
import { ARENA_BYTES, Dev, MAX_SOCKETS, Sections, SOCKET_WORDS, Socket } from "../arena/arena.ts";
import { arenaAt } from "../arena/arena-views.ts";
import type { Engine } from "../arena/engine.ts";
import { allocate, initialiseHeap, release } from "../arena/heap.ts";
import { lock, unlock } from "../arena/lock.ts";
import { loadNative, type Native } from "../arena/native.ts";
import { internAddress } from "../arena/peer-address.ts";
import { C_STRUCT_WORDS } from "../arena/records.ts";
import {
  type DeviceAddress,
  deviceAddresses,
  gidOfAddress,
  netdevIndex,
  randomLoopback,
} from "../links/addresses.ts";
import { startCapture } from "../links/capture/capture.ts";
import { setFaults } from "../links/faults/faults.ts";
import type { Link } from "../links/link.ts";
import { closeSharedMemory, enableSharedMemory, listenFor } from "../links/shared-memory/connections.ts";
import { preparePacketSlots } from "../links/udp/packet-slots.ts";
import { udpLink } from "../links/udp/udp-link.ts";
import { ApplicationWaits } from "./application-waits.ts";
import { descriptorsLeft } from "./descriptors.ts";
import { engineOf } from "./engine-of.ts";
import { claimPlace, makePass, sweepPlaces } from "./left-behind.ts";
import { wake } from "./park.ts";
import { blankNic, concealNic, showNic } from "./shown-nic.ts";
import { endOrder, giveOrder, makeOrder, type ThreadOrder } from "./thread-order.ts";
import type { NicStart } from "./worker.ts";

// Not run: so that Deno loads the thread's file with this one, see ffi/runtime/thread.ts.
// biome-ignore lint/correctness/noConstantCondition: only to be seen
if (false) void import("./worker.ts");

const { libc } = c;
/** Loopback addresses to try before giving up: two processes pick the same one once in 16 million. */
const ADDRESS_ATTEMPTS = 16;
/** Milliseconds to wait for the NIC thread to leave the arena. */
const FAREWELL_MS = 1000;

/** Whether a setting of the environment that is on unless said otherwise is on. RangeError for anything but on and off. */
function isOn(name: string, value: string | undefined): boolean {
  if (value === undefined || value === "" || value === "on") return true;
  if (value !== "off") throw new RangeError(`${name} is on or off, not "${value}"`);
  return false;
}

/** What a NIC that is not `soft0` itself is made of. It has no thread: who made it steps it, by a link and a clock of its own. */
export interface SoftDeviceParts {
  readonly native: Native;
  readonly link: Link;
  readonly addresses: readonly DeviceAddress[];
  readonly arenaBytes?: number;
}

/** Engine, addresses and NIC thread of the soft device. With `parts` it has no thread: who made it steps it. */
export class SoftDevice {
  readonly e: Engine;
  /** By GID index. */
  readonly addresses: DeviceAddress[];
  /** Pointer to the ibv_device. */
  readonly pointer: number;
  readonly #fixedAddress: boolean;
  /** Waits in this thread's event loop; undefined where there is none: the NIC has no thread. */
  readonly waits: ApplicationWaits | undefined;
  #stopAtExit: (() => void) | undefined;
  /** What the last thread was told. */
  #order: ThreadOrder | undefined;

  readonly #threaded: boolean;
  /** Where others find this NIC when its thread was ended; the main thread ends with the process. */
  #place: Place | undefined;

  constructor(parts?: SoftDeviceParts) {
    const obeysCongestion = isOn("DOORBELL_SOFT_DCQCN", process.env.DOORBELL_SOFT_DCQCN);
    const sharesMemory = isOn("DOORBELL_SOFT_SHARED", process.env.DOORBELL_SOFT_SHARED);
    const address = process.env.DOORBELL_SOFT_ADDRESS ?? "";
    // A wrong value is said now, not when a device is half open.
    shows();
    this.#threaded = parts === undefined;
    if (this.#threaded && !descriptorsLeft())
      throw new DoorbellError("soft0 cannot start: EMFILE", systemHint("EMFILE"));
    this.#fixedAddress = parts !== undefined || address !== "";
    const addresses = parts?.addresses ?? deviceAddresses(address === "" ? randomLoopback() : address);
    this.addresses = addresses.slice(0, MAX_SOCKETS);
    const bytes = parts?.arenaBytes ?? ARENA_BYTES;
    const protection = c.PROT_READ | c.PROT_WRITE;
    const flags = c.MAP_PRIVATE | c.MAP_ANONYMOUS | c.MAP_NORESERVE;
    const base = libc.mmap(0, bytes, protection, flags, -1, 0);
    if (base > 2 ** 52) {
      const code = c.errnoName(c.errno());
      throw new DoorbellError(
        `soft0 cannot reserve ${bytes / 2 ** 20} MiB of address space: ${code}`,
        systemHint(code),
      );
    }
    this.e = engineOf(arenaAt(base, bytes), parts?.native ?? loadNative(), parts?.link ?? udpLink);
    try {
      this.#prepare(obeysCongestion, sharesMemory);
    } catch (error) {
      this.#abandon();
      throw error;
    }
    // A thread of the program may end long before the process.
    if (this.#threaded && !isMainThread) {
      process.once("exit", () => this.#end());
      this.#place = claimPlace(base);
    }
    this.waits = this.e.i32[Dev.loopWatchFd]! >= 0 ? new ApplicationWaits(this.e) : undefined;
    this.pointer = this.#makeDevice();
  }

  #prepare(obeysCongestion: boolean, sharesMemory: boolean): void {
    const { e } = this;
    initialiseHeap(e);
    preparePacketSlots(e);
    e.i32[Dev.one] = 1;
    e.i32[Dev.dcqcn] = this.#threaded && !obeysCongestion ? 0 : 1;
    e.i32[Dev.wakeFd] = this.#threaded ? libc.eventfd(0, c.EFD_CLOEXEC | c.EFD_NONBLOCK) : -1;
    this.#openLoopSocket();
    for (let index = 0; index < MAX_SOCKETS; index++)
      e.i32[Sections.sockets + index * SOCKET_WORDS + Socket.fd] = -1;
    this.#writeAddresses();
    if (this.#threaded && process.env.DOORBELL_SOFT_FAULTS) setFaults(e, process.env.DOORBELL_SOFT_FAULTS);
    if (this.#threaded && process.env.DOORBELL_SOFT_PCAP) startCapture(e, process.env.DOORBELL_SOFT_PCAP);
    if (this.#threaded && sharesMemory) enableSharedMemory(e);
  }

  /** Gives back what {@link SoftDevice.#prepare} took. */
  #abandon(): void {
    const { i32, base, buffer } = this.e;
    for (const at of [Dev.wakeFd, Dev.loopFd, Dev.loopWatchFd]) if (i32[at]! > 0) libc.close(i32[at]!);
    if (i32[Dev.captureFile] !== 0) libc.close(i32[Dev.captureFd]!);
    libc.munmap(base, buffer.byteLength);
  }

  #openLoopSocket(): void {
    const { i32, base } = this.e;
    i32[Dev.loopFd] = -1;
    i32[Dev.loopWatchFd] = -1;
    const type = c.SOCK_STREAM | c.SOCK_NONBLOCK | c.SOCK_CLOEXEC;
    if (!this.#threaded || libc.socketpair(c.AF_UNIX, type, 0, base + Dev.operand * 4) !== 0) return;
    i32[Dev.loopWatchFd] = i32[Dev.operand]!;
    i32[Dev.loopFd] = i32[Dev.operand + 1]!;
  }

  #writeAddresses(): void {
    const { e } = this;
    for (const [index, { address, mtu, netdev }] of this.addresses.entries()) {
      const at = Sections.sockets + index * SOCKET_WORDS;
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

  /** A context was opened: the first one opens the NIC's own socket and starts its thread. 0, or the errno. */
  acquire(): number {
    const { e } = this;
    if (this.#threaded && e.i32[Dev.contexts] === 0) sweepPlaces();
    lock(e);
    let error = 0;
    if (e.i32[Dev.contexts] === 0) {
      error = this.#threaded && !descriptorsLeft() ? c.Errno.EMFILE : this.#openOwnSocket();
    }
    if (error === 0) e.i32[Dev.contexts]!++;
    unlock(e);
    if (error === 0 && e.i32[Dev.contexts] === 1 && this.#threaded) {
      showNic(e);
      this.#start();
    }
    return error;
  }

  /** A context was closed: with the last one the NIC thread ends and the sockets close. */
  release(): void {
    const { e } = this;
    lock(e);
    const last = --e.i32[Dev.contexts]! === 0;
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
    const generation = Atomics.add(e.i32, Dev.generation, 1) + 1;
    if (this.#order === undefined || !giveOrder(this.#order, generation)) this.#startThread(generation);
    // Leave the arena before the runtime tears the thread down.
    this.#stopAtExit = () => this.#leave();
    process.once("exit", this.#stopAtExit);
  }

  #startThread(generation: number): void {
    const order = makeOrder(generation);
    this.#order = order;
    const pass = this.#place === undefined ? undefined : makePass(this.#place);
    const start: NicStart = { base: this.e.base, order, pass };
    const worker = startThread("nic", new URL("./worker.ts", import.meta.url), start);
    // A NIC whose thread died answers nobody: say so, peers and completions will run into their timeouts.
    worker.on("error", (error) => {
      endOrder(order);
      console.error("doorbell: the soft NIC's thread failed:", error);
    });
  }

  #leave(): void {
    const { e } = this;
    Atomics.add(e.i32, Dev.generation, 1);
    wake(e);
    const patience = performance.now() + FAREWELL_MS;
    while (Atomics.load(e.i32, Dev.nic) !== 0 && performance.now() < patience) e.native.sched_yield();
  }

  #stop(): void {
    if (this.#stopAtExit) process.off("exit", this.#stopAtExit);
    this.#stopAtExit = undefined;
    this.#leave();
    lock(this.e);
    closeSharedMemory(this.e);
    this.e.link.close(this.e);
    blankNic(this.e);
    unlock(this.e);
  }

  /** This thread ends and the process goes on: what others could hear of the NIC, and what nobody else closes, is closed. */
  #end(): void {
    const { i32 } = this.e;
    this.#stop();
    lock(this.e);
    for (const at of [Dev.wakeFd, Dev.loopFd]) {
      if (i32[at]! >= 0) libc.close(i32[at]!);
      i32[at] = -1;
    }
    concealNic(this.e);
    unlock(this.e);
  }

  /** Word offset of the record at a user's pointer; -1 when it cannot be one. */
  offset(pointer: number): number {
    const offset = (pointer - this.e.base) / 4;
    return offset > 0 && offset < this.e.buffer.byteLength / 4 && offset % 16 === 0 ? offset : -1;
  }

  /** Like {@link offset}, when the record says at word `at` that it is alive and of this kind. */
  live(pointer: number, at: number, magic: number): number {
    const offset = this.offset(pointer);
    return offset > 0 && this.e.i32[offset + at] === magic ? offset : -1;
  }

  /** The pointer a user knows a record by. */
  pointerOf(offset: number): number {
    return this.e.base + offset * 4;
  }

  /** A zeroed record of `bytes` bytes under the lock, 0 when the device's memory is full. */
  allocate(bytes: number): number {
    lock(this.e);
    const offset = allocate(this.e, bytes);
    unlock(this.e);
    return offset;
  }

  /** Runs `work` as the engine: nothing else of it runs meanwhile. */
  exclusively<T>(work: () => T): T {
    lock(this.e);
    try {
      return work();
    } finally {
      unlock(this.e);
    }
  }

  /** Gives a record's memory back. The caller holds the lock. */
  free(offset: number, bytes: number): void {
    release(this.e, offset, bytes);
  }

  /** Gives the arena back. Only for a NIC without a thread, once nobody uses it any more: its pointers dangle. */
  unmap(): void {
    if (!this.#threaded) libc.munmap(this.e.base, this.e.buffer.byteLength);
  }
}

let device: SoftDevice | undefined;

/** This thread's soft device, made at first use. */
export function softDevice(): SoftDevice {
  device ??= new SoftDevice();
  return device;
}
