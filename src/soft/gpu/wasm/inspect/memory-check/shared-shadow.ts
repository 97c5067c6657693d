// Shadow of shared memory in checked launches. Each word has four shadow words: writer tag, writer position,
// reader tag and reader position.

// A tag holds the thread (10 bits), its epoch (16 bits) and the flags below.
export const ATOMIC = 1 << 26;
export const READ_MARK = 1 << 26;
/** Flag of a writer tag: the bytes of the word have shadows of their own (check-shared-bytes.ts). */
export const BYTES_MARK = 1 << 27;
export const SEVERAL_MARK = 1 << 27;
export const WRITTEN_SHIFT = 28;
/** Writer flags of a word whose bytes are all initialized. */
export const ALL_WRITTEN = 15 << WRITTEN_SHIFT;
export const READ_BY_SEVERAL = READ_MARK | SEVERAL_MARK;
export const WARP_EPOCH = 0xff << 10;
export const EPOCH_BITS = 0xffff << 10;
/** Bytes of a word's shadow. */
export const SHADOW_BYTES = 16;
/** Logarithm of the bytes in a line, whose words can share one shadow. */
export const LINE_BITS = 5;
export const LINE_BYTES = 1 << LINE_BITS;
export const LINE_SHADOW_BYTES = (LINE_BYTES / 4) * SHADOW_BYTES;
