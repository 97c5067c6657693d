/**
 * Operations of an open device: `ibv_context.ops` at positive offsets, `verbs_context` at negative ones.
 * verbs_context grows towards lower addresses, so an operation has the same distance from the context in
 * every release.
 * @module
 */
import { AbiError } from "../errors.ts";
import { type AnyCFunction, bindOnce } from "./dispatch.ts";
import { unsupportedFunction } from "./failure.ts";
import { operations } from "./functions.ts";
import { isAllOnes, readPointer } from "./peek.ts";
import { ibv_context, ibv_context_ops, verbs_context } from "./structs.ts";
import type { ContextOps } from "./types.ts";

/** Operations of verbs_context by name. */
export type ExtendedOp = keyof typeof operations.verbs_context;

const OPS = ibv_context.offsets.ops;
const BASE = verbs_context.offsets.context;
/**
 * Upper limit of a plausible verbs_context, in bytes. The struct of every release so far has at most 696
 * bytes.
 */
const LARGEST_CONTEXT = 8192;

/** Operations of one open device, bound to the native library. */
class NativeContext {
  readonly ops: ContextOps;
  readonly #address: number;
  readonly #size: number;
  readonly #extended = new Map<ExtendedOp, AnyCFunction | undefined>();

  constructor(address: number) {
    this.#address = address;
    this.#size = checkAbi(address);
    this.ops = {
      post_send: contextOp(address, "post_send"),
      post_recv: contextOp(address, "post_recv"),
      post_srq_recv: contextOp(address, "post_srq_recv"),
      poll_cq: contextOp(address, "poll_cq"),
      req_notify_cq: contextOp(address, "req_notify_cq"),
      alloc_mw: contextOp(address, "alloc_mw"),
      bind_mw: contextOp(address, "bind_mw"),
      dealloc_mw: contextOp(address, "dealloc_mw"),
    };
  }

  /**
   * Returns an operation of verbs_context, or undefined when this library's struct ends before the slot or
   * the slot is NULL.
   */
  extended(name: ExtendedOp): AnyCFunction | undefined {
    if (this.#extended.has(name)) return this.#extended.get(name);
    const distance = BASE - verbs_context.offsets[name];
    const pointer = this.#size < distance + ibv_context.size ? 0 : readPointer(this.#address - distance);
    const fn =
      pointer === 0
        ? undefined
        : bindOnce(pointer, operations.verbs_context[name], name.startsWith("ibv_") ? name : `ibv_${name}`);
    this.#extended.set(name, fn as AnyCFunction | undefined);
    return fn as AnyCFunction | undefined;
  }
}

function contextOp<K extends keyof ContextOps>(context: number, name: K): ContextOps[K] {
  const pointer = readPointer(context + OPS + ibv_context_ops.offsets[name]);
  const signature = operations.ibv_context_ops[name];
  const verb = `ibv_${name}`;
  const fn = pointer === 0 ? unsupportedFunction(verb, signature) : bindOnce(pointer, signature, verb);
  return fn as unknown as ContextOps[K];
}

/**
 * Returns the size that libibverbs wrote into verbs_context. Throws AbiError when the memory is not a
 * supported context.
 */
function checkAbi(context: number): number {
  if (context === 0)
    throw new AbiError("the object has no context: it is NULL, destroyed, or not an object of the verbs");
  if (!isAllOnes(context + ibv_context.offsets.abi_compat)) {
    throw new AbiError(
      "ibv_context: abi_compat is not all ones, so no verbs_context surrounds it. " +
        "Supported is libibverbs of rdma-core 28 to 65 on x86-64 and arm64.",
    );
  }
  const size = readPointer(context - (BASE - verbs_context.offsets.sz));
  const least = ibv_context.size + (BASE - verbs_context.offsets.sz);
  if (size < least || size > LARGEST_CONTEXT || size % 8 !== 0) {
    throw new AbiError(
      `verbs_context.sz is ${size}, which no libibverbs writes (648 to 696 bytes in rdma-core 28 to 65)`,
    );
  }
  return size;
}

const contexts = new Map<number, NativeContext>();

/**
 * Returns the operations of a context, which are checked and bound at first use. Throws AbiError for a
 * context of an unknown ABI.
 */
export function contextAt(address: number): NativeContext {
  let context = contexts.get(address);
  if (context === undefined) {
    context = new NativeContext(address);
    contexts.set(address, context);
  }
  return context;
}

/** Forgets a closed context, because its address may be used again. */
export function forgetContext(address: number): void {
  contexts.delete(address);
}
