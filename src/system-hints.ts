/** The usual cause of an errno that says that the process or the machine is at a limit, and what raises it. */
const hints: Readonly<Record<string, string>> = {
  EMFILE:
    "This process has as many files open as it may: see `ulimit -n`, raise it (`ulimit -n 4096`), or close devices, channels and sockets that are not used.",
  ENFILE: "The machine has as many files open as it may: sysctl fs.file-max.",
  ENOMEM:
    "No address space or memory is left: see `ulimit -v` and the container's memory limit, or close what is not used.",
  EACCES: "Not permitted: TMPDIR must name a folder that this user may write.",
  EROFS: "That is read-only: TMPDIR must name a folder that this user may write.",
  ENOENT: "That folder is not there: TMPDIR must name one that is.",
  ENOSPC: "The disk, or /dev/shm, is full.",
  EADDRINUSE: "Another process has that address.",
};

/** What to do about an errno of the system by its symbol ("EMFILE"), or "". */
export const systemHint = (code: string): string => hints[code] ?? "";
