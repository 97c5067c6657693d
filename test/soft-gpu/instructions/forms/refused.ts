// Instructions that the soft GPU refuses by name when a module is loaded. No thread reaches them, so that a
// real GPU runs the kernel.
import { type Form, forms } from "../form.ts";

const never = "setp.gt.u32 %p0, %t, 999; mov.u32 D, A; @%p0";

export const refusedForms: readonly Form[] = [
  ...forms(
    "of one generation",
    `
  setmaxnreg.{inc,dec}.sync.aligned.u32 40; mov.u32 D, A | i32 > w
  wgmma.fence.sync.aligned; wgmma.commit_group.sync.aligned; wgmma.wait_group.sync.aligned 0; mov.u32 D, A | i32 > w
  `,
    "sm_90a",
  ),
  ...forms(
    "of one generation",
    `
  ${never} tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned | i32 > w
  `,
    "sm_100a",
  ),
  ...forms(
    "rare",
    `
  ${never} multimem.ld_reduce.relaxed.sys.global.add.f32 %f0, [M] | i32 > w
  ${never} multimem.red.relaxed.sys.global.add.f32 [M], %f0 | i32 > w
  ${never} st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.u32 [S], A, [S+8] | i32 > w
  ${never} red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.u32 [S], A, [S+8] | i32 > w
  ${never} cp.async.bulk.tensor.1d.global.shared::cta.bulk_group [M, <<%x0>>], [S] | i32 > w
  ${never} cp.async.bulk.prefetch.tensor.1d.L2.global [M, <<%x0>>] | i32 > w
  ${never} sured.b.add.2d.u32.trap [T, <<%x0, %x1>>], A | i32 > w | | 2d u32x1 surface
  ${never} tex.2d.v4.f32.f32 <<%f0, %f1, %f2, %f3>>, [T, <<%f0, %f1>>], <<%x0, %x1>> | i32 > w | | 2d f32x4 clamp
  ${never} stacksave.u64 %y0 | i32 > w
  ${never} alloca.u64 %y0, 64, 8 | i32 > w
  ${never} mma.sp.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 <<%f0, %f1, %f2, %f3>>, <<%x0, %x1>>, <<%x2, %x3>>, <<%f4, %f5, %f6, %f7>>, %x4, 0 | i32 > w
  ${never} mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32 <<%f0, %f1, %f2, %f3, %f4, %f5, %f6, %f7>>, <<%x0, %x1>>, <<%x2, %x3>>, <<%f0, %f1, %f2, %f3, %f4, %f5, %f6, %f7>> | i32 > w
  ${never} wmma.load.a.sync.aligned.row.m8n8k32.s4 <<%x0>>, [M] | i32 > w
  ${never} wmma.load.a.sync.aligned.row.m8n8k128.b1 <<%x0>>, [M] | i32 > w
  `,
  ),
];
