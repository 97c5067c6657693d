import { expect, test } from "vitest";
import * as v from "../../ffi/ibverbs/index.ts";
import { readPointer } from "../../ffi/ibverbs/peek.ts";
import { AF_INET, cString, libc } from "../../ffi/libc/index.ts";
import * as cm from "../../ffi/rdmacm/index.ts";
import { CAP, lib, some, zero } from "./loopback.ts";

const PORT = 18777;
const rdmacm = cm.nativeRdmacm();
/** Returns memory for one pointer. */
const pointer = () => v.ibv_td.alloc();

function address(port: number): number {
  const sin = cm.sockaddr_in.alloc({ sin_family: AF_INET, sin_port: port, sin_addr: { s_addr: 0x0a090001 } });
  kept.push(sin);
  return sin.pointer;
}
/** Memory that C reads after the statement that allocated it. */
const kept: unknown[] = [];

/** Returns a copy of the next event and acknowledges the event. */
function next(channel: number): { event: number; id: number } {
  const slot = pointer();
  zero("rdma_get_cm_event", rdmacm.rdma_get_cm_event(channel, slot.pointer));
  const raw = readPointer(slot.pointer);
  const { event, id, status } = cm.rdma_cm_event.at(raw);
  if (status !== 0) throw new Error(`${cString(rdmacm.rdma_event_str(event))}: status ${status}`);
  zero("rdma_ack_cm_event", rdmacm.rdma_ack_cm_event(raw));
  return { event, id };
}

function newId(channel: number): number {
  const slot = pointer();
  zero("rdma_create_id", rdmacm.rdma_create_id(channel, slot.pointer, 0, cm.RDMA_PS_TCP));
  return readPointer(slot.pointer);
}

function withQueuePair(id: number): number {
  const attr = v.ibv_qp_init_attr.alloc({ qp_type: v.IBV_QPT_RC, cap: CAP });
  zero("rdma_create_qp", rdmacm.rdma_create_qp(id, 0, attr.pointer));
  return id;
}

test("two ids connect over rxe and the inline rdma_ functions move a message", () => {
  const channel = some("rdma_create_event_channel", rdmacm.rdma_create_event_channel());
  const [listener, client] = [newId(channel), newId(channel)];
  zero("rdma_bind_addr", rdmacm.rdma_bind_addr(listener, address(PORT)));
  zero("rdma_listen", rdmacm.rdma_listen(listener, 1));

  zero("rdma_resolve_addr", rdmacm.rdma_resolve_addr(client, 0, address(PORT), 2000));
  expect(next(channel)).toEqual({ event: cm.RDMA_CM_EVENT_ADDR_RESOLVED, id: client });
  zero("rdma_resolve_route", rdmacm.rdma_resolve_route(client, 2000));
  expect(next(channel)).toEqual({ event: cm.RDMA_CM_EVENT_ROUTE_RESOLVED, id: client });
  withQueuePair(client);
  expect(lib.ops(readPointer(client)).post_send).toBeTypeOf("function");

  const param = cm.rdma_conn_param.alloc({ responder_resources: 1, initiator_depth: 1, retry_count: 7 });
  zero("rdma_connect", rdmacm.rdma_connect(client, param.pointer));
  const request = next(channel);
  expect(request.event).toBe(cm.RDMA_CM_EVENT_CONNECT_REQUEST);
  const server = withQueuePair(request.id);

  const buffer = Number(libc.mmap(0, 8192, 3, 0x22, -1, 0));
  const mr = some("rdma_reg_msgs", rdmacm.rdma_reg_msgs(server, buffer, 4096));
  const source = some("rdma_reg_msgs", rdmacm.rdma_reg_msgs(client, buffer + 4096, 4096));
  zero("rdma_post_recv", rdmacm.rdma_post_recv(server, 11, buffer, 4096, mr));
  zero("rdma_accept", rdmacm.rdma_accept(server, param.pointer));
  const established = [next(channel), next(channel)];
  expect(established.map((one) => one.event)).toEqual([9, 9]);

  libc.memset(buffer + 4096, 0x42, 100);
  zero("rdma_post_send", rdmacm.rdma_post_send(client, 12, buffer + 4096, 100, source, v.IBV_SEND_SIGNALED));
  const wc = v.ibv_wc.alloc();
  expect(rdmacm.rdma_get_send_comp(client, wc.pointer)).toBe(1);
  expect([wc.wr_id, wc.status]).toEqual([12, v.IBV_WC_SUCCESS]);
  expect(rdmacm.rdma_get_recv_comp(server, wc.pointer)).toBe(1);
  expect([wc.wr_id, wc.status, wc.byte_len]).toEqual([11, v.IBV_WC_SUCCESS, 100]);
  expect(libc.memcmp(buffer, buffer + 4096, 100)).toBe(0);

  zero("rdma_disconnect", rdmacm.rdma_disconnect(client));
  // The peer answers a disconnect with a disconnect of its own.
  expect(next(channel)).toEqual({ event: cm.RDMA_CM_EVENT_DISCONNECTED, id: server });
  zero("rdma_disconnect", rdmacm.rdma_disconnect(server));
  expect(next(channel)).toEqual({ event: cm.RDMA_CM_EVENT_DISCONNECTED, id: client });
  zero("rdma_dereg_mr", rdmacm.rdma_dereg_mr(mr));
  zero("rdma_dereg_mr", rdmacm.rdma_dereg_mr(source));
  for (const id of [client, server]) {
    rdmacm.rdma_destroy_qp(id);
    zero("rdma_destroy_id", rdmacm.rdma_destroy_id(id));
  }
  zero("rdma_destroy_id", rdmacm.rdma_destroy_id(listener));
  rdmacm.rdma_destroy_event_channel(channel);
});
