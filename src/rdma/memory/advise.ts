import {
  IBV_ADVISE_MR_ADVICE_PREFETCH,
  IBV_ADVISE_MR_ADVICE_PREFETCH_NO_FAULT,
  IBV_ADVISE_MR_ADVICE_PREFETCH_WRITE,
  IBV_ADVISE_MR_FLAG_FLUSH,
} from "../../../ffi/ibverbs/constants.ts";
import { ibv_sge } from "../../../ffi/ibverbs/structs.ts";
import { checkOptions, checkValue, flag, oneOf, optionsTable } from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";
import { checkResult } from "../errors/verbs-error.ts";
import type { DomainHandle } from "../handles/device-handle.ts";
import type { RegionSlice } from "./memory-region.ts";
import { checkBounds, regionOf } from "./region-bounds.ts";

const advices = {
  prefetch: IBV_ADVISE_MR_ADVICE_PREFETCH,
  prefetchWrite: IBV_ADVISE_MR_ADVICE_PREFETCH_WRITE,
  prefetchPresent: IBV_ADVISE_MR_ADVICE_PREFETCH_NO_FAULT,
} as const;

/** Kind of prefetch that {@link ProtectionDomain.advise} requests for regions with on-demand paging. */
export type Advice = keyof typeof advices;

const adviceType = oneOf(...(Object.keys(advices) as Advice[]));

/** Options of {@link ProtectionDomain.advise}. */
export interface AdviseOptions {
  /**
   * True to return when the prefetch is complete (`IBV_ADVISE_MR_FLAG_FLUSH`). Default false, which only
   * starts the prefetch.
   */
  readonly wait?: boolean;
}

export const adviseOptions = optionsTable<AdviseOptions>()(
  "rdma.AdviseOptions",
  { "ProtectionDomain.advise": 2 },
  { wait: { type: flag(), default: false, text: "Return when the prefetch is complete." } },
);

/** Calls `ibv_advise_mr` for parts of regions. */
export function advise(
  pd: DomainHandle,
  parts: readonly RegionSlice[],
  advice: Advice,
  options: AdviseOptions | undefined,
): void {
  const { wait } = checkOptions(adviseOptions, "advise", options);
  checkValue("advise: advice", adviceType, advice);
  if (!Array.isArray(parts) || parts.length === 0) {
    throw new TypeError(`advise(${shown(parts)}). Use a list of regions or slices of them, at least one`);
  }
  const limits = { protectionDomain: pd, label: pd.label };
  const segments = ibv_sge.pool(new ArrayBuffer(ibv_sge.size * parts.length), parts.length);
  parts.forEach((part: RegionSlice, i) => {
    const region = regionOf(part, limits);
    const { offset, byteLength } = part;
    checkBounds(region, offset, byteLength);
    const segment = segments[i]!;
    segment.addr = region.address + offset;
    segment.length = byteLength;
    segment.lkey = region.localKey;
  });
  const flags = wait ? IBV_ADVISE_MR_FLAG_FLUSH : 0;
  const list = segments[0]!.pointer;
  checkResult(
    "ibv_advise_mr",
    pd.device.lib.ibv_advise_mr(pd.pointer, advices[advice], flags, list, parts.length),
    advice,
  );
}
