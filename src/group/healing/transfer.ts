import { type Device, type Event, flushRdmaWrites, type Stream } from "../../cuda/index.ts";
import { DoorbellError } from "../../errors.ts";
import { type Endpoint, type Device as Nic, openDevice } from "../../rdma/index.ts";
import { Deadline } from "../../wait/deadline.ts";
import type { NamedBuffers } from "../checkpoint/checkpoint-options.ts";
import { chooseNic } from "../collectives/rdma/paths/choose-nic.ts";
import { MemberLostError } from "../membership/links/group-error.ts";
import { isRecord } from "../membership/links/handshake.ts";
import { checkedValue, isAnything, listOf, wholeFrom } from "../membership/links/received-values.ts";
import type { Membership } from "../membership/membership.ts";
import { StateLink, type StateOffer } from "./state-link.ts";
import { newHeader, StateLayout, StateMemory } from "./state-memory.ts";

/** Parts of a group that a transfer uses. */
export interface HealedGroup {
  readonly membership: Membership;
  readonly device: Device;
  /** Returns true when no collective of the group is in progress. */
  readonly isIdle: () => boolean;
  /** Name of the RDMA device. Undefined selects one. */
  readonly networkDevice: string | undefined;
  /** Address of the RDMA device that peers use. Undefined selects one. */
  readonly networkAddress: string | undefined;
}

/** State of this member, and the stream in which it is read and written. */
export interface OwnState {
  readonly buffers: NamedBuffers;
  readonly stream: Stream;
}

/** Part of one member in the transfer of states: ids of the members at the other ends, and the name of the messages. */
export interface TransferPart {
  /** Version that all members have afterwards. */
  readonly version: number;
  /** Id of the member from which this one gets its state. Undefined for a source. */
  readonly sourceId: number | undefined;
  /** Ids of the members that get their state from this one. */
  readonly receiverIds: readonly number[];
  readonly topic: string;
}

const isRemoteMemory = (value: unknown): boolean =>
  isRecord(value) &&
  ["address", "byteLength"].every((key) => wholeFrom(0)(value[key])) &&
  wholeFrom(0, 0xffffffff)(value["remoteKey"]);

/** `connect` of a queue pair checks an endpoint. */
const isEndpoint = (value: unknown): value is Endpoint => isRecord(value);

const isOffer = (value: unknown): value is StateOffer =>
  isRecord(value) &&
  isEndpoint(value["endpoint"]) &&
  isRemoteMemory(value["memory"]) &&
  listOf(wholeFrom(0, 0xffffffff), 4)(value["header"]);

/** Transfer of a state over RDMA, at the side of its source or of its receiver. */
export class StateTransfer {
  readonly #group: HealedGroup;
  readonly #state: OwnState;
  readonly #part: TransferPart;
  readonly #nic: Nic;
  readonly #memory: StateMemory;
  readonly #header: Uint32Array<ArrayBuffer>;
  /** Point of the stream after the copy of the state. Undefined for a receiver. */
  readonly #copied: Event | undefined;

