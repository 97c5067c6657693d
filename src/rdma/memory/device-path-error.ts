import { DoorbellError } from "../../errors.ts";

/** Reasons why a NIC cannot reach device memory, by path. */
export interface ClosedPaths {
  /** Reason why the memory has no dma-buf or the NIC did not register it. */
  readonly dmaBuf: string;
  /** Reason why `ibv_reg_mr` cannot take a device address. */
  readonly peermem: string;
}

/**
 * Error of a NIC that cannot reach a GPU's memory, with the reason for each path.
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
      `${nic} cannot reach ${memory}.\n  With dma-buf: ${paths.dmaBuf}.\n  With peermem: ${paths.peermem}`,
      "Run `modprobe nvidia_peermem`, or use a kernel and a NIC driver that register dma-bufs. { bounce: true } allows copies through host memory.",
    );
    this.paths = paths;
  }
}
