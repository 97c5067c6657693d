import {
  big,
  described,
  flag,
  instance,
  number,
  oneOf,
  optionsTable,
  whole,
} from "../../arguments/options.ts";
import { AddressHandle } from "../address/address-handle.ts";
import { accessType } from "../memory/access.ts";
import type { RegionSlice } from "../memory/memory-region.ts";
import { type BindWindowRequest, MemoryWindow } from "../memory/memory-window.ts";
import type { RemoteMemory } from "../memory/remote-memory.ts";

export type { BindWindowRequest } from "../memory/memory-window.ts";

/**
 * Local memory of a request: a region, a part of one, or several parts that are gathered or scattered in
 * order.
 */
export type Local = RegionSlice | readonly RegionSlice[];

interface Common {
  /** Id that the completion reports. Default: an id that is unique in this process. */
  readonly wrId?: number;
  /** True (the default) to report success too. Failures are always reported. */
  readonly signaled?: boolean;
  /** True to wait until earlier reads and atomics of this queue pair are complete. */
  readonly fenced?: boolean;
}

interface Addressed {
  /**
   * Destination of a request on a UD, dynamic or XRC queue pair. XRC requests name a shared receive queue of
   * the peer.
   */
  readonly to?: DatagramDestination | QueueDestination;
}

interface Inlinable {
  /**
   * True to copy the data into the request, so that its memory may change after posting. Needs `inlineBytes`.
   */
  readonly inline?: boolean;
}

// Each request has a type and a table of its members. A post checks the names. fill-request.ts checks the
// values while it writes them into C's struct.

const word = whole(-0x80000000, 0xffffffff);
const localType = described<Local>("a MemoryRegion, a slice of one, or a list of them");
const local = { type: localType, text: "The local memory." } as const;
const remote = {
  type: described<RemoteMemory>("{ address, byteLength, remoteKey }, as the peer's region.remote() gives it"),
  text: "The peer's memory.",
  required: true,
} as const;
const common = {
  wrId: {
    type: number(Number.NEGATIVE_INFINITY),
    defaultText: "an id of its own",
    text: "The id that the completion reports.",
  },
  signaled: { type: flag(), default: true, text: "Report success too; failures are always reported." },
  fenced: { type: flag(), default: false, text: "Wait until earlier reads and atomics are complete." },
} as const;
const immediate = { type: word, text: "32 bits that the peer's completion reports." } as const;
const solicited = {
  type: flag(),
  default: false,
  text: "Wake a peer that waits for solicited ones only.",
} as const;
const inline = {
  type: flag(),
  default: false,
  text: "Copy the data now, so that its memory may change.",
} as const;
const opcode = { required: true, text: "The operation of the request." } as const;

/** Destination of a request on a UD or dynamic queue pair. */
export interface DatagramDestination {
  readonly addressHandle: AddressHandle;
  readonly qpNumber: number;
  readonly queueKey: number;
}

export const datagramDestination = optionsTable<DatagramDestination>()(
  "rdma.DatagramDestination",
  {},
  {
    addressHandle: {
      type: instance("AddressHandle", () => AddressHandle, "pd.createAddressHandle()"),
      required: true,
      text: "The address of the peer's port.",
    },
    qpNumber: { type: word, required: true, text: "The peer's queue pair." },
    queueKey: { type: word, required: true, text: "The key that the peer's queue pair requires." },
  },
);

/** Destination of a request on an XRC queue pair: a shared receive queue of the peer. */
export interface QueueDestination {
  /** `number` of the shared receive queue. */
  readonly receiveQueue: number;
}

export const queueDestination = optionsTable<QueueDestination>()(
  "rdma.QueueDestination",
  {},
  {
    receiveQueue: { type: whole(0, 0xffffff), required: true, text: "The number of the peer's queue." },
  },
);

