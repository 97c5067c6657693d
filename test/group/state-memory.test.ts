import { expect, test, vi } from "vitest";
import { openDevice } from "../../src/cuda/index.ts";
import { StateLayout, StateMemory } from "../../src/group/healing/state-memory.ts";
import { ClosedError, openDevice as openNic } from "../../src/index.ts";

test("a state uses host memory only where the NIC does not reach the GPU, and not after another error", () => {
  using device = openDevice(0, { provider: "soft" });
  using nic = openNic("soft0");
  const domain = nic.createProtectionDomain();
  const layout = new StateLayout({ weights: device.allocate(100, "f32") });
  const pinned = vi.spyOn(device, "allocatePinned");
  const memory = new StateMemory(layout, device, domain, ["remoteRead"]);
  memory.close();
  domain.close();
  expect(() => new StateMemory(layout, device, domain, ["remoteRead"])).toThrow(ClosedError);
  expect(pinned).not.toHaveBeenCalled();
});
