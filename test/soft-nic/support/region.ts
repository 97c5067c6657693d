// Memory for the soft NIC's tests.
import * as verbs from "../../../ffi/ibverbs/constants.ts";
import * as c from "../../../ffi/libc/index.ts";
import { memory } from "../../../ffi/runtime/index.ts";
import { fillPattern } from "../../support/random.ts";
import type { Side } from "./harness.ts";

export const ALL_ACCESS =
  verbs.IBV_ACCESS_LOCAL_WRITE |
  verbs.IBV_ACCESS_REMOTE_WRITE |
  verbs.IBV_ACCESS_REMOTE_READ |
  verbs.IBV_ACCESS_REMOTE_ATOMIC |
  verbs.IBV_ACCESS_MW_BIND;

/** Anonymous memory of whole pages. */
export function pages(bytes: number): { pointer: number; bytes: Uint8Array } {
  const flags = c.MAP_PRIVATE | c.MAP_ANONYMOUS;
  const pointer = c.libc.mmap(0, bytes, c.PROT_READ | c.PROT_WRITE, flags, -1, 0);
  return { pointer, bytes: new Uint8Array(memory(pointer, bytes)) };
}

/** Registered memory. */
export class Region {
  readonly pointer: number;
  readonly bytes: Uint8Array;
  readonly mr: number;
  readonly lkey: number;
  readonly rkey: number;

  constructor(side: Side, bytes: number, access: number, shared = false) {
    ({ pointer: this.pointer, bytes: this.bytes } = pages(Math.ceil(bytes / 4096) * 4096));
    ({ mr: this.mr, lkey: this.lkey, rkey: this.rkey } = side.register(this.pointer, bytes, access, shared));
  }

  fill(seed: number): this {
    fillPattern(this.bytes, seed);
    return this;
  }
}
