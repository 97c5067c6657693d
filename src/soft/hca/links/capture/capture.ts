// Captures sent and received packets as pcapng blocks that Wireshark decodes as RoCE v2, to a file and to a
// ring in memory (capture-ring.ts). All threads of the NIC write whole records, and several processes may
// append to one file.
import { DoorbellError } from "../../../../errors.ts";
import { type Engine, getDouble, readClock, Scratch, setDouble } from "../../arena/engine.ts";
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
import { TxBatch } from "../common/packet-memory.ts";
import { SOCKET_WORDS, Socket, Sockets } from "../common/sockets.ts";
import { sourcePort } from "../udp/source-ports.ts";
import { finishRecord, loseRecord, openCaptureFile, writeRecord } from "./capture-file.ts";
import { CaptureState, emptyRing, loseInRing, writeToRing } from "./capture-ring.ts";

// pcapng block types and options.
const SECTION_HEADER = 0x0a0d0d0a;
const BYTE_ORDER_MAGIC = 0x1a2b3c4d;
const INTERFACE_DESCRIPTION = 1;
const ENHANCED_PACKET = 6;
const LINKTYPE_RAW = 101;
const IF_NAME = 2;
const EPB_FLAGS = 2;
const INBOUND = 1;
const OUTBOUND = 2;

/** Size of the header of an enhanced packet block, in bytes. */
const BLOCK_HEAD = 28;
/** Bytes behind the data: the flags option, the end of options, and the length again. */
const BLOCK_TAIL = 16;
const IP_BYTES = 20;
const IP6_BYTES = 40;
const UDP_BYTES = 8;
const LARGEST_PACKET = 4224;
const SCRATCH_BYTES = BLOCK_HEAD + IP6_BYTES + UDP_BYTES + LARGEST_PACKET + BLOCK_TAIL;

function words(...values: readonly number[]): Buffer {
  return Buffer.from(new Int32Array(values).buffer);
}

/** Returns the blocks at the start of a section: the byte order and one interface named soft0. */
function preamble(): Buffer {
  const header = words(SECTION_HEADER, 28, BYTE_ORDER_MAGIC, 1, -1, -1, 28);
  const name = Buffer.concat([words(IF_NAME | (5 << 16)), Buffer.from("soft0\0\0\0"), words(0)]);
  const bytes = 20 + name.length;
  return Buffer.concat([header, words(INTERFACE_DESCRIPTION, bytes, LINKTYPE_RAW, 0), name, words(bytes)]);
}

/**
 * Starts a capture of the NIC's packets, appended to `file`. Throws DoorbellError when the file cannot be
 * written. Packets that find no room later are dropped and counted as `capture_lost`. Packets between the
 * NIC's own addresses are recorded once, when sent.
 */
export function startCapture(e: Engine, file: string): void {
  const scratch = captureScratch(e);
  if (scratch === 0) throw new DoorbellError("the arena of the soft NIC is full: no memory for a capture");
  e.i32[CaptureState.fd] = openCaptureFile(e, file, scratch * 4, preamble());
  e.i32[CaptureState.toFile] = 1;
  beginCapture(e, scratch);
}

/** Returns the word offset of the buffer for one record, or 0 when the arena is full. */
function captureScratch(e: Engine): number {
  if (e.i32[CaptureState.allocated] === 0) e.i32[CaptureState.allocated] = allocate(e, SCRATCH_BYTES);
  return e.i32[CaptureState.allocated]!;
}

function beginCapture(e: Engine, scratch: number): void {
  setDouble(e, CaptureState.epoch, Date.now() * 1000 - readClock(e));
  e.i32[CaptureState.scratch] = scratch;
}

/**
 * Starts a capture into the ring that other processes read. Returns false when the arena is full. The caller
 * holds the lock.
 */
export function startRing(e: Engine): boolean {
  const scratch = captureScratch(e);
  if (scratch === 0) return false;
  emptyRing(e);
  e.i32[CaptureState.toRing] = 1;
  beginCapture(e, scratch);
  return true;
}

/** Stops the capture into the ring; its contents stay readable. The caller holds the lock. */
export function stopRing(e: Engine): void {
  e.i32[CaptureState.toRing] = 0;
  if (e.i32[CaptureState.toFile] === 0) e.i32[CaptureState.scratch] = 0;
}

const views = new WeakMap<Engine, IcrcViews>();

