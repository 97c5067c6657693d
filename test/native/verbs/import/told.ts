import type { ExportedRegion } from "../../../../src/index.ts";

/** What the importing process is told. */
export interface Told {
  readonly domain: number;
  readonly region: ExportedRegion;
  /** That may only be read. */
  readonly readOnly: ExportedRegion;
  /** That is closed. */
  readonly gone: ExportedRegion;
  /** Of another protection domain. */
  readonly elsewhere: ExportedRegion;
}
