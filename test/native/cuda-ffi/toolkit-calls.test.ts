import { expect, test } from "vitest";
import {
  CURAND_RNG_PSEUDO_PHILOX4_32_10,
  CURAND_STATUS_SUCCESS,
  nativeCurand,
} from "../../../ffi/curand/index.ts";
import {
  NVJITLINK_INPUT_LTOIR,
  NVJITLINK_INPUT_PTX,
  NVJITLINK_SUCCESS,
  nativeNvjitlink,
} from "../../../ffi/nvjitlink/index.ts";
import { nativeNvrtc } from "../../../ffi/nvrtc/index.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { open } from "../cuda/provider.ts";

// Calls of the libraries that need no GPU. They run where the libraries are installed.

/** Returns the reason why a library cannot be loaded here, or undefined. */
function missing(load: () => unknown): string | undefined {
  try {
    load();
    return undefined;
  } catch (error) {
    return (error as Error).message.split("\n")[0];
  }
}

const cText = (value: string): Uint8Array<ArrayBuffer> => {
  const bytes = new TextEncoder().encode(`${value}\0`);
  const own = new Uint8Array(new ArrayBuffer(bytes.length));
  own.set(bytes);
  return own;
};

/** Returns an array of pointers to texts, and the texts, which must live as long. */
function pointers(texts: readonly string[]) {
  const held = texts.map(cText);
  const list = new BigUint64Array(new ArrayBuffer(8 * texts.length));
  for (const [i, one] of held.entries()) list[i] = BigInt(addressOf(one));
  return { address: addressOf(list), length: texts.length, list, held };
}

const word = () => new BigUint64Array(new ArrayBuffer(8));

const noCurand = missing(nativeCurand);
test.skipIf(noCurand !== undefined)(
  `cuRAND computes normal numbers on the host, equal for equal seeds${noCurand ? ` (skipped: ${noCurand})` : ""}`,
  () => {
    const curand = nativeCurand();
    const draw = (seed: bigint): Float64Array => {
      const generator = word();
      const made = curand.curandCreateGeneratorHost(addressOf(generator), CURAND_RNG_PSEUDO_PHILOX4_32_10);
      expect(made).toBe(CURAND_STATUS_SUCCESS);
      const handle = Number(generator[0]);
      const numbers = new Float64Array(new ArrayBuffer(80_000));
      expect(curand.curandSetPseudoRandomGeneratorSeed(handle, seed)).toBe(CURAND_STATUS_SUCCESS);
      const drawn = curand.curandGenerateNormalDouble(handle, addressOf(numbers), numbers.length, 100, 2);
      expect(drawn).toBe(CURAND_STATUS_SUCCESS);
      expect(curand.curandDestroyGenerator(handle)).toBe(CURAND_STATUS_SUCCESS);
      return numbers;
    };
    const numbers = draw(7n);
    const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
    const variance = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0) / numbers.length;
    expect(Math.abs(mean - 100)).toBeLessThan(0.1);
    expect(Math.abs(Math.sqrt(variance) - 2)).toBeLessThan(0.1);
    expect(draw(7n)).toEqual(numbers);
    expect(draw(2n ** 63n + 7n)).not.toEqual(numbers);
  },
);

interface Input {
  readonly kind: number;
  readonly image: Uint8Array<ArrayBuffer>;
}

/** Links the inputs. Returns the PTX or the cubin. */
function link(options: readonly string[], inputs: readonly Input[], result: "Ptx" | "Cubin"): Uint8Array {
  const lib = nativeNvjitlink();
  const [handle, size, words] = [word(), word(), pointers(options)];
  expect(lib.nvJitLinkCreate(addressOf(handle), words.length, words.address)).toBe(NVJITLINK_SUCCESS);
  const linker = Number(handle[0]);
  const name = cText("input");
  for (const { kind, image } of inputs) {
    const added = lib.nvJitLinkAddData(linker, kind, addressOf(image), image.length, addressOf(name));
    expect(added).toBe(NVJITLINK_SUCCESS);
  }
  expect(lib.nvJitLinkComplete(linker)).toBe(NVJITLINK_SUCCESS);
  expect(lib[`nvJitLinkGetLinked${result}Size`](linker, addressOf(size))).toBe(NVJITLINK_SUCCESS);
  const bytes = new Uint8Array(new ArrayBuffer(Number(size[0])));
  expect(lib[`nvJitLinkGetLinked${result}`](linker, addressOf(bytes))).toBe(NVJITLINK_SUCCESS);
  expect(lib.nvJitLinkDestroy(addressOf(handle))).toBe(NVJITLINK_SUCCESS);
  expect(handle[0]).toBe(0n);
  return bytes;
}

const noLinker = missing(nativeNvjitlink);
test.skipIf(noLinker !== undefined)(
  `nvJitLink links PTX to a cubin${noLinker ? ` (skipped: ${noLinker})` : ""}`,
  () => {
    const ptx = cText(".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k() { ret; }\n");
    const cubin = link(["-arch=sm_90"], [{ kind: NVJITLINK_INPUT_PTX, image: ptx }], "Cubin");
    expect([...cubin.subarray(0, 4)]).toEqual([0x7f, 0x45, 0x4c, 0x46]);
    expect(new TextDecoder("latin1").decode(cubin)).toContain(".text.k");
  },
);

/** Compiles CUDA C++ to LTO-IR. */
function ltoIr(source: string): Uint8Array<ArrayBuffer> {
  const nvrtc = nativeNvrtc();
  const [program, size] = [word(), word()];
  const [code, name, options] = [
    cText(source),
    cText("part.cu"),
    pointers(["-arch=sm_90", "-dlto", "-rdc=true"]),
  ];
  expect(nvrtc.nvrtcCreateProgram(addressOf(program), addressOf(code), addressOf(name), 0, 0, 0)).toBe(0);
  const handle = Number(program[0]);
  expect(nvrtc.nvrtcCompileProgram(handle, options.length, options.address)).toBe(0);
  expect(nvrtc.nvrtcGetLTOIRSize(handle, addressOf(size))).toBe(0);
  const image = new Uint8Array(new ArrayBuffer(Number(size[0])));
  expect(nvrtc.nvrtcGetLTOIR(handle, addressOf(image))).toBe(0);
  expect(nvrtc.nvrtcDestroyProgram(addressOf(program))).toBe(0);
  return image;
}

const noLto = noLinker ?? missing(nativeNvrtc);
test.skipIf(noLto !== undefined)(
  `nvJitLink optimizes across two inputs of LTO-IR, and the result runs${noLto ? ` (skipped: ${noLto})` : ""}`,
  () => {
    const inputs = [
      "__device__ int twice(int n) { return n * 2; }",
      'extern __device__ int twice(int n); extern "C" __global__ void k(int *out, int n) { *out = twice(n); }',
    ].map((source) => ({ kind: NVJITLINK_INPUT_LTOIR, image: ltoIr(source) }));
    const text = link(["-arch=sm_90", "-lto", "-ptx"], inputs, "Ptx");
    const ptx = new TextDecoder().decode(text).replace(/\0+$/, "");
    expect(ptx).toMatch(/\.entry k\b/);
    expect(ptx).not.toMatch(/\bcall\b/);
    using device = open();
    using module = device.loadModule(ptx);
    using out = device.allocate(4);
    module.kernel("k", ["ptr", "i32"]).launch({ grid: 1, block: 1 }, [out, 21]);
    device.synchronize();
    expect(out.toArray()[0]).toBe(42);
  },
);
