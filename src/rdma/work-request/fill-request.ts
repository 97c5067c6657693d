import {
  IBV_SEND_FENCE,
  IBV_SEND_INLINE,
  IBV_SEND_SIGNALED,
  IBV_SEND_SOLICITED,
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
import { refuseUnknown, wholeNumber, word32 } from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";
import type { Resource } from "../../lifetime/resource.ts";
import { AddressHandle } from "../address/address-handle.ts";
import type { DomainHandle } from "../handles/device-handle.ts";
import { windowAccess } from "../memory/access.ts";
import { MemoryRegion, type RegionSlice } from "../memory/memory-region.ts";
import { MemoryWindow } from "../memory/memory-window.ts";
import { checkBounds, regionOf } from "../memory/region-bounds.ts";
import { checkRemote, noRemote, type RemoteMemory } from "../memory/remote-memory.ts";
import type { SendLimits } from "./send-queue.ts";
import {
  type AtomicWriteRequest,
  atomicWriteRequest,
  type BindWindowRequest,
  bindWindowRequest,
  type CompareAndSwapRequest,
  compareAndSwapRequest,
  type DatagramDestination,
  datagramDestination,
  type FetchAndAddRequest,
  type FlushRequest,
  fetchAndAddRequest,
  flushRequest,
  type Local,
  type LocalInvalidateRequest,
  localInvalidateRequest,
  type QueueDestination,
  queueDestination,
  type ReadRequest,
  readRequest,
  type SendRequest,
  sendRequest,
  type WorkRequest,
  type WriteRequest,
  writeRequest,
} from "./work-request.ts";
import type { Chain, SendView } from "./work-request-memory.ts";

/** Largest length of a segment in bytes. Devices have 31 bits for it. */
const mostSegmentBytes = 0x7fffffff;
/** Largest length of a message in bytes, by the InfiniBand specification. */
const mostMessageBytes = 2 ** 31;

const isList = (local: Local): local is readonly RegionSlice[] => Array.isArray(local);

/** Limits of the local memory of a request. */
export interface SegmentLimits {
  readonly protectionDomain: DomainHandle;
  /** Name of the queue in errors: "QueuePair 17". */
  readonly label: string;
  /** Name of the option that sets the number of segments of a request. */
  readonly segmentsOption: string;
}

/**
 * Writes the segments of request `i`. Returns their number of bytes. The regions are added to the chain's
 * `resources`.
 * Throws TypeError or RangeError for memory that is not a region of this protection domain, or for too many
 * segments.
 */
export function fillSegments<W extends { sg_list: number; num_sge: number }>(
  { memory, resources }: Chain<W>,
  i: number,
  local: Local | undefined,
  limits: SegmentLimits,
): number {
  const request = memory.requests[i]!;
  request.sg_list = memory.segmentsAddress(i);
  request.num_sge = 0;
  if (local === undefined) return 0;
  const count = isList(local) ? local.length : 1;
  if (count > memory.segmentsEach) {
    throw new RangeError(
      `${limits.label}: the request has ${count} segments, but the queue was created for ${memory.segmentsEach} (${limits.segmentsOption})`,
    );
  }
  let bytes = 0;
  for (let j = 0; j < count; j++) {
    const slice = isList(local) ? local[j]! : local;
    const region = regionOf(slice, limits);
    const { offset, byteLength } = slice; // Read once: a getter could return another value the next time.
    checkBounds(region, offset, byteLength);
    if (byteLength > mostSegmentBytes) {
      throw new RangeError(`one segment has at most ${mostSegmentBytes} bytes, not ${byteLength}`);
    }
    const segment = memory.segment(i, j);
    segment.addr = region.address + offset;
    segment.length = byteLength;
    segment.lkey = region.localKey;
    bytes += byteLength;
    resources.push(region);
  }
  if (bytes > mostMessageBytes) {
    throw new RangeError(`one request has at most ${mostMessageBytes} bytes, not ${bytes}`);
  }
  request.num_sge = count;
  return bytes;
}

// The fill functions write an operation's own fields of C's request. Each field of the user's objects is read
// once, because a getter could return another value the next time.

const atomicBytes = 8;
/** Shift of the flush level in `wr_atomic_swap`. The low bits hold the placement type. */
export const flushLevelShift = 8;

/** Returns a boolean of a request, or its default. Throws TypeError for other values. */
export function flagOf(name: string, value: boolean | undefined, byDefault: boolean): boolean {
  if (value === undefined) return byDefault;
  if (typeof value !== "boolean") throw new TypeError(`${name} is ${shown(value)}. Use true or false`);
  return value;
}

function u64(name: string, value: bigint): bigint {
  if (typeof value !== "bigint") throw new TypeError(`${name} is ${shown(value)}. Use a bigint, such as 1n`);
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

// C's request has no fields for an atomic write or a flush. Their values use the operand fields of an atomic,
// see post-extended.ts.

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
    throw new TypeError(`window is ${shown(window)}. Use the result of pd.createMemoryWindow()`);
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

/**
 * Operation of a send queue: the members of its requests, and the function that writes them into C's struct.
 */
export interface Operation<R extends WorkRequest = WorkRequest> {
  readonly name: R["opcode"];
  /** Names that a request may have. A request in a list has an `opcode`, a request of a method has none. */
  readonly listed: { readonly keys: ReadonlySet<string> };
  readonly direct: { readonly keys: ReadonlySet<string> };
  /**
   * True for an operation that `ibv_post_send` does not have. Its requests need `ibv_wr_*` and a queue pair
   * that was created with the operation.
   */
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

/** Returns the operation that a request's `opcode` names. */
export function operationOf(opcode: WorkRequest["opcode"]): Operation {
  const found = byName.get(opcode);
  if (found) return found;
  const names = [...byName.keys()] as string[];
  const near = typeof opcode === "string" ? didYouMean(opcode, names) : "";
  throw new TypeError(`opcode is ${shown(opcode)}. Use ${names.join(", ")}${near}`);
}

/** Writes the destination of a request. The address handle is added to `resources`. */
function fillDestination(
  view: SendView,
  to: DatagramDestination | QueueDestination | undefined,
  limits: SendLimits,
  resources: Resource[],
): void {
  if (limits.addressing === "connected") {
    if (to) throw new TypeError(`${limits.label} is connected: "to" is for UD, XRC and dynamic queue pairs`);
    return;
  }
  if (typeof to !== "object" || to === null) throw noDestination(limits);
  if (limits.addressing === "queue") {
    refuseUnknown(queueDestination, "to", to);
    const { receiveQueue } = to as QueueDestination;
    view.qp_type_xrc_remote_srqn = wholeNumber("to.receiveQueue", receiveQueue, 0, 0xffffff);
    return;
  }
  refuseUnknown(datagramDestination, "to", to);
  const { addressHandle, qpNumber, queueKey } = to as DatagramDestination;
  if (!(addressHandle instanceof AddressHandle)) throw noDestination(limits);
  if (addressHandle.protectionDomain.base !== limits.protectionDomain.base) {
    throw new TypeError(`${addressHandle.label} belongs to another protection domain than ${limits.label}`);
  }
  resources.push(addressHandle);
  word32("to.qpNumber", qpNumber);
  word32("to.queueKey", queueKey);
  if (limits.addressing === "dynamic") {
    // A dynamic request uses `wr.rdma`, so the destination is stored in the fields of a bind.
    view.bind_mw_mw = addressHandle.pointer;
    view.bind_mw_rkey = qpNumber;
    view.bind_mw_bind_info_mw_access_flags = queueKey;
    return;
  }
  view.wr_ud_ah = addressHandle.pointer;
  view.wr_ud_remote_qpn = qpNumber;
  view.wr_ud_remote_qkey = queueKey;
}

function noDestination(limits: SendLimits): TypeError {
  if (limits.addressing === "queue") {
    return new TypeError(
      `${limits.label} is XRC. Name the receive queue with \`to: { receiveQueue: queue.number }\``,
    );
  }
  const type = limits.addressing === "datagram" ? "UD" : "dynamic";
  return new TypeError(
    `${limits.label} is ${type}. Name the destination with \`to: { addressHandle, qpNumber, queueKey }\``,
  );
}

function sendFlags(request: WorkRequest, operation: Operation, limits: SendLimits, bytes: number): number {
  let flags = flagOf("signaled", request.signaled, true) ? IBV_SEND_SIGNALED : 0;
  if (flagOf("fenced", request.fenced, false)) flags |= IBV_SEND_FENCE;
  // Only sends and writes carry data with the request. The tables of other requests do not have `solicited`
  // and `inline`.
  if (operation !== operations.send && operation !== operations.write) return flags;
  const { solicited, inline } = request as SendRequest;
  if (flagOf("solicited", solicited, false)) flags |= IBV_SEND_SOLICITED;
  if (flagOf("inline", inline, false)) {
    if (bytes > limits.inlineBytes) {
      throw new RangeError(
        `${bytes} bytes inline: ${limits.label} was created for ${limits.inlineBytes} (inlineBytes)`,
      );
    }
    flags |= IBV_SEND_INLINE;
  }
  return flags;
}

const sends: ReadonlySet<number> = new Set([IBV_WR_SEND, IBV_WR_SEND_WITH_IMM, IBV_WR_SEND_WITH_INV]);

/** Operations that a dynamic queue pair supports. */
const remoteOperations: ReadonlySet<number> = new Set([
  IBV_WR_SEND,
  IBV_WR_SEND_WITH_IMM,
  IBV_WR_RDMA_WRITE,
  IBV_WR_RDMA_WRITE_WITH_IMM,
  IBV_WR_RDMA_READ,
  IBV_WR_ATOMIC_CMP_AND_SWP,
  IBV_WR_ATOMIC_FETCH_AND_ADD,
]);

/**
 * Throws TypeError unless the type of queue pair supports the operation, and RangeError for a datagram that
 * is too long.
 */
function checkUnconnected(view: SendView, name: string, bytes: number, limits: SendLimits): void {
  const { addressing, label, datagramBytes = bytes } = limits;
  if (addressing === "dynamic" && !remoteOperations.has(view.opcode)) {
    throw new TypeError(`${label} is dynamic, which does not support "${name}" or invalidateKey`);
  }
  if (addressing === "datagram" && !sends.has(view.opcode)) {
    throw new TypeError(`${label} is UD, which supports sends only; "${name}" needs RC (or UC for writes)`);
  }
  if (addressing === "queue" && (view.opcode === IBV_WR_LOCAL_INV || view.opcode === IBV_WR_BIND_MW)) {
    throw new TypeError(
      `${label} is XRC, which does not support "${name}": windows belong to the process of the target`,
    );
  }
  if (bytes > datagramBytes) {
    throw new RangeError(
      `the datagram has ${bytes} bytes, and a packet at most ${datagramBytes} (the port's activeMtu). Send several, or use RC or UC`,
    );
  }
}

/**
 * Writes request `i` of the chain, except its id and its `next`. Throws TypeError or RangeError before C
 * reads a bad request. `direct` is the operation when a method of that name posts the request. A request in a
 * list has an `opcode` instead.
 */
export function fillSend(
  chain: Chain<SendView>,
  i: number,
  request: WorkRequest,
  direct: Operation | undefined,
  limits: SendLimits,
): void {
  const operation = direct ?? operationOf(request.opcode);
  refuseUnknown(direct ? operation.direct : operation.listed, operation.name, request);
  if (operation.extendedOnly || chain.extended) requireOperation(operation, limits);
  if (operation.extendedOnly) chain.extended = true; // After the check: a refused request leaves the chain as it was.
  const view = chain.memory.requests[i]!;
  const own = chain.resources.length;
  const bytes = fillSegments(chain, i, (request as { readonly local?: Local }).local, limits);
  operation.fill(view, request, bytes, limits, chain.resources);
  if (limits.addressing !== "connected") checkUnconnected(view, operation.name, bytes, limits);
  fillDestination(view, (request as SendRequest).to, limits, chain.resources);
  view.send_flags = sendFlags(request, operation, limits, bytes);
  if ((view.send_flags & IBV_SEND_INLINE) !== 0) refuseDeviceMemory(chain.resources, own);
}

/** Throws TypeError unless the queue pair was created with the operation. */
function requireOperation({ name }: Operation, { label, operations: had }: SendLimits): void {
  if (had?.has(name)) return;
  const all = [...(had ?? []), name].map((one) => JSON.stringify(one)).join(", ");
  throw new TypeError(
    `${label} was created without "${name}" for batches. Use createQueuePair({ operations: [${all}] })`,
  );
}

/**
 * Throws TypeError for inline data in device memory. C copies inline bytes when they are posted and cannot
 * read device memory.
 */
function refuseDeviceMemory(resources: readonly unknown[], from: number): void {
  for (let i = from; i < resources.length; i++) {
    const region = resources[i];
    if (region instanceof MemoryRegion && !region.inHostMemory) {
      throw new TypeError(
        `${region.label} is not host memory at its own address (${region.path}), so its bytes cannot be posted inline`,
      );
    }
  }
}
