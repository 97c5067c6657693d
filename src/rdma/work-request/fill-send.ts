import {
  IBV_SEND_FENCE,
  IBV_SEND_INLINE,
  IBV_SEND_SIGNALED,
  IBV_SEND_SOLICITED,
  IBV_WR_ATOMIC_CMP_AND_SWP,
  IBV_WR_ATOMIC_FETCH_AND_ADD,
  IBV_WR_BIND_MW,
  IBV_WR_LOCAL_INV,
  IBV_WR_RDMA_READ,
  IBV_WR_RDMA_WRITE,
  IBV_WR_RDMA_WRITE_WITH_IMM,
  IBV_WR_SEND,
  IBV_WR_SEND_WITH_IMM,
  IBV_WR_SEND_WITH_INV,
} from "../../../ffi/ibverbs/constants.ts";
import { word32 } from "../../arguments/whole-number.ts";
import type { Resource } from "../../lifetime/resource.ts";
import { windowAccess } from "../memory/access.ts";
import type { BoundWindows } from "../memory/bound-windows.ts";
import { MemoryWindow } from "../memory/memory-window.ts";
import { checkedRemote, type RemoteMemory } from "../memory/remote-memory.ts";
import { AddressHandle } from "../queue-pair/address-handle.ts";
import type { BindWindowRequest, DatagramDestination, WorkRequest } from "./work-request.ts";
import {
  checkBounds,
  fillSegments,
  regionOf,
  type SegmentLimits,
  type SendView,
  type WorkRequestMemory,
} from "./work-request-memory.ts";

/** What a queue pair allows of a send request. */
export interface SendLimits extends SegmentLimits {
  readonly inlineBytes: number;
  /** Whether requests say where they go: not those of a connection, sends of UD, and all of a dynamic queue pair. */
  readonly addressing: "connected" | "datagram" | "dynamic";
  /** Of UD: what one datagram holds at most, the port's MTU. */
  readonly datagramBytes: number | undefined;
  readonly windows: BoundWindows;
}

const atomicBytes = 8;

function u64(name: string, value: bigint): bigint {
  if (typeof value !== "bigint") throw new TypeError(`${name} is ${typeof value}: use a bigint, such as 1n`);
  return BigInt.asUintN(64, value);
}

function fillRdma(view: SendView, remote: RemoteMemory, bytes: number): void {
  const { address, byteLength, remoteKey } = checkedRemote(remote);
  if (bytes > byteLength) {
    throw new RangeError(`${bytes} bytes do not fit into the peer's ${byteLength} bytes`);
  }
  view.wr_rdma_remote_addr = address;
  view.wr_rdma_rkey = remoteKey;
}

function fillAtomic(view: SendView, remote: RemoteMemory, bytes: number): void {
  const { address, byteLength, remoteKey } = checkedRemote(remote);
  if (bytes !== atomicBytes) throw new RangeError(`an atomic returns 8 bytes; its local memory has ${bytes}`);
  if (byteLength < atomicBytes || address % atomicBytes !== 0) {
    throw new RangeError(
      `an atomic works on 8 bytes at an address that is a multiple of 8, not 0x${address.toString(16)}`,
    );
  }
  view.wr_atomic_remote_addr = address;
  view.wr_atomic_rkey = remoteKey;
}

function fillDestination(
  view: SendView,
  to: DatagramDestination | undefined,
  limits: SendLimits,
  resources: Resource[],
): void {
  if (limits.addressing === "connected") {
    if (to) throw new TypeError(`${limits.label} is connected: "to" is for UD and dynamic queue pairs`);
    return;
  }
  const addressHandle: unknown = to?.addressHandle;
  if (!(addressHandle instanceof AddressHandle)) {
    const type = limits.addressing === "datagram" ? "UD" : "dynamic";
    throw new TypeError(
      `${limits.label} is ${type}: say where with to: { addressHandle, qpNumber, queueKey }`,
    );
  }
  if (addressHandle.protectionDomain !== limits.protectionDomain) {
    throw new TypeError(`${addressHandle.label} belongs to another protection domain than ${limits.label}`);
  }
  resources.push(addressHandle);
  if (limits.addressing === "dynamic") {
    // Beside wr.rdma there is no room but where a bind has its fields.
    view.bind_mw_mw = addressHandle.pointer;
    view.bind_mw_rkey = word32("to.qpNumber", to!.qpNumber);
    view.bind_mw_bind_info_mw_access_flags = word32("to.queueKey", to!.queueKey);
    return;
  }
  view.wr_ud_ah = addressHandle.pointer;
  view.wr_ud_remote_qpn = word32("to.qpNumber", to!.qpNumber);
  view.wr_ud_remote_qkey = word32("to.queueKey", to!.queueKey);
}

function fillBind(
  view: SendView,
  request: BindWindowRequest,
  limits: SendLimits,
  resources: Resource[],
): void {
  const { window, region: part } = request;
  if (!(window instanceof MemoryWindow)) throw new TypeError("bindWindow needs window: a MemoryWindow");
  if (window.protectionDomain !== limits.protectionDomain) {
    throw new TypeError(`${window.label} belongs to another protection domain than ${limits.label}`);
  }
  const region = regionOf(part, limits);
  const { offset, byteLength } = part;
  checkBounds(region, offset, byteLength);
  resources.push(window, region);
  window.mayBindTo(region, limits.windows.queuePair);
  limits.windows.note(window);
  view.bind_mw_mw = window.pointer;
  view.bind_mw_rkey = word32("key", request.key);
  view.bind_mw_bind_info_mr = region.pointer;
  view.bind_mw_bind_info_addr = region.address + offset;
  view.bind_mw_bind_info_length = byteLength;
  view.bind_mw_bind_info_mw_access_flags = windowAccess(request.access);
}

