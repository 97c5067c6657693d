/**
 * Describes the vendor-specific verbs that rdma-core ships in addition to libibverbs, with the headers of
 * Debian's libibverbs-dev.
 * @module
 */
import type { Library } from "./library.ts";

export const vendorVerbs: readonly Library[] = [
  {
    name: "mlx5dv",
    soname: "libmlx5.so.1",
    headers: ["infiniband/mlx5dv.h"],
    files: ["infiniband/mlx5dv.h", "infiniband/mlx5_api.h", "infiniband/mlx5_user_ioctl_verbs.h"],
    defines: [],
    enumsFrom: "ibverbs",
    exported: [],
    // mlx5_wqe_ctrl_seg is packed, and only code that writes work queue entries itself uses it.
    records: /^(?!mlx5_wqe_ctrl_seg$)/,
    functions: /^_?mlx5dv_/,
    // The rest of mlx5dv.h builds work queue entries.
    inline: /^mlx5dv_(wr_\w+|mkey_check|query_port|ts_to_ns)$/,
    versionedSymbols: true,
    macros: /^MLX5|^MLX5DV_/,
    skippedMacros: /^MLX5DV_(ALWAYS|RES_TYPE)|_H_?$/,
    summary:
      "Signatures of the functions of mlx5dv.h that libmlx5.so.1 exports: result type, then parameter types.",
  },
  {
    name: "efadv",
    soname: "libefa.so.1",
    headers: ["infiniband/efadv.h"],
    files: ["infiniband/efadv.h"],
    defines: [],
    enumsFrom: "ibverbs",
    exported: [],
    functions: /^efadv_/,
    inline: /^efadv_wc_/,
    versionedSymbols: true,
    macros: /^EFADV_/,
    summary:
      "Signatures of the functions of efadv.h that libefa.so.1 exports: result type, then parameter types.",
  },
];
