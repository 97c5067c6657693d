import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { openDevice as openGpu } from "../../../src/cuda/index.ts";
import { copy, openStorage } from "../../../src/direct/index.ts";
import { CompletionError, Memory, openDevice } from "../../../src/index.ts";
import { gpuAndNic } from "./gpu-and-nic.ts";
import { at, pattern, same } from "./storage-ways.ts";

const size = 9 << 20;
const bytes = pattern(size);

describe("copy", () => {
  test("copies between every pair of memories, and names the path", async () => {
    await using both = gpuAndNic();
    const { gpu, pd, queuePair, completions } = both;
    writeFileSync(at("source"), bytes);
    using source = await openStorage(at("source"));
    using target = await openStorage(at("target"), { write: true, create: true });
    const far = pd.allocate(size, ["remoteWrite", "remoteRead"]);
    const remote = { queuePair, completions, remote: far.remote() };
    const [buffer, region] = [gpu.allocate(size), pd.allocate(size)];
    using memory = Memory.allocate(size);
    const array = new Uint8Array(new ArrayBuffer(size));
    const places = { buffer, memory, region, array, remote, file: { file: target } } as const;
    const ways: string[] = [];
    const contents = async (name: keyof typeof places): Promise<Uint8Array> => {
      if (name === "file") return readFileSync(at("target"));
      if (name === "remote") return far.bytes;
      return name === "buffer" ? buffer.toArray() : name === "array" ? array : places[name].bytes;
    };
    for (const to of Object.keys(places) as (keyof typeof places)[]) {
      const { path } = await copy({ file: source }, places[to]);
      ways.push(`file to ${to}: ${path}`);
      expect(same(await contents(to), bytes), to).toBe(true);
    }
    for (const [i, from] of (Object.keys(places) as (keyof typeof places)[]).entries()) {
      for (const to of Object.keys(places) as (keyof typeof places)[]) {
        if (from === to) continue;
        const marked = pattern(size, i + 2);
        await copy(marked, places[from]);
        const { path, reason, bytes: done } = await copy(places[from], places[to]);
        ways.push(`${from} to ${to}: ${path}`);
        expect(reason).not.toBe("");
        expect(done).toBe(size);
        expect(same(await contents(to), marked), `${from} to ${to}`).toBe(true);
      }
    }
    expect(ways).toContain("file to buffer: io_uring: direct");
    expect(ways).toContain("buffer to remote: RDMA write");
    expect(ways).toContain("remote to buffer: RDMA read");
    expect(ways.find((way) => way.startsWith("remote to file"))).toMatch(/RDMA read, then \w+: direct/);
    expect(ways).toContain("buffer to memory: cuda: GPU to host");
  });

  test("ends with an error when the peer's NIC closes, and when its memory is closed", async () => {
    using gpu = openGpu(0, { provider: "soft" });
    using nic = openDevice("soft0");
    const pd = nic.createProtectionDomain();
    const completions = nic.createCompletionQueue();
    const [near, far] = [pd.createQueuePair({ completions }), pd.createQueuePair({ completions })];
    const impatient = { timeout: 8, retryCount: 2, rnrRetry: 1, minRnrTimer: 1 } as const;
    near.connect(far.endpoint(), impatient);
    far.connect(near.endpoint(), impatient);
    const target = pd.allocate(1 << 20, ["remoteWrite"]);
    const remote = { queuePair: near, completions, remote: target.remote() };
    const buffer = gpu.allocate(1 << 20);
    expect((await copy(buffer, remote)).bytes).toBe(1 << 20);
    target.close();
    await expect(copy(buffer, remote)).rejects.toThrow(CompletionError);
    await expect(copy(buffer, remote)).rejects.toThrow();
    far.close();
    await expect(copy(remote, buffer, { timeoutMs: 5000 })).rejects.toThrow();
    nic.close();
    await expect(copy(buffer, remote)).rejects.toThrow(/is closed/);
  });

  test("accepts lists, and refuses mismatched sizes", async () => {
    await using both = gpuAndNic();
    const { gpu } = both;
    const [one, two] = [gpu.allocate(10), gpu.allocate(20)];
    const result = await copy([pattern(10), pattern(20, 5)], [one, two]);
    expect(result).toMatchObject({ bytes: 30, path: "cuda: host to GPU" });
    expect(same(two.toArray(), pattern(20, 5))).toBe(true);
    await expect(copy([one], [one, two])).rejects.toThrow(/1 sources and 2 targets/);
    await expect(copy(one, [one, two])).rejects.toThrow(
      /parts of the list have 30 bytes, and the one side 10/,
    );
    await expect(copy([one, one], [one, two, one])).rejects.toThrow(/2 sources and 3 targets/);
    await expect(copy(one, two)).rejects.toThrow(/10 bytes to 20 bytes. Use slices of one length/);
    await expect(copy(7 as never, two)).rejects.toThrow(/copy: from is 7. Use a GPU buffer/);
    await expect(copy(one, one, { timeout: 5 } as never)).rejects.toThrow(/unknown option "timeout"/);
    // A list on one side only: gather, and scatter.
    const whole = gpu.allocate(30);
    const gathered = await copy([one, two], whole);
    expect(gathered).toMatchObject({ bytes: 30, path: "cuda: on the GPU" });
    expect(same(whole.toArray(), Uint8Array.of(...pattern(10), ...pattern(20, 5)))).toBe(true);
    // Pinned memory is on the host.
    const pinned = gpu.allocatePinned(10);
    expect(await copy(pinned, one)).toMatchObject({
      path: "cuda: host to GPU",
      reason: `${gpu.name} copies pinned to device memory`,
    });
    expect(await copy(one, pinned)).toMatchObject({ path: "cuda: GPU to host" });
    expect(same(one.toArray(), new Uint8Array(10))).toBe(true);
    using file = await openStorage(at("gathered"), { write: true, create: true });
    await copy([new Uint16Array([1, 2]), whole, new DataView(new ArrayBuffer(2))], { file, offset: 6 });
    expect(file.size).toBe(6 + 4 + 30 + 2);
    const numbers = new Float32Array(1);
    const back = new Uint8Array(32);
    await copy({ file, offset: 6, bytes: 36 }, [numbers, back]);
    expect([...new Uint16Array(numbers.buffer)]).toEqual([1, 2]);
    expect(same(back.subarray(0, 30), whole.toArray())).toBe(true);
    // A file range without a size takes the rest of the bytes.
    await copy(whole, [
      { file, bytes: 4 },
      { file, offset: 100 },
    ]);
    expect([...readFileSync(at("gathered")).subarray(100)]).toEqual([...whole.toArray().subarray(4)]);
    await expect(copy(whole, [{ file }, { file, offset: 8 }])).rejects.toThrow(
      /the length of each file is missing/,
    );
    one.close();
    await expect(copy(one, pattern(10))).rejects.toThrow(/is closed/);
  });
});
