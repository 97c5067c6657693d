import { readdirSync } from "node:fs";
import { LibraryError } from "../../../ffi/errors.ts";
import { nativeRdmacm, type Rdmacm } from "../../../ffi/rdmacm/index.ts";
import {
  checkNative,
  type ProviderName,
  providerPreference,
  reportFallback,
} from "../../arguments/provider-preference.ts";

// Loads the soft NIC on demand, as src/rdma/provider.ts does.
const loaded =
  import.meta.require !== undefined && /\/connection-manager\/provider\.[jt]s$/.test(import.meta.url)
    ? undefined
    : await import("../../soft/hca/cm/api/function-table.ts");
type Soft = NonNullable<typeof loaded>;

function softRdmacm(): Rdmacm {
  const soft = loaded ?? (import.meta.require("../../soft/hca/cm/api/function-table.ts") as Soft);
  return soft.softRdmacm();
}

/** Returns the reason why the native connection manager cannot be used here, or undefined. */
function whyNotNative(): string | undefined {
  try {
    if (readdirSync("/sys/class/infiniband").length === 0) return "no RDMA device";
  } catch {
    return "no RDMA device";
  }
  try {
    nativeRdmacm();
    return undefined;
  } catch (error) {
    if (error instanceof LibraryError) return "librdmacm.so.1 is not installed";
    throw error;
  }
}

/**
 * Returns the C function table of the connection manager, chosen as `openDevice` chooses. The given provider
 * comes first, then `DOORBELL_RDMA`, then the native one when there is a device. The soft NIC is the last
 * choice, which is reported on stderr. The addresses decide which native device is used.
 */
export function connectionManager(asked: ProviderName | undefined): Rdmacm {
  const preference = providerPreference("DOORBELL_RDMA", undefined, asked);
  const isAsked =
    preference.provider ??
    (preference.name === undefined ? undefined : preference.name === "soft0" ? "soft" : "native");
  if (isAsked === "soft") return softRdmacm();
  if (isAsked === "native") {
    checkNative();
    return nativeRdmacm();
  }
  const reason = whyNotNative();
  if (reason === undefined) return nativeRdmacm();
  reportFallback("DOORBELL_RDMA", reason, "device soft0");
  return softRdmacm();
}
