// Files of another process that are not memory or can shrink, and handles with wrong contents.
import { type ChildProcess, spawn } from "node:child_process";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { CU_IPC_HANDLE_SIZE } from "../../ffi/cuda/index.ts";
import { libc } from "../../ffi/libc/index.ts";
import { addressOf } from "../../ffi/runtime/index.ts";
import { EVENT, encode, MEMORY } from "../../src/soft/gpu/ipc/handle.ts";
import { startOf } from "../../src/soft/gpu/ipc/process.ts";
import { createShareable } from "../../src/soft/gpu/memory/shareable-file.ts";
import { memfd } from "../support/descriptors.ts";
import { codeOf, cuda, GRANULE, hostBytes, nameOf, ok, read, useDevice } from "./harness.ts";

const NONCE = 0x1234_5678_9abc_def1n;
const holders: ChildProcess[] = [];

beforeAll(() => useDevice(0));
afterEach(() => {
  for (const child of holders.splice(0)) child.kill("SIGKILL");
});

/** Returns a handle that refers to descriptor 3 of a child process, which is the given file. */
function handleTo(fd: number, magic: number, changes: { offset?: number; size?: number } = {}): Uint8Array {
  const child = spawn("sleep", ["60"], { stdio: ["ignore", "ignore", "ignore", fd] });
  holders.push(child);
  const pid = child.pid ?? 0;
  return encode({
    ...{ magic, pid, start: startOf(pid), fd: 3, slot: 0, nonce: NONCE },
    ...{ offset: GRANULE, size: 4096, device: 0, ...changes },
  });
}

function writeNonce(fd: number, at: number): void {
  const word = new BigUint64Array(new ArrayBuffer(8));
  word[0] = NONCE;
  libc.pwrite(fd, addressOf(word), 8, at);
}

function opened(handle: Uint8Array): { code: string; address: number } {
  const [place, host] = [hostBytes(8), hostBytes(CU_IPC_HANDLE_SIZE)];
  host.bytes.set(handle);
  const code = nameOf(cuda.cuIpcOpenMemHandle_v2(place.address, host.address, 1));
  return { code, address: Number(new BigUint64Array(place.bytes.buffer, place.bytes.byteOffset, 1)[0]) };
}

describe("memory of another process", () => {
  test("is opened when it is sealed, and stays when its owner truncates it", () => {
    const fd = memfd(2 * GRANULE, true);
    writeNonce(fd, 0);
    const { code, address } = opened(handleTo(fd, MEMORY));
    expect(code).toBe("CUDA_SUCCESS");
    expect(libc.ftruncate(fd, 0)).toBe(-1);
    expect(read(address, 1)).toEqual([0]);
    ok(cuda.cuIpcCloseMemHandle(address));
    libc.close(fd);
  });

  test("is refused when it can be shrunk, which would cause a SIGBUS later", () => {
    const fd = memfd(2 * GRANULE, false);
    writeNonce(fd, 0);
    expect(opened(handleTo(fd, MEMORY)).code).toBe("CUDA_ERROR_INVALID_VALUE");
    libc.close(fd);
  });

  test.each(["/dev/zero", "/dev/null", "/dev/ptmx", "/etc/passwd"])("is not %s", (path) => {
    const text = new TextEncoder().encode(`${path}\0`);
    const name = new Uint8Array(new ArrayBuffer(text.length));
    name.set(text);
    const fd = libc.open(addressOf(name), path === "/etc/passwd" ? 0 : 2, 0);
    expect(opened(handleTo(fd, MEMORY)).code).toBe("CUDA_ERROR_INVALID_VALUE");
    expect(codeOf((p) => cuda.cuMemImportFromShareableHandle(p, fd, 1))).toBe("CUDA_ERROR_UNKNOWN");
    expect(codeOf((p) => cuda.cuMemPoolImportFromShareableHandle(p, fd, 1, 0))).toBe(
      "CUDA_ERROR_INVALID_VALUE",
    );
    libc.close(fd);
  });

  test.each([
    { offset: Number.NaN },
    { size: Number.NaN },
    { offset: -GRANULE },
    { offset: 1.5 },
    { size: 0 },
    { size: -1 },
    { size: Number.POSITIVE_INFINITY },
    { size: 2 ** 60 },
    { offset: 2 * GRANULE },
    { offset: 2 ** 52 },
  ])("is not at %o of a file that is smaller, or nowhere", (changes) => {
    const fd = memfd(2 * GRANULE, true);
    writeNonce(fd, 0);
    expect(opened(handleTo(fd, MEMORY, changes)).code).toBe("CUDA_ERROR_INVALID_VALUE");
    libc.close(fd);
  });

  test("is not imported when it can be shrunk", () => {
    const sealed = createShareable(GRANULE, {
      ...{ locationType: 1, locationId: 0, handleTypes: 1, gpuDirectRdma: false },
    });
    expect(codeOf((p) => cuda.cuMemImportFromShareableHandle(p, sealed, 1))).toBe("CUDA_SUCCESS");
    const label = new Uint8Array(new ArrayBuffer(32));
    libc.pread(sealed, addressOf(label), 32, GRANULE);
    const copy = memfd(GRANULE + 4096, false);
    libc.pwrite(copy, addressOf(label), 32, GRANULE);
    expect(codeOf((p) => cuda.cuMemImportFromShareableHandle(p, copy, 1))).toBe("CUDA_ERROR_UNKNOWN");
    expect(codeOf((p) => cuda.cuMemPoolImportFromShareableHandle(p, copy, 1, 0))).toBe(
      "CUDA_ERROR_INVALID_VALUE",
    );
    expect(libc.ftruncate(sealed, 0)).toBe(-1);
    libc.close(sealed);
    libc.close(copy);
  });
});

test("events of another process are in memory that cannot shrink, or are refused", () => {
  const host = hostBytes(CU_IPC_HANDLE_SIZE);
  for (const sealed of [false, true]) {
    const fd = memfd(1024 * 64, sealed);
    writeNonce(fd, 16);
    host.bytes.set(handleTo(fd, EVENT));
    const code = codeOf((p) => cuda.cuIpcOpenEventHandle(p, host.address));
    expect({ sealed, code }).toEqual({ sealed, code: sealed ? "CUDA_SUCCESS" : "CUDA_ERROR_MAP_FAILED" });
    libc.close(fd);
  }
});
