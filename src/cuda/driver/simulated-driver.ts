import type { ProviderName } from "../../arguments/provider-preference.ts";
import type { Driver } from "./driver.ts";

let simulated: ((name: ProviderName) => Driver | undefined) | undefined;

/**
 * @internal Makes `driver(name)` return the result of `choose`, unless that is undefined. In a simulation, each host
 * has GPUs of its own. Without an argument, the process has its own drivers again.
 */
export function replaceDriver(choose?: (name: ProviderName) => Driver | undefined): void {
  simulated = choose;
}

/** @internal Returns the driver of the simulated host, undefined outside of simulations. */
export const simulatedDriver = (name: ProviderName): Driver | undefined => simulated?.(name);
