import { CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED } from "../../../ffi/cuda/constants.ts";
import { checkKind } from "../driver/kind.ts";
import type { Device } from "./device.ts";

/** Access of one device's kernels to memory of other devices. */
export class PeerAccess {
  readonly #device: Device;
  readonly #enabled = new Set<number>();

  constructor(device: Device) {
    this.#device = device;
  }

  /** Returns true when access is possible (`cuDeviceCanAccessPeer`). */
  isPossible(peer: Device): boolean {
    checkKind(peer, "Device", "canAccess: peer");
    const { driver, ordinal } = this.#device;
    if (peer.driver !== driver) return false;
    if (peer.ordinal === ordinal) return true;
    const { lib, results } = driver;
    const code = lib.cuDeviceCanAccessPeer(results.pointer, ordinal, peer.ordinal);
    driver.check(code, "cuDeviceCanAccessPeer");
    return results.i32() !== 0;
  }

  /** Enables access (`cuCtxEnablePeerAccess`). A second call does nothing. */
  enable(peer: Device): void {
    checkKind(peer, "Device", "enablePeerAccess: peer");
    peer.ensureOpen();
    const device = this.#device;
    if (peer.ordinal === device.ordinal || this.#enabled.has(peer.ordinal)) return;
    device.enter();
    const code = device.driver.lib.cuCtxEnablePeerAccess(peer.pointer, 0);
    if (code !== CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED) device.driver.check(code, "cuCtxEnablePeerAccess");
    this.#enabled.add(peer.ordinal);
  }

  /** Disables access (`cuCtxDisablePeerAccess`). It does nothing where access was not enabled here. */
  disable(peer: Device): void {
    checkKind(peer, "Device", "disablePeerAccess: peer");
    if (!this.#enabled.delete(peer.ordinal)) return;
    const device = this.#device;
    device.enter();
    device.driver.check(device.driver.lib.cuCtxDisablePeerAccess(peer.pointer), "cuCtxDisablePeerAccess");
  }
}
