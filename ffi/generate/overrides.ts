/**
 * Type decisions that do not follow from the headers of rdma-core. All other parts of the tables follow from
 * the declarations. Keys are `record.path`, with the path that C's offsetof accepts.
 * @module
 */

/**
 * 64-bit fields that hold an address, a size, a frequency or an id of the caller. They read as numbers, exact
 * below 2^53.
 */
export const NUMBERS = new Set([
  "ibv_sge.addr",
  "ibv_data_buf.addr",
  "ibv_send_wr.wr_id",
  "ibv_send_wr.wr.rdma.remote_addr",
  "ibv_send_wr.wr.atomic.remote_addr",
  "ibv_recv_wr.wr_id",
  "ibv_ops_wr.wr_id",
  "ibv_ops_wr.tm.add.recv_wr_id",
  "ibv_wc.wr_id",
  "ibv_qp_ex.wr_id",
  "ibv_cq_ex.wr_id",
  "ibv_mw_bind.wr_id",
  "ibv_mw_bind_info.addr",
  "ibv_mw_bind_info.length",
  "ibv_device_attr_ex.hca_core_clock",
  "ibv_device_attr_ex.max_dm_size",
  "ibv_reg_mr_in.iova",
  "ibv_reg_mr_in.fd_offset",
  "ibv_mr_init_attr.iova",
  "ibv_mr_init_attr.fd_offset",
]);

/** Enum of each integer field that holds values of an enum, although C declares a plain integer. */
export const ENUM_FIELDS: Record<string, string> = {
  "ibv_gid_entry.gid_type": "ibv_gid_type",
  "ibv_device_attr.device_cap_flags": "ibv_device_cap_flags",
  "ibv_wc.wc_flags": "ibv_wc_flags",
  "ibv_send_wr.send_flags": "ibv_send_flags",
  "ibv_mw_bind.send_flags": "ibv_send_flags",
  "ibv_mw_bind_info.mw_access_flags": "ibv_access_flags",
  "ibv_qp_attr.qp_access_flags": "ibv_access_flags",
  "ibv_qp_ex.wr_flags": "ibv_send_flags",
  "ibv_qp_init_attr_ex.comp_mask": "ibv_qp_init_attr_mask",
  "ibv_qp_init_attr_ex.create_flags": "ibv_qp_create_flags",
  "ibv_srq_init_attr_ex.comp_mask": "ibv_srq_init_attr_mask",
  "ibv_cq_init_attr_ex.comp_mask": "ibv_cq_init_attr_mask",
  "ibv_cq_init_attr_ex.flags": "ibv_create_cq_attr_flags",
  "ibv_wq_init_attr.comp_mask": "ibv_wq_init_attr_mask",
  "ibv_wq_init_attr.create_flags": "ibv_wq_flags",
  "ibv_wq_attr.attr_mask": "ibv_wq_attr_mask",
  "ibv_xrcd_init_attr.comp_mask": "ibv_xrcd_init_attr_mask",
  "ibv_parent_domain_init_attr.comp_mask": "ibv_parent_domain_init_attr_mask",
  "ibv_values_ex.comp_mask": "ibv_values_mask",
  "ibv_ops_wr.flags": "ibv_ops_flags",
  "ibv_tm_caps.flags": "ibv_tm_cap_flags",
  "rdma_addrinfo.ai_qp_type": "ibv_qp_type",
  "rdma_addrinfo.ai_port_space": "rdma_port_space",
};

/** `char` arrays that hold bytes instead of text. */
export const BYTES = new Set(["sockaddr.sa_data", "sockaddr_storage.__ss_padding"]);

/** Macros that are not part of the public interface. */
export const SKIPPED_MACROS = /^_|_H$|^vext_|^verbs_get/;

/**
 * rdma-core release in which each symbol version first shipped, from libibverbs.map.in and librdmacm.map of
 * each release tag.
 */
export const SYMBOL_VERSIONS: Record<string, number> = {
  "IBVERBS_1.0": 1,
  "IBVERBS_1.1": 1,
  "IBVERBS_1.5": 20,
  "IBVERBS_1.6": 24,
  "IBVERBS_1.7": 25,
  "IBVERBS_1.8": 28,
  "IBVERBS_1.9": 30,
  "IBVERBS_1.10": 31,
  "IBVERBS_1.11": 32,
  "IBVERBS_1.12": 34,
  "IBVERBS_1.13": 35,
  "IBVERBS_1.14": 36,
  "IBVERBS_1.15": 59,
  "IBVERBS_1.16": 62,
  "IBVERBS_1.17": 64,
  "IBVERBS_1.18": 65,
  "RDMACM_1.0": 13,
  "RDMACM_1.1": 16,
  "RDMACM_1.2": 23,
  "RDMACM_1.3": 31,
  "RDMACM_1.4": 60,
  "RDMACM_1.5": 65,
};

/** Headers of a table folder, and the library that exports its functions. */
export interface Package {
  name: "ibverbs" | "rdmacm";
  headers: readonly string[];
  /** Headers whose declarations belong to this folder. */
  files: readonly string[];
  soname: string;
}

export const PACKAGES: readonly Package[] = [
  {
    name: "ibverbs",
    headers: ["infiniband/verbs.h", "infiniband/sa.h"],
    files: [
      "infiniband/verbs.h",
      "infiniband/verbs_api.h",
      "infiniband/ib_user_ioctl_verbs.h",
      "infiniband/sa.h",
    ],
    soname: "libibverbs.so.1",
  },
  {
    name: "rdmacm",
    headers: ["rdma/rdma_cma.h", "rdma/rdma_verbs.h", "rdma/rsocket.h"],
    files: ["rdma/rdma_cma.h", "rdma/rdma_verbs.h", "rdma/rsocket.h"],
    soname: "librdmacm.so.1",
  },
];
