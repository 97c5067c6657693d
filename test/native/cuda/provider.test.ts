import { spawnSync } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import { type CudaError, chooseDriver, openDevice } from "../../../src/cuda/index.ts";
import { driverOrReason } from "../../../src/cuda/provider.ts";
import { native, open } from "./provider.ts";

const script = fileURLToPath(new URL("../../../examples/gpu-devices.ts", import.meta.url));
const machineHasGpu = typeof driverOrReason("native") !== "string";

function devicesWith(preference: string | undefined): {
  status: number | null;
  output: string;
  error: string;
} {
  const { DOORBELL_CUDA: _, ...rest } = process.env;
  const env = preference === undefined ? rest : { ...rest, DOORBELL_CUDA: preference };
  const flags = runtimeName === "deno" ? ["run", "-A"] : [];
  const run = spawnSync(process.execPath, [...flags, script], { env, encoding: "utf8", timeout: 30_000 });
  return { status: run.status, output: run.stdout, error: run.stderr };
}

describe("the provider", () => {
  test.skipIf(machineHasGpu)("is the soft GPU on a machine without another GPU, with one warning", () => {
    const { status, output, error } = devicesWith(undefined);
    expect(status).toBe(0);
    expect(output).toContain("(soft GPU)");
    expect(error.match(/using the soft GPU/g)).toHaveLength(1);
  });

  test("is the soft GPU without a warning when requested", () => {
    const { status, output, error } = devicesWith("soft");
    expect(status).toBe(0);
    expect(output).toContain("(soft GPU)");
    expect(error).not.toContain("doorbell:");
  });

  test.skipIf(machineHasGpu)("that is requested and missing is an error with the fix", () => {
    const { status, error } = devicesWith("native");
    expect(status).toBe(1);
    expect(error).toMatch(/LibraryError|CUDA_ERROR_NO_DEVICE/);
    expect(error).toMatch(/DOORBELL_CUDA=soft/);
  });

  test.skipIf(!machineHasGpu)("is the real GPU on a machine with one", () => {
    const { status, output, error } = devicesWith(undefined);
    expect(status).toBe(0);
    expect(output).toContain("driver");
    expect(error).toBe("");
  });

  test("with an unknown name is refused", () => {
    expect(devicesWith("cpu").error).toContain("Use native or soft");
    expect(() => chooseDriver("cpu" as "soft")).toThrow(TypeError);
    expect(() => openDevice(0, { provider: "cpu" as "soft" })).toThrow(TypeError);
  });

  test("is chosen by a value of DOORBELL_CUDA in openDevice(), and a device by its UUID", () => {
    using first = openDevice("soft");
    expect(first.provider).toBe("soft");
    using again = openDevice(first.uuid, { provider: "soft" });
    expect(again.ordinal).toBe(first.ordinal);
    expect(devicesWith(first.uuid)).toMatchObject({ status: 0 });
    expect(() => openDevice("soft", { provider: "native" })).toThrow(/contradicts/);
    expect(() => openDevice("GPU-none", { provider: "soft" })).toThrow(/there is no GPU "GPU-none"\n.*GPU-/);
  });

  test("exposes its functions, for calls without an object", () => {
    using device = open();
    device.enter();
    const { results } = device.driver;
    expect(device.lib.cuCtxGetFlags(results.pointer)).toBe(0);
    expect(device.lib.provider).toBe(device.provider);
  });

  test.skipIf(native)(
    "the soft GPU names the wrong line of PTX, and the instruction that it cannot run",
    () => {
      using device = open();
      const refused = (image: string | Uint8Array<ArrayBuffer>): CudaError => {
        try {
          device.loadModule(image);
        } catch (error) {
          return error as CudaError;
        }
        throw new Error("nothing was thrown");
      };
      const head = ".version 8.0\n.target sm_90\n.address_size 64\n";
      const wrong = refused(`${head}.entry k()\n{\n  mov.u32 %r0, 1;\n}\n`);
      expect(wrong.name).toBe("CUDA_ERROR_INVALID_PTX");
      expect(wrong.message).toContain("line 6, column 11; error   : Unknown symbol '%r0'");
      expect(refused(".version 99.0\n.target sm_90\n").name).toBe("CUDA_ERROR_UNSUPPORTED_PTX_VERSION");
      const cubin = refused(Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 0, 0, 0, 0));
      expect(cubin.name).toBe("CUDA_ERROR_NO_BINARY_FOR_GPU");
      expect(cubin.message).toContain("the soft GPU runs PTX");
    },
  );
});

describe("the soft GPU's refusals", () => {
  const soft = { provider: "soft" } as const;

  test("name the missing function", () => {
    using device = openDevice(0, soft);
    const refused = (call: () => unknown): Error => {
      try {
        call();
      } catch (error) {
        return error as Error;
      }
      throw new Error("nothing was thrown");
    };
    const { message } = refused(() =>
      device.driver.check(device.lib.cuMulticastCreate(0, 0), "cuMulticastCreate"),
    );
    expect(message).toContain("The soft GPU has no cuMulticastCreate");
    expect(message).not.toContain("kernel");
  });

  test("name the variable for the number of devices", () => {
    expect(() => openDevice(99, soft)).toThrow(/there is no device 99: .*\n.*DOORBELL_SOFT_GPUS/);
  });
});
