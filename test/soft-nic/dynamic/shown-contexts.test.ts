// Connections of a NIC as `device.contexts()` returns them.
import { inspect } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import { type ConnectionContext, openDevice } from "../../../src/index.ts";
import { contextsOf } from "../../../src/soft/hca/provider/contexts.ts";
import type { DynamicSettings } from "../../../src/soft/hca/transports/dynamic/open.ts";
import { sge } from "../../support/sge.ts";
import { until } from "../../support/until.ts";
import { SimulatedNetwork } from "../support/simulated-network.ts";
import { Host, one, pass, take } from "./harness.ts";

const SIZE = 1 << 20;

function rails(settings: Partial<DynamicSettings> = {}) {
  const network = new SimulatedNetwork();
  onTestFinished(() => network.close());
  const a = new Host(network, ["10.0.0.1", "10.0.1.1"], { paths: 2, ...settings });
  const b = new Host(network, ["10.0.0.2", "10.0.1.2"], { paths: 2, ...settings });
  const x = a.buffer(SIZE).fill(8);
  const y = b.buffer(SIZE);
  const p = a.qp({ sendWr: 512 });
  const to = { ah: a.ah("10.0.0.2"), qpn: b.qp().number, remote: y.pointer, rkey: y.rkey };
  const write = { ...to, opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, SIZE)] };
  const contexts = (host: Host) => contextsOf(host.nic.device);
  return { network, a, b, p, write, contexts };
}

describe("the contexts of a NIC", () => {
  it("are empty before the first connection and after the idle time", () => {
    const { network, a, b, p, write, contexts } = rails();
    expect([contexts(a), contexts(b)]).toEqual([[], []]);
    p.post(write);
    expect(one(network, p).status).toBe(0);
    expect(contexts(a)).toHaveLength(1);
    pass(network, 100_000);
    expect([contexts(a), contexts(b)]).toEqual([[], []]);
  });

  it("show state, peer, window, paths and age at both ends", () => {
    const { network, a, b, p, write, contexts } = rails();
    p.post(write);
    expect(one(network, p).status).toBe(0);
    const before = contexts(a)[0]!.ageUs;
    pass(network, 1000);
    for (let i = 0; i < 4; i++) p.post(write);
    network.run(() => contexts(a)[0]!.onTheWay! > 16, 10_000);
    const [out, ...others] = contexts(a);
    expect(others).toEqual([]);
    expect(out).toMatchObject({
      kind: "send",
      id: 0,
      remoteId: 0,
      state: "open",
      peer: "10.0.0.2",
      missing: 0,
    });
    expect(out!.onTheWay).toBeLessThanOrEqual(out!.window);
    expect(out!.ageUs).toBeGreaterThanOrEqual(before + 1000);
    expect(out!.paths.map(({ from, to, sourcePort, isUp }) => [from, to, sourcePort, isUp])).toEqual([
      ["10.0.0.1", "10.0.0.2", 4791, true],
      ["10.0.1.1", "10.0.1.2", 4791, true],
    ]);
    expect(out!.paths.reduce((all, { onTheWay = 0 }) => all + onTheWay, 0)).toBe(out!.onTheWay);
    for (const { roundTripUs, delivery } of out!.paths) {
      expect(roundTripUs).toBeGreaterThanOrEqual(1);
      expect(delivery).toBe(1);
    }
    const [into] = contexts(b);
    expect(into).toMatchObject({ kind: "receive", id: 0, remoteId: 0, peer: "10.0.0.1", window: 128 });
    expect(into!.state).toMatch(/^(receiving|quiet)$/);
    expect(into!.paths.map(({ to }) => to).sort()).toEqual(["10.0.0.1", "10.0.1.1"]);
    expect(Math.abs(into!.ageUs - out!.ageUs)).toBeLessThan(100);
    expect(take(network, p, 4)).toHaveLength(4);
  });

  it("show a cut path as down, and its losses in the delivery rate", () => {
    const { network, a, p, write, contexts } = rails();
    p.post(write);
    expect(one(network, p).status).toBe(0);
    network.fate = ({ from }) => (from === "10.0.1.1" ? [] : [5]);
    for (let i = 0; i < 8; i++) p.post(write);
    expect(take(network, p, 8).every(({ status }) => status === 0)).toBe(true);
    const [whole, cut] = contexts(a)[0]!.paths;
    expect(whole).toMatchObject({ isUp: true, delivery: 1 });
    expect(cut!.isUp).toBe(false);
    expect(cut!.delivery).toBeLessThan(1);
  });

  it("count packets missing at the receiver until they arrive", () => {
    const { network, b, p, write, contexts } = rails({ paths: 1 });
    p.post(write);
    expect(one(network, p).status).toBe(0);
    let lost = 0;
    network.fate = ({ bytes }) => (bytes.length > 1000 && lost++ < 3 ? [] : [5]);
    p.post(write);
    network.run(() => contexts(b)[0]!.missing > 0, 10_000);
    expect(contexts(b)[0]).toMatchObject({ missing: 3, state: "receiving" });
    expect(one(network, p).status).toBe(0);
    expect(contexts(b)[0]).toMatchObject({ missing: 0, state: "quiet" });
  });

  it.each([
    ["syn", "opening"],
    ["request", "requesting"],
  ] as const)("%s: a peer that has not answered has state %s", (connect, state) => {
    const { network, a, p, write, contexts } = rails({ connect });
    network.fate = () => [];
    p.post(write);
    pass(network, 100);
    expect(contexts(a)).toMatchObject([{ kind: "send", state, peer: "10.0.0.2" }]);
    expect(contexts(a)[0]).not.toHaveProperty("remoteId");
  });

  it("of a device are plain data with units in the text form", async () => {
    using device = openDevice("soft0");
    const pd = device.createProtectionDomain();
    const cq = device.createCompletionQueue();
    const qp = pd.createQueuePair({ type: "dynamic", completions: cq });
    qp.connect();
    const region = pd.allocate(65_536, ["localWrite", "remoteWrite"]);
    const addressHandle = pd.createAddressHandle({ to: qp.endpoint() });
    const to = { addressHandle, qpNumber: qp.number, queueKey: qp.endpoint().queueKey! };
    const address = qp.endpoint().gid.replace("::ffff:", "");
    // Unused contexts are released soon, on a busy machine before the test sees them.
    let shown: ConnectionContext[] = [];
    await until(() => {
      qp.write({ to, local: region.slice(0, 8192), remote: region.remote() });
      cq.spin().check();
      shown = device.contexts();
      return shown.length === 2 && shown[1]!.state === "quiet";
    });
    const [out, into] = shown;
    expect(out).toMatchObject({ kind: "send", state: "open", peer: address });
    expect(into).toMatchObject({ kind: "receive", state: "quiet", peer: address });
    expect(JSON.parse(JSON.stringify(out))).toEqual({ ...out });
    expect(inspect(out)).toMatch(/peer: [\d.]+,\s.*window: \d+/s);
    const path =
      /paths: \[\s+[\d.]+ port 4791 to [\d.]+(, left)?, \d+ in flight, [\d.]+ (us|ms), \d+% arrive\s+\]/;
    expect(inspect(out)).toMatch(path);
    expect(inspect(out)).toMatch(/ageUs: [\d.]+ (us|ms|s)\b/);
    await until(() => device.contexts().length === 0);
  });

  it("of a closed device are an error", () => {
    const device = openDevice("soft0");
    device.close();
    expect(() => device.contexts()).toThrow(/closed/);
  });
});
