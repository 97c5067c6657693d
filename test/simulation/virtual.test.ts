import { describe, expect, test } from "vitest";
import { LibraryError } from "../../ffi/errors.ts";
import { openDevice as openGpu } from "../../src/cuda/index.ts";
import { join } from "../../src/group/index.ts";
import { openDevice } from "../../src/index.ts";
import { kernel } from "../../src/kernel/index.ts";
import { type Cluster, EscapeError, SimulationError, simulate } from "../../src/simulation/index.ts";

const twice = kernel("twice", { y: "f32[]" }, ({ y }, { globalIdx }) => {
  if (globalIdx.x < y.length) y[globalIdx.x] *= 2;
});

/** Runs a program on a single host, and returns its result. */
async function inside<T>(program: (cluster: Cluster) => T | Promise<T>): Promise<T> {
  let result: T | undefined;
  await simulate({ hosts: 1, untilMs: 1e9 }, async (cluster) => {
    result = await cluster.host(0).run(() => program(cluster));
  });
  return result as T;
}

/** Returns the error that a simulation rejects with. */
async function failureOf(run: Promise<unknown>): Promise<SimulationError> {
  const error = await run.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  if (!(error instanceof SimulationError)) throw new Error(`no SimulationError, but ${String(error)}`);
  return error;
}

describe("time inside a simulation", () => {
  test("begins at a fixed moment and jumps to the next timer", async () => {
    const times = await inside(async () => {
      const start = [Date.now(), new Date().toISOString()];
      const before = performance.now();
      await new Promise((resolve) => setTimeout(resolve, 3_600_000));
      return [...start, Math.round(performance.now() - before), Date.now()];
    });
    expect(times).toEqual([1_767_225_600_000, "2026-01-01T00:00:00.000Z", 3_600_000, 1_767_229_200_000]);
  });

  test("covers intervals, immediates, promises of timers and signals", async () => {
    const order = await inside(async () => {
      const seen: string[] = [];
      const interval = setInterval(() => seen.push("interval"), 10);
      setImmediate(() => seen.push("immediate"));
      queueMicrotask(() => seen.push("microtask"));
      await process.getBuiltinModule("node:timers/promises").setTimeout(35);
      clearInterval(interval);
      const cancelled = setTimeout(() => seen.push("cancelled"), 5);
      clearTimeout(cancelled);
      const signal = AbortSignal.timeout(20);
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      return [...seen, (signal.reason as Error).name];
    });
    const intervals = ["interval", "interval", "interval"];
    expect(order).toEqual(["microtask", "immediate", ...intervals, "TimeoutError"]);
  });

  test("does not reach code outside of the simulation", async () => {
    const outside: number[] = [];
    const real = setInterval(() => outside.push(Date.now()), 1);
    await inside(async () => {
      for (let i = 0; i < 500; i++) await new Promise((resolve) => setTimeout(resolve, 1000));
    });
    clearInterval(real);
    expect(outside.length).toBeGreaterThan(0);
    for (const time of outside) expect(time).toBeGreaterThan(1_767_225_600_000 + 3600_000);
  });

  test("differs from host to host by skew and drift", async () => {
    const readings: number[] = [];
    await simulate({ seed: 3, hosts: 4, skewMs: 500, driftPpm: 200 }, async (cluster) => {
      await cluster.sleep(100_000);
      for (const host of cluster.hosts) await host.run(() => readings.push(Date.now()));
    });
    expect(new Set(readings).size).toBe(4);
  });

  test("does not call a timer that was due while its host stopped and that another one clears", async () => {
    const called: string[] = [];
    await simulate({ seed: 2, hosts: 1 }, async (cluster) => {
      const [host] = cluster.hosts;
      await host!.run(() => {
        const timers = [10, 11].map((ms, i) =>
          setTimeout(() => {
            called.push(`timer ${i}`);
            for (const timer of timers) clearTimeout(timer);
          }, ms),
        );
      });
      host!.stop(100);
      await cluster.sleep(200);
    });
    expect(called).toHaveLength(1);
  });

  test("passes while a program polls without await", async () => {
    const polled = await inside(() => {
      using device = openDevice();
      const completions = device.createCompletionQueue();
      const start = performance.now();
      for (let i = 0; i < 10_000; i++) completions.pollInto(1);
      return performance.now() - start;
    });
    expect(polled).toBeGreaterThan(0.9);
    expect(polled).toBeLessThan(1.1);
  });

  test("cannot pass in a loop that only reads the clock", async () => {
    const error = await failureOf(
      inside(() => {
        while (performance.now() < 1000);
      }),
    );
    expect(error.cause).toBeInstanceOf(EscapeError);
    expect(error.message).toMatch(/loop that reads the clock/);
  });
});

