import { callback, either, oneOf as oneOfTexts, optionsTable } from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";
import { isCapturing } from "../../cuda/capture/open-captures.ts";
import {
  type Allocation,
  type Buffer,
  type Device,
  type ElementType,
  openBuffer,
  ShareError,
  share,
} from "../../cuda/index.ts";
import { DoorbellError } from "../../errors.ts";
import { Resource } from "../../lifetime/resource.ts";
import type { Deadline } from "../../wait/deadline.ts";
import { type WaitOptions, waitRows } from "../../wait/wait-options.ts";
import { MismatchError } from "../membership/links/group-error.ts";
import { type Member, memberText } from "../membership/links/member.ts";
import { type Accepts, isText, listOf, oneOf, recordOf } from "../membership/links/received-values.ts";
import type { MemberView } from "../membership/membership.ts";
import { isPartOffer, type PartOffer, type PartTransport } from "./part-transport.ts";
import { RemoteParts } from "./remote-parts.ts";
import { allocateShareable } from "./shareable.ts";

/** Rights of other members to shared memory. */
export interface SharingOptions {
  /** Right of the other members to this member's memory: one right for all, or a function of the rank. */
  readonly right?: PeerRight | ((rank: number) => PeerRight);
}

/** Options of `group.symmetric()`. */
export interface SymmetricOptions extends WaitOptions, SharingOptions {}

const rightRow = {
  right: {
    type: either(
      oneOfTexts("none", "read", "read-write"),
      callback<(rank: number) => PeerRight>("a function that takes a rank and returns its right"),
    ),
    default: "read-write",
    text: "Right of the other members to this member's part.",
  },
} as const;

export const sharingOptions = optionsTable<SharingOptions>()(
  "group.SharingOptions",
  { "Group.share": 2 },
  rightRow,
);

export const symmetricOptions = optionsTable<SymmetricOptions>()(
  "group.SymmetricOptions",
  { "Group.symmetric": 2 },
  { ...waitRows, ...rightRow },
);

/** Right of another member to this member's part of symmetric memory. */
export type PeerRight = "none" | "read" | "read-write";

/** Message in which a member offers its part to the others. */
interface Offer {
  /** Text of the call, which must be equal in all members. */
  readonly call: string;
  readonly machine: string;
  /** Share ticket for each rank. Empty for a rank without a right, and for all ranks after a failure. */
  readonly tickets: readonly string[];
  readonly rights: readonly PeerRight[];
  /** Reason why this member could not allocate its part, or "". */
  readonly failure: string;
}

const isRight = oneOf<PeerRight>("none", "read", "read-write");

/** Returns a check for an offer in a group of `size` members, which another member sent. */
const isOffer = (size: number): Accepts<Offer> =>
  recordOf<Offer>({
    call: isText,
    machine: isText,
    tickets: listOf(isText, size),
    rights: listOf(isRight, size),
    failure: isText,
  });

/** Length, type and rights of new symmetric memory. */
export interface SymmetricShape<E extends ElementType> {
  readonly length: number;
  readonly type: E;
  /** Returns the right of a rank to this process's part. */
  readonly rights: (rank: number) => PeerRight;
  /** Initializes this process's part before another member can reach it. */
  readonly prepare?: (local: Buffer<E>) => void;
}

/** Symmetric memory that all members have opened, with the reply of each rank. */
interface Opened<E extends ElementType, T> {
  readonly buffer: SymmetricBuffer<E>;
  readonly replies: readonly T[];
}

/** Maximum number of members for direct writes to the output. Equal to MOST_DIRECT in kernels/moving.cu. */
const mostDirect = 1024;

/**
 * Symmetric memory by its allocation. A collective whose output is in such an allocation can write directly
 * to the outputs of all members.
 */
const byAllocation = new WeakMap<Allocation, SymmetricBuffer>();

/** Mapped part of a member, or the reason why it cannot be reached. */
type Part<E extends ElementType> = Buffer<E> | string;

/**
 * Memory that has one equally large part in every member of a group. Each part is mapped in all members that
 * can reach it. The owner reads the data that another member writes to its part. Order such accesses by
 * collectives, barriers or flags.
 *
 * @example
 * using table = await group.symmetric(1024, "f32");
 * table.local.fill(group.rank);
 * await group.barrier();
 * console.log(table.at(group.size - 1).slice(0, 1).toArray()); // Float32Array [ size - 1 ]
 */
