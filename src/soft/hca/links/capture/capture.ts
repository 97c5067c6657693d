// Writes what the NIC sends and receives as IP packets that Wireshark decodes as RoCE v2: blocks of pcapng, to a file, and into
// memory for others to take (capture-ring.ts). Both threads of the NIC write, each a whole record at a time; several processes may write the same file.
import { DoorbellError } from "../../../../errors.ts";
import { Dev, Sections, SOCKET_WORDS, Socket } from "../../arena/arena.ts";
import { readClock } from "../../arena/clock.ts";
import { getDouble, setDouble } from "../../arena/doubles.ts";
import type { Engine } from "../../arena/engine.ts";
import { allocate } from "../../arena/heap.ts";
import { AF_INET6, addressGid, isAddress, isIpv6, nameGid } from "../../arena/peer-address.ts";
import {
  ICRC_BYTES,
  IcrcViews,
  icrcAfter,
  PSEUDO_BYTES,
  pseudoHeaderState,
  ROCE_PORT,
  solveIdentification,
  writePseudoHeader,
} from "../../wire/icrc.ts";
import { sourcePort } from "../udp/source-ports.ts";
import { finishRecord, loseRecord, openCaptureFile, writeRecord } from "./capture-file.ts";
import { emptyRing, loseInRing, writeToRing } from "./capture-ring.ts";

// pcapng: block types, and options of blocks.
const SECTION_HEADER = 0x0a0d0d0a;
const BYTE_ORDER_MAGIC = 0x1a2b3c4d;
const INTERFACE_DESCRIPTION = 1;
const ENHANCED_PACKET = 6;
const LINKTYPE_RAW = 101;
const IF_NAME = 2;
const EPB_FLAGS = 2;
const INBOUND = 1;
const OUTBOUND = 2;

/** Header of an enhanced packet block, and what follows the data: the flags option, the end of options, the length again. */
const BLOCK_HEAD = 28;
const BLOCK_TAIL = 16;
const IP_BYTES = 20;
const IP6_BYTES = 40;
const UDP_BYTES = 8;
const LARGEST_PACKET = 4224;
const SCRATCH_BYTES = BLOCK_HEAD + IP6_BYTES + UDP_BYTES + LARGEST_PACKET + BLOCK_TAIL;

function words(...values: readonly number[]): Buffer {
  return Buffer.from(new Int32Array(values).buffer);
}

/** The blocks a section begins with: byte order, and one interface named soft0. */
function preamble(): Buffer {
  const header = words(SECTION_HEADER, 28, BYTE_ORDER_MAGIC, 1, -1, -1, 28);
  const name = Buffer.concat([words(IF_NAME | (5 << 16)), Buffer.from("soft0\0\0\0"), words(0)]);
  const bytes = 20 + name.length;
  return Buffer.concat([header, words(INTERFACE_DESCRIPTION, bytes, LINKTYPE_RAW, 0), name, words(bytes)]);
}

/**
 * Captures from now on what the NIC of `e` sends and receives, appended to `file`. DoorbellError when it cannot be written.
 * What finds no room there later is lost, and counted as `capture_lost`: nothing waits for it.
 * What arrives from one of the NIC's own addresses was recorded as it left.
 */
export function startCapture(e: Engine, file: string): void {
  const scratch = captureScratch(e);
  if (scratch === 0) throw new DoorbellError("the soft NIC has no memory left for a capture");
  e.i32[Dev.captureFd] = openCaptureFile(e, file, scratch * 4, preamble());
  e.i32[Dev.captureFile] = 1;
  beginCapture(e, scratch);
}

/** Memory where a packet's record is made: its word offset, 0 without memory. */
function captureScratch(e: Engine): number {
  if (e.i32[Dev.captureScratch] === 0) e.i32[Dev.captureScratch] = allocate(e, SCRATCH_BYTES);
  return e.i32[Dev.captureScratch]!;
}

function beginCapture(e: Engine, scratch: number): void {
  setDouble(e, Dev.captureEpoch, Date.now() * 1000 - readClock(e));
  e.i32[Dev.capture] = scratch;
}

/** From now on packets go into the ring that others read: false without memory for it. The caller holds the lock. */
export function startRing(e: Engine): boolean {
  const scratch = captureScratch(e);
  if (scratch === 0) return false;
  emptyRing(e);
  e.i32[Dev.captureRing] = 1;
  beginCapture(e, scratch);
  return true;
}

/** No more of that; what lies in the ring may still be read. The caller holds the lock. */
export function stopRing(e: Engine): void {
  e.i32[Dev.captureRing] = 0;
  if (e.i32[Dev.captureFile] === 0) e.i32[Dev.capture] = 0;
}

const views = new WeakMap<Engine, IcrcViews>();

/** The IP identification that the packet's ICRC was made with; 0 when none explains it. */
function identification(e: Engine, at: number, length: number): number {
  const own = views.get(e) ?? new IcrcViews(e.buffer, 1);
  views.set(e, own);
  const reserved = e.u8[at + 4]!;
  e.u8[at + 4] = 255;
  const bytes = length - ICRC_BYTES;
  const computed = icrcAfter(pseudoHeaderState(e.i32, Dev.pseudo), e.i32, at, bytes, own, 0);
  e.u8[at + 4] = reserved;
  const difference = computed ^ e.i32[(at + bytes) >> 2]!;
  return difference === 0 ? 0 : Math.max(solveIdentification(difference, PSEUDO_BYTES + bytes), 0);
}

