import { flag, number, optionsTable } from "../../arguments/index.ts";

/** How {@link ProtectionDomain.allocate} gets its memory. */
export interface RegionOptions {
  /**
   * Whether processes of this user on this host that have the region's remote key may map its pages, so that they write and
   * read them without our help (soft0 does that, other devices need not). `true` if left out. `false`: only the NIC touches them.
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
      text: "Whether peers of this user on this host may map its pages, if they have its remote key.",
    },
  },
);

/** How {@link ProtectionDomain.register} may reach a GPU's memory. */
export interface RegisterOptions {
  /**
   * Whether a copy of it in host memory will do where the NIC cannot reach it: a {@link BounceRegion}, whose bytes are copied when it
   * is told to. `false` if left out: DevicePathError, which says what is missing.
   */
  readonly bounce?: boolean;
  /**
   * What work requests and peers count the first byte as (`ibv_reg_mr_iova2`), instead of its address in this process: 0, or the
   * same number at every peer. Of host memory; it must lie in its page as the memory does in its own.
   */
  readonly iova?: number;
}

export const registerOptions = optionsTable<RegisterOptions>()(
  "rdma.RegisterOptions",
  { "ProtectionDomain.register": 2 },
  {
    bounce: {
      type: flag(),
      default: false,
      text: "Whether a copy in host memory will do where the NIC cannot reach a GPU's memory.",
    },
    iova: {
      type: number(0, Number.MAX_SAFE_INTEGER),
      defaultText: "its address",
      text: "What its first byte counts as, for work requests and peers.",
    },
  },
);
