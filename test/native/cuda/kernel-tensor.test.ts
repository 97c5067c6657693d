import { afterAll, describe, expect, test } from "vitest";
import { ImageArray, Surface, Texture } from "../../../src/cuda/index.ts";
import { KernelError, kernel } from "../../../src/kernel/index.ts";
import { assembled } from "../../soft-gpu/kernel/assembled.ts";
import { Images } from "../../soft-gpu/ptx/texture-harness.ts";
import { seeded } from "../../support/random.ts";
import { open } from "./provider.ts";

const gpu = open();
afterAll(() => gpu.close());

const { int } = seeded(5);
const small = (length: number) => Float32Array.from({ length }, () => int(17) - 8);
const warp = { grid: 1, block: 32 };

/** Computes C = A * B of row-major matrices, where B is transposed. */
const product = (a: ArrayLike<number>, b: ArrayLike<number>, [m, n, k]: readonly [number, number, number]) =>
  Array.from({ length: m * n }, (_, i) =>
    Array.from({ length: k }, (__, l) => a[Math.floor(i / n) * k + l]! * b[(i % n) * k + l]!).reduce(
      (x, y) => x + y,
      0,
    ),
  );

describe("tensor cores", () => {
  test("ldmatrix and mma.f16 multiply 16x16 by 16x8", () => {
    const multiply = kernel(
      "multiply",
      { a: "readonly f16[]", b: "readonly f16[]", c: "f32[]" },
      ({ a, b, c }, { threadIdx, shared, sync, ldmatrix, mma }) => {
        const [p, q] = [shared("f16", 16, 16), shared("f16", 8, 16)];
        const lane = threadIdx.x;
        for (let i = lane; i < 256; i += 32) p[i >> 4][i & 15] = a[i];
        for (let i = lane; i < 128; i += 32) q[i >> 4][i & 15] = b[i];
        sync();
        const left = ldmatrix(p, [lane & 15, (lane >> 4) * 8], 4);
        const right = ldmatrix(q, [lane & 7, ((lane >> 3) & 1) * 8], 2);
        const sum = new Float32Array(4);
        mma.f16(sum, left, right);
        mma.f16(sum, left, right);
        const [row, column] = [lane >> 2, (lane & 3) * 2];
        for (let i = 0; i < 4; i++) c[(row + (i >> 1) * 8) * 8 + column + (i & 1)] = sum[i]!;
      },
    );
    const [a, b] = [small(256), small(128)];
    const c = gpu.allocate(128, "f32");
    const half = (values: Float32Array) => gpu.from(Float16Array.from(values));
    assembled(multiply).launch(warp, { a: half(a), b: half(b), c });
    expect([...c.toArray()]).toEqual(product(a, b, [16, 8, 16]).map((each) => 2 * each));
  });

  test("mma of bf16, unsigned bytes and fp8 sums all products", () => {
    const multiply = kernel(
      "multiply",
      { y: "f32[]", k: "i32[]" },
      ({ y, k }, { threadIdx, local, mma, pack }) => {
        const [x, z] = [pack.bf16x2(2, 2), pack.bf16x2(3, 3)];
        const brain = local("f32", 4);
        mma.bf16(brain, [x, x, x, x], [z, z]);
        // Bytes of 200 and of 3.
        const [u, v] = [0xc8c8c8c8, 0x03030303];
        const bytes = local("i32", 4);
        mma.u8(bytes, [u, u, u, u], [v, v]);
        const [p, q] = [pack.e4m3x2(1.5, 1.5) * 65537, pack.e4m3x2(2, 2) * 65537];
        const first = local("f32", 4);
        mma.e4m3(first, [p, p, p, p], [q, q]);
        const [r, s] = [pack.e5m2x2(-4, -4) * 65537, pack.e5m2x2(0.5, 0.5) * 65537];
        const second = local("f32", 4);
        mma.e5m2(second, [r, r, r, r], [s, s]);
        for (let i = 0; i < 4; i++) {
          const at = threadIdx.x * 4 + i;
          y[3 * at] = brain[i];
          y[3 * at + 1] = first[i];
          y[3 * at + 2] = second[i];
          k[at] = bytes[i];
        }
      },
    );
    const [y, k] = [gpu.allocate(384, "f32"), gpu.allocate(128, "i32")];
    assembled(multiply).launch(warp, { y, k });
    expect([...y.toArray()]).toEqual(Array.from({ length: 384 }, (_, i) => [96, 96, -64][i % 3]));
    expect([...k.toArray()]).toEqual(Array.from({ length: 128 }, () => 32 * 600));
  });

  test("stmatrix stores what ldmatrix loaded, and the transposed form exchanges rows and columns", () => {
    const copy = kernel(
      "copy",
      { a: "readonly u16[]", same: "u16[]", turned: "u16[]" },
      ({ a, same, turned }, { threadIdx, shared, local, sync, ldmatrix, stmatrix, stmatrixTransposed }) => {
        const [p, q, t] = [shared("u16", 16, 16), shared("u16", 16, 16), shared("u16", 16, 16)];
        const lane = threadIdx.x;
        for (let i = lane; i < 256; i += 32) p[i >> 4][i & 15] = a[i];
        sync();
        const at = [lane & 15, (lane >> 4) * 8];
        const words = ldmatrix(p, at, 4);
        stmatrix(q, at, words);
        const held = local("u32", 4);
        for (let i = 0; i < 4; i++) held[i] = words[i]!;
        stmatrixTransposed(t, at, held);
        sync();
        for (let i = lane; i < 256; i += 32) {
          same[i] = q[i >> 4][i & 15];
          turned[i] = t[i >> 4][i & 15];
        }
      },
    );
    const a = Uint16Array.from({ length: 256 }, () => int(65_536));
    const [same, turned] = [gpu.allocate(256, "u16"), gpu.allocate(256, "u16")];
    assembled(copy).launch(warp, { a: gpu.from(a), same, turned });
    expect(same.toArray()).toEqual(a);
    // Each matrix of 8x8 is transposed in its place.
    const place = (i: number) => (i & 0x88) | ((i & 7) << 4) | ((i >> 4) & 7);
    expect(turned.toArray()).toEqual(a.map((_, i) => a[place(i)]!));
  });

  test("mma of bytes, tf32 and f64 take registers", () => {
    const multiply = kernel(
      "multiply",
      { a: "readonly i32[]", b: "readonly i32[]", c: "i32[]", x: "readonly f64[]", z: "f64[]", t: "f32[]" },
      ({ a, b, c, x, z, t }, { threadIdx, mma, f32 }) => {
        const lane = threadIdx.x;
        const [row, k] = [lane >> 2, lane & 3];
        const bytes = new Int32Array(4);
        // A is 16x32 bytes, 8 words a row. B is 8x32 bytes, transposed.
        mma.i8(
          bytes,
          [a[row * 8 + k], a[(row + 8) * 8 + k], a[row * 8 + k + 4], a[(row + 8) * 8 + k + 4]],
          [b[row * 8 + k], b[row * 8 + k + 4]],
        );
        for (let i = 0; i < 4; i++) c[(row + (i >> 1) * 8) * 8 + k * 2 + (i & 1)] = bytes[i]!;
        // A is 8x4, B is 8x4 transposed.
        const doubles = new Float64Array(2);
        mma.f64(doubles, [x[row * 4 + k]], [x[32 + row * 4 + k]]);
        for (let i = 0; i < 2; i++) z[row * 8 + k * 2 + i] = doubles[i]!;
        // A is 16x4, whose lower rows are those of the upper half, B is 8x4 transposed.
        const floats = new Float32Array(4);
        const v = f32(x[row * 4 + k]);
        mma.tf32(floats, [v, v], [f32(x[32 + row * 4 + k])]);
        for (let i = 0; i < 4; i++) t[(row + (i >> 1) * 8) * 8 + k * 2 + (i & 1)] = floats[i]!;
      },
    );
    const [a, b] = [
      Int8Array.from({ length: 512 }, () => int(256)),
      Int8Array.from({ length: 256 }, () => int(256)),
    ];
    const x = Float64Array.from(small(64));
    const [c, z, t] = [gpu.allocate(128, "i32"), gpu.allocate(64, "f64"), gpu.allocate(128, "f32")];
    const word = (bytes: Int8Array<ArrayBuffer>) => gpu.from(new Int32Array(bytes.buffer));
    assembled(multiply).launch(warp, { a: word(a), b: word(b), c, x: gpu.from(x), z, t });
    expect([...c.toArray()]).toEqual(product(a, b, [16, 8, 32]));
    const expected = product(x.subarray(0, 32), x.subarray(32), [8, 8, 4]);
    expect([...z.toArray()]).toEqual(expected);
    expect([...t.toArray()]).toEqual([...expected, ...expected]);
  });

  test("mma.tf32 rounds f32, and takes words with the bits of tf32", () => {
    const multiply = kernel(
      "multiply",
      { x: "readonly f32[]", bits: "readonly u32[]", y: "f32[]" },
      ({ x, bits, y }, { threadIdx, mma }) => {
        const lane = threadIdx.x;
        const [floats, words] = [new Float32Array(4), new Float32Array(4)];
        mma.tf32(floats, [x[lane], x[lane]], [x[lane + 32]]);
        mma.tf32(words, [bits[lane], bits[lane]], [bits[lane + 32]]);
        y[lane * 2] = floats[0]!;
        y[lane * 2 + 1] = words[0]!;
      },
    );
    const x = Float32Array.from({ length: 64 }, (_, i) => 1 + i * 2 ** -12);
    const rounded = new Uint32Array(x.slice().buffer).map((bits) => (bits + 0x1000) & 0xffffe000);
    using y = gpu.allocate(64, "f32");
    assembled(multiply).launch(warp, { x: gpu.from(x), bits: gpu.from(rounded), y });
    const results = [...y.toArray()];
    const nearest = new Float32Array(rounded.buffer);
    for (let lane = 0; lane < 32; lane++) {
      const [row, column] = [lane >> 2, (lane & 3) * 2];
      const sum = [0, 1, 2, 3].reduce((s, k) => s + nearest[row * 4 + k]! * nearest[32 + column * 4 + k]!, 0);
      expect(results[lane * 2]).toBe(results[lane * 2 + 1]);
      expect(Math.abs(results[lane * 2]! - sum)).toBeLessThan(1e-6);
    }
  });

  test("mma.tf32 refuses i32, which is not the bits of a float", () => {
    const wrong = () =>
      kernel("wrong", { x: "readonly i32[]" }, ({ x }, { mma }) => {
        mma.tf32(new Float32Array(4), [x[0]!, x[1]!], [x[2]!]);
      }).compile();
    expect(wrong).toThrow("mma.tf32 of i32");
  });

  test("fragments of a wrong size are refused with the sizes that are there", () => {
    const wrong = () =>
      kernel("wrong", { y: "f32[]" }, ({ y }, { mma }) => {
        const c = new Float32Array(4);
        mma.f16(c, [1, 2, 3], [1, 2]);
        y[0] = c[0]!;
      }).ptx;
    expect(wrong).toThrow(KernelError);
    expect(wrong).toThrow("mma.f16 of 3 values of A, 2 of B and 4 of C");
    expect(wrong).toThrow("4, 2 and 4 (m16n8k16), or 2, 1 and 4 (m16n8k8)");
  });

  test("small floats are packed and unpacked", () => {
    const convert = kernel(
      "convert",
      { x: "readonly f32[]", y: "f32[]" },
      ({ x, y }, { threadIdx, pack, unpack }) => {
        const i = threadIdx.x;
        const [a, b] = [x[2 * i], x[2 * i + 1]];
        const all = [
          unpack.f16x2(pack.f16x2(a, b)),
          unpack.bf16x2(pack.bf16x2(a, b)),
          unpack.e4m3x2(pack.e4m3x2(a, b)),
          unpack.e5m2x2(pack.e5m2x2(a, b)),
        ] as const;
        y[8 * i] = all[0].x;
        y[8 * i + 1] = all[0].y;
        y[8 * i + 2] = all[1].x;
        y[8 * i + 3] = all[1].y;
        y[8 * i + 4] = all[2].x;
        y[8 * i + 5] = all[2].y;
        y[8 * i + 6] = all[3].x;
        y[8 * i + 7] = all[3].y;
      },
    );
    const y = gpu.allocate(16, "f32");
    assembled(convert).launch(
      { grid: 1, block: 2 },
      { x: gpu.from(Float32Array.of(1.5, -0.25, 1000, 3.15)), y },
    );
    expect([...y.toArray()]).toEqual([
      ...[1.5, -0.25, 1.5, -0.25, 1.5, -0.25, 1.5, -0.25],
      ...[1000, 3.150390625, 1000, 3.15625, 448, 3.25, 1024, 3],
    ]);
  });
});