export class SymmetricBuffer<E extends ElementType = ElementType> extends Resource {
  readonly type: E;
  readonly length: number;
  /** This process's own part. */
  readonly local: Buffer<E>;
  readonly #membership: MemberView;
  /** Parts by member id. */
  readonly #parts: Map<number, Part<E>>;
  readonly #id: string;
  /** Ids of the members whose parts this member may write. */
  readonly #writable: ReadonlySet<number>;
  #wasClosed = false;
  /**
   * Table for collectives: the addresses of these members' parts, followed by the unique number of this
   * memory. The table is undefined if this member may not write all parts.
   */
  #direct: { readonly members: readonly Member[]; readonly table: Buffer<"u64"> | undefined } | undefined;
  /** @internal Parts that kernels reach over the network. */
  readonly remote: RemoteParts = new RemoteParts();
  /** @internal Table of the parts for user kernels, and the epoch for which it was made. */
  deviceTable: { readonly epoch: number; readonly table: Buffer<"u64"> } | undefined;

  private constructor(
    membership: MemberView,
    group: Resource,
    id: string,
    local: Buffer<E>,
    parts: Map<number, Part<E>>,
    writable: ReadonlySet<number>,
  ) {
    super();
    this.type = local.type;
    this.length = local.length;
    this.local = local;
    this.#membership = membership;
    this.#parts = parts;
    this.#id = id;
    this.#writable = writable;
    byAllocation.set(local.allocation, this as unknown as SymmetricBuffer);
    this.own(group);
  }

  /** @internal Returns the symmetric memory whose local part contains a buffer. */
  static holding({ allocation }: Buffer): SymmetricBuffer | undefined {
    return byAllocation.get(allocation);
  }

  /**
   * @internal Returns the device address of a table: the addresses of these members' parts, then the number
   * of this memory. Returns 0 if this member may not write all parts. A stream capture cannot allocate
   * memory, so during a capture the result is 0 unless the table exists.
   */
  partsOf(members: readonly Member[]): number {
    if (this.#direct?.members !== members) {
      if (isCapturing()) return 0;
      this.#direct?.table?.close();
      this.#direct = { members, table: this.#tableOf(members) };
    }
    return this.#direct.table?.pointer ?? 0;
  }

  #tableOf(members: readonly Member[]): Buffer<"u64"> | undefined {
    if (members.length > mostDirect) return undefined;
    const words: bigint[] = [];
    for (const { id } of members) {
      const part = this.#membership.unreached(id) ?? this.#parts.get(id);
      if (!this.#writable.has(id) || part === undefined || typeof part === "string" || part.closed)
        return undefined;
      words.push(BigInt(part.pointer));
    }
    const [epoch, , count] = this.#id.split("/").map(Number);
    words.push((BigInt(epoch!) << 32n) | BigInt(count!));
    const { device } = this.local;
    return device.useReserve(() => device.allocate(words.length, "u64")).set(BigUint64Array.from(words));
  }

  /** @internal Use `group.symmetric`. All members call it at the same point of the program. */
  static async make<E extends ElementType>(
    membership: MemberView,
    group: Resource,
    device: Device,
    shape: SymmetricShape<E>,
    deadline: Deadline,
  ): Promise<SymmetricBuffer<E>> {
    const parts = { membership, group, device };
    return (await SymmetricBuffer.open(parts, shape, () => "", deadline, isText)).buffer;
  }

  /**
   * @internal Creates memory like `make`, and connects the parts of members that do not share memory by the network. All members have
   * the network.
   */
  static async makeConnected<E extends ElementType>(
    parts: { membership: MemberView; group: Resource; device: Device },
    shape: SymmetricShape<E>,
    network: PartTransport,
    deadline: Deadline,
  ): Promise<SymmetricBuffer<E>> {
    const reply = (buffer: SymmetricBuffer<E>): Promise<PartOffer> => buffer.attach(network, deadline);
    const { buffer, replies } = await SymmetricBuffer.open(parts, shape, reply, deadline, isPartOffer);
    try {
      await buffer.connect(replies, deadline);
      return buffer;
    } catch (error) {
      buffer.close();
      throw error;
    }
  }

