// Textures and surfaces. T is the object described after "of" (image.ts), with 16 texels along each axis and
// 3 layers.
import { type Form, forms } from "../form.ts";

const rgba = "<<D, E, %d2, %d3>>";
/** Tolerance of weighted sums of texels, because a texture unit computes with another precision than f32. */
const mixed = "absolute 2^-23 f32";
/** Computes the texel of each thread: x times the size of a texel in `%x1`, y in `%x2`. */
const own = (bytes: number): string =>
  `and.b32 %x1, %t, 15; mul.lo.u32 %x1, %x1, ${bytes}; shr.u32 %x2, %t, 4; and.b32 %x3, %x2, 3; min.u32 %x3, %x3, 2`;

export const imageForms: readonly Form[] = [
  ...forms(
    "textures",
    `
    tex.1d.v4.f32.f32 ${rgba}, [T, <<A>>] | place > w w w w | | 1d f32x4 {clamp,border}
    tex.1d.v4.f32.f32 ${rgba}, [T, <<A>>] | part > w w w w | | 1d f32x4 {clamp,wrap,mirror,border} normalized
    tex.1d.v4.f32.s32 ${rgba}, [T, <<A>>] | texel > w w w w | | row f32x{1,2,4}
    tex.1d.v4.{u32,s32}.s32 ${rgba}, [T, <<A>>] | texel > w w w w | | row {u8,s8,u16,s16,u32,s32}x4
    tex.1d.v4.f32.f32 ${rgba}, [T, <<A>>] | place > w w w w | ${mixed} | 1d f32x4 linear {clamp,border}
    tex.1d.v4.f32.f32 ${rgba}, [T, <<A>>] | part > w w w w | ${mixed} | 1d f32x4 linear {clamp,wrap,mirror,border} normalized
    tex.2d.v4.f32.f32 ${rgba}, [T, <<A, B>>] | place place > w w w w | | 2d f32x{1,2,4} {clamp,border}
    tex.2d.v4.f32.f32 ${rgba}, [T, <<A, B>>] | part part > w w w w | | 2d f32x4 {clamp,wrap,mirror,border} normalized
    tex.2d.v4.f32.s32 ${rgba}, [T, <<A, B>>] | texel texel > w w w w | | 2d f32x4
    tex.2d.v4.f32.f32 ${rgba}, [T, <<A, B>>] | place place > w w w w | | 2d f16x{1,4} clamp
    tex.2d.v4.{u32,s32}.f32 ${rgba}, [T, <<A, B>>] | place place > w w w w | | 2d {u8,s8,u16,s16}x4 clamp
    tex.2d.v4.f32.f32 ${rgba}, [T, <<A, B>>] | place place > w w w w | | 2d {u8,s8,u16,s16}x4 unit clamp
    tex.2d.v4.f32.f32 ${rgba}, [T, <<A, B>>] | place place > w w w w | ${mixed} | 2d f32x4 linear {clamp,border}
    tex.2d.v4.f32.f32 ${rgba}, [T, <<A, B>>] | part part > w w w w | ${mixed} | 2d f32x4 linear {clamp,wrap,mirror,border} normalized
    tex.2d.v4.f32.f32 ${rgba}, [T, <<A, B>>] | place place > w w w w | | 2d {u8,u16}x4 unit linear {clamp,border}
    tex.2d.v4.f32.f32 ${rgba}, [T, <<A, B>>] | place place > w w w w | absolute 2^-15 f32 | 2d {s8,s16}x4 unit linear {clamp,border}
    tex.2d.v4.f32.f32 ${rgba}, [T, <<A, B>>] | place place > w w w w | | 2d f16x4 linear {clamp,border}
    tex.2d.v4.f32.f32 ${rgba}, [T, <<A, B>>] | f32 f32 > w w w w | | 2d f32x4 anywhere {clamp,border}
    tex.2d.v4.f32.f32 ${rgba}, [T, <<A, B>>] | f32 f32 > w w w w | | 2d f32x4 anywhere {clamp,wrap,mirror,border} normalized
    tex.3d.v4.f32.f32 ${rgba}, [T, <<A, B, C, C>>] | place place place > w w w w | | 3d f32x4 {clamp,border}
    tex.3d.v4.f32.f32 ${rgba}, [T, <<A, B, C, C>>] | part part part > w w w w | ${mixed} | 3d f32x4 linear {clamp,wrap,border} normalized
    tex.3d.v4.f32.s32 ${rgba}, [T, <<A, B, C, C>>] | texel texel texel > w w w w | | 3d f32x1
    tex.a1d.v4.f32.f32 ${rgba}, [T, <<A, B>>] | layer place > w w w w | | a1d f32x4 clamp
    tex.a2d.v4.f32.f32 ${rgba}, [T, <<A, B, C, C>>] | layer place place > w w w w | | a2d f32x4 clamp
    tex.a2d.v4.f32.f32 ${rgba}, [T, <<A, B, C, C>>] | layer part part > w w w w | ${mixed} | a2d f32x4 linear wrap normalized
    tex.a2d.v4.u32.s32 ${rgba}, [T, <<A, B, C, C>>] | layer texel texel > w w w w | | a2d u8x4
    tex.cube.v4.f32.f32 ${rgba}, [T, <<A, B, C, C>>] | side side side > w w w w | | cube f32x4 clamp normalized
    tex.cube.v4.f32.f32 ${rgba}, [T, <<A, B, C, C>>] | side side side > w w w w | ${mixed} | cube f32x4 linear {clamp,wrap} normalized
    tex.acube.v4.f32.f32 ${rgba}, [T, <<A, B, C, %a3>>] | layer side side side > w w w w | | acube f32x4 clamp normalized
    tex.a1d.v4.f32.f32 ${rgba}, [T, <<A, B>>] | layer place > w w w w | ${mixed} | a1d f32x4 linear {clamp,border}
    tex.a1d.v4.f32.s32 ${rgba}, [T, <<A, B>>] | layer texel > w w w w | | a1d f32x4
    tex.level.2d.v4.f32.f32 ${rgba}, [T, <<A, B>>], C | part part level > w w w w | | mip clamp normalized
    tex.level.2d.v4.f32.f32 ${rgba}, [T, <<A, B>>], C | part part depth > w w w w | ${mixed} | mip {linear between,linear,between} wrap normalized
    tex.grad.2d.v4.f32.f32 ${rgba}, [T, <<A, B>>], <<C, 0f00000000>>, <<0f00000000, C>> | part part slope > w w w w | | mip clamp normalized
    tld4.{r,g,b,a}.2d.v4.f32.f32 ${rgba}, [T, <<A, B>>] | place place > w w w w | | 2d f32x4 clamp
    tld4.r.2d.v4.{u32,s32}.f32 ${rgba}, [T, <<A, B>>] | place place > w w w w | | 2d {u8,s8}x4 clamp
    tld4.{r,a}.2d.v4.f32.f32 ${rgba}, [T, <<A, B>>] | part part > w w w w | | 2d f32x4 {wrap,mirror,border} normalized
    tex.3d.v4.f32.f32 ${rgba}, [T, <<A, B, C, C>>] | place place place > w w w w | | 3d u8x4 unit linear {clamp,border}
    tex.3d.v4.f32.f32 ${rgba}, [T, <<A, B, C, C>>] | part part part > w w w w | | 3d f16x4 linear {wrap,mirror} normalized
    tex.a2d.v4.f32.f32 ${rgba}, [T, <<A, B, C, C>>] | layer place place > w w w w | | a2d {u8,u16}x4 unit linear clamp
    tex.cube.v4.f32.f32 ${rgba}, [T, <<A, B, C, C>>] | side side side > w w w w | | cube u8x4 unit linear clamp normalized
    tex.2d.v4.f32.f32 ${rgba}, [T, <<A, B>>] | place place > w w w w | ${mixed} | 2d f32x{1,2} linear {clamp,border}
    tex.2d.v4.f32.f32 ${rgba}, [T, <<A, B>>] | f32 f32 > w w w w | ${mixed} | 2d f32x4 anywhere linear {clamp,border}
    tex.2d.v4.f32.f32 ${rgba}, [T, <<A, B>>] | f32 f32 > w w w w | ${mixed} | 2d f32x4 anywhere linear {clamp,wrap,mirror,border} normalized
    tex.2d.v4.f32.f32 ${rgba}, [T, <<A, B>>] | place place > w w w w | | 2d f32x1 pitched {clamp,border}
    tex.2d.v4.f32.f32 ${rgba}, [T, <<A, B>>] | place place > w w w w | ${mixed} | 2d f32x1 pitched linear {clamp,border}
    tex.2d.v4.f32.f32 ${rgba}, [T, <<A, B>>] | part part > w w w w | ${mixed} | 2d f32x1 pitched linear {clamp,wrap,mirror,border} normalized
    txq.{width,height}.b32 D, [T] | bit > w | | 2d f32x4 clamp
    txq.{width,height,depth}.b32 D, [T] | bit > w | | 3d f32x1 clamp
    `,
  ),
  ...forms(
    "surfaces",
    `
    ${own(1)}; sust.b.2d.b8.trap [T, <<%x1, %x2>>], A; suld.b.2d.b8.{trap,clamp,zero} D, [T, <<%x1, %x2>>] | i16 > h | | 2d u8x1 surface
    ${own(2)}; sust.b.2d.b16.trap [T, <<%x1, %x2>>], A; suld.b.2d.b16.{trap,clamp,zero} D, [T, <<%x1, %x2>>] | i16 > h | | 2d u16x1 surface
    ${own(4)}; sust.b.2d.b32.trap [T, <<%x1, %x2>>], A; suld.b.2d.b32.{trap,clamp,zero} D, [T, <<%x1, %x2>>] | i32 > w | | 2d {u32,f32}x1 surface
    ${own(8)}; sust.b.2d.b64.trap [T, <<%x1, %x2>>], A; suld.b.2d.b64.{trap,clamp,zero} D, [T, <<%x1, %x2>>] | i64 > l | | 2d u32x2 surface
    ${own(8)}; sust.b.2d.v2.b32.trap [T, <<%x1, %x2>>], <<A, B>>; suld.b.2d.v2.b32.trap <<D, E>>, [T, <<%x1, %x2>>] | i32 i32 > w w | | 2d f32x2 surface
    ${own(16)}; sust.b.2d.v4.b32.trap [T, <<%x1, %x2>>], <<A, B, B, A>>; suld.b.2d.v4.b32.trap <<D, %x4, %x5, E>>, [T, <<%x1, %x2>>] | i32 i32 > w w | | 2d f32x4 surface
    ${own(4)}; sust.b.2d.v4.b8.trap [T, <<%x1, %x2>>], <<A, B, B, A>>; suld.b.2d.v4.b8.trap <<D, %h1, %h2, E>>, [T, <<%x1, %x2>>] | i16 i16 > h h | | 2d u8x4 surface
    ${own(8)}; sust.b.2d.v4.b16.trap [T, <<%x1, %x2>>], <<A, B, B, A>>; suld.b.2d.v4.b16.trap <<D, %h1, %h2, E>>, [T, <<%x1, %x2>>] | i16 i16 > h h | | 2d u16x4 surface
    ${own(16)}; suld.b.1d.v4.b32.{trap,clamp,zero} <<D, %x4, %x5, E>>, [T, <<%x1>>]; bar.sync 0; setp.lt.u32 %p0, %t, 16; @%p0 sust.b.1d.v4.b32.trap [T, <<%x1>>], <<A, B, B, A>>; @%p0 suld.b.1d.v4.b32.trap <<D, %x4, %x5, E>>, [T, <<%x1>>] | i32 i32 > w w | | 1d f32x4 surface
    ${own(1)}; sust.b.3d.b8.trap [T, <<%x1, %x2, 5, 5>>], A; suld.b.3d.b8.trap D, [T, <<%x1, %x2, 5, 5>>] | i16 > h | | 3d u8x1 surface
    ${own(16)}; sust.b.a2d.v4.b32.trap [T, <<%x3, %x1, %x2, %x2>>], <<A, B, B, A>>; suld.b.a2d.v4.b32.trap <<D, %x4, %x5, E>>, [T, <<%x3, %x1, %x2, %x2>>] | i32 i32 > w w | | a2d f32x4 surface
    shl.b32 %x0, A, 2; suld.b.2d.b32.{clamp,zero} D, [T, <<%x0, B>>] | texel texel > w | | 2d u32x1 surface
    shl.b32 %x0, A, 2; suld.b.3d.b32.{clamp,zero} D, [T, <<%x0, B, C, C>>] | texel texel texel > w | | 3d u32x1 surface
    `,
  ),
];
