import { describe, expect, test } from "vitest";
import { memory } from "../../ffi/runtime/index.ts";
import { CompletionError, remoteSlice } from "../../src/index.ts";
import { type Cluster, simulate } from "../../src/simulation/index.ts";
import { CompletionCheck } from "../../src/simulation/observation/checks/completions.ts";
import { MessageCheck } from "../../src/simulation/observation/checks/messages.ts";
import { PlacementCheck } from "../../src/simulation/observation/checks/placement.ts";
import { simulateObserved } from "../../src/simulation/simulate.ts";
import { connectPair } from "./support/pair.ts";

/** Sends a message of 4 KiB and writes 4 KiB, and waits for the completions of both hosts. */
async function transfer(cluster: Cluster): Promise<void> {
  const { a, b } = await connectPair(cluster);
  await cluster.host(0).run(async () => {
    await a.completions.completionOf(a.queuePair.send({ local: a.region, immediate: 0x12345678 }));
    a.region.bytes.fill(7);
    const write = a.queuePair.write({ local: a.region, remote: b.region.remote() });
    await a.completions.completionOf(write);
  });
  await cluster.host(1).run(() => b.completions.next());
}

describe("a simulation fails by itself", () => {
  test("when a request uses memory of a peer after its deregistration", async () => {
    const run = simulate({ seed: 2 }, async (cluster) => {
      const { a, b } = await connectPair(cluster);
      const remote = b.region.remote();
      await cluster.host(1).run(() => b.region.close());
      await cluster.host(0).run(async () => {
        const write = a.queuePair.write({ local: a.region, remote });
        await expect(a.completions.completionOf(write)).rejects.toBeInstanceOf(CompletionError);
      });
    });
    await expect(run).rejects.toThrow(
      /host0: a request uses memory 0x[0-9a-f]+ of host1 after its deregistration/,
    );
  });

  test("when memory is deregistered while a request uses it", async () => {
    const run = simulate({ seed: 3 }, async (cluster) => {
      const { a } = await connectPair(cluster);
      await cluster.host(0).run(() => {
        a.queuePair.send({ local: a.region });
        a.region.close();
      });
    });
    await expect(run).rejects.toThrow(
      /host0: memory 0x[0-9a-f]+ is deregistered while a request of queue pair \d+ uses it/,
    );
  });

  test("when a queue pair does nothing although it has outstanding requests", async () => {
    const run = simulate({ seed: 4 }, async (cluster) => {
      const { a } = await connectPair(cluster, { timeout: 0 });
      cluster.network.cut(0, 1);
      void cluster.host(0).run(() => void a.queuePair.send({ local: a.region }));
      await cluster.host(1).run(async () => {
        for (;;) await new Promise((resolve) => setTimeout(resolve, 500));
      });
    });
    await expect(run).rejects.toThrow(
      /host0: queue pair \d+ is stuck: 1 request outstanding, and nothing sent for 1\d s/,
    );
  });
});

