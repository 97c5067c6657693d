import { spawnSync } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import { CudaError, chooseDriver, dmaBuf, openDevice } from "../../../src/cuda/index.ts";
import { driverOrReason } from "../../../src/cuda/provider.ts";
import { native, open } from "./provider.ts";

const script = fileURLToPath(new URL("../../../examples/gpu-devices.ts", import.meta.url));
const machineHasGpu = typeof driverOrReason("native") !== "string";

function devicesWith(wish: string | undefined): { status: number | null; output: string; error: string } {
  const { DOORBELL_CUDA: _, ...rest } = process.env;
  const env = wish === undefined ? rest : { ...rest, DOORBELL_CUDA: wish };
  const flags = runtimeName === "deno" ? ["run", "-A"] : [];
  const run = spawnSync(process.execPath, [...flags, script], { env, encoding: "utf8", timeout: 30_000 });
  return { status: run.status, output: run.stdout, error: run.stderr };
}

describe("the provider", () => {
  test.skipIf(machineHasGpu)("is the embedded GPU where there is no other, which is said once", () => {
    const { status, output, error } = devicesWith(undefined);
    expect(status).toBe(0);
    expect(output).toContain("embedded");
    expect(error.match(/using the embedded GPU/g)).toHaveLength(1);
  });

  test("is the embedded GPU without a word where that is asked for", () => {
    const { status, output, error } = devicesWith("soft");
    expect(status).toBe(0);
    expect(output).toContain("embedded");
    expect(error).not.toContain("doorbell:");
  });

  test.skipIf(machineHasGpu)("asked for and not there is an error that says what to do", () => {
    const { status, error } = devicesWith("native");
    expect(status).toBe(1);
    expect(error).toMatch(/LibraryError|CUDA_ERROR_NO_DEVICE/);
    expect(error).toMatch(/DOORBELL_CUDA=soft/);
  });

  test.skipIf(!machineHasGpu)("is the real GPU where there is one", () => {
    const { status, output, error } = devicesWith(undefined);
    expect(status).toBe(0);
    expect(output).toContain("driver");
    expect(error).toBe("");
  });

  test("of no known name is refused", () => {
    expect(devicesWith("cpu").error).toContain("Use native or soft");
    expect(() => chooseDriver("cpu" as "soft")).toThrow(TypeError);
    expect(() => openDevice(0, { provider: "cpu" as "soft" })).toThrow(TypeError);
  });

  test("is named by the words of DOORBELL_CUDA in openDevice() too, and a device by its UUID", () => {
    using first = openDevice("soft");
    expect(first.provider).toBe("soft");
    using again = openDevice(first.uuid, { provider: "soft" });
    expect(again.ordinal).toBe(first.ordinal);
    expect(devicesWith(first.uuid)).toMatchObject({ status: 0 });
    expect(() => openDevice("soft", { provider: "native" })).toThrow(/contradicts/);
    expect(() => openDevice("GPU-none", { provider: "soft" })).toThrow(/there is no GPU "GPU-none"\n.*GPU-/);
  });

  test("gives its functions, for whoever needs one that has no object", () => {
    using device = open();
    device.enter();
    const { results } = device.driver;
    expect(device.lib.cuCtxGetFlags(results.pointer)).toBe(0);
    expect(device.lib.provider).toBe(device.provider);
  });

  test.skipIf(native)("the embedded GPU says that it runs no kernels, and what does", () => {
    using device = open();
    try {
      device.loadModule(".version 8.0\n.target sm_90\n.address_size 64\n");
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(CudaError);
      expect((error as CudaError).name).toBe("CUDA_ERROR_NOT_SUPPORTED");
      expect((error as CudaError).hint).toContain("DOORBELL_CUDA=native");
    }
  });
});

describe("the embedded GPU's refusals", () => {
  const soft = { provider: "soft" } as const;

  test("name what it has no function for, and never a compiler to install", () => {
    using device = openDevice(0, soft);
    if (device.lib.supports("cuModuleLoadDataEx")) return;
    const refused = (call: () => unknown): Error => {
      try {
        call();
      } catch (error) {
        return error as Error;
      }
      throw new Error("nothing was thrown");
    };
    for (const call of [
      () => device.compile('extern "C" __global__ void k() {}'),
      () => device.compile('extern "C" __global__ void k() {}', { architecture: "sm_90" }),
      () => device.loadModule("//\n.version 9.0\n"),
    ]) {
      const { message } = refused(call);
      expect(message).toContain("The embedded GPU has no cuModuleLoadDataEx");
      expect(message).toContain("DOORBELL_CUDA=native");
      expect(message).not.toMatch(/nvrtc|architecture/i);
    }
    const { message } = refused(() => dmaBuf(device.allocate(4096)));
    expect(message).toContain("The embedded GPU has no cuMemGetHandleForAddressRange");
    expect(message).not.toContain("kernel");
  });

  test("name the variable that says how many there are", () => {
    expect(() => openDevice(99, soft)).toThrow(/there is no device 99: .*\n.*DOORBELL_SOFT_GPUS/);
  });
});
