import { expect, test } from "vitest";
import * as array from "../../src/array/index.ts";
import { openDevice } from "../../src/cuda/index.ts";
import { caseFunctions } from "./support/families.ts";

/** Public names that have no random cases beside NumPy, with the reasons. */
const exceptions: Readonly<Record<string, string>> = {
  // Of an array.
  ...{
    constructor: "it is internal",
    node: "it is internal",
    close: "it has no value",
    run: "it has no value",
  },
  ...{
    device: "it has no elements",
    buffer: "it is memory",
    isPending: "it is a state",
    closed: "it is a state",
  },
  ...{ dtype: "all cases compare it", shape: "all cases compare it" },
  ...{ ndim: "it is the length of the shape", size: "it is the product of the shape" },
  ...{ strides: "the cases of strided use them" },
  explain: "it is a text about kernels",
  read: "it returns the elements of toArray, without blocking",
  ...{ toDLPack: "dlpack.test.ts has it", fromDLPack: "dlpack.test.ts has it" },
  ...{
    toCudaArrayInterface: "it describes memory",
    fromCudaArrayInterface: "cuda-array-interface.test.ts has it",
  },
  // Exports.
  ...{ ArrayFileError: "it is an error", ArrayMaker: "it is a class", Explanation: "it is a class" },
  ...{ NdArray: "it is a class", RandomGenerator: "it is a class" },
  ...{ arrays: "it returns the functions that make arrays", scope: "it frees memory" },
  ...{ fft: "its functions have cases", linalg: "its functions have cases" },
  ...{ canCast: "it has no arrays", dtypes: "it has no arrays", finfo: "it has no arrays" },
  ...{ iinfo: "it has no arrays", isdtype: "it has no arrays", resultType: "all cases compare types" },
  ...{
    arrayApiVersion: "it has no arrays",
    namespaceInfo: "it has no arrays",
    NamespaceInfo: "it is a class",
  },
  ...{ save: "files.test.ts has it", load: "files.test.ts has it" },
  // Functions that make arrays.
  random: "NumPy has other random numbers, and random.test.ts tests their distribution",
  fromBuffer: "from-buffer.test.ts has it",
  memoryStatistics: "it has no arrays",
  // Factorizations run on a real GPU only. test/gpu/linalg.test.ts has their random cases.
  ...Object.fromEntries(
    "solve inv cholesky qr svd eigh svdvals eigvalsh pinv matrixRank"
      .split(" ")
      .map((name) => [`linalg.${name}`, "test/gpu/linalg.test.ts has it"]),
  ),
};

/** Returns the names of all public functions and members. */
function publicNames(): string[] {
  using gpu = openDevice("soft");
  return [
    ...Object.getOwnPropertyNames(array.NdArray.prototype),
    ...Object.keys(array),
    ...Object.keys(array.arrays(gpu)),
    ...Object.keys(array.fft).map((name) => `fft.${name}`),
    ...Object.keys(array.linalg).map((name) => `linalg.${name}`),
  ];
}

test("every public function has random cases beside NumPy, or a reason why not", () => {
  const covered = new Set(caseFunctions.map(({ name, covers = name }) => covers));
  const names = publicNames();
  expect(names.filter((name) => !covered.has(name) && !Object.hasOwn(exceptions, name))).toEqual([]);
  expect(Object.keys(exceptions).filter((name) => covered.has(name) || !names.includes(name))).toEqual([]);
  expect([...covered].filter((name) => !names.includes(name))).toEqual([]);
});
