// The base transport header, read and written at a byte offset of a DataView.

export const BTH_BYTES = 12;
/** Word offsets of a record with the fields of a BTH. Booleans are 0 or 1. */
export const Bth = {
  /** The whole opcode byte, transport included. */
  opcode: 0,
  destination: 1,
  psn: 2,
  /** Pad bytes after the payload, 0 to 3. */
  pad: 3,
  ackRequest: 4,
  solicited: 5,
  words: 6,
} as const;

const DEFAULT_PKEY = 0xffff;
const SOLICITED = 0x80;
const SOLICITED_SHIFT = 23;
const FORWARD = 0x80;
const BACKWARD = 0x40;

/**
 * Writes the BTH of record {@link Bth} at word `record` of `words` to byte `at`. Byte 4 is all ones, as the
 * ICRC requires; {@link clearReserved} resets it after the CRC.
 */
export function writeBth(view: DataView, at: number, words: Int32Array, record: number): void {
  const first = (words[record + Bth.opcode]! << 24) | (words[record + Bth.pad]! << 20) | DEFAULT_PKEY;
  view.setInt32(at, first | (words[record + Bth.solicited]! << SOLICITED_SHIFT));
  view.setInt32(at + 4, 0xff000000 | words[record + Bth.destination]!);
  view.setInt32(at + 8, (words[record + Bth.ackRequest]! << 31) | words[record + Bth.psn]!);
}

/** Sets BTH byte 4 (FECN, BECN, reserved) to its value on the wire. */
export function clearReserved(view: DataView, at: number): void {
  view.setUint8(at + 4, 0);
}

/** Sets BECN in a finished packet. The ICRC does not cover that byte. */
export function markBackward(view: DataView, at: number): void {
  view.setUint8(at + 4, BACKWARD);
}

/** Sets BTH byte 4 to all ones, as the ICRC requires. */
export function maskReserved(view: DataView, at: number): void {
  view.setUint8(at + 4, 0xff);
}

export const bthOpcode = (view: DataView, at: number): number => view.getUint8(at);
export const bthSolicited = (view: DataView, at: number): boolean =>
  (view.getUint8(at + 1) & SOLICITED) !== 0;
/** Returns true when the network marked the packet (FECN). */
export const bthForward = (view: DataView, at: number): boolean => (view.getUint8(at + 4) & FORWARD) !== 0;
export const bthPad = (view: DataView, at: number): number => (view.getUint8(at + 1) >>> 4) & 3;
export const bthVersion = (view: DataView, at: number): number => view.getUint8(at + 1) & 15;
export const bthPkey = (view: DataView, at: number): number => view.getUint16(at + 2);
export const bthDestinationQp = (view: DataView, at: number): number => view.getUint32(at + 4) & 0xffffff;
export const bthAckRequest = (view: DataView, at: number): boolean => view.getUint8(at + 8) >= 0x80;
export const bthPsn = (view: DataView, at: number): number => view.getUint32(at + 8) & 0xffffff;

/**
 * Returns true when a P_Key matches the default full-member key: the low 15 bits are equal, and this port is
 * a full member.
 */
export const pkeyMatches = (pkey: number): boolean => (pkey & 0x7fff) === 0x7fff;
