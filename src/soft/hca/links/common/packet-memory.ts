// The slots in which packets are received and built, and the arrays of C structs that recvmmsg and sendmmsg
// use.
import { section } from "../../arena/arena.ts";

/**
 * Bytes of a transmit slot, a whole number of cache lines. It holds masked IP and UDP headers, BTH, extension
 * headers, 4096 bytes and ICRC.
 */
export const PACKET_STRIDE = 4224;
/** Bytes of a receive slot: a datagram of any size, because UDP_GRO joins packets of one sender. */
export const RX_STRIDE = 65536;
export const RX_SLOTS = 64;
export const TX_SLOTS = 64;
/**
 * Number of cached views over received packets, as a power of two. The cache is direct-mapped by offset and
 * length.
 */
export const RX_VIEW_BITS = 13;
/** Number of cached views over each transmit slot, by packet length. A power of two. */
export const TX_VIEWS = 4;
/** Bytes of an mmsghdr. */
export const MESSAGE_BYTES = 64;
export const IOVEC_BYTES = 16;
/** Bytes reserved for a sockaddr_in6, which has 28. */
export const SOCKADDR_BYTES = 32;
/** Bytes of the control messages of a received message: segment size, traffic class, hop limit. */
export const RX_CONTROL_BYTES = 128;
/** Bytes of the control messages of a sent message: segment size, traffic class, hop limit. */
export const TX_CONTROL_BYTES = 72;

/** Word offsets of the receive arrays, with one element for each slot. */
export const RxSlots = section("rxSlots", (f) => ({
  messages: f.aligned((RX_SLOTS * MESSAGE_BYTES) / 4),
  iovecs: f.aligned((RX_SLOTS * IOVEC_BYTES) / 4),
  names: f.aligned((RX_SLOTS * SOCKADDR_BYTES) / 4),
  controls: f.aligned((RX_SLOTS * RX_CONTROL_BYTES) / 4),
  packets: f.aligned((RX_SLOTS * RX_STRIDE) / 4),
}));

/** Word offsets of the transmit arrays, with one element for each slot. */
export const TxSlots = section("txSlots", (f) => {
  const arrays = {
    messages: f.aligned((TX_SLOTS * MESSAGE_BYTES) / 4),
    iovecs: f.aligned((TX_SLOTS * IOVEC_BYTES) / 4),
    names: f.aligned((TX_SLOTS * SOCKADDR_BYTES) / 4),
    controls: f.aligned((TX_SLOTS * TX_CONTROL_BYTES) / 4),
    /** Index of the packet in its run (links/udp/segmentation.ts). */
    runIndices: f.aligned(TX_SLOTS),
    /** Number that the ICRC of the packet was combined with. */
    icrcKeys: f.aligned(TX_SLOTS),
    /** Traffic class and hop limit of the packet (treatment.ts). */
    treatments: f.aligned(TX_SLOTS),
  };
  // The masked header of IPv6 is longer than that of IPv4: it begins before its slot, where the slot before
  // is unused.
  f.aligned(16);
  return { ...arrays, packets: f.aligned((TX_SLOTS * PACKET_STRIDE) / 4) };
});

/** The packets that are built and not yet sent. They all leave from one socket and source port. */
export const TxBatch = section("txBatch", (f) => ({
  count: f.word(),
  socket: f.word(),
  /** Source port that the batch leaves from (links/udp/source-ports.ts). */
  entropy: f.word(),
  /** Bytes that were ever put into a batch. Wraps at 2^32. */
  totalBytes: f.word(),
}));
