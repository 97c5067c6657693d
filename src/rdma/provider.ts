import type { Ibverbs } from "../../ffi/ibverbs/index.ts";
import { nativeIbverbs } from "../../ffi/ibverbs/index.ts";
import { checkNative, type ProviderName } from "../arguments/provider-preference.ts";
import { shown } from "../arguments/shown.ts";

export type { ProviderName } from "../arguments/provider-preference.ts";

// Bun loads the soft NIC on demand, because it is half of the library. Runtimes without synchronous loading,
// and bundles, load it with this file.
const loaded =
  import.meta.require !== undefined && /\/rdma\/provider\.[jt]s$/.test(import.meta.url)
    ? undefined
    : await import("../soft/hca/provider/function-table.ts");
type Soft = NonNullable<typeof loaded>;

function softIbverbs(): Ibverbs {
  const soft = loaded ?? (import.meta.require("../soft/hca/provider/function-table.ts") as Soft);
  return soft.softIbverbs();
}

function checkedNative(): Ibverbs {
  checkNative();
  return nativeIbverbs();
}

const providers: Readonly<Record<ProviderName, () => Ibverbs>> = { native: checkedNative, soft: softIbverbs };

/** Returns the C function table of a provider. Throws LibraryError when libibverbs.so.1 is not installed. */
export function provider(name: ProviderName): Ibverbs {
  if (!Object.hasOwn(providers, name)) {
    throw new TypeError(`unknown provider ${shown(name)}. Use "native" or "soft"`);
  }
  return providers[name]();
}
