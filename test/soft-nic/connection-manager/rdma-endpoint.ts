// rdma_server.c and rdma_client.c of rdma-core, line by line on soft0. A client has the address and the port of the server
// as arguments. A server prints its own. Both print "end 0".
import * as v from "../../../ffi/ibverbs/index.ts";
import { libc } from "../../../ffi/libc/index.ts";
import * as cm from "../../../ffi/rdmacm/index.ts";
import { softIbverbs } from "../../../src/soft/index.ts";
import { addressInformation, completion, endpoint, isServer, lib, request, zero } from "./rdma-example.ts";

const messages = Number(libc.mmap(0, 4096, 3, 0x22, -1, 0));
const [received, sent] = [messages, messages + 16];
// The C programs set no qp_type: rdma_create_ep takes it from ai_qp_type.
const attributes = v.ibv_qp_init_attr.alloc({
  cap: { max_send_wr: 1, max_recv_wr: 1, max_send_sge: 1, max_recv_sge: 1, max_inline_data: 16 },
  sq_sig_all: 1,
});

function end(id: number, region: number, information: number): void {
  lib.rdma_disconnect(id);
  zero("rdma_dereg_mr", lib.rdma_dereg_mr(region));
  lib.rdma_destroy_ep(id);
  lib.rdma_freeaddrinfo(information);
}

function server(): void {
  const information = addressInformation({ ai_flags: cm.RAI_PASSIVE, ai_port_space: cm.RDMA_PS_TCP });
  const listener = endpoint(information, attributes.pointer);
  const id = request(listener);
  const [state, initial] = [v.ibv_qp_attr.alloc(), v.ibv_qp_init_attr.alloc()];
  const { qp } = cm.rdma_cm_id.at(id);
  zero("ibv_query_qp", softIbverbs().ibv_query_qp(qp, state.pointer, v.IBV_QP_CAP, initial.pointer));
  if (initial.cap.max_inline_data < 16 || initial.qp_type !== v.IBV_QPT_RC) throw new Error("queue pair");
  const region = lib.rdma_reg_msgs(id, received, 16);
  zero("rdma_post_recv", lib.rdma_post_recv(id, 0, received, 16, region));
  zero("rdma_accept", lib.rdma_accept(id, 0));
  completion("rdma_get_recv_comp", id);
  zero("rdma_post_send", lib.rdma_post_send(id, 0, sent, 16, 0, v.IBV_SEND_INLINE));
  completion("rdma_get_send_comp", id);
  end(id, region, information);
  lib.rdma_destroy_ep(listener);
}

function client(): void {
  const information = addressInformation({ ai_port_space: cm.RDMA_PS_TCP });
  const id = endpoint(information, attributes.pointer);
  if (attributes.qp_type !== v.IBV_QPT_RC)
    throw new Error("rdma_create_ep writes the type to the attributes");
  const region = lib.rdma_reg_msgs(id, received, 16);
  zero("rdma_post_recv", lib.rdma_post_recv(id, 0, received, 16, region));
  zero("rdma_connect", lib.rdma_connect(id, 0));
  zero("rdma_post_send", lib.rdma_post_send(id, 0, sent, 16, 0, v.IBV_SEND_INLINE));
  completion("rdma_get_send_comp", id);
  completion("rdma_get_recv_comp", id);
  end(id, region, information);
}

if (isServer) server();
else client();
console.log("end 0");
