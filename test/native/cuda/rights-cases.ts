// Cases of rights.test.ts: memory of device 0 with the rights of one device, and an access by that device. A
// case may lose the context of its device.
import {
  AddressRange,
  CudaError,
  type Device,
  granularity,
  PhysicalMemory,
  pointer,
} from "../../../src/cuda/index.ts";
import { open, openAll } from "./provider.ts";

/** Rights that kernels of the accessing device have. */
export type Right = "none" | "read" | "read-write";

/** Kinds of access. `copy out` and `copy in` are copies of the accessing device. */
export const accesses = ["load", "store", "atomic", "copy out", "copy in"] as const;
export type AccessKind = (typeof accesses)[number];

/** Memory to access: a word that holds 7, the accessing device, and its rights. */
interface Made {
  readonly address: bigint;
  readonly by: Device;
}

interface Situation {
  readonly right: Right;
  make(first: Device, second: Device): Made;
}

const kernels = `.version 7.0
.target sm_70
.address_size 64
.visible .entry run(.param .u64 at, .param .u64 seen, .param .u32 kind) {
  .reg .u64 %p<3>; .reg .u32 %r<4>; .reg .pred %q<3>;
  ld.param.u64 %p0, [at]; ld.param.u64 %p1, [seen]; ld.param.u32 %r0, [kind];
  cvta.to.global.u64 %p0, %p0; cvta.to.global.u64 %p1, %p1;
  setp.eq.u32 %q0, %r0, 1; setp.eq.u32 %q1, %r0, 2;
  @%q0 bra store;
  @%q1 bra atomic;
  ld.global.u32 %r1, [%p0]; st.global.u32 [%p1], %r1; ret;
store:
  mov.u32 %r1, 55; st.global.u32 [%p0], %r1; ret;
atomic:
  atom.global.add.u32 %r1, [%p0], 1; st.global.u32 [%p1], %r1; ret;
}`;

/** Returns a mapped range of device 0 whose first word is 7. */
function mapped(first: Device): { range: AddressRange; memory: PhysicalMemory; address: bigint } {
  const unit = granularity(first);
  const range = AddressRange.reserve(first, unit);
  const memory = PhysicalMemory.allocate(first, unit);
  range.map(memory);
  range.setAccess(first);
  range.buffer("u32", 1).fill(7);
  first.synchronize();
  return { range, memory, address: BigInt(range.pointer) };
}

/** Situation of mapped memory after `change`. */
const virtual = (
  right: Right,
  change: (range: AddressRange, devices: readonly [Device, Device], memory: PhysicalMemory) => void,
): Situation => ({
  right,
  make(first, second) {
    const { range, memory, address } = mapped(first);
    change(range, [first, second], memory);
    return { address, by: second };
  },
});

/** Situation of ordinary memory after `change`. */
const ordinary = (right: Right, change: (first: Device, second: Device) => void): Situation => ({
  right,
  make(first, second) {
    const buffer = first.from(new Uint32Array([7]));
    first.synchronize();
    change(first, second);
    return { address: BigInt(buffer.pointer), by: second };
  },
});

