import { expect, test } from "vitest";
import { AttachedParts, MISSING } from "../../../src/group/collectives/rdma/paths/attached-parts.ts";
import { CHANNELS } from "../../../src/group/collectives/rdma/paths/channels.ts";
import {
  channelBits,
  idOf,
  Kind,
  type NetworkLinks,
} from "../../../src/group/collectives/rdma/paths/network-links.ts";
import { NetworkPaths } from "../../../src/group/collectives/rdma/paths/network-paths.ts";
import type { ProtectionDomain } from "../../../src/rdma/index.ts";

// Puts of kernels to a member with two paths: a part that is registered on the first path only, and a lost member.

const peer = 1;
/** Immediate of the message in which a peer reports that it has left the other path. */
const leftPath = ((CHANNELS << channelBits) | 1) >>> 0;

/** Path with one peer, whose completions the test makes. */
class Path {
  readonly posted: number[] = [];
  readonly #completed: { readonly id: number; readonly isOk: boolean; readonly immediate: number }[] = [];
  readonly text = "path";
  readonly #hasPart: boolean;

  constructor(hasPart: boolean) {
    this.#hasPart = hasPart;
  }

  put(_peer: number, _from: number, _bytes: number, _into: number, _memory: number, id: number): boolean {
    if (this.#hasPart) this.posted.push(id);
    return this.#hasPart;
  }

  complete(id: number, isOk: boolean, immediate = 0): void {
    this.#completed.push({ id, isOk, immediate });
  }

  readonly completions = {
    pollInto: () => this.#completed.length,
    wrId: (index: number) => this.#completed[index]!.id,
    isOk: (index: number) => this.#completed[index]!.isOk,
    immediate: (index: number) => this.#completed[index]!.immediate,
    byteLength: () => 0,
  };

  reaches = (): boolean => true;
  hasRoom = (): boolean => true;
  isStopped = (): boolean => true;
  stop(): void {}
  renew(): void {}
  reportArrivals(): void {}
  reportedArrivals = (): Uint32Array => new Uint32Array(16);
}

/** Connects two paths, and returns what the paths report. */
function connected(first: Path, second: Path) {
  const broken: number[] = [];
  const written: number[] = [];
  const paths = new NetworkPaths(
    [first, second] as unknown as NetworkLinks[],
    2,
    {
      written: () => {},
      requestWritten: (slot) => written.push(slot),
      arrived: () => {},
      broken: (lost) => broken.push(lost),
      changed: () => {},
    },
    false,
  );
  return { paths, broken, written };
}

test.each([true, false])(
  "a put is repeated on the second path only where the part is registered there (%s)",
  (hasPart) => {
    const [first, second] = [new Path(true), new Path(hasPart)];
    const { paths, broken, written } = connected(first, second);
    paths.put(peer, 0, 8, 0, 5, 3);
    expect(first.posted).toEqual([idOf(Kind.put, peer, 3)]);
    first.complete(first.posted[0]!, false);
    // The peer reports on the second path that it has left the first one.
    second.complete(idOf(Kind.receive, peer, 0), true, leftPath);
    paths.poll(1);
    expect(written).toEqual([]);
    expect(broken).toEqual(hasPart ? [] : [peer]);
    expect(second.posted).toEqual(hasPart ? [idOf(Kind.put, peer, 3)] : []);
  },
);

test("a part without a registration on a path is missing there, and a closed part is not", () => {
  const parts = new AttachedParts({} as ProtectionDomain);
  const remote = { address: 4096, byteLength: 64, remoteKey: 7 };
  expect(parts.ends(peer, 5, 0, 0, 8)).toBeUndefined();
  parts.connect(5, [undefined, remote, MISSING]);
  // This member registered its own part on the other path only.
  expect(parts.ends(peer, 5, 0, 0, 8)).toBe(MISSING);
  expect(parts.ends(2, 5, 0, 0, 8)).toBe(MISSING);
  expect(parts.signalEnds(2, 5, 0, 0)).toBe(MISSING);
  parts.connect(5, [undefined, undefined, MISSING]);
  expect(parts.ends(peer, 5, 0, 0, 8)).toBeUndefined();
  parts.detach(5);
  expect(parts.ends(2, 5, 0, 0, 8)).toBeUndefined();
});

test("a put that completes after its peer is lost is not reported, because the slot may have a new request", () => {
  const first = new Path(true);
  const { paths, written } = connected(first, new Path(true));
  paths.put(peer, 0, 8, 0, 5, 3);
  paths.put(peer, 0, 8, 0, 5, 4);
  first.complete(first.posted[0]!, true);
  paths.poll(1);
  expect(written).toEqual([3]);
  paths.lose(peer);
  paths.poll(2);
  expect(written).toEqual([3]);
});