/** Returns the IP identification that the packet's ICRC was computed with, or 0 when no value matches. */
function identification(e: Engine, at: number, length: number): number {
  const own = views.get(e) ?? new IcrcViews(1);
  views.set(e, own);
  const reserved = e.u8[at + 4]!;
  e.u8[at + 4] = 255;
  const bytes = length - ICRC_BYTES;
  const computed = icrcAfter(pseudoHeaderState(e.i32, Scratch.maskedHeader), e.i32, at, bytes, own, 0);
  e.u8[at + 4] = reserved;
  const difference = computed ^ e.i32[(at + bytes) >> 2]!;
  return difference === 0 ? 0 : Math.max(solveIdentification(difference, PSEUDO_BYTES + bytes), 0);
}

function isOwn(e: Engine, name: number): boolean {
  for (let socket = 0; socket < e.i32[Sockets.count]!; socket++) {
    const own = Sockets.table + socket * SOCKET_WORDS;
    const six = e.i32[own + Socket.family] === AF_INET6;
    if (six === isIpv6(e, name) && isAddress(e, name, e.i32[own + Socket.address]!)) return true;
  }
  return false;
}

/** Writes an IPv4 header without options at byte `ip`, for `data` bytes including the header. */
function writeIpv4(
  e: Engine,
  ip: number,
  source: number,
  destination: number,
  data: number,
  id: number,
): void {
  const { view } = e;
  const treatment = e.i32[CaptureState.treatment]!;
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

/** Writes an IPv6 header at byte `ip`. `source` and `destination` are the word offsets of the addresses. */
function writeIpv6(e: Engine, ip: number, source: number, destination: number, payload: number): void {
  const { i32, view } = e;
  const treatment = i32[CaptureState.treatment]!;
  view.setUint32(ip, 0x60000000 + ((treatment & 255) << 20));
  view.setUint16(ip + 4, payload);
  view.setUint16(ip + 6, 0x1100 | (treatment >>> 8));
  i32.copyWithin((ip + 8) >> 2, source, source + 4);
  i32.copyWithin((ip + 24) >> 2, destination, destination + 4);
}

/**
 * Records a packet of `length` bytes (BTH to ICRC) at byte `at` of the arena, 4-aligned. `socket` is the
 * local GID index, and `name` the word offset of the other end's sockaddr. The caller holds the engine lock.
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
  const own = i32[Sockets.table + socket * SOCKET_WORDS + Socket.address]!;
  if (!outgoing && isOwn(e, name)) return;
  if (i32[CaptureState.toFile] !== 0 && !finishRecord(e)) {
    // The buffer still holds the rest of the previous record.
    loseRecord(e);
    if (i32[CaptureState.toRing] !== 0) loseInRing(e);
    return;
  }
  const six = isIpv6(e, name);
  const local = six ? addressGid(own) : own;
  const other = six ? nameGid(name) : i32[name + 1]!;
  const source = outgoing ? local : other;
  const destination = outgoing ? other : local;
  // Both are in network byte order, as in a sockaddr.
  const port = outgoing ? sourcePort(e, socket, i32[TxBatch.entropy]!) : i32[name]! >>> 16;
  const block = i32[CaptureState.scratch]!;
  const ip = block * 4 + BLOCK_HEAD;
  const ipBytes = six ? IP6_BYTES : IP_BYTES;
  const data = ipBytes + UDP_BYTES + length;
  const total = BLOCK_HEAD + data + BLOCK_TAIL;
  const time = getDouble(e, CaptureState.epoch) + e.now;
  i32[block] = ENHANCED_PACKET;
  i32[block + 1] = total;
  i32[block + 2] = 0;
  i32[block + 3] = time / 4294967296;
  i32[block + 4] = (time % 4294967296) | 0;
  i32[block + 5] = data;
  i32[block + 6] = data;
  if (six) writeIpv6(e, ip, source, destination, UDP_BYTES + length);
  else {
    writePseudoHeader(i32, Scratch.maskedHeader, source, destination, port, length);
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
  if (i32[CaptureState.toRing] !== 0) writeToRing(e, block * 4, total);
  if (i32[CaptureState.toFile] !== 0) writeRecord(e, block * 4, total);
}

function headerChecksum(view: DataView, at: number): number {
  let sum = 0;
  for (let i = 0; i < IP_BYTES; i += 2) sum += view.getUint16(at + i);
  while (sum > 0xffff) sum = (sum & 0xffff) + (sum >>> 16);
  return ~sum & 0xffff;
}
