import { env } from "node:process";
import { afterAll, expect, test } from "vitest";
import { CUmemLocation, MissingFunctionError, nativeCuda } from "../../../ffi/cuda/index.ts";
import "../../../ffi/libc/index.ts";
import { LibraryError } from "../../../ffi/errors.ts";
import { addressOf, open } from "../../../ffi/runtime/index.ts";
import { compileLibrary, type TestLibrary, withoutCompiler } from "./library.ts";

const SOURCE = `
#include <string.h>
typedef struct { char reserved[64]; } Handle;
typedef struct { int type; int id; } Location;
typedef unsigned long long u64;
unsigned char record[256];
u64 scalars[8];
static int keep(Handle h, u64 a, u64 b) { memcpy(record, &h, 64); scalars[0] = a; scalars[1] = b; memset(&h, 0, 64); return 0; }
int cuDriverGetVersion(int *v) { *v = 12000; return 0; }
int cuInit(unsigned flags) { return flags == 0 ? 0 : 1; }
int cuIpcOpenMemHandle_v2(u64 *p, Handle h, unsigned flags) { *p = 0x7f0000000000; return keep(h, (u64)p, flags); }
int cuIpcOpenEventHandle(void **e, Handle h) { *e = (void *)0x1234; return keep(h, (u64)e, 0); }
static int where(Location l, u64 a, u64 b, u64 c, u64 d) {
  memcpy(record, &l, sizeof l);
  scalars[0] = a; scalars[1] = b; scalars[2] = c; scalars[3] = d;
  return 0;
}
int cuMemAdvise_v2(u64 p, size_t n, unsigned advice, Location l) { return where(l, p, n, advice, 0); }
int cuMemPrefetchAsync_v2(u64 p, size_t n, Location l, unsigned flags, void *s) { return where(l, p, n, flags, (u64)s); }
int cuMemAlloc(unsigned *p, unsigned n) { *p = 0x7f123456; scalars[0] = n; return 999; }
int cuMemAlloc_v2(u64 *p, size_t n) { *p = 0x7f1234567000; scalars[0] = n; return 0; }
int cuMemcpyHtoD_v2_ptds(u64 to, void *from, size_t n) { scalars[0] = to; scalars[1] = n; return 0; }
int cuMemFree(unsigned p) { return 999; }
int cuLaunchKernel(void *f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, unsigned shared,
  void *stream, void **params, void **extra) {
  return f == (void *)1 && gx == 2 && gy == 3 && gz == 4 && bx == 5 && by == 6 && bz == 7 && shared == 8 &&
    stream == (void *)9 && params == (void *)10 && extra == (void *)11 ? 0 : 1;
}
void *recorded(void) { return record; }
void *scalar(void) { return scalars; }
`;

let library: TestLibrary | undefined;
afterAll(() => library?.remove());

const skip = withoutCompiler !== undefined;
const note = skip ? ` (skipped: ${withoutCompiler})` : "";

/** Opens the recording driver through the environment variable that names it. */
function driver() {
  library ??= compileLibrary("libcuda.so.1", SOURCE);
  env["DOORBELL_LIBCUDA"] = library.path;
  const { recorded, scalar } = open(library.path, { recorded: ["ptr"], scalar: ["ptr"] });
  return { cuda: nativeCuda(), recorded: recorded!, scalar: scalar! };
}

const u64s = (address: number, count: number): number[] => {
  const { memcpy } = open("libc.so.6", { memcpy: ["ptr", "ptr", "ptr", "u64"] });
  const copy = new BigUint64Array(new ArrayBuffer(count * 8));
  memcpy!(addressOf(copy), address, count * 8);
  return [...copy].map(Number);
};

test.skipIf(skip)(`exports of the driver are called with unchanged arguments${note}`, () => {
  const { cuda, scalar } = driver();
  expect([cuda.provider, cuda.library]).toEqual(["native", library!.path]);
  expect([cuda.cuInit(0), cuda.cuInit(1)]).toEqual([0, 1]);
  const out = new BigUint64Array(new ArrayBuffer(8));
  expect(cuda.cuMemAlloc_v2(addressOf(out), 2 ** 40)).toBe(0);
  expect([out[0], u64s(scalar(), 1)]).toEqual([0x7f1234567000n, [2 ** 40]]);
  expect(cuda.cuLaunchKernel(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)).toBe(0);
});

