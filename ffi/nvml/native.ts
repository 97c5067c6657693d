/**
 * Provider of libnvidia-ml.so.1, the management library behind nvidia-smi.
 * @module
 */
import type { NvidiaLibrary } from "../nvidia/discover.ts";
import { libraryTable, openNvidia } from "../nvidia/library.ts";
import { MissingFunctionError } from "../nvidia/missing.ts";
import { addressOf } from "../runtime/index.ts";
import { apiNames, byValue, functions } from "./functions.ts";
import type { Nvml } from "./types.ts";

const LIBRARY: NvidiaLibrary = {
  sonames: ["libnvidia-ml.so.1"],
  environment: "DOORBELL_LIBNVML",
  driver: true,
  install:
    "Install the NVIDIA driver (apt install nvidia-driver-580; in a container, start it with --gpus all)",
};

const TABLE = { functions, byValue, apiNames } as const;

let loaded: Nvml | undefined;

/**
 * Loads the management library of this machine's driver (libnvidia-ml.so.1, or the file that DOORBELL_LIBNVML
 * names). Call `nvmlInit_v2()` first. Throws LibraryError with the package to install when it is missing.
 *
 * @example
 * const nvml = nativeNvml();
 * nvml.nvmlInit_v2(); // 0, NVML_SUCCESS
 */
export function nativeNvml(): Nvml {
  loaded ??= build();
  return loaded;
}

function build(): Nvml {
  const table: Nvml = libraryTable(openNvidia(LIBRARY, TABLE), TABLE, (name) => {
    const text = `${table.library}${driverRelease(table)} has no ${name}`;
    return new MissingFunctionError(
      name,
      table.library,
      text,
      "Update the NVIDIA driver.",
      undefined,
      undefined,
    );
  });
  return table;
}

function driverRelease(nvml: Nvml): string {
  if (!nvml.supports("nvmlSystemGetDriverVersion")) return "";
  const text = new Uint8Array(new ArrayBuffer(80));
  if (nvml.nvmlSystemGetDriverVersion(addressOf(text), text.length) !== 0) return "";
  return ` of driver ${new TextDecoder().decode(text.subarray(0, text.indexOf(0)))}`;
}
