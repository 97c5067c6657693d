import { describe, expect, test } from "vitest";
import { arrayOf, linked, out } from "../../../ffi/c/index.ts";
import {
  CU_MEM_ALLOCATION_TYPE_PINNED,
  CU_MEM_LOCATION_TYPE_DEVICE,
  CUmemAccessDesc,
  CUmemAllocationProp,
} from "../../../ffi/cuda/index.ts";
import { ibv_qp_attr, ibv_recv_wr, ibv_send_wr, ibv_sge, ibv_wr_opcode } from "../../../ffi/ibverbs/index.ts";
import { libc } from "../../../ffi/libc/index.ts";
import { addressOf, memory } from "../../../ffi/runtime/index.ts";

describe("members of a struct", () => {
  test("that are enums take names", () => {
    const wr = ibv_send_wr.alloc({ opcode: "IBV_WR_RDMA_WRITE_WITH_IMM" });
    expect(wr.opcode).toBe(ibv_wr_opcode.IBV_WR_RDMA_WRITE_WITH_IMM);
    ibv_send_wr.assign(wr, { opcode: "IBV_WR_SEND" });
    expect(wr.opcode).toBe(ibv_wr_opcode.IBV_WR_SEND);
    expect(() => ibv_send_wr.alloc({ opcode: "IBV_WR_RDMA_WIRTE" as "IBV_WR_SEND" })).toThrow(
      'ibv_wr_opcode has no constant IBV_WR_RDMA_WIRTE; did you mean "IBV_WR_RDMA_WRITE"?',
    );
    expect(() => ibv_send_wr.alloc({ opcode: "toString" as "IBV_WR_SEND" })).toThrow("has no constant");
  });

  test("that are flags take a list of names", () => {
    expect(ibv_send_wr.alloc({ send_flags: ["IBV_SEND_SIGNALED", "IBV_SEND_INLINE"] }).send_flags).toBe(10);
    expect(ibv_send_wr.alloc({ send_flags: "IBV_SEND_FENCE" }).send_flags).toBe(1);
    expect(ibv_send_wr.alloc({ send_flags: [] }).send_flags).toBe(0);
    expect(() => ibv_send_wr.alloc({ send_flags: ["IBV_SEND_SIGNALLED" as "IBV_SEND_FENCE"] })).toThrow(
      `did you mean "IBV_SEND_SIGNALED"?`,
    );
    const nested = CUmemAllocationProp.alloc({
      type: "CU_MEM_ALLOCATION_TYPE_PINNED",
      location: { type: "CU_MEM_LOCATION_TYPE_DEVICE", id: 1 },
    });
    expect([nested.type, nested.location.type, nested.location.id]).toEqual([
      CU_MEM_ALLOCATION_TYPE_PINNED,
      CU_MEM_LOCATION_TYPE_DEVICE,
      1,
    ]);
    expect(CUmemAccessDesc.alloc({ location: nested.location }).location.id).toBe(1);
  });

  test("that are pointers accept the object to point to", () => {
    const sge = ibv_sge.alloc({ length: 7 });
    const wr = ibv_send_wr.alloc({ sg_list: sge, num_sge: 1 });
    expect(ibv_sge.at(wr.sg_list).length).toBe(7);
    const bytes = new Uint8Array(new ArrayBuffer(16));
    expect(ibv_send_wr.alloc({ next: bytes.subarray(4) as Uint8Array<ArrayBuffer> }).next).toBe(
      addressOf(bytes) + 4,
    );
    expect(ibv_send_wr.alloc({ next: null }).next).toBe(0);
    expect(ibv_send_wr.alloc({ next: 4096 }).next).toBe(4096);
    for (const wrong of ["sge", {}, [sge], () => 0]) {
      expect(() => ibv_send_wr.alloc({ sg_list: wrong as never })).toThrow("ibv_send_wr.sg_list");
    }
  });

  test("that are pointers keep their target alive", async () => {
    const made: ReturnType<typeof ibv_send_wr.alloc>[] = [];
    for (let i = 0; i < 2000; i++) {
      made.push(ibv_send_wr.alloc({ sg_list: ibv_sge.alloc({ length: i, lkey: ~i >>> 0 }) }));
    }
    const churn: ArrayBuffer[] = [];
    for (let i = 0; i < 20_000; i++) churn[i % 100] = new ArrayBuffer(16);
    await new Promise((resolve) => setTimeout(resolve, 20));
    (globalThis as { Bun?: { gc(now: boolean): void } }).Bun?.gc(true);
    for (let i = 0; i < 20_000; i++) new Uint8Array(new ArrayBuffer(16)).fill(0xee);
    for (const [i, wr] of made.entries()) {
      const { length, lkey } = ibv_sge.at(wr.sg_list);
      expect([length, lkey]).toEqual([i, ~i >>> 0]);
    }
  });

  test("with a wrong name are refused with the nearest name", () => {
    const wr = ibv_send_wr.alloc();
    expect(() => Object.assign(wr, { opcod: 1 })).toThrow(
      'ibv_send_wr has no member opcod; did you mean "opcode"?',
    );
    expect(() => ibv_qp_attr.alloc({ ah_attr: { grh: { dgit: 1 } as never } })).toThrow("dgit");
  });
});

