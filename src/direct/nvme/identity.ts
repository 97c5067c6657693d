import { nvme_id_ctrl, nvme_id_ns } from "../../../ffi/nvme/index.ts";
import { DoorbellError } from "../../errors.ts";

/** What an SSD says of itself. */
export interface NvmeIdentity {
  readonly model: string;
  readonly serial: string;
  readonly firmware: string;
  /** The most bytes of one command; longer transfers become several. */
  readonly maximumTransferBytes: number;
  /** Does it have a cache that forgets with the power? Then `flush` is what makes writes last. */
  readonly hasVolatileCache: boolean;
}

/** A part of an SSD that is a disk of its own. */
export interface NvmeNamespace {
  /** From 1. */
  readonly id: number;
  readonly bytes: number;
  readonly blockBytes: number;
}

/** From the 4096 bytes of Identify Controller. */
export function identityFrom(
  bytes: ArrayBuffer,
  offset: number,
  pageBytes: number,
  longest: number,
): NvmeIdentity {
  const { sn, mn, fr, mdts, vwc } = nvme_id_ctrl.on(bytes, offset);
  return {
    model: mn.trim(),
    serial: sn.trim(),
    firmware: fr.trim(),
    maximumTransferBytes: mdts === 0 ? longest : Math.min(longest, 2 ** mdts * pageBytes),
    hasVolatileCache: (vwc & 1) === 1,
  };
}

/** From the 4096 bytes of Identify Namespace; undefined where there is none of that number. */
export function namespaceFrom(bytes: ArrayBuffer, offset: number, id: number): NvmeNamespace | undefined {
  const { nsze, flbas, lbaf } = nvme_id_ns.on(bytes, offset);
  if (Number(nsze) === 0) return undefined;
  const { ds, ms } = lbaf[(flbas & 15) | ((flbas >> 1) & 0x30)]!;
  if (ms !== 0 && (flbas & 0x10) !== 0) {
    throw new DoorbellError(
      `namespace ${id} has ${ms} bytes of metadata in each block, which this driver does not know`,
      "nvme format --lbaf=... to one without metadata erases it all.",
    );
  }
  return { id, blockBytes: 2 ** ds, bytes: Number(nsze) * 2 ** ds };
}
