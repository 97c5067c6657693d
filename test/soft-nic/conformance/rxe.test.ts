// Conformance checklist of docs/rocev2.md: the kernel's rxe0 and soft0 against each other, and each against a
// hand-made peer. The test runs in the namespace `soft`, whose port 4791 is free. rxe0 answers from the other
// end of the veth pair (see suite.sh).
import { spawnSync } from "node:child_process";
import { afterAll, beforeAll } from "vitest";
import { type Candidates, checklist, declare } from "./checklist.ts";
import { Subject } from "./subject.ts";
import { WirePeer } from "./wire-peer.ts";

/** Addresses of the hand-made peer, beside soft0's 10.9.0.2 and fd00::2. */
const addresses = ["10.9.0.3/24", "10.9.0.4/24", "fd00::3/64"];

let candidates: Candidates | undefined;

beforeAll(() => {
  for (const address of addresses) spawnSync("ip", ["address", "replace", address, "dev", "vb", "nodad"]);
  process.env["DOORBELL_SOFT_ADDRESS"] = "10.9.0.2";
  const lab = {
    peer: new WirePeer("10.9.0.3"),
    impostor: new WirePeer("10.9.0.4"),
    peer6: new WirePeer("fd00::3"),
  };
  const [rxe, soft] = [new Subject("rxe0"), new Subject("soft0", ["10.9.0.2", "fd00::2"])];
  const pairs = [
    [soft, rxe],
    [rxe, soft],
  ] as const;
  candidates = { lab, subjects: [rxe, soft], pairs };
});

afterAll(() => {
  for (const subject of candidates?.subjects ?? []) subject.close();
  for (const peer of Object.values(candidates?.lab ?? {})) peer.close();
});

declare(
  checklist,
  { subjects: ["rxe0", "soft0"], pairs: ["soft0 to rxe0", "rxe0 to soft0"] },
  () => candidates!,
);
