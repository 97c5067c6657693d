import { section } from "../../arena/arena.ts";

export const CaptureState = section("capture", (f) => ({
  /** Wall-clock time minus engine time, in microseconds. */
  epoch: f.double(),
  /** Word offset of the scratch memory while packets are captured, else 0. */
  scratch: f.word(),
  /** Word offset of the scratch memory once it is allocated. */
  allocated: f.word(),
  /** Traffic class of the packet that is recorded, and its hop limit above that. */
  treatment: f.word(),
  /** 1 while packets are written to a file. */
  toFile: f.word(),
  /** Descriptor of the file. */
  fd: f.word(),
  /** 1 while packets are written to the ring in the status memory. */
  toRing: f.word(),
  /** Number of bytes written to the ring. */
  ringWritten: f.word(),
  /** Number of bytes of a record that are still to be written. */
  recordLeft: f.word(),
  /** Byte offset of these bytes in the arena. */
  recordAt: f.word(),
  /** Number of records that found no room. */
  lost: f.word(),
}));
