// Jobs of the storage threads in memory that all see: states as integers, numbers as doubles.

/** What a thread does. */
export const Job = {
  read: 0,
  write: 1,
  streamRead: 2,
  streamWrite: 3,
  cuFileRead: 4,
  cuFileWrite: 5,
} as const;

/** A job's doubles. */
export const Field = {
  kind: 0,
  fd: 1,
  address: 2,
  bytes: 3,
  offset: 4,
  /** Bytes transferred, or an errno, negative. */
  result: 5,
  /** Of cuFile: its handle's low half, where in the registered buffer, and the high half. Of a stream: the staging memory, its bytes, and the gate's address. */
  extra: 6,
  extra2: 7,
  extra3: 8,
  /** The CUDA context, 0 for memory of this process. */
  context: 9,
  /** The descriptor for what is not aligned; for streams. */
  fd2: 10,
} as const;

const doubles = 16;
const wordsEach = 2;
export const jobs = 128;

export const State = { free: 0, queued: 1, running: 2, done: 3 } as const;

/** What the threads and this one share. */
export interface JobShare {
  readonly words: Int32Array<SharedArrayBuffer>;
  readonly numbers: Float64Array<SharedArrayBuffer>;
}

/** Where the threads wait for work, and this one for results. */
export const Word = { queued: 0, done: 1 } as const;
const firstState = 16;

export const makeShare = (): JobShare => ({
  words: new Int32Array(new SharedArrayBuffer((firstState + jobs * wordsEach) * 4)),
  numbers: new Float64Array(new SharedArrayBuffer(jobs * doubles * 8)),
});

export const stateAt = (job: number): number => firstState + job * wordsEach;
/** Not 0: the job is to end early. */
export const cancelAt = (job: number): number => firstState + job * wordsEach + 1;
export const numberAt = (job: number, field: number): number => job * doubles + field;
