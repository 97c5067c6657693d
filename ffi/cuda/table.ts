/**
 * The tables of cuda.h and of the headers for OpenGL, EGL and VDPAU as one: libcuda.so.1 holds them all.
 * @module
 */
import * as driver from "./functions.ts";
import * as interop from "./interop/functions.ts";

/** Every function by its name in C: result, then parameters. */
export const functions = { ...driver.functions, ...interop.functions } as const;

/** Parameters (from 0) that C takes as a struct by value, with its bytes; the tables take the struct's address. */
export const byValue = { ...driver.byValue, ...interop.byValue } as const;

/** The exported name that a name means in C, where that is another: `cuMemAlloc` is `cuMemAlloc_v2`. */
export const apiNames = { ...driver.apiNames, ...interop.apiNames } as const;

/** The driver version that brought each function: 12010 is 12.1. */
export const since = { ...driver.since, ...interop.since } as const;

/** {@link functions} with the names of the parameters. */
export interface Functions extends driver.Functions, interop.Functions {}
