import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { type Kernel, moduleOrder } from "./kernel.ts";

// Modules that are needed to reach the host's files. agent.sh loads further modules from there.
const modules = ["virtio_pci", "virtio_console", "virtio-rng", "9pnet_virtio", "9p", "overlay"];

/**
 * Returns the guest's first file system: busybox, the modules that reach the host's files, and the guest
 * scripts.
 */
export function initramfs(kernel: Kernel): Buffer {
  const order = moduleOrder(kernel, modules);
  const guest = `${import.meta.dirname}/guest`;
  return archive([
    folder("bin"),
    folder("modules"),
    file("bin/busybox", readFileSync("/bin/busybox")),
    ...["init", "agent.sh", "job.sh"].map((name) => file(name, readFileSync(`${guest}/${name}`))),
    file("modules/order", Buffer.from(order.map((path) => `${basename(path)}\n`).join(""))),
    ...order.map((path) => file(`modules/${basename(path)}`, readFileSync(path))),
  ]);
}

type Entry = { name: string; mode: number; bytes: Buffer };
const file = (name: string, bytes: Buffer): Entry => ({ name, mode: 0o100755, bytes });
const folder = (name: string): Entry => ({ name, mode: 0o040755, bytes: Buffer.alloc(0) });

// Returns an archive in the "newc" cpio format: thirteen 8-digit hexadecimal fields, the name, the bytes.
// Each part is padded to 4.
function archive(entries: Entry[]): Buffer {
  const parts = [...entries, { name: "TRAILER!!!", mode: 0, bytes: Buffer.alloc(0) }].flatMap(
    (entry, inode) => {
      const fields = [
        inode + 1,
        entry.mode,
        0,
        0,
        1,
        0,
        entry.bytes.length,
        0,
        0,
        0,
        0,
        entry.name.length + 1,
        0,
      ];
      const head = `070701${fields.map((field) => field.toString(16).padStart(8, "0")).join("")}${entry.name}\0`;
      return [padded(Buffer.from(head)), padded(entry.bytes)];
    },
  );
  return Buffer.concat(parts);
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
}
