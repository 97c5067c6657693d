// Soft GPU with a module of the generated PTX, for tests.
import { readFileSync } from "node:fs";
import process from "node:process";
import { type Device, type Module, openDevice } from "../../../src/cuda/index.ts";

export const ptxOf = (name: string): string =>
  readFileSync(new URL(`./generated/${name}.ptx`, import.meta.url), "utf8");

/** True when the tests run on a real GPU (DOORBELL_CUDA=native). */
export const native = process.env["DOORBELL_CUDA"] === "native";

export const open = (): Device => openDevice(0, { provider: native ? "native" : "soft" });

/** Opens a device and loads a module for one test. */
export function withModule(name: string, use: (device: Device, module: Module) => void): void {
  using device = open();
  using module = device.loadModule(ptxOf(name));
  use(device, module);
}

/** Opens the soft GPU and loads a module for one test, regardless of DOORBELL_CUDA. */
export function withSoftModule(name: string, use: (device: Device, module: Module) => void): void {
  using device = openDevice(0, { provider: "soft" });
  using module = device.loadModule(ptxOf(name));
  use(device, module);
}

/**
 * Returns a module around one kernel's instructions: `out` is %rd0, `in` %rd1, each with one element for each
 * thread.
 */
export const kernelOf = (body: string, registers = ""): string => `.version 8.0
.target sm_80
.address_size 64
.visible .entry test(.param .u64 out, .param .u64 in)
{
  .reg .b64 %rd<8>;
  .reg .b32 %t;
  ${registers}
  ld.param.u64 %rd0, [out];
  ld.param.u64 %rd1, [in];
  mov.u32 %t, %tid.x;
  ${body}
  ret;
}
`;
