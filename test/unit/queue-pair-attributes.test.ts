import { describe, expect, test } from "vitest";
import * as C from "../../ffi/ibverbs/constants.ts";
import { ibv_qp_attr } from "../../ffi/ibverbs/structs.ts";
import {
  checkAttributes,
  fillAttributes,
  type QueuePairAttributes,
  readAttributes,
} from "../../src/rdma/queue-pair/queue-pair-attributes.ts";

const blank = () => ibv_qp_attr.on(new ArrayBuffer(ibv_qp_attr.size), 0);

const untyped = (value: unknown) => value as QueuePairAttributes;

const all: Required<QueuePairAttributes> = {
  currentState: "RTS",
  drainedEvent: true,
  access: ["remoteRead"],
  partitionKeyIndex: 3,
  port: 2,
  queueKey: 0xffffffff,
  address: {
    gid: "fd00::1",
    gidIndex: 4,
    lid: 0xc001,
    port: 2,
    hopLimit: 9,
    trafficClass: 8,
    flowLabel: 0xfffff,
    serviceLevel: 15,
  },
  pathMtu: 2048,
  timeout: 31,
  retryCount: 7,
  rnrRetry: 6,
  receivePsn: 0xffffff,
  maxReadAtomic: 255,
  minRnrTimer: 30,
  sendPsn: 0xfffffe,
  maxReadAtomicAnswered: 254,
  remoteQpNumber: 0xfffffd,
};

describe("queue pair attributes", () => {
  test("are read back from the struct of C unchanged", () => {
    const c = blank();
    const mask = fillAttributes(c, all);
    const { drainedEvent: _, ...rest } = all;
    expect(readAttributes(c)).toMatchObject({ ...rest, access: C.IBV_ACCESS_REMOTE_READ });
    const bits = Object.entries(C).filter(
      ([name, value]) => name.startsWith("IBV_QP_") && typeof value === "number" && (mask & value) === value,
    );
    for (const name of ["IBV_QP_AV", "IBV_QP_PATH_MTU", "IBV_QP_DEST_QPN", "IBV_QP_SQ_PSN", "IBV_QP_QKEY"]) {
      expect(bits.map(([each]) => each)).toContain(name);
    }
    expect(mask & C.IBV_QP_STATE).toBe(0);
  });

  test("set one bit each", () => {
    const seen = new Set<number>();
    for (const name of Object.keys(all) as (keyof QueuePairAttributes)[]) {
      const mask = fillAttributes(blank(), { [name]: all[name] });
      expect(Math.log2(mask) % 1).toBe(0);
      seen.add(mask);
    }
    expect(seen.size).toBe(Object.keys(all).length);
  });

  test("that are undefined are ignored, and unknown ones are refused", () => {
    expect(checkAttributes({ port: 1 })).toEqual({ port: 1 });
    expect(checkAttributes(untyped({ port: undefined }))).toEqual({});
    for (const name of ["color", "toString", "__proto__ "]) {
      expect(() => checkAttributes(untyped({ [name]: 1 }))).toThrow(/modify: unknown option/);
    }
    expect(() => checkAttributes(untyped({ retryCout: 1 }))).toThrow(/did you mean "retryCount"/);
    expect(() => checkAttributes({ address: untyped({ hoplimit: 1 }) })).toThrow(/did you mean "hopLimit"/);
  });

  test.each([
    ["port", 256],
    ["partitionKeyIndex", 65536],
    ["queueKey", 2 ** 32],
    ["timeout", 32],
    ["retryCount", 8],
    ["rnrRetry", 8],
    ["receivePsn", 2 ** 24],
    ["sendPsn", 2 ** 24],
    ["maxReadAtomic", 256],
    ["maxReadAtomicAnswered", 256],
    ["minRnrTimer", 32],
    ["remoteQpNumber", 2 ** 24],
  ] as const)("%s must be below %i", (name, beyond) => {
    expect(fillAttributes(blank(), checkAttributes({ [name]: beyond - 1 }))).toBeGreaterThan(0);
    for (const wrong of [beyond, -1, 0.5, Number.NaN, "1", null]) {
      const refused = () => checkAttributes(untyped({ [name]: wrong }));
      expect(refused).toThrow(typeof wrong === "number" ? RangeError : TypeError);
      expect(refused).toThrow(name);
    }
  });

  test.each([
    [{ lid: 65536 }, RangeError],
    [{ serviceLevel: 16 }, RangeError],
    [{ port: 0 }, RangeError],
    [{ gid: "fd00::1", gidIndex: 256 }, RangeError],
    [{ gid: "fd00::1", hopLimit: -1 }, RangeError],
    [{ gid: "fd00::1", trafficClass: 256 }, RangeError],
    [{ gid: "fd00::1", flowLabel: 2 ** 20 }, RangeError],
    [{ gid: "fd00" }, TypeError],
  ])("an address %j is refused", (address, kind) => {
    expect(() => fillAttributes(blank(), checkAttributes({ address }))).toThrow(kind);
  });
});
