/**
 * An `ibv_context` inside a `verbs_context` in memory of the test, with callbacks as its operations. The
 * inline verbs run on it
 * without hardware.
 */
import { ibv_context, ibv_context_ops, operations, verbs_context } from "../../../ffi/ibverbs/index.ts";
import { writePointer } from "../../../ffi/ibverbs/peek.ts";
import { libc } from "../../../ffi/libc/index.ts";
import { type CallbackFunction, callback } from "../../../ffi/runtime/index.ts";

type ContextOp = keyof typeof operations.ibv_context_ops;
type ExtendedOp = keyof typeof operations.verbs_context;

export interface Fake {
  readonly context: number;
  /** Sets a slot of `ibv_context.ops`. */
  op<K extends ContextOp>(name: K, fn: CallbackFunction<(typeof operations.ibv_context_ops)[K]>): void;
  /** Sets a slot of `verbs_context`. */
  extended<K extends ExtendedOp>(name: K, fn: CallbackFunction<(typeof operations.verbs_context)[K]>): void;
  /** Returns zeroed memory whose first member is the context. */
  object(bytes: number): number;
}

/** Returns zeroed memory that is never freed, because tests are short. */
export function zeroed(bytes: number): number {
  const address = libc.malloc(bytes);
  libc.memset(address, 0, bytes);
  return address;
}

export function fakeContext(options: { size?: number; extended?: boolean } = {}): Fake {
  const { context: base, sz } = verbs_context.offsets;
  const outer = zeroed(verbs_context.size);
  const context = outer + base;
  writePointer(outer + sz, options.size ?? verbs_context.size);
  if (options.extended !== false) libc.memset(context + ibv_context.offsets.abi_compat, 0xff, 8);
  return {
    context,
    op: (name, fn) => {
      const slot = callback(operations.ibv_context_ops[name], fn as never).address;
      writePointer(context + ibv_context.offsets.ops + ibv_context_ops.offsets[name], slot);
    },
    extended: (name, fn) => {
      const slot = callback(operations.verbs_context[name], fn as never).address;
      writePointer(outer + verbs_context.offsets[name], slot);
    },
    object(bytes) {
      const address = zeroed(bytes);
      writePointer(address, context);
      return address;
    },
  };
}