/** Operations that take data along, and so may take it inline; sends are the ones that datagrams know. */
const sends: ReadonlySet<number> = new Set([IBV_WR_SEND, IBV_WR_SEND_WITH_IMM, IBV_WR_SEND_WITH_INV]);
const carriers: ReadonlySet<number> = new Set([...sends, IBV_WR_RDMA_WRITE, IBV_WR_RDMA_WRITE_WITH_IMM]);

/** What a dynamic queue pair can do. */
const remoteOperations: ReadonlySet<number> = new Set([
  IBV_WR_SEND,
  IBV_WR_SEND_WITH_IMM,
  IBV_WR_RDMA_WRITE,
  IBV_WR_RDMA_WRITE_WITH_IMM,
  IBV_WR_RDMA_READ,
  IBV_WR_ATOMIC_CMP_AND_SWP,
  IBV_WR_ATOMIC_FETCH_AND_ADD,
]);

/** The flags for an operation already written: what C will do, whatever the request answers when asked again. */
function sendFlags(request: WorkRequest, opcode: number, limits: SendLimits, bytes: number): number {
  let flags = request.signaled === false ? 0 : IBV_SEND_SIGNALED;
  if (request.fenced) flags |= IBV_SEND_FENCE;
  if ("solicited" in request && request.solicited) flags |= IBV_SEND_SOLICITED;
  if ("inline" in request && request.inline) {
    if (!carriers.has(opcode))
      throw new TypeError("inline is for sends and writes: nothing else takes data along");
    if (bytes > limits.inlineBytes) {
      throw new RangeError(
        `${bytes} bytes inline: ${limits.label} was created for ${limits.inlineBytes} (inlineBytes)`,
      );
    }
    flags |= IBV_SEND_INLINE;
  }
  return flags;
}

function fillOperation(
  view: SendView,
  request: WorkRequest,
  bytes: number,
  limits: SendLimits,
  resources: Resource[],
): void {
  switch (request.opcode) {
    case "send":
      view.opcode = IBV_WR_SEND;
      if (request.immediate !== undefined) {
        view.opcode = IBV_WR_SEND_WITH_IMM;
        view.imm_data = word32("immediate", request.immediate);
      }
      if (request.invalidateKey !== undefined) {
        if (request.immediate !== undefined)
          throw new TypeError("a send carries an immediate or an invalidateKey, not both");
        view.opcode = IBV_WR_SEND_WITH_INV;
        view.invalidate_rkey = word32("invalidateKey", request.invalidateKey);
      }
      return;
    case "write":
      fillRdma(view, request.remote, bytes);
      view.opcode = IBV_WR_RDMA_WRITE;
      if (request.immediate !== undefined) {
        view.opcode = IBV_WR_RDMA_WRITE_WITH_IMM;
        view.imm_data = word32("immediate", request.immediate);
      }
      return;
    case "read":
      fillRdma(view, request.remote, bytes);
      view.opcode = IBV_WR_RDMA_READ;
      return;
    case "compareAndSwap":
      fillAtomic(view, request.remote, bytes);
      view.opcode = IBV_WR_ATOMIC_CMP_AND_SWP;
      view.wr_atomic_compare_add = u64("compare", request.compare);
      view.wr_atomic_swap = u64("swap", request.swap);
      return;
    case "fetchAndAdd":
      fillAtomic(view, request.remote, bytes);
      view.opcode = IBV_WR_ATOMIC_FETCH_AND_ADD;
      view.wr_atomic_compare_add = u64("add", request.add);
      view.wr_atomic_swap = 0n;
      return;
    case "localInvalidate":
      view.opcode = IBV_WR_LOCAL_INV;
      view.invalidate_rkey = word32("key", request.key);
      return;
    case "bindWindow":
      fillBind(view, request, limits, resources);
      view.opcode = IBV_WR_BIND_MW;
      return;
    default:
      throw new TypeError(`unknown opcode "${(request as { opcode?: unknown }).opcode}"`);
  }
}

/** Writes request `i` of the chain, all but its id and its `next`. TypeError or RangeError before C sees a bad one. */
export function fillSend(
  memory: WorkRequestMemory<SendView>,
  i: number,
  request: WorkRequest,
  limits: SendLimits,
  resources: Resource[],
): void {
  const view = memory.requests[i]!;
  const local = "local" in request ? request.local : undefined;
  const bytes = fillSegments(memory, i, local, limits, resources);
  fillOperation(view, request, bytes, limits, resources);
  if (limits.addressing === "dynamic" && !remoteOperations.has(view.opcode)) {
    throw new TypeError(`${limits.label} is dynamic, which has no "${request.opcode}" and no invalidateKey`);
  }
  if (limits.addressing === "datagram" && !sends.has(view.opcode)) {
    throw new TypeError(
      `${limits.label} is UD, which has sends only; "${request.opcode}" needs RC (or UC for writes)`,
    );
  }
  fillDestination(view, "to" in request ? request.to : undefined, limits, resources);
  const { datagramBytes = bytes } = limits;
  if (bytes > datagramBytes) {
    throw new RangeError(
      `${bytes} bytes in a datagram: it is one packet, which holds ${datagramBytes} here (the port's activeMtu); send several, or use RC or UC`,
    );
  }
  view.send_flags = sendFlags(request, view.opcode, limits, bytes);
}
