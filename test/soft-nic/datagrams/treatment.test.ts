// Traffic class and hop limit of address vectors, as a plain socket and the receiver of a datagram see them.
import { describe, expect, onTestFinished, test } from "vitest";
import { type Device, openDevice, type QueuePairType } from "../../../src/index.ts";
import {
  CAPABLE,
  classOf,
  DEFAULT_HOPS,
  hopsOf,
  treatmentOf,
} from "../../../src/soft/hca/links/common/treatment.ts";
import { setFaults } from "../../../src/soft/hca/links/faults/faults.ts";
import { softNic } from "../../../src/soft/hca/nic/soft-nic.ts";
import { HeaderWitness } from "../support/header-witness.ts";

// The test needs packets, so shared memory is disabled.
process.env.DOORBELL_SOFT_SHARED = "off";

/** DSCP 46, and an ECN field that the NIC sets itself. */
const CLASS = 0xb9;

function randomAddress(): string {
  const [a, b] = crypto.getRandomValues(new Uint8Array(2));
  return `127.88.${a}.${1 + (b! % 254)}`;
}

function setUp(type: QueuePairType) {
  const device: Device = openDevice("soft0");
  onTestFinished(() => device.close());
  const pd = device.createProtectionDomain();
  const completions = device.createCompletionQueue();
  const qp = pd.createQueuePair({ type, completions });
  const region = pd.allocate(65_536, ["localWrite", "remoteWrite"]);
  return { device, pd, completions, qp, region };
}

/** Connection to an address without a peer. */
function connectTo(
  address: string,
  how: { trafficClass?: number; hopLimit?: number },
  type: "RC" | "UC" = "RC",
) {
  const { qp, region } = setUp(type);
  qp.modify("INIT", { port: 1, access: [] });
  qp.modify("RTR", {
    address: { gid: `::ffff:${address}`, ...how },
    pathMtu: 1024,
    remoteQpNumber: 77,
    receivePsn: 1,
    ...(type === "RC" ? { maxReadAtomicAnswered: 1, minRnrTimer: 12 } : {}),
  });
  const waits = { timeout: 20, retryCount: 7, rnrRetry: 7, maxReadAtomic: 1 };
  qp.modify("RTS", { sendPsn: 1, ...(type === "RC" ? waits : {}) });
  return { qp, region };
}

describe("the forwarding treatment of packets", () => {
  test("is one word, in which 0 is the socket default", () => {
    expect(treatmentOf(0, 64)).toBe(0);
    expect(treatmentOf(0, 0)).toBe(0);
    expect(hopsOf(treatmentOf(0, 0))).toBe(DEFAULT_HOPS);
    for (const hops of [1, 63, 65, 255]) expect(hopsOf(treatmentOf(7, hops))).toBe(hops);
    expect(classOf(treatmentOf(CLASS, 1), true)).toBe(0xb8 | CAPABLE);
    expect(classOf(treatmentOf(CLASS, 1), false)).toBe(CLASS);
  });

  test("of a queue pair applies to runs of packets and to single ones", async () => {
    const address = randomAddress();
    using witness = new HeaderWitness(address);
    const { qp, region } = connectTo(address, { trafficClass: CLASS, hopLimit: 7 });
    const remote = { address: 4096, byteLength: 65_536, remoteKey: 5 };
    qp.write({ local: region.slice(0, 8 * 1024), remote: { ...remote, byteLength: 8 * 1024 } });
    qp.send({ local: region.slice(0, 10) });
    const arrived = await witness.take(9);
    expect(arrived.map(({ trafficClass, hops }) => [trafficClass, hops])).toEqual(
      new Array(9).fill([0xb8 | CAPABLE, 7]),
    );
    expect(arrived.map(({ opcode }) => opcode)).toEqual([6, 7, 7, 7, 7, 7, 7, 8, 4]);
  });

  test("of a queue pair with defaults is the socket default", async () => {
    const address = randomAddress();
    using witness = new HeaderWitness(address);
    const { qp, region } = connectTo(address, {}, "UC");
    qp.send({ local: region.slice(0, 10) });
    expect(await witness.take(1)).toMatchObject([{ trafficClass: CAPABLE, hops: 64 }]);
  });

  test("of address handles applies per datagram, in one batch, with faults too", async () => {
    const address = randomAddress();
    using witness = new HeaderWitness(address);
    const { pd, completions, qp, region } = setUp("UD");
    qp.connect();
    const ways = [
      { trafficClass: 0x20, hopLimit: 1 },
      {},
      { hopLimit: 255 },
      { trafficClass: 0x20 },
      { trafficClass: 0x20, hopLimit: 1 },
    ];
    const handles = ways.map((way) => pd.createAddressHandle({ gid: `::ffff:${address}`, ...way }));
    const seen = [
      [0x22, 1],
      [2, 64],
      [2, 255],
      [0x22, 64],
      [0x22, 1],
    ];
    const { e } = softNic();
    onTestFinished(() => setFaults(e, ""));
    for (const faults of ["", "delay=0-1us,seed=3", "reorder=0.001"]) {
      setFaults(e, faults);
      qp.post(
        handles.map((addressHandle) => ({
          opcode: "send",
          to: { addressHandle, qpNumber: 5, queueKey: 6 },
          local: region.slice(0, 16),
        })),
      );
      for (const _ of ways) (await completions.next()).check();
      const arrived = await witness.take(ways.length);
      expect(arrived.map(({ trafficClass, hops }) => [trafficClass, hops]).sort()).toEqual([...seen].sort());
    }
  });

  test("of address handles of dynamic queue pairs applies to each message", async () => {
    const address = randomAddress();
    using witness = new HeaderWitness(address);
    const { pd, qp, region } = setUp("dynamic");
    qp.connect();
    for (const way of [{ trafficClass: 0x20, hopLimit: 9 }, { trafficClass: 0x40 }]) {
      const addressHandle = pd.createAddressHandle({ gid: `::ffff:${address}`, ...way });
      qp.send({ to: { addressHandle, qpNumber: 5, queueKey: 6 }, local: region.slice(0, 16) });
    }
    // Each packet may arrive several times, because no peer answers.
    const seen = new Set<string>();
    while (seen.size < 2) {
      for (const { opcode, trafficClass, hops } of await witness.take(1)) {
        expect(opcode).toBe(0xc0);
        seen.add(`class ${trafficClass}, ${hops} hops`);
      }
    }
    expect([...seen]).toEqual([`class ${0x22}, 9 hops`, `class ${0x42}, 64 hops`]);
  });

  test("is in the header before a received datagram", async () => {
    const { pd, completions, qp, region } = setUp("UD");
    qp.connect();
    const { queueKey = 0, gid } = qp.endpoint();
    for (const [trafficClass, hopLimit] of [
      [CLASS, 17],
      [0, 64],
    ] as const) {
      qp.receive({ local: region.slice(1024, 2048) });
      const addressHandle = pd.createAddressHandle({ gid, trafficClass, hopLimit });
      const to = { addressHandle, qpNumber: qp.number, queueKey };
      qp.send({ to, local: region.slice(0, 8), signaled: false });
      (await completions.next()).check();
      const header = new DataView(region.bytes.buffer, region.bytes.byteOffset + 1024, 40);
      expect([header.getUint8(21), header.getUint8(28)]).toEqual([(trafficClass & 0xfc) | CAPABLE, hopLimit]);
    }
  });
});
