// Threads that exit between barriers while others of their group, warp or block continue. Each block of a
// grid differs, because the state of one block must not leak to the next.
import { expect, test } from "vitest";
import { seeded } from "../../support/random.ts";
import { open } from "./harness.ts";

const STAGES = 4;
const BLOCKS = 48;

/**
 * Kernel whose threads add 1 to their number in each stage that they reach. `ends` has the stage after which
 * each exits; `first` runs at the start.
 */
const kernelWith = (first: string): string => `.version 8.0
.target sm_80
.address_size 64
.visible .entry test(.param .u64 out, .param .u64 ends)
{
  .reg .b64 %rd<6>; .reg .b32 %r<8>; .reg .pred %p;
  ld.param.u64 %rd0, [out]; ld.param.u64 %rd1, [ends];
  mov.u32 %r0, %ctaid.x; mov.u32 %r1, %ntid.x; mov.u32 %r2, %tid.x; mad.lo.u32 %r3, %r0, %r1, %r2;
  mul.wide.u32 %rd2, %r3, 4; add.s64 %rd3, %rd0, %rd2; add.s64 %rd4, %rd1, %rd2;
  ld.global.u32 %r4, [%rd4];
  ${first}
${Array.from(
  { length: STAGES },
  (_, stage) => `  setp.eq.u32 %p, %r4, ${stage};
  @%p bra $END;
  ld.global.u32 %r5, [%rd3]; add.u32 %r5, %r5, 1; st.global.u32 [%rd3], %r5;
  bar.sync 0;
`,
).join("")}$END:
  ret;
}`;

const { int } = seeded(5);
const never = STAGES;
/** Stage after which each thread of a block exits. */
const ways: Readonly<Record<string, (thread: number) => number>> = {
  "all live": () => never,
  "all end at once": () => 1,
  "the first ones end": (thread) => (thread < 20 ? 2 : never),
  "whole groups end": (thread) => (thread & 8 ? 1 : never),
  "whole warps end": (thread) => (thread & 32 ? 0 : never),
  "one ends": (thread) => (thread === 13 ? 3 : never),
  "one is left": (thread) => (thread === 40 ? never : 2),
  "each as it likes": () => int(STAGES + 1),
};

/** A carry passes from one instruction to the next, so the threads run one by one up to the first barrier. */
const carry = "add.cc.u32 %r6, %r4, %r4; addc.u32 %r7, %r6, 0;";

test.each([
  [8, "in groups", ""],
  [64, "in groups", ""],
  [100, "in groups", ""],
  [256, "in groups", ""],
  [64, "one by one", carry],
  [256, "one by one", carry],
])("in blocks of %i threads that begin %s", (block, _, first) => {
  using device = open();
  using module = device.loadModule(kernelWith(first));
  const kernel = module.kernel("test", "ptr, ptr");
  const all = Object.values(ways);
  for (let round = 0; round < 4; round++) {
    const ends = new Uint32Array(BLOCKS * block);
    for (let at = 0; at < BLOCKS; at++) {
      const way = all[int(all.length)]!;
      for (let thread = 0; thread < block; thread++) ends[at * block + thread] = way(thread);
    }
    using from = device.from(ends);
    using out = device.allocate(ends.length, "u32").fill(0);
    kernel.launch({ grid: BLOCKS, block }, [out, from]);
    expect(out.toArray()).toEqual(ends);
  }
});
