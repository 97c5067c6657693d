// Host functions of generated code (see wasm/unit/host-functions.ts).
import {
  CUDA_ERROR_ILLEGAL_ADDRESS,
  CUDA_ERROR_LAUNCH_FAILED,
  CUDA_ERROR_LAUNCH_TIMEOUT,
  CUDA_ERROR_MISALIGNED_ADDRESS,
} from "../../../../../ffi/cuda/constants.ts";
import { CONTEXT, CONTEXT_WORDS } from "../../wasm/unit/layout.ts";
import type { LaunchInspectors } from "../inspect/launch-inspectors.ts";
import { Collectives } from "../matrix/collective.ts";
import * as exact from "../numbers/exact.ts";
import { narrowBits, narrowInteger, widenBits } from "../numbers/narrow.ts";
import { printerOf } from "../output/printer.ts";
import { KernelFault, Word } from "../shared/control.ts";
import { type Access, accessTo } from "../texture/texels.ts";
import { textureUnitOf } from "../texture/texture-unit.ts";
import type { DeviceClock } from "./device-clock.ts";
import { heapOf } from "./device-heap.ts";
import { DeviceView } from "./device-reader.ts";
import type { FarMemory } from "./far-memory.ts";
import { addGarbage, countingGarbage } from "./gc-pressure.ts";
import { combineLanes } from "./warp-combine.ts";

/**
 * Sleep of a waiting thread, in milliseconds. Waiting threads sleep in turn, so that other processes run. A
 * long wait sleeps longer, because another thread needs the processor.
 */
const SLEEP_MS = 0.05;
const LONG_SLEEP_MS = 0.5;
const AWAKE_MS = 0.1;
const LONG_MS = 3;
const bed = new Int32Array(new SharedArrayBuffer(4));
let tired = 0;
let waitingSince = 0;
let sleptLast = 0;

function nanosleep(): void {
  const now = performance.now();
  if (now < tired) return;
  if (now - sleptLast > LONG_MS) waitingSince = now;
  Atomics.wait(bed, 0, 0, now - waitingSince > LONG_MS ? LONG_SLEEP_MS : SLEEP_MS);
  sleptLast = performance.now();
  tired = sleptLast + AWAKE_MS;
}

function rounded(format: exact.Format, name: "f32" | "f64") {
  const { add, mul, div, fma, sqrt } = exact;
  return {
    [`add_${name}`]: (a: number, b: number, mode: number) => add(a, b, format, mode),
    [`sub_${name}`]: (a: number, b: number, mode: number) => add(a, -b, format, mode),
    [`mul_${name}`]: (a: number, b: number, mode: number) => mul(a, b, format, mode),
    [`div_${name}`]: (a: number, b: number, mode: number) => div(a, b, format, mode),
    [`fma_${name}`]: (a: number, b: number, c: number, mode: number) => fma(a, b, c, format, mode),
    [`sqrt_${name}`]: (a: number, mode: number) => sqrt(a, format, mode),
    [`${name}_from_integer`]: (value: bigint, signed: number, mode: number) =>
      exact.round(exact.exactInteger(signed !== 0 ? value : BigInt.asUintN(64, value)), format, mode),
  };
}

/** Returns the position of the offset-th set bit of a mask from `base` on, or -1. */
function findSet(mask: number, base: number, offset: number): number {
  let left = offset === 0 ? 0 : Math.abs(offset) - 1;
  const step = offset < 0 ? -1 : 1;
  for (let at = base; at >= 0 && at < 32; at += step) {
    const set = ((mask >>> at) & 1) === 1;
    if (offset === 0) return set ? at : -1;
    if (set && left-- === 0) return at;
  }
  return -1;
}

/** Estimated garbage of one call, in bytes. */
const CLOCK_GARBAGE = 128;
const EXACT_GARBAGE = 2048;
const COLLECTIVE_GARBAGE = 8192;
const SERVICE_GARBAGE = 1024;
const INSPECTED_GARBAGE = 64;

