// The engine as one thread uses it: the shared arena, and the state of this thread (C functions, CRC views,
// clock).

import { LibraryError } from "../../../../ffi/errors.ts";
import { CLOCK_MONOTONIC } from "../../../../ffi/libc/constants.ts";
import { type CFunction, type Functions, open } from "../../../../ffi/runtime/index.ts";
import type { IcrcViews } from "../wire/icrc.ts";
import { MAX_SGE, section } from "./arena.ts";
import type { Arena } from "./views.ts";

export interface Engine extends Arena {
  readonly native: Native;
  readonly link: PacketLink;
  readonly rxViews: IcrcViews;
  readonly txViews: IcrcViews;
  /** Copy functions of each address space of staged memory: objects/staging. */
  readonly copies: (BoundCopies | undefined)[];
  /** Time of CLOCK_MONOTONIC in microseconds, read once a step. A test may set it. */
  now: number;
}

/**
 * Carries the packets of a NIC: UDP sockets of the host (links/udp/udp-link.ts), or a test's network. A link
 * belongs to one thread; threads share only the arena.
 *
 * Shared memory is not a `PacketLink`. A link carries whole packets with addresses and ICRC, in batches, for
 * every queue pair, and may lose them. A shared-memory ring belongs to one peer and to RC, carries frames
 * that stand for several packets, reports when it is full and loses nothing. Both are in use at once:
 * links/outgoing.ts chooses.
 */
export interface PacketLink {
  /**
   * Makes the address of GID `index` reachable, with its source ports. Returns 0, or the errno. To open an
   * address again changes nothing, except for an address that was opened with `yielding` and yields to other
   * processes. The caller holds the lock.
   */
  open(e: Engine, index: number, yielding?: boolean): number;
  /** Makes the link report the hop limit of received packets, if it can. The caller holds the lock. */
  reportHopLimits(e: Engine): void;
  /**
   * Joins the multicast group whose address is at socket `index`. Returns 0, or the errno. The caller holds
   * the lock.
   */
  join(e: Engine, index: number): number;
  /** Leaves the multicast group of socket `index`. */
  leave(e: Engine, index: number): void;
  /** Closes all addresses. The caller holds the lock. */
  close(e: Engine): void;
  /**
   * Sends the packets in transmit slots 0 to `count` - 1 from the address of GID `socket`. A packet that
   * cannot be sent is lost.
   */
  send(e: Engine, socket: number, count: number): void;
  /** Writes each received packet to the record of packet.ts and calls `admit`. Returns their number. */
  receive(e: Engine, admit: Admit): number;
}

/**
 * Handles the packet that a link has written to the record of packet.ts. The NIC passes this function to its
 * links.
 */
export type Admit = (e: Engine) => void;

// The C functions of the data path, with the cheapest signatures: an unused result is void, and an ssize_t is
// an i32.

const table = {
  memcpy: ["void", "ptr", "ptr", "u64"],
  sendmmsg: ["i32", "i32", "ptr", "u32", "i32"],
  recvmmsg: ["i32", "i32", "ptr", "u32", "i32", "ptr"],
  read: ["i32", "i32", "ptr", "u64"],
  write: ["i32", "i32", "ptr", "u64"],
  send: ["i32", "i32", "ptr", "u64", "i32"],
  ppoll: ["i32", "ptr", "u64", "ptr", "ptr"],
  clock_gettime: ["i32", "i32", "ptr"],
  sched_yield: ["i32"],
  sched_getcpu: ["i32"],
  sched_getaffinity: ["i32", "i32", "u64", "ptr"],
  sched_setaffinity: ["i32", "i32", "u64", "ptr"],
  sched_getscheduler: ["i32", "i32"],
  sched_setscheduler: ["i32", "i32", "i32", "ptr"],
} as const;

type Table = Functions<typeof table>;
/** The C functions that the engine calls, bound on one thread. */
export type Native = { readonly [K in keyof Table]: NonNullable<Table[K]> };

/** Binds the C functions of the data path on this thread. */
export function loadNative(): Native {
  const found = open("libc.so.6", table);
  // Plain properties: the JIT compiler cannot optimize the lazy getters of `open`.
  const native: Record<string, unknown> = {};
  for (const name of Object.keys(table) as (keyof Table)[]) {
    const fn = found[name];
    if (fn === undefined) throw new LibraryError("libc.so.6", `libc.so.6 has no ${name}`);
    native[name] = fn;
  }
  return native as Native;
}

// The functions of a driver that copy to and from staged memory: objects/staging.

/** C signatures of the copy functions. */
export const copySignatures = {
  pushContext: ["i32", "ptr"],
  popContext: ["i32", "ptr"],
  toDevice: ["i32", "u64", "ptr", "u64", "ptr"],
  toHost: ["i32", "ptr", "u64", "u64", "ptr"],
  writeValue: ["i32", "ptr", "u64", "u32", "u32"],
  query: ["i32", "ptr"],
} as const;
type CopyName = keyof typeof copySignatures;

/** Copy functions of one address space, bound on one thread. */
export type BoundCopies = { readonly [K in CopyName]: CFunction<(typeof copySignatures)[K]> } & {
  /** Native addresses of the functions. They differ between drivers, not between the spaces of one driver. */
  readonly addresses: { readonly [K in CopyName]: number };
};

// Doubles in the arena: fields declared with `Fields.double()`, addressed by word offset like any other
// field.

/** Returns the double at word `at`. */
export function getDouble(arena: Arena, at: number): number {
  return arena.f64[at >> 1]!;
}

/** Writes the double at word `at`. */
export function setDouble(arena: Arena, at: number, value: number): void {
  arena.f64[at >> 1] = value;
}

/** Adds to the double at word `at`. */
export function addDouble(arena: Arena, at: number, value: number): void {
  arena.f64[at >> 1]! += value;
}

// C structs that the engine passes to the kernel or to memcpy.

/** Structs for the thread that holds the lock. */
export const Scratch = section("scratch", (f) => ({
  timespec: f.words(4),
  pollFd: f.words(2),
  /** A 64-bit operand of an atomic. */
  operand: f.words(2),
  /** The masked IP and UDP header of a received packet (wire/icrc.ts). */
  maskedHeader: f.words(12),
  /** The 40-byte GRH in front of a received datagram. */
  grh: f.words(10),
  /** The 64-bit number 1 that is written to an eventfd. It never changes. */
  one: f.words(2),
}));

/** Structs for the application's thread, which uses them without the lock. */
export const ApplicationScratch = section("applicationScratch", (f) => ({
  sink: f.words(2),
  clock: f.words(4),
  word: f.words(2),
  sges: f.words(4 * MAX_SGE),
  inline: f.words(4),
}));

/**
 * Reads CLOCK_MONOTONIC into `engine.now`, in microseconds. All threads of a process share this clock. The
 * kernel writes to word `scratch`; the default belongs to the holder of the lock.
 */
export function readClock(e: Engine, scratch: number = Scratch.timespec): number {
  e.native.clock_gettime(CLOCK_MONOTONIC, e.base + scratch * 4);
  const seconds = e.u32[scratch]! + e.i32[scratch + 1]! * 4294967296;
  e.now = seconds * 1e6 + e.u32[scratch + 2]! / 1000;
  return e.now;
}
