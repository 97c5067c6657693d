// What a process holds of what a group makes: memory that others can open, and files of sockets.
import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** Memory without a name in any folder (memfd_create) that a process has mapped: names by inodes. */
export function sharedMappings(process: number | "self" = "self"): Map<string, string> {
  const found = new Map<string, string>();
  for (const line of readFileSync(`/proc/${process}/maps`, "utf8").split("\n")) {
    const [, , , , inode, path = ""] = line.split(/\s+/);
    if (path.startsWith("/memfd:")) found.set(inode!, path.slice("/memfd:".length));
  }
  return found;
}

/** What this process's descriptors are of: sockets, memory, files. */
export function descriptors(): string[] {
  const kinds: string[] = [];
  for (const fd of readdirSync("/proc/self/fd"))
    try {
      const target = readlinkSync(`/proc/self/fd/${fd}`);
      if (/^(socket:|\/memfd:|\/dev\/shm\/|anon_inode:\[pidfd)/.test(target))
        kinds.push(target.replace(/\d+/, ""));
    } catch {
      // The one by which the folder was read.
    }
  return kinds.sort();
}

/** Processes that have that in their environment. */
export function processesWith(text: string): number[] {
  return readdirSync("/proc").flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return readFileSync(`/proc/${name}/environ`, "utf8").includes(text) ? [Number(name)] : [];
    } catch {
      return [];
    }
  });
}
