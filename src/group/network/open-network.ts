import { isIP } from "node:net";
import type { Device } from "../../cuda/index.ts";
import type { KernelWay } from "../collectives/kernel-way.ts";
import { isLoopback } from "../joining/roster.ts";
import type { Until } from "../links/handshake.ts";
import type { Membership } from "../membership.ts";
import { StagingLayout } from "./network-layout.ts";
import { NetworkWay } from "./network-way.ts";
import { chooseNic } from "./paths/choose-nic.ts";
import { closeStarted, type Given, startThread } from "./start-thread.ts";
import type { NetworkEnd } from "./thread-messages.ts";

const defaultBytes = { native: 128 << 20, soft: 8 << 20 } as const;

/** What a member may ask for. */
export interface NetworkWish {
  readonly device: string | undefined;
  readonly address: string | undefined;
  readonly stagingBytes: number | undefined;
  readonly limitMs: number;
  /** What else the plan is to say. */
  readonly note?: string;
}

/** What a member says before they connect. */
interface Offer {
  readonly stagingBytes: number;
  /** Where it sees each member. */
  readonly seen: readonly string[];
}

/** The address of this member that those of other hosts see; undefined where they see none that means something there. */
function seenAddress({ members, own, rank }: Membership, offers: readonly Offer[]): string | undefined {
  const views = offers.filter((_, i) => members[i]!.machine !== own.machine).map(({ seen }) => seen[rank]!);
  return views.find((address) => isIP(address) !== 0 && !isLoopback(address));
}

/** Ranks of the members of this one's place in each island, in the order of the islands' first ranks. */
function columnOf({ islands, rank }: Membership): number[] {
  const place = islands.of(rank).indexOf(rank);
  return islands.all.map((island) => island[place]!);
}

/** Why the network is needed. */
const islandsText = ({ islands }: Membership): string =>
  islands.unreached.length === 0
    ? "the members are on several hosts"
    : `members do not reach each other's memory (${islands.reason})`;

/** "2 hosts"; of hosts whose members do not all reach each other, who does, and why not all do. */
function placesText({ members, islands }: Membership): string {
  const hosts = new Set(members.map(({ machine }) => machine)).size;
  const text = `${hosts} host${hosts === 1 ? "" : "s"}`;
  if (islands.unreached.length === 0) return text;
  return `${text}, where ${islands.all.length} parts reach each other's memory only within themselves: ${islands.text} (${islands.reason})`;
}

/**
 * Connects members of several hosts by RDMA: all call it together. `kernels`: by what members of this host meet, where those of the same place on
 * each host are to work together. Why it cannot be, in words that are the same in all.
 */
export async function openNetwork(
  membership: Membership,
  device: Device,
  wish: NetworkWish,
  deadline: Until,
  kernels?: KernelWay,
): Promise<NetworkWay | string> {
  const { size, rank, members } = membership;
  const offer: Offer = {
    stagingBytes: wish.stagingBytes ?? defaultBytes[device.provider],
    seen: members.map(({ address }) => address),
  };
  const offers = await membership.exchange("network", offer, deadline);
  const column = kernels === undefined ? [] : columnOf(membership);
  const least = Math.min(...offers.map(({ stagingBytes }) => stagingBytes));
  const layout = new StagingLayout(least, size, column.length);
  const nic = await chooseNic(device, wish.device);
  const given: Given = {
    ...{ device, layout, rank, limitMs: wish.limitMs, nic: nic.name },
    hosts: column.length,
    host: Math.max(0, column.indexOf(rank)),
    kernels: kernels?.hostBuffer.pointer ?? 0,
    address: wish.address ?? seenAddress(membership, offers),
    addressAsked: wish.address !== undefined,
    leavesSlow: membership.adaptivity.on,
  };
  const { end: opened, path, ...started } = await startThread(given, nic.isNative, deadline);
  const { thread, board, staging } = started;
  const close = (): void => closeStarted(started);
  try {
    const ends = await membership.exchange<NetworkEnd | string>("network ends", opened, deadline);
    const connected = ends.some((end) => typeof end === "string")
      ? "another member's failed"
      : await thread.connect({ ends: ends as readonly NetworkEnd[] }, deadline);
    const failures = await membership.exchange("network connected", connected, deadline);
    const odd = ends.findIndex((end) => typeof end === "string");
    const failed = odd >= 0 ? odd : failures.findIndex((failure) => failure !== "");
    if (failed >= 0) {
      close();
      return `${islandsText(membership)}, and rank ${failed} has no RDMA: ${odd >= 0 ? (ends[odd] as string) : failures[failed]}`;
    }
    const { device: name, address, note } = ends[rank] as NetworkEnd;
    const notes = [note, nic.reason].filter((each) => each !== "").join("; ");
    const by = `${placesText(membership)}, by RDMA of ${name} at ${address}${notes === "" ? "" : ` (${notes})`}, ${path}`;
    const words = (wish.note ?? "") === "" ? by : `${by}; ${wish.note}`;
    const { commands, control } = started;
    const parts = { device, board, staging, column, commands, control, limitMs: wish.limitMs, thread, words };
    return new NetworkWay(membership, parts);
  } catch (error) {
    close();
    throw error;
  }
}
