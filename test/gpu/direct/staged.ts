// Tests soft0 with memory of a real GPU, which the NIC copies from and to. Tests bytes, atomics, a kernel
// that waits for a write, a stream under capture, freed memory, and two processes. Measures the rate. Prints
// a line for each test.
//
//     npx bun test/gpu/direct/staged.ts
import { spawn } from "node:child_process";
import process, { argv, execPath, stdout } from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { openDevice as openGpu } from "../../../src/cuda/index.ts";
import { driverOrReason } from "../../../src/cuda/provider.ts";
import { type CompletionError, type MemoryRegion, openDevice } from "../../../src/index.ts";
import { deviceMemory } from "../../../src/memory/index.ts";
import { seeded } from "../../support/random.ts";

const provider = typeof driverOrReason("native") === "string" ? "soft" : "native";
const all = ["remoteWrite", "remoteRead", "remoteAtomic"] as const;
const mib = 1 << 20;

if (argv[2] === "peer") await peer();
else await main();

/** Runs the other process, which writes and reads its own memory or its GPU's memory as instructed. */
async function peer(): Promise<void> {
  const { endpoint, remote, onGpu, count } = JSON.parse(argv[3]!);
  const gpu = onGpu ? openGpu(0, { provider }) : undefined;
  const nic = openDevice("soft0");
  const pd = nic.createProtectionDomain();
  const completions = nic.createCompletionQueue();
  const queuePair = pd.createQueuePair({ completions });
  const buffer = gpu?.allocate(remote.byteLength).fill(7);
  gpu?.synchronize();
  const local: MemoryRegion = buffer ? pd.register(buffer) : pd.allocate(remote.byteLength);
  if (buffer === undefined) local.bytes.fill(7);
  stdout.write(`${JSON.stringify(queuePair.endpoint())}\n`);
  queuePair.connect(endpoint);
  const told: string[] = [];
  for (const how of ["write", "read"] as const) {
    for (const bytes of [64, 4096, 65_536, mib, 16 * mib].filter((size) => size <= remote.byteLength)) {
      const request = { local: local.slice(0, bytes), remote: { ...remote, byteLength: bytes } };
      const times: number[] = [];
      const rounds = bytes >= mib ? count : 10 * count;
      for (let round = 0; round < rounds; round++) {
        const start = performance.now();
        await completions.completionOf(queuePair[how](request));
        times.push(performance.now() - start);
      }
      const median = times.sort((a, b) => a - b)[times.length >> 1]!;
      const rate = (bytes / median / 1e6).toFixed(2);
      told.push(`${how} ${bytes}: ${(median * 1000).toFixed(1)} us, ${rate} GB/s`);
    }
  }
  stdout.write(`${JSON.stringify(told)}\n`);
  nic.close();
  gpu?.close();
}