export const situations: Readonly<Record<string, Situation>> = {
  "mapped memory without access": virtual("none", () => {}),
  "mapped memory with read access": virtual("read", (range, [, second]) => range.setAccess(second, "read")),
  "mapped memory with read and write access": virtual("read-write", (range, [, second]) =>
    range.setAccess(second),
  ),
  "mapped memory with access that was taken away": virtual("none", (range, [, second]) => {
    range.setAccess(second);
    range.setAccess(second, "none");
  }),
  "mapped memory with read access that was widened": virtual("read-write", (range, [, second]) => {
    range.setAccess(second, "read");
    range.setAccess(second);
  }),
  "read-only mapped memory of the device itself": {
    right: "read",
    make(first) {
      const { range, address } = mapped(first);
      range.setAccess(first, "read");
      return { address, by: first };
    },
  },
  "unmapped memory": virtual("none", (range, [, second]) => {
    range.setAccess(second);
    range.unmap();
  }),
  "memory that was mapped again without access": virtual("none", (range, [first, second], memory) => {
    range.setAccess(second);
    range.unmap();
    range.map(memory);
    range.setAccess(first);
  }),
  "memory that was mapped again with access": virtual("read-write", (range, devices, memory) => {
    range.unmap();
    range.map(memory);
    range.setAccess(devices);
  }),
  "ordinary memory without peer access": ordinary("none", () => {}),
  "ordinary memory with peer access": ordinary("read-write", (first, second) =>
    second.enablePeerAccess(first),
  ),
  "ordinary memory with peer access the other way": ordinary("none", (first, second) =>
    first.enablePeerAccess(second),
  ),
  "ordinary memory after peer access was disabled": ordinary("none", (first, second) => {
    second.enablePeerAccess(first);
    second.disablePeerAccess(first);
  }),
  "pool memory without access, with peer access": {
    right: "none",
    make(first, second) {
      second.enablePeerAccess(first);
      const buffer = first.createPool().allocate(1, "u32");
      buffer.fill(7);
      first.synchronize();
      return { address: BigInt(buffer.pointer), by: second };
    },
  },
  "pool memory with access": {
    right: "read-write",
    make(first, second) {
      const pool = first.createPool();
      pool.setAccess(second, "read-write");
      const buffer = pool.allocate(1, "u32");
      buffer.fill(7);
      first.synchronize();
      return { address: BigInt(buffer.pointer), by: second };
    },
  },
};

/** Result of an access: "done" with the value that it saw, or the error and the state of the devices. */
export interface Outcome {
  readonly result: string;
  /** Value that a load, an atomic operation or a copy returned. */
  readonly seen?: number;
  /** Error of the next call on the device, or "none". */
  readonly next: string;
  /** True when the other device still computes. */
  readonly otherWorks: boolean;
}

const errorOf = (work: () => void): string => {
  try {
    work();
    return "none";
  } catch (error) {
    if (error instanceof CudaError) return error.name;
    throw error;
  }
};

/** Copies a word on a device with the C functions, because objects refuse some of these copies before C. */
function copy(
  by: Device,
  kind: AccessKind,
  address: bigint,
  host: ReturnType<Device["allocatePinned"]>,
): void {
  by.synchronize();
  const [pointer, at] = [host.pointer, Number(address)];
  const call = kind === "copy out" ? "cuMemcpyDtoH_v2" : "cuMemcpyHtoD_v2";
  const code =
    kind === "copy out" ? by.lib.cuMemcpyDtoH_v2(pointer, at, 4) : by.lib.cuMemcpyHtoD_v2(at, pointer, 4);
  by.driver.check(code, call);
}

/** Runs one case on new devices. */
export function outcomeOf(name: string, kind: AccessKind): Outcome {
  const devices = openAll();
  const [first, second] = [devices[0]!, devices[1]!];
  const { address, by } = situations[name]!.make(first, second);
  const other = by === first ? second : first;
  const seen = by.allocate(1, "u32");
  const pinned = by.allocatePinned(1, "u32");
  pinned.array[0] = 55;
  const kernel = by.loadModule(kernels).kernel("run", "ptr, ptr, u32");
  let value = -1;
  const result = errorOf(() => {
    if (kind === "copy in" || kind === "copy out") {
      copy(by, kind, address, pinned);
      value = pinned.array[0]!;
      return;
    }
    kernel.launch({ grid: 1, block: 1 }, [pointer(address), seen, accesses.indexOf(kind)]);
    by.synchronize();
    if (kind !== "store") value = seen.toArray()[0]!;
  });
  const next = errorOf(() => by.allocate(4).close());
  const otherWorks = errorOf(() => other.from(new Uint32Array([3])).toArray()) === "none";
  return {
    result: result === "none" ? "done" : result,
    ...(value >= 0 && { seen: value }),
    next,
    otherWorks,
  };
}

/** Gives the devices new contexts, also after a lost one. The soft GPU alone can do so. */
export function resetAll(count: number): void {
  for (let ordinal = 0; ordinal < count; ordinal++) open(ordinal).reset().close();
}
