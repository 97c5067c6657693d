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

const inserted = <K extends string, P extends object>(kind: K, name: string, properties: P) => ({
  ...({ opcode: undefined, types: [], hasResult: false } as const),
  ...{ kind, name },
  ...properties,
});

/** Reports an access to the bytes of all elements by the first lanes of a warp. Its operand is the address. */
export const access = (space: Space, bytes: number, touch: number, elements = 1, lanes = 32) =>
  inserted("access", `access.${space}.${textOf(touch)}.${bytes}`, { space, bytes, touch, elements, lanes });

/** Reports an access to a range. Its operands are the address and the number of bytes. */
export const accessRange = (space: Space, touch: number) =>
  inserted("accessRange", `access.range.${space}.${textOf(touch)}`, { space, touch });

/** Reports the accesses of a matrix fragment. Its operands are the address and the stride. */
export const accessFragment = () => inserted("accessFragment", "access.fragment", {});

/** Counts a fence of the thread, or of its block for the device. */
export const countFence = (scope: "thread" | "device") =>
  inserted("countFence", `count.fence.${scope}`, { scope });

/** Counts a barrier of the warp or of the block that the thread has passed. */
export const countBarrier = (ofWarp: boolean) =>
  inserted("countBarrier", `count.barrier.${ofWarp ? "warp" : "block"}`, { ofWarp });

/** Records that accesses of the previous launch may be visible from here. */
export const publish = () => inserted("publish", "publish", {});

/** Counts an execution of the inspected instructions, which are those of a basic block. */
export const countBlock = () => inserted("countBlock", "count.block", {});

/** Reports a step of the inspected thread. Its operand is true if the inspected instruction runs. */
export const step = () => inserted("step", "step", {});

/** Reports the operands, which are registers, or stops the thread and shows them. `shown` has the displayed types. */
export const show = (stops: boolean, shown: readonly Scalar[]) =>
  inserted("show", stops ? "stop" : "show", { stops, shown });
