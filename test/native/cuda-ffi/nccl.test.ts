import { env } from "node:process";
import { afterAll, expect, test } from "vitest";
import { cufileError, nativeCufile } from "../../../ffi/cufile/index.ts";
import { nativeNccl } from "../../../ffi/nccl/index.ts";
import { nativeNvml } from "../../../ffi/nvml/index.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { compileLibrary, type TestLibrary, withoutCompiler } from "./library.ts";

const NCCL = `
#include <string.h>
typedef struct { char internal[128]; } Id;
int ncclGetVersion(int *v) { *v = 22005; return 0; }
static int check(void *comm, int ranks, Id id, int rank, void *config) {
  for (int i = 0; i < 128; i++) if ((unsigned char)id.internal[i] != 200 - i) return 100 + i;
  *(long *)comm = ranks * 1000 + rank;
  return config == 0 ? 0 : 7;
}
int ncclCommInitRank(void *comm, int ranks, Id id, int rank) { return check(comm, ranks, id, rank, 0); }
int ncclCommInitRankConfig(void *comm, int ranks, Id id, int rank, void *config) { return check(comm, ranks, id, rank, config); }
`;
const CUFILE = `
typedef struct { int err; int cu_err; } Error;
Error cuFileDriverOpen(void) { return (Error){ 5001, 0 }; }
Error cuFileDriverClose_v2(void) { return (Error){ 5011, 999 }; }
Error cuFileGetVersion(int *v) { *v = 1150; return (Error){ 0, 0 }; }
long cuFileRead(void *fh, void *base, unsigned long n, long file, long buffer) { return fh == (void *)3 && buffer == 5 ? -5001 : (long)n; }
`;
const NVML = `
#include <string.h>
int nvmlSystemGetDriverVersion(char *text, unsigned length) { strncpy(text, "535.104.05", length); return 0; }
`;

const made: TestLibrary[] = [];
afterAll(() => {
  for (const one of made) one.remove();
});
const make = (variable: string, name: string, source: string): void => {
  const library = compileLibrary(name, source);
  made.push(library);
  env[variable] = library.path;
};
const skip = withoutCompiler !== undefined;
const note = skip ? ` (skipped: ${withoutCompiler})` : "";

test.skipIf(skip)(`the 128 bytes of an NCCL id arrive by value${note}`, () => {
  make("DOORBELL_LIBNCCL", "libnccl.so.2", NCCL);
  const nccl = nativeNccl();
  const id = new Uint8Array(new ArrayBuffer(128)).map((_, i) => 200 - i);
  const bytes = new Uint8Array(new ArrayBuffer(128));
  bytes.set(id);
  const comm = new BigInt64Array(new ArrayBuffer(8));
  expect(nccl.ncclCommInitRank(addressOf(comm), 8, addressOf(bytes), 5)).toBe(0);
  expect(comm[0]).toBe(8005n);
  expect(nccl.ncclCommInitRankConfig(addressOf(comm), 4, addressOf(bytes), 3, 0)).toBe(0);
  expect(comm[0]).toBe(4003n);
  expect(nccl.ncclCommInitRankConfig(addressOf(comm), 4, addressOf(bytes), 3, addressOf(comm))).toBe(7);
});

test.skipIf(skip)(`a function of a newer NCCL is an error with its release${note}`, () => {
  const nccl = nativeNccl();
  expect(() => nccl.ncclCommInitRankScalable(0, 1, 0, 1, 0, 0)).toThrow(
    "ncclCommInitRankScalable needs NCCL 2.23.4, this is 2.20.5",
  );
  expect(() => nccl.ncclSend(0, 0, 0, 0, 0, 0)).toThrow(/libnccl\.so\.2 \(NCCL 2\.20\.5\) has no ncclSend/);
});

test.skipIf(skip)(`cuFile returns its two error codes by value${note}`, () => {
  make("DOORBELL_LIBCUFILE", "libcufile.so.0", CUFILE);
  const cufile = nativeCufile();
  expect(cufileError(cufile.cuFileDriverOpen())).toEqual({ err: 5001, cuError: 0 });
  expect(cufileError(cufile.cuFileDriverClose_v2())).toEqual({ err: 5011, cuError: 999 });
  const version = new Int32Array(new ArrayBuffer(4));
  expect([cufile.cuFileGetVersion(addressOf(version)), version[0]]).toEqual([0n, 1150]);
  expect([cufile.cuFileRead(3, 0, 4096, 0, 5), cufile.cuFileRead(0, 0, 4096, 0, 5)]).toEqual([-5001n, 4096n]);
  expect(() => cufile.cuFileUseCount()).toThrow(/has no cuFileUseCount/);
});

test.skipIf(skip)(`the error of a missing NVML function names the driver's release${note}`, () => {
  make("DOORBELL_LIBNVML", "libnvidia-ml.so.1", NVML);
  expect(() => nativeNvml().nvmlInit_v2()).toThrow(/of driver 535\.104\.05 has no nvmlInit_v2/);
});
