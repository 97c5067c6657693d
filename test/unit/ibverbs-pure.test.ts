import { expect, test } from "vitest";
import { IBV_QPT_RC, IBV_QPT_UD } from "../../ffi/ibverbs/constants.ts";
import { pure } from "../../ffi/ibverbs/pure.ts";

test("ibv_inc_rkey advances the low byte and wraps it", () => {
  expect(pure.ibv_inc_rkey(0)).toBe(1);
  expect(pure.ibv_inc_rkey(0xffffffff)).toBe(0xffffff00);
  expect(pure.ibv_inc_rkey(0x8000007f)).toBe(0x80000080);
});

test("ibv_is_qpt_supported reads the bit of the type", () => {
  const caps = 1 << IBV_QPT_RC;
  expect(pure.ibv_is_qpt_supported(caps, IBV_QPT_RC)).toBe(1);
  expect(pure.ibv_is_qpt_supported(caps, IBV_QPT_UD)).toBe(0);
});

test("ibv_flow_label_to_udp_sport folds the label into the RoCE port range", () => {
  expect(pure.ibv_flow_label_to_udp_sport(0)).toBe(0xc000);
  expect(pure.ibv_flow_label_to_udp_sport(0xfffff)).toBe(0xffc0);
  expect(pure.ibv_flow_label_to_udp_sport(0x04001)).toBe(0xc000);
});
