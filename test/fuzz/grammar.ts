// Almost valid packets, built from the state of their victim or from a captured packet. Some fields are
// changed as by a faulty peer or an attacker.

import { Qp } from "../../src/soft/hca/arena/records.ts";
import * as h from "../../src/soft/hca/transports/dynamic/packets/headers.ts";
import { BTH_BYTES } from "../../src/soft/hca/wire/headers.ts";
import * as op from "../../src/soft/hca/wire/opcodes.ts";
import { QKEY } from "../soft-nic/support/harness.ts";
import type { Random as Dice } from "../support/random.ts";
import { type Kind, MTU, type Target } from "./target.ts";

const TRANSPORT: { readonly [K in Exclude<Kind, "dynamic">]: number } = {
  rc: op.TRANSPORT_RC,
  uc: op.TRANSPORT_UC,
  ud: op.TRANSPORT_UD,
};
const SYNDROMES = [
  0x1f, 0x00, 0x20, 0x21, 0x2c, 0x3f, 0x40, 0x60, 0x61, 0x62, 0x63, 0x64, 0x7f, 0xff,
] as const;
const LENGTHS = [
  0,
  1,
  4,
  8,
  MTU - 1,
  MTU,
  MTU + 1,
  2 * MTU,
  3 * MTU + 5,
  8192,
  8193,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32 - 1,
] as const;
const PAYLOADS = [0, 1, 3, 4, 8, MTU - 4, MTU - 1, MTU, MTU, MTU + 4, 1024, 4096] as const;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

/** Returns a PSN near one that matters to the victim. */
function psn(dice: Dice, target: Target, response: boolean): number {
  const marks = response
    ? [Qp.unackedPsn, Qp.unackedPsn, Qp.sendPsn, Qp.sentEnd, Qp.nextPsn]
    : [Qp.expectedPsn, Qp.expectedPsn, Qp.expectedPsn, Qp.expectedPsn];
  const base = target.word(dice.pick(marks));
  if (dice.chance(0.6)) return base;
  return (dice.chance(0.9) ? base + dice.int(9) - 4 : dice.int(2 ** 24)) & 0xffffff;
}

function rkey(dice: Dice, { memory }: Target): number {
  if (dice.chance(0.75)) return memory.open.rkey;
  const { open, constant, local, gone, foreign } = memory;
  return dice.pick([
    constant.rkey,
    local.rkey,
    gone.rkey,
    foreign.rkey,
    open.rkey ^ 1,
    open.rkey ^ 0x100,
    0,
    dice.int(2 ** 32),
  ]);
}

function address(dice: Dice, { memory }: Target): bigint {
  const field = dice.chance(0.8) ? memory.open : dice.pick(memory.all);
  const { length } = field.bytes;
  const near = [
    0,
    8,
    1,
    length - 8,
    length - 4,
    length - 1,
    length,
    length + 1,
    -1,
    -8,
    dice.int(length) & ~7,
    dice.int(length),
  ];
  const at = BigInt(field.pointer + dice.pick(near));
  return dice.chance(0.03) ? at | (1n << BigInt(47 + dice.int(17))) : at;
}

/** Field in which an otherwise valid packet is wrong, if any. */
type Slip = "none" | "opcode" | "psn" | "length" | "key" | "address" | "pad" | "header" | "many";
const SLIPS: readonly Slip[] = [
  "none",
  "none",
  "none",
  "none",
  "opcode",
  "psn",
  "length",
  "key",
  "address",
  "pad",
  "header",
  "many",
];

/** Returns an opcode that is valid next at the victim. */
function opcodeFor(dice: Dice, target: Target, kind: Exclude<Kind, "dynamic">): number {
  if (kind === "ud") return op.SEND_ONLY + dice.int(2);
  const open = target.word(Qp.open);
  if (open === 1) return dice.pick([op.SEND_MIDDLE, op.SEND_MIDDLE, op.SEND_LAST, op.SEND_LAST_IMM]);
  const left = target.word(Qp.writeLeft);
  if (open === 2) return left > MTU ? op.WRITE_MIDDLE : dice.pick([op.WRITE_LAST, op.WRITE_LAST_IMM]);
  const starts = [
    op.SEND_FIRST,
    op.SEND_ONLY,
    op.SEND_ONLY_IMM,
    op.WRITE_FIRST,
    op.WRITE_ONLY,
    op.WRITE_ONLY_IMM,
  ];
  if (kind === "uc") return dice.pick(starts);
  const answers = [
    op.ACKNOWLEDGE,
    op.READ_RESPONSE_ONLY,
    op.READ_RESPONSE_FIRST,
    op.READ_RESPONSE_MIDDLE,
    op.READ_RESPONSE_LAST,
    op.ATOMIC_ACKNOWLEDGE,
  ];
  if (target.word(Qp.unackedPsn) !== target.word(Qp.sentEnd) && dice.chance(0.3))
    return dice.chance(0.7) ? op.ACKNOWLEDGE : dice.pick(answers);
  return dice.pick([...starts, op.READ_REQUEST, op.READ_REQUEST, op.FETCH_ADD, op.COMPARE_SWAP]);
}

