// Memory and events shared between processes, also after one of them was killed.
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { libc } from "../../ffi/libc/index.ts";
import { runtimeName } from "../../ffi/runtime/index.ts";
import { openMemoryOf } from "../../src/soft/gpu/ipc/process.ts";
import {
  accessOf,
  allocate,
  codeOf,
  cuda,
  GRANULE,
  hostBytes,
  nameOf,
  ok,
  out,
  read,
  useDevice,
  write,
} from "./harness.ts";

interface Answer {
  address: number;
  handle: number[];
  event: number;
  pid: number;
  fd: number;
  code: string;
  error?: string;
}

/** Child process with soft GPUs of its own. */
class Peer {
  readonly child: ChildProcessWithoutNullStreams;
  readonly #lines: AsyncIterator<string>;

  constructor() {
    const script = fileURLToPath(new URL("../fixtures/soft-gpu-peer.ts", import.meta.url));
    const flags = runtimeName === "deno" ? ["run", "-A", "--no-check"] : [];
    this.child = spawn(process.execPath, [...flags, script], { env: { ...process.env, BUN_BE_BUN: "1" } });
    this.child.stderr.resume();
    this.#lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
  }

  async receive<T = Answer>(): Promise<T> {
    const { value, done } = await this.#lines.next();
    if (done) throw new Error("the peer ended");
    const answer = JSON.parse(value);
    if (answer.error) throw new Error(answer.error);
    return answer as T;
  }

  request<T = Answer>(command: object): Promise<T> {
    this.child.stdin.write(`${JSON.stringify(command)}\n`);
    return this.receive<T>();
  }

  async kill(): Promise<void> {
    const gone = once(this.child, "exit");
    this.child.kill("SIGKILL");
    await gone;
  }
}

const peers: Peer[] = [];
async function newPeer(): Promise<Peer> {
  const peer = new Peer();
  peers.push(peer);
  await peer.receive();
  return peer;
}

beforeAll(() => {
  useDevice(0);
});
afterEach(async () => {
  for (const peer of peers.splice(0))
    if (peer.child.exitCode === null && !peer.child.killed) await peer.kill();
});

function pointerTo(bytes: number[]): number {
  const host = hostBytes(64);
  host.bytes.set(bytes);
  return host.address;
}

const open = (handle: number[]) => out((p) => cuda.cuIpcOpenMemHandle_v2(p, pointerTo(handle), 1));
const openCode = (handle: number[]) => codeOf((p) => cuda.cuIpcOpenMemHandle_v2(p, pointerTo(handle), 1));

describe("memory handles", () => {
  test("both processes see what either writes, for large and small allocations", async () => {
    const peer = await newPeer();
    for (const bytes of [5 * 2 ** 20, 1000]) {
      const theirs = await peer.request({ do: "allocate", bytes, value: 7 });
      const here = open(theirs.handle);
      expect(read(here + bytes - 2, 2)).toEqual([7, 7]);
      write(here, [42]);
      expect(await peer.request<number[]>({ do: "read", address: theirs.address, bytes: 2 })).toEqual([
        42, 7,
      ]);
      await peer.request({ do: "write", address: theirs.address, value: 99 });
      expect(read(here, 1)).toEqual([99]);
      // The mapped range ends exactly at the end of the allocation.
      expect(nameOf(cuda.cuMemsetD8_v2(here + bytes, 0, 1))).toBe("CUDA_ERROR_INVALID_VALUE");
      expect(nameOf(cuda.cuMemFree_v2(here))).toBe("CUDA_ERROR_INVALID_VALUE");
      ok(cuda.cuIpcCloseMemHandle(here));
      expect(nameOf(cuda.cuIpcCloseMemHandle(here))).toBe("CUDA_ERROR_INVALID_VALUE");
      expect(nameOf(cuda.cuMemsetD8_v2(here, 0, 1))).toBe("CUDA_ERROR_INVALID_VALUE");
    }
  });

  test("opening twice gives the same address, and it takes as many closes", async () => {
    const peer = await newPeer();
    const theirs = await peer.request({ do: "allocate", bytes: 4096, value: 1 });
    const here = open(theirs.handle);
    expect(open(theirs.handle)).toBe(here);
    ok(cuda.cuIpcCloseMemHandle(here));
    expect(read(here, 1)).toEqual([1]);
    ok(cuda.cuIpcCloseMemHandle(here));
    expect(nameOf(cuda.cuIpcCloseMemHandle(here))).toBe("CUDA_ERROR_INVALID_VALUE");
  });

  test("a handle of freed memory, of a dead process or of this process, and an invalid handle are refused", async () => {
    const peer = await newPeer();
    const freed = await peer.request({ do: "allocate", bytes: 4096, value: 1 });
    await peer.request({ do: "free", address: freed.address });
    expect(openCode(freed.handle)).toBe("CUDA_ERROR_INVALID_VALUE");
    const orphan = await peer.request({ do: "allocate", bytes: 4096, value: 1 });
    await peer.kill();
    expect(openCode(orphan.handle)).toBe("CUDA_ERROR_INVALID_VALUE");
    const own = allocate(4096);
    const handle = hostBytes(64);
    ok(cuda.cuIpcGetMemHandle(handle.address, own));
    expect(openCode([...handle.bytes])).toBe("CUDA_ERROR_INVALID_CONTEXT");
    expect(openCode(new Array(64).fill(0))).toBe("CUDA_ERROR_INVALID_VALUE");
    ok(cuda.cuMemFree_v2(own));
  });

  test("mapped memory stays readable when its owner is killed", async () => {
    const peer = await newPeer();
    const theirs = await peer.request({ do: "allocate", bytes: 4096, value: 3 });
    const here = open(theirs.handle);
    await peer.kill();
    expect(read(here, 2)).toEqual([3, 3]);
    ok(cuda.cuIpcCloseMemHandle(here));
  });

  test("two processes open each other's memory", async () => {
    const [a, b] = [await newPeer(), await newPeer()];
    const mine = await a.request({ do: "allocate", bytes: 4096, value: 8 });
    const there = await b.request({ do: "open", handle: mine.handle });
    expect(there.code).toBe("CUDA_SUCCESS");
    expect(await b.request<number[]>({ do: "read", address: there.address, bytes: 1 })).toEqual([8]);
  });
});

