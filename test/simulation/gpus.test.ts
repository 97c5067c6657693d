import { describe, expect, test } from "vitest";
import { collectGarbage } from "../../ffi/runtime/collect-garbage.ts";
import { memory as viewOf } from "../../ffi/runtime/index.ts";
import { openDevice } from "../../src/cuda/index.ts";
import { RequestKind, Ring, Slot } from "../../src/group/collectives/rdma/ring-layout.ts";
import { join, MemberLostError } from "../../src/group/index.ts";
import { type Cluster, type Host, simulate } from "../../src/simulation/index.ts";

/** Digest of the collectives below on every runtime. */
const KNOWN_DIGEST = "b518004791ccd610";

/** Runs collectives of a group of all hosts. Checks the results of each member. */
async function collect(cluster: Cluster): Promise<void> {
  const size = cluster.hosts.length;
  const work = async (host: Host) => {
    using group = await join({ rendezvous: "tcp://host0:7100", size, timeoutMs: 20_000 });
    const { device, rank } = group;
    const short = device.allocate(100, "f32").fill(rank + 1);
    const long = device.allocate(20_000, "f32").fill(rank + 1);
    group.allReduce(short);
    group.allReduce(long);
    const gathered = device.allocate(4 * size, "u32");
    group.allGather(device.allocate(4, "u32").fill(rank), gathered);
    await group.done();
    const sum = (size * (size + 1)) / 2;
    expect(new Set(short.toArray())).toEqual(new Set([sum]));
    expect(new Set(long.toArray())).toEqual(new Set([sum]));
    expect([...gathered.toArray()]).toEqual(Array.from({ length: 4 * size }, (_, i) => i >> 2));
    return host.index;
  };
  expect(await Promise.all(cluster.hosts.map((host) => host.run(work)))).toEqual(
    cluster.hosts.map(({ index }) => index),
  );
}

