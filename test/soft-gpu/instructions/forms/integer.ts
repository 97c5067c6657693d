// Integer arithmetic, logic, shifts, bit fields and comparisons.
import { type Form, forms } from "../form.ts";

export const integerForms: readonly Form[] = [
  ...forms(
    "arithmetic of integers",
    `
    {add,sub}.{u16,s16} D, A, B | i16 i16 > h
    {add,sub}.{u32,s32} D, A, B | i32 i32 > w
    {add,sub}.{u64,s64} D, A, B | i64 i64 > l
    {add,sub}.sat.s32 D, A, B | i32 i32 > w
    add.{u16x2,s16x2} D, A, B | i32 i32 > w
    add.cc.{u32,s32} D, A, B; addc.u32 E, A, C | i32 i32 i32 > w w
    add.cc.u32 D, A, B; addc.cc.u32 E, A, C; addc.u32 %d2, A, C | i32 i32 i32 > w w w
    sub.cc.{u32,s32} D, A, B; subc.u32 E, A, C | i32 i32 i32 > w w
    sub.cc.u32 D, A, B; subc.cc.u32 E, A, C; subc.u32 %d2, A, C | i32 i32 i32 > w w w
    add.cc.u64 D, A, B; addc.cc.u64 E, A, C; addc.u64 %d2, A, C | i64 i64 i64 > l l l
    sub.cc.s64 D, A, B; subc.cc.s64 E, A, C; subc.s64 %d2, A, C | i64 i64 i64 > l l l
    mul.{lo,hi}.{u16,s16} D, A, B | i16 i16 > h
    mul.{lo,hi}.{u32,s32} D, A, B | i32 i32 > w
    mul.{lo,hi}.{u64,s64} D, A, B | i64 i64 > l
    mul.wide.{u16,s16} D, A, B | i16 i16 > w
    mul.wide.{u32,s32} D, A, B | i32 i32 > l
    mad.{lo,hi}.{u16,s16} D, A, B, C | i16 i16 i16 > h
    mad.{lo,hi}.{u32,s32} D, A, B, C | i32 i32 i32 > w
    mad.{lo,hi}.{u64,s64} D, A, B, C | i64 i64 i64 > l
    mad.wide.{u16,s16} D, A, B, C | i16 i16 i32 > w
    mad.wide.{u32,s32} D, A, B, C | i32 i32 i64 > l
    mad.hi.sat.s32 D, A, B, C | i32 i32 i32 > w
    mad.{lo,hi}.cc.u32 D, A, B, C; madc.{lo,hi}.u32 E, A, B, C | i32 i32 i32 > w w
    mad.lo.cc.u64 D, A, B, C; madc.hi.cc.u64 E, A, B, C; addc.u64 %d2, A, B | i64 i64 i64 > l l l
    mul24.{lo,hi}.{u32,s32} D, A, B | i32 i32 > w
    mad24.{lo,hi}.{u32,s32} D, A, B, C | i32 i32 i32 > w
    mad24.hi.sat.s32 D, A, B, C | i32 i32 i32 > w
    {div,rem}.{u16,s16} D, A, B | i16 i16 > h
    {div,rem}.{u32,s32} D, A, B | i32 i32 > w
    {div,rem}.{u64,s64} D, A, B | i64 i64 > l
    cvt.u64.u32 %y0, B; {div,rem}.{u64,s64} D, A, %y0 | i64 few > l
    {abs,neg}.s16 D, A | i16 > h
    {abs,neg}.s32 D, A | i32 > w
    {abs,neg}.s64 D, A | i64 > l
    {min,max}.{u16,s16} D, A, B | i16 i16 > h
    {min,max}.{u32,s32} D, A, B | i32 i32 > w
    {min,max}.{u64,s64} D, A, B | i64 i64 > l
    {min,max}.{u16x2,s16x2} D, A, B | i32 i32 > w
    {min,max}.relu.{s32,s16x2} D, A, B | i32 i32 > w
    sad.{u16,s16} D, A, B, C | i16 i16 i16 > h
    sad.{u32,s32} D, A, B, C | i32 i32 i32 > w
    sad.{u64,s64} D, A, B, C | i64 i64 i64 > l
    dp4a.{u32,s32}.{u32,s32} D, A, B, C | bytes bytes i32 > w
    dp2a.{lo,hi}.{u32,s32}.{u32,s32} D, A, B, C | bytes bytes i32 > w
    `,
  ),
  ...forms(
    "logic, shifts and bit fields",
    `
    {and,or,xor}.b16 D, A, B | i16 i16 > h
    {and,or,xor}.b32 D, A, B | i32 i32 > w
    {and,or,xor}.b64 D, A, B | i64 i64 > l
    setp.ne.u32 %p0, A, 0; setp.ne.u32 %p1, B, 0; {and,or,xor}.pred %p2, %p0, %p1; selp.u32 D, 1, 0, %p2 | bit bit > w
    setp.ne.u32 %p0, A, 0; not.pred %p2, %p0; selp.u32 D, 1, 0, %p2 | bit > w
    setp.ne.u32 %p0, A, 0; mov.pred %p2, %p0; selp.u32 D, 1, 0, %p2 | bit > w
    {not,cnot}.b16 D, A | i16 > h
    {not,cnot}.b32 D, A | i32 > w
    {not,cnot}.b64 D, A | i64 > l
    shl.b16 D, A, B | i16 count > h
    shl.b32 D, A, B | i32 count > w
    shl.b64 D, A, B | i64 count > l
    shr.{b16,u16,s16} D, A, B | i16 count > h
    shr.{b32,u32,s32} D, A, B | i32 count > w
    shr.{b64,u64,s64} D, A, B | i64 count > l
    shl.b32 D, A, {0,31,32,33} | i32 > w
    shr.s32 D, A, {0,31,32,40} | i32 > w
    shr.s64 D, A, {63,64} | i64 > l
    shf.{l,r}.{wrap,clamp}.b32 D, A, B, C | i32 i32 count > w
    bfe.{u32,s32} D, A, B, C | i32 count count > w
    bfe.{u64,s64} D, A, B, C | i64 count count > l
    bfi.b32 D, A, B, C, %a3 | i32 i32 count count > w
    bfi.b64 D, A, B, C, %a3 | i64 i64 count count > l
    bfind.{u32,s32} D, A | i32 > w
    bfind.{u64,s64} D, A | i64 > w
    bfind.shiftamt.{u32,s32} D, A | i32 > w
    bfind.shiftamt.{u64,s64} D, A | i64 > w
    bmsk.{clamp,wrap}.b32 D, A, B | count count > w
    szext.{clamp,wrap}.{u32,s32} D, A, B | i32 count > w
    brev.b32 D, A | i32 > w
    brev.b64 D, A | i64 > l
    {popc,clz}.b32 D, A | i32 > w
    {popc,clz}.b64 D, A | i64 > w
    fns.b32 D, A, B, {1,3,-2} | i32 lane > w
    fns.b32 D, A, {0,7,31}, {0,1,-1} | i32 > w
    prmt.b32 D, A, B, C | i32 i32 i32 > w
    prmt.b32.{f4e,b4e,rc8,ecl,ecr,rc16} D, A, B, C | bytes bytes few > w
    lop3.b32 D, A, B, C, {0xE8,0x96,0x1b,0x00,0xff,0x80} | i32 i32 i32 > w
    setp.ne.u32 %p1, A, 1; lop3.and.b32 D|%p0, A, B, C, 0x6a, %p1; selp.u32 E, 1, 0, %p0 | i32 i32 i32 > w w
    `,
  ),
  ...forms(
    "video instructions",
    `
    {vadd,vsub,vabsdiff,vmin,vmax}.{u32.u32.u32,s32.s32.s32,s32.u32.s32} D, A, B | i32 i32 > w
    {vadd,vsub,vabsdiff,vmin,vmax}.s32.s32.s32.sat D, A, B | i32 i32 > w
    {vadd,vabsdiff}.u32.u32.u32.sat.add D, A, B, C | i32 i32 i32 > w
    {vadd,vabsdiff,vmin}.{u32.u32.u32,s32.s32.s32}.{add,min,max} D, A, B, C | i32 i32 i32 > w
    {vadd,vmax}.s32.s32.s32 D, A.b1, B.h1 | i32 i32 > w
    vadd.u32.u32.u32 D.{b2,h0}, A, B, C | i32 i32 i32 > w
    {vshl,vshr}.u32.u32.u32.{clamp,wrap} D, A, B | i32 count > w
    vmad.s32.s32.s32 D, A.h0, B.h1, C | i32 i32 i32 > w
    vmad.s32.s32.s32.{shr7,shr15} D, A, B, C | i32 i32 i32 > w
    vset.{u32.u32,s32.s32}.{lt,ge,eq} D, A, B | i32 i32 > w
    {vadd2,vsub2,vavrg2,vabsdiff2,vmin2,vmax2}.{u32.u32.u32,s32.s32.s32} D, A, B, C | i32 i32 i32 > w
    {vadd2,vsub2,vabsdiff2}.{u32.u32.u32,s32.s32.s32}.sat D, A, B, C | i32 i32 i32 > w
    {vadd2,vabsdiff2}.u32.u32.u32.add D, A, B, C | i32 i32 i32 > w
    vset2.{u32.u32,s32.s32}.{lt,ne} D, A, B, C | i32 i32 i32 > w
    {vadd4,vsub4,vavrg4,vabsdiff4,vmin4,vmax4}.{u32.u32.u32,s32.s32.s32} D, A, B, C | bytes bytes i32 > w
    {vadd4,vsub4,vabsdiff4}.{u32.u32.u32,s32.s32.s32}.sat D, A, B, C | bytes bytes i32 > w
    {vadd4,vabsdiff4,vmax4}.{u32.u32.u32,s32.s32.s32}.add D, A, B, C | bytes bytes i32 > w
    vset4.{u32.u32,s32.s32}.{lt,ne} D, A, B, C | bytes bytes i32 > w
    vset4.u32.u32.ge.add D, A, B, C | bytes bytes i32 > w
    `,
  ),
  ...forms(
    "comparisons and choices of integers",
    `
    setp.{eq,ne,lt,le,gt,ge}.{u16,s16} %p0, A, B; selp.u32 D, 1, 0, %p0 | i16 i16 > w
    setp.{eq,ne}.b16 %p0, A, B; selp.u32 D, 1, 0, %p0 | i16 i16 > w
    setp.{eq,ne,lt,le,gt,ge}.{u32,s32} %p0, A, B; selp.u32 D, 1, 0, %p0 | i32 i32 > w
    setp.{lo,ls,hi,hs}.u32 %p0, A, B; selp.u32 D, 1, 0, %p0 | i32 i32 > w
    setp.{eq,ne}.b32 %p0, A, B; selp.u32 D, 1, 0, %p0 | i32 i32 > w
    setp.{eq,ne,lt,le,gt,ge}.{u64,s64} %p0, A, B; selp.u32 D, 1, 0, %p0 | i64 i64 > w
    setp.{eq,ne}.b64 %p0, A, B; selp.u32 D, 1, 0, %p0 | i64 i64 > w
    setp.ne.u32 %p2, C, 0; setp.lt.{and,or,xor}.s32 %p0|%p1, A, B, %p2; selp.u32 D, 1, 0, %p0; selp.u32 E, 1, 0, %p1 | i32 i32 bit > w w
    setp.ne.u32 %p2, C, 0; setp.ge.and.u32 %p0, A, B, !%p2; selp.u32 D, 1, 0, %p0 | i32 i32 bit > w
    set.{eq,lt,ge}.{u32,s32}.{u32,s32} D, A, B | i32 i32 > w
    set.{ne,gt}.{u32,s32}.s64 D, A, B | i64 i64 > w
    set.{ne,le}.f32.s32 D, A, B | i32 i32 > w
    set.lt.u32.u16 D, A, B | i16 i16 > w
    setp.ne.u32 %p0, C, 0; selp.{b16,u16,s16} D, A, B, %p0 | i16 i16 bit > h
    setp.ne.u32 %p0, C, 0; selp.{b32,u32,s32,f32} D, A, B, %p0 | i32 i32 bit > w
    setp.ne.u32 %p0, C, 0; selp.{b64,u64,s64,f64} D, A, B, %p0 | i64 i64 bit > l
    slct.{b32,u32,s32,f32}.s32 D, A, B, C | i32 i32 i32 > w
    slct.{b32,u32,f32}.f32 D, A, B, C | i32 i32 f32 > w
    slct.ftz.b32.f32 D, A, B, C | i32 i32 f32 > w
    slct.{b64,f64}.s32 D, A, B, C | i64 i64 i32 > l
    slct.b16.s32 D, A, B, C | i16 i16 i32 > h
    mov.b16 D, A | i16 > h
    mov.b32 D, A | i32 > w
    mov.b64 D, A | i64 > l
    mov.b32 <<%h0, %h1>>, A; mov.b16 D, %h0; mov.b16 E, %h1 | i32 > h h
    mov.b64 <<D, E>>, A | i64 > w w
    mov.b64 D, <<A, B>> | i32 i32 > l
    mov.b32 D, <<A, B>> | i16 i16 > w
    mov.b64 <<%h0, %h1, %h2, %h3>>, A; mov.b64 D, <<%h3, %h2, %h1, %h0>> | i64 > l
    mov.b16 %h0, B; mov.b16 %h1, A; mov.b32 D, <<%h0, %h1>> | i16 i16 > w
    `,
  ),
];
