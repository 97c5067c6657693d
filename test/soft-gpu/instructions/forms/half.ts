// Floating-point arithmetic of 16 bits, single and in pairs.
import { type Form, forms } from "../form.ts";

export const halfForms: readonly Form[] = [
  ...forms(
    "arithmetic of f16",
    `
    {add,sub,mul}{,.rn}{,.ftz}{,.sat}.f16 D, A, B | f16 f16 > h
    {add,sub,mul}{,.rn}{,.ftz}{,.sat}.f16x2 D, A, B | f16x2 f16x2 > w
    fma.rn{,.ftz}{,.sat,.relu}.f16 D, A, B, C | f16 f16 f16 > h
    fma.rn{,.ftz}{,.sat,.relu}.f16x2 D, A, B, C | f16x2 f16x2 f16x2 > w
    fma.rn.oob{,.relu}.f16 D, A, B, C | f16 f16 f16 > h
    {abs,neg}{,.ftz}.f16 D, A | f16 > h
    {abs,neg}{,.ftz}.f16x2 D, A | f16x2 > w
    {min,max}{,.ftz}{,.NaN}{,.xorsign.abs}.f16 D, A, B | f16 f16 > h
    {min,max}{,.ftz}{,.NaN}{,.xorsign.abs}.f16x2 D, A, B | f16x2 f16x2 > w
    setp.{eq,ne,lt,le,gt,ge,equ,neu,ltu,leu,gtu,geu,num,nan}{,.ftz}.f16 %p0, A, B; selp.u32 D, 1, 0, %p0 | f16 f16 > w
    setp.{eq,lt,geu,nan}.f16x2 %p0|%p1, A, B; selp.u32 D, 1, 0, %p0; selp.u32 E, 1, 0, %p1 | f16x2 f16x2 > w w
    setp.ne.u32 %p2, C, 0; setp.lt.and.f16 %p0, A, B, %p2; selp.u32 D, 1, 0, %p0 | f16 f16 bit > w
    set.{lt,geu}.f16.f16 D, A, B | f16 f16 > h
    set.{lt,equ}.u32.f16 D, A, B | f16 f16 > w
    set.{lt,neu}.{f16x2.f16x2,u32.f16x2} D, A, B | f16x2 f16x2 > w
    testp.finite.f32 %p0, A; selp.f32 D, A, B, %p0 | f32 f32 > w
    tanh.approx.f16 D, A | f16 > h | absolute 2^-10.987 f16
    tanh.approx.f16x2 D, A | f16x2 > w | absolute 2^-10.987 f16x2
    ex2.approx.f16 D, A | f16 > h | relative 2^-9.9 f16
    ex2.approx.f16x2 D, A | f16x2 > w | relative 2^-9.9 f16x2
    `,
  ),
  ...forms(
    "arithmetic of bf16",
    `
    {add,sub,mul}{,.rn}.bf16 D, A, B | bf16 bf16 > h
    {add,sub,mul}{,.rn}.bf16x2 D, A, B | bf16x2 bf16x2 > w
    fma.rn{,.relu}.bf16 D, A, B, C | bf16 bf16 bf16 > h
    fma.rn{,.relu}.bf16x2 D, A, B, C | bf16x2 bf16x2 bf16x2 > w
    {abs,neg}.bf16 D, A | bf16 > h
    {abs,neg}.bf16x2 D, A | bf16x2 > w
    {min,max}{,.NaN}{,.xorsign.abs}.bf16 D, A, B | bf16 bf16 > h
    {min,max}{,.NaN}{,.xorsign.abs}.bf16x2 D, A, B | bf16x2 bf16x2 > w
    setp.{eq,ne,lt,le,gt,ge,equ,neu,ltu,leu,gtu,geu,num,nan}.bf16 %p0, A, B; selp.u32 D, 1, 0, %p0 | bf16 bf16 > w
    setp.{lt,nan}.bf16x2 %p0|%p1, A, B; selp.u32 D, 1, 0, %p0; selp.u32 E, 1, 0, %p1 | bf16x2 bf16x2 > w w
    set.{lt,geu}.{bf16.bf16,u16.bf16} D, A, B | bf16 bf16 > h
    set.{lt,geu}.{bf16x2.bf16x2,u32.bf16x2} D, A, B | bf16x2 bf16x2 > w
    tanh.approx.bf16 D, A | bf16 > h | relative 2^-8 bf16
    tanh.approx.bf16x2 D, A | bf16x2 > w | relative 2^-8 bf16x2
    ex2.approx.ftz.bf16 D, A | bf16 > h | relative 2^-7 bf16
    ex2.approx.ftz.bf16x2 D, A | bf16x2 > w | relative 2^-7 bf16x2
    `,
  ),
];
