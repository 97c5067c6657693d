import type { Device } from "../cuda/device/device.ts";
import type { MemoryPool } from "../cuda/memory/memory-pool.ts";

const pools = new WeakMap<Device, MemoryPool>();

/** Returns the pool of the arrays of a device. It retains freed memory for the next array. */
export function poolOf(device: Device): MemoryPool {
  const known = pools.get(device);
  if (known !== undefined && !known.closed) return known;
  const pool = device.createPool({ releaseThreshold: Number.MAX_SAFE_INTEGER });
  pools.set(device, pool);
  return pool;
}
