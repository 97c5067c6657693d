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
 * Names in scope of the examples in CUDA's doc comments, beside the exports of `doorbell/cuda` and of the
 * example's file and folder. Each object is created when an example names it and closed at its end.
 */
export interface Prelude extends Disposable {
  /** First device of the provider under test. */
  readonly device: Device;
  /** Devices of the provider under test. A single device is listed twice. */
  readonly devices: readonly Device[];
  readonly first: Device;
  readonly second: Device;
  /** Stream that only the example uses. */
  readonly stream: Stream;
  /** Buffer of four floats. */
  readonly a: Buffer<"f32">;
  readonly b: Buffer<"f32">;
  /** Buffer of 1024 floats. */
  readonly buffer: Buffer<"f32">;
  readonly x: Buffer<"f32">;
  readonly y: Buffer<"f32">;
  /** Matrix of four rows of 16 floats, and a column of 4. */
  readonly matrix: Buffer<"f32">;
  readonly column: Buffer<"f32">;
  /** Buffer of four integers, all 1. */
  readonly flags: Buffer<"u32">;
  /**
   * Granularity of physical memory, memory of that size, and an address range of twice the size with the
   * memory mapped at its start.
   */
  readonly unit: number;
  readonly memory: PhysicalMemory;
  readonly range: AddressRange;
  /** Two compiled modules with the kernels saxpy and twice and the variable table. */
  readonly module: Module;
  readonly kernel: Kernel;
  /** PTX, and PTX to link with it. */
  readonly onePtx: string;
  readonly otherPtx: string;
  /** Ticket of shared memory. This process itself shares it, by a descriptor. */
  readonly ticket: string;
  /** Another process and its id. */
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

/** Names that an example may use without declaring them. */
export const preludeNames = Object.keys(values) as (keyof typeof values)[];

/** Returns the prelude. Its objects are created on first use. */
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
