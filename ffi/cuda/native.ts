/**
 * Provider of the CUDA driver API from libcuda.so.1.
 * @module
 */
import type { NvidiaLibrary } from "../nvidia/discover.ts";
import { type LibraryFacts, libraryTable, type Opened, openNvidia } from "../nvidia/library.ts";
import { MissingFunctionError } from "../nvidia/missing.ts";
import { addressOf } from "../runtime/index.ts";
import { apiNames, byValue, functions, since } from "./table.ts";
import type { Cuda, CudaFunctions } from "./types.ts";

const LIBRARY: NvidiaLibrary = {
  sonames: ["libcuda.so.1"],
  environment: "DOORBELL_LIBCUDA",
  driver: true,
  install:
    "Install the NVIDIA driver (apt install nvidia-driver-580; in a container, start it with --gpus all), " +
    "use the soft GPU (DOORBELL_CUDA=soft)",
};

/** Driver release that first supported each CUDA version. */
const RELEASES: Readonly<Record<string, number>> = {
  "12.0": 525,
  "12.1": 530,
  "12.2": 535,
  "12.3": 545,
  "12.4": 550,
  "12.5": 555,
  "12.6": 560,
  "12.7": 565,
  "12.8": 570,
  "12.9": 575,
  "13.0": 580,
};

const TABLE = { functions, byValue, apiNames } as const;

let loaded: Cuda | undefined;

/**
 * Loads the CUDA driver of this machine (`libcuda.so.1`, or the file that DOORBELL_LIBCUDA names). It
 * initializes nothing: call `cuInit(0)` first, as in C. Each function is looked up at its first use. A call
 * of a function that the driver lacks throws MissingFunctionError ("cuMulticastCreate needs driver 12.1, this
 * is 12.0").
 * Throws LibraryError with the package to install when there is no driver.
 *
 * @example
 * const cuda = nativeCuda();
 * cuda.cuInit(0); // 0, CUDA_SUCCESS
 */
export function nativeCuda(): Cuda {
  loaded ??= build(openNvidia(LIBRARY, TABLE));
  return loaded;
}

/** Builds a provider from an opened library. */
export function build(opened: Opened): Cuda {
  const table: DriverTable = libraryTable<CudaFunctions, typeof functions>(opened, TABLE, (name) =>
    missing(name, table),
  );
  return Object.assign(table, { provider: "native" } as const);
}

type DriverTable = CudaFunctions & LibraryFacts<keyof CudaFunctions>;

/** Returns "12.1" for 12010. */
const versionText = (version: number): string =>
  `${Math.floor(version / 1000)}.${Math.floor((version % 1000) / 10)}`;

function missing(name: string, cuda: DriverTable): Error {
  const path = cuda.library;
  const needs: number | undefined = (since as Readonly<Record<string, number>>)[name];
  const has = driverVersion(cuda);
  const release = RELEASES[versionText(needs ?? 0)];
  if (needs === undefined || (has !== undefined && has >= needs)) {
    const text = `${path} has no ${name}${has === undefined ? "" : `, though it is driver ${versionText(has)}`}`;
    return new MissingFunctionError(name, path, text, "", needs, has);
  }
  const text = `${name} needs driver ${versionText(needs)}, this is ${has === undefined ? "of unknown version" : versionText(has)}`;
  const hint = `Update the NVIDIA driver${release === undefined ? "" : ` to release ${release} or later`}.`;
  return new MissingFunctionError(name, path, text, hint, needs, has);
}

function driverVersion(cuda: DriverTable): number | undefined {
  if (!cuda.supports("cuDriverGetVersion")) return undefined;
  const out = new Int32Array(new ArrayBuffer(4));
  return cuda.cuDriverGetVersion(addressOf(out)) === 0 ? out[0] : undefined;
}