/** Instructions whose lanes exchange words through memory. */
const COLLECTIVE = /^(wmma|mma|ldmatrix|stmatrix|movmatrix)\./;

type Service = (...values: never[]) => unknown;

/**
 * Wraps functions so that each call ends a launch that is to stop. A loop of such calls is slow and would
 * check the clock rarely.
 */
function stoppable<T extends Readonly<Record<string, Service>>>(context: Int32Array, services: T): T {
  const wrapped = Object.entries(services).map(([name, call]) => [
    name,
    (...values: never[]) => {
      if (context[CONTEXT_WORDS.stop] !== 0) throw new KernelFault(CUDA_ERROR_LAUNCH_TIMEOUT);
      return call(...values);
    },
  ]);
  return Object.fromEntries(wrapped) as T;
}

/** Parts of a worker that its host functions use. */
export interface HostParts {
  readonly memory: WebAssembly.Memory;
  readonly words: Int32Array;
  readonly clock: DeviceClock;
}

/** Returns the imports of a module. `kernel` returns the running kernel, for operations across lanes. */
export function hostFunctions(
  { memory, words, clock }: HostParts,
  combines: (state: number) => string | undefined,
  inspectors: LaunchInspectors,
  far: FarMemory | undefined,
) {
  const { buffer } = memory;
  let made: Access | undefined;
  const access = (): Access => (made ??= accessTo(memory));
  const collectives = new Collectives(buffer);
  const context = new Int32Array(buffer, CONTEXT, 32);
  const device = new DeviceView(buffer, () => BigInt(words[Word.window + 1]! >>> 0), far);
  return {
    ...countingGarbage(
      SERVICE_GARBAGE,
      stoppable(context, {
        ...printerOf(words, device, context),
        ...heapOf(words, device),
        ...textureUnitOf(words, buffer, access),
      }),
    ),
    fault(address: bigint, bytes: number, position: number) {
      const misaligned = address % BigInt(bytes) !== 0n;
      throw new KernelFault(
        misaligned ? CUDA_ERROR_MISALIGNED_ADDRESS : CUDA_ERROR_ILLEGAL_ADDRESS,
        position,
        BigInt.asUintN(64, address),
      );
    },
    reach(address: bigint, bytes: number, position: number) {
      // Only far code calls it.
      far!.reach(address, bytes, position);
    },
    cudaGraphSetConditional(handle: bigint, value: number) {
      access().put32(device.place(handle, 4, true), value);
    },
    trap(position: number) {
      throw new KernelFault(CUDA_ERROR_LAUNCH_FAILED, position);
    },
    fail(code: number, position: number) {
      throw new KernelFault(code, position);
    },
    stopped() {
      throw new KernelFault(CUDA_ERROR_LAUNCH_TIMEOUT);
    },
    combine(first: number, last: number, state: number) {
      addGarbage(COLLECTIVE_GARBAGE);
      const how = combines(state) ?? "";
      if (COLLECTIVE.test(how)) collectives.run(how, first);
      else combineLanes(buffer, first, last, state, how);
    },
    ...countingGarbage(CLOCK_GARBAGE, {
      clock64: clock.nanoseconds,
      globaltimer: clock.globalTimer,
    }),
    ...countingGarbage(EXACT_GARBAGE, {
      nanosleep,
      fma64: (a: number, b: number, c: number) => exact.fma(a, b, c, exact.F64, 0),
      ...rounded(exact.F32, "f32"),
      ...rounded(exact.F64, "f64"),
      f32_from_f64: (value: number, mode: number) => exact.convert(value, exact.F32, mode),
      narrow: narrowBits,
      narrow_integer: narrowInteger,
      widen: widenBits,
    }),
    ...countingGarbage(INSPECTED_GARBAGE, inspectors.functions()),
    fns: findSet,
    ex2: (x: number) => 2 ** x,
    lg2: Math.log2,
    sin: Math.sin,
    cos: Math.cos,
    tanh: Math.tanh,
  };
}
