import { type Cuda, functions } from "../../../ffi/cuda/index.ts";
import { addressOf, bind } from "../../../ffi/runtime/index.ts";
import { cText, type Driver } from "../driver/driver.ts";

type ElapsedTime = Cuda["cuEventElapsedTime"];

const found = new WeakMap<Driver, ElapsedTime>();

/**
 * Returns cuEventElapsedTime of any driver. Drivers before 12.8 export only its first ABI, for which C has no
 * name any more.
 */
export function elapsedTime(driver: Driver): ElapsedTime {
  const { lib } = driver;
  if (lib.supports("cuEventElapsedTime")) return lib.cuEventElapsedTime;
  const known = found.get(driver) ?? firstAbi(driver);
  found.set(driver, known);
  return known;
}

function firstAbi(driver: Driver): ElapsedTime {
  const { lib, results } = driver;
  const name = cText("cuEventElapsedTime");
  const code = lib.cuGetProcAddress(addressOf(name), results.pointer, 12000, 0, results.second);
  driver.check(code, "cuGetProcAddress");
  const address = results.u64();
  // Without an address the table's own function reports what the driver lacks.
  return address === 0 ? lib.cuEventElapsedTime : bind(address, functions.cuEventElapsedTime);
}
