import { addressOf, type Functions, open } from "../runtime/index.ts";

// Values of glibc's pthread.h and Linux's futex.h, the same on x86-64 and arm64.
const PTHREAD_PROCESS_SHARED = 1;
const PTHREAD_MUTEX_ROBUST = 1;
/** What the kernel sets in a mutex's word, where else the id of the thread is that has it: glibc's first word. */
const FUTEX_OWNER_DIED = 0x40000000;

/** More than a `pthread_mutex_t` has on any architecture. */
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

/** null where the C library has none: before glibc 2.34 they are in another one. */
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
 * Makes a robust mutex in memory that processes share, and takes it for the calling thread. The kernel marks it when that thread
 * ends, however it ends: before it takes the process's memory and files apart. False where there is no such thing.
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
 * Has the thread ended that took it? A look at its word, which nobody else changes: to try to take it would leave it taken, as glibc's
 * trylock does not give back one that cannot be made whole any more.
 */
export const ownerDied = (word: Uint32Array): boolean => (Atomics.load(word, 0) & FUTEX_OWNER_DIED) !== 0;

/** The thread that took it gives it back. */
export function giveRobustMutex(address: number): void {
  library()?.pthread_mutex_unlock?.(address);
}
