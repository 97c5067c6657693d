// What lies where in the memory that a process shows. Words are of 32 bits, doubles lie at even words; "reader" words are written
// by whoever looks, all others by the process itself.

/** The first word: also says that the rest is as told here. Another layout gets another number. */
export const MAGIC = 0x31_67_6f_64;

/** Names of the memfds; /proc/PID/fd shows them. */
export const NIC_NAME = "doorbell-nic";
export const GPU_NAME = "doorbell-gpu";

export const Head = {
  magic: 0,
  /** Of the text: odd while it is written. */
  sequence: 1,
  textBytes: 2,
  /** 1 while a device is open. */
  isOpen: 3,
  /** Reader: changes at least every two seconds while somebody watches. */
  watchBeat: 4,
  /** Reader: a number of its own while it captures, 0 when it stops; a number that changes like `watchBeat`; bytes that it has taken. */
  captureSession: 5,
  captureBeat: 6,
  captureTaken: 7,
  /** The session that packets are written for, 0 for none; bytes written so far (wraps); packets that found no room. */
  capturing: 8,
  captureWritten: 9,
  captureLost: 10,
} as const;

/** A beat that has not changed for so long is nobody's. */
export const BEAT_LASTS_US = 3e6;
/** A reader changes its beat this often. */
export const BEAT_EVERY_MS = 500;

export const HEAD_BYTES = 4096;

/** Of a NIC: the text (JSON), then the ring of captured packets. Pages that nobody wrote take no memory. */
export const TEXT_AT = HEAD_BYTES;
export const TEXT_BYTES = 1 << 20;
export const RING_AT = TEXT_AT + TEXT_BYTES;
export const RING_BYTES = 1 << 24;
export const NIC_BYTES = RING_AT + RING_BYTES;

/** Of GPUs: rows behind the head. */
export const GPU_ROWS = 256;
export const GPU_ROW_WORDS = 128;
export const GPU_BYTES = HEAD_BYTES + GPU_ROWS * GPU_ROW_WORDS * 4;

/** A row: whose it is, then doubles, then the device's name. */
export const Row = {
  /** 0 free, 1 being taken, 2 in use. */
  state: 0,
  thread: 1,
  /** The device: its ordinal, and whether it is the embedded one. */
  ordinal: 2,
  soft: 3,
  counters: 4,
  /** 64 bytes each, UTF-8, ended by a NUL. */
  uuid: 64,
  name: 80,
} as const;
export const NAME_BYTES = 64;

/** Index of each counter in its row's doubles: bytes, and how many times. */
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
  /** Now, of what is allocated by itself or from pools. */
  allocatedBytes: 11,
} as const;
export type GpuCounter = keyof typeof Count;
