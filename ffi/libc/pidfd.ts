import { type CFunction, open } from "../runtime/index.ts";

/** `__NR_pidfd_open`, the same number on every architecture. glibc has had a function of that name since 2.36 only. */
const PIDFD_OPEN = 434;
const signature = ["i32", "i64", "u64", "u64"] as const;
let syscall: CFunction<typeof signature> | undefined;

/** A descriptor of a process, readable once that has ended (`pidfd_open`, Linux 5.3); -1 with errno. */
export function pidfdOpen(processId: number): number {
  syscall ??= open("libc.so.6", { syscall: signature }).syscall!;
  return syscall(PIDFD_OPEN, processId, 0);
}
