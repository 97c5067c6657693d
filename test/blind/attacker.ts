// Attacker without access to the packets, as another user: attacker.ts SECONDS [NUMBERS]. It tries queue pair
// numbers and keys from the addresses of other processes, and watches the host's statistics for an answer.
// Its last line is the result as JSON.
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import * as c from "../../ffi/libc/index.ts";
import { rawAddress } from "../../src/soft/hca/links/common/addresses.ts";
import { pairKey, ROCE_PORT } from "../../src/soft/hca/wire/icrc.ts";
import * as op from "../../src/soft/hca/wire/opcodes.ts";
import { seal } from "../fuzz/seal.ts";
import { pages } from "../soft-nic/support/region.ts";

export interface Found {
  readonly user: number;
  readonly packets: number;
  /** Number of passes over all queue pair numbers. */
  readonly sweeps: number;
  /** Number of packets that were answered repeatedly. */
  readonly answered: number;
}

const IP_PKTINFO = 8;
const SLICE = 4096;
const BATCH = 256;
const PACKET = 24;
/** Queue pair numbers at each address, when they are given to the attacker. */
const told = JSON.parse(process.argv[3] ?? "{}") as Record<string, number[]>;
const until = performance.now() + 1000 * Number(process.argv[2]);
const swap16 = (port: number) => ((port & 255) << 8) | (port >> 8);

/** Returns the addresses of NICs on loopback: those bound to RoCE's port. */
function addresses(): string[] {
  const port = ROCE_PORT.toString(16).toUpperCase().padStart(4, "0");
  return [...readFileSync("/proc/net/udp", "utf8").matchAll(/: ([0-9A-F]{6}7F):([0-9A-F]{4}) /g)]
    .filter(([, , at]) => at === port)
    .map(([, hex]) =>
      hex!
        .match(/../g)!
        .map((two) => Number.parseInt(two, 16))
        .reverse()
        .join("."),
    );
}

/** Returns the number of datagrams that this host has sent. */
function datagramsOut(): number {
  const [names, values] = readFileSync("/proc/net/snmp", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("Udp:"))
    .map((line) => line.split(" "));
  return Number(values![names!.indexOf("OutDatagrams")]);
}

/** Messages for sendmmsg, with the source address in each. */
class Batch {
  readonly packets: Uint8Array[];
  readonly #fd: number;
  readonly #messages: number;

