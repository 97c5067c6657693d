// The sum of address and offset must be aligned to the access size; neither of them has to be.
import { describe, expect, test } from "vitest";
import type { Device } from "../../../src/cuda/index.ts";
import { native, open } from "./harness.ts";

const THREADS = 64;
/** Bytes of padding before and after the kernels' memory. */
const MARGIN = 64;

interface Access {
  readonly name: string;
  readonly bytes: number;
  /** Copies from the address %from to the address %to with the same offset. */
  readonly move: (offset: number) => string;
}

const plain = (type: string, registers: string, bytes: number): Access => ({
  name: type,
  bytes,
  move: (offset) =>
    `ld.global.${type} ${registers}, [%from+${offset}]; st.global.${type} [%to+${offset}], ${registers};`,
});

const accesses: readonly Access[] = [
  plain("u16", "%h", 2),
  plain("b32", "%a", 4),
  plain("f32", "%f", 4),
  plain("b64", "%d", 8),
  plain("v2.b32", "{%a, %b}", 8),
  plain("v2.f64", "{%d, %e}", 16),
  plain("v4.b32", "{%a, %b, %c, %y}", 16),
  {
    name: "atomics",
    bytes: 8,
    move: (offset) =>
      `atom.global.or.b64 %x0, [%from+${offset}], 0; red.global.add.u64 [%to+${offset}], %x0;`,
  },
];

/** Maps a thread's number %g to an element's number %x: consecutive, reversed within groups, or scattered. */
const places = [
  "xor.b32 %x, %g, 0;",
  "xor.b32 %x, %g, 8;",
  "mul.lo.u32 %x, %g, 37; and.b32 %x, %x, 63;",
] as const;

/**
 * Returns a kernel whose addresses are `moved` bytes before the accessed memory. With `parting`, only some
 * threads of a group access memory.
 */
function kernel(access: Access, place: string, { moved, parting }: { moved: number; parting: boolean }) {
  return `.version 8.0
.target sm_80
.address_size 64
.visible .entry test(.param .u64 out, .param .u64 in, .param .s64 further)
{
  .reg .b64 %rd<5>, %from, %to, %x0; .reg .f64 %d, %e; .reg .f32 %f; .reg .b16 %h; .reg .b32 %g, %x, %a, %b, %c, %y, %t<3>; .reg .pred %p;
  ld.param.u64 %rd0, [out]; ld.param.u64 %rd1, [in]; ld.param.s64 %rd3, [further];
  mov.u32 %t0, %ctaid.x; mov.u32 %t1, %ntid.x; mov.u32 %t2, %tid.x; mad.lo.s32 %g, %t0, %t1, %t2;
  ${place}
  mul.wide.u32 %rd2, %x, ${access.bytes}; add.s64 %from, %rd1, %rd2; add.s64 %to, %rd0, %rd2;
  add.s64 %from, %from, ${-moved}; add.s64 %to, %to, ${-moved}; add.s64 %from, %from, %rd3;
  mul.lo.u32 %y, %g, 0x9e3779b1; shr.u32 %y, %y, 13; and.b32 %y, %y, 1; setp.eq.u32 %p, %y, ${parting ? 1 : 7};
  membar.cta;
  @%p bra $END;
  ${access.move(moved)}
$END: ret;
}
`;
}

/** `further` is the distance in bytes between the read and the correct address. */
function run(
  device: Device,
  ptx: string,
  bytes: number,
  launch: { block: number; check: boolean },
  further = 0,
) {
  using module = device.loadModule(ptx);
  const room = THREADS * bytes + 2 * MARGIN;
  using input = device.from(new Uint8Array(room).map((_, i) => (i * 7) ^ (i >> 8)));
  using out = device.from(new Uint8Array(room));
  const at = (buffer: { readonly pointer: number }) => BigInt(buffer.pointer + MARGIN);
  const { block, check } = launch;
  const config = { grid: THREADS / block, block, ...(check ? { check } : {}) };
  module.kernel("test", "u64, u64, i64").launch(config, [at(out), at(input), BigInt(further)]);
  device.synchronize();
  return { out: out.toArray() as Uint8Array, first: at(input) };
}

const launches = [
  { block: 1, check: false },
  { block: 64, check: false },
  ...(native ? [] : [{ block: 64, check: true }]),
];

describe.each(accesses)("$name", (access) => {
  const { bytes } = access;

  test("an offset may make an address a multiple of the size, whatever its sign", () => {
    using device = open();
    for (const place of places)
      for (const parting of [false, true]) {
        const expected = run(device, kernel(access, place, { moved: 0, parting }), bytes, launches[0]!).out;
        expect(expected.some((each) => each !== 0)).toBe(true);
        for (const moved of [1, bytes / 2, -bytes / 2, 3 * bytes - 1, -bytes, -2 * bytes - 1])
          for (const launch of launches) {
            const ptx = kernel(access, place, { moved, parting });
            const reported = `${ptx}\n${JSON.stringify(launch)}`;
            expect(run(device, ptx, bytes, launch).out, reported).toEqual(expected);
          }
      }
  });

  test.skipIf(native)("an offset may make an address misaligned, which is a fault there", () => {
    for (const place of places)
      for (const launch of launches.filter(({ check }) => !check))
        for (const moved of [0, bytes / 2, -bytes / 2]) {
          using device = open();
          const ptx = kernel(access, place, { moved, parting: false });
          expect(() => run(device, ptx, bytes, launch, bytes / 2), ptx).toThrow("MISALIGNED_ADDRESS");
          device.reset().close();
        }
  });
});
