import process from "node:process";
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
} from "../../../ffi/libc/index.ts";
import { sealedBytes } from "../../../ffi/libc/sealed.ts";
import { addressOf, memory } from "../../../ffi/runtime/index.ts";
import { DescriptorSocket } from "../../cuda/index.ts";
import { left, type Until } from "../links/handshake.ts";
import type { Membership } from "../membership.ts";
import { BARRIER_AT, BEAT, DOING_AT, DOING_BYTES, SLOT_BYTES } from "./heart-layout.ts";

const SEALS = F_SEAL_SEAL | F_SEAL_SHRINK | F_SEAL_GROW;
/** Where mmap's errors begin, as numbers. */
const addressesEnd = 2 ** 52;

/** Memory that the members of one machine share, with a slot for each. */
export class HeartPage {
  readonly address: number;
  readonly bytes: number;
  /** Slots by members' ids. */
  readonly slots: ReadonlyMap<number, number>;
  #closed = false;
  /** What this process's member said last: most say the same again and again. */
  #said = "";

  private constructor(fd: number, bytes: number, slots: ReadonlyMap<number, number>) {
    this.address = libc.mmap(0, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    this.bytes = bytes;
    this.slots = slots;
  }

  /**
   * Made by the first member of the machine, which gives its descriptor to the others; all members of the group call it together.
   * undefined where a machine's members cannot reach each other's sockets (containers without a common folder), or there is but one.
   */
  static async make(membership: Membership, deadline: Until): Promise<HeartPage | undefined> {
    const { local, own } = membership;
    const bytes = Math.ceil((local.length * SLOT_BYTES) / 4096) * 4096;
    const slots = new Map(local.map(({ id }, slot) => [id, slot] as const));
    const isKeeper = local[0]!.id === own.id;
    using socket = new DescriptorSocket();
    const paths = await membership.exchange("heart socket", socket.path, deadline);
    let fd = -1;
    try {
      if (isKeeper) {
        fd = memfd(bytes);
        for (const { rank } of local.slice(1)) if (fd >= 0) socket.send(paths[rank]!, "heart", [fd]);
      } else fd = await received(socket, bytes, membership, deadline);
      // The socket's file is there until all have what was sent to it.
      const had = await membership.exchange("heart", fd >= 0, deadline);
      const page =
        fd >= 0 && local.every(({ rank }) => had[rank]) ? new HeartPage(fd, bytes, slots) : undefined;
      return page !== undefined && page.address < addressesEnd ? page : undefined;
    } finally {
      if (fd >= 0) libc.close(fd);
    }
  }

  /** Where each member's words of barriers are, by ids. */
  get barrierWords(): ReadonlyMap<number, number> {
    return new Map([...this.slots].map(([id, slot]) => [id, this.address + slot * SLOT_BYTES + BARRIER_AT]));
  }

  /** Says what this member does, for the others to read when it is lost. */
  tell(id: number, text: string): void {
    const slot = this.slots.get(id);
    if (slot === undefined || this.#closed || text === this.#said) return;
    this.#said = text;
    const at = this.address + slot * SLOT_BYTES + DOING_AT;
    const view = new Uint8Array(memory(at + 4, DOING_BYTES));
    const { written } = new TextEncoder().encodeInto(text, view);
    new Uint32Array(memory(at, 4))[0] = written;
  }

  /** What a member said last. */
  told(id: number): string {
    const slot = this.slots.get(id);
    if (slot === undefined || this.#closed) return "";
    const at = this.address + slot * SLOT_BYTES + DOING_AT;
    const length = Math.min(new Uint32Array(memory(at, 4))[0]!, DOING_BYTES);
    return new TextDecoder().decode(new Uint8Array(memory(at + 4, DOING_BYTES)).slice(0, length));
  }

  /** Milliseconds since a member's last beat; undefined when it has none here. */
  silentMs(id: number): number | undefined {
    const slot = this.slots.get(id);
    if (slot === undefined || this.#closed) return undefined;
    const beat = new Float64Array(memory(this.address + slot * SLOT_BYTES, 8))[BEAT]!;
    return beat === 0 ? undefined : Math.max(0, Number(process.hrtime.bigint()) / 1e6 - beat);
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

/** How long the keeper's message may take: it was sent before anything else. */
const patienceMs = 2000;

async function received(
  socket: DescriptorSocket,
  bytes: number,
  membership: Membership,
  deadline: Until,
): Promise<number> {
  using lost = membership.mesh.lossSignal(membership.others);
  const timeoutMs = Math.min(patienceMs, left(deadline).timeoutMs);
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
