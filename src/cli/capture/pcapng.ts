/** Block types of a pcapng file (draft-ietf-opsawg-pcapng) for a capture, in this machine's byte order. */
const SECTION_HEADER = 0x0a0d0d0a;
const BYTE_ORDER_MAGIC = 0x1a2b3c4d;
const INTERFACE_DESCRIPTION = 1;
const INTERFACE_STATISTICS = 5;
export const ENHANCED_PACKET = 6;
/** Link type of packets that begin with their IPv4 or IPv6 header. */
const LINKTYPE_RAW = 101;

const Option = {
  ...{ end: 0, comment: 1, userApplication: 4, name: 2, description: 3, resolution: 9 },
  ...{ received: 4, dropped: 5 },
} as const;
/** Value of the option `if_tsresol` for timestamps in nanoseconds. */
const NANOSECONDS = 9;

const words = (...values: readonly number[]): Buffer => Buffer.from(Uint32Array.from(values).buffer);

function option(code: number, value: Buffer): Buffer {
  const padded = Buffer.alloc((value.length + 3) & ~3);
  value.copy(padded);
  return Buffer.concat([words(((value.length << 16) | code) >>> 0), padded]);
}

function block(type: number, body: Buffer, options: readonly Buffer[]): Buffer {
  const end = options.length === 0 ? [] : [words(Option.end)];
  const inside = Buffer.concat([body, ...options, ...end]);
  const total = inside.length + 12;
  return Buffer.concat([words(type, total), inside, words(total)]);
}

/** Returns the file's first block. */
export function sectionHeader(application: string): Buffer {
  const body = words(BYTE_ORDER_MAGIC, 1, 0xffffffff, 0xffffffff);
  return block(SECTION_HEADER, body, [option(Option.userApplication, Buffer.from(application))]);
}

/**
 * Returns the block of an interface. The first interface of the file has number 0. Its timestamps are in microseconds,
 * or in nanoseconds when `isExact` is true.
 */
export function interfaceDescription(name: string, description: string, isExact = false): Buffer {
  const options = [
    option(Option.name, Buffer.from(name)),
    option(Option.description, Buffer.from(description)),
    ...(isExact ? [option(Option.resolution, Buffer.from([NANOSECONDS]))] : []),
  ];
  return block(INTERFACE_DESCRIPTION, words(LINKTYPE_RAW, 0), options);
}

/** Packet that {@link enhancedPacket} writes. */
export interface CapturedPacket {
  /** Number of the interface. */
  readonly number: number;
  /** Time since 1970, in the unit of the interface. */
  readonly time: bigint;
  /** Bytes from the IP header on. */
  readonly bytes: Uint8Array;
  /** Text that Wireshark shows beside the packet, "" for none. */
  readonly comment: string;
}

/** Returns the block of a packet. */
export function enhancedPacket({ number, time, bytes, comment }: CapturedPacket): Buffer {
  const head = words(
    ...[number, Number(time >> 32n), Number(time & 0xffff_ffffn), bytes.length, bytes.length],
  );
  const padded = Buffer.alloc((bytes.length + 3) & ~3);
  padded.set(bytes);
  const options = comment === "" ? [] : [option(Option.comment, Buffer.from(comment))];
  return block(ENHANCED_PACKET, Buffer.concat([head, padded]), options);
}

const u64 = (value: number): Buffer => words(value % 2 ** 32, Math.floor(value / 2 ** 32));

/** Returns the block with an interface's number of packets, and the number of packets missing in the file. */
export function interfaceStatistics(number: number, packets: number, lost: number): Buffer {
  const now = Date.now() * 1000;
  const body = words(number, Math.floor(now / 2 ** 32), now % 2 ** 32);
  const options = [option(Option.received, u64(packets + lost)), option(Option.dropped, u64(lost))];
  return block(INTERFACE_STATISTICS, body, options);
}
