import { expect, test } from "vitest";
import { LibraryError } from "../../../ffi/errors.ts";
import { hipErrorNoDevice, nativeHip } from "../../../ffi/hip/index.ts";
import { HSA_STATUS_SUCCESS, nativeHsa } from "../../../ffi/hsa/index.ts";
import { cString } from "../../../ffi/libc/index.ts";
import { MissingFunctionError } from "../../../ffi/nvidia/index.ts";
import { AmdError, amdDeviceCount, openAmdDevice } from "../../../src/direct/index.ts";

// AMD's libraries load without hardware and report that there is no device. This code never ran on an AMD
// GPU.

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

test("without HIP the error names the library to install", () => {
  if (noHip !== undefined) expect(() => openAmdDevice()).toThrow("libamdhip64");
});

test.skipIf(noHip !== undefined)(`HIP loads, and names its errors${note(noHip)}`, () => {
  expect(cString(nativeHip().hipGetErrorName(hipErrorNoDevice))).toBe("hipErrorNoDevice");
  expect(count).toBeGreaterThanOrEqual(0);
});

test.skipIf(noHip !== undefined || count > 0)(`without a GPU the error has the reason${note(noHip)}`, () => {
  let thrown: unknown;
  try {
    openAmdDevice();
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(AmdError);
  expect(thrown).toMatchObject({ code: "hipErrorNoDevice", hint: expect.stringContaining("/dev/kfd") });
});

test.skipIf(noHsa !== undefined)(
  `HSA loads, and functions that an older library lacks are errors${note(noHsa)}`,
  () => {
    const hsa = nativeHsa();
    if (count === 0) expect(hsa.hsa_init()).not.toBe(HSA_STATUS_SUCCESS);
    if (!hsa.supports("hsa_amd_portable_export_dmabuf"))
      expect(() => hsa.hsa_amd_portable_export_dmabuf(0, 0, 0, 0)).toThrow(MissingFunctionError);
  },
);
