// Back end of a region that runs one thread after the other.
import { flowFrom } from "../../ptx/flow.ts";
import { withFoldedStores } from "../../ptx/fold-stores.ts";
import type { Value } from "../../ptx/operations/scalar.ts";
import type { Guard, PlainInstruction, Register, WaitInstruction } from "../../ptx/syntax.ts";
import { Code } from "../encoding/code.ts";
import type { Variable } from "../encoding/expression.ts";
import { type Writer, writeStructured } from "../encoding/structure.ts";
import { writeInstruction, writeInstructions } from "../instructions/index.ts";
import { canPredicateStore } from "../instructions/memory.ts";
import { STATES } from "../unit/layout.ts";
import { advanceIds } from "../unit/special-registers.ts";
import { type Lanes, writeRegion } from "./region.ts";
import { RegionCode, type RegionOptions } from "./region-code.ts";
import { LAST, loadResult, storeContribution, type Votes } from "./wait-points.ts";

/** Writes the function of a region that runs thread by thread. */
export function writeThreadRegion(options: RegionOptions): Code {
  const { unit, plan, state } = options;
  const { blocks, states } = plan;
  const { flow, block } = states[state]!;
  const folded = unit.isPlain ? withFoldedStores(blocks, flow, canPredicateStore) : blocks;
  const region = new RegionCode(options, folded, folded === blocks ? flow : flowFrom(folded, block));
  if (state === 0) validateUnused(region);
  return writeRegion(region, new OneThread(region));
}

/** Writes invariant instructions that no region needs, only to reject invalid ones. */
function validateUnused(region: RegionCode): void {
  const needed = new Set(region.uses.ofBlock);
  const unused = region.functionCode(new Code());
  for (const each of region.plan.invariants.ofBlock) if (!needed.has(each)) writeInstruction(unused, each);
}

class OneThread implements Lanes {
  readonly #region: RegionCode;
  readonly #code: Code;
  readonly #checkedAfter = new Map<number, ReadonlyMap<number, number>>();
  #done = 0;

  constructor(region: RegionCode) {
    this.#region = region;
    this.#code = region.code;
  }

  enter(): void {}

  forThreads(writeThread: () => void): void {
    const code = this.#code;
    const { body, state, ids, uses, hasSeveralStates } = this.#region;
    const [thread, slot] = [this.#region.thread, this.#region.slot].map((each) =>
      body.local("i32", each),
    ) as [Variable, Variable];
    body.loop(() => {
      body.block((leaveIf) => {
        this.#done = code.depth - 1;
        if (hasSeveralStates) leaveIf(slot.tee(thread.shl(2)).load(STATES).ne(state));
        writeThread();
      });
      advanceIds(code, ids, uses.dimensions, 1);
      return thread.tee(thread.add(1)).lt(body.local("i32", LAST));
    });
  }

  next(): void {
    this.#code.br(this.#done);
  }

  write(instruction: PlainInstruction): void {
    writeInstruction(this.#region.f, instruction);
  }

  block(index: number, instructions: readonly PlainInstruction[]): void {
    const { f, flow } = this.#region;
    f.checked.clear();
    // A block starts with the address checks of its only predecessor.
    const [before, ...others] = flow.predecessors.get(index)!;
    if (before !== undefined && others.length === 0)
      for (const [register, bytes] of this.#checkedAfter.get(before) ?? []) f.checked.set(register, bytes);
    writeInstructions(f, instructions);
    this.#checkedAfter.set(index, new Map(f.checked));
  }

  flow(writer: Writer): void {
    writeStructured(this.#code, this.#region.plan.blocks, this.#region.flow, writer);
  }

  pushPredicate({ register }: Guard): void {
    this.#code.get(this.#region.f.local(register));
  }

  load(register: Register, array: number): void {
    const value = this.#pushSlot(register);
    this.#code.memory(`${value}.load`, array).set(this.#region.f.local(register));
  }

  store(register: Register, array: number): void {
    const value = this.#pushSlot(register);
    this.#code.get(this.#region.f.local(register)).memory(`${value}.store`, array);
  }

  /** Pushes the thread's offset in a register's array. */
  #pushSlot(register: Register): Value {
    const value = this.#region.f.value(register);
    this.#code.get(this.#region.slot);
    if (value.endsWith("64")) this.#code.i32(1).op("i32.shl");
    return value;
  }

  setState(state: number): void {
    this.#code.get(this.#region.slot).i32(state).memory("i32.store", STATES);
  }

  contribute(instruction: WaitInstruction): void {
    storeContribution(this.#region.f, instruction, this.#region.slot);
  }

  loadResults(instruction: WaitInstruction, votes: Votes | undefined): void {
    loadResult(this.#region.f, instruction, this.#region.slot, votes);
  }
}
