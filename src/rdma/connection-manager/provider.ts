import { readdirSync } from "node:fs";
import { LibraryError } from "../../../ffi/errors.ts";
import { nativeRdmacm, type Rdmacm } from "../../../ffi/rdmacm/index.ts";
import { type ProviderName, providerWish, tellFallback } from "../../arguments/provider-wish.ts";

// As in ../provider.ts: the embedded device is loaded when it is asked for, where that can be.
const loaded =
  import.meta.require !== undefined && import.meta.url.endsWith("/connection-manager/provider.ts")
    ? undefined
    : await import("../../soft/hca/rdmacm/function-table.ts");
type Soft = NonNullable<typeof loaded>;

function softRdmacm(): Rdmacm {
  const soft = loaded ?? (import.meta.require("../../soft/hca/rdmacm/function-table.ts") as Soft);
  return soft.softRdmacm();
}

/** Why the native connection manager cannot be used here; undefined when it can. */
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
 * The C function table of the connection manager to use, by the rule of `openDevice`: what is asked for, else `DOORBELL_RDMA`, else the
 * native one where there is a device, else the embedded one (said once on stderr). Which native device, the addresses decide.
 */
export function connectionManager(asked: ProviderName | undefined): Rdmacm {
  const wish = providerWish("DOORBELL_RDMA", undefined, asked);
  const wished =
    wish.provider ?? (wish.name === undefined ? undefined : wish.name === "soft0" ? "soft" : "native");
  if (wished === "soft") return softRdmacm();
  if (wished === "native") return nativeRdmacm();
  const reason = whyNotNative();
  if (reason === undefined) return nativeRdmacm();
  tellFallback("DOORBELL_RDMA", reason, "device soft0");
  return softRdmacm();
}
