import { DoorbellError } from "../../errors.ts";

/** Why each way for a NIC to reach device memory is closed. */
export interface ClosedPaths {
  /** What the driver said of the memory's dma-buf, or the NIC's of registering it. */
  readonly dmaBuf: string;
  /** What is missing for `ibv_reg_mr` of a device address. */
  readonly peermem: string;
}

/**
 * A NIC cannot reach a GPU's memory: what is missing for each way to it.
 *
 * @example
 * try {
 *   pd.register(memory, ["remoteWrite"]); // or a GPU's buffer
 * } catch (error) {
 *   if (error instanceof DevicePathError) console.log(error.paths.peermem); // "the module nvidia_peermem is not loaded"
 * }
 */
export class DevicePathError extends DoorbellError {
  override readonly name = "DevicePathError";
  readonly paths: ClosedPaths;

  constructor(nic: string, memory: string, paths: ClosedPaths) {
    super(
      `${nic} cannot reach ${memory}\n  dma-buf: ${paths.dmaBuf}\n  peermem: ${paths.peermem}`,
      "Load nvidia_peermem (modprobe nvidia_peermem), use a kernel and a NIC driver that register dma-bufs, or allow copies through host memory: { bounce: true }.",
    );
    this.paths = paths;
  }
}