describe("asynchronous copies", () => {
  test("cp.async fills a tile by 4, 8 and 16 bytes", () => {
    const copy = kernel(
      "copy",
      { x: "readonly f32[]", y: "f32[]" },
      ({ x, y }, { threadIdx, shared, async, sync }) => {
        const tile = shared("f32", 3, 128);
        const i = threadIdx.x;
        async.copy(tile, [0, i], x, i);
        async.commit();
        if (i < 16) async.copy(tile, [1, 2 * i], x, 2 * i, 2);
        if (i < 8) async.copy(tile, [2, 4 * i], x, 4 * i, 4);
        async.commit();
        async.wait(1);
        async.wait();
        sync();
        for (let k = 0; k < 3; k++) y[32 * k + i] = tile[k][i];
      },
    );
    const x = small(32);
    const y = gpu.allocate(96, "f32");
    assembled(copy).launch(warp, { x: gpu.from(x), y });
    expect([...y.toArray()]).toEqual([...x, ...x, ...x]);
  });

  test("a bulk copy completes on an mbarrier, phase after phase", () => {
    const copy = kernel(
      "copy",
      { x: "readonly f32[]", y: "f32[]", rounds: "i32" },
      ({ x, y, rounds }, { threadIdx, shared, async, mbarrier, sync }) => {
        const [tile, full] = [shared("f32", 64), shared("u64", 1)];
        const i = threadIdx.x;
        if (i === 0) mbarrier.init(full, 0, 1);
        sync();
        for (let k = 0; k < rounds; k++) {
          if (i === 0) {
            mbarrier.arriveAndExpect(full, 0, 256);
            async.bulk(tile, 0, x, 64 * k, { count: 64, barrier: full, at: 0 });
          }
          mbarrier.wait(full, 0, k & 1);
          y[64 * k + i] = tile[i];
          y[64 * k + i + 32] = tile[i + 32];
          sync();
        }
      },
    );
    const x = small(256);
    const y = gpu.allocate(256, "f32");
    assembled(copy).launch(warp, { x: gpu.from(x), y, rounds: 4 });
    expect([...y.toArray()]).toEqual([...x]);
  });

  test("a copy of 12 bytes and a copy between wrong spaces are refused", () => {
    const bytes = () =>
      kernel("wrong", { x: "f32[]" }, ({ x }, { shared, async }) => {
        async.copy(shared("f32", 8), 0, x, 0, 3);
      }).ptx;
    expect(bytes).toThrow("async.copy of 12 bytes");
    const spaces = () => kernel("wrong", { x: "f32[]" }, ({ x }, { async }) => async.copy(x, 0, x, 4)).ptx;
    expect(spaces).toThrow("async.copy takes an array of shared memory, and x is in global memory");
  });
});