describe("the checks of a NIC", () => {
  test("report no sound run, also with loss, duplicates and damage", async () => {
    const network = { loss: 0.1, duplication: 0.2, reordering: 0.1, corruption: 0.05 };
    for (let seed = 1; seed <= 10; seed++) await simulate({ seed, network }, transfer);
  });

  test("report no sound message that follows one with a damaged header", async () => {
    // In seed 9 the damaged bit is in the number of the queue pair.
    await simulate({ seed: 9, network: { corruption: 0.05 } }, async (cluster) => {
      const { a, b } = await connectPair(cluster);
      await cluster.host(0).run(async () => {
        for (let i = 1; i <= 12; i++) a.queuePair.send({ local: a.region.slice(0, i) });
        for (let i = 1; i <= 12; i++) await a.completions.next();
      });
      await cluster.host(1).run(async () => {
        for (let i = 1; i <= 12; i++) expect((await b.completions.next()).byteLength).toBe(i);
      });
    });
  });

  test("report no sound WRITE whose packets arrive between repeated and later ones", async () => {
    const network = { loss: 0.1, reordering: 0.3, latencyUs: [100, 3000] };
    const program = async (cluster: Cluster) => {
      const { a, b } = await connectPair(cluster, { pathMtu: 256, timeout: 8 });
      await cluster.host(0).run(async () => {
        const remote = b.region.remote();
        for (let i = 0; i < 40; i++) {
          const from = 64 * i;
          const to = from + (i % 2 === 0 ? 8 : 320);
          a.region.bytes.fill(i + 1, from, from + 64);
          a.queuePair.write({ local: a.region.slice(from, to), remote: remoteSlice(remote, from, to) });
          await new Promise((resolve) => setTimeout(resolve, 0.2));
        }
        for (let i = 0; i < 40; i++) await a.completions.next();
      });
    };
    for (let seed = 1; seed <= 5; seed++) await simulate({ seed, network }, program);
  });

  test("report no sound run whose packets have damaged headers", async () => {
    const program = async (cluster: Cluster) => {
      const { a, b } = await connectPair(cluster, { timeout: 8 });
      const received = cluster.host(1).run(async () => {
        for (let i = 0; i < 16; i++) await b.completions.next();
      });
      await cluster.host(0).run(async () => {
        for (let i = 0; i < 16; i++) a.queuePair.send({ immediate: i });
        for (let i = 0; i < 16; i++) await a.completions.next();
      });
      await received;
    };
    for (let seed = 1; seed <= 40; seed++) await simulate({ seed, network: { corruption: 0.04 } }, program);
  });

  test("report no sound run whose packets are damaged where the ICRC does not protect them", async () => {
    const network = { latencyUs: 2, corruption: 0.2 };
    const program = async (cluster: Cluster) => {
      const { a, b } = await connectPair(cluster, { timeout: 8 });
      await cluster.host(0).run(async () => {
        // Two requests write to the same 8 bytes, and often arrive in one step of the NIC.
        const ids = Array.from({ length: 64 }, (_, i) => {
          a.region.bytes.fill(i, 8 * i, 8 * i + 8);
          const remote = remoteSlice(b.region.remote(), 8 * (i >> 1), 8 * (i >> 1) + 8);
          return a.queuePair.write({ local: a.region.slice(8 * i, 8 * i + 8), remote });
        });
        for (const id of ids) await a.completions.completionOf(id);
      });
    };
    for (let seed = 1; seed <= 10; seed++) await simulate({ seed, network }, program);
  });

  test("report a completion that is polled twice", async () => {
    const check = new CompletionCheck();
    const run = simulateObserved({ seed: 5 }, transfer, [
      check,
      { completed: (host, completion) => check.completed(host, completion) },
    ]);
    await expect(run).rejects.toThrow(/host0: queue pair \d+ completes request \d+ a second time/);
  });

  test("report a message that is received twice", async () => {
    const check = new MessageCheck();
    const again = {
      completed: (...given: Parameters<MessageCheck["completed"]>) => check.completed(...given),
    };
    const run = simulateObserved({ seed: 6 }, transfer, [check, again]);
    await expect(run).rejects.toThrow(/host1: queue pair \d+ receives a message a second time/);
  });

  test("report a WRITE whose bytes are not in memory", async () => {
    let address = 0;
    const spoil = { stepped: () => void (address && new Uint8Array(memory(address, 1)).fill(99)) };
    const program = async (cluster: Cluster) => {
      const { a, b } = await connectPair(cluster);
      await cluster.host(0).run(async () => {
        const remote = b.region.remote();
        address = remote.address;
        await a.completions.completionOf(a.queuePair.write({ local: a.region, remote }));
      });
    };
    const run = simulateObserved({ seed: 7 }, program, [spoil, new PlacementCheck()]);
    await expect(run).rejects.toThrow(
      /host1: a WRITE to queue pair \d+ is executed without its bytes in memory/,
    );
  });
});
