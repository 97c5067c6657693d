// Layout of the memory that a process publishes. Words have 32 bits, and doubles are at even words. The
// observing process writes the "reader" words, the publishing process writes all others.

/** First word of the memory. It identifies this layout, and another layout gets another number. */
export const MAGIC = 0x31_67_6f_64;

/** Names of the memfds, which /proc/PID/fd shows. */
export const NIC_NAME = "doorbell-nic";
export const GPU_NAME = "doorbell-gpu";

export const Head = {
  magic: 0,
  /** Sequence number of the text, odd while the text is written. */
  sequence: 1,
  textBytes: 2,
  /** Word that is 1 while a device is open. */
  isOpen: 3,
  /** Reader's word that changes at least every two seconds while a process observes. */
  watchBeat: 4,
  /** Session number while the reader captures, 0 when it stops. The reader writes this word. */
  captureSession: 5,
  /** Reader's word that changes like `watchBeat` while it captures. */
  captureBeat: 6,
  /** Number of captured bytes that the reader has read. */
  captureTaken: 7,
  /** Session for which the process writes packets, 0 for none. */
  capturing: 8,
  /** Number of bytes written to the capture, which wraps. */
  captureWritten: 9,
  /** Number of packets dropped because the capture had no room. */
  captureLost: 10,
} as const;

/** Time in microseconds after which an unchanged beat means that the observer has exited. */
export const BEAT_LASTS_US = 3e6;
/** Interval between two changes of a reader's beat, in milliseconds. */
export const BEAT_EVERY_MS = 500;

export const HEAD_BYTES = 4096;

/**
 * Offset of a NIC's text (JSON), which the ring of captured packets follows. Untouched pages use no memory.
 */
export const TEXT_AT = HEAD_BYTES;
export const TEXT_BYTES = 1 << 20;
export const RING_AT = TEXT_AT + TEXT_BYTES;
export const RING_BYTES = 1 << 24;
export const NIC_BYTES = RING_AT + RING_BYTES;

/** Number of rows of GPU counters after the head. */
export const GPU_ROWS = 256;
export const GPU_ROW_WORDS = 128;
export const GPU_BYTES = HEAD_BYTES + GPU_ROWS * GPU_ROW_WORDS * 4;

/** Layout of a row: its owner, the counters as doubles, and the device's name. */
export const Row = {
  /** State of the row: 0 free, 1 being claimed, 2 in use. */
  state: 0,
  thread: 1,
  /** Ordinal of the device. */
  ordinal: 2,
  /** 1 for a device of the soft GPU, else 0. */
  soft: 3,
  counters: 4,
  /** UUID of the device: 64 bytes of UTF-8, ended by a NUL. */
  uuid: 64,
  name: 80,
} as const;
export const NAME_BYTES = 64;

/** Index of each counter among the doubles of its row. Counters count bytes or calls. */
export const Count = {
  launches: 0,
  graphLaunches: 1,
  fills: 2,
  copiesToDevice: 3,
  bytesToDevice: 4,
  copiesToHost: 5,
  bytesToHost: 6,
  copiesOnDevice: 7,
  bytesOnDevice: 8,
  copiesBetweenDevices: 9,
  bytesBetweenDevices: 10,
  /** Number of bytes that are allocated now, directly or from pools. */
  allocatedBytes: 11,
} as const;
export type GpuCounter = keyof typeof Count;
