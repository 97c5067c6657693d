// Passes that insert the instructions of inspected launches, compared as text.
import { expect, test } from "vitest";
import { type Block, graphOf } from "../../../src/soft/gpu/ptx/graph.ts";
import { reportAccesses } from "../../../src/soft/gpu/ptx/instrument/accesses.ts";
import { countOrder, recordPublication } from "../../../src/soft/gpu/ptx/instrument/order.ts";
import { countBlocks, stopAtLines, traceSteps } from "../../../src/soft/gpu/ptx/instrument/steps.ts";
import { parse } from "../../../src/soft/gpu/ptx/parser.ts";
import type { Instruction, Operand, Register } from "../../../src/soft/gpu/ptx/syntax.ts";

const operandText = (operand: Operand): string => {
  switch (operand.kind) {
    case "register":
      return operand.register.name;
    case "immediate":
      return String(operand.value);
    case "symbol":
      return operand.name.replace(/@\d+$/, "");
    case "not":
      return `!${operandText(operand.operand)}`;
    case "address": {
      const base = operand.base === undefined ? "" : operandText(operand.base);
      return `[${base}${operand.offset === 0 ? "" : `+${operand.offset}`}]`;
    }
    default:
      return operand.kind;
  }
};

function textOf({ guard, operation, operands }: Instruction): string {
  const before = guard === undefined ? "" : `@${guard.negated ? "!" : ""}${guard.register.name} `;
  return `${before}${operation.name} ${operands.map(operandText).join(", ")}`.trim();
}

/** Returns the blocks of a kernel after a pass. An inserted instruction is marked by "+". */
function after(body: string, pass: (blocks: Block[], registers: readonly Register[]) => void): string[] {
  const { functions } = parse(`.version 8.6
.target sm_90
.address_size 64
.visible .entry test(.param .u64 out)
{
  .reg .b64 %rd<4>; .reg .b32 %r<8>; .reg .pred %p; .shared .align 8 .b8 s[64];
${body}
}
`);
  const [fn] = functions;
  const blocks = graphOf(fn!);
  pass(blocks, fn!.registers);
  return blocks.flatMap(({ instructions, end }) => [
    ...instructions.map((each) => `${each.inspects === undefined ? "  " : "+ "}${textOf(each)}`),
    end.kind === "wait" ? `  ${textOf(end.instruction)} -> ${end.to}` : `  ${end.kind}`,
  ]);
}

test("each access is reported before it happens, except those of parameters", () => {
  const body = `ld.param.u64 %rd0, [out]; ld.global.v2.u32 {%r0, %r1}, [%rd0+8]; @!%p st.volatile.shared.u32 [s], %r0;
atom.global.add.u32 %r2, [%rd0], 1; cp.async.ca.shared.global [%r3], [%rd0], 8;`;
  expect(after(body, reportAccesses)).toEqual([
    "  ld.param.u64 %rd0, [out]",
    "+ access.global.read.8 [%rd0+8]",
    "  ld.global.v2.u32 vector, [%rd0+8]",
    "+ @!%p access.shared.write.strong.4 [s]",
    "  @!%p st.volatile.shared.u32 [s], %r0",
    "+ access.global.atomic.4 [%rd0]",
    "  atom.global.add.u32 %r2, [%rd0], 1",
    "+ access.shared.write.8 [%r3]",
    "+ access.global.read.8 [%rd0]",
    "  cp.async.ca.shared.global [%r3], [%rd0], 8",
    "  exit",
  ]);
});

test("bulk copies report ranges, and matrices report the rows of the lanes that supply them", () => {
  const body = `cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [%rd0], [%r0], 64;
ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%r1, %r2}, [%r3];`;
  expect(after(body, reportAccesses)).toEqual([
    "+ access.global.none.16 [%rd0]",
    "+ access.shared.none.16 [%r0]",
    "+ access.range.global.atomic [%rd0], 64",
    "+ access.range.shared.read [%r0], 64",
    "  cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [%rd0], [%r0], 64",
    "+ access.shared.none.1 [%r3]",
    "+ access.shared.read.16 [%r3]",
    "  ldmatrix.sync.aligned.m8n8.x2.shared.b16 vector, [%r3] -> 1",
    "  exit",
  ]);
});

test("fences are counted before them, and barriers on the way to the next block", () => {
  const body = "st.release.gpu.global.u32 [%rd0], %r0; @%p membar.cta; bar.sync 0; bar.warp.sync -1;";
  expect(after(body, countOrder)).toEqual([
    "+ count.fence.device",
    "  st.release.gpu.global.u32 [%rd0], %r0",
    "+ @%p count.fence.thread",
    "  @%p membar.cta",
    "  bar.sync 0 -> 3",
    "  bar.warp.sync -1 -> 4",
    "  exit",
    "+ count.barrier.block",
    "  jump",
    "+ count.barrier.warp",
    "  jump",
  ]);
});

test("accesses of the previous launch may be visible after an acquire", () => {
  expect(after("ld.acquire.gpu.global.u32 %r0, [%rd0]; griddepcontrol.wait;", recordPublication)).toEqual([
    "+ publish",
    "  ld.acquire.gpu.global.u32 %r0, [%rd0]",
    "+ publish",
    "  griddepcontrol.wait",
    "  exit",
  ]);
});

test("a trace has a step before each instruction and the results after it", () => {
  const body =
    "@%p add.u32 %r0, %r1, 1; vote.sync.ballot.b32 %r2, %p, -1; @!%p bra end; mov.u32 %r3, %r0; end: ret;";
  expect(after(body, traceSteps)).toEqual([
    "+ step %p",
    "  @%p add.u32 %r0, %r1, 1",
    "+ @%p show %r0",
    "+ step 1",
    "  vote.sync.ballot.b32 %r2, %p, -1 -> 5",
    "+ step !%p",
    "  branch",
    "+ step 1",
    "  mov.u32 %r3, %r0",
    "+ show %r3",
    "  jump",
    "+ step 1",
    "  exit",
    "  exit",
    "+ show %r2",
    "  jump",
  ]);
});

test("a thread stops once in a line, with the registers that are live or that the block has written", () => {
  const body = "mov.u32 %r0, 1; mov.u32 %r1, 2;\nadd.u32 %r2, %r0, %r1;\nst.global.u32 [%rd0], %r2;";
  expect(after(body, (blocks, registers) => stopAtLines(blocks, registers, () => true))).toEqual([
    "+ stop %rd0",
    "  mov.u32 %r0, 1",
    "  mov.u32 %r1, 2",
    "+ stop %rd0, %r0, %r1",
    "  add.u32 %r2, %r0, %r1",
    "+ stop %rd0, %r0, %r1, %r2",
    "  st.global.u32 [%rd0], %r2",
    "  exit",
  ]);
});

test("a counter at the start of each block counts its instructions", () => {
  const body = "mov.u32 %r0, 1; bar.sync 0; @%p bra end; mov.u32 %r1, 2; end: ret;";
  let counted: readonly string[][] = [];
  const text = after(body, (blocks) => {
    countBlocks(blocks);
    const counters = blocks.flatMap(({ instructions }) => instructions.slice(0, 1));
    counted = counters.map(({ inspects }) => (inspects ?? []).map(({ operation }) => operation.name));
  });
  expect(text.filter((line) => line.startsWith("+"))).toEqual(new Array(4).fill("+ count.block"));
  expect(counted).toEqual([["mov.u32", "bar.sync"], ["bra"], ["mov.u32"], ["ret"]]);
});
