// Loads every library of the CUDA toolkit and calls all functions, or those named by arguments: "cublas cublasSgemm".
import { argv } from "node:process";
import { nativeCublaslt } from "../../../../ffi/cublaslt/index.ts";
import { LibraryError } from "../../../../ffi/errors.ts";
import { MissingFunctionError } from "../../../../ffi/nvidia/index.ts";
import { argumentsFor, expected, libraries } from "./libraries.ts";

type Call = (...args: (number | bigint)[]) => unknown;

const result: Record<string, unknown> = {};
const [, , only, missing, major] = argv;
for (const one of libraries) {
  if (only !== undefined && only !== one.name) continue;
  try {
    const table = one.load(major === undefined ? undefined : Number(major));
    const functions = table as unknown as Readonly<Record<string, Call>>;
    const names =
      missing === undefined ? Object.keys(one.functions) : [missing].filter((name) => name !== "");
    const wrong = names.filter(
      (name) => functions[name]!(...argumentsFor(one.functions[name]!)) !== expected(one, name),
    );
    result[one.name] = { library: table.library, called: names.length, wrong };
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error;
    const { message, hint } = error;
    result[one.name] =
      error instanceof MissingFunctionError ? { message, hint, has: error.has } : { message, hint };
  }
}
if (only === undefined && libraries.every(({ name }) => "library" in (result[name] as object))) {
  const lib = nativeCublaslt();
  const calls = [
    lib.cublasLtMatmulDescInit(5, 6, 7) === lib.cublasLtMatmulDescInit_internal(5, 256, 6, 7),
    lib.cublasLtMatrixLayoutInit(5, 6, 7, 8, 9) === lib.cublasLtMatrixLayoutInit_internal(5, 64, 6, 7, 8, 9),
    lib.cublasLtMatrixTransformDescInit(5, 6) === lib.cublasLtMatrixTransformDescInit_internal(5, 64, 6),
    lib.cublasLtMatmulPreferenceInit(5) === lib.cublasLtMatmulPreferenceInit_internal(5, 64),
  ];
  result["inline"] = calls;
}
console.log(JSON.stringify(result));
