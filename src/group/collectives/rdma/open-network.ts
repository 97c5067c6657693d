import { isIP } from "node:net";
import type { Device } from "../../../cuda/index.ts";
import { kernelCounters } from "../../../rdma/device/device.ts";
import { listDevices } from "../../../rdma/index.ts";
import type { Deadline } from "../../../wait/deadline.ts";
import { isLoopback } from "../../membership/joining/roster.ts";
import {
  type Accepts,
  eitherOf,
  isText,
  listOf,
  recordOf,
  wholeFrom,
} from "../../membership/links/received-values.ts";
import type { Membership } from "../../membership/membership.ts";
import { stagingLimits } from "../../memory/staging-limits.ts";
import { type NicCounts, nicCounts } from "../../metrics/nic-totals.ts";
import type { KernelAlgorithm } from "../kernels/kernel-algorithm.ts";
import { Control, StagingLayout } from "./network-layout.ts";
import { chooseNic } from "./paths/choose-nic.ts";
import { isNetworkEnd, type NetworkEnd } from "./paths/network-end.ts";
import { RdmaAlgorithm } from "./rdma-algorithm.ts";
import { closeStarted, startThread, type ThreadParameters } from "./start-thread.ts";

const defaultBytes = { native: 128 << 20, soft: 8 << 20 } as const;

/** Network settings of a member. */
export interface NetworkPreference {
  readonly device: string | undefined;
  readonly address: string | undefined;
  readonly stagingBytes: number | undefined;
  readonly limitMs: number;
  /** Additional text for the reason in the plan. */
  readonly note?: string;
}

/** Values that a member sends to its peers before they connect. */
interface Offer {
  readonly stagingBytes: number;
  /** Address at which this member sees each member, by rank. */
  readonly seen: readonly string[];
}

/** Returns a check for an offer in a group of `size` members, which another member sent. */
const isOffer = (size: number): Accepts<Offer> =>
  recordOf<Offer>({
    stagingBytes: wholeFrom(stagingLimits.least, stagingLimits.most),
    seen: listOf(isText, size),
  });

/**
 * Returns the address at which members of other hosts see this member. Returns undefined when they see no
 * usable address.
 */
export function seenAddress(
  { members, own, rank }: Membership,
  offers: readonly Pick<Offer, "seen">[],
): string | undefined {
  const views = offers.filter((_, i) => members[i]!.machine !== own.machine).map(({ seen }) => seen[rank]!);
  return views.find((address) => isIP(address) !== 0 && !isLoopback(address));
}

/**
 * Returns the ranks of the members with the same local index in each local domain, in the order of the
 * domains.
 */
function columnOf({ localDomains, rank }: Membership): number[] {
  const index = localDomains.of(rank).indexOf(rank);
  return localDomains.all.map((localDomain) => localDomain[index]!);
}

/** Returns the reason why the network is needed. */
const localDomainsText = ({ localDomains }: Membership): string =>
  localDomains.unreached.length === 0
    ? "the members are on several hosts"
    : `some members cannot reach each other's memory (${localDomains.reason})`;

/**
 * Returns a text such as "2 hosts". The text also names the local domains of hosts whose members do not all
 * reach each other's memory.
 */
function hostsText({ members, localDomains }: Membership): string {
  const hosts = new Set(members.map(({ machine }) => machine)).size;
  const text = `${hosts} host${hosts === 1 ? "" : "s"}`;
  if (localDomains.unreached.length === 0) return text;
  return `${text} with ${localDomains.all.length} local domains, because some GPUs cannot reach each other's memory: ${localDomains.text} (${localDomains.reason})`;
}

/**
 * Returns the source of a NIC's counters: the words that the network thread publishes for a soft NIC, and the
 * kernel's files for another one.
 */
function nicSource(name: string, control: Int32Array, path: number): () => NicCounts {
  if (!isSoftNic(name)) return () => nicCounts(kernelCounters(name, 1));
  const word = (index: number): number => Atomics.load(control, Control.nicCounts + 2 * path + index) >>> 0;
  return () => ({ packets: word(0), retransmits: word(1) });
}

const isSoftNic = (name: string): boolean =>
  listDevices().some((one) => one.name === name && one.provider === "soft");

/**
 * Connects members of several hosts by RDMA. All members call this function together. `kernels` is the kernel
 * algorithm of this host for hierarchical collectives. Returns the reason for a failure as a text that is the
 * same in all members.
 */
export async function openNetwork(
  membership: Membership,
  device: Device,
  preference: NetworkPreference,
  deadline: Deadline,
  kernels?: KernelAlgorithm,
): Promise<RdmaAlgorithm | string> {
  const { size, rank, members } = membership;
  const offer: Offer = {
    stagingBytes: preference.stagingBytes ?? defaultBytes[device.provider],
    seen: members.map(({ address }) => address),
  };
  const offers = await membership.exchange("network", offer, deadline, isOffer(size));
  const column = kernels === undefined ? [] : columnOf(membership);
  const least = Math.min(...offers.map(({ stagingBytes }) => stagingBytes));
  const layout = new StagingLayout(least, size, column.length);
  const nic = await chooseNic(device, preference.device);
  const given: ThreadParameters = {
    ...{ device, layout, rank, limitMs: preference.limitMs, nic: nic.name },
    kernels: kernels?.hostBuffer.pointer ?? 0,
    address: preference.address ?? seenAddress(membership, offers),
    isAddressRequested: preference.address !== undefined,
    leavesSlow: membership.adaptivity.on,
  };
  const { end: opened, path, ...started } = await startThread(given, nic.isNative, deadline);
  const { thread, board, staging } = started;
  const close = (): void => closeStarted(started);
  try {
    const ends = await membership.exchange(
      "network ends",
      opened,
      deadline,
      eitherOf(isNetworkEnd(size), isText),
    );
    const connected = ends.some((end) => typeof end === "string")
      ? "the setup of another member failed"
      : await thread.connect({ ends: ends as readonly NetworkEnd[] }, deadline);
    const failures = await membership.exchange("network connected", connected, deadline, isText);
    const failedEnd = ends.findIndex((end) => typeof end === "string");
    const failed = failedEnd >= 0 ? failedEnd : failures.findIndex((failure) => failure !== "");
    if (failed >= 0) {
      close();
      return `${localDomainsText(membership)}, and rank ${failed} has no RDMA: ${failedEnd >= 0 ? (ends[failedEnd] as string) : failures[failed]}`;
    }
    const { device: name, address, note, other } = ends[rank] as NetworkEnd;
    const { nics } = membership.metrics;
    nics.count(name, nicSource(name, started.control, 0));
    if (other !== undefined && other.device !== name)
      nics.count(other.device, nicSource(other.device, started.control, 1));
    const notes = [note, nic.reason].filter((each) => each !== "").join("; ");
    const transport = `${hostsText(membership)}, by RDMA of ${name} at ${address}${notes === "" ? "" : ` (${notes})`}, ${path}`;
    const transportText = (preference.note ?? "") === "" ? transport : `${transport}; ${preference.note}`;
    const { commands, control } = started;
    const areSoft = [name, ...(other === undefined ? [] : [other.device])].map(isSoftNic);
    const parts = {
      device,
      board,
      staging,
      column,
      commands,
      control,
      limitMs: preference.limitMs,
      thread,
      nics: { hasSoft: areSoft.includes(true), hasNative: areSoft.includes(false) },
      transportText,
    };
    return new RdmaAlgorithm(membership, parts);
  } catch (error) {
    close();
    throw error;
  }
}
