import { nvme_id_ctrl, nvme_id_ns } from "../../../ffi/nvme/index.ts";
import { DoorbellError } from "../../errors.ts";

/** Identity of an SSD, as the controller reports it. */
export interface NvmeIdentity {
  readonly model: string;
  readonly serial: string;
  readonly firmware: string;
  /** Largest transfer of one command, in bytes. Longer transfers use several commands. */
  readonly maximumTransferBytes: number;
  /** True when the SSD has a cache that loses its data without power. `flush` then makes writes durable. */
  readonly hasVolatileCache: boolean;
}

/** A namespace of an SSD: a disk of its own. */
export interface NvmeNamespace {
  /** Number of the namespace, from 1. */
  readonly id: number;
  readonly bytes: number;
  readonly blockBytes: number;
}

/** Reads the identity from the 4096 bytes of Identify Controller. */
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

/**
 * Reads a namespace from the 4096 bytes of Identify Namespace. Returns undefined for a number without a
 * namespace.
 */
export function namespaceFrom(bytes: ArrayBuffer, offset: number, id: number): NvmeNamespace | undefined {
  const { nsze, flbas, lbaf } = nvme_id_ns.on(bytes, offset);
  if (Number(nsze) === 0) return undefined;
  const { ds, ms } = lbaf[(flbas & 15) | ((flbas >> 1) & 0x30)]!;
  if (ms !== 0 && (flbas & 0x10) !== 0) {
    throw new DoorbellError(
      `namespace ${id} has ${ms} bytes of metadata in each block, which this driver does not support`,
      "Format the disk without metadata: nvme format --lbaf=... erases all data.",
    );
  }
  return { id, blockBytes: 2 ** ds, bytes: Number(nsze) * 2 ** ds };
}
