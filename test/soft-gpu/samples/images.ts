// Kernels that read textures and write surfaces.
import * as c from "../../../ffi/cuda/index.ts";
import { Images } from "../ptx/texture-harness.ts";
import { type Drive, noise, same } from "./drive.ts";

const FLOAT = c.CU_AD_FORMAT_FLOAT;
const N = 64;

/** Rotation of an image through a texture with wrapping, normalized coordinates and a linear filter. */
function turned(file: string, kernel: string): Drive {
  return {
    file,
    kernel,
    parameters: "ptr, i32, i32, f32, u64",
    run(t) {
      using images = new Images(t.device);
      const data = noise(N * N);
      const array = images.array({ size: [N, N], format: FLOAT, data });
      const sampling = { address: c.CU_TR_ADDRESS_MODE_WRAP, linear: true, normalized: true };
      const texture = images.texture(images.resource(array), sampling);
      const out = t.device.allocate(N * N, "f32");
      t.launch({ grid: [N / 8, N / 8], block: [8, 8] }, [out, N, N, 0.5, texture]);
      const [cos, sin] = [Math.cos(0.5), Math.sin(0.5)];
      const texel = (x: number, y: number) => data[(((y % N) + N) % N) * N + (((x % N) + N) % N)]!;
      const expected = Array.from({ length: N * N }, (_, i) => {
        const [u, v] = [(i % N) - N / 2, Math.floor(i / N) - N / 2];
        const [x, y] = [(u * cos - v * sin) / N + 0.5, (v * cos + u * sin) / N + 0.5].map(
          (each) => each * N - 0.5,
        ) as [number, number];
        const [left, top] = [Math.floor(x), Math.floor(y)];
        const [a, b] = [x - left, y - top];
        const row = (at: number) => texel(left, at) * (1 - a) + texel(left + 1, at) * a;
        return row(top) * (1 - b) + row(top + 1) * b;
      });
      // Filter weights have a resolution of 1/256.
      same(out.toArray(), expected, 0.01);
    },
  };
}

export const images: readonly Drive[] = [
  turned("simpleTexture_simpleTexture", "_Z15transformKernelPfiify"),
  turned("simpleTextureDrv_simpleTexture_kernel", "transformKernel"),
  turned("simpleSurfaceWrite_simpleSurfaceWrite", "_Z15transformKernelPfiify"),
  {
    file: "simpleSurfaceWrite_simpleSurfaceWrite",
    kernel: "_Z18surfaceWriteKernelPfiiy",
    parameters: "ptr, i32, i32, u64",
    run(t) {
      using images = new Images(t.device);
      const data = noise(N * N, 9);
      const array = images.array({ size: [N, N], format: FLOAT, flags: c.CUDA_ARRAY3D_SURFACE_LDST });
      t.launch({ grid: [8, 8], block: [8, 8] }, [t.device.from(data), N, N, images.surface(array)]);
      same(new Float32Array(images.read(array, N * 4, N).buffer), data);
    },
  },
  {
    file: "simpleLayeredTexture_simpleLayeredTexture",
    kernel: "_Z15transformKernelPfiiiy",
    parameters: "ptr, i32, i32, i32, u64",
    run(t) {
      using images = new Images(t.device);
      const layers = 3;
      const data = noise(N * N * layers, 9);
      const array = images.array({
        size: [N, N, layers],
        format: FLOAT,
        flags: c.CUDA_ARRAY3D_LAYERED,
        data,
      });
      const texture = images.texture(images.resource(array), { linear: true, normalized: true });
      const out = t.device.allocate(data.length, "f32");
      for (let layer = 0; layer < layers; layer++)
        t.launch({ grid: [8, 8], block: [8, 8] }, [out, N, N, layer, texture]);
      same(
        out.toArray(),
        data.map((value, i) => Math.floor(i / N / N) - value),
        1e-5,
      );
    },
  },
];
