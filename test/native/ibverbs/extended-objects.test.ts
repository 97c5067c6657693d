import { expect, test } from "vitest";
import { Errno } from "../../../ffi/errno.ts";
import {
  IBV_QP_EX_WITH_FLUSH,
  IBV_QP_EX_WITH_RDMA_WRITE,
  IBV_QP_EX_WITH_SEND,
  IBV_QP_INIT_ATTR_PD,
  IBV_QP_INIT_ATTR_SEND_OPS_FLAGS,
  IBV_WC_EX_WITH_BYTE_LEN,
  IBV_WC_EX_WITH_IMM,
  ibv_cq_ex,
  ibv_cq_init_attr_ex,
  ibv_dm,
  ibv_qp_ex_v45,
  ibv_qp_init_attr_ex,
  ibv_wq,
  newerOperations,
  operations,
  signatures,
} from "../../../ffi/ibverbs/index.ts";
import { build } from "../../../ffi/ibverbs/native.ts";
import { writePointer } from "../../../ffi/ibverbs/peek.ts";
import { errno, setErrno } from "../../../ffi/libc/index.ts";
import { type CallbackFunction, callback } from "../../../ffi/runtime/index.ts";
import { fakeContext } from "./fake-context.ts";

const empty = Object.fromEntries(Object.keys(signatures).map((name) => [name, undefined]));
const lib = build({ ...empty, ibv_destroy_qp: () => 0, ibv_destroy_cq: () => 0 } as never);

type QpOp = keyof typeof operations.ibv_qp_ex;

/** Returns a queue pair created by ibv_create_qp_ex with the given flags. `log` records the calls on it. */
function queuePair(flags: number, slots: readonly QpOp[]): { qp: number; log: unknown[] } {
  const fake = fakeContext();
  const log: unknown[] = [];
  const qp = fake.object(ibv_qp_ex_v45.size);
  for (const name of slots) {
    const fn = (...args: unknown[]) => {
      log.push([name, ...args.slice(1)]);
      return 0;
    };
    writePointer(qp + ibv_qp_ex_v45.offsets[name], callback(operations.ibv_qp_ex[name], fn as never).address);
  }
  fake.extended("create_qp_ex", () => qp);
  const attr = ibv_qp_init_attr_ex.alloc({
    comp_mask: IBV_QP_INIT_ATTR_PD | IBV_QP_INIT_ATTR_SEND_OPS_FLAGS,
    send_ops_flags: BigInt(flags),
  });
  expect(lib.ibv_create_qp_ex(fake.context, attr.pointer)).toBe(qp);
  return { qp, log };
}

test("work request verbs reach the pointers of the queue pair", () => {
  const { qp, log } = queuePair(IBV_QP_EX_WITH_RDMA_WRITE, [
    "wr_start",
    "wr_rdma_write",
    "wr_set_sge",
    "wr_complete",
  ]);
  lib.ibv_wr_start(qp);
  lib.ibv_wr_rdma_write(qp, 0x1234, 0x7f00_0000_1000);
  lib.ibv_wr_set_sge(qp, 5, 0x2000, 64);
  expect(lib.ibv_wr_complete(qp)).toBe(0);
  expect(log).toEqual([
    ["wr_start"],
    ["wr_rdma_write", 0x1234, 0x7f00_0000_1000n],
    ["wr_set_sge", 5, 0x2000n, 64],
    ["wr_complete"],
  ]);
});

test("a verb that was not requested at creation is not called, and the batch is aborted with EOPNOTSUPP", () => {
  const { qp, log } = queuePair(IBV_QP_EX_WITH_RDMA_WRITE, [
    "wr_start",
    "wr_send",
    "wr_rdma_write",
    "wr_set_sge",
    "wr_abort",
    "wr_complete",
  ]);
  lib.ibv_wr_start(qp);
  lib.ibv_wr_send(qp);
  lib.ibv_wr_set_sge(qp, 5, 0x2000, 64);
  expect(lib.ibv_wr_complete(qp)).toBe(Errno.EOPNOTSUPP);
  expect(log).toEqual([["wr_start"], ["wr_abort"]]);
  lib.ibv_wr_start(qp);
  lib.ibv_wr_rdma_write(qp, 1, 2);
  expect(lib.ibv_wr_complete(qp)).toBe(0);
});

test("memory behind an older library's struct is not read as wr_flush", () => {
  const { qp } = queuePair(IBV_QP_EX_WITH_SEND, ["wr_start", "wr_abort"]);
  // The driver of rdma-core 44 has private data at the offset of wr_flush.
  writePointer(qp + ibv_qp_ex_v45.offsets.wr_flush, 0xdead);
  lib.ibv_wr_start(qp);
  lib.ibv_wr_flush(qp, 1, 2, 3, 4, 5);
  expect(lib.ibv_wr_complete(qp)).toBe(Errno.EOPNOTSUPP);
});

