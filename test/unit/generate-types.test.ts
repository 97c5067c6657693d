import { expect, test } from "vitest";
import { literal } from "../../ffi/generate/emit.ts";
import { mappedSymbols } from "../../ffi/generate/symbols.ts";
import { parseFunctionType, parseType } from "../../ffi/generate/types.ts";

const parameters = (written: string): (string | undefined)[] =>
  parseFunctionType(written).map((type) => (type.kind === "scalar" ? type.parameter : type.kind));

test("C scalars become layout types, pointers of any kind become ptr", () => {
  expect(parseType("uint8_t")).toMatchObject({ layout: "u8" });
  expect(parseType("const __be32")).toMatchObject({ layout: "be(u32)", parameter: "u32" });
  expect(parseType("size_t")).toMatchObject({ layout: "usize", parameter: "u64" });
  expect(parseType("struct ibv_sge *")).toMatchObject({ layout: "ptr" });
  expect(parseType("const char *const *")).toMatchObject({ layout: "ptr" });
});

test("arrays keep their length, text and bytes apart", () => {
  expect(parseType("char[64]")).toEqual({ kind: "chars", length: 64 });
  expect(parseType("uint8_t[16]")).toMatchObject({ kind: "array", length: 16, of: { layout: "u8" } });
  expect(parseType("enum ibv_mtu")).toEqual({ kind: "enum", name: "ibv_mtu" });
});

test("a pointer to function has its signature", () => {
  const type = parseType("int (*)(struct ibv_qp *, struct ibv_send_wr *, struct ibv_send_wr **)");
  expect(type.kind).toBe("fnPtr");
  expect(type.kind === "fnPtr" && type.signature.length).toBe(4);
});

test("parameters of function types are split at their own commas only", () => {
  expect(parameters("int (void)")).toEqual(["i32"]);
  expect(parameters("void *(struct ibv_pd *, void *(*)(int, size_t), uint64_t)")).toEqual([
    "ptr",
    "ptr",
    "ptr",
    "u64",
  ]);
  expect(parameters("ssize_t (int, void *, size_t)")).toEqual(["i64", "i32", "ptr", "u64"]);
});

test("a foreign type is unknown", () => {
  expect(parseType("__m256")).toEqual({ kind: "unknown", written: "__m256" });
});

test("numbers above 2^53 are written as bigints", () => {
  expect(literal(7n)).toBe("7");
  expect(literal(-1n)).toBe("-1");
  expect(literal(1n << 34n)).toBe("0x400000000");
  expect(literal(0xffff_ffff_ffff_0000n)).toBe("0xffffffffffff0000n");
});

test("a linker version script gives each symbol its version and release", () => {
  const script =
    "IBVERBS_1.1 {\n\tglobal:\n\t\tibv_open_device;\n} IBVERBS_1.0;\n\nIBVERBS_1.12 {\n\tglobal:\n\t\tibv_reg_dmabuf_mr;\n} IBVERBS_1.11;\n";
  expect([...mappedSymbols(script)]).toEqual([
    ["ibv_open_device", ["IBVERBS_1.1", 1]],
    ["ibv_reg_dmabuf_mr", ["IBVERBS_1.12", 34]],
  ]);
});
