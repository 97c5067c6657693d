// Operations that passes insert for inspected launches. Programs have no names for them.
import type { Scalar, Space } from "./scalar.ts";

/** Kind of a memory access. */
export const Touch = {
  /** Access whose address is checked, without its bytes. */
  none: 0,
  read: 1,
  write: 2,
  atomic: 4,
  /** Flag added to a read or write that is volatile, relaxed or stronger. */
  strong: 8,
} as const;

const TOUCHES = Object.entries(Touch);
/** Returns a kind of access as text, such as "read.strong". */
const textOf = (touch: number): string =>
  TOUCHES.flatMap(([name, bit]) => (touch === bit || (touch & bit) !== 0 ? [name] : [])).join(".");

const COMMON = { opcode: undefined, types: [], hasResult: false } as const;

/** Reports an access to memory by the first lanes of a warp. Its operand is the address. */
export const access = (space: Space, bytes: number, touch: number, elements = 1, lanes = 32) => ({
  ...COMMON,
  kind: "access" as const,
  name: `access.${space}.${textOf(touch)}.${bytes}`,
  space,
  /** Bytes of all elements. */
  bytes,
  elements,
  touch,
  lanes,
});

/** Reports an access to a range. Its operands are the address and the number of bytes. */
export const accessRange = (space: Space, touch: number) => ({
  ...COMMON,
  kind: "accessRange" as const,
  name: `access.range.${space}.${textOf(touch)}`,
  space,
  touch,
});

/** Reports the accesses of a matrix fragment. Its operands are the address and the stride. */
export const accessFragment = () => ({
  ...COMMON,
  kind: "accessFragment" as const,
  name: "access.fragment",
});

/** Counts a fence of the thread, or of its block for the device. */
export const countFence = (scope: "thread" | "device") => ({
  ...COMMON,
  kind: "countFence" as const,
  name: `count.fence.${scope}`,
  scope,
});

/** Counts a barrier of the warp or of the block that the thread has passed. */
export const countBarrier = (ofWarp: boolean) => ({
  ...COMMON,
  kind: "countBarrier" as const,
  name: `count.barrier.${ofWarp ? "warp" : "block"}`,
  ofWarp,
});

/** Records that accesses of the previous launch may be visible from here. */
export const publish = () => ({ ...COMMON, kind: "publish" as const, name: "publish" });

/** Counts an execution of the inspected instructions, which are those of a basic block. */
export const countBlock = () => ({ ...COMMON, kind: "countBlock" as const, name: "count.block" });

/** Reports a step of the inspected thread. Its operand is true if the inspected instruction runs. */
export const step = () => ({ ...COMMON, kind: "step" as const, name: "step" });

/** Reports the operands, which are registers, or stops the thread and shows them. `shown` has the displayed types. */
export const show = (stops: boolean, shown: readonly Scalar[]) => ({
  ...COMMON,
  kind: "show" as const,
  name: stops ? "stop" : "show",
  stops,
  shown,
});

export type Inserted = Readonly<
  ReturnType<
    | typeof access
    | typeof accessRange
    | typeof accessFragment
    | typeof countFence
    | typeof countBarrier
    | typeof publish
    | typeof countBlock
    | typeof step
    | typeof show
  >
>;
