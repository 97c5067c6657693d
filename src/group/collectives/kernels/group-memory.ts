import { CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED } from "../../../../ffi/cuda/constants.ts";
import { memory } from "../../../../ffi/runtime/index.ts";
import { uuidOf } from "../../../cuda/driver/device-names.ts";
import type { Buffer, Device } from "../../../cuda/index.ts";
import type { Resource } from "../../../lifetime/resource.ts";
import type { Deadline } from "../../../wait/deadline.ts";
import { isFlag, isText, listOf, recordOf, wholeFrom } from "../../membership/links/received-values.ts";
import { isUnreached, type Unreached } from "../../membership/local-domains.ts";
import type { MemberView } from "../../membership/membership.ts";
import { stagingLimits } from "../../memory/staging-limits.ts";
import { SymmetricBuffer } from "../../memory/symmetric.ts";
import { readPairs, writePairs } from "../../memory/verify-pairs.ts";
import type { AbortWord } from "../algorithm.ts";

/**
 * Offset of the flags in each member's group memory, in bytes. The kernels use the same offset, see
 * kernels/peer-sync.cuh.
 */
const FLAGS = 4096;
/**
 * Index of the word that ends the waits of a member's kernels. Other ranks write the word, and on soft GPUs
 * this process also writes it.
 */
const POISON = 0;
/** Indices of the words in pinned host memory that kernels read and write. */
export const Host = { abort: 0, code: 1, call: 2, ranks: 16 } as const;
/**
 * Failure codes that a kernel writes to `Host.code` and to the word of each rank. `refused` in the word of the own rank means that
 * the network thread refused a request of a kernel. Its message names the cause.
 */
export const Code = {
  ...{ aborted: 1, mismatch: 2, late: 3, poisoned: 4, unreachable: 5, unknown: 6, refused: 7 },
} as const;

const pageBytes = 4096;
const roundUp = (bytes: number): number => Math.ceil(bytes / pageBytes) * pageBytes;
/**
 * Maximum number of blocks of a launch. All blocks must be resident at the same time, next to other work on
 * the GPU.
 */
const maxBlocks = 256;
/** Blocks per multiprocessor that the kernels' register use allows. */
const blocksPerMultiprocessor = 2;
/** Number of slots that a block uses in rotation. */
const SLOTS = 4;
/** Maximum number of blocks of a low-latency launch. */
const maxLowLatencyBlocks = 64;
const lowLatencySlotsBytes = 65_536;
/** Maximum number of blocks of a launch that sends lines. */
const maxLineBlocks = 128;
const lineSlotSize = 16 * 2 * 512;
/** Maximum number of blocks that run a point-to-point transfer. */
const maxTransferBlocks = 16;
const HEAD_BYTES = 48;
const transferSlotSize = 65_536;
/** Size of an OutputOffer of kernels/moving.cu, in bytes. */
const OFFER_BYTES = 16;
const ACK_BYTES = 8;

const defaultBytes = { native: 128 << 20, soft: 2 << 20 } as const;

/** Parameters from which all members compute the same layout of the group memory. */
interface Shape {
  /** Maximum number of blocks of a launch. */
  readonly blocks: number;
  readonly stagingBytes: number;
}

/**
 * Offer that a member sends before the members create the group memory. The offer is the same in each epoch.
 */
export interface MemoryOffer extends Shape {
  readonly uuid: string;
}

/** Returns true for an offer of another member, by the limits of the option `stagingBytes`. */
export const isMemoryOffer = recordOf<MemoryOffer>({
  blocks: wholeFrom(1, maxBlocks),
  stagingBytes: wholeFrom(stagingLimits.least, stagingLimits.most),
  uuid: isText,
});

/** Returns the offer of this member. */
export function memoryOffer(device: Device, wantedBytes: number | undefined): MemoryOffer {
  const stagingBytes = wantedBytes ?? defaultBytes[device.provider];
  // The soft GPU has as many multiprocessors as the host has processors, and the other members share those
  // processors.
  const blocks =
    device.provider === "soft"
      ? 1
      : Math.max(1, Math.min(maxBlocks, blocksPerMultiprocessor * device.multiprocessors));
  return { blocks, stagingBytes, uuid: device.uuid };
}

