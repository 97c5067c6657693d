import { memory } from "../../../ffi/runtime/index.ts";
import type { Buffer, Device } from "../../cuda/index.ts";
import type { Resource } from "../../lifetime/resource.ts";
import type { Unreached } from "../islands/islands.ts";
import type { Until } from "../links/handshake.ts";
import type { Circle } from "../membership.ts";
import { SymmetricBuffer } from "../memory/symmetric.ts";
import { readPairs, writePairs } from "../memory/verify-pairs.ts";
import { keepsLines } from "./keeps-lines.ts";

/** Where flags begin in each member's group memory: kernels/collective.cu has the same. */
const FLAGS = 4096;
/** A word by which other ranks, and on embedded GPUs this process, end the waits of a member's kernels. */
const POISON = 0;
/** Words of the host's memory that kernels see. */
export const Host = { abort: 0, code: 1, call: 2, ranks: 16 } as const;
/** What a kernel may say in `Host.code`, and of each rank. */
export const Code = { aborted: 1, mismatch: 2, late: 3, poisoned: 4, unreachable: 5, blind: 6 } as const;

const pageBytes = 4096;
const roundUp = (bytes: number): number => Math.ceil(bytes / pageBytes) * pageBytes;
/** Blocks must all run at once, beside whatever else the GPU runs. */
const mostBlocks = 256;
/** Of one multiprocessor: what the kernels' registers leave room for. */
const blocksEach = 2;
/** Slots that a block uses in turns. */
const SLOTS = 4;
/** Blocks that send words with flags, and bytes of one's slots of a turn for all ranks: half of them are flags. */
const mostWordBlocks = 64;
const wordSlotsBytes = 65_536;
/** Blocks that send lines with flags, and bytes of one's slot: four lines for each of its warps, twice. */
const mostLineBlocks = 128;
const lineSlotBytes = 16 * 2 * 512;
/** Blocks that pass something from one to another, bytes of what they know of each other, and of a slot. */
const mostPassBlocks = 16;
const HEAD_BYTES = 48;
const passSlotBytes = 65_536;
/** Bytes of kernels/moving.cu's Note, and of how far a member has taken what came. */
const NOTE_BYTES = 16;
const ACK_BYTES = 8;

const defaultBytes = { native: 128 << 20, soft: 2 << 20 } as const;

/** What all members make their group memory by. */
interface Shape {
  /** Most blocks of a launch. */
  readonly blocks: number;
  readonly stagingBytes: number;
}

/** What a member says before they make it: the same in each epoch. */
export interface MemoryOffer extends Shape {
  readonly uuid: string;
}

/** What this member can give. */
export function memoryOffer(device: Device, wantedBytes: number | undefined): MemoryOffer {
  const stagingBytes = wantedBytes ?? defaultBytes[device.provider];
  // The embedded GPU has as many multiprocessors as there are processors, and other members want those, too.
  const blocks =
    device.provider === "soft" ? 1 : Math.max(1, Math.min(mostBlocks, blocksEach * device.multiprocessors));
  return { blocks, stagingBytes, uuid: device.uuid };
}

/** Where things are in each member's part, and how much of them there is. */
export interface GroupLayout {
  /** Most blocks of a launch. */
  readonly blocks: number;
  readonly slots: number;
  /** Bytes of what one rank puts into a slot. */
  readonly slotBytes: number;
  readonly wordSlots: number;
  readonly wordSlotBytes: number;
  readonly wordBlocks: number;
  readonly lineSlots: number;
  readonly lineSlotBytes: number;
  readonly lineBlocks: number;
  readonly passHeads: number;
  readonly passSlots: number;
  readonly passSlotBytes: number;
  readonly passBlocks: number;
  /** What members tell each other of their outputs, and how far those that take are: for each block and member. */
  readonly notes: number;
  readonly acks: number;
  readonly bytes: number;
}

function layoutOf({ blocks, stagingBytes }: Shape, size: number): GroupLayout {
  const slots = roundUp(FLAGS + blocks * size * 8);
  const slotBytes = Math.floor(stagingBytes / (blocks * SLOTS * size) / 128) * 128;
  const wordSlots = roundUp(slots + blocks * SLOTS * size * slotBytes);
  const senders = Math.min(mostWordBlocks, blocks);
  const wordSlotBytes = Math.floor(wordSlotsBytes / size / 128) * 128;
  const lineSlots = roundUp(wordSlots + senders * SLOTS * size * wordSlotBytes);
  const lineBlocks = Math.min(mostLineBlocks, blocks);
  const passBlocks = Math.min(mostPassBlocks, blocks);
  const passHeads = roundUp(lineSlots + lineBlocks * SLOTS * size * lineSlotBytes);
  const passSlots = roundUp(passHeads + passBlocks * size * HEAD_BYTES);
  const notes = roundUp(passSlots + passBlocks * SLOTS * size * passSlotBytes);
  const acks = roundUp(notes + blocks * size * NOTE_BYTES);
  const bytes = acks + blocks * size * ACK_BYTES;
  return {
    ...{ blocks, bytes, slots, slotBytes },
    ...{ wordSlots, wordSlotBytes, wordBlocks: senders },
    ...{ lineSlots, lineSlotBytes, lineBlocks },
    ...{ passHeads, passSlots, passSlotBytes, passBlocks },
    ...{ notes, acks },
  };
}