function payloadFor(dice: Dice, target: Target, opcode: number, slip: Slip): number {
  const flags = op.opcodeFlags(opcode);
  if ((flags & op.OP_PAYLOAD) === 0) return slip === "length" ? 4 : 0;
  if (slip === "length" || slip === "many") return dice.pick(PAYLOADS);
  if ((flags & op.OP_END) === 0) return MTU;
  if ((flags & op.OP_START) === 0 && flags & op.OP_WRITE) return Math.min(MTU, target.word(Qp.writeLeft));
  return (flags & op.OP_START ? 0 : 1) + dice.int(dice.chance(0.5) ? 9 : MTU);
}

/** Builds a packet of RC, UC or UD from the grammar. Its last four bytes are for the ICRC. */
export function fromGrammar(dice: Dice, target: Target): Uint8Array {
  const kind = target.kind === "dynamic" ? "rc" : target.kind;
  const slip = dice.pick(SLIPS);
  const wild = slip === "many";
  const operation = slip === "opcode" || wild ? dice.int(0x18) : opcodeFor(dice, target, kind);
  const opcode = dice.chance(0.01) ? dice.int(256) : TRANSPORT[kind] | operation;
  const flags = op.opcodeFlags(opcode);
  const payload = payloadFor(dice, target, opcode, slip);
  const pad = -payload & 3;
  const bytes = new Uint8Array(new ArrayBuffer(BTH_BYTES + op.headerBytes(flags) + payload + pad + 4));
  const view = viewOf(bytes);
  bytes[0] = opcode;
  bytes[1] = (slip === "pad" || wild ? dice.int(4) : pad) << 4;
  if (dice.chance(0.2)) bytes[1]! |= 0x80;
  view.setUint16(2, 0xffff);
  view.setUint32(4, target.number);
  const answer = (flags & op.OP_RESPONSE) !== 0;
  const exact = target.word(answer ? Qp.unackedPsn : Qp.expectedPsn);
  view.setUint32(
    8,
    (slip === "psn" || wild ? psn(dice, target, answer) : exact) | (dice.chance(0.7) ? 0x80000000 : 0),
  );
  if (slip === "header") {
    if (dice.chance(0.3)) bytes[1]! |= 1 + dice.int(15);
    else if (dice.chance(0.5)) view.setUint16(2, dice.pick([0x7fff, 0x8001, 0]));
    else bytes[4] = dice.int(256);
  }
  writeExtensions(dice, target, { bytes, flags, slip, payload });
  return bytes;
}

/** A packet whose base header is written, and which determines its extension headers. */
interface Begun {
  readonly bytes: Uint8Array;
  readonly flags: number;
  readonly slip: Slip;
  readonly payload: number;
}

function writeExtensions(dice: Dice, target: Target, { bytes, flags, slip, payload }: Begun): void {
  const view = viewOf(bytes);
  const wild = slip === "many";
  const { open } = target.memory;
  let at = BTH_BYTES;
  if (flags & op.OP_DETH) {
    view.setUint32(at, slip === "key" || wild ? dice.int(2 ** 32) : QKEY);
    view.setUint32(at + 4, dice.int(2 ** 24));
    at += 8;
  }
  if (flags & op.OP_AETH) {
    view.setUint32(at, dice.int(2 ** 24));
    bytes[at] = slip === "key" || wild ? dice.pick(SYNDROMES) : dice.pick([0x1f, 0x1f, 0x1f, 0x21, 0x60]);
    at += 4;
  }
  const request = (flags & (op.OP_RETH | op.OP_ATOMIC)) !== 0 && (flags & op.OP_RESPONSE) === 0;
  if (request) {
    const atomic = (flags & op.OP_ATOMIC) !== 0;
    const aligned = BigInt(open.pointer + ((8 - (open.pointer & 7)) & 7) + 8 * dice.int(512));
    view.setBigUint64(at, slip === "address" || wild ? address(dice, target) : aligned);
    view.setUint32(at + 8, slip === "key" || wild ? rkey(dice, target) : open.rkey);
    const rest = flags & op.OP_READ || (flags & op.OP_END) === 0 ? 1 + dice.int(4 * MTU) : 0;
    if (atomic) view.setUint32(at + 16, dice.int(4));
    else view.setUint32(at + 12, slip === "length" || wild ? dice.pick(LENGTHS) : payload + rest);
    at += atomic ? 28 : 16;
  }
  bytes.fill(0x77, bytes.length - 4 - payload - (-payload & 3), bytes.length - 4);
}

const WORDS = [
  0, 1, 2, 0x7f, 0x80, 0xff, 0x100, 0xffff, 0x10000, 0x7fffffff, 0x80000000, 0xffffffff,
] as const;

/** Changes single fields of a captured packet, at known offsets. */
export function mutate(dice: Dice, seen: Uint8Array, target: Target): Uint8Array {
  let bytes = new Uint8Array(seen);
  for (let times = 1 + dice.int(3); times > 0; times--) bytes = change(dice, bytes, target);
  return bytes;
}