/** Offsets and sizes of the areas in each member's group memory. */
export interface GroupLayout {
  /** Maximum number of blocks of a launch. */
  readonly blocks: number;
  readonly slots: number;
  /** Bytes that one rank can write into a slot. */
  readonly slotBytes: number;
  readonly lowLatencySlots: number;
  readonly lowLatencySlotBytes: number;
  readonly lowLatencyBlocks: number;
  readonly lineSlots: number;
  readonly lineSlotBytes: number;
  readonly lineBlocks: number;
  readonly transferHeads: number;
  readonly transferSlots: number;
  readonly transferSlotBytes: number;
  readonly transferBlocks: number;
  /** Offset of the output offers, one for each block and member. An offer contains the address of a member's output. */
  readonly outputOffers: number;
  readonly acks: number;
  readonly bytes: number;
}

/** Message of a member after it has mapped the group memory of all members. */
interface Reply {
  /** Pairs for which the driver refuses a write. */
  readonly refused: readonly Unreached[];
  readonly keepsLines: boolean;
}

function layoutOf({ blocks, stagingBytes }: Shape, size: number): GroupLayout {
  const slots = roundUp(FLAGS + blocks * size * 8);
  const slotBytes = Math.floor(stagingBytes / (blocks * SLOTS * size) / 128) * 128;
  const lowLatencySlots = roundUp(slots + blocks * SLOTS * size * slotBytes);
  const lowLatencyBlocks = Math.min(maxLowLatencyBlocks, blocks);
  const lowLatencySlotBytes = Math.floor(lowLatencySlotsBytes / size / 128) * 128;
  const lineSlots = roundUp(lowLatencySlots + lowLatencyBlocks * SLOTS * size * lowLatencySlotBytes);
  const lineBlocks = Math.min(maxLineBlocks, blocks);
  const transferBlocks = Math.min(maxTransferBlocks, blocks);
  const transferHeads = roundUp(lineSlots + lineBlocks * SLOTS * size * lineSlotSize);
  const transferSlots = roundUp(transferHeads + transferBlocks * size * HEAD_BYTES);
  const outputOffers = roundUp(transferSlots + transferBlocks * SLOTS * size * transferSlotSize);
  const acks = roundUp(outputOffers + blocks * size * OFFER_BYTES);
  const bytes = acks + blocks * size * ACK_BYTES;
  return {
    ...{ blocks, bytes, slots, slotBytes },
    ...{ lowLatencySlots, lowLatencySlotBytes, lowLatencyBlocks },
    ...{ lineSlots, lineSlotBytes: lineSlotSize, lineBlocks },
    ...{ transferHeads, transferSlots, transferSlotBytes: transferSlotSize, transferBlocks },
    ...{ outputOffers, acks },
  };
}

/**
 * Memory through which the kernels of all members exchange data. Each member has flags and slots that its
 * peers write. Each member also has a page of pinned host memory, in which the host ends waits and reads
 * failures.
 */
export class GroupMemory {
  readonly symmetric: SymmetricBuffer<"u8">;
  /** Device addresses of all members' group memory, by rank. */
  readonly addresses: Buffer<"u64">;
  readonly hostBuffer: Buffer<"u32">;
  readonly host: Uint32Array<ArrayBuffer>;
  readonly layout: GroupLayout;
  /**
   * Word with which other ranks end this member's kernels. Defined on soft GPUs only, because
   * their memory belongs to this process. Kernels poll the word eight times as often as the pinned page, so a
   * soft GPU with few processors detects a failure sooner.
   */
  readonly poisonWord: AbortWord | undefined;
  /**
   * True when a word or line may become visible before its flag. The kernels then write flags separately
   * after the data.
   */
  readonly canTear: boolean;
  /** True when lines of 128 bytes with flags work between all members, and are faster than separate flags. */
  readonly hasLines: boolean;

  private constructor(
    symmetric: SymmetricBuffer<"u8">,
    device: Device,
    { members, size }: MemberView,
    layout: GroupLayout,
    hasLines: boolean,
  ) {
    this.symmetric = symmetric;
    this.layout = layout;
    this.hasLines = hasLines;
    this.canTear = device.provider === "soft";
    this.addresses = device.useReserve(() => device.allocate(size, "u64"));
    this.addresses.set(BigUint64Array.from(members, ({ rank }) => BigInt(symmetric.at(rank).pointer)));
    this.hostBuffer = device.allocatePinned(Host.ranks + 2 * size, "u32");
    this.host = this.hostBuffer.array;
    this.host.fill(0);
    const { local } = symmetric;
    this.poisonWord =
      device.provider === "soft" ? { buffer: local as Buffer, address: local.pointer + POISON } : undefined;
  }

