import { describe, expect, test } from "vitest";
import { knownParameters } from "../../../src/cuda/signature/known-parameters.ts";
import { mangledFunction, readableName } from "../../../src/cuda/signature/mangled-name.ts";
import { place } from "../../../src/cuda/signature/signature.ts";

// Symbols made by nvcc 13.0. Their readable forms and parameters are checked against c++filt and the PTX's
// .param sizes.
const symbols: readonly (readonly [symbol: string, readable: string, parameters: string])[] = [
  [
    "_Z7reduce6IfLj256ELb1EEvPT_S1_j",
    "reduce6<float, 256u, true>(float*, float*, unsigned int)",
    "ptr, ptr, u32",
  ],
  [
    "_Z7reduce6IdLj32ELb0EEvPT_S1_j",
    "reduce6<double, 32u, false>(double*, double*, unsigned int)",
    "ptr, ptr, u32",
  ],
  [
    "_Z4axpyIfEvT_PKS0_PS0_m",
    "axpy<float>(float, const float*, float*, unsigned long)",
    "f32, ptr, ptr, u64",
  ],
  [
    "_Z4axpyI6__halfEvT_PKS1_PS1_m",
    "axpy<__half>(__half, const __half*, __half*, unsigned long)",
    "bytes 2, ptr, ptr, u64",
  ],
  [
    "_Z4axpyI7double2EvT_PKS1_PS1_m",
    "axpy<double2>(double2, const double2*, double2*, unsigned long)",
    "bytes 16, ptr, ptr, u64",
  ],
  [
    "_Z7scalarsbcahstijlmxyfd",
    "scalars(bool, char, signed char, unsigned char, short, unsigned short, int, unsigned int, long, unsigned long, long long, unsigned long long, float, double)",
    "bool, i8, i8, u8, i16, u16, i32, u32, i64, u64, i64, u64, f32, f64",
  ],
  [
    "_Z7vectors6float44int24dim36float36uchar4PKS_PVi4int3S_",
    "vectors(float4, int2, dim3, float3, uchar4, const float4*, volatile int*, int3, float4)",
    "bytes 16, bytes 8, bytes 12, bytes 12, bytes 4, ptr, ptr, bytes 12, bytes 16",
  ],
  [
    "_Z8pointersPPiPKPKcPvPKvPA16_fPFiifE",
    "pointers(int**, const char* const*, void*, const void*, float (*)[16], int (*)(int, float))",
    "ptr, ptr, ptr, ptr, ptr, ptr",
  ],
  ["_Z9referenceRiRKf", "reference(int&, const float&)", "reference, reference"],
  ["_Z4packIJfPidEEviDpT_", "pack<float, int*, double>(int, float, int*, double)", "i32, f32, ptr, f64"],
  ["_Z4packIJEEviDpT_", "pack<>(int)", "i32"],
  ["_Z9dependentIfEvN6TraitsIT_E4typeES1_", "dependent<float>(Traits<float>::type, float)", "?, f32"],
  [
    "_Z6nestedIN3app4PairEiEvT_IT0_EPS4_S3_",
    "nested<app::Pair, int>(app::Pair<int>, app::Pair<int>*, int)",
    "?, ptr, i32",
  ],
  ["_Z5valueILin3EEvfPi", "value<-3>(float, int*)", "f32, ptr"],
  ["_Z5valueILc120EEvfPi", "value<(char)120>(float, int*)", "f32, ptr"],
  ["_Z5arrayPiPKf", "array(int*, const float*)", "ptr, ptr"],
  ["_Z7nothingv", "nothing()", ""],
  ["_Z5applyI5TwiceEvT_Pf", "apply<Twice>(Twice, float*)", "?, ptr"],
  ["_Z3mapIXadL_Z2sqfEEEvPfi", "map<&sq>(float*, int)", "ptr, i32"],
  [
    "_Z5longsIyEvPKT_PS0_S0_PVS0_",
    "longs<unsigned long long>(const unsigned long long*, unsigned long long*, unsigned long long, volatile unsigned long long*)",
    "ptr, ptr, u64, ptr",
  ],
  ["_Z4i128nwDsDii", "i128(__int128, wchar_t, char16_t, char32_t, int)", "bytes 16, i32, u16, u32, i32"],
  [
    "_ZN3app6scopedENS_4ModeENS_4deep5PointEPKS2_NS_4PairIfEEPS6_NS5_IS2_EE",
    "app::scoped(app::Mode, app::deep::Point, const app::deep::Point*, app::Pair<float>, app::Pair<float>*, app::Pair<app::deep::Point>)",
    "?, ?, ptr, ?, ptr, ?",
  ],
  ["_ZN3app9useHiddenEv", "app::useHidden()", ""],
  [
    "_ZN3app36_GLOBAL__N__3fdf9327_4_k_cu_b4d792876hiddenEiPf",
    "app::(anonymous namespace)::hidden(int, float*)",
    "i32, ptr",
  ],
];

