import { expect, test } from "vitest";
import * as v from "../../../ffi/ibverbs/index.ts";
import { readPointer } from "../../../ffi/ibverbs/peek.ts";
import { AF_INET, cString, Errno, errno, libc } from "../../../ffi/libc/index.ts";
import * as cm from "../../../ffi/rdmacm/index.ts";
import { softRdmacm } from "../../../src/soft/index.ts";
import { here } from "./many-connections.ts";

// librdmacm's functions by their C names on soft0, as a C program calls them, with blocking calls and events.

const lib = softRdmacm();
const CAP = { max_send_wr: 4, max_recv_wr: 4, max_send_sge: 1, max_recv_sge: 1 } as const;
const kept: unknown[] = [];
const place = () => v.ibv_td.alloc();
const own = here()
  .address.split(".")
  .reduce((sum, byte) => sum * 256 + Number(byte), 0);

const zero = (name: string, result: number): void => {
  if (result !== 0) throw new Error(`${name}: ${result}, errno ${errno()}`);
};

function address(port: number, ip = own): number {
  const sin = cm.sockaddr_in.alloc({ sin_family: AF_INET, sin_port: port, sin_addr: { s_addr: ip } });
  kept.push(sin);
  return sin.pointer;
}

function next(channel: number): { readonly event: string; readonly id: number; readonly status: number } {
  const slot = place();
  zero("rdma_get_cm_event", lib.rdma_get_cm_event(channel, slot.pointer));
  const raw = readPointer(slot.pointer);
  const { event, id, status } = cm.rdma_cm_event.at(raw);
  zero("rdma_ack_cm_event", lib.rdma_ack_cm_event(raw));
  return { event: cString(lib.rdma_event_str(event)).replace("RDMA_CM_EVENT_", ""), id, status };
}

function newId(channel: number, space = cm.RDMA_PS_TCP): number {
  const slot = place();
  zero("rdma_create_id", lib.rdma_create_id(channel, slot.pointer, 0, space));
  return readPointer(slot.pointer);
}

function withQueuePair(id: number, type: number = v.IBV_QPT_RC): number {
  const attr = v.ibv_qp_init_attr.alloc({ qp_type: type as never, cap: CAP });
  zero("rdma_create_qp", lib.rdma_create_qp(id, 0, attr.pointer));
  return id;
}

test("two ids connect and the inline rdma_ functions move a message", () => {
  const channel = lib.rdma_create_event_channel();
  const [listener, client] = [newId(channel), newId(channel)];
  zero("rdma_bind_addr", lib.rdma_bind_addr(listener, address(0)));
  zero("rdma_listen", lib.rdma_listen(listener, 1));
  const big = lib.rdma_get_src_port(listener);
  const port = ((big & 255) << 8) | (big >> 8);
  zero("rdma_resolve_addr", lib.rdma_resolve_addr(client, 0, address(port), 2000));
  expect(next(channel)).toEqual({ event: "ADDR_RESOLVED", id: client, status: 0 });
  zero("rdma_resolve_route", lib.rdma_resolve_route(client, 2000));
  expect(next(channel)).toEqual({ event: "ROUTE_RESOLVED", id: client, status: 0 });
  withQueuePair(client);
  const param = cm.rdma_conn_param.alloc({ responder_resources: 1, initiator_depth: 1, retry_count: 7 });
  zero("rdma_connect", lib.rdma_connect(client, param.pointer));
  const request = next(channel);
  expect(request.event).toBe("CONNECT_REQUEST");
  const server = withQueuePair(request.id);

  const buffer = Number(libc.mmap(0, 8192, 3, 0x22, -1, 0));
  const mr = lib.rdma_reg_msgs(server, buffer, 4096);
  const source = lib.rdma_reg_msgs(client, buffer + 4096, 4096);
  zero("rdma_post_recv", lib.rdma_post_recv(server, 11, buffer, 4096, mr));
  zero("rdma_accept", lib.rdma_accept(server, param.pointer));
  expect([next(channel).event, next(channel).event]).toEqual(["ESTABLISHED", "ESTABLISHED"]);

  libc.memset(buffer + 4096, 0x42, 100);
  zero("rdma_post_send", lib.rdma_post_send(client, 12, buffer + 4096, 100, source, v.IBV_SEND_SIGNALED));
  const wc = v.ibv_wc.alloc();
  expect(lib.rdma_get_send_comp(client, wc.pointer)).toBe(1);
  expect([wc.wr_id, wc.status]).toEqual([12, v.IBV_WC_SUCCESS]);
  expect(lib.rdma_get_recv_comp(server, wc.pointer)).toBe(1);
  expect([wc.wr_id, wc.status, wc.byte_len]).toEqual([11, v.IBV_WC_SUCCESS, 100]);
  expect(libc.memcmp(buffer, buffer + 4096, 100)).toBe(0);

  zero("rdma_disconnect", lib.rdma_disconnect(client));
  expect(next(channel)).toMatchObject({ event: "DISCONNECTED", id: server });
  zero("rdma_disconnect", lib.rdma_disconnect(server));
  expect(next(channel)).toMatchObject({ event: "DISCONNECTED", id: client });
  // The identifiers of both ends are free again after the timewait.
  expect([next(channel).event, next(channel).event]).toEqual(["TIMEWAIT_EXIT", "TIMEWAIT_EXIT"]);
  for (const region of [mr, source]) zero("rdma_dereg_mr", lib.rdma_dereg_mr(region));
  for (const id of [client, server]) {
    lib.rdma_destroy_qp(id);
    zero("rdma_destroy_id", lib.rdma_destroy_id(id));
  }
  zero("rdma_destroy_id", lib.rdma_destroy_id(listener));
  lib.rdma_destroy_event_channel(channel);
});