test.skipIf(skip)(
  `a name of cuda.h calls the export that it means in C, and the older export has no name${note}`,
  () => {
    const { cuda, scalar } = driver();
    const out = new BigUint64Array(new ArrayBuffer(8));
    expect(cuda.cuMemAlloc(addressOf(out), 2 ** 40)).toBe(0);
    expect([out[0], u64s(scalar(), 1)]).toEqual([0x7f1234567000n, [2 ** 40]]);
    expect(cuda.cuMemcpyHtoD_ptds(0x7f1234567000, 0, 2 ** 33)).toBe(0);
    expect(u64s(scalar(), 2)).toEqual([0x7f1234567000, 2 ** 33]);
    expect(cuda.supports("cuMemAlloc")).toBe(true);
    // The library has the older export only.
    expect(cuda.supports("cuMemFree")).toBe(false);
    expect(() => cuda.cuMemFree(0)).toThrow(/libcuda\.so\.1 has no cuMemFree, though it is driver 12\.0$/);
    expect(() => cuda.cuEventElapsedTime(0, 0, 0)).toThrow(
      "cuEventElapsedTime needs driver 12.8, this is 12.0",
    );
  },
);

test.skipIf(skip)(`a 64-byte handle arrives by value, with the arguments around it${note}`, () => {
  const { cuda, recorded, scalar } = driver();
  const handle = Uint8Array.from({ length: 64 }, (_, i) => 255 - i);
  const bytes = new Uint8Array(new ArrayBuffer(64));
  bytes.set(handle);
  const out = new BigUint64Array(new ArrayBuffer(8));
  expect(cuda.cuIpcOpenMemHandle_v2(addressOf(out), addressOf(bytes), 1)).toBe(0);
  expect(out[0]).toBe(0x7f0000000000n);
  expect(u64s(scalar(), 2)).toEqual([addressOf(out), 1]);
  const words = [...new BigUint64Array(bytes.buffer)].map(Number);
  expect(u64s(recorded(), 8)).toEqual(words);
  // C changes its own copy only.
  expect([...bytes]).toEqual([...handle]);

  bytes.reverse();
  expect(cuda.cuIpcOpenEventHandle(addressOf(out), addressOf(bytes))).toBe(0);
  expect(out[0]).toBe(0x1234n);
  expect(u64s(recorded(), 8)).toEqual([...new BigUint64Array(bytes.buffer)].map(Number));
});

test.skipIf(skip)(`a memory location of 8 bytes arrives by value, negative ids too${note}`, () => {
  const { cuda, recorded, scalar } = driver();
  const location = CUmemLocation.alloc();
  location.type = 3;
  location.id = -2;
  const expected = 3 + 0xfffffffe * 2 ** 32;
  expect(cuda.cuMemAdvise_v2(0x7f0000000000, 4096, 5, location.pointer)).toBe(0);
  expect([u64s(recorded(), 1), u64s(scalar(), 3)]).toEqual([[expected], [0x7f0000000000, 4096, 5]]);
  location.id = 1;
  expect(cuda.cuMemPrefetchAsync_v2(0x7f0000001000, 8192, location.pointer, 0, 2)).toBe(0);
  expect([u64s(recorded(), 1), u64s(scalar(), 4)]).toEqual([[3 + 2 ** 32], [0x7f0000001000, 8192, 0, 2]]);
  expect(() => cuda.cuMemAdvise_v2(0, 0, 0, 0)).toThrow(RangeError);
});

test.skipIf(skip)(
  `a function that the driver lacks is an error with the driver version that has it${note}`,
  () => {
    const { cuda } = driver();
    expect([cuda.supports("cuMemAlloc_v2"), cuda.supports("cuMulticastCreate")]).toEqual([true, false]);
    const { cuMulticastCreate } = cuda;
    expect(() => cuMulticastCreate(0, 0)).toThrow(
      "cuMulticastCreate needs driver 12.1, this is 12.0\n  Update the NVIDIA driver to release 530 or later.",
    );
    let error: unknown;
    try {
      cuda.cuCtxSynchronize_v2(0);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(MissingFunctionError);
    expect(error).toBeInstanceOf(LibraryError);
    expect(error).toMatchObject({ function: "cuCtxSynchronize_v2", needs: 13000, has: 12000 });
    // Every driver of that version has the function, so a missing one means a wrong library.
    expect(() => cuda.cuDeviceGet(0, 0)).toThrow(
      /libcuda\.so\.1 has no cuDeviceGet, though it is driver 12\.0$/,
    );
  },
);

test.skipIf(skip)(`a function is looked up once${note}`, () => {
  const { cuda } = driver();
  expect(cuda.cuInit).toBe(cuda.cuInit);
  expect(cuda.cuMemAdvise_v2).toBe(cuda.cuMemAdvise_v2);
  expect(nativeCuda()).toBe(cuda);
});
