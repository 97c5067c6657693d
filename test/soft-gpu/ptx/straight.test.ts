// Kernels whose threads continue with the index i ^ distance: as groups where this keeps lanes consecutive,
// else thread by thread.
import { expect, test } from "vitest";
import { checksPages } from "../../../src/soft/gpu/kernels/shared/abilities.ts";
import { kernelOf, native, open } from "./harness.ts";

const COUNT = 1024;

/** Kernel that exchanges two elements so that the larger one gets the larger index. */
const exchange = `.version 8.0
.target sm_80
.address_size 64
.visible .entry exchange(.param .u64 v, .param .u32 distance)
{
  .reg .b64 %rd<6>; .reg .b32 %r<9>; .reg .pred %p<3>;
  ld.param.u64 %rd0, [v]; ld.param.u32 %r0, [distance];
  mov.u32 %r1, %ctaid.x; mov.u32 %r2, %ntid.x; mov.u32 %r3, %tid.x; mad.lo.s32 %r4, %r1, %r2, %r3;
  xor.b32 %r5, %r4, %r0; setp.le.s32 %p0, %r5, %r4;
  @%p0 bra $END;
  mul.wide.s32 %rd1, %r4, 4; add.s64 %rd2, %rd0, %rd1; mul.wide.s32 %rd3, %r5, 4; add.s64 %rd4, %rd0, %rd3;
  ld.global.b32 %r6, [%rd2]; ld.global.b32 %r7, [%rd4];
  setp.le.u32 %p1, %r6, %r7;
  @%p1 bra $END;
  st.global.b32 [%rd2], %r7;
  st.global.b32 [%rd4], %r6;
$END: ret;
}
`;

const numbers = (): Uint32Array<ArrayBuffer> =>
  new Uint32Array(COUNT).map((_, i) => Math.imul(i, 0x9e3779b1) >>> 7);

test("numbers at any distance are exchanged, in blocks of any size", () => {
  using device = open();
  using module = device.loadModule(exchange);
  const kernel = module.kernel("exchange", "u64, u32");
  for (const block of [1, 8, 20, 64, 100, 256])
    for (const distance of [0, 1, 3, 4, 7, 8, 9, 24, 64, 100, 512]) {
      const grid = Math.floor(COUNT / block);
      const threads = grid * block;
      using values = device.from(numbers());
      const expected = numbers();
      for (let i = 0; i < threads; i++) {
        const other = i ^ distance;
        if (other <= i || other >= COUNT) continue;
        const [a, b] = [expected[i]!, expected[other]!].sort((x, y) => x - y) as [number, number];
        [expected[i], expected[other]] = [a, b];
      }
      kernel.launch({ grid, block }, [values, distance]);
      expect(values.toArray(), `block ${block}, distance ${distance}`).toEqual(expected);
    }
});

// With page checks for each access, some lanes run one by one.
test.skipIf(native || checksPages)("where the distance keeps lanes consecutive, no thread runs alone", () => {
  using device = open();
  using module = device.loadModule(exchange);
  const wat = module.kernel("exchange").wat ?? "";
  const group = wat.slice(
    wat.indexOf("(func $region0_of_eight (param"),
    wat.lastIndexOf("(func $blocks (param"),
  );
  expect(group).toContain("v128.load");
  expect(group).not.toContain("extract_lane");
});

/** Returns a kernel whose threads [from, to) add one to an element at a byte offset from their own. */
const some = (type: string, bytes: number, offset: number): string => `.version 8.0
.target sm_80
.address_size 64
.visible .entry some(.param .u64 out, .param .u64 in, .param .u32 from, .param .u32 to)
{
  .reg .b64 %rd<5>, %d; .reg .b32 %r<5>, %w; .reg .pred %p, %q;
  ld.param.u64 %rd0, [out]; ld.param.u64 %rd1, [in]; ld.param.u32 %r0, [from]; ld.param.u32 %r1, [to]; mov.u32 %r2, %tid.x;
  mul.wide.u32 %rd2, %r2, ${bytes}; add.s64 %rd3, %rd0, %rd2; add.s64 %rd4, %rd1, %rd2;
  membar.cta;
  setp.lt.u32 %p, %r2, %r0; setp.ge.or.u32 %q, %r2, %r1, %p;
  @%q bra $END;
  ld.global.${type} ${bytes === 8 ? "%d" : "%w"}, [%rd4+${offset}];
  add.${type.replace("b", "u")} ${bytes === 8 ? "%d, %d, 1" : "%w, %w, 1"};
  st.global.${type} [%rd3+${offset}], ${bytes === 8 ? "%d" : "%w"};
$END: ret;
}
`;