  private constructor(group: HealedGroup, state: OwnState, part: TransferPart, nic: Nic) {
    this.#group = group;
    this.#state = state;
    this.#part = part;
    this.#nic = nic;
    const isSource = part.sourceId === undefined;
    const access = [isSource ? "remoteRead" : "localWrite"] as const;
    this.#memory = new StateMemory(
      new StateLayout(state.buffers),
      group.device,
      nic.createProtectionDomain(),
      access,
    );
    this.#header = newHeader(part.version);
    if (!isSource) return;
    this.#memory.copyIn(this.#header, state.stream);
    this.#copied = group.device.createEvent({ timing: false });
    this.#copied.record(state.stream);
  }

  /**
   * Opens the NIC. A source enqueues a copy of its state in the stream, so that the program can change the state as
   * soon as this method resolves.
   */
  static async prepare(group: HealedGroup, state: OwnState, part: TransferPart): Promise<StateTransfer> {
    const { name } = await chooseNic(group.device, group.networkDevice);
    const nic = openDevice(name);
    try {
      return new StateTransfer(group, state, part, nic);
    } catch (error) {
      nic.close();
      throw error;
    }
  }

  /** Sends or receives the state, and closes the connections. */
  async run(deadline: Deadline): Promise<void> {
    const { mesh } = this.#group.membership;
    const { sourceId, receiverIds } = this.#part;
    const peers = sourceId === undefined ? receiverIds : [sourceId];
    try {
      using lost = mesh.lossSignal(peers);
      const signals = [lost.signal, ...(deadline.signal === undefined ? [] : [deadline.signal])];
      const either = new Deadline(deadline.remainingMs(), AbortSignal.any(signals));
      if (sourceId === undefined) await this.#serve(either);
      else await this.#receive(sourceId, either);
    } catch (error) {
      // A reform closes the connections of lost members too, and is the earlier cause.
      deadline.signal?.throwIfAborted();
      const losses = mesh.losses.filter(({ member }) => peers.includes(member.id));
      throw losses.length > 0 ? new MemberLostError(this.#what, losses) : error;
    } finally {
      this.#disconnect();
    }
  }

  get #what(): string {
    return `group "${this.#group.membership.name}": heal`;
  }

  /** Gives each receiver access to the copy, until it has read the copy. */
  async #serve(deadline: Deadline): Promise<void> {
    const { mesh } = this.#group.membership;
    const { receiverIds, topic } = this.#part;
    await this.#copied!.done(waitUntil(deadline));
    await Promise.all(
      receiverIds.map(async (id) => {
        const link = this.#link();
        const endpoint = await this.#message(id, "endpoint", deadline, isEndpoint);
        link.pair.connect(endpoint);
        const offer: StateOffer = {
          endpoint: link.pair.endpoint(),
          memory: this.#memory.region.remote(),
          header: [...this.#header],
        };
        mesh.send(id, `${topic}/offer`, offer);
        await this.#message(id, "read", deadline, isAnything);
      }),
    );
  }

  /** Reads the copy of the source. Enqueues copies into the buffers of the program after the last byte arrived. */
  async #receive(sourceId: number, deadline: Deadline): Promise<void> {
    const { membership, device } = this.#group;
    const { topic } = this.#part;
    const link = this.#link();
    membership.mesh.send(sourceId, `${topic}/endpoint`, link.pair.endpoint());
    const { endpoint, memory, header } = await this.#message(sourceId, "offer", deadline, isOffer);
    link.pair.connect(endpoint);
    await link.read(this.#memory, memory, deadline);
    flushRdmaWrites(device);
    // Both headers show that the source had not reused the memory when the first and the last READ ran.
    // A stream of its own does not wait for collectives, whose end may need this thread.
    using stream = device.createStream({ nonBlocking: true });
    for (const found of await this.#memory.headers(stream, waitUntil(deadline)))
      if (found.some((word, i) => word !== header[i]))
        throw new DoorbellError(
          `${this.#what}: the copy of rank ${membership.rankOf(sourceId)} is not version ${this.#part.version} any more`,
          "Call heal() again in all members.",
        );
    this.#memory.copyOut(this.#state.stream);
    membership.mesh.send(sourceId, `${topic}/read`, true);
    await copied(device, this.#state.stream, deadline);
  }

  #link(): StateLink {
    return new StateLink(this.#nic, this.#memory, this.#group.networkAddress);
  }

  async #message<T>(
    id: number,
    kind: string,
    deadline: Deadline,
    accepts: (value: unknown) => value is T,
  ): Promise<T> {
    const { mesh, members } = this.#group.membership;
    const topic = `${this.#part.topic}/${kind}`;
    const found = await mesh.gather([id], { topic, what: this.#what }, deadline);
    return checkedValue(this.#what, members.find((member) => member.id === id)!, found.get(id), accepts);
  }

  #disconnect(): void {
    this.#nic.close();
    this.#copied?.close();
  }

  /** Frees all memory of the transfer, which waits for all work of the GPU. A transfer in progress ends. */
  close(): void {
    // The queue pairs close first, so that no READ reaches memory that is freed.
    this.#disconnect();
    this.#memory.close();
  }
}

/** Waits until the work that is in the stream now is done, because the landing memory is then freed. */
async function copied(device: Device, stream: Stream, deadline: Deadline): Promise<void> {
  using event = device.createEvent({ timing: false });
  event.record(stream);
  await event.done(waitUntil(deadline));
}

function waitUntil(deadline: Deadline): { timeoutMs: number; signal?: AbortSignal } {
  const { timeoutMs, signal } = deadline.remaining();
  return signal === undefined ? { timeoutMs } : { timeoutMs, signal };
}
