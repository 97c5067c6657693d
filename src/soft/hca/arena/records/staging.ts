// What lies between packets and memory that only another driver's functions reach: see objects/staging.
import { STAGING_PIECES } from "../../../../../ffi/staged-memory.ts";
import { Fields } from "../fields.ts";

function piece() {
  const f = new Fields();
  return {
    /** The copy that used it last: it is free for others once the stream has done that. */
    sequence: f.word(),
    /** For whom bytes of the device lie in it, 0 for nobody; which bytes. */
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
    /** Its address space. */
    space: f.word(),
    /** Regions there. */
    regions: f.word(),
    /** What the last copy that failed returned; 1 once nothing can be copied any more. */
    error: f.word(),
    broken: f.word(),
    /** The copies' numbers (they wrap): the last one begun, and the last one to the device. */
    issued: f.word(),
    placed: f.word(),
    /** The piece that is next in turn. */
    next: f.word(),
    /** Bytes that came and are still to be copied to the device: how many, in which piece, whence, of which QP. */
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
