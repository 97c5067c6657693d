import { flag, number, oneOf, optionsTable } from "../../arguments/index.ts";

/** Options of {@link ProtectionDomain.allocate}. */
export interface RegionOptions {
  /**
   * True (the default) to let other processes of this user and host map the pages, if they have the remote
   * key. soft0 then copies directly between processes. False to let only the NIC access the pages.
   */
  readonly shared?: boolean;
}

export const regionOptions = optionsTable<RegionOptions>()(
  "rdma.RegionOptions",
  { "ProtectionDomain.allocate": 2 },
  {
    shared: {
      type: flag(),
      default: true,
      text: "Let other processes of this user on this host map the pages, if they have the remote key.",
    },
  },
);

/** Options of {@link ProtectionDomain.register}. */
export interface RegisterOptions {
  /**
   * True to accept a copy in host memory when the NIC cannot reach GPU memory: a {@link BounceRegion}.
   * Default false, which throws DevicePathError with the reasons. "always" takes the copy even where the NIC
   * reaches the memory, to compare the two or to try a program's other path. For GPU memory only.
   */
  readonly bounce?: boolean | "always";
  /**
   * Address of the first byte for work requests and peers (`ibv_reg_mr_iova2`), such as 0. Default: the
   * address in this process. For host memory only. The offset within its page must be the same as that of the
   * memory.
   */
  readonly iova?: number;
}

export const registerOptions = optionsTable<RegisterOptions>()(
  "rdma.RegisterOptions",
  { "ProtectionDomain.register": 2 },
  {
    bounce: {
      type: oneOf(false, true, "always"),
      default: false,
      text: "Accept a copy in host memory when the NIC cannot reach GPU memory, or always take it.",
    },
    iova: {
      type: number(0, Number.MAX_SAFE_INTEGER),
      defaultText: "its address",
      text: "The address of the first byte for work requests and peers.",
    },
  },
);
