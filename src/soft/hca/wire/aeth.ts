// The syndrome byte of the AETH, and the codes of the RNR timer (docs/rocev2.md section 2.3).

/** Bits of the kind of acknowledgement. Bit 7 is reserved and must be 0. */
export const SYNDROME_KIND = 0xe0;
export const KIND_ACK = 0x00;
export const KIND_RNR = 0x20;
export const KIND_NAK = 0x60;
/** Positive acknowledgement without end-to-end credits, as rxe sends it. */
export const SYNDROME_ACK = 0x1f;
export const NAK_SEQUENCE = 0x60;
export const NAK_INVALID = 0x61;
export const NAK_ACCESS = 0x62;
export const NAK_OPERATIONAL = 0x63;

const RNR_MICROSECONDS = [
  655360, 10, 20, 30, 40, 60, 80, 120, 160, 240, 320, 480, 640, 960, 1280, 1920, 2560, 3840, 5120, 7680,
  10240, 15360, 20480, 30720, 40960, 61440, 81920, 122880, 163840, 245760, 327680, 491520,
] as const;

/** Returns the microseconds that an RNR timer code requests. */
export function rnrMicroseconds(code: number): number {
  return RNR_MICROSECONDS[code & 31]!;
}

/**
 * Returns the microseconds of a transport timeout code, 4.096 us * 2^code. Code 0 means no timer and gives 0.
 */
export function transportMicroseconds(code: number): number {
  return code === 0 ? 0 : 4.096 * 2 ** (code & 31);
}
