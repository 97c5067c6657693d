import { expect, test } from "vitest";
import { libc } from "../../../ffi/libc/index.ts";
import { NVRTC_ERROR_COMPILATION, NVRTC_SUCCESS, nativeNvrtc } from "../../../ffi/nvrtc/index.ts";
import { addressOf, memory } from "../../../ffi/runtime/index.ts";

// NVRTC compiles without a GPU, so the tests run wherever it is installed.
const why = ((): string | undefined => {
  try {
    nativeNvrtc();
    return undefined;
  } catch (error) {
    return (error as Error).message.split("\n")[0];
  }
})();
const note = why === undefined ? "" : ` (skipped: ${why})`;

const text = (value: string): Uint8Array => {
  const bytes = new TextEncoder().encode(`${value}\0`);
  const own = new Uint8Array(new ArrayBuffer(bytes.length));
  own.set(bytes);
  return own;
};

function compile(source: string) {
  const nvrtc = nativeNvrtc();
  const out = new BigUint64Array(new ArrayBuffer(16));
  const at = addressOf(out);
  const [code, name, option] = [text(source), text("test.cu"), text("--gpu-architecture=sm_90")];
  expect(nvrtc.nvrtcCreateProgram(at, addressOf(code), addressOf(name), 0, 0, 0)).toBe(NVRTC_SUCCESS);
  const program = Number(out[0]);
  out[0] = BigInt(addressOf(option));
  const result = nvrtc.nvrtcCompileProgram(program, 1, at);
  const read = (size: (p: number, n: number) => number, get: (p: number, to: number) => number) => {
    expect(size(program, at + 8)).toBe(NVRTC_SUCCESS);
    const bytes = new Uint8Array(new ArrayBuffer(Number(out[1])));
    expect(get(program, addressOf(bytes))).toBe(NVRTC_SUCCESS);
    return bytes;
  };
  const log = new TextDecoder().decode(read(nvrtc.nvrtcGetProgramLogSize, nvrtc.nvrtcGetProgramLog));
  const cubin = result === NVRTC_SUCCESS ? read(nvrtc.nvrtcGetCUBINSize, nvrtc.nvrtcGetCUBIN) : undefined;
  out[0] = BigInt(program);
  expect(nvrtc.nvrtcDestroyProgram(at)).toBe(NVRTC_SUCCESS);
  const message = nvrtc.nvrtcGetErrorString(result);
  const said = new TextDecoder().decode(new Uint8Array(memory(message, Number(libc.strlen(message)))));
  return { result, log, cubin, said };
}

test.skipIf(why !== undefined)(`CUDA C++ compiles to an ELF of the architecture${note}`, () => {
  const { result, cubin, said } = compile(
    'extern "C" __global__ void add(float *a, const float *b) { a[threadIdx.x] += b[threadIdx.x]; }',
  );
  expect([result, said]).toEqual([NVRTC_SUCCESS, "NVRTC_SUCCESS"]);
  expect([...cubin!.subarray(0, 4)]).toEqual([0x7f, 0x45, 0x4c, 0x46]);
  expect(new TextDecoder("latin1").decode(cubin)).toContain(".text.add");
});

test.skipIf(why !== undefined)(`a compile error has its line${note}`, () => {
  const { result, log, said } = compile("__global__ void f() {\n  undeclared = 1;\n}");
  expect([result, said]).toEqual([NVRTC_ERROR_COMPILATION, "NVRTC_ERROR_COMPILATION"]);
  expect(log).toMatch(/test\.cu\(2\): error: identifier "undeclared" is undefined/);
});

test.skipIf(why !== undefined)(`the library reports its path and its functions${note}`, () => {
  const nvrtc = nativeNvrtc();
  expect(nvrtc.library).toMatch(/libnvrtc/);
  expect(nvrtc.supports("nvrtcVersion")).toBe(true);
  expect(nativeNvrtc()).toBe(nvrtc);
});