describe("events", () => {
  test("a stream waits for work of another process, and continues when it is done", async () => {
    const peer = await newPeer();
    const gate = await peer.request({ do: "allocate", bytes: 4096, value: 0 });
    const here = open(gate.handle);
    const { event, handle } = await peer.request({ do: "event" });
    const mine = out((p) => cuda.cuIpcOpenEventHandle(p, pointerTo(handle)));
    ok(cuda.cuEventQuery(mine));
    await peer.request({ do: "recordBehind", event, address: gate.address, value: 5 });
    expect(nameOf(cuda.cuEventQuery(mine))).toBe("CUDA_ERROR_NOT_READY");
    const stream = out((p) => cuda.cuStreamCreate(p, 1));
    ok(cuda.cuStreamWaitEvent(stream, mine, 0));
    ok(cuda.cuMemsetD32Async(here + 8, 1, 1, stream));
    expect(nameOf(cuda.cuStreamQuery(stream))).toBe("CUDA_ERROR_NOT_READY");
    ok(cuda.cuMemsetD32_v2(here, 5, 1));
    ok(cuda.cuStreamSynchronize(stream));
    ok(cuda.cuEventSynchronize(mine));
    ok(cuda.cuStreamDestroy_v2(stream));
    ok(cuda.cuEventDestroy_v2(mine));
    ok(cuda.cuIpcCloseMemHandle(here));
  });

  test("waiting for a killed process fails once for the stream, and does not hang", async () => {
    const peer = await newPeer();
    const gate = await peer.request({ do: "allocate", bytes: 4096, value: 0 });
    const { event, handle } = await peer.request({ do: "event" });
    const mine = out((p) => cuda.cuIpcOpenEventHandle(p, pointerTo(handle)));
    await peer.request({ do: "recordBehind", event, address: gate.address, value: 5 });
    const stream = out((p) => cuda.cuStreamCreate(p, 1));
    ok(cuda.cuStreamWaitEvent(stream, mine, 0));
    await peer.kill();
    expect(nameOf(cuda.cuStreamSynchronize(stream))).toBe("CUDA_ERROR_EXTERNAL_DEVICE");
    ok(cuda.cuStreamSynchronize(stream));
    expect(nameOf(cuda.cuEventSynchronize(mine))).toBe("CUDA_ERROR_EXTERNAL_DEVICE");
    expect(codeOf((p) => cuda.cuIpcOpenEventHandle(p, pointerTo(handle)))).toBe("CUDA_ERROR_MAP_FAILED");
    ok(cuda.cuEventDestroy_v2(mine));
    ok(cuda.cuStreamDestroy_v2(stream));
  });
});

describe("physical memory as a file descriptor", () => {
  test("an imported descriptor is the same memory, also after its owner was killed", async () => {
    const peer = await newPeer();
    const theirs = await peer.request({ do: "create", value: 6 });
    const fd = openMemoryOf(theirs.pid, theirs.fd);
    const handle = out((p) => cuda.cuMemImportFromShareableHandle(p, fd, 1));
    libc.close(fd);
    const va = out((p) => cuda.cuMemAddressReserve(p, 2 * GRANULE, 0, 0, 0));
    expect(nameOf(cuda.cuMemMap(va, 2 * GRANULE, 0, handle, 0))).toBe("CUDA_ERROR_NOT_SUPPORTED");
    ok(cuda.cuMemMap(va, GRANULE, 0, handle, 0));
    ok(cuda.cuMemRelease(handle));
    expect(nameOf(cuda.cuMemcpyDtoH_v2(hostBytes(8).address, va, 8))).toBe("CUDA_ERROR_INVALID_VALUE");
    ok(cuda.cuMemSetAccess(va, GRANULE, accessOf(0), 1));
    expect(read(va, 2)).toEqual([6, 6]);
    write(va, [1]);
    expect(await peer.request<number[]>({ do: "read", address: theirs.address, bytes: 2 })).toEqual([1, 6]);
    await peer.kill();
    expect(read(va, 2)).toEqual([1, 6]);
    ok(cuda.cuMemUnmap(va, GRANULE));
    ok(cuda.cuMemAddressFree(va, 2 * GRANULE));
  });

  test("a descriptor of something else is refused", () => {
    const file = openSync("/dev/null", "r+");
    for (const fd of [file, 9999]) {
      expect(codeOf((p) => cuda.cuMemImportFromShareableHandle(p, fd, 1))).toBe("CUDA_ERROR_UNKNOWN");
    }
    closeSync(file);
  });
});