async function main(): Promise<void> {
  const gpu = openGpu(0, { provider });
  const nic = openDevice("soft0");
  const pd = nic.createProtectionDomain();
  let failures = 0;
  const trial = async (name: string, work: () => Promise<string> | string): Promise<void> => {
    const start = performance.now();
    try {
      const told = await work();
      stdout.write(`ok    ${name} (${Math.round(performance.now() - start)} ms): ${told}\n`);
    } catch (error) {
      failures++;
      stdout.write(`FAIL  ${name}: ${error instanceof Error ? error.stack : String(error)}\n`);
    }
  };
  const check = (condition: boolean, what: string): void => {
    if (!condition) throw new Error(what);
  };
  const connected = () => {
    const completions = nic.createCompletionQueue({ entries: 512 });
    const [near, far] = [pd.createQueuePair({ completions }), pd.createQueuePair({ completions })];
    near.connect(far.endpoint());
    far.connect(near.endpoint());
    return { near, far, completions, done: (wrId: number) => completions.completionOf(wrId) };
  };
  const same = (one: Uint8Array, other: Uint8Array) => globalThis.Buffer.compare(one, other) === 0;
  const host = pd.allocate(4 * mib, ["remoteRead", "remoteWrite"]);
  const expected = provider === "native" ? "staged" : "shared memory";

  await trial("registration", () => {
    using region = pd.register(gpu.allocate(100_000).slice(100, 5000), all);
    check(region.path === expected, region.path);
    return `${region.path}: ${region.pathReason}; needsFlush ${region.needsFlush}, orderedCopies ${region.orderedCopies}`;
  });

  await trial("random writes and reads against a model", async () => {
    const { int } = seeded(11);
    const buffer = gpu.allocate(2 * mib).fill(0);
    gpu.synchronize();
    const model = new Uint8Array(2 * mib);
    const region = pd.register(buffer, all);
    const { near, far, done } = connected();
    for (let i = 0; i < 600; i++) {
      const bytes = int(i % 9 === 0 ? 700_000 : 9000);
      const at = int(model.length - bytes + 1);
      const [part, place] = [host.slice(0, bytes), region.slice(at, at + bytes)];
      const into = host.bytes.subarray(0, bytes);
      for (let at = 0; at < bytes; at++) into[at] = i + at * 7;
      const kind = i % 5;
      if (kind === 0) await done(near.write({ local: part, remote: place.remote() }));
      else if (kind === 1) {
        const received = far.receive({ wrId: 1e6 + i, local: place });
        near.send({ local: part });
        await done(received);
      } else if (kind === 2) await done(near.read({ local: place, remote: part.remote() }));
      if (kind <= 2) {
        model.set(into, at);
        continue;
      }
      into.fill(0);
      if (kind === 3) await done(near.read({ local: part, remote: place.remote() }));
      else await done(near.write({ local: place, remote: part.remote() }));
      check(
        same(into, model.subarray(at, at + bytes)),
        `operation ${i} of ${bytes} at ${at} brought other bytes`,
      );
    }
    check(same(buffer.toArray(), model), "the GPU has other bytes in the end");
    buffer.close();
    return "600 operations";
  });

  await trial("atomics, and a window of copies of the GPU's own", async () => {
    const words = gpu.from(new BigUint64Array([5n, 5n]));
    const region = pd.register(words, all);
    const { near, done } = connected();
    const old = host.slice(0, 8);
    await done(near.fetchAndAdd({ local: old, remote: region.slice(8, 16).remote(), add: 37n }));
    const swap = { local: old, remote: region.slice(8, 16).remote(), compare: 42n, swap: 1n << 40n };
    await done(near.compareAndSwap(swap));
    check(words.toArray()[1] === 1n << 40n, `${words.toArray()}`);
    // A copy that returned is complete, so the message has its bytes.
    words.set(new BigUint64Array([77n, 78n]));
    await done(near.write({ local: region.slice(0, 8), remote: host.slice(0, 8).remote() }));
    check(host.bytes[0] === 77, `${host.bytes[0]}`);
    words.close();
    return "exact";
  });

  await trial("a kernel that runs sees what a peer writes", async () => {
    const flag = gpu.allocate(2, "u32").fill(0);
    const region = pd.register(flag, all);
    using module =
      gpu.compile(`extern "C" __global__ void await_flag(volatile unsigned *flag, long long most) {
      long long start = clock64();
      while (*flag == 0 && clock64() - start < most) {}
      flag[1] = *flag;
    }`);
    const stream = gpu.createStream({ nonBlocking: true });
    gpu.synchronize();
    const { near, done } = connected();
    module.kernel("await_flag").launch({ grid: 1, block: 1, stream }, [flag, 3_000_000_000n]);
    host.bytes.fill(9, 0, 4);
    const start = performance.now();
    await done(near.write({ local: host.slice(0, 4), remote: region.slice(0, 4).remote() }));
    const written = performance.now() - start;
    await stream.done();
    const seen = flag.toArray()[1];
    check(seen === 0x09090909, `the kernel saw ${seen}`);
    flag.close();
    return `written after ${written.toFixed(2)} ms, seen after ${(performance.now() - start).toFixed(2)} ms`;
  });

  await trial("while a stream is captured", () => {
    const buffer = gpu.allocate(4096).fill(1);
    gpu.synchronize();
    const region = pd.register(buffer, all);
    const { near, completions } = connected();
    const stream = gpu.createStream({ nonBlocking: true });
    using graph = stream.capture(() => {
      buffer.slice(0, 64).fill(3, stream);
      near.write({ local: host.slice(0, 100), remote: region.slice(100, 200).remote() });
      const until = performance.now() + 5000;
      while (completions.poll().length === 0 && performance.now() < until) {}
      buffer.slice(64, 128).fill(4, stream);
    });
    check(graph !== undefined, "no graph");
    host.bytes.fill(5, 0, 100);
    buffer.close();
    return "both went on";
  });

  if (provider === "native") {
    await trial("memory that is freed behind the NIC's back", async () => {
      // Memory that C allocated. No object of this program frees it again.
      const { lib, driver } = gpu;
      driver.check(lib.cuMemAlloc_v2(driver.results.pointer, 4 * mib), "cuMemAlloc_v2");
      const pointer = driver.results.u64();
      const like = gpu.allocate(4096)[deviceMemory]();
      const region = pd.register({ [deviceMemory]: () => ({ ...like, pointer, byteLength: 4 * mib }) }, all);
      lib.cuMemFree_v2(pointer);
      const statuses: string[] = [];
      for (const how of ["into", "from"] as const) {
        const { near, done } = connected();
        const remote = how === "into" ? region.slice(0, 4096).remote() : host.slice(0, 4096).remote();
        const local = how === "into" ? host.slice(0, 4096) : region.slice(0, 4096);
        const error = await done(near.write({ local, remote })).then(
          () => undefined,
          (reason: unknown) => reason as CompletionError,
        );
        statuses.push(error === undefined ? "done" : `${error.status} ${error.vendorError}`);
      }
      const why = region.pathReason;
      check(statuses[0]!.startsWith("REM_OP_ERR") && statuses[1]!.startsWith("LOC_PROT_ERR"), `${statuses}`);
      region.close();
      using other = pd.register(gpu.allocate(4096), all);
      const { near, done } = connected();
      await done(near.write({ local: host.slice(0, 4096), remote: other.remote() }));
      return `${statuses.join(", ")}; ${why.slice(why.indexOf(";") + 2)}; another buffer works on`;
    });
  }

  await trial("closed with bytes in flight", async () => {
    for (let round = 0; round < 20; round++) {
      const buffer = gpu.allocate(4 * mib);
      const region = pd.register(buffer, all);
      const { near, completions } = connected();
      const wrId = near.write({ local: host, remote: region.remote() });
      const over = completions.completionOf(wrId).then(
        () => "done",
        (reason: unknown) => (reason as Error).name,
      );
      if (round % 2 === 0) await new Promise((resolve) => setTimeout(resolve, 0));
      buffer.close();
      check(["done", "CompletionError"].includes(await over), await over);
    }
    return "20 times";
  });

  await trial("one process, RDMA beside the driver's own copies", async () => {
    const buffer = gpu.allocate(4 * mib);
    const region = pd.register(buffer, all);
    const { near, done } = connected();
    const told: string[] = [];
    for (const bytes of [64, 4096, 65_536, mib, 4 * mib]) {
      const times: number[][] = [[], [], []];
      for (let round = 0; round < (bytes >= mib ? 40 : 300); round++) {
        let start = performance.now();
        await done(near.write({ local: host.slice(0, bytes), remote: region.slice(0, bytes).remote() }));
        times[0]!.push(performance.now() - start);
        start = performance.now();
        await done(near.read({ local: host.slice(0, bytes), remote: region.slice(0, bytes).remote() }));
        times[1]!.push(performance.now() - start);
        start = performance.now();
        buffer.slice(0, bytes).set(host.bytes.subarray(0, bytes));
        times[2]!.push(performance.now() - start);
      }
      const [write, read, copy] = times.map((list) => list.sort((a, b) => a - b)[list.length >> 1]!);
      const shown = (ms: number) => `${(ms * 1000).toFixed(1)} us ${(bytes / ms / 1e6).toFixed(2)} GB/s`;
      told.push(
        `\n      ${bytes}: write ${shown(write!)}, read ${shown(read!)}, cuMemcpyHtoD ${shown(copy!)}`,
      );
    }
    buffer.close();
    return told.join("");
  });

  await trial("one process, 64 writes outstanding", async () => {
    const buffer = gpu.allocate(4 * mib);
    const region = pd.register(buffer, all);
    const { near, completions } = connected();
    const told: string[] = [];
    for (const [bytes, stride] of [
      [64, 64],
      [64, 8192],
      [4096, 4096],
      [4096, 65_536],
      [65_536, 65_536],
    ] as const) {
      const times: number[] = [];
      for (let round = 0; round < 30; round++) {
        const start = performance.now();
        near.batch((work) => {
          for (let i = 0; i < 64; i++) {
            const at = (i * stride) % (4 * mib);
            const request = { local: host.slice(0, bytes), remote: region.slice(at, at + bytes).remote() };
            work.write({ ...request, wrId: round * 64 + i, signaled: i === 63 });
          }
        });
        await completions.completionOf(round * 64 + 63);
        times.push((performance.now() - start) / 64);
      }
      const each = times.sort((a, b) => a - b)[times.length >> 1]!;
      const rate = `${(each * 1000).toFixed(2)} us each, ${(bytes / each / 1e6).toFixed(2)} GB/s`;
      told.push(`\n      ${bytes} bytes every ${stride}: ${rate}`);
    }
    buffer.close();
    return told.join("");
  });

  for (const onGpu of [false, true]) {
    await trial(`another process, ${onGpu ? "from its GPU" : "from its host memory"}`, async () => {
      const buffer = gpu.allocate(16 * mib).fill(0);
      gpu.synchronize();
      const region = pd.register(buffer, all);
      const completions = nic.createCompletionQueue();
      const queuePair = pd.createQueuePair({ completions });
      const told = { endpoint: queuePair.endpoint(), remote: region.remote(), onGpu, count: 20 };
      const script = fileURLToPath(import.meta.url);
      const child = spawn(execPath, [script, "peer", JSON.stringify(told)], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      const lines: string[] = [];
      for await (const line of createInterface({ input: child.stdout })) {
        if (lines.push(line) === 1) queuePair.connect(JSON.parse(line));
      }
      check(lines.length === 2, `the peer printed ${lines.length} lines`);
      check(
        buffer.toArray().every((byte) => byte === 7),
        "other bytes came",
      );
      buffer.close();
      return `\n      ${JSON.parse(lines[1]!).join("\n      ")}`;
    });
  }

  const { staged_copies: copies, staged_errors: errors } = nic.counters();
  stdout.write(`${copies} copies, ${errors} failed\n`);
  nic.close();
  gpu.close();
  stdout.write(failures === 0 ? "all is well\n" : `${failures} failed\n`);
  process.exitCode = failures === 0 ? 0 : 1;
}
