import {
  IBV_WR_ATOMIC_CMP_AND_SWP,
  IBV_WR_ATOMIC_FETCH_AND_ADD,
  IBV_WR_ATOMIC_WRITE,
  IBV_WR_BIND_MW,
  IBV_WR_LOCAL_INV,
  IBV_WR_RDMA_READ,
  IBV_WR_RDMA_WRITE,
  IBV_WR_RDMA_WRITE_WITH_IMM,
  IBV_WR_SEND,
  IBV_WR_SEND_WITH_IMM,
  IBV_WR_SEND_WITH_INV,
} from "../../../ffi/ibverbs/constants.ts";
import {
  IBV_FLUSH_GLOBAL,
  IBV_FLUSH_MR,
  IBV_FLUSH_PERSISTENT,
  IBV_FLUSH_RANGE,
  IBV_WR_FLUSH,
} from "../../../ffi/ibverbs/newer.ts";
import { didYouMean } from "../../../ffi/nearest.ts";
import { shown } from "../../arguments/shown.ts";
import { word32 } from "../../arguments/whole-number.ts";
import type { Resource } from "../../lifetime/resource.ts";
import { windowAccess } from "../memory/access.ts";
import { MemoryWindow } from "../memory/memory-window.ts";
import { checkRemote, noRemote, type RemoteMemory } from "../memory/remote-memory.ts";
import { checkBounds, regionOf } from "./fill-segments.ts";
import {
  atomicWriteRequest,
  bindWindowRequest,
  compareAndSwapRequest,
  fetchAndAddRequest,
  flushRequest,
  localInvalidateRequest,
  readRequest,
  sendRequest,
  writeRequest,
} from "./request-tables.ts";
import type { SendLimits } from "./send-limits.ts";
import type {
  AtomicWriteRequest,
  BindWindowRequest,
  CompareAndSwapRequest,
  FetchAndAddRequest,
  FlushRequest,
  LocalInvalidateRequest,
  ReadRequest,
  SendRequest,
  WorkRequest,
  WriteRequest,
} from "./work-request.ts";
import type { SendView } from "./work-request-memory.ts";

// What an operation writes into C's request beside its segments, its destination and its flags. Each field of the user's
// objects is read once: a getter could answer differently the next time.

const atomicBytes = 8;
/** Where a flush has how much of the region it is for, beside how. */
export const flushLevelShift = 8;

/** A boolean of a request, or what holds without it. */
export function flagOf(name: string, value: boolean | undefined, byDefault: boolean): boolean {
  if (value === undefined) return byDefault;
  if (typeof value !== "boolean") throw new TypeError(`${name} is ${shown(value)}: use true or false`);
  return value;
}

function u64(name: string, value: bigint): bigint {
  if (typeof value !== "bigint") throw new TypeError(`${name} is ${shown(value)}: use a bigint, such as 1n`);
  return BigInt.asUintN(64, value);
}

function fillRdma(view: SendView, remote: RemoteMemory, bytes: number): void {
  const { address, byteLength, remoteKey } = remote ?? noRemote;
  checkRemote(address, byteLength, remoteKey);
  if (bytes > byteLength) {
    throw new RangeError(`${bytes} bytes do not fit into the peer's ${byteLength} bytes`);
  }
  view.wr_rdma_remote_addr = address;
  view.wr_rdma_rkey = remoteKey;
}

function fillAtomic(view: SendView, remote: RemoteMemory, bytes: number): void {
  if (bytes !== atomicBytes) throw new RangeError(`an atomic returns 8 bytes; its local memory has ${bytes}`);
  fillAtomicTarget(view, remote);
}

function fillAtomicTarget(view: SendView, remote: RemoteMemory): void {
  const { address, byteLength, remoteKey } = remote ?? noRemote;
  checkRemote(address, byteLength, remoteKey);
  if (byteLength < atomicBytes || address % atomicBytes !== 0) {
    throw new RangeError(
      `an atomic works on 8 bytes at an address that is a multiple of 8, not on ${byteLength} at 0x${address.toString(16)}`,
    );
  }
  view.wr_atomic_remote_addr = address;
  view.wr_atomic_rkey = remoteKey;
}

function fillSendOperation(view: SendView, { immediate, invalidateKey }: SendRequest): void {
  view.opcode = IBV_WR_SEND;
  if (immediate !== undefined) {
    view.opcode = IBV_WR_SEND_WITH_IMM;
    view.imm_data = word32("immediate", immediate);
  }
  if (invalidateKey !== undefined) {
    if (immediate !== undefined)
      throw new TypeError("a send carries an immediate or an invalidateKey, not both");
    view.opcode = IBV_WR_SEND_WITH_INV;
    view.invalidate_rkey = word32("invalidateKey", invalidateKey);
  }
}

function fillWrite(view: SendView, { remote, immediate }: WriteRequest, bytes: number): void {
  fillRdma(view, remote, bytes);
  view.opcode = IBV_WR_RDMA_WRITE;
  if (immediate !== undefined) {
    view.opcode = IBV_WR_RDMA_WRITE_WITH_IMM;
    view.imm_data = word32("immediate", immediate);
  }
}

function fillRead(view: SendView, { remote }: ReadRequest, bytes: number): void {
  fillRdma(view, remote, bytes);
  view.opcode = IBV_WR_RDMA_READ;
}

function fillCompareAndSwap(view: SendView, request: CompareAndSwapRequest, bytes: number): void {
  fillAtomic(view, request.remote, bytes);
  view.opcode = IBV_WR_ATOMIC_CMP_AND_SWP;
  view.wr_atomic_compare_add = u64("compare", request.compare);
  view.wr_atomic_swap = u64("swap", request.swap);
}

