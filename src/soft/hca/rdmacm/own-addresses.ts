// soft0's own addresses, and which of them leads to a peer.
import * as c from "../../../../ffi/libc/index.ts";
import { memory } from "../../../../ffi/runtime/index.ts";
import { sameGid } from "../connecting/network.ts";
import { gidOfAddress } from "../links/addresses.ts";
import { wake } from "../nic/park.ts";
import type { SoftDevice } from "../nic/soft-device.ts";
import { activeMtu } from "../provider/device.ts";
import {
  isMapped,
  readSocketAddress,
  SOCKADDR_BYTES,
  socketAddress,
  writeSocketAddress,
} from "./socket-address.ts";

/** Any port: nothing is sent. */
const PORT = 4791;

const isLoopback = (gid: Uint8Array): boolean => isMapped(gid) && gid[12] === 127;

/** The address that the host's routes choose for a peer, as a GID; undefined with errno when there is no route. */
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
  readonly #d: SoftDevice;

  constructor(d: SoftDevice) {
    this.#d = d;
  }

  gid(index: number): Uint8Array<ArrayBuffer> {
    return gidOfAddress(this.#d.addresses[index]!.address);
  }

  /** The index of a GID of ours, -1 when it is none. */
  indexOf(gid: Uint8Array): number {
    return this.#d.addresses.findIndex((_, index) => sameGid(this.gid(index), gid));
  }

  /** `enum ibv_mtu` that the network device of an address carries. */
  mtu(index: number): number {
    return activeMtu(this.#d.addresses[index]!.mtu);
  }

  /** The index of the address that leads to `remote`; -1 with errno when none does. */
  leadingTo(remote: Uint8Array): number {
    const itself = this.indexOf(remote);
    if (itself >= 0) return itself;
    // Peers on loopback have addresses of their own there, as we have.
    if (isLoopback(remote) && isLoopback(this.gid(0))) return 0;
    const source = routedFrom(remote);
    if (source === undefined) return -1;
    const found = this.indexOf(source);
    if (found >= 0 && this.isFree(found)) return found;
    // The peer is another process of this host: our own address reaches it, too.
    if (sameGid(source, remote) && isMapped(remote) && isLoopback(this.gid(0))) return 0;
    if (found >= 0) return found;
    c.setErrno(c.Errno.ENODEV);
    return -1;
  }

  /** Whether no other process has it. */
  isFree(index: number): boolean {
    const { e } = this.#d;
    const error = this.#d.exclusively(() => e.link.open(e, index));
    // So that the NIC waits for a socket that is new.
    wake(e);
    return error === 0;
  }
}
