import { env } from "node:process";
import type { Ibverbs } from "../../ffi/ibverbs/index.ts";
import { nativeIbverbs } from "../../ffi/ibverbs/index.ts";
import { softIbverbs } from "../soft/hca/provider/function-table.ts";

/** Whose verbs: libibverbs.so.1, or the embedded device's. */
export type ProviderName = "native" | "soft";

const providers: Readonly<Record<ProviderName, () => Ibverbs>> = { native: nativeIbverbs, soft: softIbverbs };

/** The C function table of a provider. LibraryError when libibverbs.so.1 is not installed. */
export function provider(name: ProviderName): Ibverbs {
  if (!Object.hasOwn(providers, name)) {
    throw new TypeError(`unknown provider "${String(name)}": use "native" or "soft"`);
  }
  return providers[name]();
}

/** What `DOORBELL_RDMA` asks for: a provider, a device by name, or nothing. */
export function wishFromEnvironment(): { provider?: ProviderName; name?: string } {
  const wish = env.DOORBELL_RDMA;
  if (!wish) return {};
  if (wish === "native" || wish === "soft") return { provider: wish };
  return { name: wish };
}
