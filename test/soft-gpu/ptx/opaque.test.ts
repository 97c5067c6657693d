// istypep asks whether an address is a texture, sampler or surface reference.
import { expect, test } from "vitest";
import { openDevice } from "../../../src/cuda/index.ts";

const kernel = (type: string): string => `.version 8.6
.target sm_90
.address_size 64
.visible .entry ask(.param .u64 out)
{
  .reg .b64 %rd<2>; .reg .b32 %r; .reg .pred %p;
  ld.param.u64 %rd0, [out];
  istypep.${type} %p, %rd0;
  selp.u32 %r, 1, 2, %p;
  st.global.u32 [%rd0], %r;
  ret;
}
`;

test.each(["texref", "samplerref", "surfref"])("an address in memory is not a %s", (type) => {
  using device = openDevice(0, { provider: "soft" });
  const result = device.from(Uint32Array.of(0));
  device.loadModule(kernel(type)).kernel("ask").launch({ grid: 1, block: 1 }, [result]);
  expect([...result.toArray()]).toEqual([2]);
});

test("istypep without a type of references is refused", () => {
  using device = openDevice(0, { provider: "soft" });
  expect(() => device.loadModule(kernel("global"))).toThrow(/istypep/);
});
