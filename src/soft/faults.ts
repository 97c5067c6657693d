import type { Engine } from "./hca/arena/engine.ts";
import {
  cutAddress as cutAddressOf,
  type FaultCounts,
  faultCounts as faultCountsOf,
  setFaults,
} from "./hca/links/faults/faults.ts";
import { visitOthers } from "./hca/nic/left-behind.ts";
import { softDevice } from "./hca/nic/soft-device.ts";

/** This thread's first, then those that other threads have open, such as the one that carries a group's data between hosts. */
function visitAll(look: (e: Engine) => void): void {
  const { e } = softDevice();
  look(e);
  visitOthers(e, look);
}

/**
 * Puts faults into the packets of this process's `soft0` (that of each thread which has one by now) from now on, in place of those before: the words of `DOORBELL_SOFT_FAULTS`
 * (README, "A network that fails"). An empty text ends them; packets that are held back at that moment are lost, and the
 * counts of {@link faultCounts} begin again. The same text and seed meet the same packets with the same faults.
 *
 * Packets are what it befalls: between processes of one host and user, `soft0` shares memory instead, unless
 * `DOORBELL_SOFT_SHARED` is `off`. Throws FaultsError, whose hint lists the words, for a text that means nothing.
 *
 * @example
 * injectFaults("drop=0.05,ack.drop=0.2,delay=0-5ms,seed=7");
 * injectFaults(""); // no more
 */
export const injectFaults = (text: string): void => visitAll((e) => setFaults(e, text));

/**
 * Cuts every path of this process's `soft0` to and from an IP address, or mends it again (`cut` false). Other faults stay as they are.
 * Throws RangeError for more than 16 addresses, or for text that is not an IP address.
 *
 * @example
 * cutAddress("127.0.0.2");
 * cutAddress("127.0.0.2", false);
 */
export const cutAddress = (address: string, cut = true): void =>
  visitAll((e) => cutAddressOf(e, address, cut));

/**
 * How many packets of this process's `soft0` met each fault since {@link injectFaults}.
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
