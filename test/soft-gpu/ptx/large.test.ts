// Kernels beyond the engine's limits for one function: scalar code if that fits, else an error at load.
import { expect, test } from "vitest";
import { openDevice } from "../../../src/cuda/index.ts";

const open = () => openDevice(0, { provider: "soft" });

const kernel = (registers: string, body: readonly string[]): string => `.version 8.0
.target sm_80
.address_size 64
.visible .entry test(.param .u64 out)
{
  .reg .b64 %rd<3>; .reg .b32 %r, %t, %s, %l; ${registers}
  ld.param.u64 %rd0, [out]; mov.u32 %t, %tid.x; mul.wide.u32 %rd1, %t, 4; add.u64 %rd2, %rd0, %rd1; mov.u32 %s, %t;
  ${body.join("\n  ")}
  st.global.u32 [%rd2], %s;
  ret;
}
`;

test("a checked kernel whose vector code is too large is checked thread by thread", () => {
  using device = open();
  const bytes = Array.from(
    { length: 6000 },
    (_, i) =>
      `ld.local.u8 %r, [%l+${i % 64}]; mad.lo.u32 %s, %s, 3, %r; add.u32 %l, %l, ${i % 2 ? -1 : 1}; st.local.u8 [%l], %s;`,
  );
  const clear = Array.from({ length: 16 }, (_, i) => `st.local.u64 [%l+${8 * i}], 0;`);
  const ptx = kernel(".local .align 8 .b8 room[128];", ["mov.u32 %l, room;", ...clear, ...bytes]);
  using module = device.loadModule(ptx);
  using out = device.from(new Uint32Array(64));
  module.kernel("test").launch({ grid: 1, block: 64 }, [out]);
  const plain = out.toArray();
  expect(new Set(plain).size).toBeGreaterThan(32);
  out.fill(0);
  module.kernel("test").launch({ grid: 1, block: 64, check: true }, [out]);
  expect(out.toArray()).toEqual(plain);
}, 60_000);

test("a kernel with more variables than a function may have is refused at load", () => {
  using device = open();
  const count = 50_100;
  const all = Array.from({ length: count }, (_, i) => i);
  const ptx = kernel(`.reg .b32 %v<${count}>;`, [
    ...all.map((i) => `ld.global.u32 %v${i}, [%rd2+${4 * i}];`),
    ...all.map((i) => `xor.b32 %s, %s, %v${i};`),
  ]);
  expect(() => device.loadModule(ptx)).toThrow(
    /NOT_SUPPORTED.*variables of WebAssembly.*is not supported by the soft GPU/s,
  );
}, 60_000);
