// Instructions of a warp. The 256 threads are eight full warps.
import { type Form, forms } from "../form.ts";

const bits = "selp.u32 E, 1, 0, %p0";

export const warpForms: readonly Form[] = forms(
  "lanes of a warp",
  `
  shfl.sync.{up,down,bfly,idx}.b32 D|%p0, A, B, {0x1f,0x0,0x0f07,0x1c1f,0x1003}, -1; ${bits} | i32 lane > w w
  shfl.sync.{down,idx}.b32 D, A, B, C, 0xffffffff | i32 lane count > w
  setp.ne.u32 %p0, A, 0; vote.sync.{all,any,uni}.pred %p1, %p0, -1; selp.u32 D, 1, 0, %p1 | bit > w
  setp.ne.u32 %p0, A, 0; vote.sync.{all,any,uni}.pred %p1, !%p0, -1; selp.u32 D, 1, 0, %p1 | bit > w
  setp.lt.u32 %p0, A, 0xffffffff; vote.sync.{all,any,uni}.pred %p1, %p0, -1; selp.u32 D, 1, 0, %p1 | bit > w
  setp.ne.u32 %p0, A, 0; vote.sync.ballot.b32 D, %p0, -1 | bit > w
  match.any.sync.b32 D, A, -1 | few > w
  match.all.sync.b32 D|%p0, A, -1; ${bits} | bit > w w
  shr.u32 %x0, A, 8; match.all.sync.b32 D|%p0, %x0, -1; ${bits} | bit > w w
  cvt.u64.u32 %y0, A; shl.b64 %y0, %y0, 33; match.any.sync.b64 D, %y0, -1 | few > w
  cvt.u64.u32 %y0, A; shr.u64 %y0, %y0, 8; match.all.sync.b64 D|%p0, %y0, -1; ${bits} | bit > w w
  redux.sync.{add,min,max}.{u32,s32} D, A, -1 | i32 > w
  redux.sync.{and,or,xor}.b32 D, A, -1 | i32 > w
  activemask.b32 D | bit > w
  elect.sync D|%p0, 0xffffffff; ${bits} | bit > w w
  elect.sync _|%p0, -1; selp.u32 D, 1, 0, %p0 | bit > w
  and.b32 %x0, %t, 1; setp.eq.u32 %p1, %x0, 0; mov.u32 D, 0; @%p1 vote.sync.ballot.b32 D, %p1, 0x55555555 | bit > w
  and.b32 %x0, %t, 3; setp.eq.u32 %p1, %x0, 1; mov.u32 D, 7; @%p1 redux.sync.add.u32 D, A, 0x22222222 | i32 > w
  and.b32 %x0, %t, 1; setp.eq.u32 %p1, %x0, 0; mov.u32 D, 0; @%p1 match.any.sync.b32 D, A, 0x55555555 | few > w
  setp.lt.u32 %p3, A, 1; bar.red.popc.u32 D, 0, %p3 | bit > w
  setp.ne.u32 %p0, A, 0; barrier.cta.red.popc.aligned.u32 D, 1, %p0 | bit > w
  setp.ne.u32 %p0, A, 0; bar.red.{and,or}.pred %p1, 2, %p0; selp.u32 D, 1, 0, %p1 | bit > w
  setp.ne.u32 %p0, A, 5; bar.red.and.pred %p1, 3, 256, %p0; selp.u32 D, 1, 0, %p1 | bit > w
  setp.ne.u32 %p0, A, 0; bar.red.popc.u32 D, 4, 256, !%p0 | bit > w
  st.shared.u32 [S], A; bar.warp.sync -1; xor.b32 %x0, %t, 1; shl.b32 %x0, %x0, 6; mov.u32 %x1, room; add.u32 %x0, %x0, %x1; ld.shared.u32 D, [%x0] | i32 > w
  st.shared.u32 [S], A; barrier.cta.sync 5, 256; xor.b32 %x0, %t, 64; shl.b32 %x0, %x0, 6; mov.u32 %x1, room; add.u32 %x0, %x0, %x1; ld.shared.u32 D, [%x0] | i32 > w
  st.shared.u32 [S], A; shr.u32 %x1, %t, 7; setp.eq.u32 %p0, %x1, 0; @%p0 bar.arrive 6, 256; @!%p0 bar.sync 6, 256; mov.u32 D, 1; and.b32 %x0, %t, 127; shl.b32 %x0, %x0, 6; mov.u32 %x1, room; add.u32 %x0, %x0, %x1; @!%p0 ld.shared.u32 D, [%x0] | i32 > w
  mov.u32 D, %laneid; mov.u32 E, %lanemask_lt | bit > w w
  mov.u32 D, %lanemask_{eq,le,ge,gt} | bit > w
  mov.u32 D, %ntid.{x,y,z} | bit > w
  mov.u32 D, %nctaid.{x,y} | bit > w
  mov.u32 D, WARP_SZ | bit > w
  `,
);
