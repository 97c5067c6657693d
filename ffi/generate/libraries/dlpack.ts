/**
 * Describes DLPack, the struct through which libraries of one process exchange tensors. dlpack.h comes from
 * dmlc/dlpack on GitHub (include/), because Debian 12 has release 0.6 only.
 * @module
 */
import type { Library } from "./library.ts";

export const dlpack: Library = {
  name: "dlpack",
  soname: "",
  headers: ["dlpack/dlpack.h"],
  files: ["dlpack/dlpack.h"],
  version: {
    file: "dlpack/dlpack.h",
    parts: [/DLPACK_MAJOR_VERSION (\d+)/, /DLPACK_MINOR_VERSION (\d+)/],
  },
  defines: [],
  exported: [],
  functions: /^$/,
  macros: /^DLPACK_(MAJOR|MINOR|FLAG)/,
  summary: "",
};
