import type { Engine } from "./hca/arena/engine.ts";
import {
  cutAddress as cutAddressOf,
  type FaultCounts,
  faultCounts as faultCountsOf,
  setFaults,
} from "./hca/links/faults/faults.ts";
import { softNic } from "./hca/nic/soft-nic.ts";
import { visitOtherNics } from "./hca/nic/thread-nics.ts";

/**
 * Calls `look` with the NIC of this thread, then with those of other threads, such as the inter-node thread
 * of a group.
 */
function visitAll(look: (e: Engine) => void): void {
  const { e } = softNic();
  look(e);
  visitOtherNics(e, look);
}

/**
 * Injects faults into the packets of this process's soft NICs, one for each thread that has opened a device.
 * The rules replace earlier ones, in the syntax of `DOORBELL_SOFT_FAULTS`. An empty text ends the faults,
 * drops packets that are held back, and resets the counts of {@link faultCounts}. The
 * faults of a packet depend on the seed, its flow, its number there and the count of its transmissions. They do
 * not depend on time.
 *
 * Faults apply to packets only. Processes of the same host and user share memory instead, unless
 * `DOORBELL_SOFT_SHARED` is `off`.
 *
 * @throws FaultsError for an invalid text. Its hint lists the valid words.
 *
 * @example
 * injectFaults("drop=0.05,ack.drop=0.2,delay=0-5ms,seed=7");
 * injectFaults(""); // no more
 */
export const injectFaults = (text: string): void => visitAll((e) => setFaults(e, text));

/**
 * Cuts every path of this process's `soft0` to and from an IP address, or restores the paths (`cut` false).
 * Other faults do not change.
 *
 * @throws RangeError for more than 16 addresses, or for a text that is not an IP address.
 *
 * @example
 * cutAddress("127.0.0.2");
 * cutAddress("127.0.0.2", false);
 */
export function cutAddress(address: string, cut = true): void {
  if (typeof address !== "string")
    throw new TypeError(`cutAddress: the address is of type ${typeof address}. Use a string, "127.0.0.2"`);
  visitAll((e) => cutAddressOf(e, address, cut));
}

/**
 * Returns the number of packets of this process's `soft0` for each fault, counted since {@link injectFaults}.
 *
 * @example
 * faultCounts().drop; // 0
 */
export const faultCounts = (): FaultCounts => {
  const sums: Record<string, number> = {};
  visitAll((e) => {
    for (const [name, count] of Object.entries(faultCountsOf(e))) sums[name] = (sums[name] ?? 0) + count;
  });
  return sums as unknown as FaultCounts;
};
