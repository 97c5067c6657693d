// Sizes that both ends, or several records, go by.

/** Sequence numbers a context has on the way at once. */
export const WINDOW = 128;

export const WINDOW_MASK = WINDOW - 1;

export const MAX_PATHS = 8;

/** Addresses that a NIC is known by. */
export const MAX_ADDRESSES = 4;

/** Refusals that one acknowledgement carries. */
export const MAX_NAKS = 16;

/** The id of a context that is not known (yet). */
export const NO_CONTEXT = 0xffff;

/** Payload bytes of a packet, at most. */
export const LARGEST_PAYLOAD_BYTES = 4096;

/** Bytes of a message, at most. */
export const LARGEST_MESSAGE_BYTES = 0x80000000;
