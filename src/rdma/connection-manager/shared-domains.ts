import type { Ibverbs } from "../../../ffi/ibverbs/index.ts";
import type { ProviderName } from "../../arguments/provider-preference.ts";
import { openDevice } from "../device/device-list.ts";
import type { ProtectionDomain } from "../protection-domain/protection-domain.ts";
import { provider } from "../provider.ts";

interface Shared {
  readonly domain: ProtectionDomain;
  users: number;
}

/** Shared domains by the name of their device, for each table of verbs. Hosts of a simulation have one table each. */
const tables = new WeakMap<Ibverbs, Map<string, Shared>>();

/** Use of a shared protection domain by a connection. Release it once. */
export interface Lease {
  readonly domain: ProtectionDomain;
  giveBack(): void;
}

/**
 * Returns the shared protection domain of a device. It is opened for the first connection and closed with the
 * last.
 */
export function leaseDomain(name: string, from: ProviderName): Lease {
  const lib = provider(from);
  const domains = tables.get(lib) ?? new Map<string, Shared>();
  tables.set(lib, domains);
  let shared = domains.get(name);
  // A caller may have closed the shared domain.
  if (shared === undefined || shared.domain.closed) {
    const device = openDevice(name, { provider: from });
    shared = { domain: device.createProtectionDomain(), users: 0 };
    domains.set(name, shared);
  }
  const mine = shared;
  mine.users++;
  return {
    domain: mine.domain,
    giveBack() {
      if (--mine.users > 0) return;
      if (domains.get(name) === mine) domains.delete(name);
      mine.domain.device.close();
    },
  };
}

/** Wraps a domain that the caller provided. Releasing it does nothing. */
export const ownDomain = (domain: ProtectionDomain): Lease => ({ domain, giveBack() {} });