describe("arrays and lists of structs", () => {
  test("are contiguous, each with its members", () => {
    const list = arrayOf(ibv_sge, [{ length: 1 }, { length: 2, lkey: 5 }]);
    expect(list.map((sge) => sge.pointer - list.pointer)).toEqual([0, ibv_sge.size]);
    expect(ibv_sge.at(list.pointer + ibv_sge.size).toObject()).toEqual({ addr: 0, length: 2, lkey: 5 });
    expect(arrayOf(ibv_sge, 3).map(({ length }) => length)).toEqual([0, 0, 0]);
    expect(arrayOf(ibv_sge, 0)).toHaveLength(0);
    expect(() => arrayOf(ibv_sge, -1)).toThrow(RangeError);
    expect(() => arrayOf(ibv_sge, [{ lenght: 1 } as never])).toThrow(`did you mean "length"?`);
    const wr = ibv_send_wr.alloc({ sg_list: list, num_sge: list.length });
    expect(ibv_sge.at(wr.sg_list).length).toBe(1);
  });

  test("are linked by `next`, which is NULL in the last one", () => {
    const list = linked(ibv_recv_wr, [{ wr_id: 1 }, { wr_id: 2 }, { wr_id: 3 }]);
    const seen: number[] = [];
    for (let at = list.pointer; at !== 0; at = ibv_recv_wr.at(at).next) seen.push(ibv_recv_wr.at(at).wr_id);
    expect(seen).toEqual([1, 2, 3]);
  });
});

describe("an out-parameter", () => {
  test("is written by C and read as its type", () => {
    const ends = out("u64");
    expect(libc.memset(ends.pointer, 0xff, 8)).toBe(ends.pointer);
    expect(ends.value).toBe(2n ** 64n - 1n);
    ends.value = 7;
    expect(new BigUint64Array(memory(ends.pointer, 8))[0]).toBe(7n);
    expect([out("i32", -5).value, out("ptr").value, out("f64", 0.5).value, out("bool", true).value]).toEqual([
      -5,
      0,
      0.5,
      true,
    ]);
    expect(out(ibv_wr_opcode, "IBV_WR_SEND").value).toBe(ibv_wr_opcode.IBV_WR_SEND);
    expect(out(ibv_sge, { length: 9 }).value.length).toBe(9);
  });

  test("of an unknown type is refused", () => {
    expect(() => out("uint64" as "u64")).toThrow('out("uint64"): no such type');
    expect(() => out("u65" as "u64")).toThrow("did you mean");
    expect(() => out(undefined as never)).toThrow(TypeError);
  });
});
