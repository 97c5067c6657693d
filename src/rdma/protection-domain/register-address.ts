import { IBV_ACCESS_LOCAL_WRITE, IBV_ACCESS_REMOTE_WRITE } from "../../../ffi/ibverbs/constants.ts";
import { checkPointer } from "../errors/verbs-error.ts";
import { MemoryRegion } from "../memory/memory-region.ts";
import type { ProtectionDomain } from "./protection-domain.ts";

/**
 * Registers memory that another thread of this process owns, so that peers may write it. Host memory is given
 * by its address, GPU memory by the descriptor of its dma-buf. The owner must not free it until the region is
 * closed.
 *
 * @internal
 */
export function registerAddress(
  pd: ProtectionDomain,
  address: number,
  byteLength: number,
  dmaBuf: { readonly fd: number; readonly offset: number } | undefined,
): MemoryRegion {
  const { lib } = pd.device;
  const access = IBV_ACCESS_LOCAL_WRITE | IBV_ACCESS_REMOTE_WRITE;
  const made =
    dmaBuf === undefined
      ? lib.ibv_reg_mr(pd.pointer, address, byteLength, access)
      : lib.ibv_reg_dmabuf_mr(pd.pointer, dmaBuf.offset, byteLength, address, dmaBuf.fd, access);
  const verb = dmaBuf === undefined ? "ibv_reg_mr" : "ibv_reg_dmabuf_mr";
  return new MemoryRegion(pd, {
    pointer: checkPointer(verb, made, `${byteLength} bytes`),
    ...{ address, byteLength, access },
    path: dmaBuf === undefined ? "host memory" : "dma-buf",
    reason: dmaBuf === undefined ? "" : "its descriptor was given",
    ...{ memory: undefined, device: undefined, own: undefined },
    owners: [pd],
  });
}
