// Other inputs than PTX text: linked modules, fatbins and libraries, and the errors of unsupported ones.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { describe, expect, test } from "vitest";
import * as c from "../../../ffi/cuda/index.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { cText } from "../../../src/cuda/driver/driver.ts";
import { type Device, Linker, type Module } from "../../../src/cuda/index.ts";
import { fatbinParts } from "../../../src/soft/gpu/kernels/image/fatbin.ts";
import { native, open, ptxOf } from "./harness.ts";

const HEAD = ".version 8.0\n.target sm_80\n.address_size 64\n";
const NUMBER = `${HEAD}.visible .entry number(.param .u64 p)\n{ .reg .b64 %rd<2>; ld.param.u64 %rd1, [p]; st.global.u32 [%rd1], 42; ret; }\n`;
const hasNvcc = !process.env["CI_BARE"] && spawnSync("nvcc", ["--version"]).status === 0;

function result(device: Device, module: Module, kernel: string, count = 1): number[] {
  using out = device.allocate(count, "i32");
  module.kernel(kernel, "ptr").launch({ grid: 1, block: count }, [out]);
  return [...out.toArray()];
}

/** Returns a fatbin with entries of PTX. */
function fatbin(
  entries: readonly { arch: number; payload: Uint8Array; flags?: bigint; size?: number; kind?: number }[],
) {
  const parts = entries.map(({ arch, payload, flags = 0x11n, size = 0, kind = 1 }) => {
    const padded = Math.ceil(payload.length / 8) * 8;
    const bytes = new Uint8Array(64 + padded);
    const view = new DataView(bytes.buffer);
    view.setUint16(0, kind, true);
    view.setUint16(2, 0x101, true);
    view.setUint32(4, 64, true);
    view.setBigUint64(8, BigInt(padded), true);
    view.setUint32(16, size === 0 ? 0 : payload.length, true);
    view.setUint32(28, arch, true);
    view.setBigUint64(40, flags, true);
    view.setBigUint64(56, BigInt(size), true);
    bytes.set(payload, 64);
    return bytes;
  });
  const total = parts.reduce((sum, { length }) => sum + length, 0);
  const image = new Uint8Array(new ArrayBuffer(16 + total));
  const view = new DataView(image.buffer);
  view.setUint32(0, 0xba55ed50, true);
  view.setUint16(4, 1, true);
  view.setUint16(6, 16, true);
  view.setBigUint64(8, BigInt(total), true);
  let at = 16;
  for (const part of parts) {
    image.set(part, at);
    at += part.length;
  }
  return image;
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("the linker", () => {
  test("resolves names between modules and keeps private names apart", () => {
    using device = open();
    using linker = new Linker(device);
    linker.add("ptx", ptxOf("link_main"), "main").add("ptx", ptxOf("link_other"), "other");
    using module = linker.load();
    expect(result(device, module, "joined", 8)).toEqual(
      Array.from({ length: 8 }, (_, i) => (i * 1000 + 7 + 5) * 3),
    );
    expect(result(device, module, "count")).toEqual([108]);
  });

  test.each([
    [["link_main"], "Unresolved extern"],
    [["link_other", "link_other"], "Multiple definition of"],
  ])("names a missing or duplicate symbol: %s", (names, words) => {
    using device = open();
    using linker = new Linker(device);
    // A driver may report the error when the second module is added, in its own words.
    expect(() => {
      for (const name of names) linker.add("ptx", ptxOf(name));
      linker.complete();
    }).toThrow(native ? /\S/ : words);
  });

  test("reports errors of a module, and refuses a cubin", () => {
    using device = open();
    using linker = new Linker(device);
    expect(() => linker.add("ptx", `${HEAD}.entry k() { add.s32 %r1, 1, 2; }`, "mine")).toThrow(
      native ? "INVALID_PTX" : "mine: ptx, line 4",
    );
    if (native) return;
    expect(() => linker.add("cubin", Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 0, 0, 0, 0))).toThrow(
      "machine code",
    );
  });
});

