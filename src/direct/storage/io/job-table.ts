// Jobs of the storage threads in shared memory: states as integers, parameters as doubles.

/** Kinds of jobs. */
export const Job = {
  read: 0,
  write: 1,
  streamRead: 2,
  streamWrite: 3,
  cuFileRead: 4,
  cuFileWrite: 5,
} as const;

/** Indices of a job's doubles. */
export const Field = {
  kind: 0,
  fd: 1,
  address: 2,
  bytes: 3,
  offset: 4,
  /** Bytes transferred, or a negative errno. */
  result: 5,
  /**
   * First parameter of special jobs. cuFile: lower half of the handle. Streams: address of the staging
   * memory.
   */
  extra: 6,
  /** Second parameter. cuFile: offset in the registered buffer. Streams: size of the staging memory. */
  extra2: 7,
  /** Third parameter. cuFile: upper half of the handle. Streams: address of the gate. */
  extra3: 8,
  /** CUDA context, 0 for memory of this process. */
  context: 9,
  /** Descriptor for unaligned parts, used in streams. */
  fd2: 10,
} as const;

const doubles = 16;
const wordsEach = 2;
export const jobs = 128;

export const State = { free: 0, queued: 1, running: 2, done: 3 } as const;

/** Memory that the storage threads and this thread share. */
export interface JobShare {
  readonly words: Int32Array<SharedArrayBuffer>;
  readonly numbers: Float64Array<SharedArrayBuffer>;
}

/** Words on which the storage threads wait for jobs and this thread for results. */
export const Word = { queued: 0, done: 1 } as const;
const firstState = 16;

export const makeShare = (): JobShare => ({
  words: new Int32Array(new SharedArrayBuffer((firstState + jobs * wordsEach) * 4)),
  numbers: new Float64Array(new SharedArrayBuffer(jobs * doubles * 8)),
});

export const stateAt = (job: number): number => firstState + job * wordsEach;
/** Returns the index of the cancel flag of a job. A nonzero value ends the job early. */
export const cancelAt = (job: number): number => firstState + job * wordsEach + 1;
export const numberAt = (job: number, field: number): number => job * doubles + field;
