// Conformance checklist of docs/rocev2.md on soft0, against a hand-made peer on another loopback address. In
// the VM, rxe.test.ts runs the same checklist on the kernel's rxe0 as well.
import { afterAll, beforeAll } from "vitest";
import { hostAddresses, randomLoopback } from "../../../src/soft/hca/links/common/addresses.ts";
import { until } from "../../support/until.ts";
import { type Candidates, checklist, declare } from "./checklist.ts";
import { ipv6 } from "./reach.ts";
import { Subject } from "./subject.ts";
import { WirePeer } from "./wire-peer.ts";

const hasIpv6 = hostAddresses().some(({ address, netdev }) => address.includes(":") && netdev !== "lo");

/** Opens a peer at an address that another test's NIC may use for a moment. */
async function peerAt(address: string): Promise<WirePeer> {
  let peer: WirePeer | undefined;
  await until(
    () => {
      try {
        peer = new WirePeer(address);
      } catch (error) {
        if (!String(error).includes("EADDRINUSE")) throw error;
      }
      return peer !== undefined;
    },
    `port 4791 of ${address} is free`,
    120_000,
  );
  return peer!;
}

let candidates: Candidates | undefined;

beforeAll(async () => {
  const soft = new Subject("soft0");
  const lab = {
    peer: new WirePeer(randomLoopback()),
    impostor: new WirePeer(randomLoopback()),
    ...(hasIpv6 ? { peer6: await peerAt("::1") } : {}),
  };
  candidates = { lab, subjects: [soft], pairs: [[soft, soft]] };
}, 150_000);

afterAll(() => {
  for (const subject of candidates?.subjects ?? []) subject.close();
  for (const peer of Object.values(candidates?.lab ?? {})) peer.close();
});

// The hand-made peer uses ::1, so soft0 needs an IPv6 address of another device.
const items = checklist.filter((item) => hasIpv6 || item !== ipv6);

declare(items, { subjects: ["soft0"], pairs: ["soft0 to itself"] }, () => candidates!);
