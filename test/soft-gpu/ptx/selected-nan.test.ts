// selp of f32 copies the canonical NaN of GPUs, also where the processor's own NaN has other bits.
import { expect, test } from "vitest";
import { openDevice } from "../../../src/cuda/index.ts";

const source = `.version 8.0\n.target sm_80\n.address_size 64
.visible .entry go(.param .u64 to, .param .f32 x) {
  .reg .pred %p; .reg .b32 %r; .reg .b64 %a<2>; .reg .f32 %f<4>;
  mov.u32 %r, %tid.x; ld.param.u64 %a0, [to]; mad.wide.u32 %a1, %r, 4, %a0;
  ld.param.f32 %f0, [x]; cvt.rn.f32.u32 %f1, %r; mul.f32 %f2, %f0, %f1;
  setp.lt.u32 %p, %r, 1024; sub.f32 %f2, %f2, %f2;
  selp.f32 %f3, %f2, %f0, %p; st.global.f32 [%a1], %f3; ret;
}`;

test.each([1, 32])("a selected NaN of arithmetic is canonical in a block of %i threads", (block) => {
  using device = openDevice(0, { provider: "soft" });
  using module = device.loadModule(source);
  const to = device.allocate(block, "u32");
  module.kernel("go", "ptr, f32").launch({ grid: 1, block }, [to, Number.POSITIVE_INFINITY]);
  expect([...new Set(to.toArray())]).toEqual([0x7fffffff]);
});