  constructor(from: string, to: string) {
    const { mmsghdr, cmsghdr } = c;
    const head = 64 + 64;
    const { bytes, pointer } = pages(head + BATCH * (mmsghdr.size + 16 + PACKET));
    const words = new Int32Array(bytes.buffer, bytes.byteOffset);
    this.#fd = c.libc.socket(c.AF_INET, c.SOCK_DGRAM, 0);
    // The socket is bound to port 4791 of a random local address, because packets need this source port. A
    // control message sets the source address of each packet.
    words.set([
      c.AF_INET | (swap16(ROCE_PORT) << 16),
      rawAddress(`127.${[...randomBytes(3)].join(".")}`),
      0,
      0,
    ]);
    if (c.libc.bind(this.#fd, pointer, 16) !== 0) throw new Error(`bind: ${c.errnoName(c.errno())}`);
    words[0] = c.IP_PMTUDISC_DO;
    c.libc.setsockopt(this.#fd, c.IPPROTO_IP, c.IP_MTU_DISCOVER, pointer, 4);
    words.set([c.AF_INET | (swap16(ROCE_PORT) << 16), rawAddress(to), 0, 0]);
    const control = cmsghdr.at(pointer + 64);
    control.cmsg_len = cmsghdr.size + 12;
    control.cmsg_level = c.IPPROTO_IP;
    control.cmsg_type = IP_PKTINFO;
    words.set([0, rawAddress(from), 0], (64 + cmsghdr.size) / 4);
    this.#messages = pointer + head;
    const iovecs = this.#messages + BATCH * mmsghdr.size;
    const data = iovecs + BATCH * 16;
    this.packets = Array.from({ length: BATCH }, (_, i) => {
      const message = mmsghdr.at(this.#messages + i * mmsghdr.size).msg_hdr;
      message.msg_name = pointer;
      message.msg_namelen = 16;
      message.msg_iov = iovecs + i * 16;
      message.msg_iovlen = 1;
      message.msg_control = pointer + 64;
      message.msg_controllen = cmsghdr.size + 16;
      const part = c.iovec.at(iovecs + i * 16);
      part.iov_base = data + i * PACKET;
      part.iov_len = PACKET;
      const at = data - pointer + i * PACKET;
      return bytes.subarray(at, at + PACKET);
    });
  }

  send(count: number): number {
    for (let sent = 0; sent < count; ) {
      const now = c.libc.sendmmsg(this.#fd, this.#messages + sent * c.mmsghdr.size, count - sent, 0);
      if (now <= 0) return sent;
      sent += now;
    }
    return count;
  }
}

/** Functions that return the key of a packet to queue pair `number`. */
const keys = {
  none: () => 0,
  own: (number: number) => pairKey(number, 0),
  pair: (number: number) => pairKey(number, Math.floor(Math.random() * 2 ** 24)),
} as const;

interface Guess {
  readonly opcode: number;
  readonly number: number;
  readonly psn: number;
  readonly key: number;
}

const [users, found] = [addresses(), { user: process.getuid!(), packets: 0, sweeps: 0, answered: 0 }];
const pairs = users.flatMap((from) =>
  users.filter((to) => to !== from).map((to) => ({ from, to, batch: new Batch(from, to) })),
);
if (pairs.length === 0) throw new Error("no NIC to attack on this host");
type Pair = (typeof pairs)[number];

function put({ from, to, batch }: Pair, guesses: readonly Guess[]): void {
  for (let at = 0; at < guesses.length; at += BATCH) {
    const part = guesses.slice(at, at + BATCH);
    for (const [i, guess] of part.entries()) {
      const bytes = batch.packets[i]!;
      const view = new DataView(bytes.buffer, bytes.byteOffset);
      bytes.fill(0x66);
      view.setUint32(0, ((guess.opcode << 24) | 0xffff) >>> 0);
      view.setUint32(4, guess.number);
      view.setUint32(8, (guess.psn | 0x80000000) >>> 0);
      seal(bytes, from, to);
      view.setInt32(20, view.getInt32(20, true) ^ guess.key, true);
    }
    found.packets += batch.send(part.length);
  }
}

/**
 * Returns true when the guesses are answered, that is, when the host sends more datagrams than the attacker.
 * The victims send too few datagrams to matter.
 */
function isAnswered(pair: Pair, guesses: readonly Guess[]): boolean {
  for (let again = 0; again < 4; again++) {
    const [out, ours] = [datagramsOut(), found.packets];
    put(pair, guesses);
    c.libc.usleep(2000);
    if (datagramsOut() - out - (found.packets - ours) <= 0) return false;
  }
  return true;
}

function search(pair: Pair, guesses: readonly Guess[]): void {
  if (!isAnswered(pair, guesses)) return;
  if (guesses.length === 1) {
    found.answered++;
    return;
  }
  const half = guesses.length >> 1;
  search(pair, guesses.slice(0, half));
  search(pair, guesses.slice(half));
}

const ways = [op.TRANSPORT_RC, op.TRANSPORT_UC].flatMap((transport) =>
  [op.SEND_ONLY, op.WRITE_ONLY, op.ACKNOWLEDGE].map((opcode) => transport | opcode),
);
let [number, turn] = [Math.floor(Math.random() * 2 ** 24), 0];
for (let tried = 0; performance.now() < until; ) {
  const pair = pairs[turn % pairs.length]!;
  const opcode = ways[Math.floor(turn / pairs.length) % ways.length]!;
  const key = keys[(["none", "none", "own", "pair"] as const)[turn % 4]!];
  const guesses = Array.from({ length: SLICE }, (_, i) => {
    const known = told[pair.to];
    const to = known !== undefined && i % 8 === 0 ? known[(i / 8) % known.length]! : (number + i) % 2 ** 24;
    return { opcode, number: to, psn: Math.floor(Math.random() * 2 ** 24), key: key(to) };
  });
  search(pair, guesses);
  turn++;
  // Tries the same numbers with several keys before the next ones.
  if (turn % 4 === 0) {
    number = (number + SLICE) % 2 ** 24;
    tried += SLICE;
    if (tried >= 2 ** 24) {
      tried -= 2 ** 24;
      found.sweeps++;
    }
  }
}
console.log(JSON.stringify(found satisfies Found));