test("wr_flush is called where its flag was accepted", () => {
  const { qp } = queuePair(IBV_QP_EX_WITH_FLUSH, ["wr_start"]);
  let got: unknown[] = [];
  const flush = callback(newerOperations["ibv_qp_ex.wr_flush"], (...args) => {
    got = args;
  });
  writePointer(qp + ibv_qp_ex_v45.offsets.wr_flush, flush.address);
  lib.ibv_wr_start(qp);
  lib.ibv_wr_flush(qp, 1, 2, 3, 4, 5);
  expect(got).toEqual([qp, 1, 2n, 3n, 4, 5]);
});

test("a queue pair without these verbs refuses them all", () => {
  const fake = fakeContext();
  const qp = fake.object(ibv_qp_ex_v45.size);
  lib.ibv_wr_start(qp);
  lib.ibv_wr_send(qp);
  lib.ibv_wr_abort(qp);
  expect(lib.ibv_wr_complete(qp)).toBe(Errno.EOPNOTSUPP);
  expect(lib.ibv_qp_to_qp_ex(qp)).toBe(0);
  expect(errno()).toBe(Errno.EOPNOTSUPP);
});

test("a destroyed queue pair is forgotten", () => {
  const { qp, log } = queuePair(IBV_QP_EX_WITH_SEND, ["wr_start", "wr_send", "wr_complete"]);
  expect(lib.ibv_destroy_qp(qp)).toBe(0);
  expect(lib.ibv_wr_complete(qp)).toBe(Errno.EOPNOTSUPP);
  expect(log).toEqual([]);
});

function completionQueue(flags: number): { cq: number; log: unknown[]; slot: typeof slot } {
  const fake = fakeContext();
  const log: unknown[] = [];
  const cq = fake.object(ibv_cq_ex.size);
  fake.extended("create_cq_ex", () => cq);
  const attr = ibv_cq_init_attr_ex.alloc({ cqe: 16, wc_flags: BigInt(flags) });
  expect(lib.ibv_create_cq_ex(fake.context, attr.pointer)).toBe(cq);
  return { cq, log, slot };
}

type CqOp = keyof typeof operations.ibv_cq_ex;
function slot<K extends CqOp>(
  cq: number,
  name: K,
  fn: CallbackFunction<(typeof operations.ibv_cq_ex)[K]>,
): void {
  writePointer(cq + ibv_cq_ex.offsets[name], callback(operations.ibv_cq_ex[name], fn as never).address);
}

test("readers of an extended completion queue return the driver's values", () => {
  const { cq } = completionQueue(IBV_WC_EX_WITH_BYTE_LEN | IBV_WC_EX_WITH_IMM);
  slot(cq, "start_poll", () => 2);
  slot(cq, "read_opcode", () => 129);
  slot(cq, "read_byte_len", () => 4096);
  slot(cq, "read_imm_data", () => 0x01020304);
  expect(lib.ibv_start_poll(cq, 0)).toBe(2);
  expect(lib.ibv_wc_read_opcode(cq)).toBe(129);
  expect(lib.ibv_wc_read_byte_len(cq)).toBe(4096);
  expect(lib.ibv_wc_read_imm_data(cq)).toBe(0x01020304);
  expect(lib.ibv_wc_read_invalidated_rkey(cq)).toBe(0x01020304);
});

test("a reader that was not requested is not called", () => {
  const { cq } = completionQueue(IBV_WC_EX_WITH_BYTE_LEN);
  slot(cq, "read_completion_ts", () => {
    throw new Error("called");
  });
  setErrno(0);
  expect(lib.ibv_wc_read_completion_ts(cq)).toBe(0n);
  expect(errno()).toBe(Errno.EOPNOTSUPP);
  expect(lib.ibv_wc_read_byte_len(cq)).toBe(0);
  expect(lib.ibv_next_poll(cq)).toBe(Errno.EOPNOTSUPP);
});

test("device memory and work queues carry their own functions", () => {
  const fake = fakeContext();
  const dm = fake.object(ibv_dm.size);
  const calls: unknown[] = [];
  const note = (name: string) =>
    ((...args: unknown[]) => {
      calls.push([name, ...args]);
      return 0;
    }) as never;
  expect(lib.ibv_memcpy_to_dm(dm, 0, 0, 0)).toBe(Errno.EOPNOTSUPP);
  const { memcpy_to_dm, memcpy_from_dm } = operations.ibv_dm;
  writePointer(dm + ibv_dm.offsets.memcpy_to_dm, callback(memcpy_to_dm, note("to")).address);
  writePointer(dm + ibv_dm.offsets.memcpy_from_dm, callback(memcpy_from_dm, note("from")).address);
  lib.ibv_memcpy_to_dm(dm, 8, 0x100, 16);
  lib.ibv_memcpy_from_dm(0x200, dm, 24, 32);
  const wq = fake.object(ibv_wq.size);
  expect(lib.ibv_post_wq_recv(wq, 1, 2)).toBe(Errno.EOPNOTSUPP);
  writePointer(wq + ibv_wq.offsets.post_recv, callback(operations.ibv_wq.post_recv, note("recv")).address);
  lib.ibv_post_wq_recv(wq, 1, 2);
  expect(calls).toEqual([
    ["to", dm, 8n, 0x100, 16n],
    ["from", 0x200, dm, 24n, 32n],
    ["recv", wq, 1, 2],
  ]);
});
