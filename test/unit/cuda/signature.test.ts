import { describe, expect, test } from "vitest";
import { parseSignature, place, placeAs, signatureInSource } from "../../../src/cuda/signature/signature.ts";

describe("a kernel's signature", () => {
  test("is written in short form, in C++ or in the notation of GrCUDA", () => {
    expect(parseSignature("ptr, f32, u64")).toEqual(["ptr", "f32", "u64"]);
    expect(parseSignature("const float *x, float alpha, unsigned long long n")).toEqual([
      "ptr",
      "f32",
      "u64",
    ]);
    expect(parseSignature("pointer, float, uint64")).toEqual(["ptr", "f32", "u64"]);
    expect(parseSignature(["bool", "i8", "bytes 12"])).toEqual(["bool", "i8", "bytes 12"]);
    expect(parseSignature("")).toEqual([]);
    expect(parseSignature("void")).toEqual([]);
    expect(() => parseSignature("ptr, word")).toThrow(/"word"/);
    expect(() => parseSignature("bytes")).toThrow(TypeError);
  });

  test("has the layout of C", () => {
    expect(place(["bool", "i16", "u8", "i32", "ptr", "f32", "f64"]).map((one) => one.offset)).toEqual([
      0, 2, 4, 8, 16, 24, 32,
    ]);
  });

  test("is compared with the driver's parameter sizes", () => {
    const places = [
      { offset: 0, bytes: 8 },
      { offset: 8, bytes: 4 },
    ];
    expect(placeAs("k", ["ptr", "f32"], places).map((one) => one.offset)).toEqual([0, 8]);
    expect(() => placeAs("k", ["ptr", "f64"], places)).toThrow(/parameter 1 is 4 bytes/);
    expect(() => placeAs("k", ["ptr"], places)).toThrow(/2 parameters/);
  });

  test("is read from source, past comments, attributes and struct types", () => {
    const source = `
      // __global__ void saxpy(int wrong) {}
      struct Point { float x, y, z; };
      template <typename T> struct Pair { T a, b; };
      extern "C" __global__ void __launch_bounds__(256) saxpy(
        float a /* the factor */, const float *__restrict__ x, volatile float *y, const unsigned int n) {}
      extern "C" __global__ void structs(const Point p, Pair<int> q, size_t n) {}
      __global__ void none() {}
      extern "C" __global__ void refs(float (*rows)[4], int flags[2]) {}`;
    expect(signatureInSource(source, "saxpy")).toEqual(["f32", "ptr", "ptr", "u32"]);
    expect(signatureInSource(source, "none")).toEqual([]);
    expect(signatureInSource(source, "refs")).toEqual(["ptr", "ptr"]);
    expect(signatureInSource(source, "structs")).toBeUndefined();
    const places = [12, 8, 8].map((bytes, i) => ({ offset: i * 16, bytes }));
    expect(signatureInSource(source, "structs", places)).toEqual(["bytes 12", "bytes 8", "u64"]);
    expect(signatureInSource(source, "sax")).toBeUndefined();
  });
});
