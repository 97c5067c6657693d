import { optionsTable, whole } from "../../arguments/index.ts";

/** Options of {@link Topology.copyPath}. */
export interface CopyPathOptions {
  /** Bytes of the buffers, for GPUs whose BAR shows a part of their memory. Default: as many as the BAR shows. */
  readonly bytes?: number;
}

export const copyPathOptions = optionsTable<CopyPathOptions>()(
  "direct.CopyPathOptions",
  { "Topology.copyPath": 2 },
  {
    bytes: {
      type: whole(0, Number.MAX_SAFE_INTEGER),
      unit: "bytes",
      default: 0,
      text: "Bytes of the buffers, for GPUs whose BAR shows a part of their memory.",
    },
  },
);
