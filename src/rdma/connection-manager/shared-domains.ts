import type { ProviderName } from "../../arguments/provider-preference.ts";
import { openDevice } from "../device/device-list.ts";
import type { ProtectionDomain } from "../protection-domain/protection-domain.ts";

interface Shared {
  readonly domain: ProtectionDomain;
  users: number;
}

const domains = new Map<string, Shared>();

/** Use of a shared protection domain by a connection. Release it once. */
export interface Lease {
  readonly domain: ProtectionDomain;
  giveBack(): void;
}

/**
 * Returns the shared protection domain of a device. It is opened for the first connection and closed with the
 * last.
 */
export function leaseDomain(name: string, provider: ProviderName): Lease {
  const key = `${provider} ${name}`;
  let shared = domains.get(key);
  // A caller may have closed the shared domain.
  if (shared === undefined || shared.domain.closed) {
    const device = openDevice(name, { provider });
    shared = { domain: device.createProtectionDomain(), users: 0 };
    domains.set(key, shared);
  }
  const mine = shared;
  mine.users++;
  return {
    domain: mine.domain,
    giveBack() {
      if (--mine.users > 0) return;
      if (domains.get(key) === mine) domains.delete(key);
      mine.domain.device.close();
    },
  };
}

/** Wraps a domain that the caller provided. Releasing it does nothing. */
export const ownDomain = (domain: ProtectionDomain): Lease => ({ domain, giveBack() {} });
