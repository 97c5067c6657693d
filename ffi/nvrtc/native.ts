/**
 * Provider of libnvrtc, which compiles CUDA C++ at run time.
 * @module
 */
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Candidate, NvidiaLibrary } from "../nvidia/discover.ts";
import { libraryTable, openNvidia } from "../nvidia/library.ts";
import { MissingFunctionError } from "../nvidia/missing.ts";
import { addressOf, open } from "../runtime/index.ts";
import { byValue, functions } from "./functions.ts";
import type { Nvrtc } from "./types.ts";

/** CUDA versions whose NVRTC fits these tables, newest first. */
const MAJORS = [13, 12] as const;

const TABLE = { functions, byValue } as const;

const loaded = new Map<string, Nvrtc>();

/**
 * Loads the run-time compiler of this machine (libnvrtc.so.13 or .12, or the file that DOORBELL_LIBNVRTC
 * names). Throws LibraryError with the package to install when it is missing.
 *
 * @param major highest CUDA version that the driver supports. A newer NVRTC makes code that the driver may
 * refuse, so it is not loaded.
 * @example
 * const nvrtc = nativeNvrtc(13);
 * const version = new Int32Array(new ArrayBuffer(8));
 * nvrtc.nvrtcVersion(addressOf(version), addressOf(version) + 4); // 0, NVRTC_SUCCESS; version is [13, 0]
 */
export function nativeNvrtc(major?: number): Nvrtc {
  const majors = MAJORS.filter((one) => major === undefined || one <= major);
  const key = majors.join();
  const found = loaded.get(key) ?? build(majors);
  loaded.set(key, found);
  return found;
}

function build(majors: readonly number[]): Nvrtc {
  const wanted = majors.length > 0 ? majors : [MAJORS.at(-1)];
  const library: NvidiaLibrary = {
    sonames: wanted.map((major) => `libnvrtc.so.${major}`),
    environment: "DOORBELL_LIBNVRTC",
    driver: false,
    install: `Install NVRTC (pip install nvidia-cuda-nvrtc, or apt install cuda-nvrtc-${wanted[0]}-0)`,
  };
  const table: Nvrtc = libraryTable(openNvidia(library, TABLE, loadBuiltins), TABLE, (name) => {
    const has = version(table);
    const text = `${table.library}${has === undefined ? "" : ` of CUDA ${has[0]}.${has[1]}`} has no ${name}`;
    return new MissingFunctionError(
      name,
      table.library,
      text,
      "Install a newer NVRTC.",
      undefined,
      undefined,
    );
  });
  return table;
}

/**
 * Loads libnvrtc-builtins, because NVRTC opens it by its bare name. Outside the loader's search path, that
 * succeeds only when it is loaded already.
 */
function loadBuiltins({ path }: Candidate): void {
  if (!path.includes("/")) return;
  const directory = dirname(path);
  const builtins = /^libnvrtc-builtins\.so\.\d+\.\d+$/;
  let names: string[] = [];
  try {
    names = readdirSync(directory).filter((name) => builtins.test(name));
  } catch {
    // Opening the library itself reports the error.
  }
  for (const name of names) open(join(directory, name), {});
}

function version(nvrtc: Nvrtc): readonly [number, number] | undefined {
  if (!nvrtc.supports("nvrtcVersion")) return undefined;
  const out = new Int32Array(new ArrayBuffer(8));
  const at = addressOf(out);
  return nvrtc.nvrtcVersion(at, at + 4) === 0 ? [out[0]!, out[1]!] : undefined;
}
