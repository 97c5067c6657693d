// Report of a run, as Markdown.
import { availableParallelism } from "node:os";
import { opcodeFlags } from "../../src/soft/hca/wire/opcodes.ts";
import type { Tuple } from "./coverage.ts";
import type { Fuzzer } from "./fuzzer.ts";
import { KINDS, type Kind } from "./target.ts";

const OPERATIONS = [
  "SEND first",
  "SEND middle",
  "SEND last",
  "SEND last, imm",
  "SEND only",
  "SEND only, imm",
  "WRITE first",
  "WRITE middle",
  "WRITE last",
  "WRITE last, imm",
  "WRITE only",
  "WRITE only, imm",
  "READ request",
  "READ response first",
  "READ response middle",
  "READ response last",
  "READ response only",
  "acknowledge",
  "ATOMIC acknowledge",
  "compare and swap",
  "fetch and add",
  "(none)",
  "SEND last, invalidate",
  "SEND only, invalidate",
] as const;
const DYNAMIC = ["data", "acknowledgement", "control"] as const;
const TRANSPORTS = ["RC", "UC", "RD", "UD"] as const;

function opcodeName(opcode: number): string {
  if (opcode === 0x81) return "CNP";
  if (opcode >= 0xc0 && opcode < 0xc3) return `dynamic ${DYNAMIC[opcode - 0xc0]}`;
  if (opcodeFlags(opcode) === 0) return "opcodes that do not exist";
  return `${TRANSPORTS[opcode >> 5] ?? "?"} ${OPERATIONS[opcode & 31] ?? "?"}`;
}

function sums(tuples: readonly Tuple[], key: (tuple: Tuple) => string): [string, number][] {
  const found = new Map<string, number>();
  for (const tuple of tuples) found.set(key(tuple), (found.get(key(tuple)) ?? 0) + tuple.count);
  return [...found].sort((a, b) => b[1] - a[1]);
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? "---" : "--:"))), ...rows.map(line)].join(
    "\n",
  );
}

function matrix(kind: Kind, tuples: readonly Tuple[]): string {
  const own = tuples.filter((tuple) => tuple.kind === kind);
  const states = sums(own, ({ state }) => state).map(([state]) => state);
  const opcodes = sums(own, ({ opcode }) => opcodeName(opcode)).map(([name]) => name);
  const cells = new Map(sums(own, ({ opcode, state }) => `${opcodeName(opcode)}|${state}`));
  const rows = opcodes.map((name) => [name, ...states.map((state) => cells.get(`${name}|${state}`) ?? "")]);
  return `### To a QP of ${kind}\n\n${table(["opcode \\ state", ...states], rows)}`;
}

/** Returns the report: command, result and coverage. */
export function report(fuzzer: Fuzzer, wanted: number, commit: string, seconds: number): string {
  const { tuples } = fuzzer.coverage;
  const verdicts = sums(tuples, ({ verdict }) => verdict).map(([verdict]) => verdict);
  const cells = new Map(sums(tuples, ({ kind, verdict }) => `${kind}|${verdict}`));
  const rows = verdicts.map((verdict) => [
    verdict,
    ...KINDS.map((kind) => cells.get(`${kind}|${verdict}`) ?? ""),
  ]);
  const rate = Math.round(fuzzer.packets / seconds);
  return `# The recorded fuzz run

    npm run fuzz -- --packets ${wanted} --seed ${fuzzer.seed}

Commit ${commit}, ${new Date().toISOString().slice(0, 10)}, Bun, ${availableParallelism()} cores: **${fuzzer.packets} packets** in ${Math.round(seconds)} s (${rate}/s). No crash occurred. No byte was
written outside a region or without the right, every request completed once, and the NICs were empty after their QPs were destroyed.
${fuzzer.made} QPs were created, and ${fuzzer.failed} of them ended in ERR. ${fuzzer.usable} of the rest (RC and UC) executed a valid WRITE.

The fuzzer (\`fuzzer.ts\`) is between two NICs of a simulated network that use RC, UC, UD and \`dynamic\` all the time. It drops,
duplicates, delays and changes their packets, and builds packets of its own. Some come from a grammar that knows the victim's
expectations and errs in one point (\`grammar.ts\`). Others are captured packets, and packets that led to a new tuple. All ICRCs except 1% are
valid. After every round of 400 packets the fuzzer checks canaries around every region. It checks regions that are read-only,
deregistered, or in another protection domain. Each posted request must have completed exactly once, and the NIC must be empty.

${tuples.length} tuples of transport, opcode, state and verdict were reached. The run does not cover IPv6, shared receive queues and memory windows.

## Verdicts

"Changed on the way" counts packets of the NICs that were changed in flight. Their single results are unknown.

${table(["verdict", ...KINDS], rows)}

## Opcodes and states

${KINDS.map((kind) => matrix(kind, tuples)).join("\n\n")}
`;
}
