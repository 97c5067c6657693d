import { afterAll, describe, expect, test } from "vitest";
import {
  type Device,
  ImageArray,
  type ImageOptions,
  Surface,
  Texture,
  type TextureOptions,
} from "../../../src/cuda/index.ts";
import { ClosedError } from "../../../src/errors.ts";
import { ptxOf } from "../../soft-gpu/ptx/harness.ts";
import { open } from "./provider.ts";

// Texture and surface objects, sampled by kernels.

const device: Device = open();
const module = device.loadModule(ptxOf("textures"));
afterAll(() => device.close());

/** Returns the values that a kernel samples at points (x, y, z, w for each). */
function sampled(
  name: string,
  texture: Texture,
  points: readonly number[],
  each: number,
  channels = 1,
): number[] {
  const count = points.length / each;
  using at = device.from(Float32Array.from(points));
  using out = device.allocate(count * channels, "f32");
  module.kernel(name, "u64, ptr, ptr").launch({ grid: 1, block: count }, [texture, at, out]);
  return [...out.toArray()];
}

const image2d = (options: Partial<ImageOptions> = {}): ImageArray => {
  const image = ImageArray.allocate(device, { width: 4, height: 2, ...options });
  image.set(Float32Array.from({ length: 8 }, (_, i) => i));
  return image;
};

describe("textures", () => {
  test("written texels are read back, and kernels sample them", () => {
    using image = image2d();
    expect([...image.toArray()]).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    using texture = Texture.create(image);
    expect(sampled("sample2d", texture, [0.5, 0.5, 3.5, 1.5, 2.9, 0.1], 2)).toEqual([0, 7, 2]);
    expect(image.label).toBe("ImageArray (4 x 2, 1 x f32)");
  });

  test.each<[TextureOptions, number[], number[]]>([
    [{ filter: "linear" }, [1, 1], [2.5]],
    [{ address: "clamp" }, [-5, 0.5, 9, 1.5], [0, 7]],
    [{ address: "border", borderColor: [42] }, [-5, 0.5, 0.5, 0.5], [42, 0]],
    [{ address: "wrap", normalized: true }, [1.125, 0.25, -0.125, 0.75], [0, 7]],
    [{ address: "mirror", normalized: true }, [1.125, 0.25], [3]],
    [{ address: ["clamp", "border"] }, [9, 0.5, 0.5, 9], [3, 0]],
  ])("%j", (options, points, expected) => {
    using image = image2d();
    using texture = Texture.create(image, options);
    expect(sampled("sample2d", texture, points, 2)).toEqual(expected);
  });

  test("bytes as floats, four channels", () => {
    using image = ImageArray.allocate(device, { width: 2, height: 1, type: "u8", channels: 4 });
    image.set(Uint8Array.of(255, 0, 51, 255, 0, 255, 102, 255));
    using texture = Texture.create(image, { asFloat: true });
    const found = sampled("sample2d4", texture, [1.5, 0.5], 2, 4);
    expect(found.map((each) => Number(each.toFixed(6)))).toEqual([0, 1, 0.4, 1]);
  });

  test("three dimensions, layers and cubes", () => {
    const ramp = (length: number) => Float32Array.from({ length }, (_, i) => i);
    using volume = ImageArray.allocate(device, { width: 2, height: 2, depth: 2 });
    volume.set(ramp(8));
    using deep = Texture.create(volume);
    expect(sampled("sample3d", deep, [1.5, 0.5, 1.5, 0], 4)).toEqual([5]);
    using layers = ImageArray.allocate(device, { width: 2, height: 2, layers: 3 });
    layers.set(ramp(12));
    using layered = Texture.create(layers);
    expect(sampled("layered", layered, [0.5, 1.5, 2, 0], 4)).toEqual([10]);
    using sides = ImageArray.allocate(device, { width: 2, height: 2, cube: true });
    sides.set(Float32Array.from({ length: 24 }, (_, i) => i >> 2));
    using cube = Texture.create(sides, { normalized: true });
    expect(sampled("cube", cube, [1, 0, 0, 0, 0, 0, -1, 0], 4)).toEqual([0, 5]);
  });

  test("a buffer is sampled in one dimension and in rows", () => {
    using buffer = device.from(Float32Array.from({ length: 256 }, (_, i) => i));
    using line = Texture.create(buffer);
    using out = device.allocate(8, "f32");
    module.kernel("fetch1d", "u64, ptr, i32").launch({ grid: 1, block: 8 }, [line, out, 100]);
    expect([...out.toArray()]).toEqual([100, 101, 102, 103, 104, 105, 106, 107]);
    using plane = Texture.create(buffer, { rows: { width: 32, height: 2, pitchBytes: 512 } });
    expect(sampled("sample2d", plane, [3.5, 1.5], 2)).toEqual([131]);
  });

  test("kernels write surfaces", () => {
    using from = ImageArray.allocate(device, { width: 2, height: 1, type: "u8", channels: 4, surface: true });
    using to = ImageArray.allocate(device, { width: 2, height: 1, type: "u8", channels: 4, surface: true });
    from.set(Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8));
    const surfaces = [Surface.create(from), Surface.create(to)] as const;
    module
      .kernel("turn", "u64, u64, i32, i32")
      .launch({ grid: 1, block: 2 }, [surfaces[0], surfaces[1], 2, 1]);
    expect([...to.toArray()]).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  });
});

