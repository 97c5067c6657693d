/**
 * Describes the interfaces of Linux and NVMe.
 * @module
 */
import type { Library } from "./library.ts";

const nothing = /^$/;

/** Interfaces whose headers come from Debian's linux-libc-dev and libnvme-dev. */
export const linuxInterfaces: readonly Library[] = [
  {
    name: "vfio",
    soname: "",
    release: "of Debian 12",
    headers: ["linux/vfio.h", "linux/pci_regs.h"],
    files: ["linux/vfio.h", "linux/pci_regs.h"],
    defines: [],
    exported: [],
    functions: nothing,
    // The pattern leaves out migration, graphics, IBM's processors and mediated devices.
    records:
      /^vfio_(info|group|device_info$|region_(info$|info_cap_sparse|sparse)|irq|iommu_type1|bitmap|pci_(hot|dep))/,
    enums: /^$/,
    macros:
      /^VFIO_|^PCI_(COMMAND|COMMAND_(IO|MEMORY|MASTER|INTX_DISABLE)|STATUS|CAPABILITY_LIST|EXP_DEVSTA\w*|CAP_ID_(EXP|MSI|MSIX|PM))$/,
    skippedMacros: /CCW|SPAPR|EEH|MIG|GFX|NVLINK|ZPCI|IOEVENTFD|_STRING$|DEVICE_STATE|SUBTYPE|_H$/,
    summary: "",
  },
  {
    name: "io_uring",
    soname: "",
    release: "of Debian 12",
    // asm-generic/unistd.h has the system call numbers of io_uring (Linux 5.1), which are the same on every
    // machine.
    headers: ["linux/io_uring.h", "asm-generic/unistd.h"],
    files: ["linux/io_uring.h", "asm-generic/unistd.h"],
    defines: [],
    exported: [],
    functions: nothing,
    // The pattern takes only the records that file reads and writes need.
    records: /^io_uring_(sqe|cqe|params|getevents_arg)$|^io_[sc]qring_offsets$/,
    enums: /^io_uring_op$/,
    macros:
      /^(IOSQE_ASYNC|IORING_(OFF_(SQ_RING|CQ_RING|SQES)|ENTER_(GETEVENTS|EXT_ARG)|SETUP_CLAMP|FEAT_(SINGLE_MMAP|NODROP|EXT_ARG|RW_CUR_POS)))$|^__NR_io_uring_/,
    summary: "",
  },
  {
    name: "nvme",
    soname: "",
    release: "of Debian 12",
    headers: ["nvme/types.h"],
    files: ["nvme/types.h"],
    defines: [],
    exported: [],
    functions: nothing,
    records: /^nvme_(id_ctrl|id_psd|id_ns|lbaf)$/,
    enums:
      /^nvme_(register_offsets|cap|vs|cc|csts|aqa|admin_opcode|io_opcode|identify_cns|status_field|features_id|id_nsfeat|flbas|nsid)$/,
    macros: nothing,
    summary: "",
  },
];
