// The report of a run, as Markdown.
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

/** What was run, and what it reached. */
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

Commit ${commit}, ${new Date().toISOString().slice(0, 10)}, Bun, ${availableParallelism()} cores: **${fuzzer.packets} packets** in ${Math.round(seconds)} s (${rate}/s). No crash, no byte
written outside a region or in one without the right, no completion too many or too few, nothing left in a NIC after its QPs went.
${fuzzer.made} QPs were made, ${fuzzer.failed} of them ended in ERR; ${fuzzer.usable} that did not were given a good WRITE and took it (RC and UC).

The fuzzer (\`fuzzer.ts\`) sits between two NICs of a simulated network that talk over RC, UC, UD and \`dynamic\` all the time. It loses,
doubles, delays and changes what they send, and makes packets of its own: by a grammar that knows what the victim expects and errs in one
point (\`grammar.ts\`), from packets that were seen, and from packets that led to a new tuple of opcode, state and verdict. ICRCs are made
good, all but 1%. The end of every round of 400 packets checks canaries around every region, regions that may only be read, are no longer
registered or belong to another protection domain, that each posted request completed exactly once, and that the NIC is empty.

${tuples.length} tuples of transport, opcode, state and verdict were reached. Not in it: IPv6, shared receive queues, memory windows.

## Verdicts

"Changed on the way" are packets of the NICs themselves that were changed; what became of them is not known one by one.

${table(["verdict", ...KINDS], rows)}

## Opcodes and states

${KINDS.map((kind) => matrix(kind, tuples)).join("\n\n")}
`;
}
