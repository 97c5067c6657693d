// The base transport header, read and written in place at a byte offset of a DataView.

export const BTH_BYTES = 12;
/** Largest RC/UC/UD header set after the BTH: an AtomicETH (28), and immediate or invalidate (4) beside others. */
export const MAX_HEADER_BYTES = 64;

const DEFAULT_PKEY = 0xffff;
const SOLICITED = 0x80;
const FORWARD = 0x80;
const BACKWARD = 0x40;

/**
 * Writes a BTH at byte `at`, with byte 4 all ones as the ICRC wants it: {@link clearReserved} comes after the CRC.
 *
 * @param opcode whole opcode byte, transport included
 * @param pad pad bytes after the payload, 0 to 3
 */
export function writeBth(
  view: DataView,
  at: number,
  opcode: number,
  solicited: boolean,
  pad: number,
  destinationQp: number,
  ackRequest: boolean,
  psn: number,
): void {
  view.setUint32(at, (opcode << 24) | ((solicited ? SOLICITED : 0) << 16) | (pad << 20) | DEFAULT_PKEY);
  view.setInt32(at + 4, 0xff000000 | destinationQp);
  view.setInt32(at + 8, (ackRequest ? 0x80000000 : 0) | psn);
}

/** Sets BTH byte 4 (FECN, BECN, reserved) to what goes on the wire. */
export function clearReserved(view: DataView, at: number): void {
  view.setUint8(at + 4, 0);
}

/** Sets the mark of a congestion notification (BECN), once the packet is complete: the ICRC leaves that byte out. */
export function markBackward(view: DataView, at: number): void {
  view.setUint8(at + 4, BACKWARD);
}

/** Sets BTH byte 4 to all ones, as it enters the ICRC. */
export function maskReserved(view: DataView, at: number): void {
  view.setUint8(at + 4, 0xff);
}

export const bthOpcode = (view: DataView, at: number): number => view.getUint8(at);
export const bthSolicited = (view: DataView, at: number): boolean =>
  (view.getUint8(at + 1) & SOLICITED) !== 0;
/** Whether the packet met congestion on its way (FECN). */
export const bthForward = (view: DataView, at: number): boolean => (view.getUint8(at + 4) & FORWARD) !== 0;
export const bthPad = (view: DataView, at: number): number => (view.getUint8(at + 1) >>> 4) & 3;
export const bthVersion = (view: DataView, at: number): number => view.getUint8(at + 1) & 15;
export const bthPkey = (view: DataView, at: number): number => view.getUint16(at + 2);
export const bthDestinationQp = (view: DataView, at: number): number => view.getUint32(at + 4) & 0xffffff;
export const bthAckRequest = (view: DataView, at: number): boolean => view.getUint8(at + 8) >= 0x80;
export const bthPsn = (view: DataView, at: number): number => view.getUint32(at + 8) & 0xffffff;

/** Whether a P_Key matches the default full-member key: same low 15 bits, and we are the full member. */
export const pkeyMatches = (pkey: number): boolean => (pkey & 0x7fff) === 0x7fff;
