// Forms that the soft GPU lacks are refused with the control-flow graph, before any code is written.
import { expect, test } from "vitest";
import { CUDA_ERROR_NOT_SUPPORTED } from "../../../ffi/cuda/index.ts";
import { graphOf } from "../../../src/soft/gpu/ptx/graph.ts";
import { parse } from "../../../src/soft/gpu/ptx/parser.ts";

const graph = (instruction: string) => () =>
  graphOf(
    parse(`.version 8.0 .target sm_80 .address_size 64
.visible .entry test() {
  .reg .b16 %h<3>; .reg .b32 %r<6>; .reg .f32 %f<6>; .reg .b64 %rd<3>; .reg .pred %p<3>;
  ret;
  ${instruction}
}`).functions[0]!,
  );

test.each([
  ["min.f32 %f0, %f1, %f2, %f3;", "the form with three operands of 'min.f32'"],
  ["max.f16 %h0, %h1, %h2, %h2;", "the form with three operands of 'max.f16'"],
  ["lop3.b32 %r0, %r1, %r2, %r3, %r4;", "a truth table in a register of 'lop3.b32'"],
  ["vadd2.u32.u32.u32 %r0, %r1.h1, %r2, %r3;", "a selection of lanes of 'vadd2.u32.u32.u32'"],
  ["mov.b32 {%r0, %r1, %r2}, %r3;", "'mov.b32'"],
  ["cvt.rn.f16x2.f32 %r0, %f0;", "'cvt.rn.f16x2.f32'"],
  ["tex.1d.v4.f32.s32 {%f0, %f1, %f2, %f3}, [%rd0, {%r0}], %r1;", "an offset or a comparison of"],
  ["txq.width.b32 %r0, [name];", "a texture or surface reference of 'txq.width.b32'"],
  ["suld.b.1d.b32.trap %r0, [%rd0];", "an indirect texture or surface without a coordinate vector"],
])("%s", (instruction, message) => {
  expect(graph(instruction)).toThrow(message);
  expect(graph(instruction)).toThrow(expect.objectContaining({ code: CUDA_ERROR_NOT_SUPPORTED }));
});

test("supported forms of the same instructions pass", () => {
  expect(
    graph("min.f32 %f0, %f1, %f2; lop3.b32 %r0, %r1, %r2, %r3, 7; mov.b32 {%h0, %h1}, %r0;"),
  ).not.toThrow();
});
