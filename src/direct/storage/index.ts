export type { BatchEnd, BatchRequest } from "./batch.ts";
export { openStorage } from "./open-storage.ts";
export type { EngineName, StoragePath, TransferResult } from "./pipeline/storage-error.ts";
export { NoDirectPathError, StorageError } from "./pipeline/storage-error.ts";
export type { StorageTarget } from "./pipeline/target.ts";
export { StorageFile } from "./storage-file.ts";
export type {
  PathPreference,
  RangeOfFile,
  StorageOptions,
  StorageTransferOptions,
} from "./storage-options.ts";
export type { VectorPart } from "./vector.ts";