describe("GPUs of simulated hosts", () => {
  test("run kernels in the simulation's thread, each host its own", async () => {
    await simulate({ hosts: 2, gpus: 2 }, async (cluster) => {
      const work = () => {
        using device = openDevice(1);
        using buffer = device.allocate(1000, "f32").fill(3);
        expect(device.provider).toBe("soft");
        device.synchronize();
        return [buffer.pointer, buffer.toArray()[999]];
      };
      const [first, second] = await Promise.all(cluster.hosts.map((host) => host.run(work)));
      expect(first![1]).toBe(3);
      expect(second![0]! - first![0]!).toBe(2 ** 35);
    });
  });

  test("have the same addresses whether or not the engine has collected closed memory", async () => {
    const addresses = async (collect: () => void) => {
      const found: number[] = [];
      await simulate({ hosts: 1, gpus: 1 }, async (cluster) => {
        await cluster.host(0).run(async () => {
          using device = openDevice();
          for (let turn = 0; turn < 6; turn++) {
            const pinned = device.allocatePinned(1 << 16, "u32");
            pinned.array.fill(turn);
            found.push(pinned.pointer);
            pinned.close();
            collect();
            await new Promise((resolve) => setTimeout(resolve, 10));
          }
        });
      });
      return found;
    };
    expect(await addresses(collectGarbage)).toEqual(await addresses(() => {}));
  });

  test("keep their memory when arrays of an earlier simulation are collected", async () => {
    for (let run = 0; run < 4; run++) {
      await simulate({ hosts: 1, gpus: 1 }, async (cluster) => {
        await cluster.host(0).run(async () => {
          using device = openDevice();
          using pinned = device.allocatePinned(16, "u32");
          pinned.array.fill(7);
          for (let turn = 0; turn < 5; turn++) {
            collectGarbage();
            await new Promise((resolve) => setTimeout(resolve, 10));
          }
          expect([...pinned.array]).toEqual(Array.from({ length: 16 }, () => 7));
        });
      });
      // The arrays of the run are collected during the next one.
    }
  });

  test("run the collectives of a group over the network, with the same digest on each runtime", async () => {
    for (let i = 0; i < 2; i++) {
      const report = await simulate({ seed: 31, hosts: 3, gpus: 1, network: { loss: 0.02 } }, collect);
      expect(report.packets.lost).toBeGreaterThan(0);
      expect(report.digest).toBe(KNOWN_DIGEST);
    }
  });

  test("end the calls of a group with a crashed host, also where a member blocks", async () => {
    await simulate({ seed: 32, hosts: 3, gpus: 1 }, async (cluster) => {
      const work = async ({ index }: Host) => {
        using group = await join({
          ...{ rendezvous: "tcp://host0:7100", size: 3, lostAfterMs: 200, timeoutMs: 20_000 },
        });
        await group.barrier();
        if (index === 2) return await new Promise<undefined>(() => {});
        await new Promise((resolve) => setTimeout(resolve, 100));
        const first = group.device.allocate(3000, "f32").fill(1);
        group.allReduce(first);
        await expect(group.done()).rejects.toBeInstanceOf(MemberLostError);
        // The call blocks until the network thread has released the stream.
        first.close();
        await group.reform({ timeoutMs: 20_000 });
        const second = group.device.allocate(3000, "f32").fill(1);
        group.allReduce(second);
        await group.done();
        return second.toArray()[2999];
      };
      const members = cluster.hosts.map((host) => host.run(work));
      await cluster.sleep(50);
      cluster.host(2).crash();
      expect(await Promise.all(members)).toEqual([2, 2, undefined]);
    });
  });

  test("end a call that blocks until the program of another host runs at the limit of the group", async () => {
    await simulate({ seed: 33, hosts: 2, gpus: 1 }, async (cluster) => {
      const work = async ({ index }: Host) => {
        const limits = { kernelLimitMs: 200, timeoutMs: 20_000 };
        using group = await join({ rendezvous: "tcp://host0:7100", size: 2, ...limits });
        await group.barrier();
        if (index === 1) return await new Promise<undefined>(() => {});
        using buffer = group.device.allocate(64, "f32").fill(1);
        group.allReduce(buffer);
        group.device.synchronize();
        await expect(group.done()).rejects.toMatchObject({ name: "MissingMembersError", missing: [1] });
        return cluster.timeMs;
      };
      const [timeMs] = await Promise.all([cluster.host(0).run(work), void cluster.host(1).run(work)]);
      expect(timeMs).toBeGreaterThan(200);
    });
  });

  test("end a wait at its own deadline while members look for the cause, which the next wait reports", async () => {
    await simulate({ seed: 34, hosts: 2, gpus: 1 }, async (cluster) => {
      const work = async ({ index }: Host) => {
        const limits = { kernelLimitMs: 200, timeoutMs: 20_000 };
        using group = await join({ rendezvous: "tcp://host0:7100", size: 2, ...limits });
        await group.barrier();
        if (index === 1) return await new Promise<undefined>(() => {});
        using buffer = group.device.allocate(64, "f32").fill(1);
        group.allReduce(buffer);
        const start = cluster.timeMs;
        const early = group.done({ timeoutMs: 500 });
        await expect(early).rejects.toMatchObject({
          ...{ name: "DeadlineError", timeoutMs: 500, message: expect.stringContaining("within 500 ms") },
          hint: expect.stringContaining("still look for the cause"),
        });
        const waitedMs = cluster.timeMs - start;
        const failures = group.metrics().failures;
        await expect(group.done()).rejects.toMatchObject({ name: "MissingMembersError", missing: [1] });
        return { waitedMs, failures: [failures, group.metrics().failures] };
      };
      const [result] = await Promise.all([cluster.host(0).run(work), void cluster.host(1).run(work)]);
      expect(result!.waitedMs).toBeLessThan(510);
      expect(result!.failures).toEqual([0, 1]);
    });
  });

  // A kernel writes such a request. The conditions of the network decide whether the put completes within the limit of a close.
  test.each([
    ["complete", 10, ""],
    [
      "fail the group where they take too long",
      0.0003,
      "was closed before the puts of kernels from it had completed",
    ],
  ])("accepted puts of closed memory %s", async (_, bandwidthGbps, failure) => {
    await simulate({ seed: 35, hosts: 2, gpus: 1, network: { bandwidthGbps } }, async (cluster) => {
      const length = 1 << 18;
      const work = async ({ index }: Host) => {
        using group = await join({ rendezvous: "tcp://host0:7100", size: 2, timeoutMs: 60_000 });
        const memory = await group.symmetric(length, "u8");
        memory.local.fill(index + 1);
        group.device.synchronize();
        await group.barrier();
        if (index === 1) {
          const sum = () => memory.local.toArray().filter((value) => value === 1).length;
          await new Promise((resolve) => setTimeout(resolve, 20_000));
          return sum();
        }
        const [ring, , number] = memory.remote.tableWords;
        const words = new Uint32Array(viewOf(Number(ring), 4 * Ring.words));
        const slot = words.subarray(Ring.first);
        slot[Slot.peer] = 1;
        slot[Slot.kind] = RequestKind.put;
        slot[Slot.memory] = Number(number);
        slot[Slot.bytes] = length;
        slot[Slot.sequence] = 1;
        const start = cluster.timeMs;
        memory.close();
        const waitedMs = cluster.timeMs - start;
        let text = "";
        await group.done().catch((error) => (text = String(error)));
        return { waitedMs, text, completed: words[Ring.completed] };
      };
      const [first, arrived] = await Promise.all(cluster.hosts.map((host) => host.run(work)));
      expect(arrived === length).toBe(failure === "");
      const { waitedMs, text, completed } = first as { waitedMs: number; text: string; completed: number };
      expect(text).toContain(failure);
      expect({ text: text === "", completed }).toEqual({
        text: failure === "",
        completed: failure === "" ? 1 : 0,
      });
      expect(waitedMs).toBeGreaterThan(failure === "" ? 0 : 4000);
      expect(waitedMs).toBeLessThan(failure === "" ? 4000 : 5100);
    });
  });
});
