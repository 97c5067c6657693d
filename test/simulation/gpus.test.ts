import { describe, expect, test } from "vitest";
import { openDevice } from "../../src/cuda/index.ts";
import { join } from "../../src/group/index.ts";
import { type Cluster, type Host, simulate } from "../../src/simulation/index.ts";

/** Digest of the collectives below on every runtime. */
const KNOWN_DIGEST = "1d479ec83e6349a9";

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

  test("run the collectives of a group over the network, with the same digest on each runtime", async () => {
    for (let i = 0; i < 2; i++) {
      const report = await simulate({ seed: 31, hosts: 3, gpus: 1, network: { loss: 0.02 } }, collect);
      expect(report.packets.lost).toBeGreaterThan(0);
      expect(report.digest).toBe(KNOWN_DIGEST);
    }
  });
});
