export { copy } from "./copy.ts";
export type { CopyResult } from "./copy-result.ts";
export type { CopySide, FileSide, RemoteSide } from "./sides.ts";
