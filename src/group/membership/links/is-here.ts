import { networkInterfaces } from "node:os";
import process from "node:process";
import { simulatedHost } from "../../../exchange/this-host.ts";

/** Returns true when the name resolves to an address of this host. Returns false when the lookup fails. */
export async function isHere(host: string): Promise<boolean> {
  const simulated = simulatedHost();
  if (simulated !== undefined) return simulated.isHere(host);
  const { lookup } = process.getBuiltinModule("node:dns").promises;
  const own = new Set(Object.values(networkInterfaces()).flatMap((all) => all!.map((one) => one.address)));
  try {
    const found = await lookup(host, { all: true });
    return found.some(({ address }) => own.has(address));
  } catch {
    return false;
  }
}