  /** Maximum bytes of one block in a low-latency launch. The part of a block is rounded up to 16 bytes. */
  get lowLatencyBlockBytes(): number {
    return this.layout.lowLatencySlotBytes / 2 - 16;
  }

  /** Maximum bytes of an allReduce that fit into the low-latency slots. */
  get maxLowLatencyBytes(): number {
    return this.layout.lowLatencyBlocks * this.lowLatencyBlockBytes;
  }

  /**
   * Creates the group memory together with all members. `offers` holds the offer of each rank. Returns the
   * unreachable pairs when the members cannot reach each other's memory.
   */
  static async make(
    membership: MemberView,
    group: Resource,
    device: Device,
    offers: readonly MemoryOffer[],
    deadline: Deadline,
  ): Promise<GroupMemory | readonly Unreached[]> {
    const isSoft = device.provider === "soft";
    const minimumOf = (key: keyof Shape): number => Math.min(...offers.map((offer) => offer[key]));
    const stagingBytes = minimumOf("stagingBytes");
    const maxBlocksOfStaging = Math.floor(stagingBytes / (SLOTS * membership.size * pageBytes));
    const shape = { blocks: Math.max(1, Math.min(maxBlocksOfStaging, minimumOf("blocks"))), stagingBytes };
    const layout = layoutOf(shape, membership.size);
    const uuids = offers.map(({ uuid }) => uuid);
    // Each owner clears its flags before a peer maps the memory. The memory of a soft GPU is zero from the
    // start, and clearing it would allocate its pages.
    const prepare = (local: Buffer): void => {
      if (isSoft) return;
      local.fill(0);
      device.synchronize();
    };
    // open() allocates before it first waits, so the allocation may use the reservation.
    const { buffer: symmetric, replies } = await device.useReserve(() =>
      SymmetricBuffer.open(
        { membership, group, device },
        { length: layout.bytes, type: "u8", rights: () => "read-write", prepare },
        (buffer): Reply => ({
          refused: writePairs(membership, buffer, layout.slots),
          keepsLines: !isSoft && haveAtomicLines(device, uuids),
        }),
        deadline,
        recordOf<Reply>({ refused: listOf(isUnreached(membership.size)), keepsLines: isFlag }),
      ),
    );
    membership.recovery.mark("group memory is mapped");
    try {
      const refused = replies.flatMap((each) => each.refused);
      const failed = await readPairs(membership, symmetric, layout.slots, refused, deadline);
      if (failed.length === 0)
        return new GroupMemory(
          symmetric,
          device,
          membership,
          layout,
          replies.every((each) => each.keepsLines),
        );
      symmetric.close();
      return failed;
    } catch (error) {
      symmetric.close();
      throw error;
    }
  }

  /** Ends the waits of all kernels, including later ones. */
  abort(): void {
    if (!this.hostBuffer.closed) this.host[Host.abort] = 1;
  }

  /** Ends the waits of all kernels, and stops kernels that have not started, after a member failed. */
  poison(): void {
    this.abort();
    if (this.poisonWord !== undefined && !this.poisonWord.buffer.closed)
      new Uint32Array(memory(this.poisonWord.address, 4))[0] = 1;
  }

  close(): void {
    this.addresses.close();
    this.hostBuffer.close();
    this.symmetric.close();
  }
}

/**
 * Returns true when 128 bytes that eight threads write at once become visible together in the memory of all
 * these GPUs. This property holds within a GPU and over NVLink, but not over PCIe. A link that supports
 * native atomics is NVLink. A GPU that this process cannot see counts as unsuitable.
 */
function haveAtomicLines(device: Device, uuids: readonly string[]): boolean {
  const { driver } = device;
  const { lib, results } = driver;
  const own = uuidOf(driver, device.ordinal);
  const ordinals = new Map<string, number>();
  for (let each = 0; each < driver.deviceCount(); each++) ordinals.set(uuidOf(driver, each), each);
  return uuids.every((uuid) => {
    if (uuid === own) return true;
    const ordinal = ordinals.get(uuid);
    if (ordinal === undefined) return false;
    const which = CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED;
    const code = lib.cuDeviceGetP2PAttribute(results.pointer, which, device.ordinal, ordinal);
    return code === 0 && results.i32() !== 0;
  });
}
