// A member ends a joint measurement by its deadline or signal. The others neither hang nor go out of step.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Buffer, type Device, openDevice } from "../../src/cuda/index.ts";
import { type Group, join, MemberEndedError, MissingMembersError } from "../../src/group/index.ts";
import { freePort } from "./free-port.ts";

describe.each([1, 2])("members on %i hosts", (hosts) => {
  let devices: Device[];
  let groups: Group[];
  let buffers: Buffer<"f32">[];

  beforeAll(async () => {
    devices = [0, 1].map((ordinal) => openDevice(ordinal, { provider: "soft" }));
    const rendezvous = `tcp://127.0.0.1:${await freePort()}`;
    groups = await Promise.all(
      devices.map((device, i) => join({ rendezvous, size: 2, device, host: `host-${i % hosts}` })),
    );
    buffers = devices.map((device) => device.allocate(100_000, "f32"));
  });

  afterAll(() => {
    for (const group of groups) group.close();
    for (const device of devices) device.close();
  });

  /** Runs one allReduce in both members, and returns the first and the last value of each. */
  async function sums(): Promise<number[]> {
    for (const [i, group] of groups.entries()) group.allReduce(buffers[i]!.fill(i + 1));
    await Promise.all(groups.map((group) => group.done()));
    return buffers.flatMap((buffer) => {
      const values = buffer.toArray();
      return [values[0]!, values.at(-1)!];
    });
  }

  const correct = [3, 3, 3, 3];

  test("a deadline before the other member calls adapt() ends its call too, and nothing else", async () => {
    expect(await sums()).toEqual(correct);
    await expect(groups[1]!.adapt({ timeoutMs: 20 })).rejects.toThrow(MissingMembersError);
    const late = await groups[0]!.adapt().catch((error: unknown) => error);
    expect(late).toBeInstanceOf(MemberEndedError);
    expect((late as MemberEndedError).ranks).toEqual([1]);
    expect((late as Error).message).toContain("adapt(): rank 1 ended the call by a deadline or a signal");
    expect(await sums()).toEqual(correct);
    await Promise.all(groups.map((group) => group.adapt()));
  });

  test("a signal at any moment of adapt() ends it in both members or in none, and sums stay right", {
    timeout: 120_000,
  }, async () => {
    let ended = 0;
    for (let afterMs = 0; afterMs < 60; afterMs += 3) {
      expect(await sums()).toEqual(correct);
      const controller = new AbortController();
      const [other, own] = [groups[0]!.adapt(), groups[1]!.adapt({ signal: controller.signal })];
      const abort = () => controller.abort(new Error("enough"));
      if (afterMs === 0) abort();
      const timer = setTimeout(abort, afterMs);
      const [first, second] = await Promise.allSettled([other, own]);
      clearTimeout(timer);
      expect(first.status).toBe(second.status);
      if (first.status === "fulfilled") continue;
      ended++;
      expect(first.reason).toBeInstanceOf(MemberEndedError);
      expect((second as PromiseRejectedResult).reason.message).toBe("enough");
    }
    expect(ended).toBeGreaterThan(0);
    expect(await sums()).toEqual(correct);
    const tiers = groups.map((group) => group.plan("allReduce", 400_000).tier);
    expect(tiers[0]).toBe(tiers[1]);
  });

  test("after a deadline of links() or explain() a member refuses collectives, and a reform puts the members in step", {
    timeout: 120_000,
  }, async () => {
    for (const call of ["links", "explain"] as const) {
      const [ended, late] = [groups[1]!, groups[0]!];
      await expect(ended[call]({ timeoutMs: 30 })).rejects.toThrow(MissingMembersError);
      expect(() => ended.allReduce(buffers[1]!)).toThrow(MissingMembersError);
      await expect(ended[call]()).rejects.toThrow(MissingMembersError);
      await expect(late[call]({ timeoutMs: 300 })).rejects.toThrow(MissingMembersError);
      await Promise.all(groups.map((group) => group.reform()));
      expect(await sums()).toEqual(correct);
      await Promise.all(groups.map((group) => group[call]()));
      expect(await sums()).toEqual(correct);
    }
  });
});
