// The NIC's thread needs files of its own, and a runtime that finds none while it starts a thread ends the process. So we look first.
import * as c from "../../../../ffi/libc/index.ts";

/** What a thread opens in any of the runtimes, and the sockets and eventfds of a NIC. */
const NEEDED = 20;

/** Whether this process may open as many files as a NIC and its thread need. */
export function descriptorsLeft(): boolean {
  const opened: number[] = [];
  while (opened.length < NEEDED) {
    const fd = c.libc.eventfd(0, c.EFD_CLOEXEC);
    if (fd < 0) break;
    opened.push(fd);
  }
  for (const fd of opened) c.libc.close(fd);
  return opened.length === NEEDED;
}