const to = {
  type: described<DatagramDestination | QueueDestination>(
    "{ addressHandle, qpNumber, queueKey }, or { receiveQueue } for XRC",
  ),
  text: "The destination on UD and dynamic queue pairs; the receive queue on XRC.",
} as const;

/** Request that sends a message into a receive of the peer. */
export interface SendRequest extends Common, Inlinable, Addressed {
  readonly opcode: "send";
  readonly local?: Local;
  /** Value of 32 bits that the peer's completion reports. */
  readonly immediate?: number;
  /** Remote key of the peer that this message invalidates. */
  readonly invalidateKey?: number;
  /** True to raise an event at a peer that waits for solicited completions only. */
  readonly solicited?: boolean;
}

export const sendRequest = optionsTable<SendRequest>()(
  "rdma.SendRequest",
  { "QueuePair.send": 0, "Batch.send": 0 },
  {
    opcode: { ...opcode, type: oneOf("send") },
    local,
    immediate,
    invalidateKey: { type: word, text: "A remote key of the peer that this message invalidates." },
    solicited,
    inline,
    to,
    ...common,
  },
);

/** Request that writes local bytes into the peer's memory (RDMA WRITE). The peer's CPU is not involved. */
export interface WriteRequest extends Common, Inlinable, Addressed {
  readonly opcode: "write";
  readonly local?: Local;
  readonly remote: RemoteMemory;
  /** Value of 32 bits that the peer's completion reports. The write then takes a receive of the peer. */
  readonly immediate?: number;
  readonly solicited?: boolean;
}

export const writeRequest = optionsTable<WriteRequest>()(
  "rdma.WriteRequest",
  { "QueuePair.write": 0, "Batch.write": 0 },
  { opcode: { ...opcode, type: oneOf("write") }, local, remote, immediate, solicited, inline, to, ...common },
);

/** Request that reads the peer's bytes into local memory (RDMA READ). The local memory needs localWrite. */
export interface ReadRequest extends Common, Addressed {
  readonly opcode: "read";
  readonly local: Local;
  readonly remote: RemoteMemory;
}

export const readRequest = optionsTable<ReadRequest>()(
  "rdma.ReadRequest",
  { "QueuePair.read": 0, "Batch.read": 0 },
  {
    opcode: { ...opcode, type: oneOf("read") },
    local: { ...local, required: true },
    remote,
    to,
    ...common,
  },
);

const atomic = { local: { ...local, required: true }, remote, to, ...common } as const;

/**
 * Request that replaces 8 bytes of the peer by `swap` if they equal `compare`. `local` (8 bytes) receives the
 * previous value.
 */
export interface CompareAndSwapRequest extends Common, Addressed {
  readonly opcode: "compareAndSwap";
  readonly local: Local;
  readonly remote: RemoteMemory;
  readonly compare: bigint;
  readonly swap: bigint;
}

export const compareAndSwapRequest = optionsTable<CompareAndSwapRequest>()(
  "rdma.CompareAndSwapRequest",
  { "QueuePair.compareAndSwap": 0, "Batch.compareAndSwap": 0 },
  {
    opcode: { ...opcode, type: oneOf("compareAndSwap") },
    compare: { type: big(), required: true, text: "The expected value." },
    swap: { type: big(), required: true, text: "The new value if the expected one is found." },
    ...atomic,
  },
);

/** Request that adds to 8 bytes of the peer. `local` (8 bytes) receives the previous value. */
export interface FetchAndAddRequest extends Common, Addressed {
  readonly opcode: "fetchAndAdd";
  readonly local: Local;
  readonly remote: RemoteMemory;
  readonly add: bigint;
}

export const fetchAndAddRequest = optionsTable<FetchAndAddRequest>()(
  "rdma.FetchAndAddRequest",
  { "QueuePair.fetchAndAdd": 0, "Batch.fetchAndAdd": 0 },
  {
    opcode: { ...opcode, type: oneOf("fetchAndAdd") },
    add: { type: big(), required: true, text: "The number that is added, modulo 2^64." },
    ...atomic,
  },
);

