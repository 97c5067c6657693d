import type { ProviderName } from "../../arguments/provider-wish.ts";
import { openDevice } from "../device/device-list.ts";
import type { ProtectionDomain } from "../device/protection-domain.ts";

interface Shared {
  readonly domain: ProtectionDomain;
  users: number;
}

const domains = new Map<string, Shared>();

/** A protection domain that connections without one of their own share; give it back once. */
export interface Lease {
  readonly domain: ProtectionDomain;
  giveBack(): void;
}

/** The shared protection domain of a device, which is opened for the first of its users and closed with the last. */
export function leaseDomain(name: string, provider: ProviderName): Lease {
  const key = `${provider} ${name}`;
  let shared = domains.get(key);
  // Somebody may have closed it.
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

/** A domain that its user brought: nothing is given back. */
export const ownDomain = (domain: ProtectionDomain): Lease => ({ domain, giveBack() {} });