/**
 * The memory through which kernels of all members meet: in each member flags and slots, which all others write, and a page of host
 * memory, by which the host ends waits and hears what went wrong.
 */
export class GroupMemory {
  readonly symmetric: SymmetricBuffer<"u8">;
  /** Addresses of all members' parts, by rank, on the device. */
  readonly places: Buffer<"u64">;
  readonly hostBuffer: Buffer<"u32">;
  readonly host: Uint32Array<ArrayBuffer>;
  readonly layout: GroupLayout;
  /**
   * Where this process can write the word by which other ranks end this one's kernels: embedded GPUs' memory is its own. Kernels look at it
   * eight times as often as at the host's, and threads that take turns on few processors do not look often.
   */
  readonly poisonAddress: number | undefined;
  /** May a word or a line be seen without the flag that was written with it? Then flags follow what they belong to. */
  readonly torn: boolean;
  /** Do lines of 128 bytes with a flag in each go between all members, and faster than what follows flags? */
  readonly hasLines: boolean;

  private constructor(
    symmetric: SymmetricBuffer<"u8">,
    device: Device,
    { members, size }: Circle,
    layout: GroupLayout,
    hasLines: boolean,
  ) {
    this.symmetric = symmetric;
    this.layout = layout;
    this.hasLines = hasLines;
    this.torn = device.provider === "soft";
    this.places = device.allocate(size, "u64");
    this.places.set(BigUint64Array.from(members, ({ rank }) => BigInt(symmetric.at(rank).pointer)));
    this.hostBuffer = device.allocatePinned(Host.ranks + 2 * size, "u32");
    this.host = this.hostBuffer.array;
    this.host.fill(0);
    this.poisonAddress = device.provider === "soft" ? symmetric.local.pointer + POISON : undefined;
  }

  /** Bytes that one block can send as words with flags: its part is rounded up to 16 bytes. */
  get wordRoom(): number {
    return this.layout.wordSlotBytes / 2 - 16;
  }

  /** Bytes of an allReduce that fit into the slots of words with flags. */
  get mostWordBytes(): number {
    return this.layout.wordBlocks * this.wordRoom;
  }

  /** Made by all members together; `offers`: what each said. Or the pairs of them that do not reach each other. */
  static async make(
    membership: Circle,
    group: Resource,
    device: Device,
    offers: readonly MemoryOffer[],
    deadline: Until,
  ): Promise<GroupMemory | readonly Unreached[]> {
    const embedded = device.provider === "soft";
    const least = (key: keyof Shape): number => Math.min(...offers.map((offer) => offer[key]));
    const stagingBytes = least("stagingBytes");
    const room = Math.floor(stagingBytes / (SLOTS * membership.size * pageBytes));
    const shape = { blocks: Math.max(1, Math.min(room, least("blocks"))), stagingBytes };
    const layout = layoutOf(shape, membership.size);
    const uuids = offers.map(({ uuid }) => uuid);
    // Nobody reaches a part whose owner has not cleared its flags. Embedded GPUs' memory is zero, and there only where it is written.
    const prepare = (local: Buffer): void => {
      if (embedded) return;
      local.fill(0);
      device.synchronize();
    };
    const { buffer: symmetric, said } = await SymmetricBuffer.open(
      { membership, group, device },
      { length: layout.bytes, type: "u8", rights: () => "read-write", prepare },
      (buffer) => ({
        refused: writePairs(membership, buffer, layout.slots),
        keepsLines: !embedded && keepsLines(device, uuids),
      }),
      deadline,
    );
    membership.recovery.mark("group memory is mapped");
    try {
      const refused = said.flatMap((each) => each.refused);
      const failed = await readPairs(membership, symmetric, layout.slots, refused, deadline);
      if (failed.length === 0)
        return new GroupMemory(
          symmetric,
          device,
          membership,
          layout,
          said.every((each) => each.keepsLines),
        );
      symmetric.close();
      return failed;
    } catch (error) {
      symmetric.close();
      throw error;
    }
  }

  /** From now on no kernel waits for anybody. */
  abort(): void {
    if (!this.hostBuffer.closed) this.host[Host.abort] = 1;
  }

  /** And none begins that was not begun: somebody is lost. */
  poison(): void {
    this.abort();
    if (this.poisonAddress !== undefined && !this.hostBuffer.closed)
      new Uint32Array(memory(this.poisonAddress, 4))[0] = 1;
  }

  close(): void {
    this.places.close();
    this.hostBuffer.close();
    this.symmetric.close();
  }
}
