import { afterAll, describe, expect, test } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import * as s from "../../../ffi/ibverbs/structs.ts";
import * as c from "../../../ffi/libc/index.ts";
import { sge } from "../../support/sge.ts";
import { pair, type Qp, Side } from "../support/harness.ts";

const side = new Side();
const { lib } = side;
afterAll(() => side.close());
const { EBUSY } = c.Errno;

const SIZE = 1 << 16;
const x = side.buffer(SIZE).fill(1);
const y = side.buffer(SIZE);
describe("memory windows", () => {
  function bind(qp: Qp, mw: number, offset: number, bytes: number, access: number): number {
    const request = s.ibv_mw_bind.alloc();
    request.wr_id = 50;
    request.send_flags = v.IBV_SEND_SIGNALED;
    request.bind_info.mr = y.mr;
    request.bind_info.addr = y.pointer + offset;
    request.bind_info.length = bytes;
    request.bind_info.mw_access_flags = access;
    return lib.ibv_bind_mw(qp.pointer, mw, request.pointer);
  }

  test("type 1: opens a part of a region under a key of its own, until the next bind", async () => {
    const [a, b] = pair(side);
    const mw = lib.ibv_alloc_mw(side.pd, v.IBV_MW_TYPE_1);
    expect(bind(b, mw, 1000, 100, v.IBV_ACCESS_REMOTE_WRITE)).toBe(0);
    expect(await b.one()).toMatchObject({ id: 50, status: 0, opcode: v.IBV_WC_BIND_MW });
    const { rkey } = s.ibv_mw.at(mw);
    a.post({ opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, 100)], remote: y.pointer + 1000, rkey });
    expect((await a.one()).status).toBe(0);
    expect(y.bytes.subarray(1000, 1100)).toEqual(x.bytes.subarray(0, 100));
    expect(lib.ibv_dereg_mr(y.mr)).toBe(EBUSY);
    expect(bind(b, mw, 1000, 50, v.IBV_ACCESS_REMOTE_READ)).toBe(0);
    await b.one();
    a.post({ opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, 10)], remote: y.pointer + 1000, rkey });
    expect((await a.one()).status).toBe(v.IBV_WC_REM_ACCESS_ERR);
    for (const qp of [a, b]) qp.destroy();
    expect(lib.ibv_dealloc_mw(mw)).toBe(0);
  });

  test("a bind beyond its region fails the request", async () => {
    const [a, b] = pair(side);
    const mw = lib.ibv_alloc_mw(side.pd, v.IBV_MW_TYPE_1);
    expect(bind(a, mw, SIZE - 10, 11, v.IBV_ACCESS_REMOTE_READ)).toBe(0);
    expect((await a.one()).status).toBe(v.IBV_WC_MW_BIND_ERR);
    for (const qp of [a, b]) qp.destroy();
    lib.ibv_dealloc_mw(mw);
  });

  function bind2(qp: Qp, mw: number, rkey: number): void {
    const wr = s.ibv_send_wr.alloc();
    wr.wr_id = 60;
    wr.opcode = v.IBV_WR_BIND_MW;
    wr.send_flags = v.IBV_SEND_SIGNALED;
    wr.bind_mw.mw = mw;
    wr.bind_mw.rkey = rkey;
    wr.bind_mw.bind_info.mr = y.mr;
    wr.bind_mw.bind_info.addr = y.pointer;
    wr.bind_mw.bind_info.length = 4096;
    wr.bind_mw.bind_info.mw_access_flags = v.IBV_ACCESS_REMOTE_WRITE;
    expect(lib.ibv_post_send(qp.pointer, wr.pointer, wr.pointer)).toBe(0);
  }

  test("type 2: belongs to its QP, and SEND with invalidate or LOCAL_INV closes it", async () => {
    for (const how of ["remote", "local"]) {
      const [a, b] = pair(side);
      const [other] = pair(side);
      const mw = lib.ibv_alloc_mw(side.pd, v.IBV_MW_TYPE_2);
      const rkey = lib.ibv_inc_rkey(s.ibv_mw.at(mw).rkey);
      bind2(b, mw, rkey);
      expect(await b.one()).toMatchObject({ id: 60, status: 0 });
      const write = { opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, 10)], remote: y.pointer, rkey };
      a.post(write);
      expect((await a.one()).status).toBe(0);
      if (how === "remote") {
        b.recv(3, [sge(y, 5000, 100)]);
        a.post({ opcode: v.IBV_WR_SEND_WITH_INV, sges: [sge(x, 0, 10)], invalidate: rkey });
        expect(await b.one()).toMatchObject({ id: 3, status: 0, flags: v.IBV_WC_WITH_INV, imm: rkey });
        await a.one();
      } else {
        b.post({ opcode: v.IBV_WR_LOCAL_INV, invalidate: rkey });
        expect(await b.one()).toMatchObject({ status: 0, opcode: v.IBV_WC_LOCAL_INV });
      }
      a.post(write);
      expect((await a.one()).status).toBe(v.IBV_WC_REM_ACCESS_ERR);
      for (const qp of [a, b, other]) qp.destroy();
      lib.ibv_dealloc_mw(mw);
    }
  });
});
