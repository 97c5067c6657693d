// Features that the soft GPU refuses by name, where it could only ignore them.
import { beforeAll, expect, test } from "vitest";
import * as c from "../../ffi/cuda/index.ts";
import { openDevice } from "../../src/cuda/index.ts";
import {
  allocate,
  codeOf,
  cuda,
  GRANULE,
  nameOf,
  ok,
  out,
  physicalProperties,
  useDevice,
} from "./harness.ts";

const REFUSED = "CUDA_ERROR_NOT_SUPPORTED";
const WINDOW = c.CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW;
let window: {
  readonly pointer: number;
  accessPolicyWindow: { base_ptr: number; num_bytes: number | bigint };
};

beforeAll(() => {
  useDevice(0);
  window = c.CUlaunchAttributeValue.alloc() as unknown as typeof window;
  window.accessPolicyWindow.base_ptr = allocate(4096);
  window.accessPolicyWindow.num_bytes = 4096;
});

test("an access-policy window of a stream, which a window of 0 bytes clears", () => {
  const stream = out((p) => cuda.cuStreamCreate(p, 0));
  expect(nameOf(cuda.cuStreamSetAttribute(stream, WINDOW, window.pointer))).toBe(REFUSED);
  ok(cuda.cuStreamSetAttribute(stream, WINDOW, c.CUlaunchAttributeValue.alloc().pointer));
  ok(cuda.cuStreamDestroy_v2(stream));
});

test("an access-policy window of a launch", () => {
  using device = openDevice(0, { provider: "soft" });
  const module = device.loadModule(
    ".version 7.0\n.target sm_70\n.address_size 64\n.visible .entry nothing() { ret; }",
  );
  const attribute = c.CUlaunchAttribute.alloc();
  attribute.id = WINDOW;
  attribute.value.accessPolicyWindow.num_bytes = 4096;
  const config = c.CUlaunchConfig.alloc({
    gridDimX: 1,
    gridDimY: 1,
    gridDimZ: 1,
    blockDimX: 1,
    blockDimY: 1,
  });
  config.blockDimZ = 1;
  config.attrs = attribute.pointer;
  config.numAttrs = 1;
  const { pointer } = module.kernel("nothing", "");
  const launch = () => nameOf(cuda.cuLaunchKernelEx(config.pointer, pointer, 0, 0));
  expect(launch()).toBe(REFUSED);
  attribute.value.accessPolicyWindow.num_bytes = 0;
  expect(launch()).toBe("CUDA_SUCCESS");
});

test("persisting L2 lines", () => {
  expect(nameOf(cuda.cuCtxSetLimit(c.CU_LIMIT_PERSISTING_L2_CACHE_SIZE, 4096))).toBe(
    "CUDA_ERROR_UNSUPPORTED_LIMIT",
  );
});

test("compressible memory", () => {
  const properties = physicalProperties();
  const { allocFlags } = c.CUmemAllocationProp.at(properties);
  allocFlags.compressionType = c.CU_MEM_ALLOCATION_COMP_GENERIC;
  expect(codeOf((p) => cuda.cuMemCreate(p, GRANULE, properties, 0))).toBe(REFUSED);
  expect(codeOf((p) => cuda.cuMemGetAllocationGranularity(p, properties, 0))).toBe(REFUSED);
});

test.each([
  "cuMulticastCreate",
  "cuImportExternalMemory",
  "cuTexRefCreate",
  "cuTensorMapEncodeTiled",
] as const)("%s is refused by name", (name) => {
  expect(cuda.supports(name)).toBe(false);
  expect(nameOf((cuda[name] as (...none: number[]) => number)(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))).toBe(
    REFUSED,
  );
});
