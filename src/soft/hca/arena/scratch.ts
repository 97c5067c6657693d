// C structs that the engine passes to the kernel or to memcpy.
import { MAX_SGE, section } from "./arena.ts";

/** Structs for the thread that holds the lock. */
export const Scratch = section("scratch", (f) => ({
  timespec: f.words(4),
  pollFd: f.words(2),
  /** A 64-bit operand of an atomic. */
  operand: f.words(2),
  /** The masked IP and UDP header of a received packet (wire/icrc.ts). */
  maskedHeader: f.words(12),
  /** The 40-byte GRH in front of a received datagram. */
  grh: f.words(10),
  /** The 64-bit number 1 that is written to an eventfd. It never changes. */
  one: f.words(2),
}));

/** Structs for the application's thread, which uses them without the lock. */
export const ApplicationScratch = section("applicationScratch", (f) => ({
  sink: f.words(2),
  clock: f.words(4),
  word: f.words(2),
  sges: f.words(4 * MAX_SGE),
  inline: f.words(4),
}));
