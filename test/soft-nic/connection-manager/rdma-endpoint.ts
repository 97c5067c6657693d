// rdma_server.c and rdma_client.c of rdma-core, line by line on soft0. A client has the address and the port of the server
// as arguments. A server prints its own. Both print "end 0".
import process from "node:process";
import * as v from "../../../ffi/ibverbs/index.ts";
import { readPointer } from "../../../ffi/ibverbs/peek.ts";
import { errno, libc } from "../../../ffi/libc/index.ts";
import * as cm from "../../../ffi/rdmacm/index.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { softIbverbs, softRdmacm } from "../../../src/soft/index.ts";
import { here } from "./many-connections.ts";

const lib = softRdmacm();
const isServer = process.argv.length === 2;
const [address = here().address, port = "0"] = process.argv.slice(2);

function zero(name: string, result: number): void {
  if (result !== 0) throw new Error(`${name}: ${result}, errno ${errno()}`);
}

const slot = () => v.ibv_td.alloc();
const texts = [address, port].map((text) => {
  const bytes = new Uint8Array(new ArrayBuffer(64));
  new TextEncoder().encodeInto(text, bytes);
  return bytes;
});
const [node, service] = texts.map((bytes) => addressOf(bytes)) as [number, number];
const messages = Number(libc.mmap(0, 4096, 3, 0x22, -1, 0));
const [received, sent] = [messages, messages + 16];
// The C programs set no qp_type: rdma_create_ep takes it from ai_qp_type.
const attributes = v.ibv_qp_init_attr.alloc({
  cap: { max_send_wr: 1, max_recv_wr: 1, max_send_sge: 1, max_recv_sge: 1, max_inline_data: 16 },
  sq_sig_all: 1,
});

function addressInformation(flags: number): number {
  const hints = cm.rdma_addrinfo.alloc({ ai_flags: flags, ai_port_space: cm.RDMA_PS_TCP });
  const found = slot();
  zero("rdma_getaddrinfo", lib.rdma_getaddrinfo(node, service, hints.pointer, found.pointer));
  return readPointer(found.pointer);
}

function endpoint(information: number): number {
  const made = slot();
  zero("rdma_create_ep", lib.rdma_create_ep(made.pointer, information, 0, attributes.pointer));
  return readPointer(made.pointer);
}

function completion(name: "rdma_get_recv_comp" | "rdma_get_send_comp", id: number): void {
  const wc = v.ibv_wc.alloc();
  let result = 0;
  while (result === 0) result = lib[name](id, wc.pointer);
  if (result < 0 || wc.status !== v.IBV_WC_SUCCESS) throw new Error(`${name}: ${result}, ${wc.status}`);
}

function end(id: number, region: number, information: number): void {
  lib.rdma_disconnect(id);
  zero("rdma_dereg_mr", lib.rdma_dereg_mr(region));
  lib.rdma_destroy_ep(id);
  lib.rdma_freeaddrinfo(information);
}

function server(): void {
  const information = addressInformation(cm.RAI_PASSIVE);
  const listener = endpoint(information);
  zero("rdma_listen", lib.rdma_listen(listener, 0));
  const big = lib.rdma_get_src_port(listener);
  console.log(`${address} ${((big & 255) << 8) | (big >> 8)}`);
  const request = slot();
  zero("rdma_get_request", lib.rdma_get_request(listener, request.pointer));
  const id = readPointer(request.pointer);
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
  const information = addressInformation(0);
  const id = endpoint(information);
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
