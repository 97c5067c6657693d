import { extraArguments } from "../../arguments/extra-arguments.ts";
import {
  checkOptions,
  checkValue,
  described,
  list,
  optionsTable,
  text,
  whole,
} from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";

/** Address of a port as text: 16 bytes in IPv6 notation. RoCE v2 over IPv4 has "::ffff:10.9.0.1". */
export type GidText = string;

/** Entry of a port's GID table. */
export interface GidEntry {
  /** Index of the entry, which C calls gid index (`sgid_index`). */
  readonly index: number;
  readonly port: number;
  readonly gid: GidText;
  readonly type: "IB" | "RoCE v1" | "RoCE v2";
  /** Name of the network device of the address ("eth0"); "" for InfiniBand. */
  readonly netdev: string;
}

/**
 * Converts 16 bytes to text: "::ffff:10.9.0.1" for IPv4, IPv6 notation otherwise.
 *
 * @example
 * gidText(gidBytes("fe80:0:0:0:0:0:0:1")); // "fe80::1"
 */
export function gidText(raw: ArrayLike<number>): GidText {
  if (arguments.length > 1) throw extraArguments("gidText", ["raw"], arguments.length);
  if (raw?.length !== 16) throw new TypeError("a GID has 16 bytes");
  const words: number[] = [];
  for (let i = 0; i < 16; i += 2) words.push((raw[i]! << 8) | raw[i + 1]!);
  if (words.slice(0, 5).every((word) => word === 0) && words[5] === 0xffff) {
    return `::ffff:${raw[12]}.${raw[13]}.${raw[14]}.${raw[15]}`;
  }
  const { from, count } = longestZeros(words);
  const hex = (part: readonly number[]) => part.map((word) => word.toString(16)).join(":");
  return count < 2 ? hex(words) : `${hex(words.slice(0, from))}::${hex(words.slice(from + count))}`;
}

/** Returns the first of the longest runs of zeros. RFC 5952 writes a run of more than one as "::". */
function longestZeros(words: readonly number[]): { readonly from: number; readonly count: number } {
  let best = { from: 0, count: 0 };
  let count = 0;
  words.forEach((word, i) => {
    count = word === 0 ? count + 1 : 0;
    if (count > best.count) best = { from: i + 1 - count, count };
  });
  return best;
}

/**
 * Converts text to 16 bytes. The text is IPv6 notation, or plain IPv4 for its mapped form. Throws TypeError
 * for other text.
 *
 * @example
 * gidBytes("10.9.0.1"); // the 16 bytes of ::ffff:10.9.0.1
 */