  /** @internal Registers the local part with the network of an epoch. Returns its description for the other members. */
  async attach(network: PartTransport, deadline: Deadline): Promise<PartOffer> {
    return await this.remote.attach(network, this.local as unknown as Buffer, deadline);
  }

  /** @internal Connects the parts that the members of this epoch offer, by rank, as far as this member may write them. */
  async connect(offers: readonly (PartOffer | undefined)[], deadline: Deadline): Promise<void> {
    const { members } = this.#membership;
    // A view of this epoch that was made before has no ways over the network.
    this.#renewTable();
    await this.remote.connect(
      offers.map((offer, rank) => (this.#writable.has(members[rank]!.id) ? offer : undefined)),
      deadline,
    );
  }

  /**
   * @internal Creates memory like `make`. Each member calls `reply` after it has opened the other parts, and
   * may write to them there. Returns the replies of all members.
   */
  static async open<E extends ElementType, T>(
    { membership, group, device }: { membership: MemberView; group: Resource; device: Device },
    shape: SymmetricShape<E>,
    reply: (buffer: SymmetricBuffer<E>) => T | Promise<T>,
    deadline: Deadline,
    accepts: Accepts<T>,
  ): Promise<Opened<E, T>> {
    const { length, type } = shape;
    const call = `symmetric(${length}, "${type}")`;
    const id = membership.topic("symmetric");
    let local: Buffer<E> | undefined;
    let shared: { readonly ticket: string; close(): void } | undefined;
    let failure = "";
    let made: SymmetricBuffer<E> | undefined;
    try {
      local = allocateShareable(device, length, type);
      shape.prepare?.(local);
      shared = share(local);
    } catch (error) {
      failure = (error as Error).message.split("\n")[0]!;
    }
    const parts = new Map<number, Part<E>>();
    try {
      const rights = membership.members.map(({ rank }) => shape.rights(rank));
      const ticket = shared?.ticket ?? "";
      const tickets = rights.map((right) => (right === "none" ? "" : ticket));
      const { machine } = membership.own;
      const offer: Offer = { call, machine, tickets, rights, failure };
      const offers = await membership.exchange("symmetric offer", offer, deadline, isOffer(membership.size));
      checkOffers(membership, offers);
      membership.recovery.mark("memory is offered");
      await openAll(membership, device, { parts, offers, local: local! }, deadline);
      membership.recovery.mark("memory is opened");
      const writable = membership.members.filter(
        (_, peer) => offers[peer]!.rights[membership.rank] === "read-write",
      );
      const ids = new Set(writable.map((member) => member.id)).add(membership.own.id);
      made = new SymmetricBuffer(membership, group, id, local!, parts, ids);
      // After this exchange all members have opened the parts, and the descriptors can be closed.
      const own = reply(made);
      const sent = own instanceof Promise ? await own : own;
      const replies = await membership.exchange("symmetric opened", sent, deadline, accepts);
      return { buffer: made, replies };
    } catch (error) {
      if (made !== undefined) made.close();
      else {
        for (const part of parts.values()) if (typeof part !== "string" && part !== local) part.close();
        local?.allocation.close();
      }
      throw error;
    } finally {
      shared?.close();
    }
  }

  get label(): string {
    return `SymmetricBuffer ${this.type}[${this.length}] of group "${this.#membership.name}"`;
  }

  /**
   * Returns the part of a member, which is the same memory as its `local`. Throws RangeError for an unknown
   * rank, DoorbellError with the reason if the part cannot be reached, and ClosedError after its owner closed
   * it.
   */
  at(rank: number): Buffer<E> {
    this.ensureOpen();
    const { members, name } = this.#membership;
    const member = Number.isInteger(rank) ? members[rank] : undefined;
    if (member === undefined)
      throw new RangeError(`at(${shown(rank)}): group "${name}" has ranks 0 to ${members.length - 1}`);
    // A pair can fail after its memory was mapped, so the failed pairs are checked before the mapping.
    const part = this.#membership.unreached(member.id) ?? this.#parts.get(member.id);
    if (part === undefined || typeof part === "string")
      throw new DoorbellError(
        `the part of ${memberText(member)} cannot be reached: ${part ?? "it joined later"}${this.remote.text(rank)}`,
        "Transfer the data by a collective, or give this member a right to the part.",
      );
    part.ensureOpen();
    return part;
  }

  /** Ranks whose parts this member can reach. */
  get reachable(): number[] {
    return this.#membership.members
      .filter(({ id }) => {
        const part = this.#membership.unreached(id) ?? this.#parts.get(id);
        return part !== undefined && typeof part !== "string" && !part.closed;
      })
      .map(({ rank }) => rank);
  }

  /** @internal Returns true when the owner of a part gives this member the right to write it. */
  mayWrite(id: number): boolean {
    return this.#writable.has(id);
  }

  /** @internal Identifier of this memory, unique in the group. */
  get id(): string {
    return this.#id;
  }

  /** Lets the next view make a new table. */
  #renewTable(): void {
    if (this.deviceTable !== undefined) this.deviceTable = { ...this.deviceTable, epoch: -1 };
  }

  /** @internal Closes the mapping of a part after its owner closed it or left the group. */
  drop(id: number, why: string): void {
    const part = this.#parts.get(id);
    if (part === undefined || part === this.local) return;
    this.#parts.set(id, why);
    this.remote.drop(this.#membership.members.findIndex((member) => member.id === id));
    this.#renewTable();
    if (typeof part === "string") return;
    this.#direct?.table?.close();
    this.#direct = undefined;
    part.close();
  }

  /** @internal Closes the parts of all members except these ids. */
  retain(ids: ReadonlySet<number>): void {
    for (const id of [...this.#parts.keys()]) if (!ids.has(id)) this.drop(id, "it is no longer a member");
  }

  protected release(): void {
    if (this.#wasClosed) return;
    this.#wasClosed = true;
    for (const part of this.#parts.values())
      if (typeof part !== "string" && part !== this.local) part.close();
    // The buffer is a slice of the allocation. Closing a slice frees nothing, so the allocation is closed. Memory that a NIC may
    // still write is not freed.
    if (this.remote.detach()) this.local.allocation.close();
    this.deviceTable?.table.close();
    this.#direct?.table?.close();
    this.#membership.mesh.sendAll("symmetric closed", this.#id);
  }
}

function checkOffers(membership: MemberView, offers: readonly Offer[]): void {
  const calls = new Map(offers.map(({ call }, rank) => [rank, call] as const));
  if (new Set(calls.values()).size > 1) throw new MismatchError(calls);
  const failed = offers.findIndex(({ failure }) => failure !== "");
  if (failed >= 0)
    throw new DoorbellError(
      `${offers[failed]!.call} failed in ${memberText(membership.members[failed]!)}: ${offers[failed]!.failure}`,
      "All members have freed the memory of this call.",
    );
}

interface Opening<E extends ElementType> {
  readonly parts: Map<number, Part<E>>;
  readonly offers: readonly Offer[];
  readonly local: Buffer<E>;
}

/**
 * Opens the parts of all other members at the same time, because each owner answers a request only when its
 * event loop runs. Stores the driver's error as the reason why a part cannot be reached.
 */
async function openAll<E extends ElementType>(
  membership: MemberView,
  device: Device,
  { parts, offers, local }: Opening<E>,
  deadline: Deadline,
): Promise<void> {
  const { members, rank, own } = membership;
  // A member that detects a loss closes its shares and no longer answers, so a loss ends the wait.
  using lost = membership.mesh.lossSignal(membership.others);
  const open = async (peer: number): Promise<Part<E>> => {
    const offer = offers[peer]!;
    const ticket = offer.tickets[rank]!;
    if (members[peer]!.machine !== own.machine) return "it is on another host";
    const unreached = membership.unreached(members[peer]!.id);
    if (unreached !== undefined) return unreached;
    if (ticket === "") return "its owner gives no right to it";
    const { timeoutMs } = deadline.remaining();
    const right = offer.rights[rank] as "read" | "read-write";
    try {
      return (await openBuffer(device, ticket, { right, timeoutMs, signal: lost.signal })) as Buffer<E>;
    } catch (error) {
      // The owner may exit before this process detects the end of their connection.
      if (error instanceof ShareError && error.reason === "owner gone")
        membership.mesh.markLost(members[peer]!.id, "process ended");
      return (error as Error).message.split("\n")[0]!;
    }
  };
  await Promise.all(
    members.map(async ({ id, rank: peer }) => parts.set(id, peer === rank ? local : await open(peer))),
  );
  membership.check("symmetric");
  deadline.signal?.throwIfAborted();
}
