// Loads and stores with scattered addresses give the same results in groups and thread by thread.
import { expect, test } from "vitest";
import type { Device } from "../../../src/cuda/index.ts";
import { native, open } from "./harness.ts";

const THREADS = 128;
/** Bytes of padding before and after the kernels' memory. */
const MARGIN = 64;

/** Maps a thread's number %g to an element's number %x: consecutive, reversed, nearby or scattered. */
const places: readonly (readonly [ptx: string, of: (g: number) => number])[] = [
  ...[0, 1, 2, 4, 8, 16, 64, 127].map(
    (distance) => [`xor.b32 %x, %g, ${distance};`, (g: number) => g ^ distance] as const,
  ),
  ["mul.lo.u32 %x, %g, 37; and.b32 %x, %x, 127;", (g) => (g * 37) & 127],
  ["sub.s32 %x, 127, %g;", (g) => 127 - g],
];

interface Access {
  readonly load: string;
  readonly store: string;
  readonly bytes: number;
}
const accesses: readonly Access[] = [
  { load: "ld.global.b32 %a, [%from]", store: "st.global.b32 [%to], %a", bytes: 4 },
  { load: "ld.global.f32 %f, [%from+-4]", store: "st.global.f32 [%to+8], %f", bytes: 4 },
  { load: "ld.global.b64 %d, [%from+8]", store: "st.global.b64 [%to+-8], %d", bytes: 8 },
  { load: "ld.global.v2.b32 {%a, %b}, [%from]", store: "st.global.v2.b32 [%to], {%b, %a}", bytes: 8 },
  { load: "ld.global.v2.f64 {%d, %e}, [%from]", store: "st.global.v2.f64 [%to+16], {%e, %d}", bytes: 16 },
  {
    load: "ld.global.v4.b32 {%a, %b, %c, %y}, [%from]",
    store: "st.global.v4.b32 [%to], {%y, %c, %b, %a}",
    bytes: 16,
  },
];

/** Returns a kernel for an access pattern. With `parting`, only some threads of a group access memory. */
const kernel = (place: string, { load, store, bytes }: Access, parting: boolean): string => `.version 8.0
.target sm_80
.address_size 64
.visible .entry test(.param .u64 out, .param .u64 in)
{
  .reg .b64 %rd<4>, %from, %to; .reg .f64 %d, %e; .reg .f32 %f; .reg .b32 %g, %x, %a, %b, %c, %y, %t<3>; .reg .pred %p;
  ld.param.u64 %rd0, [out]; ld.param.u64 %rd1, [in];
  mov.u32 %t0, %ctaid.x; mov.u32 %t1, %ntid.x; mov.u32 %t2, %tid.x; mad.lo.s32 %g, %t0, %t1, %t2;
  ${place}
  mul.wide.u32 %rd2, %x, ${bytes}; add.s64 %from, %rd1, %rd2; add.s64 %to, %rd0, %rd2;
  mul.lo.u32 %y, %g, 0x9e3779b1; shr.u32 %y, %y, 13; and.b32 %y, %y, 1; setp.eq.u32 %p, %y, ${parting ? 1 : 7};
  membar.cta;
  @%p bra $END;
  ${load};
  ${store};
$END: ret;
}
`;

function run(device: Device, ptx: string, bytes: number, block: number): Uint8Array {
  using module = device.loadModule(ptx);
  const room = THREADS * bytes + 2 * MARGIN;
  using input = device.from(new Uint8Array(room).map((_, i) => (i * 7) ^ (i >> 8)));
  using out = device.from(new Uint8Array(room));
  const at = (buffer: { readonly pointer: number }) => BigInt(buffer.pointer + MARGIN);
  module.kernel("test", "u64, u64").launch({ grid: THREADS / block, block }, [at(out), at(input)]);
  return out.toArray() as Uint8Array;
}

for (const access of accesses)
  test(`${access.load} and ${access.store}`, () => {
    using device = open();
    for (const parting of [false, true])
      for (const [place] of places) {
        const ptx = kernel(place, access, parting);
        const [alone, group] = [1, 64].map((block) => run(device, ptx, access.bytes, block));
        expect(alone!.some((each) => each !== 0)).toBe(true);
        expect(group, ptx).toEqual(alone);
      }
  });

test("shared memory is reached in any order", () => {
  using device = open();
  for (const [place, of] of places) {
    const ptx = `.version 8.0\n.target sm_80\n.address_size 64
.visible .entry test(.param .u64 out)\n{
  .reg .b64 %rd<3>; .reg .b32 %g, %x, %s, %v; .shared .b32 words[${THREADS}];
  ld.param.u64 %rd0, [out]; mov.u32 %g, %tid.x;
  mov.u32 %s, words; shl.b32 %x, %g, 2; add.u32 %s, %s, %x; mul.lo.u32 %v, %g, 3; st.shared.b32 [%s], %v;
  bar.sync 0;
  ${place}
  mov.u32 %s, words; shl.b32 %x, %x, 2; add.u32 %s, %s, %x; ld.shared.b32 %v, [%s];
  mul.wide.u32 %rd1, %g, 4; add.s64 %rd2, %rd0, %rd1; st.global.b32 [%rd2], %v; ret;\n}\n`;
    using module = device.loadModule(ptx);
    using out = device.from(new Uint32Array(THREADS));
    module.kernel("test").launch({ grid: 1, block: THREADS }, [out]);
    expect(out.toArray(), place).toEqual(new Uint32Array(THREADS).map((_, g) => 3 * of(g)));
  }
});

/** Returns a kernel in which only thread 21 has an invalid or misaligned address. */
const astray = (change: string, condition: string): string => `.version 8.0\n.target sm_80\n.address_size 64
.visible .entry test(.param .u64 out, .param .u64 in)\n{
  .reg .b64 %rd<5>; .reg .b32 %g, %x, %v; .reg .pred %p, %q;
  ld.param.u64 %rd0, [out]; ld.param.u64 %rd1, [in]; mov.u32 %g, %tid.x; xor.b32 %x, %g, 3;
  mul.wide.u32 %rd2, %x, 4; add.s64 %rd3, %rd1, %rd2; add.s64 %rd4, %rd0, %rd2;
  setp.eq.u32 %p, %g, 21; @%p ${change};
  membar.cta;
  setp.${condition}.u32 %q, %g, 21; @%q bra $END;
  ld.global.b32 %v, [%rd3]; st.global.b32 [%rd4], %v;
$END: ret;\n}\n`;

test.skipIf(native)("an invalid address is a fault of the thread that uses it, and of no other", () => {
  const input = new Uint32Array(THREADS).map((_, i) => 5 * i + 1);
  for (const change of ["mov.u64 %rd3, 8", "add.u64 %rd3, %rd3, 2", "add.u64 %rd3, %rd3, 0x100000000"])
    for (const uses of [true, false]) {
      using device = open();
      using module = device.loadModule(astray(change, uses ? "gt" : "eq"));
      using out = device.from(new Uint32Array(THREADS));
      using from = device.from(input);
      const launch = () => {
        module.kernel("test").launch({ grid: 1, block: THREADS }, [out, from]);
        device.synchronize();
      };
      if (uses) expect(launch, change).toThrow(/ILLEGAL_ADDRESS|MISALIGNED_ADDRESS/);
      else {
        launch();
        const expected = new Uint32Array(THREADS).map((_, i) => ((i ^ 3) === 21 ? 0 : 5 * i + 1));
        expect(out.toArray(), change).toEqual(expected);
      }
      device.reset().close();
    }
});
