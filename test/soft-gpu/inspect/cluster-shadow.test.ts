// The shadow of shared memory when blocks of a cluster run in turns: each block advances its own epochs.
import { expect, test } from "vitest";
import { KernelCheckError, openDevice } from "../../../src/cuda/index.ts";

/**
 * A word is written before all rounds and read by another thread in each. The last write races with the
 * reads.
 */
const ptxOf = (barriers: string): string => `
.version 8.0
.target sm_90
.address_size 64
.visible .entry rounds(.param .u32 count, .param .u32 wrong)
{
  .reg .pred %p<3>;
  .reg .b32 %r<10>;
  .shared .align 4 .b8 words[256];
  ld.param.u32 %r0, [count];
  ld.param.u32 %r6, [wrong];
  mov.u32 %r1, %tid.x;
  mov.u32 %r2, words;
  shl.b32 %r3, %r1, 2;
  add.s32 %r4, %r2, %r3;
  st.shared.u32 [%r4], %r1;
  xor.b32 %r3, %r3, 252;
  add.s32 %r5, %r2, %r3;
again:
  ${barriers}
  ld.shared.u32 %r7, [%r5];
  sub.s32 %r0, %r0, 1;
  setp.gt.s32 %p1, %r0, 0;
  @%p1 bra again;
  setp.eq.s32 %p2, %r6, 0;
  @%p2 bra done;
  st.shared.u32 [%r4], %r7;
done:
  ret;
}`;

const CLUSTER = "barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;";

test.each([
  ["barriers of the block and the cluster in turns", `bar.sync 0; ${CLUSTER}`],
  ["barriers of the cluster alone", CLUSTER],
])("%s", (_, barriers) => {
  using device = openDevice(0, { provider: "soft" });
  using module = device.loadModule(ptxOf(barriers));
  const kernel = module.kernel("rounds", "i32, i32");
  const kinds = (wrong: number): string[] => {
    try {
      kernel.launch({ grid: 4, block: 64, cluster: 2, check: true }, [600, wrong]);
      return [];
    } catch (error) {
      if (!(error instanceof KernelCheckError)) throw error;
      return [...new Set(error.findings.map(({ kind }) => kind))];
    }
  };
  expect(kinds(0)).toEqual([]);
  expect(kinds(1)).toEqual(["race"]);
});
