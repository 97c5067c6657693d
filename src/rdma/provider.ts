import type { Ibverbs } from "../../ffi/ibverbs/index.ts";
import { nativeIbverbs } from "../../ffi/ibverbs/index.ts";
import type { ProviderName } from "../arguments/provider-wish.ts";
import { softIbverbs } from "../soft/hca/provider/function-table.ts";

export type { ProviderName } from "../arguments/provider-wish.ts";

const providers: Readonly<Record<ProviderName, () => Ibverbs>> = { native: nativeIbverbs, soft: softIbverbs };

/** The C function table of a provider. LibraryError when libibverbs.so.1 is not installed. */
export function provider(name: ProviderName): Ibverbs {
  if (!Object.hasOwn(providers, name)) {
    throw new TypeError(`unknown provider "${String(name)}": use "native" or "soft"`);
  }
  return providers[name]();
}
