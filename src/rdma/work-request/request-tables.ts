import { optionsTable } from "../../arguments/options-table.ts";
import { big, described, flag, instance, number, oneOf, whole } from "../../arguments/value-type.ts";
import { accessType } from "../memory/access.ts";
import type { RegionSlice } from "../memory/memory-region.ts";
import { MemoryWindow } from "../memory/memory-window.ts";
import type { RemoteMemory } from "../memory/remote-memory.ts";
import { AddressHandle } from "../queue-pair/address-handle.ts";
import type {
  AtomicWriteRequest,
  BindWindowRequest,
  CompareAndSwapRequest,
  DatagramDestination,
  FetchAndAddRequest,
  FlushRequest,
  Local,
  LocalInvalidateRequest,
  QueueDestination,
  ReadRequest,
  ReceiveRequest,
  SendRequest,
  WriteRequest,
} from "./work-request.ts";

// Requests as tables: their names are checked at each post, their values where they are written into C's struct.

const word = whole(-0x80000000, 0xffffffff);
const localType = described<Local>("a MemoryRegion, a slice of one, or a list of them");
const local = { type: localType, text: "The memory here." } as const;
const remote = {
  type: described<RemoteMemory>("{ address, byteLength, remoteKey }, as the peer's region.remote() gives it"),
  text: "The peer's memory.",
  required: true,
} as const;
const common = {
  wrId: {
    type: number(Number.NEGATIVE_INFINITY),
    defaultText: "an id of its own",
    text: "What comes back in the completion.",
  },
  signaled: { type: flag(), default: true, text: "Report success too; failures always are." },
  fenced: { type: flag(), default: false, text: "Wait until earlier reads and atomics are done." },
} as const;
const immediate = { type: word, text: "32 bits that the peer's completion shows." } as const;
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
const opcode = { required: true, text: "What the request does." } as const;

export const datagramDestination = optionsTable<DatagramDestination>()(
  "rdma.DatagramDestination",
  {},
  {
    addressHandle: {
      type: instance("AddressHandle", () => AddressHandle, "pd.createAddressHandle()"),
      required: true,
      text: "The way to the peer's port.",
    },
    qpNumber: { type: word, required: true, text: "The peer's queue pair." },
    queueKey: { type: word, required: true, text: "The key that the peer's queue pair asks for." },
  },
);

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
  text: "UD and dynamic queue pairs: where it goes. XRC: for which queue.",
} as const;

export const sendRequest = optionsTable<SendRequest>()(
  "rdma.SendRequest",
  { "QueuePair.send": 0, "Batch.send": 0 },
  {
    opcode: { ...opcode, type: oneOf("send") },
    local,
    immediate,
    invalidateKey: { type: word, text: "A remote key of the peer that this message makes invalid." },
    solicited,
    inline,
    to,
    ...common,
  },
);

export const writeRequest = optionsTable<WriteRequest>()(
  "rdma.WriteRequest",
  { "QueuePair.write": 0, "Batch.write": 0 },
  { opcode: { ...opcode, type: oneOf("write") }, local, remote, immediate, solicited, inline, to, ...common },
);

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

export const compareAndSwapRequest = optionsTable<CompareAndSwapRequest>()(
  "rdma.CompareAndSwapRequest",
  { "QueuePair.compareAndSwap": 0, "Batch.compareAndSwap": 0 },
  {
    opcode: { ...opcode, type: oneOf("compareAndSwap") },
    compare: { type: big(), required: true, text: "What must be there." },
    swap: { type: big(), required: true, text: "What comes there if so." },
    ...atomic,
  },
);

export const fetchAndAddRequest = optionsTable<FetchAndAddRequest>()(
  "rdma.FetchAndAddRequest",
  { "QueuePair.fetchAndAdd": 0, "Batch.fetchAndAdd": 0 },
  {
    opcode: { ...opcode, type: oneOf("fetchAndAdd") },
    add: { type: big(), required: true, text: "What is added, modulo 2^64." },
    ...atomic,
  },
);

export const atomicWriteRequest = optionsTable<AtomicWriteRequest>()(
  "rdma.AtomicWriteRequest",
  { "QueuePair.atomicWrite": 0, "Batch.atomicWrite": 0 },
  {
    opcode: { ...opcode, type: oneOf("atomicWrite") },
    remote,
    value: { type: big(), required: true, text: "What the 8 bytes are then." },
    to,
    ...common,
  },
);

export const flushRequest = optionsTable<FlushRequest>()(
  "rdma.FlushRequest",
  { "QueuePair.flush": 0, "Batch.flush": 0 },
  {
    opcode: { ...opcode, type: oneOf("flush") },
    remote,
    persistent: { type: flag(), default: false, text: "In persistent memory; else visible to all." },
    wholeRegion: { type: flag(), default: false, text: "All of the region, whatever the bounds." },
    to,
    ...common,
  },
);

export const localInvalidateRequest = optionsTable<LocalInvalidateRequest>()(
  "rdma.LocalInvalidateRequest",
  { "Batch.localInvalidate": 0 },
  {
    opcode: { ...opcode, type: oneOf("localInvalidate") },
    key: { type: word, required: true, text: "The key of this side that becomes invalid." },
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
      text: "What it gives rights to.",
    },
    access: { type: accessType, required: true, text: "The rights." },
    key: { type: word, required: true, text: "The key that the window then has." },
    ...common,
  },
);

export const receiveRequest = optionsTable<ReceiveRequest>()(
  "rdma.ReceiveRequest",
  { "QueuePair.receive": 0, "SharedReceiveQueue.receive": 0 },
  { local, wrId: common.wrId },
);