describe("lifetime", () => {
  test("textures close with their array, and kernels refuse closed textures", () => {
    const image = image2d();
    const texture = Texture.create(image);
    image.close();
    expect(texture.closed).toBe(true);
    expect(() => sampled("sample2d", texture, [0, 0], 2)).toThrow(ClosedError);
    expect(() => Texture.create(image)).toThrow(ClosedError);
    expect(() => image.toArray()).toThrow(ClosedError);
    image.close();
  });

  test("textures close with their buffer", () => {
    const buffer = device.allocate(64, "f32");
    const texture = Texture.create(buffer);
    buffer.close();
    expect(texture.closed).toBe(true);
  });
});

test.each<[string, () => unknown, RegExp]>([
  ["depth without height", () => ImageArray.allocate(device, { width: 4, depth: 2 }), /depth needs a height/],
  [
    "depth and layers",
    () => ImageArray.allocate(device, { width: 4, height: 4, depth: 2, layers: 2 }),
    /Use depth or layers/,
  ],
  [
    "a cube with unequal sides",
    () => ImageArray.allocate(device, { width: 4, height: 2, cube: true }),
    /square sides/,
  ],
  [
    "a misspelt option",
    () => ImageArray.allocate(device, { widht: 4 } as never),
    /unknown option "widht"; did you mean "width"\?/,
  ],
  ["three channels", () => ImageArray.allocate(device, { width: 4, channels: 3 as never }), /channels is 3/],
  ["texels of another type", () => image2d().set(new Uint8Array(8)), /typed array of f32/],
  ["too few texels", () => image2d().set(new Float32Array(7)), /7 numbers for 8/],
  ["wrap without normalized", () => Texture.create(image2d(), { address: "wrap" }), /normalized: true/],
  [
    "integers between texels",
    () => Texture.create(ImageArray.allocate(device, { width: 4, type: "u8" }), { filter: "linear" }),
    /Set asFloat/,
  ],
  ["floats as floats", () => Texture.create(image2d(), { asFloat: true }), /asFloat is for integers/],
  ["an unknown mode", () => Texture.create(image2d(), { address: "repeat" as never }), /"clamp", "wrap"/],
  ["rows of an array", () => Texture.create(image2d(), { type: "f32" }), /type is for buffers/],
  [
    "rows outside of the buffer",
    () => Texture.create(device.allocate(64, "f32"), { rows: { width: 16, height: 2, pitchBytes: 512 } }),
    /not within 256 bytes/,
  ],
  ["doubles", () => Texture.create(device.allocate(64, "f64")), /cannot be f64/],
  ["a texture of a number", () => Texture.create(7 as never), /Use an ImageArray or a Buffer/],
  ["a surface of an array without surface: true", () => Surface.create(image2d()), /surface: true/],
])("%s is refused", (_, call, message) => {
  expect(call).toThrow(message);
});