/**
 * Request that writes 8 bytes of the peer atomically. A reader at the peer sees the old value or the new one.
 */
export interface AtomicWriteRequest extends Common, Addressed {
  readonly opcode: "atomicWrite";
  readonly remote: RemoteMemory;
  /** New value, in the byte order of the machines. */
  readonly value: bigint;
}

export const atomicWriteRequest = optionsTable<AtomicWriteRequest>()(
  "rdma.AtomicWriteRequest",
  { "QueuePair.atomicWrite": 0, "Batch.atomicWrite": 0 },
  {
    opcode: { ...opcode, type: oneOf("atomicWrite") },
    remote,
    value: { type: big(), required: true, text: "The new value of the 8 bytes." },
    to,
    ...common,
  },
);

/** Request that completes when earlier writes to the peer's memory are visible there, or persistent. */
export interface FlushRequest extends Common, Addressed {
  readonly opcode: "flush";
  /** Range of bytes to flush. With `wholeRegion` only its address and key are used. */
  readonly remote: RemoteMemory;
  /**
   * True to flush to persistent memory (`IBV_FLUSH_PERSISTENT`). Default false, which makes the bytes visible
   * to all of the peer (`IBV_FLUSH_GLOBAL`).
   */
  readonly persistent?: boolean;
  /** True to flush the whole region of the key (`IBV_FLUSH_MR`). */
  readonly wholeRegion?: boolean;
}

export const flushRequest = optionsTable<FlushRequest>()(
  "rdma.FlushRequest",
  { "QueuePair.flush": 0, "Batch.flush": 0 },
  {
    opcode: { ...opcode, type: oneOf("flush") },
    remote,
    persistent: {
      type: flag(),
      default: false,
      text: "Flush to persistent memory; otherwise make the bytes visible to all.",
    },
    wholeRegion: { type: flag(), default: false, text: "Flush the whole region of the key." },
    to,
    ...common,
  },
);

/** Request that invalidates a key of this side, of a type 2 window. */
export interface LocalInvalidateRequest extends Common {
  readonly opcode: "localInvalidate";
  readonly key: number;
}

export const localInvalidateRequest = optionsTable<LocalInvalidateRequest>()(
  "rdma.LocalInvalidateRequest",
  { "Batch.localInvalidate": 0 },
  {
    opcode: { ...opcode, type: oneOf("localInvalidate") },
    key: { type: word, required: true, text: "The key of this side to invalidate." },
    ...common,
  },
);

export const bindWindowRequest = optionsTable<BindWindowRequest>()(
  "rdma.BindWindowRequest",
  { "Batch.bindWindow": 0 },
  {
    opcode: { ...opcode, type: oneOf("bindWindow") },
    window: {
      type: instance("MemoryWindow", () => MemoryWindow, "pd.createMemoryWindow()"),
      required: true,
      text: "The window.",
    },
    region: {
      type: described<RegionSlice>("a MemoryRegion or a slice of one"),
      required: true,
      text: "The part of the region that the window covers.",
    },
    access: { type: accessType, required: true, text: "The access that the window grants." },
    key: { type: word, required: true, text: "The new key of the window." },
    ...common,
  },
);

/** Request of a send queue (`struct ibv_send_wr`). */
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

/** Request without `opcode`, for the method of that name. */
export type RequestOf<O extends WorkRequest["opcode"]> = Without<
  Extract<WorkRequest, { opcode: O }>,
  "opcode"
>;

/** Request of a receive queue (`struct ibv_recv_wr`). Without memory it receives only an immediate. */
export interface ReceiveRequest {
  readonly local?: Local;
  readonly wrId?: number;
}

export const receiveRequest = optionsTable<ReceiveRequest>()(
  "rdma.ReceiveRequest",
  { "QueuePair.receive": 0, "SharedReceiveQueue.receive": 0 },
  { local, wrId: common.wrId },
);
