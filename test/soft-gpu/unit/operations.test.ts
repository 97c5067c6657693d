// Decoding of instruction names.
import { expect, test } from "vitest";
import { operationOf } from "../../../src/soft/gpu/ptx/operations/operation.ts";

test("a name becomes an operation with typed properties", () => {
  expect(operationOf("ld.acquire.gpu.global.v2.f32")).toMatchObject({
    ...{
      kind: "load",
      opcode: "ld",
      type: "f32",
      space: "global",
      elements: 2,
      order: "acquire",
      scope: "gpu",
    },
    ...{ hasResult: true, types: ["f32"] },
  });
  expect(operationOf("ld.volatile.shared::cta.u8")).toMatchObject({ space: "shared", order: "relaxed" });
  expect(operationOf("mad.wide.u16")).toMatchObject({ kind: "product", part: "wide", type: "u16" });
  expect(operationOf("add.rz.ftz.f32")).toMatchObject({ kind: "floatBinary", rounding: "rz", flushes: true });
  expect(operationOf("add.f16x2")).toMatchObject({ kind: "halfBinary" });
  expect(operationOf("min.relu.s16x2")).toMatchObject({ kind: "packed", rectifies: true });
  expect(operationOf("bar.red.popc.u32")).toMatchObject({
    kind: "barrier",
    reduction: "popc",
    hasResult: true,
  });
  expect(operationOf("wmma.store.d.sync.aligned.row.m16n16k16.f32")).toMatchObject({
    ...{ kind: "fragment", stores: true, hasResult: false, byRows: true, registers: 8 },
  });
  expect(operationOf("vmin4.s32.u32.u32.sat")).toMatchObject({ lanes: 4, signed: [true, false, false] });
});

test("equal names share one operation", () => {
  expect(operationOf("cvt.rni.s32.f32")).toBe(operationOf("cvt.rni.s32.f32"));
});

test.each([
  ["add.f32.s16x2.f32", true, ".f32 of 'add.f32.s16x2.f32'"],
  ["ld.global.b128", true, "'ld.global.b128'"],
  ["atom.min.f32", true, "'atom.min.f32'"],
  ["cvt.s32.f32", true, "'cvt.s32.f32'"],
  ["wgmma.fence.sync.aligned", true, "'wgmma.fence.sync.aligned'"],
  ["setp.lo.f32", true, "'setp.lo.f32'"],
  ["st.global", false, "'st' needs a type"],
  ["mul.s32", false, "'mul' of integers needs .lo, .hi or .wide"],
  ["mad.lo.sat.s32", false, "Illegal modifier '.sat' for instruction 'mad'"],
  ["frobnicate.u32", false, "Not a name of any known instruction: 'frobnicate'"],
])("%s is refused with its reason", (name, isValid, message) => {
  const operation = operationOf(name);
  expect(operation.kind).toBe("refused");
  if (operation.kind === "refused") expect(operation.reason).toMatchObject({ isValid, message });
});