describe.skipIf(native)("fatbins", () => {
  test("the newest PTX that is not newer than the device is taken, compressed or not", () => {
    using device = open();
    const other = NUMBER.replace("42", "1");
    for (const image of [
      fatbin([{ arch: 90, payload: encode(NUMBER) }]),
      fatbin([
        { arch: 80, payload: encode(other) },
        { arch: 90, payload: encode(NUMBER) },
        { arch: 100, payload: encode(other) },
      ]),
    ]) {
      using module = device.loadModule(image);
      expect(result(device, module, "number")).toEqual([42]);
    }
  });

  test("LZ4 data is decompressed", () => {
    // The compressed data has literals followed by one copy.
    const text = `${"// ".repeat(20)}\n${NUMBER}`;
    const literals = encode(`// ${text.slice(60)}`);
    const rest = literals.subarray(3);
    const length = rest.length - 15;
    const block = [0x3f, 0x2f, 0x2f, 0x20, 3, 0, 57 - 19, 0xf0];
    for (let left = length; ; left -= 255) {
      block.push(Math.min(255, left));
      if (left < 255) break;
    }
    const payload = Uint8Array.from([...block, ...rest]);
    const image = fatbin([{ arch: 90, payload, flags: 0x2011n, size: encode(text).length }]);
    expect(fatbinParts(new DataView(image.buffer))[0]).toEqual({
      kind: "ptx",
      architecture: 90,
      text: text.trimStart(),
    });
    using device = open();
    using module = device.loadModule(image);
    expect(result(device, module, "number")).toEqual([42]);
  });

  test("an image without PTX is refused with the reason", () => {
    using device = open();
    const newer = fatbin([
      { arch: 90, payload: new Uint8Array(64), kind: 2 },
      { arch: 120, payload: encode(NUMBER) },
    ]);
    expect(() => device.loadModule(newer)).toThrow("a cubin for sm_90, PTX for compute_120");
    expect(() => device.loadModule(Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0))).toThrow("cubin");
    const broken = fatbin([{ arch: 90, payload: encode("xx"), flags: 0x2011n, size: 500 }]);
    expect(() => device.loadModule(broken)).toThrow("its compression is not supported");
  });

  test.skipIf(!hasNvcc)("fatbins and -rdc objects of nvcc are linked", { timeout: 120_000 }, () => {
    const folder = mkdtempSync(join(tmpdir(), "doorbell-fatbin-"));
    try {
      const source = (name: string) => new URL(`./kernels/${name}.cu`, import.meta.url).pathname;
      const nvcc = (...flags: string[]) => {
        const { status, stderr } = spawnSync("nvcc", flags, { cwd: folder, encoding: "utf8" });
        if (status !== 0) throw new Error(stderr);
      };
      writeFileSync(join(folder, "n.cu"), 'extern "C" __global__ void number(int *p) { *p = 42; }');
      nvcc("-fatbin", "-gencode", "arch=compute_90,code=[sm_90,compute_90]", "n.cu", "-o", "n.fatbin");
      using device = open();
      using module = device.loadModule(new Uint8Array(readFileSync(join(folder, "n.fatbin"))));
      expect(result(device, module, "number")).toEqual([42]);
      using linker = new Linker(device);
      for (const name of ["link_main", "link_other"]) {
        nvcc(
          "-rdc=true",
          "-c",
          "-gencode",
          "arch=compute_80,code=compute_80",
          source(name),
          "-o",
          `${name}.o`,
        );
        linker.add("object", new Uint8Array(readFileSync(join(folder, `${name}.o`))), name);
      }
      using linked = linker.load();
      expect(result(device, linked, "joined", 2)).toEqual([36, 3036]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe("loading", () => {
  test("the error log and its length are returned", () => {
    using device = open();
    device.enter();
    const log = new Uint8Array(new ArrayBuffer(512));
    const options = Uint32Array.of(c.CU_JIT_ERROR_LOG_BUFFER, c.CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES);
    const values = BigUint64Array.of(BigInt(addressOf(log.buffer)), 512n);
    const out = new BigUint64Array(1);
    const text = cText(`${HEAD}.visible .entry k()\n{\n  add.s32 %r1, 1, 2;\n}`);
    const code = device.lib.cuModuleLoadDataEx(
      addressOf(out.buffer),
      addressOf(text),
      2,
      addressOf(options.buffer as ArrayBuffer),
      addressOf(values.buffer as ArrayBuffer),
    );
    expect(c.CUresult.nameOf(code)).toBe("CUDA_ERROR_INVALID_PTX");
    const words = new TextDecoder().decode(log.subarray(0, log.indexOf(0)));
    expect(words).toContain("line 6");
    expect(Number(values[1]! & 0xffffffffn)).toBe(words.length);
  });

  test("libraries belong to no context, and their kernels are launched directly", () => {
    using device = open();
    device.enter();
    const { lib } = device;
    const out = new BigUint64Array(new ArrayBuffer(8));
    const made = (call: (to: number) => number): number => {
      expect(c.CUresult.nameOf(call(addressOf(out)))).toBe("CUDA_SUCCESS");
      return Number(out[0]);
    };
    const text = cText(NUMBER);
    const library = made((to) => lib.cuLibraryLoadData(to, addressOf(text), 0, 0, 0, 0, 0, 0));
    const kernel = made((to) => lib.cuLibraryGetKernel(to, library, addressOf(cText("number"))));
    expect(made((to) => lib.cuKernelGetLibrary(to, kernel))).toBe(library);
    using memory = device.allocate(1, "i32");
    const argument = BigUint64Array.of(BigInt(memory.pointer));
    const list = BigUint64Array.of(BigInt(addressOf(argument.buffer as ArrayBuffer)));
    expect(lib.cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, 0, addressOf(list.buffer as ArrayBuffer), 0)).toBe(
      0,
    );
    expect([...memory.toArray()]).toEqual([42]);
    const fn = made((to) => lib.cuKernelGetFunction(to, kernel));
    expect(fn).toBeGreaterThan(0);
    expect(c.CUresult.nameOf(lib.cuLibraryGetKernel(addressOf(out), library, addressOf(cText("none"))))).toBe(
      "CUDA_ERROR_NOT_FOUND",
    );
    expect(lib.cuLibraryUnload(library)).toBe(0);
    if (native) return;
    expect(c.CUresult.nameOf(lib.cuKernelGetFunction(addressOf(out), kernel))).toBe(
      "CUDA_ERROR_INVALID_HANDLE",
    );
  });
});
