import { CU_STREAM_CAPTURE_MODE_RELAXED } from "../../../ffi/cuda/constants.ts";
import type { Driver } from "../driver/driver.ts";

/**
 * Runs a call in the relaxed capture mode of the thread (`cuThreadExchangeStreamCaptureMode`), and returns its result. C refuses some
 * calls beside a capture in any other mode, although they queue no work in a stream.
 */
export function whileRelaxed<T>(driver: Driver, call: () => T): T {
  const { lib, results } = driver;
  const exchange = "cuThreadExchangeStreamCaptureMode";
  results.put(CU_STREAM_CAPTURE_MODE_RELAXED);
  driver.check(lib[exchange](results.pointer), exchange);
  const mode = results.u32();
  try {
    return call();
  } finally {
    results.put(mode);
    driver.check(lib[exchange](results.pointer), exchange);
  }
}
