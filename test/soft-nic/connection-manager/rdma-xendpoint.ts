// rdma_xserver.c and rdma_xclient.c of rdma-core, line by line on soft0, with their default transport RC. A client has the
// address and the port of the server as arguments. A server prints its own. Both print "end 0".
import * as v from "../../../ffi/ibverbs/index.ts";
import { libc } from "../../../ffi/libc/index.ts";
import * as cm from "../../../ffi/rdmacm/index.ts";
import { memory } from "../../../ffi/runtime/index.ts";
import { softIbverbs } from "../../../src/soft/index.ts";
import {
  addressInformation,
  completion,
  endpoint,
  isServer,
  lib,
  request,
  slot,
  zero,
} from "./rdma-example.ts";

const MESSAGE_BYTES = 16;
const message = Number(libc.mmap(0, 4096, 3, 0x22, -1, 0));
const bytes = new Uint8Array(memory(message, MESSAGE_BYTES));
const text = bytes.map((_, i) => 3 * i + 1);
const hints = { ai_port_space: cm.RDMA_PS_TCP, ai_qp_type: v.IBV_QPT_RC };
// The C programs set no qp_type: rdma_create_ep takes it from ai_qp_type.
const attributes = v.ibv_qp_init_attr.alloc({
  cap: { max_send_wr: 1, max_recv_wr: 1, max_send_sge: 1, max_recv_sge: 1, max_inline_data: MESSAGE_BYTES },
  sq_sig_all: 1,
});

function server(): void {
  const information = addressInformation({ ...hints, ai_flags: cm.RAI_PASSIVE });
  const listener = endpoint(information, attributes.pointer);
  lib.rdma_freeaddrinfo(information);
  const id = request(listener);
  const region = lib.rdma_reg_msgs(id, message, MESSAGE_BYTES);
  if (region === 0) throw new Error("rdma_reg_msgs");
  zero("rdma_post_recv", lib.rdma_post_recv(id, 0, message, MESSAGE_BYTES, region));
  zero("rdma_accept", lib.rdma_accept(id, 0));
  const { byte_len } = completion("rdma_get_recv_comp", id);
  if (byte_len !== MESSAGE_BYTES || text.some((byte, i) => bytes[i] !== byte)) throw new Error("message");
  lib.rdma_disconnect(id);
  zero("rdma_dereg_mr", lib.rdma_dereg_mr(region));
  lib.rdma_destroy_ep(id);
  lib.rdma_destroy_ep(listener);
}

/** Posts the message with ibv_post_send. Inline data needs no key. */
function postSend(id: number): void {
  const sge = v.ibv_sge.alloc({ addr: message, length: MESSAGE_BYTES, lkey: 0 });
  const wr = v.ibv_send_wr.alloc({
    sg_list: sge.pointer,
    num_sge: 1,
    opcode: v.IBV_WR_SEND,
    send_flags: v.IBV_SEND_INLINE,
  });
  const { qp } = cm.rdma_cm_id.at(id);
  zero("ibv_post_send", softIbverbs().ibv_post_send(qp, wr.pointer, slot().pointer));
}

function client(): void {
  bytes.set(text);
  const information = addressInformation(hints);
  const id = endpoint(information, attributes.pointer);
  lib.rdma_freeaddrinfo(information);
  zero("rdma_connect", lib.rdma_connect(id, 0));
  postSend(id);
  completion("rdma_get_send_comp", id);
  lib.rdma_disconnect(id);
  lib.rdma_destroy_ep(id);
}

if (isServer) server();
else client();
console.log("end 0");
