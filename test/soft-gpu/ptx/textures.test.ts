// Textures and surfaces compared with the rules of CUDA's programming guide, in TypeScript.
import { expect, test } from "vitest";
import * as c from "../../../ffi/cuda/index.ts";
import type { Device, Module } from "../../../src/cuda/index.ts";
import { cornerWeights } from "../../../src/soft/gpu/kernels/texture/sampler.ts";
import { native, open, ptxOf, withModule } from "./harness.ts";
import { Images, type Sampling } from "./texture-harness.ts";

const { CU_AD_FORMAT_FLOAT: FLOAT, CU_AD_FORMAT_UNSIGNED_INT8: U8, CU_AD_FORMAT_SIGNED_INT8: S8 } = c;
const MODES = ["wrap", "clamp", "mirror", "border"] as const;

/** Returns coordinates in and around an image. */
const places = (count: number, spread: number, shift = 0): number[] =>
  Array.from({ length: count }, (_, i) => Math.fround(shift + (((i * 37) % 64) / 64) * spread - spread / 4));

function run(
  device: Device,
  module: Module,
  kernel: string,
  texture: bigint,
  at: number[][],
  results = 1,
): number[] {
  const width = at[0]!.length === 3 ? 4 : at[0]!.length;
  const flat = new Float32Array(at.length * width);
  for (const [i, each] of at.entries()) flat.set(each, i * width);
  using given = device.from(flat);
  using out = device.allocate(at.length * results, "f32");
  module.kernel(kernel, "u64, ptr, ptr").launch({ grid: 1, block: at.length }, [texture, given, out]);
  return [...out.toArray()];
}

/** Returns the texels and weights along one axis. */
function taps(
  x: number,
  size: number,
  { address = 1, linear = false, normalized = false }: Sampling,
): [number, number][] {
  const place = normalized ? Math.fround(x * size) : x;
  const wrap = (i: number): number => {
    if (normalized && address === 0) return ((i % size) + size) % size;
    if (normalized && address === 2) {
      const turn = ((i % (2 * size)) + 2 * size) % (2 * size);
      return turn < size ? turn : 2 * size - 1 - turn;
    }
    if (address === 3) return i < 0 || i >= size ? -1 : i;
    return Math.min(size - 1, Math.max(0, i));
  };
  if (!linear) return [[wrap(Math.floor(place)), 1]];
  const shifted = place - 0.5;
  const first = Math.floor(shifted);
  const weight = Math.round((shifted - first) * 256) / 256;
  // An H200 clamps the coordinate, so the other texel has no weight.
  const clamps = address === 1 || (!normalized && address !== 3);
  if (clamps && (shifted < 0 || shifted >= size - 1))
    return [
      [wrap(first), 1],
      [wrap(first), 0],
    ];
  return [
    [wrap(first), 1 - weight],
    [wrap(first + 1), weight],
  ];
}

/** The weights themselves are tested in texture-weights.test.ts. */
function mixed(axes: [number, number][][], texel: (at: number[]) => number, border: number): number {
  const value = (at: number[]) => (at.includes(-1) ? border : texel(at));
  const linear = axes[0]!.length === 2;
  if (!linear) return value(axes.map(([only]) => only![0]));
  const weights = cornerWeights(axes.map(([, far]) => far![1] * 256));
  return weights.reduce(
    (sum, weight, corner) =>
      sum + (weight / 256) * (weight === 0 ? 0 : value(axes.map((axis, a) => axis[(corner >> a) & 1]![0]))),
    0,
  );
}

const close = (actual: number[], expected: number[]): void => {
  expect(actual.length).toBe(expected.length);
  for (const [i, value] of actual.entries()) expect(value, `at ${i}`).toBeCloseTo(expected[i]!, 4);
};

test("linear memory is fetched by index; beyond it is 0", () =>
  withModule("textures", (device, module) => {
    using images = new Images(device);
    using data = device.from(Float32Array.from({ length: 10 }, (_, i) => i * i + 0.5));
    const texture = images.texture(images.linear(data.pointer, 40, FLOAT));
    using out = device.allocate(20, "f32");
    module.kernel("fetch1d", "u64, ptr, i32").launch({ grid: 1, block: 20 }, [texture, out, -5]);
    expect([...out.toArray()]).toEqual(
      Array.from({ length: 20 }, (_, i) => (i >= 5 && i < 15 ? (i - 5) ** 2 + 0.5 : 0)),
    );
  }));

for (const normalized of [false, true])
  for (const linear of [false, true])
    for (const [address, mode] of MODES.entries())
      test(`2D, ${mode}, ${linear ? "linear" : "nearest"}, ${normalized ? "normalized" : "in texels"}`, () =>
        withModule("textures", (device, module) => {
          using images = new Images(device);
          const [width, height] = [8, 5];
          const data = Float32Array.from({ length: width * height }, (_, i) => ((i * 29) % 41) - 9);
          const array = images.array({ size: [width, height], format: FLOAT, data });
          const sampling = { address, linear, normalized, border: 7 };
          const texture = images.texture(images.resource(array), sampling);
          const scale = normalized ? 1 : 1;
          const xs = places(64, normalized ? 2 * scale : 2 * width);
          const ys = places(64, normalized ? 2 * scale : 2 * height, 0.01);
          const at = xs.map((x, i) => [x, ys[i]!]);
          const expected = at.map(([x, y]) =>
            mixed(
              [taps(x!, width, sampling), taps(y!, height, sampling)],
              ([i, j]) => data[j! * width + i!]!,
              7,
            ),
          );
          close(run(device, module, "sample2d", texture, at), expected);
        }));