describe("random numbers", () => {
  // Known answers of Random123 (kat_vectors) for philox4x32-10, which cuRAND implements.
  const known = [
    [
      [0, 0, 0, 0],
      [0, 0],
      [0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8],
    ],
    [
      [0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff],
      [0xffffffff, 0xffffffff],
      [0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd],
    ],
    [
      [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344],
      [0xa4093822, 0x299f31d0],
      [0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1],
    ],
  ] as const;

  test.each(known)("philox of %j and %j", (counter, key, expected) => {
    const draw = kernel(
      "draw",
      { c: "readonly u32[]", k: "readonly u32[]", y: "u32[]", u: "f32[]" },
      ({ c, k, y, u }, { random }) => {
        const r = random.philox({ x: c[0], y: c[1], z: c[2], w: c[3] }, { x: k[0], y: k[1] });
        y[0] = r.x;
        y[1] = r.y;
        y[2] = r.z;
        y[3] = r.w;
        u[0] = random.uniform(r.x);
      },
    );
    const [y, u] = [gpu.allocate(4, "u32"), gpu.allocate(1, "f32")];
    const words = (values: readonly number[]) => gpu.from(Uint32Array.from(values));
    assembled(draw).launch({ grid: 1, block: 1 }, { c: words(counter), k: words(key), y, u });
    expect([...y.toArray()]).toEqual([...expected]);
    expect(u.toArray()[0]).toBe(Math.fround(Math.fround(expected[0]) * 2 ** -32 + 2 ** -33));
  });
});

