// Ordering of two accesses to a word of shared memory by barriers.
import type { Unit } from "../../unit/unit.ts";

/**
 * Returns the helper (tag, thread, epochs) that tests whether no barrier orders an earlier access and the
 * running thread.
 */
export function conflict(unit: Unit): number {
  return unit.helper("check_conflict", ["i32", "i32", "i32"], ["i32"], (code) => {
    const [other, epochs] = [code.local("i32"), code.local("i32")];
    code.get(0).i32(1023).op("i32.and").tee(other).get(1).op("i32.eq").if().i32(0).op("return").end();
    code.get(0).i32(10).op("i32.shr_u").get(2).op("i32.xor").i32(0xffff).op("i32.and").tee(epochs);
    code.i32(0xff).op("i32.and").if().i32(0).op("return").end();
    code
      .get(epochs)
      .op("i32.eqz")
      .get(other)
      .get(1)
      .op("i32.xor")
      .i32(5)
      .op("i32.shr_u")
      .i32(0)
      .op("i32.ne", "i32.or");
  });
}
