import type { Ibverbs } from "../../ffi/ibverbs/index.ts";
import { nativeIbverbs } from "../../ffi/ibverbs/index.ts";
import type { ProviderName } from "../arguments/provider-wish.ts";
import { shown } from "../arguments/shown.ts";

export type { ProviderName } from "../arguments/provider-wish.ts";

// The embedded device is half of this library. Bun loads it when it is asked for; where a module cannot be loaded in the middle
// of a function, or is bundled with this one, it is loaded with this one.
const loaded =
  import.meta.require !== undefined && import.meta.url.endsWith("/rdma/provider.ts")
    ? undefined
    : await import("../soft/hca/provider/function-table.ts");
type Soft = NonNullable<typeof loaded>;

function softIbverbs(): Ibverbs {
  const soft = loaded ?? (import.meta.require("../soft/hca/provider/function-table.ts") as Soft);
  return soft.softIbverbs();
}

const providers: Readonly<Record<ProviderName, () => Ibverbs>> = { native: nativeIbverbs, soft: softIbverbs };

/** The C function table of a provider. LibraryError when libibverbs.so.1 is not installed. */
export function provider(name: ProviderName): Ibverbs {
  if (!Object.hasOwn(providers, name)) {
    throw new TypeError(`unknown provider ${shown(name)}: use "native" or "soft"`);
  }
  return providers[name]();
}
