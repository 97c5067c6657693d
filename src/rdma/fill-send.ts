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
} from "../../ffi/ibverbs/constants.ts";
import { windowAccess } from "./access.ts";
import type { MemoryRegion } from "./memory-region.ts";
import { checkRemote, type RemoteMemory } from "./remote-memory.ts";
import type { DatagramDestination, WorkRequest } from "./work-request.ts";
import {
  fillSegments,
  type SegmentLimits,
  type SendView,
  type WorkRequestMemory,
} from "./work-request-memory.ts";

/** What a queue pair allows of a send request. */
export interface SendLimits extends SegmentLimits {
  readonly inlineBytes: number;
  readonly datagram: boolean;
}

const atomicBytes = 8;

function u32(name: string, value: number): number {
  if (!Number.isInteger(value) || value < -0x80000000 || value > 0xffffffff) {
    throw new RangeError(`${name} is ${value}: use a whole number of 32 bits`);
  }
  return value;
}

function u64(name: string, value: bigint): bigint {
  if (typeof value !== "bigint") throw new TypeError(`${name} is ${typeof value}: use a bigint, such as 1n`);
  return BigInt.asUintN(64, value);
}

function checkReach(remote: RemoteMemory, bytes: number): void {
  checkRemote(remote);
  if (bytes > remote.byteLength) {
    throw new RangeError(`${bytes} bytes do not fit into the peer's ${remote.byteLength} bytes`);
  }
}

function fillRdma(view: SendView, remote: RemoteMemory, bytes: number): void {
  checkReach(remote, bytes);
  view.wr_rdma_remote_addr = remote.address;
  view.wr_rdma_rkey = remote.remoteKey;
}

function fillAtomic(view: SendView, remote: RemoteMemory, bytes: number): void {
  checkRemote(remote);
  if (bytes !== atomicBytes) throw new RangeError(`an atomic returns 8 bytes; its local memory has ${bytes}`);
  if (remote.byteLength < atomicBytes || remote.address % atomicBytes !== 0) {
    throw new RangeError(
      `an atomic works on 8 bytes at an address that is a multiple of 8, not 0x${remote.address.toString(16)}`,
    );
  }
  view.wr_atomic_remote_addr = remote.address;
  view.wr_atomic_rkey = remote.remoteKey;
}

function fillDestination(view: SendView, to: DatagramDestination | undefined, limits: SendLimits): void {
  if (!limits.datagram) {
    if (to) throw new TypeError(`${limits.label} is connected: "to" is for UD queue pairs`);
    return;
  }
  if (!to?.addressHandle)
    throw new TypeError(`${limits.label} is UD: say where with to: { addressHandle, qpNumber, queueKey }`);
  to.addressHandle.ensureOpen();
  view.wr_ud_ah = to.addressHandle.pointer;
  view.wr_ud_remote_qpn = u32("to.qpNumber", to.qpNumber);
  view.wr_ud_remote_qkey = u32("to.queueKey", to.queueKey);
}

function commonFlags(request: WorkRequest, limits: SendLimits, bytes: number): number {
  let flags = request.signaled === false ? 0 : IBV_SEND_SIGNALED;
  if (request.fenced) flags |= IBV_SEND_FENCE;
  if ("solicited" in request && request.solicited) flags |= IBV_SEND_SOLICITED;
  if ("inline" in request && request.inline) {
    if (bytes > limits.inlineBytes) {
      throw new RangeError(
        `${bytes} bytes inline: ${limits.label} was created for ${limits.inlineBytes} (inlineBytes)`,
      );
    }
    flags |= IBV_SEND_INLINE;
  }
  return flags;
}

/** Writes request `i` of the chain, all but its id and its `next`. TypeError or RangeError before C sees a bad one. */
export function fillSend(
  memory: WorkRequestMemory<SendView>,
  i: number,
  request: WorkRequest,
  limits: SendLimits,
  regions: MemoryRegion[],
): void {
  const view = memory.requests[i]!;
  const local = "local" in request ? request.local : undefined;
  const bytes = fillSegments(memory, i, local, limits, regions);
  view.send_flags = commonFlags(request, limits, bytes);
  if (limits.datagram && request.opcode !== "send") {
    throw new TypeError(
      `${limits.label} is UD, which has sends only; "${request.opcode}" needs RC (or UC for writes)`,
    );
  }
  switch (request.opcode) {
    case "send":
      fillDestination(view, request.to, limits);
      view.opcode = IBV_WR_SEND;
      if (request.immediate !== undefined) {
        view.opcode = IBV_WR_SEND_WITH_IMM;
        view.imm_data = u32("immediate", request.immediate);
      }
      if (request.invalidateKey !== undefined) {
        if (request.immediate !== undefined)
          throw new TypeError("a send carries an immediate or an invalidateKey, not both");
        view.opcode = IBV_WR_SEND_WITH_INV;
        view.invalidate_rkey = u32("invalidateKey", request.invalidateKey);
      }
      return;
    case "write":
      fillRdma(view, request.remote, bytes);
      view.opcode = IBV_WR_RDMA_WRITE;
      if (request.immediate !== undefined) {
        view.opcode = IBV_WR_RDMA_WRITE_WITH_IMM;
        view.imm_data = u32("immediate", request.immediate);
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
      view.invalidate_rkey = u32("key", request.key);
      return;
    case "bindWindow": {
      const { window, region } = request;
      window.ensureOpen();
      region.region.ensureOpen();
      view.opcode = IBV_WR_BIND_MW;
      view.bind_mw_mw = window.pointer;
      view.bind_mw_rkey = u32("key", request.key);
      view.bind_mw_bind_info_mr = region.region.pointer;
      view.bind_mw_bind_info_addr = region.region.address + region.offset;
      view.bind_mw_bind_info_length = region.byteLength;
      view.bind_mw_bind_info_mw_access_flags = windowAccess(request.access);
      return;
    }
    default:
      throw new TypeError(`unknown opcode "${(request as { opcode?: unknown }).opcode}"`);
  }
}
