// Floating-point arithmetic of 32 and 64 bits.
import { type Form, forms } from "../form.ts";

export const floatForms: readonly Form[] = [
  ...forms(
    "arithmetic of f32 and f64",
    `
    {add,sub,mul}{,.rn,.rz,.rm,.rp}{,.ftz}{,.sat}.f32 D, A, B | f32 f32 > w
    {add,sub,mul}{,.rn,.rz,.rm,.rp}.f64 D, A, B | f64 f64 > l
    fma{.rn,.rz,.rm,.rp}{,.ftz}{,.sat}.f32 D, A, B, C | f32 f32 f32 > w
    fma{.rn,.rz,.rm,.rp}.f64 D, A, B, C | f64 f64 f64 > l
    mad.rn{,.ftz}.f32 D, A, B, C | f32 f32 f32 > w
    mad.rn.f64 D, A, B, C | f64 f64 f64 > l
    div{.rn,.rz,.rm,.rp}{,.ftz}.f32 D, A, B | f32 f32 > w
    div{.rn,.rz,.rm,.rp}.f64 D, A, B | f64 f64 > l
    {rcp,sqrt}{.rn,.rz,.rm,.rp}{,.ftz}.f32 D, A | f32 > w
    {rcp,sqrt}{.rn,.rz,.rm,.rp}.f64 D, A | f64 > l
    {abs,neg}{,.ftz}.f32 D, A | f32 > w
    {abs,neg}.f64 D, A | f64 > l
    {min,max}{,.ftz}{,.NaN}.f32 D, A, B | f32 f32 > w
    {min,max}.xorsign.abs.f32 D, A, B | f32 f32 > w
    {min,max}.NaN.xorsign.abs.f32 D, A, B | f32 f32 > w
    {min,max}.f64 D, A, B | f64 f64 > l
    copysign.f32 D, A, B | f32 f32 > w
    copysign.f64 D, A, B | f64 f64 > l
    testp.{finite,infinite,number,notanumber,normal,subnormal}.f32 %p0, A; selp.u32 D, 1, 0, %p0 | f32 > w
    testp.{finite,infinite,number,notanumber,normal,subnormal}.f64 %p0, A; selp.u32 D, 1, 0, %p0 | f64 > w
    setp.{eq,ne,lt,le,gt,ge,equ,neu,ltu,leu,gtu,geu,num,nan}{,.ftz}.f32 %p0, A, B; selp.u32 D, 1, 0, %p0 | f32 f32 > w
    setp.{eq,ne,lt,le,gt,ge,equ,neu,ltu,leu,gtu,geu,num,nan}.f64 %p0, A, B; selp.u32 D, 1, 0, %p0 | f64 f64 > w
    setp.ne.u32 %p2, C, 0; setp.lt.{and,or,xor}.f32 %p0|%p1, A, B, %p2; selp.u32 D, 1, 0, %p0; selp.u32 E, 1, 0, %p1 | f32 f32 bit > w w
    set.{lt,geu}.{u32,s32,f32}.f32 D, A, B | f32 f32 > w
    set.{eq,ltu}.{u32,f32}.f64 D, A, B | f64 f64 > w
    `,
  ),
  ...forms(
    "approximations",
    `
    div.full{,.ftz}.f32 D, A, B | f32 f32 > w | ulp 2 f32
    div.approx{,.ftz}.f32 D, A, B | f32 f32 > w | ulp 2 f32
    rcp.approx{,.ftz}.f32 D, A | f32 > w | ulp 1 f32
    sqrt.approx{,.ftz}.f32 D, A | f32 > w | relative 2^-23 f32
    rsqrt.approx{,.ftz}.f32 D, A | f32 > w | relative 2^-22.9 f32
    ex2.approx{,.ftz}.f32 D, A | f32 > w | relative 2^-22 f32
    ex2.approx{,.ftz}.f32 D, A | angle > w | relative 2^-22 f32
    lg2.approx{,.ftz}.f32 D, A | f32 > w | either 2^-22 f32
    lg2.approx{,.ftz}.f32 D, A | unit32 > w | either 2^-22 f32
    {sin,cos}.approx{,.ftz}.f32 D, A | angle > w | absolute 2^-20.5 f32
    tanh.approx.f32 D, A | f32 > w | relative 2^-11 f32
    tanh.approx.f32 D, A | angle > w | relative 2^-11 f32
    rsqrt.approx{,.ftz}.f64 D, A | f64 > l | relative 2^-19 f64
    rcp.approx.ftz.f64 D, A | f64 > l | relative 2^-19 f64
    `,
  ),
];
