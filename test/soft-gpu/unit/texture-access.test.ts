// The WebAssembly that reads texels is compiled where a kernel uses an image, because each worker compiles its own.
import { expect, test } from "vitest";
import { CONTROL_BYTES } from "../../../src/soft/gpu/kernels/shared/control.ts";
import type { Access } from "../../../src/soft/gpu/kernels/texture/texels.ts";
import { textureUnitOf } from "../../../src/soft/gpu/kernels/texture/texture-unit.ts";
import { PRIVATE_BYTES } from "../../../src/soft/gpu/wasm/unit/layout.ts";

test("a worker without textures compiles no access to them", () => {
  let made = 0;
  const access = (): Access => {
    made++;
    throw new Error("no memory here");
  };
  const words = new Int32Array(new SharedArrayBuffer(CONTROL_BYTES));
  const unit = textureUnitOf(words, new ArrayBuffer(PRIVATE_BYTES), access);
  // No image has the handle 1.
  expect(() => unit.texture(1n, 0, 0)).toThrow();
  expect(() => unit.surface(1n, 0, 0)).toThrow();
  expect(made).toBe(0);
});
