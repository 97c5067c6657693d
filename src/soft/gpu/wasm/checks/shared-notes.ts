// What is noted of each word of shared memory in checked launches: who wrote it and where, who read it and where.

// A tag: the thread (10 bits), its epochs (16), and what follows.
export const ATOMIC = 1 << 26;
export const READ_MARK = 1 << 26;
/** In who wrote a word: its bytes have notes of their own (check-bytes.ts). */
export const BYTES_MARK = 1 << 27;
export const SEVERAL_MARK = 1 << 27;
export const WRITTEN_AT = 28;
/** All bytes of a word are written; several threads read it; barriers of the block, and those and the warp's. */
export const ALL_WRITTEN = 15 << WRITTEN_AT;
export const READ_BY_SEVERAL = READ_MARK | SEVERAL_MARK;
export const WARP_EPOCH = 0xff << 10;
export const EPOCH_BITS = 0xffff << 10;
/** Bytes of a word's notes. */
export const NOTES = 16;
/** Words whose notes may be kept together. */
export const LINE_BITS = 5;
export const LINE_BYTES = 1 << LINE_BITS;
export const LINE_NOTES = (LINE_BYTES / 4) * NOTES;
