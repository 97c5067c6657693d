// Several addresses of a host as paths, over real sockets in a network namespace, where that is allowed.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import { readCapture } from "../support/capture-file.ts";
import { referenceIcrc6 } from "../unit/packet.ts";

/** Time limit of a run. A lost packet costs a timer, which takes long on a busy machine. */
const limitMs = 120_000;

const folder = mkdtempSync(join(tmpdir(), "doorbell-paths-"));
afterAll(() => rmSync(folder, { recursive: true }));

const network = `set -e
ip link set lo up
ip link add doorbell0 type veth peer name doorbell1
ip link set doorbell0 up
ip link set doorbell1 up
for address in fd00::1 fd00::2 fd00:1::1; do ip -6 addr add $address/64 dev doorbell0 nodad; done
`;
const inside = (script: string, environment: Record<string, string> = {}) =>
  spawnSync("unshare", ["-rn", "sh", "-c", network + script], {
    encoding: "utf8",
    env: { ...process.env, ...environment },
    timeout: limitMs,
  });
const works = runtimeName === "bun" && inside("true").status === 0;

test.skipIf(!works).each(["", "drop=0.01,reorder=0.05,delay=0.1:0-200us,seed=4"])(
  "IPv6: all pairs of addresses carry data, with faults %j",
  (faults) => {
    const file = join(folder, `${faults.length}.pcapng`);
    const traffic = fileURLToPath(new URL("../../fixtures/paths-traffic.ts", import.meta.url));
    const { status, stdout, stderr } = inside(`"${process.execPath}" "${traffic}"`, {
      BUN_BE_BUN: "1",
      DOORBELL_SOFT_ADDRESS: "fd00::1",
      DOORBELL_SOFT_PATHS: "8",
      DOORBELL_SOFT_PCAP: file,
      DOORBELL_SOFT_FAULTS: faults,
    });
    expect(status, stderr).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ rcvd_bad_icrc: 0, dynamic_dead_peers: 0 });
    const pairs = new Set<string>();
    for (const { ip } of readCapture(readFileSync(file))) {
      expect(new DataView(ip.buffer).getUint32(ip.length - 4, true)).toBe(referenceIcrc6(ip.slice(0, -4)));
      if (ip.length > 1000) pairs.add(Buffer.from(ip.subarray(8, 40)).toString("hex"));
    }
    // Four addresses with ::1: sixteen pairs, of which eight are used.
    expect(pairs.size).toBe(8);
  },
  2 * limitMs,
);
