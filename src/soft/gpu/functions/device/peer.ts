// C functions of peer access between contexts.
import * as c from "../../../../../ffi/cuda/index.ts";
import { SoftContext, type SoftGpu } from "../../driver/gpu.ts";

/** Returns cuCtx{Enable,Disable}PeerAccess. Every soft GPU reaches every other. */
export function peerFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  function withPeer(handle: number, use: (context: SoftContext, peer: SoftContext) => number): number {
    const context = gpu.current();
    if (typeof context === "number") return context;
    const peer = gpu.handles.find(SoftContext, handle);
    if (peer === undefined || !peer.alive) return c.CUDA_ERROR_INVALID_CONTEXT;
    return use(context, peer);
  }

  return {
    cuCtxEnablePeerAccess: (handle, flags) =>
      withPeer(handle, (context, peer) => {
        if (flags !== 0) return c.CUDA_ERROR_INVALID_VALUE;
        if (peer.device === context.device) return c.CUDA_ERROR_PEER_ACCESS_UNSUPPORTED;
        if (context.peers.has(peer)) return c.CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED;
        context.peers.add(peer);
        gpu.space.refreshRights();
        return 0;
      }),
    cuCtxDisablePeerAccess: (handle) =>
      withPeer(handle, (context, peer) => {
        if (!context.peers.delete(peer)) return c.CUDA_ERROR_PEER_ACCESS_NOT_ENABLED;
        gpu.space.refreshRights();
        return 0;
      }),
  };
}
