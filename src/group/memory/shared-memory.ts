import { checkOptions, wholeNumber } from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";
import type { Buffer, Device, ElementType, Event } from "../../cuda/index.ts";
import { isElementType } from "../../cuda/memory/element-type.ts";
import type { Resource } from "../../lifetime/resource.ts";
import { Deadline } from "../../wait/deadline.ts";
import type { WaitOptions } from "../../wait/wait-options.ts";
import { isText, listOf, recordOf } from "../membership/links/received-values.ts";
import type { Membership } from "../membership/membership.ts";
import { groupWaitOptions } from "../membership/wait-options.ts";
import { partsTable, viewBytes } from "./device-view.ts";
import type { GroupLinks } from "./group-links.ts";
import { linkBytes, measureLinks, type NetworkTransport } from "./measure-links.ts";
import { isPartOffer, type PartOffer, type PartTransport } from "./part-transport.ts";
import { SharedObjects } from "./shared-objects.ts";
import {
  type PeerRight,
  type SharingOptions,
  SymmetricBuffer,
  type SymmetricOptions,
  sharingOptions,
  symmetricOptions,
} from "./symmetric.ts";

/** Part that a member offers again after a reform. */
interface NamedOffer {
  readonly id: string;
  readonly offer: PartOffer;
}

const isNamedOffer = recordOf<NamedOffer>({ id: isText, offer: isPartOffer });

/** Symmetric buffers, named buffers and named events that the members of a group share. */
export class SharedMemory {
  readonly #membership: Membership;
  readonly #group: Resource;
  readonly #symmetric = new Map<string, SymmetricBuffer>();
  #objects: SharedObjects | undefined;

  constructor(membership: Membership, group: Resource) {
    this.#membership = membership;
    this.#group = group;
    membership.mesh.listen("symmetric closed", (id, which) =>
      this.#symmetric.get(String(which))?.drop(id, "its owner closed it"),
    );
  }

  async symmetric<E extends ElementType>(
    device: Device,
    length: number,
    type: E,
    options: SymmetricOptions | undefined,
    network: PartTransport | undefined,
  ): Promise<SymmetricBuffer<E>> {
    const { timeoutMs, signal, right } = checkOptions(symmetricOptions, "symmetric", options);
    wholeNumber("symmetric: length", length, 1, Number.MAX_SAFE_INTEGER);
    if (!isElementType(type))
      throw new TypeError(`symmetric: there is no type ${shown(type)}. Use a type such as "f32" or "u8".`);
    this.#membership.check("symmetric");
    const shape = { length, type, rights: typeof right === "function" ? right : () => right };
    const deadline = new Deadline(timeoutMs, signal);
    const [membership, group] = [this.#membership, this.#group];
    const made =
      network === undefined
        ? await SymmetricBuffer.make(membership, group, device, shape, deadline)
        : await SymmetricBuffer.makeConnected({ membership, group, device }, shape, network, deadline);
    this.#symmetric.set(made.id, made as unknown as SymmetricBuffer);
    made.partsOf(this.#membership.members);
    return made;
  }

  /**
   * Measures the links between all members. `transportUntil` returns the transport to members on other hosts.
   */
  async links(
    device: Device,
    options: WaitOptions | undefined,
    transportUntil: (deadline: Deadline) => NetworkTransport | undefined,
  ): Promise<GroupLinks> {
    const { timeoutMs, signal } = checkOptions(groupWaitOptions, "links", options);
    this.#membership.check("links");
    const deadline = new Deadline(timeoutMs, signal);
    const rights = (): PeerRight => "read-write";
    const shape = { length: linkBytes(device), type: "u8", rights } as const;
    // make() allocates before it first waits, so the allocation may use the reservation.
    using memory = await device.useReserve(() =>
      SymmetricBuffer.make(this.#membership, this.#group, device, shape, deadline),
    );
    return await measureLinks(this.#membership, device, memory, deadline, transportUntil(deadline));
  }

  /**
   * Returns the bytes of `doorbell::View`. `hostWord` is the address of the word that ends the waits of
   * kernels.
   */
  deviceView<E extends ElementType>(
    device: Device,
    memory: SymmetricBuffer<E>,
    hostWord: number,
    limitNanoseconds: number,
  ): Uint8Array<ArrayBuffer> {
    if (!(memory instanceof SymmetricBuffer) || !this.#symmetric.has(memory.id))
      throw new TypeError(
        `deviceView: the memory is ${shown(memory)}. Use memory from symmetric() of this group.`,
      );
    memory.ensureOpen();
    const { epoch } = this.#membership;
    if (memory.deviceTable?.epoch !== epoch) {
      memory.deviceTable?.table.close();
      const table = partsTable(memory as unknown as SymmetricBuffer, this.#membership, device);
      memory.deviceTable = { epoch, table };
    }
    return viewBytes(memory.deviceTable.table, hostWord, limitNanoseconds, this.#membership);
  }

  share(device: Device, object: Buffer | Event, name: string, options: SharingOptions | undefined): void {
    const { right } = checkOptions(sharingOptions, "share", options);
    this.#shared(device).share(object, name, typeof right === "function" ? right : () => right);
  }

  unshare(device: Device, name: string): void {
    this.#shared(device).unshare(name);
  }

  async open(
    device: Device,
    rank: number,
    name: string,
    options: WaitOptions | undefined,
  ): Promise<Buffer | Event> {
    const { timeoutMs, signal } = checkOptions(groupWaitOptions, "open", options);
    const { size, rank: own } = this.#membership;
    if (!Number.isInteger(rank) || rank < 0 || rank >= size || rank === own)
      throw new RangeError(
        `open: rank ${shown(rank)} is not the rank of another member. The group has ranks 0 to ${size - 1}.`,
      );
    return await this.#shared(device).open(rank, name, new Deadline(timeoutMs, signal));
  }

  #shared(device: Device): SharedObjects {
    this.#objects ??= new SharedObjects(this.#membership, device);
    return this.#objects;
  }

  /** Closes the named buffers and events of a lost member. */
  drop(id: number): void {
    this.#objects?.drop(id);
  }

  /**
   * Drops the parts of members that left the group, and announces the named objects to members that joined.
   */
  update(before: ReadonlySet<number>): void {
    const { members, others } = this.#membership;
    const ids = new Set(members.map(({ id }) => id));
    for (const buffer of this.#symmetric.values()) {
      buffer.remote.endEpoch();
      buffer.retain(ids);
    }
    this.#objects?.announceTo(others.filter((id) => !before.has(id)));
  }

  /** Identifiers of the open symmetric memories, for the report before an epoch begins. */
  get ids(): readonly string[] {
    return [...this.#open()].map(({ id }) => id);
  }

  *#open(): Iterable<SymmetricBuffer> {
    for (const buffer of this.#symmetric.values()) if (!buffer.closed) yield buffer;
  }

  /** Connects the memories of earlier epochs by the network of the new one. All members call it. */
  async reconnect(network: PartTransport, deadline: Deadline): Promise<void> {
    const own: NamedOffer[] = [];
    for (const buffer of this.#open()) {
      const offer = await buffer.attach(network, deadline);
      // The program may have closed it during the wait.
      if (!buffer.closed) own.push({ id: buffer.id, offer });
    }
    const offers = await this.#membership.exchange("symmetric again", own, deadline, listOf(isNamedOffer));
    for (const buffer of this.#open()) {
      const ofBuffer = offers.map((each) => each.find(({ id }) => id === buffer.id)?.offer);
      await buffer.connect(ofBuffer, deadline);
    }
  }

  close(): void {
    this.#objects?.close();
  }
}
