// Loads, stores and moves by type, width and cache operator, as compilers emit them; constants and
// parameters.
import { type Form, forms } from "../form.ts";

export const accessForms: readonly Form[] = [
  ...forms(
    "loads, stores and moves by type",
    `
    st.global.b32 [M], A; ld.global.f32 D, [M] | f32 > w
    st.global.v2.u64 [M], <<A, B>>; ld.global.v2.{f64,b64,s64} <<D, E>>, [M] | f64 f64 > l l
    st.global.v2.{f64,s64,b64} [M], <<A, B>>; ld.global.v2.u64 <<D, E>>, [M] | f64 f64 > l l
    st.global.v4.{f32,b32,s32} [M], <<A, B, B, A>>; ld.global.v4.{f32,s32} <<D, %x0, %x1, E>>, [M] | f32 f32 > w w
    st.global.v2.{u32,f32,s32,b32} [M], <<A, B>>; ld.global.u64 D, [M] | i32 i32 > l
    st.global.{u8,s8,b8} [M+3], A; ld.global.u32 D, [M] | i16 > w
    st.global.{u16,s16,b16} [M+2], A; ld.global.u32 D, [M] | i16 > w
    st.global.v2.{u8,b8} [M+2], <<A, B>>; ld.global.u32 D, [M] | i16 i16 > w
    st.global.v4.{u8,b8} [M], <<A, B, B, A>>; ld.global.u32 D, [M] | i16 i16 > w
    st.global.v4.{u16,b16} [M], <<A, B, B, A>>; ld.global.u64 D, [M] | i16 i16 > l
    st.global.b32 [M], A; ld.global.v2.{u8,b8} <<%h0, %h1>>, [M+2]; cvt.u32.u16 D, %h0; cvt.u32.u16 E, %h1 | i32 > w w
    st.global.b32 [M], A; ld.global.v2.{u16,b16} <<%h0, %h1>>, [M]; cvt.u32.u16 D, %h0; cvt.u32.u16 E, %h1 | i32 > w w
    ld.global.nc.{f32,s32,b32} D, [%in] | i32 > w
    ld.global.nc.{f64,u64,s64,b64} D, [%in] | i64 > l
    ld.global.nc.{u8,s8} D, [%in+1] | i64 > w
    ld.global.nc.{u16,s16} D, [%in+2] | i64 > w
    ld.global.nc.v2.f32 <<D, E>>, [%in] | i64 > w w
    and.b64 %y0, %in, -16; ld.global.nc.v2.{f64,u64} <<D, E>>, [%y0] | i64 > l l
    and.b64 %y0, %in, -16; ld.global.nc.v4.{f32,u32} <<D, %x0, %x1, E>>, [%y0] | i64 > w w
    ld.global.nc.v4.u8 <<%h0, %h1, %h2, %h3>>, [%in+4]; cvt.u32.u16 D, %h3; cvt.u32.u16 E, %h0 | i64 > w w
    st{,.cg,.wb,.cs}.u32 [M+8], A; ld{,.ca,.cg,.cv}.u32 D, [M+8] | i32 > w
    st.f32 [M], A; ld.f32 D, [M] | f32 > w
    st.{f64,u64} [M+8], A; ld.{f64,u64} D, [M+8] | f64 > l
    st.v4.{f32,u32} [M], <<A, B, B, A>>; ld.v2.u64 <<D, E>>, [M] | f32 f32 > l l
    st.{u8,u16} [M], A; ld.{u8,s8,u16,s16} D, [M] | i16 > w
    st.shared.{f32,s32} [S], A; ld.shared.{f32,s32,u32} D, [S] | f32 > w
    st.shared.{u64,f64} [S+8], A; ld.shared.{u64,f64} D, [S+8] | f64 > l
    st.shared.v2.{f32,u32} [S], <<A, B>>; ld.shared.v2.{f32,u32} <<D, E>>, [S] | f32 f32 > w w
    st.shared.v4.{f32,u32} [S], <<A, B, B, A>>; ld.shared.v4.{f32,u32} <<D, %x0, %x1, E>>, [S] | f32 f32 > w w
    st.shared.v2.{f64,u64} [S], <<A, B>>; ld.shared.v2.{f64,u64} <<D, E>>, [S] | f64 f64 > l l
    st.shared.v2.u16 [S+4], <<A, B>>; ld.shared.v2.u16 <<%h0, %h1>>, [S+4]; cvt.u32.u16 D, %h0; cvt.u32.u16 E, %h1 | i16 i16 > w w
    st.shared.v4.u8 [S], <<A, B, B, A>>; ld.shared.v4.u8 <<%h0, %h1, %h2, %h3>>, [S]; cvt.u32.u16 D, %h0; cvt.u32.u16 E, %h2 | i16 i16 > w w
    st.volatile.shared.{f32,u32} [S], A; ld.volatile.shared.{f32,u32} D, [S] | f32 > w
    st.volatile.shared.f64 [S], A; ld.volatile.shared.f64 D, [S] | f64 > l
    st.volatile.global.v4.u32 [M], <<A, B, B, A>>; ld.volatile.global.v4.u32 <<D, %x0, %x1, E>>, [M] | i32 i32 > w w
    .local .align 16 .b8 own[64]; st.local.{f32,u32} [own+4], A; ld.local.{f32,u32} D, [own+4] | f32 > w
    .local .align 16 .b8 own[64]; st.local.{f64,u64} [own+8], A; ld.local.{f64,u64} D, [own+8] | f64 > l
    .local .align 16 .b8 own[64]; st.local.v2.u32 [own], <<A, B>>; ld.local.v2.u32 <<D, E>>, [own] | i32 i32 > w w
    .local .align 16 .b8 own[64]; mov.u64 %y0, own; cvta.local.u64 %y1, %y0; cvta.to.local.u64 %y2, %y1; st.u16 [%y1+2], A; ld.local.u16 %h0, [%y2+2]; cvt.u32.u16 D, %h0 | i16 > w
    st.{relaxed,release}.cta.b32 [M], A; ld.{relaxed,acquire}.cta.b32 D, [M] | i32 > w
    st.{relaxed,release}.{cta,gpu,sys}.u32 [M], A; ld.{relaxed,acquire}.{cta,gpu,sys}.u32 D, [M] | i32 > w
    st.relaxed.gpu.v2.u32 [M], <<A, B>>; ld.relaxed.gpu.v2.u32 <<D, E>>, [M] | i32 i32 > w w
    st.relaxed.gpu.v2.u64 [M], <<A, B>>; ld.relaxed.gpu.v2.u64 <<D, E>>, [M] | i64 i64 > l l
    st.{relaxed,release}.gpu.global.{f32,b32} [M], A; ld.{relaxed,acquire}.gpu.global.{f32,b32} D, [M] | f32 > w
    st.relaxed.gpu.shared.u32 [S], A; ld.acquire.cta.shared.u32 D, [S] | i32 > w
    mov.{f32,s32,u32} D, A | f32 > w
    mov.{f64,s64,u64} D, A | f64 > l
    mov.{u16,s16} D, A | i16 > h
    mov.b64 %y0, <<A, B>>; mov.b64 <<%x0, %x1>>, %y0; mov.b32 <<%h0, %h1>>, %x0; mov.b32 D, <<%h1, %h0>>; mov.b64 <<_, E>>, %y0 | i32 i32 > w w
    mov.b64 <<%h0, %h1, %h2, %h3>>, A; mov.b64 D, <<%h3, %h0, %h2, %h1>> | i64 > l
    `,
  ),
  ...forms(
    "constants and parameters",
    `
    and.b32 %x0, A, 15; mov.u64 %y0, K; mad.wide.u32 %y0, %x0, 4, %y0; ld.const.{u32,s32,f32,b32} D, [%y0] | i32 > w
    and.b32 %x0, A, 7; mov.u64 %y0, K; mad.wide.u32 %y0, %x0, 8, %y0; ld.const.{u64,s64,f64,b64} D, [%y0] | i32 > l
    and.b32 %x0, A, 31; mov.u64 %y0, K; mad.wide.u32 %y0, %x0, 2, %y0; ld.const.{u16,s16} D, [%y0] | i32 > w
    and.b32 %x0, A, 63; mov.u64 %y0, K; cvt.u64.u32 %y1, %x0; add.u64 %y0, %y0, %y1; ld.const.{u8,s8} D, [%y0] | i32 > w
    and.b32 %x0, A, 3; mov.u64 %y0, K; mad.wide.u32 %y0, %x0, 16, %y0; ld.const.v4.{f32,u32} <<D, %x1, %x2, E>>, [%y0] | i32 > w w
    and.b32 %x0, A, 7; mov.u64 %y0, K; mad.wide.u32 %y0, %x0, 8, %y0; ld.const.v2.{f32,u32} <<D, E>>, [%y0] | i32 > w w
    mov.u64 %y0, K; cvta.const.u64 %y1, %y0; and.b32 %x0, A, 15; mad.wide.u32 %y1, %x0, 4, %y1; ld.u32 D, [%y1]; ld.const.u32 E, [K+8] | i32 > w w
    ld.param.{u32,s32,f32,b32} D, [P+{0,12,60}] | bit > w
    ld.param.{u64,s64,f64,b64} D, [P+{8,48}] | bit > l
    ld.param.{u16,s16,b16} %h0, [P+{2,34}]; cvt.u32.u16 D, %h0 | bit > w
    ld.param.{u8,s8} D, [P+{0,5,62,63}] | bit > w
    ld.param.v2.{u32,f32,b32} <<D, E>>, [P+{0,8}] | bit > w w
    ld.param.v4.{u32,f32} <<D, %x0, %x1, E>>, [P+{0,48}] | bit > w w
    ld.param.v2.{u64,f64} <<D, E>>, [P+16] | bit > l l
    ld.param.v2.{u8,s8} <<%h0, %h1>>, [P+6]; cvt.u32.u16 D, %h0; cvt.u32.u16 E, %h1 | bit > w w
    ld.param.v4.u8 <<%h0, %h1, %h2, %h3>>, [P+8]; cvt.u32.u16 D, %h0; cvt.u32.u16 E, %h3 | bit > w w
    ld.param.v2.u16 <<%h0, %h1>>, [P+4]; cvt.u32.u16 D, %h0; cvt.u32.u16 E, %h1 | bit > w w
    << .param .align 16 .b8 one[16]; .param .align 16 .b8 two[16]; st.param.{b32,u32,f32,s32} [two+4], A; call.uni (one), same, (two); ld.param.{b32,u32,f32} D, [one+4]; >> | f32 > w
    << .param .align 16 .b8 one[16]; .param .align 16 .b8 two[16]; st.param.{b64,u64,f64} [two+8], A; call.uni (one), same, (two); ld.param.{b64,f64} D, [one+8]; >> | f64 > l
    << .param .align 16 .b8 one[16]; .param .align 16 .b8 two[16]; st.param.{b16,u16} [two+2], A; call.uni (one), same, (two); ld.param.{u16,s16} D, [one+2]; >> | i16 > w
    << .param .align 16 .b8 one[16]; .param .align 16 .b8 two[16]; st.param.{b8,u8} [two+3], A; call.uni (one), same, (two); ld.param.{u8,s8} D, [one+3]; >> | i16 > w
    << .param .align 16 .b8 one[16]; .param .align 16 .b8 two[16]; st.param.v4.{f32,b32} [two], <<A, B, B, A>>; call.uni (one), same, (two); ld.param.v4.{f32,b32} <<D, %x0, %x1, E>>, [one]; >> | f32 f32 > w w
    `,
  ),
];