function fillFetchAndAdd(view: SendView, request: FetchAndAddRequest, bytes: number): void {
  fillAtomic(view, request.remote, bytes);
  view.opcode = IBV_WR_ATOMIC_FETCH_AND_ADD;
  view.wr_atomic_compare_add = u64("add", request.add);
  view.wr_atomic_swap = 0n;
}

// C's request has no room of its own for these two: the value, and the bytes and how, are where an atomic has its operands.

function fillAtomicWrite(view: SendView, { remote, value }: AtomicWriteRequest): void {
  fillAtomicTarget(view, remote);
  view.opcode = IBV_WR_ATOMIC_WRITE;
  view.wr_atomic_compare_add = u64("value", value);
}

function fillFlush(view: SendView, { remote, persistent, wholeRegion }: FlushRequest): void {
  const { address, byteLength, remoteKey } = remote ?? noRemote;
  checkRemote(address, byteLength, remoteKey);
  view.opcode = IBV_WR_FLUSH;
  view.wr_atomic_remote_addr = address;
  view.wr_atomic_rkey = remoteKey;
  view.wr_atomic_compare_add = BigInt(byteLength);
  const placement = flagOf("persistent", persistent, false) ? IBV_FLUSH_PERSISTENT : IBV_FLUSH_GLOBAL;
  const level = flagOf("wholeRegion", wholeRegion, false) ? IBV_FLUSH_MR : IBV_FLUSH_RANGE;
  view.wr_atomic_swap = BigInt(placement | (level << flushLevelShift));
}

function fillLocalInvalidate(view: SendView, { key }: LocalInvalidateRequest): void {
  view.opcode = IBV_WR_LOCAL_INV;
  view.invalidate_rkey = word32("key", key);
}

function fillBind(
  view: SendView,
  request: BindWindowRequest,
  _bytes: number,
  limits: SendLimits,
  resources: Resource[],
): void {
  const { window, region: part } = request;
  if (!(window instanceof MemoryWindow)) {
    throw new TypeError(`window is ${shown(window)}: use what pd.createMemoryWindow() gives`);
  }
  if (window.protectionDomain.base !== limits.protectionDomain.base) {
    throw new TypeError(`${window.label} belongs to another protection domain than ${limits.label}`);
  }
  const region = regionOf(part, limits);
  const { offset, byteLength } = part;
  checkBounds(region, offset, byteLength);
  resources.push(window, region);
  window.mayBindTo(region, limits.windows.queuePair);
  limits.windows.note(window);
  view.opcode = IBV_WR_BIND_MW;
  view.bind_mw_mw = window.pointer;
  view.bind_mw_rkey = word32("key", request.key);
  view.bind_mw_bind_info_mr = region.pointer;
  view.bind_mw_bind_info_addr = region.address + offset;
  view.bind_mw_bind_info_length = byteLength;
  view.bind_mw_bind_info_mw_access_flags = windowAccess(request.access);
}

/** What one operation's requests have, and how they become C's. */
export interface Operation<R extends WorkRequest = WorkRequest> {
  readonly name: R["opcode"];
  /** The names that a request may have: in a list it says what it is, with a method of its own it does not. */
  readonly listed: { readonly keys: ReadonlySet<string> };
  readonly direct: { readonly keys: ReadonlySet<string> };
  /** `ibv_post_send` has no such: it goes by `ibv_wr_*`, on a queue pair that was created for it. */
  readonly extendedOnly: boolean;
  fill(view: SendView, request: R, bytes: number, limits: SendLimits, resources: Resource[]): void;
}

const operation = <R extends WorkRequest>(
  name: R["opcode"],
  table: { readonly keys: ReadonlySet<string> },
  fill: Operation<R>["fill"],
  extendedOnly = false,
): Operation<R> => ({
  name,
  listed: table,
  direct: { keys: table.keys.difference(new Set(["opcode"])) },
  extendedOnly,
  fill,
});

export const operations = {
  send: operation<SendRequest>("send", sendRequest, fillSendOperation),
  write: operation<WriteRequest>("write", writeRequest, fillWrite),
  read: operation<ReadRequest>("read", readRequest, fillRead),
  compareAndSwap: operation<CompareAndSwapRequest>(
    "compareAndSwap",
    compareAndSwapRequest,
    fillCompareAndSwap,
  ),
  fetchAndAdd: operation<FetchAndAddRequest>("fetchAndAdd", fetchAndAddRequest, fillFetchAndAdd),
  atomicWrite: operation<AtomicWriteRequest>("atomicWrite", atomicWriteRequest, fillAtomicWrite, true),
  flush: operation<FlushRequest>("flush", flushRequest, fillFlush, true),
  localInvalidate: operation<LocalInvalidateRequest>(
    "localInvalidate",
    localInvalidateRequest,
    fillLocalInvalidate,
  ),
  bindWindow: operation<BindWindowRequest>("bindWindow", bindWindowRequest, fillBind),
} as const;

const byName: ReadonlyMap<unknown, Operation> = new Map(Object.entries(operations) as [string, Operation][]);

/** The operation of a request that says itself what it is. */
export function operationOf(opcode: WorkRequest["opcode"]): Operation {
  const found = byName.get(opcode);
  if (found) return found;
  const names = [...byName.keys()] as string[];
  const near = typeof opcode === "string" ? didYouMean(opcode, names) : "";
  throw new TypeError(`opcode is ${shown(opcode)}: use ${names.join(", ")}${near}`);
}
