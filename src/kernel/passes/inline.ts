import { copyBlocks } from "../ir/copy.ts";
import { type Block, type Callee, freshId, type IrFunction, successors, Value } from "../ir/value.ts";
import { resolveAll } from "./common.ts";

/** Number of instructions from which a function that is called more than once stays a function. */
const LARGE_INSTRUCTIONS = 150;

/** Replaces calls by the bodies of their functions. Large functions with several calls, and slow paths, stay calls. */
export function inlineCalls(kernel: IrFunction): void {
  const counts = new Map<Callee, number>();
  for (const { attributes } of kernel.blocks.flatMap(({ body }) => body)) {
    const { callee } = attributes;
    if (callee !== undefined) counts.set(callee, (counts.get(callee) ?? 0) + 1);
  }
  const inlined = new Set(
    [...counts].filter(([callee, count]) => isInlined(callee, count)).map(([each]) => each),
  );
  if (inlined.size === 0) return;
  for (const { ir } of inlined) addSymbols(kernel, ir);
  const entry = new EntryValues(kernel.blocks[0]!);
  const blocks: Block[] = [];
  for (const block of kernel.blocks) {
    blocks.push(block);
    const { body, end } = block;
    block.body = [];
    let last = block;
    for (const value of body) {
      const { callee } = value.attributes;
      if (callee === undefined || !inlined.has(callee)) last.body.push(value);
      else last = insert(value, callee.ir, { last, blocks, entry });
    }
    last.end = end;
    if (last === block) continue;
    for (const next of successors(last))
      next.predecessors = next.predecessors.map((each) => (each === block ? last : each));
  }
  kernel.blocks = blocks;
  entry.finish();
  resolveAll(kernel);
}

/** Returns the functions that a kernel calls, directly or through others. Callees come before their callers. */
export function calledFunctions({ blocks }: IrFunction, found = new Set<Callee>()): Set<Callee> {
  for (const { attributes } of blocks.flatMap(({ body }) => body)) {
    const { callee } = attributes;
    if (callee === undefined || found.has(callee)) continue;
    calledFunctions(callee.ir, found);
    found.add(callee);
  }
  return found;
}

function isInlined({ ir, isApart }: Callee, count: number): boolean {
  if (isApart) return false;
  return count === 1 || ir.blocks.reduce((sum, { body }) => sum + body.length, 0) < LARGE_INSTRUCTIONS;
}

/** Declares the memory of a function in a kernel. */
export function addSymbols(kernel: IrFunction, { symbols }: IrFunction): void {
  for (const symbol of symbols)
    if (!kernel.symbols.some(({ name }) => name === symbol.name)) kernel.symbols.push(symbol);
}

/** Place of a call: the block that it is in, the blocks so far, and the values of the entry block. */
interface Site {
  readonly last: Block;
  readonly blocks: Block[];
  readonly entry: EntryValues;
}

/** Inserts the body of a function for a call. Returns the block in which the code after the call continues. */
function insert(call: Value, { blocks: body }: IrFunction, { last, blocks, entry }: Site): Block {
  const replaced = new Map<Value, Value>();
  for (const value of body[0]!.body) {
    if (value.op === "param") replaced.set(value, call.args[value.attributes.index!]!);
    else if (value.op === "const" || value.op === "symbol") replaced.set(value, entry.valueOf(value));
  }
  const [first, ...rest] = copyBlocks(body, replaced, call.place).blocks as [Block, ...Block[]];
  last.body.push(...first.body);
  last.end = first.end;
  for (const next of successors(first))
    next.predecessors = next.predecessors.map((each) => (each === first ? last : each));
  blocks.push(...rest);
  const exit = [last, ...rest].find(({ end }) => end?.kind === "return")!;
  if (exit.end?.kind === "return") call.forward = exit.end.value;
  return exit;
}

/** Constants and addresses of memory, once for each kernel, in its entry block. */
class EntryValues {
  readonly #block: Block;
  readonly #known = new Map<string, Value>();
  readonly #added: Value[] = [];

  constructor(block: Block) {
    this.#block = block;
    for (const value of block.body)
      if (value.op === "const" || value.op === "symbol") this.#known.set(keyOf(value), value);
  }

  valueOf(value: Value): Value {
    const key = keyOf(value);
    let known = this.#known.get(key);
    if (known === undefined) {
      const { op, type, attributes } = value;
      known = new Value(freshId(), op, type, [], { attributes, place: undefined });
      this.#known.set(key, known);
      this.#added.push(known);
    }
    return known;
  }

  /** Puts the new values at the start of the block. */
  finish(): void {
    this.#block.body.unshift(...this.#added);
  }
}

function keyOf({ op, type, attributes: { constant, name } }: Value): string {
  return `${op} ${type} ${Object.is(constant, -0) ? "-0" : constant} ${name}`;
}
