// Conversions between types.
import { type Form, forms } from "../form.ts";

export const convertForms: readonly Form[] = forms(
  "conversions",
  `
  cvt.{u32,s32}.{u8,s8} D, A | i32 > w
  cvt.{u64,s64}.{u8,s8} D, A | i32 > l
  cvt.{u16,s16}.{u8,s8} D, A | i32 > h
  cvt{,.sat}.{u8,s8}.{u16,s16} D, A | i16 > w
  cvt{,.sat}.{u8,s8}.{u32,s32} D, A | i32 > w
  cvt{,.sat}.{u16,s16}.{u32,s32} D, A | i32 > h
  cvt{,.sat}.{u16,s16}.{u64,s64} D, A | i64 > h
  cvt.{u16,s16}.{u32,s32} D, A | i32 > w
  cvt{,.sat}.{u32,s32}.{u64,s64} D, A | i64 > w
  cvt.{u32,s32}.{u16,s16} D, A | i16 > w
  cvt.{u64,s64}.{u16,s16} D, A | i16 > l
  cvt.{u64,s64}.{u32,s32} D, A | i32 > l
  cvt.sat.{u32.s32,s32.u32} D, A | i32 > w
  cvt.sat.{u64.s64,s64.u64} D, A | i64 > l
  cvt.{rn,rz,rm,rp}.f32.{u32,s32} D, A | i32 > w
  cvt.{rn,rz,rm,rp}.f32.{u64,s64} D, A | i64 > w
  cvt.{rn,rz}.f32.{u16,s16} D, A | i16 > w
  cvt.rn.f32.{u8,s8} D, A | i32 > w
  cvt.rn.sat.f32.{u32,s32} D, A | i32 > w
  cvt.{rn,rz,rm,rp}.f64.{u64,s64} D, A | i64 > l
  cvt.{rn,rz}.f64.{u32,s32} D, A | i32 > l
  cvt.rn.f64.{u16,s16} D, A | i16 > l
  cvt.{rn,rz,rm,rp}.f16.{u32,s32} D, A | i32 > h
  cvt.{rn,rz,rm,rp}.f16.{u16,s16} D, A | i16 > h
  cvt.rn.f16.{u64,s64} D, A | i64 > h
  cvt.rn.bf16.{u32,s32} D, A | i32 > h
  cvt.rn.bf16.{u16,s16} D, A | i16 > h
  cvt.{rni,rzi,rmi,rpi}{,.ftz}.{u32,s32}.f32 D, A | f32 > w
  cvt.{rni,rzi,rmi,rpi}.{u64,s64}.f32 D, A | f32 > l
  cvt.{rni,rzi}.{u16,s16}.f32 D, A | f32 > h
  cvt.rzi.{u8,s8}.f32 D, A | f32 > w
  cvt.rzi.sat.{u32,s32}.f32 D, A | f32 > w
  cvt.{rni,rzi,rmi,rpi}.{u32,s32}.f64 D, A | f64 > w
  cvt.{rni,rzi,rmi,rpi}.{u64,s64}.f64 D, A | f64 > l
  cvt.{rni,rzi}.{u16,s16}.f64 D, A | f64 > h
  cvt.{rni,rzi,rmi,rpi}.{u32,s32}.f16 D, A | f16 > w
  cvt.{rni,rzi}.{u64,s64}.f16 D, A | f16 > l
  cvt.{rni,rzi}.{u16,s16}.f16 D, A | f16 > h
  cvt.{rni,rzi,rmi,rpi}{,.ftz}{,.sat}.f32.f32 D, A | f32 > w
  cvt.{rni,rzi,rmi,rpi}.f64.f64 D, A | f64 > l
  cvt.{rni,rzi,rmi,rpi}.f16.f16 D, A | f16 > h
  cvt{,.ftz,.sat,.ftz.sat}.f32.f32 D, A | f32 > w
  cvt.f64.f32 D, A | f32 > l
  cvt.ftz.f64.f32 D, A | f32 > l
  cvt.{rn,rz,rm,rp}{,.ftz,.sat}.f32.f64 D, A | f64 > w
  cvt.f32.f16 D, A | f16 > w
  cvt.{ftz,sat}.f32.f16 D, A | f16 > w
  cvt.f64.f16 D, A | f16 > l
  cvt.f32.bf16 D, A | bf16 > w
  cvt.{rn,rz,rm,rp}{,.ftz,.sat}.f16.f32 D, A | f32 > h
  cvt.{rn,rz}.f16.f64 D, A | f64 > h
  cvt.{rn,rz}{,.relu}.f16.f32 D, A | f32 > h
  cvt.{rn,rz}{,.relu}.bf16.f32 D, A | f32 > h
  cvt.{rm,rp}.bf16.f32 D, A | f32 > h
  cvt.rn.bf16.f64 D, A | f64 > h
  cvt.{rn,rz}{,.relu}{,.satfinite}.{f16x2,bf16x2}.f32 D, A, B | f32 f32 > w
  cvt.rn.bf16.f16 D, A | f16 > h
  cvt.rn.f16.bf16 D, A | bf16 > h
  cvt.{rni,rzi,rmi,rpi}.{u32,s32}.bf16 D, A | bf16 > w
  cvt.rna{,.satfinite}.tf32.f32 D, A | f32 > w
  cvt.{rn,rz}{,.relu}.tf32.f32 D, A | f32 > w
  cvt.rn.satfinite{,.relu}.{e4m3x2,e5m2x2}.f32 D, A, B | f32 f32 > h
  cvt.rn.satfinite{,.relu}.{e4m3x2,e5m2x2}.f16x2 D, A | f16x2 > h
  cvt.rn{,.relu}.f16x2.{e4m3x2,e5m2x2} D, A | e8x2 > w
  cvt.pack.sat.{u16,s16}.s32 D, A, B | i32 i32 > w
  cvt.pack.sat.{u8,s8}.s32.b32 D, A, B, C | i32 i32 i32 > w
  `,
);
