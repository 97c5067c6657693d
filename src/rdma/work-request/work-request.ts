import type { Access } from "../memory/access.ts";
import type { RegionSlice } from "../memory/memory-region.ts";
import type { MemoryWindow } from "../memory/memory-window.ts";
import type { RemoteMemory } from "../memory/remote-memory.ts";
import type { AddressHandle } from "../queue-pair/address-handle.ts";

/** Local memory of a request: a region, a part of one, or several that are gathered or scattered in order. */
export type Local = RegionSlice | readonly RegionSlice[];

interface Common {
  /** Comes back in the completion; a number of the caller's. Without it the request gets an id of its own. */
  readonly wrId?: number;
  /** Report success too (default true). Failures are always reported. */
  readonly signaled?: boolean;
  /** Wait until earlier reads and atomics of this queue pair are done. */
  readonly fenced?: boolean;
}

interface Addressed {
  /** UD and dynamic queue pairs: where it goes. XRC: for which shared receive queue it is, whose protection domain counts, too. */
  readonly to?: DatagramDestination | QueueDestination;
}

interface Inlinable {
  /** Copy the data into the request at once: its memory may change after posting. Needs `inlineBytes`. */
  readonly inline?: boolean;
}

/** Where a request of an unconnected queue pair (UD, dynamic) goes. */
export interface DatagramDestination {
  readonly addressHandle: AddressHandle;
  readonly qpNumber: number;
  readonly queueKey: number;
}

/** Which shared receive queue of the peer a request of an XRC queue pair is for. */
export interface QueueDestination {
  /** The queue's `number`. */
  readonly receiveQueue: number;
}

/** A message into a receive of the peer. */
export interface SendRequest extends Common, Inlinable, Addressed {
  readonly opcode: "send";
  readonly local?: Local;
  /** 32 bits that the peer's completion shows. */
  readonly immediate?: number;
  /** A remote key of the peer that this message makes invalid. */
  readonly invalidateKey?: number;
  /** Raise an event at the peer even when it asked for solicited ones only. */
  readonly solicited?: boolean;
}

/** RDMA WRITE: local bytes into the peer's memory; the peer's CPU does not take part. */
export interface WriteRequest extends Common, Inlinable, Addressed {
  readonly opcode: "write";
  readonly local?: Local;
  readonly remote: RemoteMemory;
  /** With it the write also takes a receive of the peer, whose completion shows these 32 bits. */
  readonly immediate?: number;
  readonly solicited?: boolean;
}

/** RDMA READ: the peer's bytes into local memory (which needs localWrite). */
export interface ReadRequest extends Common, Addressed {
  readonly opcode: "read";
  readonly local: Local;
  readonly remote: RemoteMemory;
}

/** Replaces 8 bytes at the peer by `swap` if they equal `compare`; what was there comes into `local` (8 bytes). */
export interface CompareAndSwapRequest extends Common, Addressed {
  readonly opcode: "compareAndSwap";
  readonly local: Local;
  readonly remote: RemoteMemory;
  readonly compare: bigint;
  readonly swap: bigint;
}

/** Adds to 8 bytes at the peer; what was there comes into `local` (8 bytes). */
export interface FetchAndAddRequest extends Common, Addressed {
  readonly opcode: "fetchAndAdd";
  readonly local: Local;
  readonly remote: RemoteMemory;
  readonly add: bigint;
}

/** Writes 8 bytes at the peer in one piece: whoever reads them there sees the old value or the new one. */
export interface AtomicWriteRequest extends Common, Addressed {
  readonly opcode: "atomicWrite";
  readonly remote: RemoteMemory;
  /** The new value, in the byte order of the machines. */
  readonly value: bigint;
}

/** What was written to the peer's memory before is where it should be when this completes. */
export interface FlushRequest extends Common, Addressed {
  readonly opcode: "flush";
  /** The bytes; its address alone counts with `wholeRegion`. */
  readonly remote: RemoteMemory;
  /** In persistent memory (`IBV_FLUSH_PERSISTENT`); without it, visible to all of the peer (`IBV_FLUSH_GLOBAL`). */
  readonly persistent?: boolean;
  /** All of the region that the key is of (`IBV_FLUSH_MR`), whatever its bounds. */
  readonly wholeRegion?: boolean;
}

/** Makes a key of this side invalid (a type 2 window's). */
export interface LocalInvalidateRequest extends Common {
  readonly opcode: "localInvalidate";
  readonly key: number;
}

/** Gives a type 2 window rights to part of a region, under a key of the caller's making. */
export interface BindWindowRequest extends Common {
  readonly opcode: "bindWindow";
  readonly window: MemoryWindow;
  readonly region: RegionSlice;
  readonly access: Access;
  readonly key: number;
}

/** What a send queue takes (`struct ibv_send_wr`). */
export type WorkRequest =
  | SendRequest
  | WriteRequest
  | ReadRequest
  | CompareAndSwapRequest
  | FetchAndAddRequest
  | AtomicWriteRequest
  | FlushRequest
  | LocalInvalidateRequest
  | BindWindowRequest;

type Without<R, K extends string> = R extends unknown ? Omit<R, K> : never;

/** A request whose operation the method's name says. */
export type RequestOf<O extends WorkRequest["opcode"]> = Without<
  Extract<WorkRequest, { opcode: O }>,
  "opcode"
>;

/** What a receive queue takes (`struct ibv_recv_wr`). Without memory it takes only an immediate. */
export interface ReceiveRequest {
  readonly local?: Local;
  readonly wrId?: number;
}
