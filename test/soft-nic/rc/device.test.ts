import { afterAll, describe, expect, test } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import * as s from "../../../ffi/ibverbs/structs.ts";
import * as c from "../../../ffi/libc/index.ts";
import { memory } from "../../../ffi/runtime/index.ts";
import { errnoOf } from "../../support/c-calls.ts";
import { sge } from "../../support/sge.ts";
import { ALL_ACCESS, pages, pair, Side } from "../support/harness.ts";

const side = new Side();
const { lib } = side;
afterAll(() => side.close());
const { EBUSY, EFAULT, EINVAL } = c.Errno;

const SIZE = 1 << 16;
const x = side.buffer(SIZE).fill(1);
const y = side.buffer(SIZE);
describe("device", () => {
  test("is soft0, an Ethernet channel adapter with RoCE v2 GIDs of its addresses", () => {
    const list = lib.ibv_get_device_list(0);
    const device = s.ibv_device.at(Number(new BigUint64Array(memory(list, 8))[0]));
    expect([device.name, device.node_type, device.transport_type]).toEqual(["soft0", 1, 0]);
    expect(c.cString(lib.ibv_get_device_name(device.pointer))).toBe("soft0");
    lib.ibv_free_device_list(list);
    const attr = s.ibv_device_attr.alloc();
    expect(lib.ibv_query_device(side.context, attr.pointer)).toBe(0);
    expect(attr.fw_ver).toMatch(/^doorbell /);
    expect(attr.atomic_cap).toBe(v.IBV_ATOMIC_HCA);
    const port = s.ibv_port_attr.alloc();
    expect(lib.ibv_query_port(side.context, 1, port.pointer)).toBe(0);
    expect(port.link_layer).toBe(v.IBV_LINK_LAYER_ETHERNET);
    expect(port.state).toBe(v.IBV_PORT_ACTIVE);
    expect(port.active_mtu).toBe(v.IBV_MTU_4096);
    const entry = s.ibv_gid_entry.alloc();
    for (let index = 0; index < port.gid_tbl_len; index++) {
      expect(lib.ibv_query_gid_ex(side.context, 1, index, entry.pointer, 0)).toBe(0);
      expect(entry.gid_type).toBe(v.IBV_GID_TYPE_ROCE_V2);
    }
    expect(side.gid()[12]).toBe(127);
  });

  test("refuses unknown ports, indices and contexts", () => {
    const port = s.ibv_port_attr.alloc();
    expect(lib.ibv_query_port(side.context, 2, port.pointer)).toBe(EINVAL);
    expect(lib.ibv_query_gid(side.context, 1, 999, port.pointer)).toBe(-1);
    expect(lib.ibv_query_device(0, port.pointer)).toBe(EINVAL);
    expect(lib.ibv_query_device(12345, port.pointer)).toBe(EINVAL);
    expect(errnoOf(lib.ibv_open_device(0))).toBe(EINVAL);
    expect(errnoOf(lib.ibv_alloc_pd(side.context + 64))).toBe(EINVAL);
    expect(lib.ibv_close_device(side.context + 8)).toBe(EINVAL);
  });

  test("names statuses as libibverbs does", () => {
    expect(c.cString(lib.ibv_wc_status_str(v.IBV_WC_RETRY_EXC_ERR))).toBe("transport retry counter exceeded");
    expect(c.cString(lib.ibv_event_type_str(v.IBV_EVENT_CQ_ERR))).toBe("CQ error");
  });
});

