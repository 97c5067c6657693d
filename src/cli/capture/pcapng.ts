/** Block types of a pcapng file (draft-ietf-opsawg-pcapng) for a capture, in this machine's byte order. */
const SECTION_HEADER = 0x0a0d0d0a;
const BYTE_ORDER_MAGIC = 0x1a2b3c4d;
const INTERFACE_DESCRIPTION = 1;
const INTERFACE_STATISTICS = 5;
export const ENHANCED_PACKET = 6;
/** Link type of packets that begin with their IPv4 or IPv6 header. */
const LINKTYPE_RAW = 101;

const Option = { end: 0, userApplication: 4, name: 2, description: 3, received: 4, dropped: 5 } as const;

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

/** Returns the block of an interface. The first interface of the file has number 0. */
export function interfaceDescription(name: string, description: string): Buffer {
  const options = [
    option(Option.name, Buffer.from(name)),
    option(Option.description, Buffer.from(description)),
  ];
  return block(INTERFACE_DESCRIPTION, words(LINKTYPE_RAW, 0), options);
}

const u64 = (value: number): Buffer => words(value % 2 ** 32, Math.floor(value / 2 ** 32));

/** Returns the block with an interface's number of packets, and the number of packets missing in the file. */
export function interfaceStatistics(number: number, packets: number, lost: number): Buffer {
  const now = Date.now() * 1000;
  const body = words(number, Math.floor(now / 2 ** 32), now % 2 ** 32);
  const options = [option(Option.received, u64(packets + lost)), option(Option.dropped, u64(lost))];
  return block(INTERFACE_STATISTICS, body, options);
}
