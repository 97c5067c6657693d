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
import { refuseUnknown } from "../../arguments/check-options.ts";
import { wholeNumber, word32 } from "../../arguments/whole-number.ts";
import type { Resource } from "../../lifetime/resource.ts";
import { MemoryRegion } from "../memory/memory-region.ts";
import { AddressHandle } from "../queue-pair/address-handle.ts";
import type { Chain } from "./chain.ts";
import { flagOf, type Operation, operationOf, operations } from "./fill-operation.ts";
import { fillSegments } from "./fill-segments.ts";
import { datagramDestination, queueDestination } from "./request-tables.ts";
import type { SendLimits } from "./send-limits.ts";
import type {
  DatagramDestination,
  Local,
  QueueDestination,
  SendRequest,
  WorkRequest,
} from "./work-request.ts";
import type { SendView } from "./work-request-memory.ts";

/** Where it goes; the address handle goes into `resources`. */
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
    // Beside wr.rdma there is no room but where a bind has its fields.
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
      `${limits.label} is XRC: say for which queue with to: { receiveQueue: queue.number }`,
    );
  }
  const type = limits.addressing === "datagram" ? "UD" : "dynamic";
  return new TypeError(
    `${limits.label} is ${type}: say where with to: { addressHandle, qpNumber, queueKey }`,
  );
}

function sendFlags(request: WorkRequest, operation: Operation, limits: SendLimits, bytes: number): number {
  let flags = flagOf("signaled", request.signaled, true) ? IBV_SEND_SIGNALED : 0;
  if (flagOf("fenced", request.fenced, false)) flags |= IBV_SEND_FENCE;
  // Only these carry data along; the others' tables do not have the two names.
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

/** TypeError unless a queue pair of this type has the operation; RangeError for a datagram that is too long. */
function checkUnconnected(view: SendView, name: string, bytes: number, limits: SendLimits): void {
  const { addressing, label, datagramBytes = bytes } = limits;
  if (addressing === "dynamic" && !remoteOperations.has(view.opcode)) {
    throw new TypeError(`${label} is dynamic, which has no "${name}" and no invalidateKey`);
  }
  if (addressing === "datagram" && !sends.has(view.opcode)) {
    throw new TypeError(`${label} is UD, which has sends only; "${name}" needs RC (or UC for writes)`);
  }
  if (addressing === "queue" && (view.opcode === IBV_WR_LOCAL_INV || view.opcode === IBV_WR_BIND_MW)) {
    throw new TypeError(`${label} is XRC, which has no "${name}": windows belong to a target's process`);
  }
  if (bytes > datagramBytes) {
    throw new RangeError(
      `${bytes} bytes in a datagram: it is one packet, which holds ${datagramBytes} here (the port's activeMtu); send several, or use RC or UC`,
    );
  }
}

/**
 * Writes request `i` of the chain, all but its id and its `next`. TypeError or RangeError before C sees a bad one.
 * `direct` is what it does, when a method of that name posts it; one in a list says so itself.
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
  if (operation.extendedOnly) chain.extended = true; // after the check: a refused request leaves the chain as it was
  const view = chain.memory.requests[i]!;
  const own = chain.resources.length;
  const bytes = fillSegments(chain, i, (request as { readonly local?: Local }).local, limits);
  operation.fill(view, request, bytes, limits, chain.resources);
  if (limits.addressing !== "connected") checkUnconnected(view, operation.name, bytes, limits);
  fillDestination(view, (request as SendRequest).to, limits, chain.resources);
  view.send_flags = sendFlags(request, operation, limits, bytes);
  if ((view.send_flags & IBV_SEND_INLINE) !== 0) refuseDeviceMemory(chain.resources, own);
}

/** TypeError unless the queue pair was created with the operation. */
function requireOperation({ name }: Operation, { label, operations: had }: SendLimits): void {
  if (had?.has(name)) return;
  const all = [...(had ?? []), name].map((one) => JSON.stringify(one)).join(", ");
  throw new TypeError(
    `${label} was created without "${name}" for batches: createQueuePair({ operations: [${all}] })`,
  );
}

/** Inline bytes are copied by C when they are posted, from where no device memory is. */
function refuseDeviceMemory(resources: readonly unknown[], from: number): void {
  for (let i = from; i < resources.length; i++) {
    const region = resources[i];
    if (region instanceof MemoryRegion && !region.inHostMemory) {
      throw new TypeError(
        `${region.label} is not host memory at its own address (${region.path}), and nothing else can be posted inline`,
      );
    }
  }
}