export function gidBytes(text: GidText): Uint8Array<ArrayBuffer> {
  if (arguments.length > 1) throw extraArguments("gidBytes", ["text"], arguments.length);
  const wrong = () => new TypeError(`${shown(text)} is not a GID: write it like ::ffff:10.9.0.1 or fe80::1`);
  if (typeof text !== "string") throw wrong();
  const bytes = new Uint8Array(new ArrayBuffer(16));
  const ipv4 = /^(.*:)?(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text);
  let rest = text;
  if (ipv4) {
    const numbers = ipv4.slice(2).map(Number);
    // Some programs read 010 as 8, others as 10.
    if (numbers.some((n) => n > 255) || ipv4.slice(2).some((part) => /^0\d/.test(part))) throw wrong();
    const [a, b, c, d] = numbers as [number, number, number, number];
    const prefix = ipv4[1] ?? "::ffff:";
    rest = `${prefix}${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  }
  const halves = rest.split("::");
  if (halves.length > 2) throw wrong();
  const parse = (part: string | undefined) => (part ? part.split(":") : []);
  const head = parse(halves[0]);
  const tail = parse(halves[1]);
  const missing = 8 - head.length - tail.length;
  if (halves.length === 2 ? missing < 1 : missing !== 0) throw wrong();
  const words = [...head, ...Array<string>(halves.length === 2 ? missing : 0).fill("0"), ...tail];
  words.forEach((word, i) => {
    if (!/^[0-9a-f]{1,4}$/i.test(word)) throw wrong();
    const value = Number.parseInt(word, 16);
    bytes[i * 2] = value >> 8;
    bytes[i * 2 + 1] = value & 0xff;
  });
  return bytes;
}

/** Choice of an entry of a GID table. Without members, the best entry is chosen. */
export interface GidPreference {
  /** Index of the entry, regardless of its content. */
  readonly gidIndex?: number;
  /** Address of the entry: "10.9.0.1", "fd00::1". */
  readonly localAddress?: string;
}

/** Type of a GID in a table of options. */
export const gidTextType = text('a GID such as "::ffff:10.9.0.1" or "fe80::1"');

/** Rows of {@link GidPreference}, which other tables of options include. */
export const gidRows = {
  gidIndex: { type: whole(0, 0xffff), defaultText: "the best", text: "This entry of the GID table." },
  localAddress: {
    type: text('an address such as "10.9.0.1"'),
    defaultText: "the best",
    text: "The entry of the GID table with this address.",
  },
} as const;

export const gidPreference = optionsTable<GidPreference>()(
  "rdma.GidPreference",
  { "QueuePair.endpoint": 0, chooseGid: 1 },
  gidRows,
);

/** Choice of an address of one port. */
export interface PortGidPreference extends GidPreference {
  /** Port of the device. Default 1. */
  readonly port?: number;
}

export const portGidPreference = optionsTable<PortGidPreference>()(
  "rdma.PortGidPreference",
  { "Device.gid": 0 },
  { ...gidRows, port: { type: whole(1, 255), default: 1, text: "The device's port." } },
);

const isLinkLocal = (gid: GidText) => /^fe[89ab]/i.test(gid) || gid.startsWith("::ffff:169.254.");
const isZero = (gid: GidText) => gid === "::" || /^fe80::$/i.test(gid);

/** Returns the rank of an entry: IPv4 before IPv6, routable before link-local, RoCE v2 before v1. */
function score(entry: GidEntry): number {
  if (isZero(entry.gid)) return -1;
  let points = 0;
  if (entry.gid.startsWith("::ffff:")) points += 100;
  if (!isLinkLocal(entry.gid)) points += 10;
  if (entry.type === "RoCE v2") points += 2;
  return points;
}

const gidTable = list<GidEntry>(
  described("a GidEntry: device.gids() gives them", (entry) => {
    const { gid, index } = (entry ?? {}) as Partial<Record<keyof GidEntry, unknown>>;
    return typeof gid === "string" && typeof index === "number";
  }),
);

/**
 * Returns the entry to use, chosen by content and never by a fixed index. Throws RangeError when no entry
 * matches.
 *
 * @example
 * const { index, gid } = chooseGid(device.gids()); // IPv4, routable, RoCE v2, if there is such
 */
export function chooseGid(table: readonly GidEntry[], given?: GidPreference): GidEntry {
  if (arguments.length > 2) throw extraArguments("chooseGid", ["table", "given"], arguments.length);
  const preference = checkOptions(gidPreference, "chooseGid", given);
  checkValue("chooseGid: table", gidTable, table);
  const listing = () =>
    table.map((e) => `${e.index}: ${e.gid} ${e.type} ${e.netdev}`).join(", ") || "no entry";
  if (preference.gidIndex !== undefined) {
    const entry = table.find((e) => e.index === preference.gidIndex);
    if (!entry) throw new RangeError(`GID index ${preference.gidIndex} is empty; the table has ${listing()}`);
    return entry;
  }
  if (preference.localAddress !== undefined) {
    const wanted = gidText(gidBytes(preference.localAddress));
    const matching = table.filter((e) => e.gid === wanted).sort((a, b) => score(b) - score(a));
    if (!matching[0])
      throw new RangeError(`no GID for ${preference.localAddress}; the table has ${listing()}`);
    return matching[0];
  }
  const best = [...table].sort((a, b) => score(b) - score(a) || a.index - b.index)[0];
  if (!best || score(best) < 0) {
    throw new RangeError(
      `the port has no usable GID. Give its network device an address; the table has ${listing()}`,
    );
  }
  return best;
}
