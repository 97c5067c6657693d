// Lists the resources of a process in a group: memory that other processes can open, and socket files.
import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** Returns the inodes of anonymous shared memory (memfd_create) that a process has mapped. */
export function sharedMappings(process: number | "self" = "self"): Map<string, string> {
  const found = new Map<string, string>();
  for (const line of readFileSync(`/proc/${process}/maps`, "utf8").split("\n")) {
    const [, , , , inode, path = ""] = line.split(/\s+/);
    if (path.startsWith("/memfd:")) found.set(inode!, path.slice("/memfd:".length));
  }
  return found;
}

/** Returns the targets of this process's descriptors: sockets, memory and files. */
export function descriptors(): string[] {
  const kinds: string[] = [];
  for (const fd of readdirSync("/proc/self/fd"))
    try {
      const target = readlinkSync(`/proc/self/fd/${fd}`);
      if (/^(socket:|\/memfd:|\/dev\/shm\/|anon_inode:\[pidfd)/.test(target))
        kinds.push(target.replace(/\d+/, ""));
    } catch {
      // The descriptor of the listed folder itself is excluded.
    }
  return kinds.sort();
}

/** Returns the processes whose environment contains a text. */
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
