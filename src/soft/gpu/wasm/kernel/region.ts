// Code between two wait points: one function that runs it for a range of threads. The control flow, the spilled
// registers and the states of the threads are the same for all lane back ends.
import { written } from "../../ptx/effects.ts";
import type { End } from "../../ptx/graph.ts";
import type { Guard, PlainInstruction, Register, WaitInstruction } from "../../ptx/syntax.ts";
import type { Code } from "../encoding/code.ts";
import type { Variable } from "../encoding/expression.ts";
import type { Writer } from "../encoding/structure.ts";
import { DIVERGENCE, ENDED } from "../unit/layout.ts";
import { setDivergence, setIds } from "../unit/special-registers.ts";
import { writePeriodicCheck } from "../unit/stop-check.ts";
import type { RegionCode } from "./region-code.ts";
import { collectVotes, FIRST, type Votes } from "./wait-points.ts";

/** Loop iterations between two checks whether the launch is to stop. */
const FUEL = 1 << 22;
/** Loop iterations at a yield point before other threads run. */
const SPIN_LIMIT = 64;

/** Back end that runs one thread, or a group of threads as the lanes of vectors. */
export interface Lanes {
  /** Writes the test whether all threads of the range can run together. */
  enter(): void;
  /** Writes the loop over the threads. `body` writes the code of the running threads. */
  forThreads(body: () => void): void;
  /** Continues with the next threads, unless other lanes still run. */
  next(): void;
  write(instruction: PlainInstruction): void;
  /** Writes a basic block, without the instructions that are computed before the loop. */
  block(index: number, instructions: readonly PlainInstruction[]): void;
  /** Writes the control flow. */
  flow(writer: Writer): void;
  /** Pushes the value of a branch's predicate. */
  pushPredicate(guard: Guard): void;
  /** Loads a spilled register from its array, or stores it there. */
  load(register: Register, array: number): void;
  store(register: Register, array: number): void;
  setState(state: number): void;
  /** Stores what the threads contribute before they wait. */
  contribute(instruction: WaitInstruction): void;
  /** Loads the results of a wait point. */
  loadResults(instruction: WaitInstruction, votes: Votes | undefined): void;
}

/** Writes a region's function (first, last), which returns its threads' state, ENDED or SEVERAL_STATES. */
export function writeRegion(region: RegionCode, lanes: Lanes): Code {
  const { code, f, plan, state, range, hasSeveralStates } = region;
  const { instruction, wait, spilled } = plan.states[state]!;
  lanes.enter();
  for (const each of region.uses.ofBlock) lanes.write(each);
  f.checked.clear();
  region.fuel.set(FUEL);
  if (hasSeveralStates) range.clear();
  const votes = instruction && collectVotes(f, instruction, state, wait);
  code.get(FIRST).set(region.thread);
  setIds(region.threadLocals, region.uses.dimensions);
  const yields = plan.states.some((each) => each.wait.kind === "yield");
  const spinsLeft = yields ? region.body.local("i32") : undefined;
  lanes.forThreads(() => {
    spinsLeft?.set(SPIN_LIMIT);
    for (const register of spilled) lanes.load(register, plan.frame.get(register.index)!);
    // Values that depend only on the thread index are computed again.
    if (state > 0) for (const each of region.uses.ofThread) lanes.write(each);
    f.checked.clear();
    if (instruction !== undefined) lanes.loadResults(instruction, votes);
    lanes.flow(flowWriter(region, lanes, spinsLeft));
  });
  if (hasSeveralStates) range.common.push();
  else code.i32(ENDED);
  return code;
}

function flowWriter(region: RegionCode, lanes: Lanes, spinsLeft: Variable | undefined): Writer {
  const { code, f, plan } = region;
  return {
    block: (index) => writeBlock(region, lanes, index),
    condition: ({ guard }) => {
      lanes.pushPredicate(guard);
      if (guard.negated) code.op("i32.eqz");
    },
    index: ({ value }) => f.push(plan.fn, value, "u32"),
    leave: (end) => leave(region, lanes, end),
    head: () => writePeriodicCheck(region.body, f.unit, region.fuel, FUEL),
    yield: (end) =>
      region.body.if(spinsLeft!.tee(spinsLeft!.sub(1)).not(), () =>
        spill(region, lanes, region.stateAfter(end)),
      ),
  };
}

function writeBlock({ plan }: RegionCode, lanes: Lanes, index: number): void {
  const { blockRegisters } = plan.invariants;
  const isComputed = (results: readonly Register[]) =>
    results.length > 0 && results.every((each) => blockRegisters.has(each.index));
  lanes.block(
    index,
    plan.blocks[index]!.instructions.filter((each) => !isComputed(written(each))),
  );
}

/** Ends the running threads or makes them wait. */
function leave(region: RegionCode, lanes: Lanes, end: End): void {
  const { code, f } = region;
  if (end.kind === "trap") f.unit.fail(region.body, "trap", f.unit.position(end.at));
  else if (end.kind === "wait") {
    lanes.contribute(end.instruction);
    spill(region, lanes, region.stateAfter(end));
  } else {
    if (region.hasSeveralStates) {
      lanes.setState(ENDED);
      setDivergence(code, DIVERGENCE.possible);
    }
    lanes.next();
  }
}

/** Spills the live registers of a state and continues with the next threads. */
function spill(region: RegionCode, lanes: Lanes, state: number): void {
  const { plan, range } = region;
  for (const register of region.spillsBefore(state)) lanes.store(register, plan.frame.get(register.index)!);
  lanes.setState(state);
  range.add(region.body.constant("i32", state));
  lanes.next();
}
