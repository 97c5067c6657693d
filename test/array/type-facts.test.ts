import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import {
  arrayApiVersion,
  arrays,
  canCast,
  dtypes,
  finfo,
  iinfo,
  isdtype,
  scope,
} from "../../src/array/index.ts";
import { openDevice } from "../../src/cuda/index.ts";
import { hasNumpy, numpyTypes } from "./support/numpy.ts";

const script = `
import json, numpy as np
names = {"bool": "?", **{f"i{8*n}": f"i{n}" for n in (1,2,4,8)}, **{f"u{8*n}": f"u{n}" for n in (1,2,4,8)}, **{f"f{8*n}": f"f{n}" for n in (2,4,8)}}
casts = {a: [b for b in names if np.result_type(names[a], names[b]) == np.dtype(names[b])] for a in names}
floats = {a: [float(getattr(np.finfo(names[a]), k)) for k in ("eps", "min", "max", "smallest_normal")] for a in names if a[0] == "f"}
integers = {a: [str(np.iinfo(names[a]).min), str(np.iinfo(names[a]).max)] for a in names if a[0] in "iu"}
print(json.dumps([casts, floats, integers]))
`;

describe.skipIf(!hasNumpy)("facts of types, beside NumPy", () => {
  const { stdout } = hasNumpy ? spawnSync("python3", ["-c", script], { encoding: "utf8" }) : { stdout: "[]" };
  const [casts, floats, integers] = JSON.parse(stdout) as [
    Record<string, string[]>,
    Record<string, number[]>,
    Record<string, string[]>,
  ];
  const names = [...numpyTypes];

  test.each(names)("of %s", (name) => {
    expect(names.filter((to) => canCast(name, to))).toEqual(names.filter((to) => casts[name]!.includes(to)));
    if (name[0] === "f") {
      const { eps, min, max, smallestNormal } = finfo(name);
      expect([eps, min, max, smallestNormal]).toEqual(floats[name]);
    } else if (name !== "bool") expect([`${iinfo(name).min}`, `${iinfo(name).max}`]).toEqual(integers[name]);
  });
});

test("kinds have the types of the standard", () => {
  const of = (kind: Parameters<typeof isdtype>[1]) => dtypes.filter((dtype) => isdtype(dtype, kind));
  expect(of("bool")).toEqual(["bool"]);
  expect(of("unsigned")).toEqual(["u8", "u16", "u32", "u64"]);
  expect(of("integral")).toHaveLength(8);
  expect(of(["float", "i8"])).toEqual(["i8", "f16", "bf16", "f32", "f64"]);
  expect(of("complex")).toEqual(["c64"]);
  expect(of("numeric")).toHaveLength(13);
  expect(finfo("bf16").max).toBe(3.3895313892515355e38);
});

test.each<[string, () => unknown, string]>([
  ["a float of iinfo", () => iinfo("f32"), "iinfo: f32 is not an integer type"],
  ["a complex type of finfo", () => finfo("c64"), 'Use finfo("f32"), the type of the parts'],
  ["an integer of finfo", () => finfo("i8"), 'finfo: i8 is not a float type. Use iinfo("i8")'],
  ["a kind", () => isdtype("f32", "real" as never), 'isdtype: there is no kind "real". Use bool, signed'],
  ["a type", () => canCast("float" as never, "f32"), 'canCast: there is no element type "float"'],
])("%s is refused", (_, run, message) => {
  expect(run).toThrow(message);
});

test("the inspection of the standard reports what arrays do", () => {
  using gpu = openDevice("soft");
  const { array, namespaceInfo, ones } = arrays(gpu);
  const info = namespaceInfo();
  expect(info.devices()).toEqual([info.defaultDevice()]);
  expect(info.defaultDevice()).toBe(gpu);
  scope(() => {
    const { realFloating, integral, indexing } = info.defaultDtypes();
    expect([realFloating, integral, indexing]).toEqual([
      array([1]).dtype,
      array([1n]).dtype,
      ones([2]).argmax().dtype,
    ]);
    expect(info.capabilities()).toEqual({
      booleanIndexing: true,
      dataDependentShapes: true,
      maxDimensions: null,
    });
    // There is no largest number of axes.
    expect(ones(Array(100).fill(1)).add(1).ndim).toBe(100);
  });
  expect(Object.keys(info.dtypes())).toHaveLength(12);
  expect(info.dtypes("float")).toEqual({ float32: "f32", float64: "f64" });
  expect(info.dtypes(["bool", "complex"])).toEqual({ bool: "bool", complex64: "c64" });
  expect(() => info.dtypes("real floating" as never)).toThrow('dtypes: there is no kind "real floating"');
  expect(() => (info.dtypes as (...given: unknown[]) => unknown)("float", 1)).toThrow(
    "dtypes takes 1 argument",
  );
  expect(arrayApiVersion).toBe("2024.12");
});
