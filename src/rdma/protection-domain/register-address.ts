import { IBV_ACCESS_LOCAL_WRITE, IBV_ACCESS_REMOTE_WRITE } from "../../../ffi/ibverbs/constants.ts";
import type { StagedMemory } from "../../../ffi/staged-memory.ts";
import { checkPointer } from "../errors/verbs-error.ts";
import { MemoryRegion } from "../memory/memory-region.ts";
import type { RegionPath } from "../memory/registration.ts";
import type { ProtectionDomain } from "./protection-domain.ts";

/** Access to GPU memory: the descriptor of its dma-buf, or the functions with which a soft NIC copies it. */
export type DeviceAccess = { readonly fd: number; readonly offset: number } | StagedMemory;

/**
 * Registers memory that another thread of this process owns, so that peers may write it. Host memory is given
 * by its address. GPU memory also needs the access to it, unless a kernel module translates its addresses. The
 * owner must not free the memory until the region is closed.
 *
 * @internal
 */
export function registerAddress(
  pd: ProtectionDomain,
  address: number,
  byteLength: number,
  device: DeviceAccess | undefined,
): MemoryRegion {
  const { lib } = pd.device;
  const access = IBV_ACCESS_LOCAL_WRITE | IBV_ACCESS_REMOTE_WRITE;
  let verb = "ibv_reg_mr";
  let path: RegionPath = "host memory";
  let made: number;
  if (device === undefined) made = lib.ibv_reg_mr(pd.pointer, address, byteLength, access);
  else if ("fd" in device) {
    [verb, path] = ["ibv_reg_dmabuf_mr", "dma-buf"];
    made = lib.ibv_reg_dmabuf_mr(pd.pointer, device.offset, byteLength, address, device.fd, access);
  } else {
    [verb, path] = ["registerStaged", "staged"];
    made = lib.registerStaged!(pd.pointer, address, byteLength, access, device);
  }
  return new MemoryRegion(pd, {
    pointer: checkPointer(verb, made, `${byteLength} bytes`),
    ...{ address, byteLength, access, path },
    reason: device === undefined ? "" : "its access was given",
    ...{ memory: undefined, device: undefined, own: undefined },
    owners: [pd],
  });
}
