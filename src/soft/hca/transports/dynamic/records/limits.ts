// Sizes that several records or both ends of a connection share.

/** Maximum number of sequence numbers in flight in a context. */
export const WINDOW = 128;

export const WINDOW_MASK = WINDOW - 1;

export const MAX_PATHS = 8;

/** Maximum number of addresses of a NIC. */
export const MAX_ADDRESSES = 4;

/** Maximum number of refusals in one acknowledgement. */
export const MAX_NAKS = 16;

/** Context id that stands for an unknown context. */
export const NO_CONTEXT = 0xffff;

/** Maximum payload of a packet in bytes. */
export const LARGEST_PAYLOAD_BYTES = 4096;

/** Maximum length of a message in bytes. */
export const LARGEST_MESSAGE_BYTES = 0x80000000;

/** Number of recent serials whose packets may still arrive. A NIC opens thousands of contexts per second. */
const RECENT = 1 << 16;

/**
 * Returns whether a serial is recent, given the last serial of the same NIC. A packet with a recent serial is
 * late and not forged.
 */
export const isRecent = (serial: number, last: number): boolean => {
  const age = (last - serial) | 0;
  return age >= 0 && age < RECENT;
};
