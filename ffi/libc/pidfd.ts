import { type CFunction, open } from "../runtime/index.ts";

/**
 * `__NR_pidfd_open`, the same number on every architecture. glibc has a function of that name only since
 * 2.36.
 */
const PIDFD_OPEN = 434;
const signature = ["i32", "i64", "u64", "u64"] as const;
let syscall: CFunction<typeof signature> | undefined;

/**
 * Returns a descriptor of a process that becomes readable when the process ends (`pidfd_open`, Linux 5.3), or
 * -1 with errno.
 */
export function pidfdOpen(processId: number): number {
  syscall ??= open("libc.so.6", { syscall: signature }).syscall!;
  return syscall(PIDFD_OPEN, processId, 0);
}
