import type { ExportedRegion } from "../../../../src/index.ts";

/** Message to the importing process. */
export interface ImportMessage {
  readonly domain: number;
  readonly region: ExportedRegion;
  /** Region without write access. */
  readonly readOnly: ExportedRegion;
  /** Region that the exporter has closed. */
  readonly gone: ExportedRegion;
  /** Region of another protection domain. */
  readonly elsewhere: ExportedRegion;
}
