// The names inside a function: registers and variables, block by block.
import { invalid, type Position, unsupported } from "./ptx-error.ts";
import type { Register, Variable } from "./syntax.ts";
import type { Scalar } from "./types.ts";

const MOST_REGISTERS = 65536;

interface Range {
  readonly prefix: string;
  readonly count: number;
  readonly type: Scalar;
}

interface Block {
  readonly registers: Map<string, Register>;
  readonly ranges: Range[];
  readonly variables: Map<string, Variable>;
}

export class Scope {
  readonly registers: Register[] = [];
  readonly variables: Variable[] = [];
  readonly #blocks: Block[] = [];

  open(): void {
    this.#blocks.push({ registers: new Map(), ranges: [], variables: new Map() });
  }

  close(): void {
    this.#blocks.pop();
  }

  get depth(): number {
    return this.#blocks.length;
  }

  /** `.reg .b32 %r<6>` makes %r0 to %r5, each when it is first used. */
  declareRegisters(prefix: string, count: number, type: Scalar): void {
    this.#innermost.ranges.push({ prefix, count, type });
  }

  declareRegister(at: Position, name: string, type: Scalar): void {
    if (this.#innermost.registers.has(name)) invalid(at, `Duplicate definition of variable '${name}'`);
    this.#innermost.registers.set(name, this.#add(at, name, type));
  }

  /** Adds a variable; its own name may be made unique, because two blocks may use the same. */
  declareVariable(variable: Variable): void {
    const { variables } = this.#innermost;
    if (variables.has(variable.name))
      invalid(variable, `Duplicate definition of variable '${variable.name}'`);
    const unique = this.depth > 1 ? `${variable.name}@${this.variables.length}` : variable.name;
    const kept = { ...variable, name: unique };
    variables.set(variable.name, kept);
    this.variables.push(kept);
  }

  register(at: Position, name: string): Register | undefined {
    for (let i = this.#blocks.length - 1; i >= 0; i--) {
      const block = this.#blocks[i]!;
      const known = block.registers.get(name);
      if (known !== undefined) return known;
      for (const { prefix, count, type } of block.ranges) {
        if (!name.startsWith(prefix)) continue;
        const number = name.slice(prefix.length);
        if (!/^(0|[1-9]\d*)$/.test(number) || Number(number) >= count) continue;
        const register = this.#add(at, name, type);
        block.registers.set(name, register);
        return register;
      }
    }
    return undefined;
  }

  variable(name: string): Variable | undefined {
    for (let i = this.#blocks.length - 1; i >= 0; i--) {
      const found = this.#blocks[i]!.variables.get(name);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  get #innermost(): Block {
    return this.#blocks[this.#blocks.length - 1]!;
  }

  #add(at: Position, name: string, type: Scalar): Register {
    if (this.registers.length >= MOST_REGISTERS)
      unsupported(at, `a function with more than ${MOST_REGISTERS} registers`);
    const register = { index: this.registers.length, name, type };
    this.registers.push(register);
    return register;
  }
}
