import {
  AddressRange,
  type Buffer,
  type Device,
  granularity,
  type Kernel,
  type Module,
  openDevices,
  PhysicalMemory,
  type Stream,
  share,
} from "../../../../src/cuda/index.ts";
import { kernelsPtx } from "../../../fixtures/kernels-ptx.ts";
import { open, providerName } from "../../cuda/provider.ts";

/**
 * What the examples of CUDA's doc comments find in scope, beside all that `doorbell/cuda` exports and what their own file and
 * folder do. Each is made when an example names it, and closed when that ends.
 */
export interface Prelude extends Disposable {
  /** The first device of the provider under test. */
  readonly device: Device;
  /** All of its devices, and the first two; the first again where there is one alone. */
  readonly devices: readonly Device[];
  readonly first: Device;
  readonly second: Device;
  /** A stream of one's own. */
  readonly stream: Stream;
  /** Four floats each. */
  readonly a: Buffer<"f32">;
  readonly b: Buffer<"f32">;
  /** 1024 floats each. */
  readonly buffer: Buffer<"f32">;
  readonly x: Buffer<"f32">;
  readonly y: Buffer<"f32">;
  /** Four rows of 16 floats, and a column of 4. */
  readonly matrix: Buffer<"f32">;
  readonly column: Buffer<"f32">;
  /** Four integers, all 1. */
  readonly flags: Buffer<"u32">;
  /** The granularity of physical memory, so much of it, and addresses for twice as much with it mapped at 0. */
  readonly unit: number;
  readonly memory: PhysicalMemory;
  readonly range: AddressRange;
  /** Compiled code with the kernels saxpy and twice and the variable table; twice. */
  readonly module: Module;
  readonly kernel: Kernel;
  /** PTX, and PTX to link with it. */
  readonly onePtx: string;
  readonly otherPtx: string;
  /** What another process shared: here this one, by a descriptor. */
  readonly ticket: string;
  /** Another process, and its id. */
  readonly child: { send(message: string): void };
  readonly pid: number;
}

const values = {
  device: () => open(),
  devices: () => openDevices({ provider: providerName }),
  first: ({ devices }) => devices[0]!,
  second: ({ devices }) => devices[1] ?? devices[0]!,
  stream: ({ device }) => device.createStream(),
  a: ({ device }) => device.allocate(4, "f32"),
  b: ({ device }) => device.allocate(4, "f32"),
  buffer: ({ device }) => device.allocate(1024, "f32"),
  x: ({ device }) => device.allocate(1024, "f32"),
  y: ({ device }) => device.allocate(1024, "f32"),
  matrix: ({ device }) => device.allocate(64, "f32"),
  column: ({ device }) => device.allocate(4, "f32"),
  flags: ({ device }) => device.allocate(4, "u32").fill(1),
  unit: ({ device }) => granularity(device),
  memory: ({ device, unit }) => PhysicalMemory.allocate(device, unit, { shareable: ["fd"] }),
  range: ({ device, unit, memory }) => {
    const range = AddressRange.reserve(device, 2 * unit);
    range.map(memory);
    return range;
  },
  module: ({ device }) => device.loadModule(kernelsPtx),
  kernel: ({ module }) => module.kernel("twice", "ptr"),
  onePtx: () => kernelsPtx,
  otherPtx: () => kernelsPtx.replaceAll("saxpy", "saxpy2").replaceAll(/twice|table/g, "other_$&"),
  ticket: ({ device, range }) => {
    range.setAccess(device);
    return share(range.buffer("f32", 4).fill(1)).ticket;
  },
  child: () => ({ send: () => {} }),
  pid: () => process.pid,
} satisfies { [K in keyof Omit<Prelude, symbol>]: (prelude: Prelude) => Prelude[K] };

/** The names that an example may use without declaring them. */
export const preludeNames = Object.keys(values) as (keyof typeof values)[];

/** The prelude; nothing is made yet. */
export function makePrelude(): Prelude {
  const made = new Map<string, unknown>();
  const opened = new Set<Device>();
  const prelude = {
    [Symbol.dispose]() {
      for (const device of opened) device.close();
    },
  };
  for (const name of preludeNames) {
    Object.defineProperty(prelude, name, {
      get(): unknown {
        if (!made.has(name)) made.set(name, values[name](prelude as Prelude));
        const value = made.get(name);
        if (name === "device") opened.add(value as Device);
        if (name === "devices") for (const device of value as Device[]) opened.add(device);
        return value;
      },
    });
  }
  return prelude as Prelude;
}
