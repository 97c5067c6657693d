import type { Block, IrFunction, Space, Value } from "../ir/value.ts";
import { type ScalarName, scalars } from "../language/scalar.ts";
import { inLineOrder, type SourceLine, sourceLineOf } from "./source-line.ts";
import { type Stride, stridesOf } from "./strides.ts";

/** Pattern of the addresses of a warp. */
export type AccessPattern = "broadcast" | "coalesced" | "strided" | "unknown";

/** An access of a kernel, as the analysis of its text sees it. */
export interface KernelAccessRow extends SourceLine {
  readonly kind: "load" | "store" | "atomic";
  readonly space: Space;
  /** Name of the parameter. Undefined for memory that the kernel declares. */
  readonly array: string | undefined;
  /** Size of the access of one thread, in bytes. */
  readonly bytes: number;
  /** Distance of the addresses of two neighbouring threads, in bytes. Undefined where it is not known. */
  readonly stride: number | undefined;
  readonly pattern: AccessPattern;
  /** Number of 32-byte sectors of global memory that a warp touches. Undefined where it is not known. */
  readonly sectors: number | undefined;
  /** Number of passes over the banks of shared memory. 1 is without conflicts. Undefined where it is not known. */
  readonly passes: number | undefined;
  /** Number of such accesses on the line. */
  readonly count: number;
}

const LANES = 32;
const SECTOR_BYTES = 32;
const [BANKS, BANK_BYTES] = [32, 4];

/** Returns the accesses of a kernel in the order of their lines. Local memory is among them. */
export function accessesOf(kernel: IrFunction): KernelAccessRow[] {
  const strides = stridesOf(kernel);
  const rows = new Map<string, KernelAccessRow>();
  for (const block of kernel.blocks)
    for (const value of accessesIn(block)) {
      const row = rowOf(kernel, value, strides.get(value.args[0]!));
      const key = JSON.stringify(row);
      const before = rows.get(key);
      rows.set(key, before === undefined ? row : { ...before, count: before.count + 1 });
    }
  return inLineOrder([...rows.values()]);
}

const byHand = /^(ld|st|red|atom)\b/;

const accessesIn = ({ body }: Block): Value[] =>
  body.filter(
    ({ op, args, attributes }) =>
      (op === "load" && attributes.space !== "param") ||
      op === "store" ||
      op === "atom" ||
      (op === "ptx" && args.length > 0 && byHand.test(attributes.template ?? "")),
  );

function rowOf(kernel: IrFunction, value: Value, stride: Stride): KernelAccessRow {
  const { kind, space, bytes } = shapeOf(value);
  return {
    ...sourceLineOf(kernel, value),
    ...{ kind, space, array: arrayOf(value.args[0]!), bytes },
    ...{ stride, pattern: patternOf(stride, bytes), count: 1 },
    sectors: space === "global" && stride !== undefined ? sectorsOf(stride, bytes) : undefined,
    passes: space === "shared" && stride !== undefined ? passesOf(stride, bytes) : undefined,
  };
}

function shapeOf({ op, attributes }: Value): Pick<KernelAccessRow, "kind" | "space" | "bytes"> {
  if (op !== "ptx") {
    const { space = "generic", memory = "u8", lanes = 1 } = attributes;
    const kind = op === "atom" ? "atomic" : (op as "load" | "store");
    return { kind, space, bytes: scalars[memory].bytes * lanes };
  }
  const [opcode = ""] = attributes.template!.split(" ");
  const space = (["shared", "global", "local"] as const).find((each) => opcode.includes(`.${each}`));
  const type = opcode
    .split(".")
    .at(-1)!
    .replace(/^b/, "u")
    .replace(/^s(?=\d)/, "i") as ScalarName;
  const kind = opcode.startsWith("ld") ? "load" : opcode.startsWith("st") ? "store" : "atomic";
  return { kind, space: space ?? "generic", bytes: scalars[type]?.bytes ?? 4 };
}

/** Returns the parameter that an address is computed from. */
function arrayOf(address: Value): string | undefined {
  let value: Value | undefined = address;
  while (value !== undefined && value.op !== "param") value = value.op === "add" ? value.args[0] : undefined;
  return value?.attributes.note;
}

function patternOf(stride: Stride, bytes: number): AccessPattern {
  if (stride === undefined) return "unknown";
  if (stride === 0) return "broadcast";
  return Math.abs(stride) === bytes ? "coalesced" : "strided";
}

/** Returns the number of sectors that a warp touches, whose first address is a multiple of a sector. */
function sectorsOf(stride: number, bytes: number): number {
  const touched = new Set<number>();
  for (let lane = 0; lane < LANES; lane++) {
    const [first, last] = [lane * stride, lane * stride + bytes - 1];
    for (let at = Math.floor(first / SECTOR_BYTES); at * SECTOR_BYTES <= last; at++) touched.add(at);
  }
  return touched.size;
}

/** Returns the number of passes of an access of one word. Wider accesses go in parts that the hardware chooses. */
function passesOf(stride: number, bytes: number): number | undefined {
  if (bytes > BANK_BYTES) return undefined;
  const words = new Map<number, Set<number>>();
  for (let lane = 0; lane < LANES; lane++) {
    const word = Math.floor((lane * stride) / BANK_BYTES);
    const bank = ((word % BANKS) + BANKS) % BANKS;
    words.set(bank, (words.get(bank) ?? new Set()).add(word));
  }
  return Math.max(...[...words.values()].map(({ size }) => size));
}