function change(dice: Dice, bytes: Uint8Array<ArrayBuffer>, target: Target): Uint8Array<ArrayBuffer> {
  if (bytes.length < BTH_BYTES + 4) return bytes;
  const view = viewOf(bytes);
  const opcode = bytes[0]!;
  switch (dice.int(12)) {
    case 0:
      bytes[0] = opcode >= h.OPCODE_DATA ? h.OPCODE_DATA + dice.int(3) : (opcode & 0xe0) | dice.int(0x18);
      break;
    case 1:
      view.setUint32(8, (view.getUint32(8) & 0x80000000) | psn(dice, target, dice.chance(0.5)));
      break;
    case 2:
      bytes[1] = dice.int(256);
      break;
    case 3: {
      // Shortens or lengthens the packet by words.
      const length = Math.max(16, bytes.length + 4 * (dice.int(9) - 4));
      const changed = new Uint8Array(new ArrayBuffer(length));
      changed.set(bytes.subarray(0, Math.min(length, bytes.length)));
      return changed;
    }
    case 4:
    case 5:
    case 6: {
      // Changes a header field of 1, 2 or 4 bytes to another value, or by one.
      const end = Math.min(bytes.length - 4, BTH_BYTES + (opcode >= h.OPCODE_DATA ? 96 : 32));
      const size = dice.pick([1, 2, 4]);
      const at = BTH_BYTES + dice.int(Math.max(1, Math.floor((end - BTH_BYTES) / size))) * size;
      if (at + size > bytes.length) break;
      const old = size === 1 ? bytes[at]! : size === 2 ? view.getUint16(at) : view.getUint32(at);
      const value = dice.chance(0.5)
        ? old + dice.int(7) - 3
        : dice.chance(0.7)
          ? dice.pick(WORDS)
          : dice.int(2 ** 32);
      if (size === 1) bytes[at] = value;
      else if (size === 2) view.setUint16(at, value);
      else view.setUint32(at, value);
      break;
    }
    case 7:
      dynamicField(dice, bytes, view, target);
      break;
    case 8:
      bytes[dice.int(bytes.length)]! ^= 1 << dice.int(8);
      break;
    case 9:
      // Changes FECN and BECN, or another reserved bit.
      bytes[4] = dice.pick([0x80, 0x40, 0xc0, dice.int(256)]);
      break;
    case 10:
      view.setUint32(4, dice.chance(0.5) ? target.number : dice.int(2 ** 24));
      break;
    default:
      // Leaves the packet unchanged, as a duplicate.
      break;
  }
  return bytes;
}

/** Changes a significant field of the transport `dynamic`. */
function dynamicField(dice: Dice, bytes: Uint8Array, view: DataView, target: Target): void {
  const at = BTH_BYTES;
  const room = (offset: number, size: number) => at + offset + size <= bytes.length - 4;
  if (bytes[0] === h.OPCODE_DATA && room(0, h.Data.bytes)) {
    switch (dice.int(9)) {
      case 0:
        bytes[at + h.Data.flags]! ^= 1 << dice.int(6);
        break;
      case 1:
        bytes[at + h.Data.operation] = dice.int(11);
        break;
      case 2:
        view.setUint32(at + h.Data.sequence, view.getUint32(at + h.Data.sequence) + dice.int(260) - 130);
        break;
      case 3:
        view.setUint32(at + h.Data.messageId, view.getUint32(at + h.Data.messageId) + dice.int(520) - 260);
        break;
      case 4:
        view.setUint32(at + h.Data.length, dice.pick(LENGTHS));
        break;
      case 5:
        view.setUint32(at + h.Data.offset, dice.pick(LENGTHS));
        break;
      case 6:
        view.setBigUint64(at + h.Data.address, address(dice, target));
        break;
      case 7:
        view.setUint32(at + h.Data.rkey, rkey(dice, target));
        break;
      default:
        view.setUint16(
          at + dice.pick([h.Data.from, h.Data.to]),
          dice.chance(0.7) ? dice.int(6) : dice.int(65536),
        );
    }
  } else if (bytes[0] === h.OPCODE_ACK && room(0, h.Ack.naks)) {
    switch (dice.int(5)) {
      case 0:
        view.setUint32(at + h.Ack.cumulative, view.getUint32(at + h.Ack.cumulative) + dice.int(300) - 150);
        break;
      case 1:
        view.setUint32(at + h.Ack.bits + 4 * dice.int(4), dice.int(2 ** 32));
        break;
      case 2:
        bytes[at + h.Ack.flags] = dice.int(16);
        break;
      case 3:
        bytes[at + h.Ack.nakCount] = dice.int(20);
        break;
      default:
        view.setUint16(at + dice.pick([h.Ack.from, h.Ack.to]), dice.int(8));
    }
  } else if (bytes[0] === h.OPCODE_CONTROL && room(0, h.Control.bytes)) {
    if (dice.chance(0.5)) bytes[at + h.Control.kind] = dice.int(8);
    else bytes[at + h.Control.count] = dice.int(8);
  }
}
