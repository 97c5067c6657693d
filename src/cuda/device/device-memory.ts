/** Free and total memory of a device, in bytes. */
export interface DeviceMemory {
  readonly free: number;
  readonly total: number;
}
