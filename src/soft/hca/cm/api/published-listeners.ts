// Listeners on all addresses, as other processes of the host find them. Every soft0 without a set address has a
// loopback address of its own. A client that names 127.0.0.1 or an address of the host needs this list. A
// listener binds an abstract Unix socket whose name holds the port space, the port and the address. The kernel
// lists the names in /proc/net/unix and removes a name with its process.
import { readFileSync } from "node:fs";
import * as c from "../../../../../ffi/libc/index.ts";
import { addressOf } from "../../../../../ffi/runtime/index.ts";

const { libc } = c;
const PREFIX = "doorbell-soft-listener";
const GID_DIGITS = 32;

const nameOf = (portSpace: number, port: number): string => `${PREFIX}/${portSpace}/${port}/`;
const digits = (gid: Uint8Array): string =>
  [...gid].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Publishes a listener at `gid`. Returns the descriptor that ends it when closed, or -1. */
export function publishListener(portSpace: number, port: number, gid: Uint8Array): number {
  const fd = libc.socket(c.AF_UNIX, c.SOCK_DGRAM | c.SOCK_CLOEXEC, 0);
  if (fd < 0) return -1;
  const name = new TextEncoder().encode(nameOf(portSpace, port) + digits(gid));
  const address = new Uint8Array(new ArrayBuffer(c.sockaddr_un.size));
  new DataView(address.buffer).setUint16(0, c.AF_UNIX, true);
  const path = c.sockaddr_un.offsets.sun_path + 1;
  address.set(name, path);
  if (libc.bind(fd, addressOf(address), path + name.length) === 0) return fd;
  libc.close(fd);
  return -1;
}

/** Returns the address of a published listener, or undefined. The lowest address decides between several. */
export function publishedListener(portSpace: number, port: number): Uint8Array<ArrayBuffer> | undefined {
  const name = `@${nameOf(portSpace, port)}`;
  const found = namesOfSockets()
    .split("\n")
    .map((line) => line.slice(line.lastIndexOf(" ") + 1))
    .filter((path) => path.startsWith(name))
    .map((path) => path.slice(name.length))
    .filter((text) => text.length === GID_DIGITS && /^[0-9a-f]*$/.test(text))
    .sort()[0];
  if (found === undefined) return undefined;
  const gid = new Uint8Array(new ArrayBuffer(GID_DIGITS / 2));
  for (let i = 0; i < gid.length; i++) gid[i] = Number.parseInt(found.slice(2 * i, 2 * i + 2), 16);
  return gid;
}

function namesOfSockets(): string {
  try {
    return readFileSync("/proc/net/unix", "utf8");
  } catch {
    // A container may hide /proc. Its processes are then reached by their own addresses only.
    return "";
  }
}
