// mbarrier objects, a 64-bit word in shared memory.
// From the lowest bit, it holds pending arrivals (20 bits), arrivals of a phase (20) and pending bytes (21,
// signed). The highest bit is the parity of the phase.
import { type Instruction, type InstructionOf, invalid } from "../../ptx/syntax.ts";
import type { Body, Value, Variable } from "../encoding/expression.ts";
import { barrierOfAll } from "../inspect/memory-check/write-check.ts";
import type { InstructionBody } from "../unit/instruction-body.ts";
import type { Unit } from "../unit/unit.ts";
import { operandAddress } from "./address.ts";
import type { Handler } from "./handler.ts";

const MASK = 0xfffff;
const COUNT = 20;
const BYTES_AT = 40;
const BYTES_MASK = 0x1fffffn << BigInt(BYTES_AT);
const PARITY = -(2n ** 63n);

/** Stores the word after starting the next phase if no arrivals and bytes are pending. */
function settle(unit: Unit, w: Body, address: Variable, word: Variable): void {
  w.if(word.and(BYTES_MASK | BigInt(MASK)).not(), () => {
    // The end of a phase orders earlier accesses before its waiters, so checked launches treat it as a barrier
    // of the block.
    if (unit.checks) w.call(barrierOfAll(unit));
    word.set(word.or(word.shr(COUNT).and(MASK)).xor(PARITY));
  });
  w.store(address, 0, word, "i64.store");
}

/** Returns the word with its pending bytes increased. */
const withBytes = (word: Variable, bytes: Value): Value =>
  word.and(~BYTES_MASK).or(word.add(bytes.wide(true).shl(BYTES_AT)).and(BYTES_MASK));

/** Returns the helper (address, arrivals, expected bytes, dropped arrivals) that returns the old word. */
export const arriveHelper = (unit: Unit): number =>
  unit.helper("mbarrier_arrive", "i32 i32 i32 i32 > i64", (w, address, arrivals, expected, dropped) => {
    const [word, before] = w.locals("i64", 2);
    word.set(before.tee(address.load(0, "i64.load")));
    word.set(withBytes(word, expected));
    word.set(word.sub(arrivals.wide()).sub(dropped.wide().shl(COUNT)));
    settle(unit, w, address, word);
    return before;
  });

/** Returns the helper (address, bytes) that changes the pending bytes. Completed bytes are negative. */
export const bytesHelper = (unit: Unit): number =>
  unit.helper("mbarrier_bytes", "i32 i32 >", (w, address, bytes) => {
    const word = w.variable(address.load(0, "i64.load"));
    word.set(withBytes(word, bytes));
    settle(unit, w, address, word);
  });

type Mbarrier = InstructionOf<"mbarrier">;

/** Returns a number of arrivals, which is 1 by default. */
function countOf(w: InstructionBody, i: Instruction, n: number): Value {
  const operand = i.operands[n];
  if (operand === undefined) return w.constant("i32", 1);
  if (operand.kind === "immediate" && (operand.value < 0n || operand.value > BigInt(MASK)))
    invalid(i, `a count of an mbarrier is at most ${MASK}`);
  return w.operand(n, "u32");
}

export const mbarrier: Handler<"mbarrier"> = (w, i) => {
  const { action, space } = i.operation;
  const object = operandAddress(w, i.operation.hasResult ? 1 : 0, space, 8);
  const addBytes = (bytes: Value) => w.call(bytesHelper(w.unit), object, bytes);
  const test = () => w.result("pred", isComplete(w, i, object.load(0, "i64.load")));
  const actions: Readonly<Record<typeof action, () => void>> = {
    init() {
      const count = w.temporary("i64", "mbarrier");
      const counts = count.tee(countOf(w, i, 1).wide().and(MASK)).or(count.shl(COUNT));
      w.store(object, 0, counts, "i64.store");
    },
    inval: () => w.store(object, 0, 0, "i64.store"),
    expect_tx: () => addBytes(w.operand(1, "u32")),
    complete_tx: () => addBytes(w.constant("i32", 0).sub(w.operand(1, "u32"))),
    pending_count: () => w.result("u32", w.operand(1, "b64").and(MASK).low()),
    test_wait: test,
    try_wait: test,
    arrive: () => arrive(w, i, object),
    arrive_drop: () => arrive(w, i, object),
  };
  actions[action]();
};

function arrive(w: InstructionBody, i: Mbarrier, object: Value): void {
  const { expects, action } = i.operation;
  const count = w.saved("arrivals", countOf(w, i, expects ? 3 : 2));
  const expected = expects ? w.operand(2, "u32") : 0;
  const dropped = action === "arrive_drop" ? count : 0;
  w.result("b64", w.called("i64", arriveHelper(w.unit), object, count, expected, dropped));
}

/** Returns 1 if the phase of a state or a parity is complete, else 0. */
function isComplete(w: InstructionBody, { operation }: Mbarrier, word: Value): Value {
  if (operation.byParity) return word.shr(63).low().ne(w.operand(2, "u32").and(1));
  return word.xor(w.operand(2, "b64")).compare("lt_s", 0);
}
