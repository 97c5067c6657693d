// Names of registers and variables in a function, by nested scope.
import { put } from "./collections.ts";
import type { Scalar } from "./operations/scalar.ts";
import { invalid, type Position, type Register, unsupported, type Variable } from "./syntax.ts";

const MOST_REGISTERS = 65536;

interface Range {
  readonly prefix: string;
  readonly count: number;
  readonly type: Scalar;
}

interface ScopeBlock {
  readonly registers: Map<string, Register>;
  readonly ranges: Range[];
  readonly variables: Map<string, Variable>;
}

export class Scope {
  readonly registers: Register[] = [];
  readonly variables: Variable[] = [];
  /** Open blocks from the innermost one outwards. */
  readonly #blocks: ScopeBlock[] = [];

  open(): void {
    this.#blocks.unshift({ registers: new Map(), ranges: [], variables: new Map() });
  }

  close(): void {
    this.#blocks.shift();
  }

  /** Declares a range of registers. `.reg .b32 %r<6>` declares %r0 to %r5; each is created at its first use. */
  declareRegisters(prefix: string, count: number, type: Scalar): void {
    this.#innermost.ranges.push({ prefix, count, type });
  }

  declareRegister(at: Position, name: string, type: Scalar): void {
    if (this.#innermost.registers.has(name)) invalid(at, `Duplicate definition of variable '${name}'`);
    this.#innermost.registers.set(name, this.#add(at, name, type));
  }

  /**
   * Declares a variable. Two scopes may use the same name, so the stored name of a nested variable is unique.
   */
  declareVariable(variable: Variable): void {
    const { variables } = this.#innermost;
    if (variables.has(variable.name))
      invalid(variable, `Duplicate definition of variable '${variable.name}'`);
    const uniqueName = this.#blocks.length > 1 ? `${variable.name}@${this.variables.length}` : variable.name;
    const unique = { ...variable, name: uniqueName };
    variables.set(variable.name, unique);
    this.variables.push(unique);
  }

  register(at: Position, name: string): Register | undefined {
    for (const block of this.#blocks) {
      const known = block.registers.get(name);
      if (known !== undefined) return known;
      for (const { prefix, count, type } of block.ranges) {
        if (!name.startsWith(prefix)) continue;
        const number = name.slice(prefix.length);
        if (!/^(0|[1-9]\d*)$/.test(number) || Number(number) >= count) continue;
        return put(block.registers, name, this.#add(at, name, type));
      }
    }
    return undefined;
  }

  variable(name: string): Variable | undefined {
    return this.#blocks.find(({ variables }) => variables.has(name))?.variables.get(name);
  }

  get #innermost(): ScopeBlock {
    return this.#blocks[0]!;
  }

  #add(at: Position, name: string, type: Scalar): Register {
    if (this.registers.length >= MOST_REGISTERS)
      unsupported(at, `a function with more than ${MOST_REGISTERS} registers`);
    const register = { index: this.registers.length, name, type };
    this.registers.push(register);
    return register;
  }
}