describe("a mangled name", () => {
  test.each(symbols)("%s is %s", (symbol, readable, parameters) => {
    expect(readableName(symbol)).toBe(readable);
    const found = mangledFunction(symbol)!.parameters;
    const types = found.map((one) => (one.reference ? "reference" : (one.parameter ?? "?")));
    expect(types.join(", ")).toBe(parameters);
  });

  test.each([
    "saxpy",
    "_Z",
    "_Zabc",
    "_Z99short",
    "_Z1fT_",
    "_Z1fS5_",
    "_Z3addIiE",
    "_Z1fDv4_f",
    "_Z1kIZ4mainEUlfE_EvT_",
    "_Z1fPFE",
  ])("%s is not a readable symbol, and stays unchanged", (symbol) => {
    expect(mangledFunction(symbol)).toBeUndefined();
    expect(readableName(symbol)).toBe(symbol);
  });

  test("prefixes of a name and names with one changed letter cause no failure", () => {
    for (const [symbol] of symbols) {
      for (let at = 0; at < symbol.length; at++) {
        mangledFunction(symbol.slice(0, at));
        for (const letter of "_EINPST0") mangledFunction(symbol.slice(0, at) + letter + symbol.slice(at + 1));
      }
    }
  });
});

describe("undeclared parameters", () => {
  const of = (symbol: string, places?: readonly { offset: number; bytes: number }[], source?: string) =>
    knownParameters("k", { symbol, source, places });

  test("of a template are those of its symbol", () => {
    expect(of("_Z7reduce6IfLj256ELb1EEvPT_S1_j")?.types).toEqual(["ptr", "ptr", "u32"]);
    const places = [0, 8, 16].map((offset, i) => ({ offset, bytes: [8, 8, 4][i]! }));
    expect(of("_Z7reduce6IfLj256ELb1EEvPT_S1_j", places)?.types).toEqual(["ptr", "ptr", "u32"]);
  });

  test("that are structs have the sizes of the driver, and are unknown without it", () => {
    expect(
      of("_Z5applyI5TwiceEvT_Pf", [
        { offset: 0, bytes: 1 },
        { offset: 8, bytes: 8 },
      ])?.types,
    ).toEqual(["bytes 1", "ptr"]);
    expect(of("_Z5applyI5TwiceEvT_Pf")).toBeUndefined();
  });

  test("that are CUDA's vectors have C's offsets", () => {
    const { types, alignments } = of("_Z7vectors6float44int24dim36float36uchar4PKS_PVi4int3S_")!;
    // Offsets as in nvcc's PTX: .align 16 .b8 [16], .align 8 .b8 [8], .align 4 .b8 [12] and so on.
    expect(place(types, alignments).map((one) => one.offset)).toEqual([0, 16, 24, 36, 48, 56, 64, 72, 96]);
  });

  test("that are references are refused with the reason", () => {
    expect(() => of("_Z9referenceRiRKf")).toThrow(
      "kernel k: parameter 0 is a reference, int&, so the kernel would access host memory. Take it by value or by pointer",
    );
  });

  test("whose sizes contradict the symbol are taken from the source, else by size", () => {
    const places = [{ offset: 0, bytes: 8 }];
    expect(of("_Z1fi", places, "__global__ void k(double a) {}")?.types).toEqual(["f64"]);
    expect(of("_Z1fi", places)?.types).toEqual(["bytes 8"]);
    expect(of("f")).toBeUndefined();
  });
});
