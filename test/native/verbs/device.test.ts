import { describe, expect, test } from "vitest";
import { DoorbellError, listDevices, openDevice, QueuePairStateError } from "../../../src/index.ts";
import { deviceName, makePair, openTestDevice } from "./pair.ts";

describe(`the device ${deviceName}`, () => {
  test("is listed, opened by name, and has an active port with a GID", () => {
    expect(listDevices().map(({ name }) => name)).toContain(deviceName);
    using device = openTestDevice();
    expect(device.name).toBe(deviceName);
    const attributes = device.attributes();
    expect(attributes.ports).toBeGreaterThan(0);
    expect(attributes.maxQueuePairs).toBeGreaterThan(1);
    const port = device.port();
    expect(port.state).toBe("ACTIVE");
    expect([256, 512, 1024, 2048, 4096]).toContain(port.activeMtu);
    const gid = device.gid();
    expect(device.gids()).toContainEqual(gid);
    expect(gid.type).toBe("RoCE v2");
    expect(device.gid({ localAddress: gid.gid })).toEqual(gid);
    expect(() => device.gid({ localAddress: "192.0.2.77" })).toThrow(/no GID for 192.0.2.77/);
  });

  test("an unknown port and an unknown device are typed errors that list the existing ones", () => {
    using device = openTestDevice();
    expect(() => device.port(77)).toThrow(/ibv_query_port failed/);
    expect(() => device.port(0)).toThrow(RangeError);
  });

  // Where rxe has bound UDP port 4791 on all addresses, soft0 cannot bind it too.
  test.runIf(deviceName === "soft0")("the values of DOORBELL_RDMA also open a device", () => {
    using soft = openDevice("soft");
    expect(soft.name).toBe("soft0");
    expect(() => openDevice("soft", { provider: "native" })).toThrow(/contradicts/);
    expect(() => openDevice("sfot")).toThrow(
      /there is no RDMA device "sfot"\n.*Present: .*soft0. The names native and soft/,
    );
    expect(() => openDevice(7 as never)).toThrow(TypeError);
  });

  test("the state machine names missing and unexpected attributes", () => {
    using pair = makePair({ connect: false });
    const { qp } = pair.near;
    const expectError = (run: () => void, fields: Partial<QueuePairStateError>) => {
      try {
        run();
      } catch (error) {
        expect(error).toBeInstanceOf(QueuePairStateError);
        expect(error).toMatchObject(fields);
        return;
      }
      throw new Error("it did not throw");
    };
    expectError(() => qp.modify("RTR", { pathMtu: 1024, remoteQpNumber: 5, receivePsn: 0, sendPsn: 7 }), {
      from: "INIT",
      to: "RTR",
      missing: ["address", "maxReadAtomicAnswered", "minRnrTimer"],
      excess: ["sendPsn"],
    });
    expectError(() => qp.modify("RTS"), { from: "INIT", to: "RTS" });
    expect(qp.query().state).toBe("INIT");
  });

  test("attributes are read back as they were set", () => {
    using pair = makePair({
      connect: { timeout: 13, retryCount: 5, rnrRetry: 3, minRnrTimer: 9, pathMtu: 512 },
    });
    const { near, far } = pair;
    expect(near.qp.query()).toMatchObject({
      state: "RTS",
      pathMtu: 512,
      timeout: 13,
      retryCount: 5,
      rnrRetry: 3,
      minRnrTimer: 9,
      remoteQpNumber: far.qp.number,
      receivePsn: far.qp.psn,
      address: { gid: far.qp.endpoint().gid },
    });
  });

  test("ends that do not match are refused with the reason", () => {
    using pair = makePair({ connect: false });
    const { near, far } = pair;
    const endpoint = far.qp.endpoint();
    expect(() => near.qp.connect({ ...endpoint, transport: "UC" })).toThrow(/this end is RC, the peer is UC/);
    expect(() => near.qp.connect({ ...endpoint, linkLayer: "InfiniBand" })).toThrow(
      /do not reach each other/,
    );
    expect(() => near.qp.connect({ ...endpoint, qpNumber: -1 })).toThrow(/endpoint.qpNumber/);
    expect(() => near.qp.connect()).toThrow(TypeError);
    expect(() => near.qp.connect(JSON.parse("null"))).toThrow(TypeError);
    expect(JSON.parse(JSON.stringify(endpoint))).toEqual(endpoint);
  });

  test("every error of the library is a DoorbellError with a hint", () => {
    using pair = makePair({ connect: false });
    try {
      pair.near.qp.send({});
      throw new Error("it did not throw");
    } catch (error) {
      expect(error).toBeInstanceOf(DoorbellError);
      expect((error as DoorbellError).hint).toMatch(/connect/);
    }
  });
});
