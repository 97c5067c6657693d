// Control flow and barriers: direct and indirect calls, returns, exits, branches, and barriers under their
// alternative names.
import { type Form, forms } from "../form.ts";

export const controlForms: readonly Form[] = forms(
  "control",
  `
  << .param .b32 one; .param .b32 two; st.param.b32 [two], A; call{,.uni} (one), {twice,thrice,halved}, (two); ld.param.b32 D, [one]; >> | i32 > w
  setp.ne.u32 %p0, B, 0; mov.u32 D, 9; @!%p0 bra over; << .param .b32 one; .param .b32 two; st.param.b32 [two], A; call (one), twice, (two); ld.param.b32 D, [one]; >> over: add.u32 D, D, 1 | i32 bit > w
  setp.ne.u32 %p0, B, 0; mov.u64 %y0, twice; mov.u64 %y1, thrice; selp.b64 %y0, %y0, %y1, %p0; << .param .b32 one; .param .b32 two; st.param.b32 [two], A; shape: .callprototype (.param .b32 _) _ (.param .b32 _); call (one), %y0, (two), shape; ld.param.b32 D, [one]; >> | i32 bit > w
  and.b32 %x0, A, 31; << .param .b32 one; .param .b32 two; st.param.b32 [two], %x0; call.uni (one), sum, (two); ld.param.b32 D, [one]; >> | i32 > w
  setp.gt.u32 %p0, A, 9; mov.u32 D, A; @!%p0 bra over; not.b32 D, D; over: add.u32 D, D, 1 | i32 > w
  setp.gt.u32 %p0, A, 9; mov.u32 D, A; @%p0 bra.uni next; next: add.u32 D, D, 1 | i32 > w
  and.b32 %x0, A, 63; mov.u32 D, 0; again: add.u32 D, D, %x0; sub.u32 %x0, %x0, 1; setp.ge.s32 %p0, %x0, 0; @%p0 bra again | i32 > w
  mov.u32 D, A; st.global.u32 [%out], D; setp.gt.u32 %p0, A, 9; @%p0 {ret,ret.uni,exit}; mov.u32 D, 3 | i32 > w
  mov.u32 D, A; setp.gt.u32 %p0, %t, 999; @%p0 {trap,brkpt} | i32 > w
  st.shared.u32 [S], A; barrier.sync{,.aligned} {0,7}; xor.b32 %x0, %t, 64; shl.b32 %x0, %x0, 6; mov.u32 %x1, room; add.u32 %x0, %x0, %x1; ld.shared.u32 D, [%x0] | i32 > w
  st.shared.u32 [S], A; barrier.sync 3, 256; xor.b32 %x0, %t, 32; shl.b32 %x0, %x0, 6; mov.u32 %x1, room; add.u32 %x0, %x0, %x1; ld.shared.u32 D, [%x0] | i32 > w
  st.shared.u32 [S], A; bar.cta.sync 0; xor.b32 %x0, %t, 96; shl.b32 %x0, %x0, 6; mov.u32 %x1, room; add.u32 %x0, %x0, %x1; ld.shared.u32 D, [%x0] | i32 > w
  setp.ne.u32 %p0, A, 0; vote.ballot.sync.b32 D, %p0, -1 | bit > w
  mbarrier.init.shared::cta.b64 [S], 1; mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [S], 32; mbarrier.arrive.shared::cta.b64 %y0, [S]; mbarrier.complete_tx.shared::cta.b64 [S], 32; mbarrier.test_wait.shared::cta.b64 %p1, [S], %y0; selp.u32 D, 1, 0, %p1 | bit > w
  `,
);
