import type { Buffer, Device } from "../../cuda/index.ts";
import type { Resource } from "../../lifetime/resource.ts";
import type { Until } from "../links/handshake.ts";
import type { Membership } from "../membership.ts";
import { SymmetricBuffer } from "../memory/symmetric.ts";
import { verifyPairs } from "../memory/verify-pairs.ts";

/** Where flags begin in each member's group memory: kernels/collective.cu has the same. */
const FLAGS = 4096;
/** Words of the host's memory that kernels see. */
export const Host = { abort: 0, code: 1, call: 2, ranks: 16 } as const;
/** What a kernel may say in `Host.code`, and of each rank. */
export const Code = { aborted: 1, mismatch: 2, late: 3, poisoned: 4 } as const;

const pageBytes = 4096;
const roundUp = (bytes: number): number => Math.ceil(bytes / pageBytes) * pageBytes;
/** Blocks must all run at once, beside whatever else the GPU runs. */
const mostBlocks = 32;

/** What all members make their group memory by. */
interface Shape {
  /** Blocks of each launch. */
  readonly blocks: number;
  readonly stagingBytes: number;
}

/**
 * The memory through which kernels of all members meet: in each member flags and staging memory, which all write and read, and a
 * page of host memory, by which the host ends waits and hears what went wrong.
 */
export class GroupMemory implements Shape {
  readonly symmetric: SymmetricBuffer<"u8">;
  /** Addresses of all members' parts, by rank, on the device. */
  readonly places: Buffer<"u64">;
  readonly hostBuffer: Buffer<"u32">;
  readonly host: Uint32Array<ArrayBuffer>;
  readonly blocks: number;
  readonly stagingBytes: number;
  /** Bytes of one of the two halves of a block's staging memory, and where staging memory begins. */
  readonly half: number;
  readonly staging: number;

  private constructor(
    symmetric: SymmetricBuffer<"u8">,
    device: Device,
    { size, members }: Membership,
    { blocks, stagingBytes }: Shape,
  ) {
    this.symmetric = symmetric;
    this.blocks = blocks;
    this.stagingBytes = stagingBytes;
    this.staging = roundUp(FLAGS + blocks * size * 8);
    this.half = Math.floor(stagingBytes / blocks / pageBytes) * pageBytes;
    this.places = device.allocate(size, "u64");
    this.places.set(BigUint64Array.from(members, ({ rank }) => BigInt(symmetric.at(rank).pointer)));
    this.hostBuffer = device.allocatePinned(Host.ranks + 2 * size, "u32");
    this.host = this.hostBuffer.array;
    this.host.fill(0);
  }

  /** Made by all members together. */
  static async make(
    membership: Membership,
    group: Resource,
    device: Device,
    stagingBytes: number,
    deadline: Until,
  ): Promise<GroupMemory> {
    // The embedded GPU has as many multiprocessors as there are processors, and other members want those, too.
    const blocks = device.provider === "soft" ? 1 : Math.min(mostBlocks, device.multiprocessors);
    const offers = await membership.exchange<Shape>("group memory", { blocks, stagingBytes }, deadline);
    const least = (key: keyof Shape): number => Math.min(...offers.map((offer) => offer[key]));
    const shape = { blocks: least("blocks"), stagingBytes: least("stagingBytes") };
    const flags = roundUp(FLAGS + shape.blocks * membership.size * 8);
    const symmetric = await SymmetricBuffer.make(
      membership,
      group,
      device,
      { length: flags + 2 * shape.stagingBytes, type: "u8", rights: () => "read-write" },
      deadline,
    );
    try {
      symmetric.local.slice(0, flags).fill(0);
      device.synchronize();
      const made = new GroupMemory(symmetric, device, membership, shape);
      // Nobody writes flags before all have cleared theirs.
      await membership.exchange("group memory cleared", null, deadline);
      await verifyPairs(membership, symmetric, made.staging, deadline);
      return made;
    } catch (error) {
      symmetric.close();
      throw error;
    }
  }

  /** From now on no kernel waits for anybody. */
  abort(): void {
    if (!this.hostBuffer.closed) this.host[Host.abort] = 1;
  }

  close(): void {
    this.places.close();
    this.hostBuffer.close();
    this.symmetric.close();
  }
}
