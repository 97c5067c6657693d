import { IBV_QP_INIT_ATTR_PD, IBV_QP_INIT_ATTR_SEND_OPS_FLAGS } from "../../../ffi/ibverbs/constants.ts";
import { ibv_qp_init_attr_ex } from "../../../ffi/ibverbs/structs.ts";
import { checkOptions } from "../../arguments/options.ts";
import { DoorbellError } from "../../errors.ts";
import { checkPointer } from "../errors/verbs-error.ts";
import type { DomainHandle } from "../handles/device-handle.ts";
import { typeNumbers } from "./queue-pair-attributes.ts";
import { type QueuePairOptions, queuePairOptions, sendOperationFlags } from "./queue-pair-options.ts";

function checked(pd: DomainHandle, given: QueuePairOptions) {
  const options = checkOptions(queuePairOptions, "createQueuePair", given);
  const { type, completions, receiveCompletions = completions, sharedReceiveQueue } = options;
  const { sendDepth, receiveDepth, sendSegments, receiveSegments, inlineBytes } = options;
  const receivesItself = !sharedReceiveQueue && type !== "XRC";
  const wanted = {
    sendDepth,
    receiveDepth: receivesItself ? receiveDepth : 0,
    sendSegments,
    receiveSegments: receivesItself ? receiveSegments : 0,
    inlineBytes,
  };
  for (const needed of [pd, completions, receiveCompletions, sharedReceiveQueue]) needed?.ensureOpen();
  if (completions.device !== pd.device || receiveCompletions.device !== pd.device) {
    throw new TypeError("the completion queue belongs to another device than the protection domain");
  }
  if (sharedReceiveQueue && sharedReceiveQueue.protectionDomain.device !== pd.device) {
    throw new TypeError("the shared receive queue belongs to another device than the protection domain");
  }
  if (type === "XRC" && sharedReceiveQueue) {
    throw new TypeError(
      "a queue pair of type XRC only sends: create the shared receive queues at its target",
    );
  }
  if (type === "dynamic" && pd.device.provider !== "soft") {
    throw new DoorbellError(
      `${pd.device.label} does not support queue pairs of type dynamic`,
      'Only soft0 supports them: openDevice("soft0"). On hardware, use one RC queue pair for each peer.',
    );
  }
  const port = options.port ?? pd.device.activePort() ?? 1;
  const datagramBytes = type === "UD" ? pd.device.port(port).activeMtu : undefined;
  return { ...options, receiveCompletions, wanted, port, datagramBytes };
}

/**
 * Checks the options and creates the C object (`ibv_create_qp`). The device may grant more than the options
 * request.
 */
export function createQueuePair(pd: DomainHandle, given: QueuePairOptions) {
  const options = checked(pd, given);
  const { type, wanted } = options;
  const c = ibv_qp_init_attr_ex.alloc();
  c.qp_type = typeNumbers[type];
  c.send_cq = options.completions.pointer;
  c.recv_cq = options.receiveCompletions.pointer;
  c.srq = options.sharedReceiveQueue?.pointer ?? 0;
  c.cap.max_send_wr = wanted.sendDepth;
  c.cap.max_recv_wr = wanted.receiveDepth;
  c.cap.max_send_sge = wanted.sendSegments;
  c.cap.max_recv_sge = wanted.receiveSegments;
  c.cap.max_inline_data = wanted.inlineBytes;
  const { lib } = pd.device;
  const asked = `type ${type}, ${JSON.stringify(wanted)}`;
  if (options.operations === undefined) {
    // The extended struct begins with the members of the plain struct.
    const pointer = checkPointer("ibv_create_qp", lib.ibv_create_qp(pd.pointer, c.pointer), asked);
    return { ...options, pointer, granted: c.cap };
  }
  c.comp_mask = IBV_QP_INIT_ATTR_PD | IBV_QP_INIT_ATTR_SEND_OPS_FLAGS;
  c.pd = pd.pointer;
  c.send_ops_flags = BigInt(sendOperationFlags(type, options.operations));
  const pointer = checkPointer(
    "ibv_create_qp_ex",
    lib.ibv_create_qp_ex(pd.device.pointer, c.pointer),
    `${asked}, operations ${options.operations.join(", ")}`,
  );
  return { ...options, pointer, granted: c.cap };
}
