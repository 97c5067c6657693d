import {
  F_ADD_SEALS,
  F_SEAL_GROW,
  F_SEAL_SEAL,
  F_SEAL_SHRINK,
  libc,
  MAP_SHARED,
  MFD_ALLOW_SEALING,
  MFD_CLOEXEC,
  PROT_READ,
  PROT_WRITE,
} from "../../../../ffi/libc/index.ts";
import { sealedBytes } from "../../../../ffi/libc/sealed.ts";
import { addressOf, memory } from "../../../../ffi/runtime/index.ts";
import { DescriptorSocket } from "../../../cuda/index.ts";
import type { Deadline } from "../../../wait/deadline.ts";
import { isFlag, isText } from "../links/received-values.ts";
import type { Membership } from "../membership.ts";
import { clockMs } from "./clock.ts";
import { BARRIER_AT, BEAT, OPERATION_AT, OPERATION_BYTES, SLOT_BYTES } from "./heartbeat-layout.ts";

const SEALS = F_SEAL_SEAL | F_SEAL_SHRINK | F_SEAL_GROW;
/** End of the valid address range. A failed mmap returns -1, which is a larger unsigned number. */
const addressesEnd = 2 ** 52;

/**
 * Time for a heartbeat thread to start, in milliseconds. A busy machine starts threads late, so the first
 * heartbeat counts for this much longer.
 */
const startLimitMs = 5000;

/** Shared memory page with one heartbeat slot for each member of a machine. */
export class HeartbeatPage {
  readonly address: number;
  readonly bytes: number;
  /** Slot index of each member, by member id. */
  readonly slots: ReadonlyMap<number, number>;
  #closed = false;
  /** Last operation text that this member published. An unchanged text is not written again. */
  #published = "";

  private constructor(address: number, bytes: number, slots: ReadonlyMap<number, number>) {
    this.address = address;
    this.bytes = bytes;
    this.slots = slots;
  }

  static #mapped(fd: number, bytes: number, slots: ReadonlyMap<number, number>): HeartbeatPage | undefined {
    const address = libc.mmap(0, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    return address < addressesEnd ? new HeartbeatPage(address, bytes, slots) : undefined;
  }

  /**
   * Writes the first heartbeat of this member before its heartbeat thread runs. Without it, peers would take
   * a process that stops before that thread starts for one that left in order.
   */
  #begin(id: number): void {
    const slot = new Float64Array(memory(this.address + this.slots.get(id)! * SLOT_BYTES, 8));
    slot[BEAT] = clockMs() + startLimitMs;
  }

  /**
   * Creates the page with all members of the group. The first member of the machine sends the page's
   * descriptor to its peers. Returns undefined for a member that is alone on its machine. Also returns
   * undefined when a local peer's socket is unreachable, as in containers without a common folder.
   */
  static async make(membership: Membership, deadline: Deadline): Promise<HeartbeatPage | undefined> {
    if (membership.local.length > 1) return await HeartbeatPage.#shared(membership, deadline);
    // Members of other machines may share a page, and every exchange needs all members.
    await membership.exchange("heartbeat socket", "", deadline, isText);
    await membership.exchange("heartbeat", false, deadline, isFlag);
    return undefined;
  }

  static async #shared(membership: Membership, deadline: Deadline): Promise<HeartbeatPage | undefined> {
    const { local, own } = membership;
    const bytes = Math.ceil((local.length * SLOT_BYTES) / 4096) * 4096;
    const slots = new Map(local.map(({ id }, slot) => [id, slot] as const));
    const isCreator = local[0]!.id === own.id;
    using socket = new DescriptorSocket();
    const paths = await membership.exchange("heartbeat socket", socket.path, deadline, isText);
    let fd = -1;
    let page: HeartbeatPage | undefined;
    let isComplete = false;
    try {
      if (isCreator) {
        fd = memfd(bytes);
        for (const { rank } of local.slice(1)) if (fd >= 0) socket.send(paths[rank]!, "heartbeat", [fd]);
      } else fd = await receiveDescriptor(socket, bytes, membership, deadline);
      if (fd >= 0) page = HeartbeatPage.#mapped(fd, bytes, slots);
      if (page !== undefined) page.#begin(own.id);
      // The exchange waits until every local member has received the descriptor, because the socket file is
      // deleted afterwards. It also orders every first heartbeat before the peers start to watch.
      const haveDescriptor = await membership.exchange("heartbeat", page !== undefined, deadline, isFlag);
      isComplete = local.every(({ rank }) => haveDescriptor[rank]);
      return isComplete ? page : undefined;
    } finally {
      if (!isComplete) page?.close();
      if (fd >= 0) libc.close(fd);
    }
  }

  /** Address of each member's barrier words, by member id. */
  get barrierWords(): ReadonlyMap<number, number> {
    return new Map([...this.slots].map(([id, slot]) => [id, this.address + slot * SLOT_BYTES + BARRIER_AT]));
  }

  /** Publishes the current operation of a member, for its peers to read after a failure. */
  publish(id: number, text: string): void {
    const slot = this.slots.get(id);
    if (slot === undefined || this.#closed || text === this.#published) return;
    this.#published = text;
    const at = this.address + slot * SLOT_BYTES + OPERATION_AT;
    const view = new Uint8Array(memory(at + 4, OPERATION_BYTES));
    const { written } = new TextEncoder().encodeInto(text, view);
    new Uint32Array(memory(at, 4))[0] = written;
  }

  /** Returns the last operation that a member published. */
  operationOf(id: number): string {
    const slot = this.slots.get(id);
    if (slot === undefined || this.#closed) return "";
    const at = this.address + slot * SLOT_BYTES + OPERATION_AT;
    const length = Math.min(new Uint32Array(memory(at, 4))[0]!, OPERATION_BYTES);
    return new TextDecoder().decode(new Uint8Array(memory(at + 4, OPERATION_BYTES)).slice(0, length));
  }

  /**
   * Returns the milliseconds since a member's last heartbeat. Returns undefined when the member has no
   * heartbeat in this page.
   */
  silentMs(id: number): number | undefined {
    const slot = this.slots.get(id);
    if (slot === undefined || this.#closed) return undefined;
    const beat = new Float64Array(memory(this.address + slot * SLOT_BYTES, 8))[BEAT]!;
    return beat === 0 ? undefined : Math.max(0, clockMs() - beat);
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    libc.munmap(this.address, this.bytes);
  }
}

function memfd(bytes: number): number {
  const name = new Uint8Array(new ArrayBuffer(16));
  new TextEncoder().encodeInto("doorbell-group\0", name);
  const fd = libc.memfd_create(addressOf(name), MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (fd < 0) return -1;
  if (libc.ftruncate(fd, bytes) === 0 && libc.fcntl(fd, F_ADD_SEALS, SEALS) === 0) return fd;
  libc.close(fd);
  return -1;
}

/**
 * Maximum wait for the descriptor of the heartbeat page, in milliseconds. The first member sends the
 * descriptor before any other message.
 */
const descriptorLimitMs = 2000;

async function receiveDescriptor(
  socket: DescriptorSocket,
  bytes: number,
  membership: Membership,
  deadline: Deadline,
): Promise<number> {
  using lost = membership.mesh.lossSignal(membership.others);
  const timeoutMs = Math.min(descriptorLimitMs, deadline.remainingMs());
  try {
    const { fds } = await socket.receive({ timeoutMs, signal: lost.signal }, 1);
    const [fd = -1] = fds;
    if (fd < 0 || sealedBytes(fd) >= bytes) return fd;
    libc.close(fd);
    return -1;
  } catch {
    return -1;
  }
}
