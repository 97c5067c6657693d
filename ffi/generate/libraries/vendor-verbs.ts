/**
 * Verbs of one vendor's devices, as rdma-core has them beside libibverbs: Debian's libibverbs-dev.
 * @module
 */
import type { Library } from "../cuda-libraries.ts";

export const vendorVerbs: readonly Library[] = [
  {
    name: "mlx5dv",
    soname: "libmlx5.so.1",
    headers: ["infiniband/mlx5dv.h"],
    files: ["infiniband/mlx5dv.h", "infiniband/mlx5_api.h", "infiniband/mlx5_user_ioctl_verbs.h"],
    defines: [],
    enumsFrom: "ibverbs",
    exported: [],
    // Packed: nobody but who writes work queue entries himself has one.
    records: /^(?!mlx5_wqe_ctrl_seg$)/,
    functions: /^_?mlx5dv_/,
    // The rest of mlx5dv.h builds work queue entries.
    inline: /^mlx5dv_(wr_\w+|mkey_check|query_port|ts_to_ns)$/,
    versionedSymbols: true,
    macros: /^MLX5|^MLX5DV_/,
    skippedMacros: /^MLX5DV_(ALWAYS|RES_TYPE)|_H_?$/,
    summary: "The functions of mlx5dv.h that libmlx5.so.1 exports: result, then parameters.",
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
    summary: "The functions of efadv.h that libefa.so.1 exports: result, then parameters.",
  },
];
