/**
 * Tables of cuda.h and of the headers for OpenGL, EGL and VDPAU, joined because libcuda.so.1 exports all of
 * them.
 * @module
 */
import * as driver from "./functions.ts";
import * as interop from "./interop/functions.ts";

/** Signature of every function by its C name: the result type, then the types of the parameters. */
export const functions: typeof driver.functions & typeof interop.functions = {
  ...driver.functions,
  ...interop.functions,
};

/**
 * Parameters, counted from 0, that C takes as a struct by value, with the struct's size in bytes. Calls pass
 * the struct's address instead.
 */
export const byValue: typeof driver.byValue & typeof interop.byValue = {
  ...driver.byValue,
  ...interop.byValue,
};

/**
 * Exported name of each function whose C name is a macro for another export: `cuMemAlloc` is `cuMemAlloc_v2`.
 */
export const apiNames: typeof driver.apiNames & typeof interop.apiNames = {
  ...driver.apiNames,
  ...interop.apiNames,
};

/** Driver version that introduced each function: 12010 is 12.1. */
export const since: typeof driver.since & typeof interop.since = { ...driver.since, ...interop.since };

/** TypeScript types of {@link functions}, with the parameter names of the headers. */
export interface Functions extends driver.Functions, interop.Functions {}
