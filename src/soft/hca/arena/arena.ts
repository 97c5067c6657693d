// The memory that the NIC's thread and the application share. One mapping holds one section for each
// subsystem, then a heap for records and rings. Both threads use the same word offsets, so a word offset is
// the engine's pointer.

import { Fields } from "./records/fields.ts";

/** Default address space of an arena, in bytes. The kernel allocates a page when it is first touched. */
export const ARENA_BYTES = 512 * 1024 * 1024;

/** Maximum number of queue pairs. A power of two: a queue pair's number modulo this is its slot. */
export const MAX_QPS = 16384;
/** Maximum number of scatter-gather entries of a work request. */
export const MAX_SGE = 32;

/**
 * Words that the arena reserves for each subsystem. A subsystem declares its fields with {@link section}, in
 * its own folder.
 * The offsets depend on this table alone, so threads that load different modules agree on them.
 */
const SECTION_WORDS = {
  // Folder arena.
  views: 16,
  lock: 16,
  scratch: 64,
  applicationScratch: 176,
  counters: 64,
  timers: 81_936,
  addresses: 64,
  rxPacket: 32,
  txPacket: 16,
  statusMemory: 16,
  linkRoutes: 2_576,
  heap: 48,
  // Folder objects.
  runQueue: 16,
  queuePairs: 32_784,
  memoryKeys: 131_088,
  xrcQueues: 16,
  publishing: 16,
  stagingSpaces: 32,
  eventLoop: 16,
  // Folder links.
  sockets: 2_048,
  txBatch: 16,
  segmentRun: 16,
  rxSlots: 1_056_768,
  txSlots: 73_728,
  faults: 16,
  capture: 16,
  sharedMemory: 16,
  mappedMemory: 16,
  // Folder transports.
  ackQueue: 16,
  dynamic: 16,
  // Folder nic.
  nic: 32,
  parking: 512,
  doorbells: 16_400,
  ownDescriptors: 1_296,
  processors: 80,
} as const;
type SectionName = keyof typeof SECTION_WORDS;

function layOut(): { starts: ReadonlyMap<SectionName, number>; end: number } {
  const f = new Fields();
  const names = Object.keys(SECTION_WORDS) as SectionName[];
  const starts = new Map(names.map((name) => [name, f.aligned(SECTION_WORDS[name])] as const));
  return { starts, end: f.aligned(0) };
}
const { starts, end } = layOut();

/** Word offset at which the blocks of the heap begin, behind all sections. */
export const HEAP_START = end;

/**
 * Declares the fields of a section: `declare` returns an object of word offsets. Throws an Error when the
 * fields need more words than {@link SECTION_WORDS} reserves.
 */
export function section<Offsets>(name: SectionName, declare: (f: Fields) => Offsets): Offsets {
  const start = starts.get(name)!;
  const f = new Fields(start);
  const offsets = declare(f);
  const words = f.size() - start;
  if (words > SECTION_WORDS[name])
    throw new Error(
      `arena section ${name} needs ${words} words, but arena/arena.ts reserves ${SECTION_WORDS[name]}`,
    );
  return offsets;
}
