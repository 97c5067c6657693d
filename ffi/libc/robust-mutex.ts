import { addressOf, type Functions, open } from "../runtime/index.ts";

// Values of glibc's pthread.h and Linux's futex.h, the same on x86-64 and arm64.
const PTHREAD_PROCESS_SHARED = 1;
const PTHREAD_MUTEX_ROBUST = 1;
/**
 * Bit that the kernel sets in the word of a mutex when its owner ends. Otherwise that word, the first of
 * glibc's mutex, has the owner's thread id.
 */
const FUTEX_OWNER_DIED = 0x40000000;

/** Size reserved for a mutex, in bytes. `pthread_mutex_t` is smaller on every architecture. */
export const MUTEX_BYTES = 64;

const functions = {
  pthread_mutexattr_init: ["i32", "ptr"],
  pthread_mutexattr_setpshared: ["i32", "ptr", "i32"],
  pthread_mutexattr_setrobust: ["i32", "ptr", "i32"],
  pthread_mutex_init: ["i32", "ptr", "ptr"],
  pthread_mutex_trylock: ["i32", "ptr"],
  pthread_mutex_unlock: ["i32", "ptr"],
} as const;

let pthread: Partial<Functions<typeof functions>> | null | undefined;

/** Returns the mutex functions of the C library, or null before glibc 2.34, which has them in libpthread. */
function library(): Partial<Functions<typeof functions>> | null {
  if (pthread === undefined) {
    try {
      pthread = open("libc.so.6", functions);
    } catch {
      pthread = null;
    }
  }
  return pthread;
}

/**
 * Makes a robust mutex in memory that processes share, and locks it for the calling thread. The kernel marks
 * the mutex when that thread ends, before it frees the memory and files of the process. Returns false where
 * robust mutexes are unavailable.
 */
export function takeRobustMutex(address: number): boolean {
  const lib = library();
  if (lib?.pthread_mutexattr_setrobust === undefined) return false;
  const attributes = addressOf(new BigUint64Array(new ArrayBuffer(16)));
  return (
    lib.pthread_mutexattr_init!(attributes) === 0 &&
    lib.pthread_mutexattr_setpshared!(attributes, PTHREAD_PROCESS_SHARED) === 0 &&
    lib.pthread_mutexattr_setrobust(attributes, PTHREAD_MUTEX_ROBUST) === 0 &&
    lib.pthread_mutex_init!(address, attributes) === 0 &&
    lib.pthread_mutex_trylock!(address) === 0
  );
}

/**
 * Returns true when the owner thread of the mutex has ended. It reads the word instead of locking, because
 * glibc's trylock does not release a mutex whose state cannot be recovered.
 */
export const ownerDied = (word: Uint32Array): boolean => (Atomics.load(word, 0) & FUTEX_OWNER_DIED) !== 0;

/** Unlocks the mutex. Only its owner thread may call this. */
export function giveRobustMutex(address: number): void {
  library()?.pthread_mutex_unlock?.(address);
}
