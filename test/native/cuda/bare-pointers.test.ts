// Numbers as kernel arguments where the kernel takes a pointer.
import { expect, test } from "vitest";
import { pointer } from "../../../src/cuda/index.ts";
import { Memory } from "../../../src/memory/index.ts";
import { open } from "./provider.ts";

const ptx = `.version 7.0
.target sm_70
.address_size 64
.visible .entry put(.param .u64 x, .param .u32 v)
{
  .reg .b64 %rd<3>;
  .reg .b32 %r<2>;
  .reg .pred %p<2>;
  ld.param.u64 %rd1, [x];
  ld.param.u32 %r1, [v];
  setp.eq.u64 %p1, %rd1, 0;
  @%p1 bra END;
  st.global.u32 [%rd1], %r1;
END:
  ret;
}`;
const config = { grid: 1, block: 1 };

test("a number in no allocation is refused before the launch, and the context stays usable", () => {
  using device = open();
  using module = device.loadModule(ptx);
  const put = module.kernel("put", "ptr, u32");
  using x = device.allocate(4, "u32");
  for (const wild of [8, 0x1234, 0x7eadbeef0000, 2 ** 52, 0x7eadbeef0000n]) {
    const message = new RegExp(`kernel put: argument 0 is ${wild}.*in no allocation.*pointer\\(${wild}\\)`);
    expect(() => put.launch(config, [wild, 1])).toThrow(message);
    expect(() => put.prepare(config, [wild, 1])).toThrow(message);
  }
  const prepared = put.prepare(config, [x, 7]);
  expect(() => prepared.set(0, 4096)).toThrow(/in no allocation/);
  prepared.launch();
  expect(x.toArray()[0]).toBe(7);
});

test("NULL, an address in an allocation and pointer(address) are launched", () => {
  using device = open();
  using module = device.loadModule(ptx);
  const put = module.kernel("put", "ptr, u32");
  using x = device.allocate(4, "u32");
  put.launch(config, [0, 1]);
  put.launch(config, [0n, 1]);
  put.launch(config, [x.pointer, 2]);
  put.launch(config, [BigInt(x.pointer + 4), 3]);
  put.launch(config, [pointer(x.pointer + 8), 4]);
  put.prepare(config, [pointer(BigInt(x.pointer + 12)), 5]).launch();
  expect([...x.toArray()]).toEqual([2, 3, 4, 5]);
  const freed = device.allocate(4, "u32");
  const old = freed.pointer;
  freed.close();
  expect(() => put.launch(config, [old, 1])).toThrow(/in no allocation/);
});

test("addresses of pinned, managed, pool and registered memory and of variables are known", () => {
  using device = open();
  using module = device.loadModule(
    ptx.replace(".visible .entry", ".visible .global .u32 word;\n.visible .entry"),
  );
  const put = module.kernel("put", "ptr, u32");
  using pinned = device.allocatePinned(1, "u32");
  using managed = device.allocateManaged(1, "u32");
  using pooled = device.allocateAsync(1, "u32");
  using memory = Memory.allocate(4096);
  using registered = device.register(memory, "u32");
  const all = [pinned, managed, pooled, module.global("word", "u32")];
  device.synchronize();
  for (const [i, one] of all.entries()) put.launch(config, [one.pointer, i + 1]);
  expect(all.map((one) => one.toArray()[0])).toEqual([1, 2, 3, 4]);
  if (device.provider !== "soft") put.launch(config, [registered.pointer, 5]);
});

test("pointer refuses values that are not addresses", () => {
  for (const wrong of [-1, 1.5, Number.NaN, 2 ** 60, -1n, 2n ** 60n, "4096", undefined, {}])
    expect(() => pointer(wrong as number)).toThrow(/pointer: the address is/);
});