test("textures of one and three dimensions are sampled", () =>
  withModule("textures", (device, module) => {
    using images = new Images(device);
    const line = Float32Array.from({ length: 16 }, (_, i) => Math.sin(i));
    const sampling = { linear: true };
    const one = images.texture(
      images.resource(images.array({ size: [16], format: FLOAT, data: line })),
      sampling,
    );
    const xs = places(64, 32);
    close(
      run(
        device,
        module,
        "sample1d",
        one,
        xs.map((x) => [x]),
      ),
      xs.map((x) => mixed([taps(x, 16, sampling)], ([i]) => line[i!]!, 0)),
    );
    const cubeData = Float32Array.from({ length: 60 }, (_, i) => (i * 7) % 31);
    const array = images.array({ size: [3, 4, 5], format: FLOAT, data: cubeData });
    const three = images.texture(images.resource(array), sampling);
    const at = places(60, 6).map((x, i) => [x, places(60, 8, 0.3)[i]!, places(60, 10, 0.7)[i]!]);
    close(
      run(device, module, "sample3d", three, at),
      at.map(([x, y, z]) =>
        mixed(
          [taps(x!, 3, sampling), taps(y!, 4, sampling), taps(z!, 5, sampling)],
          ([i, j, k]) => cubeData[(k! * 4 + j!) * 3 + i!]!,
          0,
        ),
      ),
    );
  }));

test("bytes are read as fractions of one or as integers", () =>
  withModule("textures", (device, module) => {
    using images = new Images(device);
    const data = Uint8Array.from({ length: 4 * 6 }, (_, i) => i * 11);
    const array = images.array({ size: [3, 2], format: U8, channels: 4, data });
    const at = [0, 1, 2, 3, 4, 5].map((i) => [(i % 3) + 0.5, Math.floor(i / 3) + 0.5]);
    const parts = images.texture(images.resource(array));
    close(
      run(device, module, "sample2d4", parts, at, 4),
      [...data].map((value) => value / 255),
    );
    const signed = Int8Array.from(data);
    const other = images.array({ size: [3, 2], format: S8, channels: 4, data: signed });
    const whole = images.texture(images.resource(other), { integer: true });
    using given = device.from(Float32Array.from(at.flat()));
    using out = device.allocate(24, "i32");
    module.kernel("integers2d", "u64, ptr, ptr").launch({ grid: 1, block: 6 }, [whole, given, out]);
    expect([...out.toArray()]).toEqual([...signed]);
  }));

test("linear memory with a pitch is sampled by rows", () =>
  withModule("textures", (device, module) => {
    using images = new Images(device);
    const pitch = 512;
    const data = new Float32Array((pitch / 4) * 3);
    for (let y = 0; y < 3; y++) for (let x = 0; x < 5; x++) data[(y * pitch) / 4 + x] = 10 * y + x;
    using memory = device.from(data);
    const texture = images.texture(images.rows(memory.pointer, [5, 3, pitch], FLOAT), { linear: true });
    const at = [
      [0.5, 0.5],
      [2, 1],
      [4.5, 2.5],
      [9, 9],
    ];
    close(run(device, module, "sample2d", texture, at), [0, 6.5, 24, 24]);
  }));

test("layers and the faces of a cube are selected", () =>
  withModule("textures", (device, module) => {
    using images = new Images(device);
    const layers = Float32Array.from({ length: 4 * 4 * 3 }, (_, i) => i);
    const array = images.array({
      size: [4, 4, 3],
      format: FLOAT,
      flags: c.CUDA_ARRAY3D_LAYERED,
      data: layers,
    });
    const texture = images.texture(images.resource(array));
    const at = [
      [0.5, 0.5, 0],
      [1.5, 2.5, 1],
      [3.5, 3.5, 2],
      [2.5, 0.5, 9],
    ];
    close(run(device, module, "layered", texture, at), [0, 16 + 9, 32 + 15, 32 + 2]);
    const faces = Float32Array.from({ length: 6 * 4 }, (_, i) => i);
    const cube = images.array({ size: [2, 2, 6], format: FLOAT, flags: c.CUDA_ARRAY3D_CUBEMAP, data: faces });
    const found = images.texture(images.resource(cube), { normalized: true });
    const towards = [
      [1, 0.5, 0.5],
      [-1, 0.5, 0.5],
      [0.5, 1, 0.5],
      [0.5, -1, 0.5],
      [0.5, 0.5, 1],
      [0.5, 0.5, -1],
    ];
    // The expected texel of each face follows from the table of faces in the programming guide.
    close(run(device, module, "cube", found, towards), [0, 4 + 1, 8 + 3, 12 + 1, 16 + 1, 20]);
  }));

