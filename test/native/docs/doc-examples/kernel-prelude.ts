import type { Buffer, Device } from "../../../../src/cuda/index.ts";
import { kernel, type TypeScriptKernel } from "../../../../src/kernel/index.ts";
import { open } from "../../cuda/provider.ts";

/** Names in scope of the examples of `doorbell/kernel`. */
export interface Prelude extends Disposable {
  readonly device: Device;
  /** Buffers of 1024 floats. */
  readonly x: Buffer<"f32">;
  readonly y: Buffer<"f32">;
  /** Kernel that doubles `y`. */
  readonly twice: TypeScriptKernel<{ readonly y: "f32[]" }>;
}

/** Names that an example may use without declaring them. */
export const preludeNames = ["device", "x", "y", "twice"] as const;

/** Opens a device of the provider under test, with what the examples use. */
export function makePrelude(): Prelude {
  const device = open();
  return {
    device,
    x: device.from(new Float32Array(1024)),
    y: device.from(new Float32Array(1024)),
    twice: kernel("twice", { y: "f32[]" }, ({ y }, { globalIdx }) => {
      if (globalIdx.x < y.length) y[globalIdx.x] *= 2;
    }),
    [Symbol.dispose]: () => device.close(),
  };
}