describe("random numbers inside a simulation", () => {
  test("come from the seed", async () => {
    const draw = () =>
      inside(() => [
        Math.random(),
        crypto.randomUUID(),
        crypto.getRandomValues(new Uint32Array(2)).join(),
        process.getBuiltinModule("node:crypto").randomInt(1000),
      ]);
    const first = await draw();
    expect(await draw()).toEqual(first);
    expect(first[1]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});

describe("a function of the runtime", () => {
  const functions = () => [
    ...[setTimeout, setInterval, setImmediate, clearTimeout, Date, Date.now, performance.now, Math.random],
    ...[crypto.getRandomValues, process.hrtime, fetch, AbortSignal.timeout],
    process.getBuiltinModule("node:net").connect,
  ];

  test("is restored after a run and after a failure", async () => {
    const before = functions();
    await inside(() => undefined);
    expect(functions()).toEqual(before);
    await failureOf(simulate({}, () => Promise.reject(new Error("over"))));
    expect(functions()).toEqual(before);
  });

  test("is refused by name when it reaches outside", async () => {
    const calls: Record<string, () => unknown> = {
      "node:net createServer": () => process.getBuiltinModule("node:net").createServer(),
      "node:net connect": () => process.getBuiltinModule("node:net").connect({ port: 1 }),
      fetch: () => fetch("http://10.0.0.1/"),
      "node:fs readFileSync": () => process.getBuiltinModule("node:fs").readFileSync("/etc/hostname"),
      "node:fs readdirSync": () => process.getBuiltinModule("node:fs").readdirSync("/"),
      "node:fs opendirSync": () => process.getBuiltinModule("node:fs").opendirSync("/"),
      "node:fs/promises readdir": () => process.getBuiltinModule("node:fs/promises").readdir("/"),
      "node:fs createWriteStream": () => process.getBuiltinModule("node:fs").createWriteStream("/dev/null"),
      "node:fs/promises appendFile": () =>
        process.getBuiltinModule("node:fs/promises").appendFile("/dev/null", ""),
      "node:child_process spawn": () => process.getBuiltinModule("node:child_process").spawn("true"),
      "node:worker_threads Worker": () =>
        new (process.getBuiltinModule("node:worker_threads").Worker)("", { eval: true }),
    };
    for (const [name, call] of Object.entries(calls)) {
      const error = await failureOf(inside(call));
      expect(error.cause).toBeInstanceOf(EscapeError);
      expect((error.cause as EscapeError).call).toContain(name);
    }
  });

  test("is permitted by an option", async () => {
    let length = 0;
    await simulate({ hosts: 1, allow: ["files"] }, async (cluster) => {
      await cluster.host(0).run(() => {
        length = process.getBuiltinModule("node:fs").readFileSync("/proc/self/stat").length;
      });
    });
    expect(length).toBeGreaterThan(0);
  });

  test("is refused where a loop over promises never waits", async () => {
    const loop = async () => {
      for (;;) {
        setTimeout(() => {}, 1);
        await undefined;
      }
    };
    const { cause } = await failureOf(inside(loop));
    expect((cause as EscapeError).call).toMatch(
      /^a loop that starts 200000 timers or messages without a wait/,
    );
  });

  test("is refused where a host has no GPU", async () => {
    const joined = await failureOf(inside(() => join({ rendezvous: "tcp://10.0.0.1:7000", size: 1 })));
    expect((joined.cause as EscapeError).call).toBe("a GPU (host0)");
    const launch = async () => {
      using gpu = openGpu();
      using buffer = gpu.from(new Float32Array(64));
      await twice.launch({ grid: 1, block: 64 }, { y: buffer });
      buffer.toArray();
    };
    const launched = await failureOf(inside(launch));
    expect((launched.cause as EscapeError).call).toBe("a GPU (host0)");
  });

  test("leaves the soft device as the only one", async () => {
    await inside(() => {
      using device = openDevice();
      expect(device.name).toBe("soft0");
      expect(() => openDevice("native")).toThrow(LibraryError);
    });
    const error = await failureOf(simulate({}, () => openDevice().close()));
    expect(error.message).toMatch(/a device that belongs to no host/);
  });
});
