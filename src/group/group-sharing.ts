import { checkOptions } from "../arguments/check-options.ts";
import { shown } from "../arguments/shown.ts";
import { wholeNumber } from "../arguments/whole-number.ts";
import type { Buffer, Device, ElementType, Event } from "../cuda/index.ts";
import type { WaitOptions } from "../wait/wait-options.ts";
import { elementBytes } from "./collectives/element.ts";
import { partsTable, viewBytes } from "./device/device-view.ts";
import { groupWaitOptions } from "./done-options.ts";
import { GroupCalls } from "./group-calls.ts";
import { left, type Until, untilOf } from "./links/handshake.ts";
import type { Membership } from "./membership.ts";
import type { GroupLinks } from "./memory/group-links.ts";
import { type FarWay, linkBytes, measureLinks } from "./memory/measure-links.ts";
import { SharedThings } from "./memory/shared.ts";
import { type PeerRight, SymmetricBuffer } from "./memory/symmetric.ts";
import {
  type SharingOptions,
  type SymmetricOptions,
  sharingOptions,
  symmetricOptions,
} from "./memory/symmetric-options.ts";

/** The memory that a group's members have together. */
export abstract class GroupSharing extends GroupCalls {
  /** @internal */
  protected readonly membership: Membership;
  /** @internal */
  protected readonly symmetricBuffers: Map<string, SymmetricBuffer> = new Map();
  /** @internal */
  protected sharedThings: SharedThings | undefined;

  /** @internal */
  constructor(membership: Membership) {
    super();
    this.membership = membership;
  }

  /** This member's GPU. TypeError in a group without GPUs. */
  abstract get device(): Device;

  /**
   * The same allocation in every member, each mapped in all that can reach it: all call it at the same place. MismatchError, with the
   * ranks, when they ask for different things; the members' own refusal (no memory) in all of them.
   *
   * @example
   * using table = await group.symmetric(1024, "f32");
   * table.local.fill(group.rank);
   * await group.barrier();
   * const other = table.at((group.rank + 1) % group.size); // the same memory as its owner's `local`
   */
  async symmetric<E extends ElementType>(
    length: number,
    type: E,
    options?: SymmetricOptions,
  ): Promise<SymmetricBuffer<E>> {
    const { device } = this;
    const { timeoutMs, signal, right } = checkOptions(symmetricOptions, "symmetric", options);
    wholeNumber("symmetric: length", length, 1, Number.MAX_SAFE_INTEGER);
    if (!Object.hasOwn(elementBytes, type) || (type as string) === "bf16")
      throw new TypeError(`symmetric: there is no type ${shown(type)}: use "f32", "u8" and so on`);
    this.membership.check("symmetric");
    const shape = { length, type, rights: typeof right === "function" ? right : () => right };
    const deadline = untilOf(timeoutMs, signal);
    const made = await SymmetricBuffer.make(this.membership, this, device, shape, deadline);
    this.symmetricBuffers.set(made.id, made as unknown as SymmetricBuffer);
    made.partsOf(this.membership.members);
    return made;
  }

  /**
   * Measures how each member's GPU reaches each other's memory: kind of link, latency of a small copy, GB/s of a large one. All members
   * call it at the same place; one copies at a time, so it takes some milliseconds a pair. The same in all members; it prints as a table.
   *
   * @example
   * const links = await group.links();
   * console.log(links.shape); // "a mesh: each member reaches each other's memory, 371 to 372 GB/s"
   */
  async links(options?: WaitOptions): Promise<GroupLinks> {
    const { timeoutMs, signal } = checkOptions(groupWaitOptions, "links", options);
    const { device } = this;
    this.membership.check("links");
    const deadline = untilOf(timeoutMs, signal);
    const rights = (): PeerRight => "read-write";
    const shape = { length: linkBytes(device), type: "u8", rights } as const;
    using memory = await SymmetricBuffer.make(this.membership, this, device, shape, deadline);
    const words = this.networkWords ?? "";
    const far: FarWay | undefined = words === "" ? undefined : this.#farWay(words, deadline);
    return await measureLinks(this.membership, device, memory, deadline, far);
  }

  #farWay(words: string, deadline: Until): FarWay {
    return {
      words,
      send: (buffer, to) => this.send(buffer, to),
      receive: (buffer, from) => this.receive(buffer, from),
      done: () => {
        const { timeoutMs, signal } = left(deadline);
        return this.done(signal === undefined ? { timeoutMs } : { timeoutMs, signal });
      },
    };
  }

  /**
   * What a kernel of the program's own needs to reach other members' parts of a memory: `doorbell::View` of `<doorbell.cuh>`
   * ({@link deviceHeaders}), by value. It is good until the group is reformed; waits end, and say so, once a member is lost.
   *
   * @example
   * using memory = await group.symmetric(1024, "f32");
   * const view = group.deviceView(memory); // kernel.launch({ grid: 1, block: 256 }, [view, ...])
   */
  deviceView<E extends ElementType>(memory: SymmetricBuffer<E>): Uint8Array<ArrayBuffer> {
    const collectives = this.ready("deviceView");
    if (!(memory instanceof SymmetricBuffer) || !this.symmetricBuffers.has(memory.id))
      throw new TypeError(`deviceView: the memory is ${shown(memory)}: use one of this group.symmetric()`);
    memory.ensureOpen();
    const { membership, device } = this;
    const { epoch } = membership;
    if (memory.places?.epoch !== epoch) {
      memory.places?.table.close();
      const table = partsTable(memory as unknown as SymmetricBuffer, membership, device);
      memory.places = { epoch, table };
    }
    const { table } = memory.places;
    return viewBytes(table, collectives.way.hostBuffer.pointer, collectives.limitNanoseconds, membership);
  }

  /**
   * Lets other members open a buffer or an interprocess event by a name, until it is closed or unshared. It is told to all, or to those
   * whose right is not "none", and returns at once.
   *
   * @example
   * using weights = group.device.allocate(1024, "f32").fill(1);
   * group.share(weights, "weights", { right: "read" }); // others: await group.open(0, "weights")
   * group.unshare("weights");
   */
  share(what: Buffer | Event, name: string, options?: SharingOptions): void {
    const { right } = checkOptions(sharingOptions, "share", options);
    this.sharing.share(what, name, typeof right === "function" ? right : () => right);
  }

  /** Takes back what was shared: what others have opened of it is closed there. */
  unshare(name: string): void {
    this.sharing.unshare(name);
  }

  /**
   * Opens what another member shares by that name, as soon as it does: the same memory, or the same event. DeadlineError when it does
   * not; MemberLostError when it is lost; RangeError for a rank that is not another one's.
   */
  async open(rank: number, name: string, options?: WaitOptions): Promise<Buffer | Event> {
    const { timeoutMs, signal } = checkOptions(groupWaitOptions, "open", options);
    const { sharing } = this;
    const { size, rank: own } = this.membership;
    if (!Number.isInteger(rank) || rank < 0 || rank >= size || rank === own)
      throw new RangeError(`open: rank ${shown(rank)} is not another member's: there are 0 to ${size - 1}`);
    return await sharing.open(rank, name, untilOf(timeoutMs, signal));
  }

  abstract done(options?: WaitOptions): Promise<void>;

  /** @internal By what members of other hosts are reached, in words. */
  protected abstract get networkWords(): string | undefined;

  private get sharing(): SharedThings {
    const { device } = this;
    this.sharedThings ??= new SharedThings(this.membership, device);
    return this.sharedThings;
  }
}
