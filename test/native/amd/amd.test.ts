import { expect, test } from "vitest";
import { LibraryError } from "../../../ffi/errors.ts";
import { hipErrorNoDevice, nativeHip } from "../../../ffi/hip/index.ts";
import { HSA_STATUS_SUCCESS, nativeHsa } from "../../../ffi/hsa/index.ts";
import { cString } from "../../../ffi/libc/index.ts";
import { MissingFunctionError } from "../../../ffi/nvidia/index.ts";
import { AmdError, amdDeviceCount, openAmdDevice } from "../../../src/direct/index.ts";

// AMD's libraries load without hardware and say that there is no device; nothing of this ever ran on an AMD GPU.

const present = (open: () => unknown): string | undefined => {
  try {
    open();
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(LibraryError);
    return (error as Error).message.split("\n")[0];
  }
};
const noHip = present(nativeHip);
const noHsa = present(nativeHsa);
const note = (why: string | undefined): string => (why === undefined ? "" : ` (skipped: ${why})`);
const count = noHip === undefined ? amdDeviceCount() : 0;

test("where HIP is not installed, the error says what to install", () => {
  if (noHip !== undefined) expect(() => openAmdDevice()).toThrow("libamdhip64");
});

test.skipIf(noHip !== undefined)(`HIP loads, and names its errors${note(noHip)}`, () => {
  expect(cString(nativeHip().hipGetErrorName(hipErrorNoDevice))).toBe("hipErrorNoDevice");
  expect(count).toBeGreaterThanOrEqual(0);
});

test.skipIf(noHip !== undefined || count > 0)(
  `without a GPU it says that there is none${note(noHip)}`,
  () => {
    let thrown: unknown;
    try {
      openAmdDevice();
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(AmdError);
    expect(thrown).toMatchObject({ code: "hipErrorNoDevice", hint: expect.stringContaining("/dev/kfd") });
  },
);

test.skipIf(noHsa !== undefined)(`HSA loads; what an older library lacks is told${note(noHsa)}`, () => {
  const hsa = nativeHsa();
  if (count === 0) expect(hsa.hsa_init()).not.toBe(HSA_STATUS_SUCCESS);
  if (!hsa.supports("hsa_amd_portable_export_dmabuf"))
    expect(() => hsa.hsa_amd_portable_export_dmabuf(0, 0, 0, 0)).toThrow(MissingFunctionError);
});
