import type { Fields, Pointer, StructType, StructValues, StructView } from "../layout/native.ts";

/**
 * Array of consecutive structs, like C's `struct x name[n]`. `.pointer` is the address of the first struct.
 */
export type StructArray<F> = readonly StructView<F>[] & { readonly pointer: number };

const describe = { configurable: true, enumerable: false, writable: false } as const;

/**
 * Makes an array of structs in one block of memory: a given number of zeroed structs, or one struct for each
 * set of members.
 * Throws RangeError for a negative length.
 *
 * @example
 * const scattered = arrayOf(ibv_sge, [
 *   { addr: 0x7f0000001000, length: 64, lkey: 1 },
 *   { addr: 0x7f0000002000, length: 4096, lkey: 2 },
 * ]);
 * const wr = ibv_send_wr.alloc({ sg_list: scattered, num_sge: scattered.length });
 * console.log(wr.sg_list === scattered[0]!.pointer); // true
 */
export function arrayOf<F extends Fields>(
  type: StructType<F>,
  values: number | readonly StructValues<F>[],
): StructArray<F> {
  const count = typeof values === "number" ? values : values.length;
  if (!Number.isInteger(count) || count < 0)
    throw new RangeError(`arrayOf(${type.name}, ${count}): bad length`);
  // One more struct at the end leaves room for alignment and keeps the allocation from being empty.
  const memory = new ArrayBuffer(type.size * (count + 1));
  const structs = type.pool(memory, count);
  if (typeof values !== "number") for (let i = 0; i < count; i++) type.assign(structs[i]!, values[i]!);
  const pointer = structs[0]?.pointer ?? 0;
  return Object.defineProperty(structs, "pointer", { ...describe, value: pointer }) as never;
}

/**
 * Makes an array of structs in which the `next` of each struct points to the following one. The last `next`
 * is NULL. One C call can post the whole list of work requests.
 *
 * @example
 * const requests = linked(ibv_recv_wr, [{ wr_id: 1 }, { wr_id: 2 }]);
 * console.log(requests[0]!.next === requests[1]!.pointer, requests[1]!.next); // true 0
 */
export function linked<F extends Fields & { readonly next: Pointer }>(
  type: StructType<F>,
  values: number | readonly StructValues<F>[],
): StructArray<F> {
  const structs = arrayOf(type, values);
  const nodes = structs as unknown as { pointer: number; next: number }[];
  for (let i = 0; i < nodes.length; i++) nodes[i]!.next = nodes[i + 1]?.pointer ?? 0;
  return structs;
}
