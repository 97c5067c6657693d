// Advances to the next group of lanes in a row of the block, or to the first group of the next row.
import type { Code } from "../encoding/code.ts";
import { CONTEXT_WORDS } from "../unit/layout.ts";
import { pushContext } from "../unit/special-registers.ts";
import type { GroupLocals } from "./instructions/per-lane.ts";

interface Row {
  /** Locals with %tid. */
  readonly ids: readonly number[];
  /** Number of components of %tid that the code reads. */
  readonly dimensions: number;
  readonly lanes: number;
}

export function writeNextGroup(code: Code, { thread }: GroupLocals, { ids, dimensions, lanes }: Row): void {
  const [x, y, z] = ids as [number, number, number];
  const wrapped = (id: number, axis: number) => {
    pushContext(code.get(id), CONTEXT_WORDS.ntid + axis);
    code.op("i32.ge_u").if().i32(0).set(id);
  };
  if (dimensions > 0) {
    code.get(x).i32(lanes).op("i32.add").set(x);
    wrapped(x, 0);
    if (dimensions > 1) {
      code.get(y).i32(1).op("i32.add").set(y);
      wrapped(y, 1);
      code.get(z).i32(1).op("i32.add").set(z).end();
    }
    code.end();
  }
  code.get(thread).i32(lanes).op("i32.add").set(thread);
}