describe("memory regions", () => {
  test("an unmapped address is EFAULT, also when only its end is unmapped", () => {
    const { pointer } = pages(8192);
    c.libc.munmap(pointer + 4096, 4096);
    expect(errnoOf(lib.ibv_reg_mr(side.pd, pointer, 8192, ALL_ACCESS))).toBe(EFAULT);
    expect(errnoOf(lib.ibv_reg_mr(side.pd, pointer, 4097, 0))).toBe(EFAULT);
    expect(errnoOf(lib.ibv_reg_mr(side.pd, 0, 4096, 0))).toBe(EFAULT);
    expect(errnoOf(lib.ibv_reg_mr(side.pd, 2 ** 48, 4096, 0))).toBe(EFAULT);
    const whole = lib.ibv_reg_mr(side.pd, pointer, 4096, ALL_ACCESS);
    expect(lib.ibv_dereg_mr(whole)).toBe(0);
  });

  test("read-only memory cannot be registered for writing", () => {
    const { pointer } = pages(4096);
    c.libc.mprotect(pointer, 4096, c.PROT_READ);
    expect(errnoOf(lib.ibv_reg_mr(side.pd, pointer, 4096, v.IBV_ACCESS_LOCAL_WRITE))).toBe(EFAULT);
    const constant = lib.ibv_reg_mr(side.pd, pointer, 4096, v.IBV_ACCESS_REMOTE_READ);
    expect(lib.ibv_dereg_mr(constant)).toBe(0);
  });

  test("zero bytes, unknown flags and remote write without local write are EINVAL", () => {
    expect(errnoOf(lib.ibv_reg_mr(side.pd, x.pointer, 0, 0))).toBe(EINVAL);
    expect(errnoOf(lib.ibv_reg_mr(side.pd, x.pointer, 4096, 1 << 10))).toBe(EINVAL);
    expect(errnoOf(lib.ibv_reg_mr(side.pd, x.pointer, 4096, v.IBV_ACCESS_REMOTE_WRITE))).toBe(EINVAL);
    expect(errnoOf(lib.ibv_reg_mr(side.pd, x.pointer, 4096, v.IBV_ACCESS_REMOTE_ATOMIC))).toBe(EINVAL);
    expect(errnoOf(lib.ibv_reg_mr(0, x.pointer, 4096, 0))).toBe(EINVAL);
  });

  test("keys are unpredictable, and each of a thousand is found", () => {
    const regions = Array.from({ length: 1000 }, () => side.register(x.pointer, 4096));
    const keys = regions.map(({ rkey }) => rkey);
    expect(new Set(keys.map((key) => key >>> 8)).size).toBe(1000);
    const steps = new Set(keys.slice(1).map((key, i) => key - keys[i]!));
    expect(steps.size).toBeGreaterThan(990);
    for (const { mr } of regions.filter((_, i) => i % 2 === 0)) expect(lib.ibv_dereg_mr(mr)).toBe(0);
    for (const { mr } of regions.filter((_, i) => i % 2 === 1)) expect(lib.ibv_dereg_mr(mr)).toBe(0);
    expect(lib.ibv_dereg_mr(regions[0]!.mr)).toBe(EINVAL);
  });

  test("a PD with children cannot be deallocated", () => {
    const pd = lib.ibv_alloc_pd(side.context);
    const mr = lib.ibv_reg_mr(pd, x.pointer, 4096, 0);
    expect(lib.ibv_dealloc_pd(pd)).toBe(EBUSY);
    expect(lib.ibv_dereg_mr(mr)).toBe(0);
    expect(lib.ibv_dealloc_pd(pd)).toBe(0);
    expect(lib.ibv_dealloc_pd(pd)).toBe(EINVAL);
  });

  test("peers use the iova as the address", async () => {
    const mr = lib.ibv_reg_mr_iova2(side.pd, y.pointer, 4096, 0x1000, ALL_ACCESS);
    const [a, b] = pair(side);
    y.bytes.fill(0);
    const rkey = s.ibv_mr.at(mr).rkey;
    a.post({ opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, 100)], remote: 0x1000 + 10, rkey });
    expect((await a.one()).status).toBe(0);
    expect(y.bytes.subarray(10, 110)).toEqual(x.bytes.subarray(0, 100));
    for (const qp of [a, b]) qp.destroy();
    lib.ibv_dereg_mr(mr);
  });
});

describe("life cycle", () => {
  test("closing the last context stops the NIC, and it starts again", async () => {
    const other = new Side();
    const region = other.buffer(4096);
    const [a, b] = pair(other);
    b.recv(1, [[region.pointer, 100, region.lkey]]);
    a.post({ sges: [[region.pointer + 200, 100, region.lkey]] });
    expect((await b.one()).status).toBe(0);
    // Closed while its QPs exist.
    other.close();
    const again = new Side();
    const memory2 = again.buffer(4096);
    const [p, q] = pair(again);
    q.recv(1, [[memory2.pointer, 100, memory2.lkey]]);
    p.post({ sges: [[memory2.pointer + 200, 100, memory2.lkey]] });
    expect((await q.one()).status).toBe(0);
    again.close();
  });

  test("a thousand QPs exist side by side and release their memory", async () => {
    const options = { sendWr: 4, recvWr: 4, cqe: 8 };
    for (let round = 0; round < 2; round++) {
      const pairs = Array.from({ length: 500 }, () => pair(side, options));
      for (const [a, b] of pairs) {
        b.recv(1, [sge(y, 0, 64)]);
        a.post({ sges: [sge(x, 0, 64)] });
      }
      for (const [a, b] of pairs) {
        expect((await a.one(20_000)).status).toBe(0);
        expect((await b.one(20_000)).status).toBe(0);
      }
      for (const qps of pairs) for (const qp of qps) qp.destroy();
    }
  });
});