test("tld4 gathers four texels, and levels of a mipmap are sampled", () =>
  withModule("textures", (device, module) => {
    using images = new Images(device);
    const data = Float32Array.from({ length: 16 }, (_, i) => i);
    const flags = c.CUDA_ARRAY3D_TEXTURE_GATHER;
    const array = images.array({ size: [4, 4], format: FLOAT, flags, data });
    const texture = images.texture(images.resource(array));
    // The four texels are in the order (0,1), (1,1), (1,0), (0,0).
    expect(run(device, module, "gather", texture, [[2, 2]], 4)).toEqual([9, 10, 6, 5]);
    const flat = (value: number, size: number) => new Float32Array(size * size).fill(value);
    const levels = images.mipmap(8, [flat(1, 8), flat(3, 4), flat(9, 2), flat(27, 1)]);
    const mip = images.texture(images.resource(levels, true), {
      normalized: true,
      mipLinear: true,
      linear: true,
    });
    const at = [0, 1, 1.5, 2.25, 3, 50].map((level) => [0.4, 0.6, level]);
    close(run(device, module, "level", mip, at), [1, 3, 6, 13.5, 27, 27]);
  }));

test("surfaces are read and written", () =>
  withModule("textures", (device, module) => {
    using images = new Images(device);
    const [width, height] = [13, 9];
    const data = Uint8Array.from({ length: width * height * 4 }, (_, i) => i % 251);
    const options = {
      size: [width, height],
      format: U8,
      channels: 4,
      flags: c.CUDA_ARRAY3D_SURFACE_LDST,
    } as const;
    const from = images.array({ ...options, data });
    const to = images.array(options);
    module
      .kernel("turn", "u64, u64, i32, i32")
      .launch({ grid: [2, 2], block: [8, 8] }, [images.surface(from), images.surface(to), width, height]);
    device.synchronize();
    const expected: number[] = [];
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        expected.push(...data.slice((y * width + width - 1 - x) * 4, (y * width + width - x) * 4).reverse());
    expect([...images.read(to, width * 4, height)]).toEqual(expected);
    const volume = Float32Array.from({ length: 24 }, (_, i) => i + 0.25);
    const flags = c.CUDA_ARRAY3D_SURFACE_LDST;
    const surface = images.surface(images.array({ size: [2, 3, 4], format: FLOAT, flags, data: volume }));
    using out = device.allocate(24, "f32");
    const kernel = module.kernel("volume", "u64, ptr");
    kernel.launch({ grid: 1, block: [2, 3, 4] }, [surface, out]);
    kernel.launch({ grid: 1, block: [2, 3, 4] }, [surface, out]);
    expect([...out.toArray()]).toEqual([...volume].map((value) => 2 * value));
  }));

test("an access beyond a surface's edge yields 0, the edge, or ends the kernel", () => {
  const device = open();
  const module = device.loadModule(ptxOf("textures"));
  const images = new Images(device);
  const flags = c.CUDA_ARRAY3D_SURFACE_LDST;
  const data = Int32Array.of(5, 6, 7, 8);
  const surface = images.surface(
    images.array({ size: [4], format: c.CU_AD_FORMAT_SIGNED_INT32, flags, data }),
  );
  const out = device.allocate(8, "i32");
  const kernel = module.kernel("edges", "u64, ptr, i32");
  kernel.launch({ grid: 1, block: 8 }, [surface, out, 0]);
  expect([...out.toArray()]).toEqual([0, 0, 5, 6, 7, 8, 0, 0]);
  kernel.launch({ grid: 1, block: 8 }, [surface, out, 1]);
  expect([...out.toArray()]).toEqual([5, 5, 5, 6, 7, 8, 8, 8]);
  if (!native) {
    expect(() => {
      kernel.launch({ grid: 1, block: 8 }, [surface, out, 2]);
      device.synchronize();
    }).toThrow("CUDA_ERROR_LAUNCH_FAILED");
    device.reset().close();
  } else device.close();
});

test.skipIf(native)("handles that are invented, destroyed or without memory end the kernel", () => {
  for (const which of ["invented", "destroyed", "freed", "huge"] as const) {
    const device = open();
    const module = device.loadModule(ptxOf("textures"));
    const images = new Images(device);
    const data = device.from(new Float32Array(16));
    const texture = images.texture(images.linear(data.pointer, 64, FLOAT));
    const out = device.allocate(4, "f32");
    if (which === "destroyed") expect(device.lib.cuTexObjectDestroy(texture)).toBe(0);
    if (which === "freed") data.close();
    const handle = { invented: 60_000n, destroyed: texture, freed: texture, huge: 2n ** 63n }[which];
    expect(() => {
      module.kernel("fetch1d", "u64, ptr, i32").launch({ grid: 1, block: 4 }, [handle, out, 0]);
      device.synchronize();
    }).toThrow("CUDA_ERROR_ILLEGAL_ADDRESS");
    device.reset().close();
  }
});
