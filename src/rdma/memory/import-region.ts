import { wholeNumber } from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";
import { checkPointer } from "../errors/verbs-error.ts";
import type { DomainHandle } from "../handles/domain-handle.ts";
import type { Registration } from "./registration.ts";

/** Region as plain data for a process that imports it. JSON can carry it. */
export interface ExportedRegion {
  /** Handle of the region in the device's context. */
  readonly handle: number;
  readonly address: number;
  readonly byteLength: number;
  /** Access flags (`enum ibv_access_flags`). */
  readonly access: number;
}

/** Imports a region of another process (`ibv_import_mr`). */
export function importRegion(pd: DomainHandle, exported: ExportedRegion): Registration {
  if (typeof exported !== "object" || exported === null) {
    throw new TypeError(
      `importRegion(${shown(exported)}): pass what the other process's region.export() gave`,
    );
  }
  const { handle, address, byteLength, access } = exported;
  wholeNumber("importRegion: handle", handle, 0, 0xffffffff);
  wholeNumber("importRegion: address", address, 0, Number.MAX_SAFE_INTEGER);
  wholeNumber("importRegion: byteLength", byteLength, 1, Number.MAX_SAFE_INTEGER);
  wholeNumber("importRegion: access", access, 0, 0xffffffff);
  pd.ensureOpen();
  const made = pd.device.lib.ibv_import_mr(pd.pointer, handle);
  return {
    pointer: checkPointer("ibv_import_mr", made, `handle ${handle}`),
    address,
    byteLength,
    access,
    path: "imported",
    reason: "it is the memory of another process",
    memory: undefined,
    device: undefined,
    owners: [pd],
    own: undefined,
  };
}
