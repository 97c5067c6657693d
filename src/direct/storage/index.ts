export type { BatchEnd, BatchRequest } from "./batch.ts";
export { openStorage } from "./open-storage.ts";
export type { StorageTarget } from "./pipeline/target.ts";
export { NoDirectPathError, StorageError } from "./storage-error.ts";
export { StorageFile } from "./storage-file.ts";
export type { PathWish, RangeOfFile, StorageOptions, StorageTransferOptions } from "./storage-options.ts";
export type { EngineName, StoragePath, TransferResult } from "./transfer-result.ts";
export type { VectorPart } from "./vector.ts";
