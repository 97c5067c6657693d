// The addresses of soft0, and the choice of the one that reaches a peer.
import * as c from "../../../../../ffi/libc/index.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";
import { gidOfAddress } from "../../links/common/addresses.ts";
import { wake } from "../../nic/park.ts";
import type { SoftNic } from "../../nic/soft-nic.ts";
import { activeMtu } from "../../provider/device.ts";
import { sameGid } from "../protocol/mad-transport.ts";
import {
  isMapped,
  readSocketAddress,
  SOCKADDR_BYTES,
  socketAddress,
  writeSocketAddress,
} from "./socket-address.ts";

/** Any port works, because no packet is sent. */
const PORT = 4791;

const isLoopback = (gid: Uint8Array): boolean => isMapped(gid) && gid[12] === 127;

/** Returns true for the loopback addresses that stand for the host, and not for one soft0. */
const isThisHost = (gid: Uint8Array): boolean =>
  gid[15] === 1 &&
  (isLoopback(gid) ? gid[13] === 0 && gid[14] === 0 : gid.subarray(0, 15).every((byte) => byte === 0));

/**
 * Returns the local address that the host's routes choose for a peer, as a GID; undefined with errno without
 * a route.
 */
function routedFrom(remote: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const address = socketAddress(remote, PORT);
  const fd = c.libc.socket(address.family, c.SOCK_DGRAM | c.SOCK_CLOEXEC, 0);
  if (fd < 0) return undefined;
  const name = c.libc.malloc(SOCKADDR_BYTES + 4);
  try {
    const length = writeSocketAddress(name, address);
    if (c.libc.connect(fd, name, length) !== 0) return undefined;
    new Uint32Array(memory(name + SOCKADDR_BYTES, 4))[0] = length;
    if (c.libc.getsockname(fd, name, name + SOCKADDR_BYTES) !== 0) return undefined;
    return readSocketAddress(name)?.gid;
  } finally {
    c.libc.free(name);
    c.libc.close(fd);
  }
}

export class OwnAddresses {
  readonly #d: SoftNic;

  constructor(d: SoftNic) {
    this.#d = d;
  }

  gid(index: number): Uint8Array<ArrayBuffer> {
    return gidOfAddress(this.#d.addresses[index]!.address);
  }

  /** Returns the index of a local GID, -1 for an unknown one. */
  indexOf(gid: Uint8Array): number {
    return this.#d.addresses.findIndex((_, index) => sameGid(this.gid(index), gid));
  }

  /** Returns the `enum ibv_mtu` of the network device of an address. */
  mtu(index: number): number {
    return activeMtu(this.#d.addresses[index]!.mtu);
  }

  /** Returns true for 127.0.0.1 and ::1, and for the addresses of this host's network devices. */
  isOfHost(gid: Uint8Array): boolean {
    if (isThisHost(gid)) return true;
    const source = isLoopback(gid) ? undefined : routedFrom(gid);
    return source !== undefined && sameGid(source, gid);
  }

  /** Returns the index of the address that reaches `remote`, -1 with errno for none. */
  leadingTo(remote: Uint8Array): number {
    const itself = this.indexOf(remote);
    if (itself >= 0) return itself;
    // Every soft0 on loopback has its own loopback address.
    if (isLoopback(remote) && isLoopback(this.gid(0))) return 0;
    const source = routedFrom(remote);
    if (source === undefined) return -1;
    const found = this.indexOf(source);
    if (found >= 0 && this.isFree(found)) return found;
    // The peer is another process of this host, which this loopback address reaches too.
    if (sameGid(source, remote) && isMapped(remote) && isLoopback(this.gid(0))) return 0;
    if (found >= 0) return found;
    c.setErrno(c.Errno.ENODEV);
    return -1;
  }

  /** Returns true when no other process uses the address. */
  isFree(index: number): boolean {
    const { e } = this.#d;
    const error = this.#d.exclusively(() => e.link.open(e, index));
    // The NIC thread must watch the new socket.
    wake(e);
    return error === 0;
  }
}
