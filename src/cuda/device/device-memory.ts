/** Memory of a device, in bytes. */
export interface DeviceMemory {
  /** Free bytes, those of the reservation included. */
  readonly free: number;
  readonly total: number;
  /** Free bytes that `openDevice(which, { reserveBytes })` reserves for system components. */
  readonly reserved: number;
}