test("each call on a synchronous id returns its result", () => {
  const id = newId(0);
  zero("rdma_resolve_addr", lib.rdma_resolve_addr(id, 0, address(9), 1000));
  zero("rdma_resolve_route", lib.rdma_resolve_route(id, 1000));
  withQueuePair(id);
  // No process listens on port 9.
  expect(lib.rdma_connect(id, 0)).toBe(-1);
  expect(errno()).toBe(Errno.ECONNREFUSED);
  lib.rdma_destroy_ep(id);
});

test("joining a group attaches the id's queue pair", () => {
  const channel = lib.rdma_create_event_channel();
  const id = newId(channel, cm.RDMA_PS_UDP);
  zero("rdma_bind_addr", lib.rdma_bind_addr(id, address(0)));
  withQueuePair(id, v.IBV_QPT_UD);
  const group = address(0, 0xef010203);
  zero("rdma_join_multicast", lib.rdma_join_multicast(id, group, 7));
  expect(next(channel)).toMatchObject({ event: "MULTICAST_JOIN", status: 0 });
  zero("rdma_leave_multicast", lib.rdma_leave_multicast(id, group));
  expect([lib.rdma_leave_multicast(id, group), errno()]).toEqual([-1, Errno.EADDRNOTAVAIL]);
  lib.rdma_destroy_qp(id);
  zero("rdma_destroy_id", lib.rdma_destroy_id(id));
  lib.rdma_destroy_event_channel(channel);
});

test("invalid pointers, ids and addresses fail with EINVAL", () => {
  const channel = lib.rdma_create_event_channel();
  const id = newId(channel);
  const bad = [0, 8, -1, 1.5, Number.NaN, 2 ** 60] as const;
  for (const pointer of bad) {
    const calls = [
      lib.rdma_destroy_id(pointer),
      lib.rdma_bind_addr(id, pointer),
      lib.rdma_resolve_addr(id, 0, pointer, 1),
      lib.rdma_connect(pointer, 0),
      lib.rdma_get_cm_event(pointer, place().pointer),
      lib.rdma_ack_cm_event(pointer),
      lib.rdma_create_id(channel, pointer, 0, cm.RDMA_PS_TCP),
      lib.rdma_init_qp_attr(id, pointer, pointer),
      lib.rdma_set_option(id, 0, 0, pointer, 1),
      lib.rdma_create_qp(id, 0, pointer),
      lib.rdma_getaddrinfo(0, 0, 0, pointer),
      lib.rdma_create_ep(pointer, pointer, 0, 0),
      lib.rdma_accept(id, pointer),
      lib.rdma_migrate_id(pointer, 0),
    ];
    expect(calls, `${pointer}`).toEqual(calls.map(() => -1));
  }
  zero("rdma_destroy_id", lib.rdma_destroy_id(id));
  expect([lib.rdma_destroy_id(id), errno()]).toEqual([-1, Errno.EINVAL]);
  lib.rdma_destroy_event_channel(channel);
});
