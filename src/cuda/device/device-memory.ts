/** Free and total bytes of a device. */
export interface DeviceMemory {
  readonly free: number;
  readonly total: number;
}
