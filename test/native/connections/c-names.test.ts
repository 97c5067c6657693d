// Functions of librdmacm that no object calls, by their C names, on the device under test: endpoints,
// requests, scatter lists.
import { afterAll, describe, expect, test } from "vitest";
import * as v from "../../../ffi/ibverbs/index.ts";
import { readPointer } from "../../../ffi/ibverbs/peek.ts";
import { AF_INET, Errno, errno, libc } from "../../../ffi/libc/index.ts";
import * as cm from "../../../ffi/rdmacm/index.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { gidBytes } from "../../../src/rdma/address/gid.ts";
import { softRdmacm } from "../../../src/soft/index.ts";
import { openPlace } from "./connecting.ts";

const place = openPlace();
const { device, own } = place;
afterAll(() => place[Symbol.dispose]());

const soft = device.provider === "soft";
const lib = soft ? softRdmacm() : cm.nativeRdmacm();
const CAP = { max_send_wr: 8, max_recv_wr: 8, max_send_sge: 2, max_recv_sge: 2 } as const;
const inNetworkOrder = (port: number) => ((port & 255) << 8) | (port >> 8);
/** Memory that C reads after the statement that allocated it. */
const kept: unknown[] = [];
const slot = () => v.ibv_td.alloc();

function zero(name: string, result: number): void {
  if (result !== 0) throw new Error(`${name}: ${result}, errno ${errno()}`);
}

function cText(text: string): number {
  const bytes = new TextEncoder().encode(`${text}\0`);
  kept.push(bytes);
  return addressOf(bytes);
}

function address(port: number): number {
  const ip = own.address.split(".").reduce((sum, byte) => sum * 256 + Number(byte), 0);
  const sin = cm.sockaddr_in.alloc({ sin_family: AF_INET, sin_port: port, sin_addr: { s_addr: ip } });
  kept.push(sin);
  return sin.pointer;
}

function next(channel: number): { readonly event: number; readonly id: number; readonly status: number } {
  const found = slot();
  zero("rdma_get_cm_event", lib.rdma_get_cm_event(channel, found.pointer));
  const raw = readPointer(found.pointer);
  const { event, id, status } = cm.rdma_cm_event.at(raw);
  zero("rdma_ack_cm_event", lib.rdma_ack_cm_event(raw));
  return { event, id, status };
}

/** Returns a new id on a channel with a resolved route to `port` of this device. */
function routed(channel: number, port: number): number {
  const created = slot();
  zero("rdma_create_id", lib.rdma_create_id(channel, created.pointer, 0, cm.RDMA_PS_TCP));
  const id = readPointer(created.pointer);
  zero("rdma_resolve_addr", lib.rdma_resolve_addr(id, 0, address(port), 2000));
  expect(next(channel)).toEqual({ event: cm.RDMA_CM_EVENT_ADDR_RESOLVED, id, status: 0 });
  zero("rdma_resolve_route", lib.rdma_resolve_route(id, 2000));
  expect(next(channel)).toEqual({ event: cm.RDMA_CM_EVENT_ROUTE_RESOLVED, id, status: 0 });
  return id;
}

/** Returns a listening endpoint that creates a queue pair for each request. */
function endpoint(): number {
  const hints = cm.rdma_addrinfo.alloc({ ai_flags: cm.RAI_PASSIVE, ai_port_space: cm.RDMA_PS_TCP });
  const [info, made] = [slot(), slot()];
  zero("rdma_getaddrinfo", lib.rdma_getaddrinfo(cText(own.address), cText("0"), hints.pointer, info.pointer));
  const attributes = v.ibv_qp_init_attr.alloc({ qp_type: v.IBV_QPT_RC, cap: CAP });
  zero("rdma_create_ep", lib.rdma_create_ep(made.pointer, readPointer(info.pointer), 0, attributes.pointer));
  lib.rdma_freeaddrinfo(readPointer(info.pointer));
  const listener = readPointer(made.pointer);
  zero("rdma_listen", lib.rdma_listen(listener, 1));
  return listener;
}

/** Returns a C list of two memory ranges. */
function pieces(region: number, at: number, bytes: number): number {
  const { lkey } = v.ibv_mr.at(region);
  const list = v.ibv_sge.pool(new ArrayBuffer(2 * v.ibv_sge.size), 2);
  kept.push(list);
  for (const [i, piece] of list.entries()) {
    piece.addr = at + i * bytes;
    piece.length = bytes;
    piece.lkey = lkey;
  }
  return list[0]!.pointer;
}