function isOwn(e: Engine, name: number): boolean {
  for (let socket = 0; socket < e.i32[Dev.socketCount]!; socket++) {
    const own = Sections.sockets + socket * SOCKET_WORDS;
    const six = e.i32[own + Socket.family] === AF_INET6;
    if (six === isIpv6(e, name) && isAddress(e, name, e.i32[own + Socket.address]!)) return true;
  }
  return false;
}

/** Writes an IPv4 header without options at byte `ip`, for `data` bytes with it. */
function writeIpv4(
  e: Engine,
  ip: number,
  source: number,
  destination: number,
  data: number,
  id: number,
): void {
  const { view } = e;
  const treatment = e.i32[Dev.captureTreatment]!;
  view.setUint16(ip, 0x4500 | (treatment & 255));
  view.setUint16(ip + 2, data);
  view.setUint16(ip + 4, id);
  view.setUint16(ip + 6, 0x4000);
  view.setUint16(ip + 8, 0x11 | ((treatment >>> 8) << 8));
  view.setUint16(ip + 10, 0);
  view.setInt32(ip + 12, source, true);
  view.setInt32(ip + 16, destination, true);
  view.setUint16(ip + 10, headerChecksum(view, ip));
}

/** Writes an IPv6 header at byte `ip`; `source` and `destination` are the words where the addresses are. */
function writeIpv6(e: Engine, ip: number, source: number, destination: number, payload: number): void {
  const { i32, view } = e;
  const treatment = i32[Dev.captureTreatment]!;
  view.setUint32(ip, 0x60000000 + ((treatment & 255) << 20));
  view.setUint16(ip + 4, payload);
  view.setUint16(ip + 6, 0x1100 | (treatment >>> 8));
  i32.copyWithin((ip + 8) >> 2, source, source + 4);
  i32.copyWithin((ip + 24) >> 2, destination, destination + 4);
}

/**
 * Records a packet of `length` bytes (BTH to ICRC) at byte `at` of the arena, 4-aligned. `socket` is the GID index at our
 * end; `name` is the word offset of the other end's sockaddr. The caller holds the engine lock.
 */
export function capture(
  e: Engine,
  outgoing: boolean,
  socket: number,
  at: number,
  length: number,
  name: number,
): void {
  const { i32, view } = e;
  if (length < ICRC_BYTES + 12 || length > LARGEST_PACKET || length & 3) return;
  const own = i32[Sections.sockets + socket * SOCKET_WORDS + Socket.address]!;
  if (!outgoing && isOwn(e, name)) return;
  if (i32[Dev.captureFile] !== 0 && !finishRecord(e)) {
    // The scratch memory still holds the rest of the last one.
    loseRecord(e);
    if (i32[Dev.captureRing] !== 0) loseInRing(e);
    return;
  }
  const six = isIpv6(e, name);
  const local = six ? addressGid(own) : own;
  const other = six ? nameGid(name) : i32[name + 1]!;
  const source = outgoing ? local : other;
  const destination = outgoing ? other : local;
  // Both in network order, as a sockaddr has it.
  const port = outgoing ? sourcePort(e, socket, i32[Dev.txEntropy]!) : i32[name]! >>> 16;
  const block = i32[Dev.capture]!;
  const ip = block * 4 + BLOCK_HEAD;
  const ipBytes = six ? IP6_BYTES : IP_BYTES;
  const data = ipBytes + UDP_BYTES + length;
  const total = BLOCK_HEAD + data + BLOCK_TAIL;
  const time = getDouble(e, Dev.captureEpoch) + e.now;
  i32[block] = ENHANCED_PACKET;
  i32[block + 1] = total;
  i32[block + 2] = 0;
  i32[block + 3] = time / 4294967296;
  i32[block + 4] = (time % 4294967296) | 0;
  i32[block + 5] = data;
  i32[block + 6] = data;
  if (six) writeIpv6(e, ip, source, destination, UDP_BYTES + length);
  else {
    writePseudoHeader(i32, Dev.pseudo, source, destination, port, length);
    writeIpv4(e, ip, source, destination, data, identification(e, at, length));
  }
  const udp = ip + ipBytes;
  view.setUint16(udp, port, true);
  view.setUint16(udp + 2, ROCE_PORT);
  view.setUint16(udp + 4, UDP_BYTES + length);
  view.setUint16(udp + 6, 0);
  e.u8.copyWithin(udp + UDP_BYTES, at, at + length);
  const tail = (ip + data) >> 2;
  i32[tail] = EPB_FLAGS | (4 << 16);
  i32[tail + 1] = outgoing ? OUTBOUND : INBOUND;
  i32[tail + 2] = 0;
  i32[tail + 3] = total;
  if (i32[Dev.captureRing] !== 0) writeToRing(e, block * 4, total);
  if (i32[Dev.captureFile] !== 0) writeRecord(e, block * 4, total);
}

function headerChecksum(view: DataView, at: number): number {
  let sum = 0;
  for (let i = 0; i < IP_BYTES; i += 2) sum += view.getUint16(at + i);
  while (sum > 0xffff) sum = (sum & 0xffff) + (sum >>> 16);
  return ~sum & 0xffff;
}
