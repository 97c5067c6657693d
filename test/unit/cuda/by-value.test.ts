import { expect, test } from "vitest";
import { lowerStructs, passStructs } from "../../../ffi/nvidia/by-value.ts";

test("a 64-byte struct is on the stack of x86-64, after the registers", () => {
  const lowered = lowerStructs(["u32", "ptr", "ptr", "u32"], { 1: 64 }, "x64");
  expect(lowered.signature).toEqual([
    ...["u32", "ptr", "u32", "u64", "u64", "u64", "u64"],
    ...new Array<string>(8).fill("u64"),
  ]);
  expect(lowered.sources.slice(0, 3)).toEqual([
    { kind: "argument", index: 0 },
    { kind: "argument", index: 2 },
    { kind: "padding" },
  ]);
  expect(lowered.sources.slice(6, 8)).toEqual([
    { kind: "word", index: 1, word: 0 },
    { kind: "word", index: 1, word: 1 },
  ]);
});

test("a struct of 8 bytes is passed in one register, as in C", () => {
  const signature = ["u32", "ptr", "u64", "ptr", "u32", "ptr"] as const;
  for (const arch of ["x64", "arm64"] as const) {
    const lowered = lowerStructs(signature, { 2: 8 }, arch);
    expect(lowered.signature).toEqual(["u32", "ptr", "u64", "u64", "u32", "ptr"]);
    expect(lowered.sources[2]).toEqual({ kind: "word", index: 2, word: 0 });
  }
});

test("arm64 passes a large struct by address, at its position", () => {
  const lowered = lowerStructs(["u32", "ptr", "ptr", "u32"], { 1: 64 }, "arm64");
  expect(lowered.signature).toEqual(["u32", "ptr", "ptr", "u32"]);
  expect(lowered.sources.map((source) => source.kind)).toEqual(["argument", "argument", "argument"]);
});

test("ncclCommInitRank moves the rank into the third register and the id behind six", () => {
  const lowered = lowerStructs(["u32", "ptr", "i32", "ptr", "i32"], { 2: 128 }, "x64");
  expect(lowered.signature.length).toBe(1 + 6 + 16);
  expect(lowered.sources[2]).toEqual({ kind: "argument", index: 3 });
  expect(lowered.sources.filter((source) => source.kind === "word").length).toBe(16);
});

test("a struct of 16 bytes that exceeds the registers is passed entirely on the stack", () => {
  const signature = ["u32", "ptr", "ptr", "ptr", "ptr", "ptr", "ptr", "u32"] as const;
  const x64 = lowerStructs(signature, { 5: 16 }, "x64");
  // Five pointers take registers, the integer takes the sixth, and both words of the struct go to the stack.
  expect(x64.sources.map((source) => (source.kind === "argument" ? source.index : source.kind))).toEqual([
    ...[0, 1, 2, 3, 4, 6],
    ...["word", "word"],
  ]);
  const long = ["u32", ...new Array<"ptr">(8).fill("ptr"), "u32"] as const;
  const arm64 = lowerStructs(long, { 7: 16 }, "arm64");
  // Seven pointers take registers, one register stays empty, and both words and the next argument go to the
  // stack.
  expect(arm64.sources.map((source) => (source.kind === "argument" ? source.index : source.kind))).toEqual([
    ...[0, 1, 2, 3, 4, 5, 6],
    ...["padding", "word", "word", 8],
  ]);
});

test("floats keep their own registers", () => {
  const lowered = lowerStructs(["u32", "f64", "ptr", "ptr"], { 1: 24 }, "x64");
  expect(lowered.signature).toEqual([
    ...["u32", "ptr", "u64", "u64", "u64", "u64", "u64"],
    ...["f64", "u64", "u64", "u64"],
  ]);
});

test("the words of the struct are read at the call, the last one padded with zeros", () => {
  const signature = ["u32", "ptr", "ptr", "u32"] as const;
  const structs = { 1: 20 };
  const bytes = Uint8Array.from({ length: 20 }, (_, i) => i + 1);
  const calls: (number | bigint)[][] = [];
  const reads: [number, number][] = [];
  const call = passStructs(
    (...args) => calls.push(args),
    lowerStructs(signature, structs, "x64"),
    structs,
    (address, length) => {
      reads.push([address, length]);
      return bytes.buffer;
    },
  );
  call(1000, 2000, 7);
  expect(reads).toEqual([[2000, 20]]);
  expect(calls).toEqual([[1000, 7, 0, 0, 0, 0, 0x0807060504030201n, 0x100f0e0d0c0b0a09n, 0x14131211n]]);
});
