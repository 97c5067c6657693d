import type { StructType } from "./struct-types.ts";
import { type AnyType, FIELDS } from "./type.ts";

/**
 * Returns the byte offset of a member, as C's offsetof. Dots separate the names of nested members. Throws
 * RangeError for an unknown name.
 * @example
 * offsetOf(ibv_send_wr, "wr.rdma.rkey"); // 48
 */
export function offsetOf(type: AnyType, path: string): number {
  let at = 0;
  let inside = type;
  for (const name of path.split(".")) {
    const fields = FIELDS in inside ? (inside as unknown as StructType).fields : {};
    const field = (fields as Record<string, { type: AnyType }>)[name];
    if (field === undefined) throw new RangeError(`${type.name} has no member ${path}`);
    at += (inside as unknown as { offsets: Record<string, number> }).offsets[name]!;
    inside = field.type;
  }
  return at;
}
