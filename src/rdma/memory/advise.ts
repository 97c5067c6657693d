import {
  IBV_ADVISE_MR_ADVICE_PREFETCH,
  IBV_ADVISE_MR_ADVICE_PREFETCH_NO_FAULT,
  IBV_ADVISE_MR_ADVICE_PREFETCH_WRITE,
  IBV_ADVISE_MR_FLAG_FLUSH,
} from "../../../ffi/ibverbs/constants.ts";
import { ibv_sge } from "../../../ffi/ibverbs/structs.ts";
import { checkOptions } from "../../arguments/check-options.ts";
import { checkValue } from "../../arguments/check-value.ts";
import { optionsTable } from "../../arguments/options-table.ts";
import { shown } from "../../arguments/shown.ts";
import { flag, oneOf } from "../../arguments/value-type.ts";
import type { ProtectionDomain } from "../device/protection-domain.ts";
import { checkResult } from "../verbs-error.ts";
import { checkBounds, regionOf } from "../work-request/fill-segments.ts";
import type { RegionSlice } from "./memory-region.ts";

const advices = {
  prefetch: IBV_ADVISE_MR_ADVICE_PREFETCH,
  prefetchWrite: IBV_ADVISE_MR_ADVICE_PREFETCH_WRITE,
  prefetchPresent: IBV_ADVISE_MR_ADVICE_PREFETCH_NO_FAULT,
} as const;

/** What {@link ProtectionDomain.advise} says of regions that are paged on demand. */
export type Advice = keyof typeof advices;

const adviceType = oneOf(...(Object.keys(advices) as Advice[]));

/** How {@link ProtectionDomain.advise} is carried out. */
export interface AdviseOptions {
  /** Return when it is done (`IBV_ADVISE_MR_FLAG_FLUSH`); `false`, the default, only starts it. */
  readonly wait?: boolean;
}

export const adviseOptions = optionsTable<AdviseOptions>()(
  "rdma.AdviseOptions",
  { "ProtectionDomain.advise": 2 },
  { wait: { type: flag(), default: false, text: "Return when it is done." } },
);

/** `ibv_advise_mr`. */
export function advise(
  pd: ProtectionDomain,
  parts: readonly RegionSlice[],
  advice: Advice,
  options: AdviseOptions | undefined,
): void {
  const { wait } = checkOptions(adviseOptions, "advise", options);
  checkValue("advise: advice", adviceType, advice);
  if (!Array.isArray(parts) || parts.length === 0) {
    throw new TypeError(`advise(${shown(parts)}): use a list of regions or slices of them, at least one`);
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