for (const [type, bytes] of [
  ["b32", 4],
  ["b64", 8],
] as const)
  for (const offset of [0, 16, 8192])
    test(`some threads of a group load and store ${type} at an offset of ${offset} bytes`, () => {
      using device = open();
      using module = device.loadModule(some(type, bytes, offset));
      const kernel = module.kernel("some", "u64, u64, u32, u32");
      const length = 64 + offset / bytes;
      const zeros = (): Uint32Array<ArrayBuffer> => new Uint32Array((length * bytes) / 4);
      const words = bytes / 4;
      using source = device.from(zeros().map((_, i) => (i % words === 0 ? (3 * i) / words : 0)));
      for (const [from, to] of [
        [0, 64],
        [3, 4],
        [0, 5],
        [7, 18],
        [13, 61],
        [20, 20],
      ] as const) {
        using out = device.from(zeros());
        kernel.launch({ grid: 1, block: 64 }, [out, source, from, to]);
        const first = offset / bytes;
        const expected = zeros();
        for (let i = first + from; i < first + to; i++) expected[i * words] = 3 * i + 1;
        expect(out.toArray()).toEqual(expected);
      }
    });

test.skipIf(native)("unused addresses may be invalid, and the first invalid used address is reported", () => {
  using device = open();
  using module = device.loadModule(some("b32", 4, 0));
  const kernel = module.kernel("some", "u64, u64, u32, u32");
  using input = device.from(numbers());
  kernel.launch({ grid: 1, block: 64 }, [8n, 2n ** 63n + 1n, 70, 80]);
  device.synchronize();
  const wrong = () => {
    kernel.launch({ grid: 1, block: 64 }, [8n, input, 3, 5]);
    device.synchronize();
  };
  expect(wrong).toThrow(/ILLEGAL_ADDRESS/);
  device.reset().close();
});

/**
 * Returns a kernel whose threads before `limit` store their number with the given instructions, guarded by
 * %p.
 */
const put = (stores: string): string => `.version 8.0
.target sm_80
.address_size 64
.visible .entry put(.param .u64 out, .param .u32 limit)
{
  .reg .b64 %rd<3>; .reg .b32 %r<4>; .reg .pred %p;
  ld.param.u64 %rd0, [out]; ld.param.u32 %r0, [limit]; mov.u32 %r1, %tid.x; add.u32 %r2, %r1, 1;
  mul.wide.u32 %rd1, %r1, 4; add.s64 %rd2, %rd0, %rd1; setp.lt.u32 %p, %r1, %r0;
  ${stores}
$END: ret;
}
`;

for (const [name, stores] of [
  ["a branch around a store", "@!%p bra $END; st.global.b32 [%rd2+4], %r2;"],
  ["a branch to a store", "@%p bra $DO; bra $END; $DO: st.global.b32 [%rd2+4], %r2; bra $END;"],
  ["a store under a predicate", "@%p st.global.b32 [%rd2+4], %r2;"],
  ["a store under the opposite", "not.pred %p, %p; @!%p st.global.b32 [%rd2+4], %r2;"],
] as const)
  test(`${name} stores at its address, and faults only there`, () => {
    using device = open();
    using module = device.loadModule(put(stores));
    const kernel = module.kernel("put", "u64, u32");
    for (const block of [1, 5, 40])
      for (const limit of [0, 1, 4, 37, 40]) {
        using out = device.from(new Uint32Array(64));
        kernel.launch({ grid: 1, block }, [out, limit]);
        const last = Math.min(block, limit);
        const expected = new Uint32Array(64).map((_, i) => (i >= 1 && i <= last ? i : 0));
        expect(out.toArray(), `${block} threads, ${limit}`).toEqual(expected);
      }
    if (native) return;
    for (const out of [8n, 2n ** 63n + 1n]) {
      kernel.launch({ grid: 1, block: 5 }, [out, 0]);
      device.synchronize();
    }
    kernel.launch({ grid: 1, block: 5 }, [8n, 3]);
    expect(() => device.synchronize()).toThrow(/ILLEGAL_ADDRESS/);
    device.reset().close();
  });

test("a lowest bit keeps its value after its source changes", () => {
  using device = open();
  using module = device.loadModule(
    kernelOf(
      `mul.wide.u32 %rd2, %t, 4; add.s64 %rd3, %rd0, %rd2; add.s64 %rd4, %rd1, %rd2;
  ld.global.b32 %x, [%rd4]; and.b32 %y, %x, 1; setp.eq.b32 %p, %y, 1; selp.b32 %z, 1, 0, %p;
  and.b32 %y, %x, 1; add.u32 %x, %x, 1; setp.eq.b32 %p, %y, 1; selp.b32 %w, 2, 0, %p; or.b32 %z, %z, %w;
  and.b32 %y, %x, 1; setp.eq.s32 %p, %y, 1; selp.b32 %w, 4, 0, %p; or.b32 %z, %z, %w;
  and.b32 %y, %x, 1; mov.b32 %y, %z; setp.eq.b32 %p, %y, 1; selp.b32 %w, 8, 0, %p; or.b32 %z, %z, %w;
  st.global.b32 [%rd3], %z;`,
      ".reg .b32 %w, %x, %y, %z; .reg .pred %p;",
    ),
  );
  using out = device.from(new Uint32Array(64));
  using input = device.from(new Uint32Array(64).map((_, i) => i * 7));
  module.kernel("test").launch({ grid: 1, block: 64 }, [out, input]);
  expect(out.toArray()).toEqual(new Uint32Array(64).map((_, i) => (i % 2 === 1 ? 3 : 4)));
});
