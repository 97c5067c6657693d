// Back end of a region that runs one thread after the other.
import { flowFrom } from "../../ptx/flow.ts";
import { withFoldedStores } from "../../ptx/fold-stores.ts";
import type { Register } from "../../ptx/syntax.ts";
import { Code } from "../encoding/code.ts";
import { writeStructured } from "../encoding/structure.ts";
import { writeInstruction, writeInstructions } from "../instructions/index.ts";
import { canPredicateStore } from "../instructions/memory.ts";
import { STATES } from "../unit/layout.ts";
import { advanceIds } from "../unit/special-registers.ts";
import { type Lanes, writeRegion } from "./region.ts";
import { RegionCode, type RegionOptions } from "./region-code.ts";
import { LAST, loadResult, storeContribution } from "./wait-points.ts";

/** Writes the function of a region that runs thread by thread. */
export function writeThreadRegion(options: RegionOptions): Code {
  const { unit, plan, state } = options;
  const { blocks, states } = plan;
  const { flow, block } = states[state]!;
  const folded = unit.isPlain ? withFoldedStores(blocks, flow, canPredicateStore) : blocks;
  const region = new RegionCode(options, folded, folded === blocks ? flow : flowFrom(folded, block));
  if (state === 0) validateUnused(region);
  return writeRegion(region, oneThread(region));
}

/** Writes invariant instructions that no region needs, only to reject invalid ones. */
function validateUnused(region: RegionCode): void {
  const needed = new Set(region.uses.ofBlock);
  const unused = region.functionCode(new Code());
  for (const each of region.plan.invariants.ofBlock) if (!needed.has(each)) writeInstruction(unused, each);
}

function oneThread(region: RegionCode): Lanes {
  const { code, f, body, flow, plan, state, ids, uses, slot } = region;
  const checkedAfter = new Map<number, ReadonlyMap<number, number>>();
  let done = 0;
  /** Pushes the thread's offset in a register's array. */
  const pushSlot = (register: Register): void => {
    code.get(slot);
    if (f.value(register).endsWith("64")) code.i32(1).op("i32.shl");
  };
  return {
    enter() {},
    forThreads(writeThread) {
      const [thread, offset] = [body.local("i32", region.thread), body.local("i32", slot)];
      body.loop(() => {
        body.block((leaveIf) => {
          done = code.depth - 1;
          if (region.hasSeveralStates) leaveIf(offset.tee(thread.shl(2)).load(STATES).ne(state));
          writeThread();
        });
        advanceIds(code, ids, uses.dimensions, 1);
        return thread.tee(thread.add(1)).lt(body.local("i32", LAST));
      });
    },
    next: () => code.br(done),
    write: (instruction) => writeInstruction(f, instruction),
    block(index, instructions) {
      // A block starts with the address checks of its only predecessor.
      const [before, ...others] = flow.predecessors.get(index)!;
      f.checked = new Map(others.length === 0 ? checkedAfter.get(before!) : undefined);
      writeInstructions(f, instructions);
      checkedAfter.set(index, new Map(f.checked));
    },
    flow: (writer) => writeStructured(code, plan.blocks, flow, writer),
    pushPredicate: ({ register }) => code.get(f.local(register)),
    load(register, array) {
      pushSlot(register);
      code.memory(`${f.value(register)}.load`, array).set(f.local(register));
    },
    store(register, array) {
      pushSlot(register);
      code.get(f.local(register)).memory(`${f.value(register)}.store`, array);
    },
    setState: (next) => code.get(slot).i32(next).memory("i32.store", STATES),
    contribute: (instruction) => storeContribution(f, instruction, slot),
    loadResults: (instruction, votes) => loadResult(f, instruction, slot, votes),
  };
}