describe(`librdmacm by its C names on ${device.name}`, () => {
  test("a request of an endpoint has its queue pair, and messages, writes and reads use scatter lists", () => {
    const channel = lib.rdma_create_event_channel();
    const listener = endpoint();
    const port = lib.rdma_get_src_port(listener);
    const client = routed(channel, inNetworkOrder(port));
    expect(lib.rdma_get_dst_port(client)).toBe(port);
    const extended = v.ibv_qp_init_attr_ex.alloc({
      qp_type: v.IBV_QPT_RC,
      cap: CAP,
      comp_mask: v.IBV_QP_INIT_ATTR_PD,
      pd: cm.rdma_cm_id.at(client).pd,
    });
    zero("rdma_create_qp_ex", lib.rdma_create_qp_ex(client, extended.pointer));
    const parameters = cm.rdma_conn_param.alloc({
      ...{ responder_resources: 1, initiator_depth: 1, retry_count: 7, rnr_retry_count: 7 },
    });
    zero("rdma_connect", lib.rdma_connect(client, parameters.pointer));
    const came = slot();
    zero("rdma_get_request", lib.rdma_get_request(listener, came.pointer));
    const server = readPointer(came.pointer);
    expect(cm.rdma_cm_id.at(server).qp).not.toBe(0);
    // One thread runs both ends, so the server's work must not wait for the client.
    zero("rdma_migrate_id", lib.rdma_migrate_id(server, channel));

    const memory = Number(libc.mmap(0, 16384, 3, 0x22, -1, 0));
    const [theirs, ours] = [memory, memory + 8192];
    const inbox = lib.rdma_reg_msgs(server, theirs, 4096);
    const target = lib.rdma_reg_write(server, theirs + 4096, 2048);
    const source = lib.rdma_reg_read(server, theirs + 6144, 2048);
    const own = lib.rdma_reg_msgs(client, ours, 8192);
    zero("rdma_post_recvv", lib.rdma_post_recvv(server, 1, pieces(inbox, theirs, 32), 2));
    zero("rdma_accept", lib.rdma_accept(server, parameters.pointer));
    const { RDMA_CM_EVENT_ESTABLISHED: established } = cm;
    expect([next(channel).event, next(channel).event]).toEqual([established, established]);

    const wc = v.ibv_wc.alloc();
    const completed = (wrId: number) => {
      expect(lib.rdma_get_send_comp(client, wc.pointer)).toBe(1);
      expect([wc.wr_id, wc.status]).toEqual([wrId, v.IBV_WC_SUCCESS]);
    };
    const signaled = v.IBV_SEND_SIGNALED;
    libc.memset(ours, 0x42, 64);
    zero("rdma_post_sendv", lib.rdma_post_sendv(client, 2, pieces(own, ours, 32), 2, signaled));
    completed(2);
    expect(lib.rdma_get_recv_comp(server, wc.pointer)).toBe(1);
    expect([wc.wr_id, wc.byte_len]).toEqual([1, 64]);
    expect(libc.memcmp(theirs, ours, 64)).toBe(0);

    const { addr: to, rkey: writable } = v.ibv_mr.at(target);
    const written = lib.rdma_post_writev(client, 3, pieces(own, ours, 32), 2, signaled, to, writable);
    zero("rdma_post_writev", written);
    completed(3);
    expect(libc.memcmp(theirs + 4096, ours, 64)).toBe(0);
    const whole = lib.rdma_post_write(client, 6, ours, 64, own, signaled, Number(to) + 64, writable);
    zero("rdma_post_write", whole);
    completed(6);
    expect(libc.memcmp(theirs + 4160, ours, 64)).toBe(0);

    libc.memset(theirs + 6144, 0x17, 128);
    const { addr: from, rkey: readable } = v.ibv_mr.at(source);
    const into = ours + 4096;
    zero(
      "rdma_post_readv",
      lib.rdma_post_readv(client, 4, pieces(own, into, 32), 2, signaled, from, readable),
    );
    completed(4);
    zero("rdma_post_read", lib.rdma_post_read(client, 5, into + 64, 64, own, signaled, from + 64, readable));
    completed(5);
    expect(libc.memcmp(theirs + 6144, into, 128)).toBe(0);

    zero("rdma_disconnect", lib.rdma_disconnect(client));
    for (const region of [inbox, target, source, own]) zero("rdma_dereg_mr", lib.rdma_dereg_mr(region));
    for (const id of [client, server, listener]) lib.rdma_destroy_ep(id);
    lib.rdma_destroy_event_channel(channel);
    libc.munmap(memory, 16384);
  });

  test("an id sends a datagram to itself", () => {
    const channel = lib.rdma_create_event_channel();
    const created = slot();
    zero("rdma_create_id", lib.rdma_create_id(channel, created.pointer, 0, cm.RDMA_PS_UDP));
    const id = readPointer(created.pointer);
    zero("rdma_bind_addr", lib.rdma_bind_addr(id, address(0)));
    const attributes = v.ibv_qp_init_attr.alloc({ qp_type: v.IBV_QPT_UD, cap: CAP });
    zero("rdma_create_qp", lib.rdma_create_qp(id, 0, attributes.pointer));
    const { pd, qp } = cm.rdma_cm_id.at(id);
    const { index, gid } = device.gids().find((each) => each.gid.endsWith(own.address))!;
    const to = v.ibv_ah_attr.alloc({ is_global: 1, port_num: 1, grh: { sgid_index: index, hop_limit: 64 } });
    to.grh.dgid.raw.set(gidBytes(gid));
    const handle = device.lib.ibv_create_ah(pd, to.pointer);
    expect(handle).not.toBe(0);

    const memory = Number(libc.mmap(0, 4096, 3, 0x22, -1, 0));
    const region = lib.rdma_reg_msgs(id, memory, 4096);
    zero("rdma_post_recv", lib.rdma_post_recv(id, 1, memory, 104, region));
    libc.memset(memory + 512, 0x42, 64);
    const { qp_num: number } = v.ibv_qp.at(qp);
    const { IBV_SEND_SIGNALED: signaled } = v;
    const sent = lib.rdma_post_ud_send(id, 2, memory + 512, 64, region, signaled, handle, number);
    zero("rdma_post_ud_send", sent);
    const wc = v.ibv_wc.alloc();
    expect([lib.rdma_get_send_comp(id, wc.pointer), wc.wr_id, wc.status]).toEqual([1, 2, 0]);
    expect([lib.rdma_get_recv_comp(id, wc.pointer), wc.wr_id, wc.byte_len]).toEqual([1, 1, 104]);
    expect(libc.memcmp(memory + 40, memory + 512, 64)).toBe(0);
    zero("rdma_dereg_mr", lib.rdma_dereg_mr(region));
    zero("ibv_destroy_ah", device.lib.ibv_destroy_ah(handle));
    lib.rdma_destroy_ep(id);
    lib.rdma_destroy_event_channel(channel);
    libc.munmap(memory, 4096);
  });

  test("an id has a shared receive queue from rdma_create_srq and, where supported, rdma_create_srq_ex", () => {
    const channel = lib.rdma_create_event_channel();
    const id = routed(channel, 9);
    const attributes = v.ibv_srq_init_attr.alloc({ attr: { max_wr: 4, max_sge: 1 } });
    zero("rdma_create_srq", lib.rdma_create_srq(id, 0, attributes.pointer));
    expect(cm.rdma_cm_id.at(id).srq).not.toBe(0);
    lib.rdma_destroy_srq(id);
    expect(cm.rdma_cm_id.at(id).srq).toBe(0);
    const extended = v.ibv_srq_init_attr_ex.alloc({
      ...{ attr: { max_wr: 4, max_sge: 1 }, srq_type: v.IBV_SRQT_BASIC },
      ...{ comp_mask: v.IBV_SRQ_INIT_ATTR_TYPE | v.IBV_SRQ_INIT_ATTR_PD, pd: cm.rdma_cm_id.at(id).pd },
    });
    const result = lib.rdma_create_srq_ex(id, extended.pointer);
    if (soft) expect([result, errno()]).toEqual([-1, Errno.EOPNOTSUPP]);
    else {
      zero("rdma_create_srq_ex", result);
      lib.rdma_destroy_srq(id);
    }
    zero("rdma_destroy_id", lib.rdma_destroy_id(id));
    lib.rdma_destroy_event_channel(channel);
  });

  test("rdma_get_devices lists the devices, and rdma_seterrno sets errno", () => {
    const count = slot();
    const list = lib.rdma_get_devices(count.pointer);
    expect(list).not.toBe(0);
    expect(readPointer(list)).not.toBe(0);
    lib.rdma_free_devices(list);
    expect([lib.rdma_seterrno(Errno.ETIMEDOUT), errno()]).toEqual([-1, Errno.ETIMEDOUT]);
    expect(lib.rdma_seterrno(0)).toBe(0);
  });
});
