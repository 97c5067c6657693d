import { errno } from "../../../ffi/libc/index.ts";
import * as cm from "../../../ffi/rdmacm/constants.ts";
import { rdma_cm_join_mc_attr_ex } from "../../../ffi/rdmacm/structs.ts";
import { extraArguments } from "../../arguments/extra-arguments.ts";
import { checkOptions, flag, optionsTable, text } from "../../arguments/options.ts";
import type { ProviderName } from "../../arguments/provider-preference.ts";
import { Resource } from "../../lifetime/resource.ts";
import { type WaitOptions, waitRows } from "../../wait/wait-options.ts";
import { gidBytes } from "../address/gid.ts";
import { VerbsError } from "../errors/verbs-error.ts";
import type { QueuePair } from "../queue-pair/queue-pair.ts";
import type { DatagramDestination } from "../work-request/work-request.ts";
import { channelFor, known, startDatagrams, startRows } from "./connect-to.ts";
import type { DatagramParameters } from "./connection-event.ts";
import { ConnectionId } from "./connection-id.ts";
import type { EventChannel } from "./event-channel.ts";
import {
  type MadeQueuePair,
  type QueuePairPreferences,
  queuePairFor,
  queuePairPreferenceRows,
} from "./queue-pair-preferences.ts";
import { socketAddressStruct } from "./socket-address.ts";

/** Options of {@link joinMulticast}. All have defaults that work. */
export interface MulticastOptions extends WaitOptions, QueuePairPreferences {
  /**
   * Connection manager: librdmacm and the kernel ("native"), or the soft NIC ("soft"). Default: the choice of
   * `openDevice`.
   */
  readonly provider?: ProviderName;
  /** Local address to join from. Default: the source address of the host's route to the group. */
  readonly sourceAddress?: string;
  /** True to send to the group without receiving its messages. */
  readonly sendOnly?: boolean;
  /** Channel that reports the events. Default: one that all ids share. */
  readonly channel?: EventChannel;
}

const { transport: _, ...multicastStartRows } = startRows;

export const multicastOptions = optionsTable<MulticastOptions>()(
  "rdma.MulticastOptions",
  { joinMulticast: 1 },
  {
    ...waitRows,
    ...queuePairPreferenceRows,
    ...multicastStartRows,
    sourceAddress: {
      type: text("an IP address"),
      defaultText: "the source address of the host's route to the group",
      text: "The local address to join from.",
    },
    sendOnly: { type: flag(), default: false, text: "Send to the group without receiving its messages." },
  },
);

/**
 * Membership of a queue pair in a multicast group, the result of {@link joinMulticast}. Closing it leaves the
 * group.
 *
 * @example
 * using member = await joinMulticast("239.1.2.3", { provider: "soft" });
 * const region = member.queuePair.protectionDomain.allocate(64);
 * member.queuePair.send({ local: region.slice(0, 5), to: member.destination });
 */
export class MulticastMembership extends Resource {
  readonly id: ConnectionId;
  readonly queuePair: QueuePair;
  readonly group: string;
  /** Destination of all members, as `to` of a send. */
  readonly destination: DatagramDestination;
  readonly #made: MadeQueuePair;
  readonly #leave: () => void;

  /** @internal Use {@link joinMulticast}. */
  constructor(
    id: ConnectionId,
    made: MadeQueuePair,
    group: string,
    datagram: DatagramParameters,
    sendOnly: boolean,
  ) {
    super();
    this.id = id;
    this.#made = made;
    this.queuePair = made.queuePair;
    this.group = group;
    const { gid, gidIndex } = datagram.address;
    const addressHandle = this.queuePair.protectionDomain.createAddressHandle(
      known({ gid, gidIndex, port: id.port, hopLimit: 1 }),
    );
    this.destination = { addressHandle, qpNumber: datagram.qpNumber, queueKey: datagram.queueKey };
    if (!sendOnly) this.queuePair.joinGroup(gid!);
    this.#leave = () => {
      if (!sendOnly && !this.queuePair.closed) this.queuePair.leaveGroup(gid!);
      addressHandle.close();
    };
    this.ownFrozen(made.queuePair);
  }

  get label(): string {
    return `MulticastMembership of ${this.group}`;
  }

  protected release(): void {
    this.#leave();
    const c = socketAddressStruct({ address: this.group, port: 0 });
    this.id.lib.rdma_leave_multicast(this.id.pointer, c.pointer);
    this.id.close();
    this.#made.giveBack();
  }
}

/** Requests the membership and waits until the host is a member. */
async function joined(
  id: ConnectionId,
  group: string,
  sendOnly: boolean,
  wait: WaitOptions,
): Promise<DatagramParameters> {
  const c = socketAddressStruct({ address: group, port: 0 });
  const { lib, pointer } = id;
  if (sendOnly) {
    const attributes = rdma_cm_join_mc_attr_ex.alloc({
      comp_mask: cm.RDMA_CM_JOIN_MC_ATTR_ADDRESS | cm.RDMA_CM_JOIN_MC_ATTR_JOIN_FLAGS,
      join_flags: cm.RDMA_MC_JOIN_FLAG_SENDONLY_FULLMEMBER,
      addr: c.pointer,
    });
    if (lib.rdma_join_multicast_ex(pointer, attributes.pointer, 0) !== 0)
      throw new VerbsError("rdma_join_multicast_ex", errno(), group);
  } else if (lib.rdma_join_multicast(pointer, c.pointer, 0) !== 0) {
    throw new VerbsError("rdma_join_multicast", errno(), group);
  }
  const { datagram } = await id.expect("MULTICAST_JOIN", wait);
  return datagram!;
}

/**
 * Joins an IP multicast group with a UD queue pair (`rdma_join_multicast`). A message to `destination`
 * reaches all members. Throws ConnectionError when the network refuses, VerbsError, TypeError for an address
 * that is not a multicast address, DeadlineError after `timeoutMs`.
 *
 * @example
 * using member = await joinMulticast("239.1.2.3", { provider: "soft" });
 * console.log(member.destination.addressHandle.address.gid); // ::ffff:239.1.2.3
 */
export async function joinMulticast(group: string, options?: MulticastOptions): Promise<MulticastMembership> {
  if (arguments.length > 2) throw extraArguments("joinMulticast", ["group", "options"], arguments.length);
  const given = checkOptions(multicastOptions, "joinMulticast", options);
  const bytes = gidBytes(group);
  if (group.includes(":") ? bytes[0] !== 0xff : bytes[12]! >> 4 !== 0xe)
    throw new TypeError(
      `joinMulticast("${group}"): this is not a multicast address. Use one such as 239.1.2.3`,
    );
  const deadline = performance.now() + given.timeoutMs;
  const wait = (): WaitOptions => ({
    timeoutMs: Math.max(0, deadline - performance.now()),
    ...(given.signal ? { signal: given.signal } : {}),
  });
  const id = ConnectionId.create(channelFor(given), "UD");
  let made: MadeQueuePair | undefined;
  try {
    if (given.sourceAddress !== undefined) id.bind({ address: given.sourceAddress, port: 0 });
    else await id.resolveAddress({ address: group, port: 0 }, wait());
    made = queuePairFor(id, given);
    startDatagrams(made);
    given.prepare?.(made.queuePair);
    const datagram = await joined(id, group, given.sendOnly, wait());
    return new MulticastMembership(id, made, group, datagram, given.sendOnly);
  } catch (error) {
    id.close();
    made?.giveBack();
    throw error;
  }
}
