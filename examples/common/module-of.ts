import { readFileSync } from "node:fs";
import { type Device, LibraryError, type Module } from "doorbell/cuda";

/** Compiles the CUDA C++ of an example. Loads its PTX from examples/ptx if no compiler is installed. */
export function moduleOf(device: Device, source: string, name: string): Module {
  try {
    return device.compile(source);
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error;
    return device.loadModule(readFileSync(new URL(`../ptx/${name}.ptx`, import.meta.url), "utf8"));
  }
}