describe("textures and surfaces", () => {
  test("a kernel samples a texture and reads its texels", () => {
    const sample = kernel("sample", { t: "u64", y: "f32[]" }, ({ t, y }, { threadIdx, texture, f32 }) => {
      const i = threadIdx.x;
      y[2 * i] = texture.f32(t, i & 3, i >> 2).x;
      y[2 * i + 1] = texture.f32(t, f32(i & 3) + 1, f32(1)).x;
    });
    using image = ImageArray.allocate(gpu, { width: 4, height: 2 });
    image.set(Float32Array.from({ length: 8 }, (_, i) => i));
    using linear = Texture.create(image, { filter: "linear", address: "clamp" });
    using nearest = Texture.create(image, { address: "clamp" });
    const y = gpu.allocate(16, "f32");
    assembled(sample).launch({ grid: 1, block: 8 }, { t: nearest, y });
    expect([...y.toArray()].filter((_, i) => i % 2 === 0)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    sample.launch({ grid: 1, block: 8 }, { t: linear, y });
    expect([...y.toArray()].filter((_, i) => i % 2 === 1)).toEqual([2.5, 3.5, 4.5, 5, 2.5, 3.5, 4.5, 5]);
  });

  test("a kernel writes and reads a surface", () => {
    const twice = kernel("twice", { s: "u64" }, ({ s }, { threadIdx, surface }) => {
      const [x, y] = [threadIdx.x, threadIdx.y];
      surface.store(s, "f32", surface.load(s, "f32", x, y) * 2, x, y);
    });
    using image = ImageArray.allocate(gpu, { width: 4, height: 2, surface: true });
    image.set(Float32Array.from({ length: 8 }, (_, i) => i));
    using s = Surface.create(image);
    assembled(twice).launch({ grid: 1, block: [4, 2], stream: gpu.stream }, { s });
    expect([...image.toArray()]).toEqual([0, 2, 4, 6, 8, 10, 12, 14]);
  });

  const ramp = (length: number) => Float32Array.from({ length }, (_, i) => i);

  test("a kernel reads the layers of a texture, and integers of one", () => {
    const read = kernel(
      "read",
      { flat: "u64", line: "u64", words: "u64", y: "f32[]", k: "i32[]" },
      ({ flat, line, words, y, k }, { threadIdx, texture, f32 }) => {
        const i = threadIdx.x;
        y[3 * i] = texture.f32(flat, i & 1, i >> 1, { layer: 2 }).x;
        y[3 * i + 1] = texture.f32(flat, 1, 1, { layer: i & 1 }).x;
        y[3 * i + 2] = texture.f32(line, f32(i) + 0.5, { layer: 1 }).x;
        const texel = texture.i32(words, i & 1, i >> 1);
        k[i] = texel.x + 100 * texel.y;
        if (i === 3) y[12] = texture.f32(flat, 0, i - 2, { layer: 1 }).x;
      },
    );
    using layers = ImageArray.allocate(gpu, { width: 2, height: 2, layers: 3 });
    layers.set(ramp(12));
    using lines = ImageArray.allocate(gpu, { width: 4, layers: 2 });
    lines.set(ramp(8));
    using image = ImageArray.allocate(gpu, { width: 2, height: 2, type: "i32", channels: 2 });
    image.set(Int32Array.of(-1, 5, 2, 6, 3, 7, 4, -8));
    using flat = Texture.create(layers, { filter: "linear", address: "clamp" });
    using line = Texture.create(lines);
    using words = Texture.create(image);
    const [y, k] = [gpu.allocate(13, "f32"), gpu.allocate(4, "i32")];
    assembled(read).launch({ grid: 1, block: 4 }, { flat, line, words, y, k });
    const values = [...y.toArray()];
    // A whole number beside an i32 names a texel too.
    expect(values.pop()).toBe(6);
    expect(values.filter((_, i) => i % 3 === 1)).toEqual([1.5, 5.5, 1.5, 5.5]);
    expect(values.filter((_, i) => i % 3 === 2)).toEqual([4, 5, 6, 7]);
    expect(values.filter((_, i) => i % 3 === 0)).toEqual([8, 9, 10, 11]);
    expect([...k.toArray()]).toEqual([499, 602, 703, -796]);
  });

  test("a kernel reads cubes by their direction, and layers of cubes", () => {
    const read = kernel(
      "read",
      { cube: "u64", cubes: "u64", y: "f32[]" },
      ({ cube, cubes, y }, { threadIdx, texture, select, f32 }) => {
        const i = threadIdx.x;
        const sign = select((i & 1) === 0, f32(1), f32(-1));
        const along = (axis: number) => select(i >> 1 === axis, sign, f32(0));
        y[i] = texture.cube.f32(cube, along(0), along(1), along(2)).x;
        y[6 + i] = texture.cube.f32(cubes, along(0), along(1), along(2), { layer: 1 }).x;
      },
    );
    const sides = (length: number) => Float32Array.from({ length }, (_, i) => i >> 2);
    using one = ImageArray.allocate(gpu, { width: 2, height: 2, cube: true });
    one.set(sides(24));
    using two = ImageArray.allocate(gpu, { width: 2, height: 2, cube: true, layers: 12 });
    two.set(sides(48));
    using cube = Texture.create(one, { normalized: true });
    using cubes = Texture.create(two, { normalized: true });
    const y = gpu.allocate(12, "f32");
    assembled(read).launch({ grid: 1, block: 6 }, { cube, cubes, y });
    expect([...y.toArray()]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  test("a kernel reads a level of a mipmapped texture", () => {
    const read = kernel("read", { t: "u64", y: "f32[]" }, ({ t, y }, { threadIdx, texture, f32 }) => {
      const i = threadIdx.x;
      y[i] = texture.f32(t, 0.4, 0.6, { level: f32(i) * 0.75 }).x;
    });
    using images = new Images(gpu);
    const flat = (value: number, size: number) => new Float32Array(size * size).fill(value);
    const levels = images.mipmap(8, [flat(1, 8), flat(3, 4), flat(9, 2), flat(27, 1)]);
    const sampling = { normalized: true, mipLinear: true, linear: true };
    const t = images.texture(images.resource(levels, true), sampling);
    const y = gpu.allocate(5, "f32");
    assembled(read).launch({ grid: 1, block: 5 }, { t, y });
    expect([...y.toArray()]).toEqual([1, 2.5, 6, 13.5, 27]);
  });

  test("a kernel writes the layers of a surface, and the sides of a cube", () => {
    const number = kernel("number", { s: "u64" }, ({ s }, { threadIdx, blockIdx, surface, i32 }) => {
      const [x, y, layer] = [threadIdx.x, threadIdx.y, blockIdx.x];
      surface.store(s, "i32", 100 * layer + 10 * y + x, x, y, { layer });
      surface.store(s, "i32", -surface.load(s, "i32", x, y, { layer }), x, y, { layer });
      if (layer > 99) surface.store(s, "i32", i32(0), x);
    });
    const of = (count: number) =>
      Array.from({ length: 4 * count }, (_, i) => -(100 * (i >> 2) + 10 * ((i >> 1) & 1) + (i & 1)));
    using layers = ImageArray.allocate(gpu, { width: 2, height: 2, layers: 3, type: "i32", surface: true });
    using first = Surface.create(layers);
    assembled(number).launch({ grid: 3, block: [2, 2], stream: gpu.stream }, { s: first });
    expect([...layers.toArray()].map((each) => each + 0)).toEqual(of(3).map((each) => each + 0));
    using cube = ImageArray.allocate(gpu, { width: 2, height: 2, cube: true, type: "i32", surface: true });
    using sides = Surface.create(cube);
    number.launch({ grid: 6, block: [2, 2], stream: gpu.stream }, { s: sides });
    expect([...cube.toArray()].map((each) => each + 0)).toEqual(of(6).map((each) => each + 0));
  });
});

test("ptx takes one instruction by hand", () => {
  const hand = kernel("hand", { x: "readonly i32[]", y: "i32[]" }, ({ x, y }, { threadIdx, ptx }) => {
    const i = threadIdx.x;
    const chosen = ptx("i32", `lop3.b32 $d, ${x[i]}, ${i}, 15, 0x96;`);
    if (ptx("bool", `setp.gt.s32 $d, ${chosen}, 20;`)) ptx("void", "membar.cta;");
    y[i] = chosen;
  });
  const x = Int32Array.from({ length: 32 }, () => int(1000));
  const y = gpu.allocate(32, "i32");
  assembled(hand).launch(warp, { x: gpu.from(x), y });
  expect([...y.toArray()]).toEqual([...x].map((each, i) => each ^ i ^ 15));
  const without = () =>
    kernel("wrong", { y: "i32[]" }, ({ y }, { ptx }) => void (y[0] = ptx("i32", "nop;"))).ptx;
  expect(without).toThrow("the instruction has no $d");
});
