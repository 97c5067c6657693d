// Checked launches find accesses to memory that the kernel's device may not access.
import { expect, test } from "vitest";
import { KernelCheckError, openDevice } from "../../../src/cuda/index.ts";

const source = `.version 7.0
.target sm_70
.address_size 64
.visible .entry write(.param .u64 at) {
  .reg .u64 %p0; .reg .u32 %r0;
  ld.param.u64 %p0, [at]; mov.u32 %r0, 55; st.global.u32 [%p0], %r0; ret;
}`;

test("a checked launch reports memory of another device until peer access is enabled", () => {
  using first = openDevice(0, { provider: "soft" });
  using second = openDevice(1, { provider: "soft" });
  using memory = first.from(new Uint32Array([7]));
  const kernel = second.loadModule(source).kernel("write", "ptr");
  const launch = () => kernel.launch({ grid: 1, block: 1, check: true }, [memory]);
  let message = "";
  try {
    launch();
  } catch (error) {
    if (!(error instanceof KernelCheckError)) throw error;
    message = error.message;
  }
  expect(message).toContain("in memory of 4 bytes without access by the kernel's device");
  expect(memory.toArray()[0]).toBe(7);
  second.enablePeerAccess(first);
  launch();
  expect(memory.toArray()[0]).toBe(55);
});
