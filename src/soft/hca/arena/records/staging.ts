// Records of staging memory, between packets and memory that only another driver's functions reach:
// objects/staging.
import { STAGING_PIECES } from "../../../../../ffi/staged-memory.ts";
import { Fields } from "./fields.ts";

function piece() {
  const f = new Fields();
  return {
    /**
     * Sequence number of the last copy that used the piece. The piece is free once the stream has finished
     * this copy.
     */
    sequence: f.word(),
    /** Word offset of the message that the fetched bytes are for, 0 for none. */
    reader: f.word(),
    bytes: f.word(),
    start: f.double(),
    words: f.size(),
  } as const;
}
/** A piece of staging memory. */
export const StagingPiece = piece();

function staging() {
  const f = new Fields();
  return {
    /** Number of the address space. */
    space: f.word(),
    /** Number of regions in the space. */
    regions: f.word(),
    /** Result of the last failed copy. */
    error: f.word(),
    broken: f.word(),
    /** Sequence number of the last copy that was begun. It wraps. */
    issued: f.word(),
    placed: f.word(),
    /** Index of the next piece in rotation. */
    next: f.word(),
    /** Number of gathered bytes that are still to be copied to the device. */
    runBytes: f.word(),
    runPiece: f.word(),
    runQueuePair: f.word(),
    runNumber: f.word(),
    runStart: f.double(),
    context: f.double(),
    stream: f.double(),
    staging: f.double(),
    progress: f.double(),
    pushContext: f.double(),
    popContext: f.double(),
    toDevice: f.double(),
    toHost: f.double(),
    writeValue: f.double(),
    query: f.double(),
    pieces: f.words(STAGING_PIECES * StagingPiece.words),
    bytes: f.size() * 4,
  } as const;
}
export const Staging = staging();
