import { expect, test } from "vitest";
import { ibv_send_wr, ibv_sge } from "../../../ffi/ibverbs/structs.ts";
import { offsetOf } from "../../../ffi/layout/offset-of.ts";

test("offsetOf finds members of members, as C does", () => {
  expect(offsetOf(ibv_sge, "lkey")).toBe(12);
  expect(offsetOf(ibv_send_wr, "wr.rdma.rkey")).toBe(48);
  expect(offsetOf(ibv_send_wr, "bind_mw.bind_info.length")).toBe(112);
});

test("offsetOf knows no other names", () => {
  expect(() => offsetOf(ibv_send_wr, "wr.rdma.key")).toThrow(/ibv_send_wr has no member wr.rdma.key/);
  expect(() => offsetOf(ibv_sge, "lkey.low")).toThrow(RangeError);
});
