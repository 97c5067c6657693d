import { unpackText } from "../../process/unpack-text.ts";
import { archive } from "./generated/clang-header.ts";

let text: string | undefined;

/**
 * Returns the header that clang needs to compile kernels without CUDA's headers: `headers/cuda.cuh` with the
 * files that it includes.
 */
export function clangHeader(): string {
  text ??= unpackText(archive);
  return text;
}
