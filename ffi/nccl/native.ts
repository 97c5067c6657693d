/**
 * Provider of libnccl.so.2: collectives between GPUs.
 * @module
 */
import type { NvidiaLibrary } from "../nvidia/discover.ts";
import { libraryTable, openNvidia } from "../nvidia/library.ts";
import { MissingFunctionError } from "../nvidia/missing.ts";
import { addressOf } from "../runtime/index.ts";
import { byValue, functions, since } from "./functions.ts";
import type { Nccl } from "./types.ts";

const LIBRARY: NvidiaLibrary = {
  sonames: ["libnccl.so.2"],
  environment: "DOORBELL_LIBNCCL",
  driver: false,
  install: "Install NCCL (pip install nvidia-nccl-cu13, or apt install libnccl2)",
};

const TABLE = { functions, byValue } as const;

let loaded: Nccl | undefined;

/**
 * Loads the NCCL of this machine (libnccl.so.2, or the file that DOORBELL_LIBNCCL names). A call of a
 * function that this release lacks throws MissingFunctionError ("ncclPutSignal needs NCCL 2.29.2, this is
 * 2.28.9"). Throws LibraryError with the package to install when NCCL is missing.
 *
 * @example
 * const nccl = nativeNccl();
 * const version = new Int32Array(new ArrayBuffer(4));
 * nccl.ncclGetVersion(addressOf(version)); // 0, ncclSuccess; version is [22809]
 */
export function nativeNccl(): Nccl {
  loaded ??= build();
  return loaded;
}

function build(): Nccl {
  const table: Nccl = libraryTable(openNvidia(LIBRARY, TABLE), TABLE, (name) => missing(name, table));
  return table;
}

function missing(name: string, nccl: Nccl): Error {
  const needs: number | undefined = (since as Readonly<Record<string, number>>)[name];
  const has = installed(nccl);
  const text =
    needs === undefined || has === undefined || has >= needs
      ? `${nccl.library}${has === undefined ? "" : ` (NCCL ${release(has)})`} has no ${name}`
      : `${name} needs NCCL ${release(needs)}, this is ${release(has)}`;
  return new MissingFunctionError(name, nccl.library, text, "Install a newer NCCL.", needs, has);
}

function installed(nccl: Nccl): number | undefined {
  if (!nccl.supports("ncclGetVersion")) return undefined;
  const out = new Int32Array(new ArrayBuffer(4));
  return nccl.ncclGetVersion(addressOf(out)) === 0 ? out[0] : undefined;
}

/**
 * Returns the release of a version code: "2.23.4" for 22304. Codes before 2.9 have one digit less: 2708 is
 * 2.7.8.
 */
function release(code: number): string {
  const unit = code < 10000 ? 1000 : 10000;
  return `${Math.floor(code / unit)}.${Math.floor((code % unit) / 100)}.${code % 100}`;
}
