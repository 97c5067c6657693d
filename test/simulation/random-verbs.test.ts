import { describe, expect, test } from "vitest";
import { type Cluster, simulate } from "../../src/simulation/index.ts";
import { Lane } from "../fuzz/simulation/lane.ts";
import { ByteModel, CounterModel } from "../fuzz/simulation/model.ts";
import { options, program } from "../fuzz/simulation/verbs.ts";

describe("random programs of verbs", () => {
  test.each([3, 4])("agree with the model in seed %i, and the seed repeats its run", async (seed) => {
    const first = await simulate({ ...options, seed }, program);
    expect(first.completions).toBeGreaterThan(100);
    expect((await simulate({ ...options, seed }, program)).digest).toBe(first.digest);
  });

  test("fail when memory has bytes that no request has written", () => {
    const model = new ByteModel(8);
    const bytes = Uint8Array.of(1, 2);
    model.begins(3, bytes);
    model.check(0, Uint8Array.of(0, 0, 0, 1, 2), "a READ while the WRITE is open");
    model.ends(3, bytes);
    expect(() => model.check(3, Uint8Array.of(1, 0), "a READ")).toThrow("a READ: byte 4 is 0, and not 2");
  });

  test("accept old and new bytes after a lost connection", () => {
    const model = new ByteModel(4);
    model.begins(0, Uint8Array.of(7, 7));
    model.lost();
    model.check(0, Uint8Array.of(7, 0, 0, 0), "a READ");
    expect(() => model.check(0, Uint8Array.of(6), "a READ")).toThrow("byte 0 is 6");
  });

  test("fail when an atomic has run twice", () => {
    const counter = new CounterModel();
    counter.added(0n, 5n);
    expect(() => counter.added(10n, 5n)).toThrow("fetchAndAdd finds 10 instead of 5");
    counter.lost();
    counter.swapped(10n, 10n, 3n);
    counter.check(3n, "the counter at the end");
  });

  test("fail when a message comes twice, too late, or from a queue that it has not named", () => {
    const lane = new Lane(2, 0, 1);
    const cluster = { random: () => 0 } as unknown as Cluster;
    lane.begin(cluster, "shared");
    const [first, second, third] = [lane.nextMessage(), lane.nextMessage(), lane.nextMessage()];
    lane.deliver(first, "a queue");
    expect(() => lane.deliver(first, "a queue")).toThrow("comes twice");
    expect(() => lane.deliver(third, "a queue")).toThrow(/comes in place of message 1 of the connection/);
    expect(() => lane.deliver(second, "a queue")).toThrow(/comes after/);
    lane.begin(cluster, "XRC");
    expect(() => lane.deliver(lane.nextMessage(5), "a queue", 6)).toThrow("has named another queue");
  });

  test("wait for the messages of the last connection whose send has succeeded", () => {
    const lane = new Lane(0, 0, 1);
    const cluster = { random: () => 0 } as unknown as Cluster;
    lane.begin(cluster, "shared");
    const early = lane.nextMessage();
    lane.begin(cluster, "shared");
    const message = lane.nextMessage();
    lane.acknowledge(early);
    expect(lane.isDelivered).toBe(true);
    lane.acknowledge(message);
    expect(lane.isDelivered).toBe(false);
    lane.deliver(message, "a queue");
    expect(lane.isDelivered).toBe(true);
  });
});
