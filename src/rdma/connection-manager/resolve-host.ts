import { lookup } from "node:dns/promises";
import { DoorbellError } from "../../errors.ts";
import { until } from "../../wait/until.ts";
import { type WaitOptions, waitOf } from "../../wait/wait-options.ts";
import { isNumeric } from "./socket-address.ts";

let simulated: ((host: string) => string | undefined) | undefined;

/**
 * Makes {@link resolveHost} return the address that `resolve` returns for a name, unless that is undefined. A
 * simulation has its own names. Without an argument, the resolver of the host is used again.
 */
export function replaceResolver(resolve?: (host: string) => string | undefined): void {
  simulated = resolve;
}

/** Resolves a host name to an IP address without blocking, IPv4 first. Returns an address unchanged. */
export async function resolveHost(host: string, options: WaitOptions): Promise<string> {
  if (isNumeric(host)) return host;
  const known = simulated?.(host);
  if (known !== undefined) return known;
  let found: { readonly address?: string; readonly error?: Error } | undefined;
  const waiting = new Set<() => void>();
  const finish = (result: typeof found) => {
    found = result;
    for (const ready of waiting) ready();
  };
  lookup(host, { order: "ipv4first" }).then(
    ({ address }) => finish({ address }),
    (error: Error) => finish({ error }),
  );
  const watch = (ready: () => void) => {
    waiting.add(ready);
    return () => void waiting.delete(ready);
  };
  const wait = { ...waitOf(options, "connect"), what: () => `looking up ${host}` };
  const { address, error } = await until(() => found, watch, wait);
  if (address === undefined)
    throw new DoorbellError(`${host} is not found: ${error?.message}`, "See `getent hosts NAME`.", {
      cause: error,
    });
  return address;
}
