// Code of one function for one thread: registers are locals; operands are pushed and results are popped.
import { floatBits, floatOf } from "../ptx/float-constant.ts";
import { invalid, type Position, unsupported } from "../ptx/ptx-error.ts";
import type { Instruction, Operand, Register } from "../ptx/syntax.ts";
import {
  bytesOf,
  isFloat,
  isSigned,
  SCALARS,
  type Scalar,
  scalarOf,
  type Value,
  valueType,
} from "../ptx/types.ts";
import type { Code, Local } from "./code.ts";
import type { Place, Unit } from "./unit.ts";

const REINTERPRET: Readonly<Record<string, string>> = {
  "f32>i32": "i32.reinterpret_f32",
  "i32>f32": "f32.reinterpret_i32",
  "f64>i64": "i64.reinterpret_f64",
  "i64>f64": "f64.reinterpret_i64",
};

/** Gives a special register's value: i32, or i64 for those of 64 bits. */
export type Special = (name: string, at: Position) => Value;

export class FunctionCode {
  readonly code: Code;
  readonly unit: Unit;
  readonly #values: readonly Value[];
  readonly #locals = new Map<number, number>();
  readonly #temporaries = new Map<string, number>();
  readonly special: Special;
  /** Where the function's own symbols are. */
  readonly place: (name: string) => Place | undefined;
  /** What is written now was checked already, in launches that are. */
  unchecked = false;
  /** The code is a function's that others call, and not a kernel's. */
  inFunction = false;
  /** Registers whose upper half and alignment were looked at since the last jump: the alignment. */
  readonly checked = new Map<number, number>();
  /** In launches that are checked: reads of this block that were looked at with others, and the local that says whether they are nothing new. */
  readonly knownRuns = new Map<Instruction, number>();
  /** For threads that stop: the registers with a meaning here, and the lines that have a stop since the last jump. */
  readonly live = new Map<number, Register>();
  readonly stopped = new Set<string>();
  /** As what a register is shown, by its number. */
  readonly types = new Map<number, Scalar>();
  /** Whether float results in a register may be any NaN: those of arithmetic are made the one NaN when bits are seen. */
  readonly #loose: ReadonlySet<number>;

  constructor(options: {
    code: Code;
    unit: Unit;
    values: readonly Value[];
    special: Special;
    place: (name: string) => Place | undefined;
    computed: ReadonlySet<number>;
  }) {
    this.code = options.code;
    this.unit = options.unit;
    this.#values = options.values;
    this.special = options.special;
    this.place = options.place;
    this.#loose = options.computed;
  }

  /** The local variable of a register. */
  local(register: Register): number {
    let local = this.#locals.get(register.index);
    if (local === undefined) {
      local = this.code.local(this.value(register));
      this.#locals.set(register.index, local);
    }
    return local;
  }

  value(register: Register): Value {
    return this.#values[register.index]!;
  }

  /** A local for passing use, by a name and a type. */
  temporary(type: Local, name = ""): number {
    const key = type + name;
    let local = this.#temporaries.get(key);
    if (local === undefined) this.#temporaries.set(key, (local = this.code.local(type)));
    return local;
  }

  /** Pushes an operand as an instruction of that type sees it; narrow integers are extended by their sign. */
  push(at: Position, operand: Operand | undefined, type: Scalar): void {
    switch (operand?.kind) {
      case "register":
        this.#pushRegister(at, operand.register, type);
        return;
      case "immediate":
        this.#pushImmediate(operand, type);
        return;
      case "special":
        this.#pushSpecial(at, operand.name, type);
        return;
      case "symbol":
        this.#pushSymbol(at, operand.name, operand.offset, type);
        return;
      case "not":
        if (type !== "pred") invalid(at, "'!' is for predicates");
        this.push(at, operand.operand, type);
        this.code.op("i32.eqz");
        return;
      default:
        invalid(at, "Arguments mismatch for instruction: an operand is missing or of the wrong kind");
    }
  }

  #pushRegister(at: Position, register: Register, type: Scalar): void {
    const { code } = this;
    if ((register.type === "pred") !== (type === "pred")) mismatch(at, register, type);
    if (bytesOf(register.type) < bytesOf(type)) mismatch(at, register, type);
    code.get(this.local(register));
    const have = this.value(register);
    const want = valueType(type);
    if (have !== want) this.#convert(have, want, register);
    if (bytesOf(type) >= 4 || type === "pred") return;
    const wide = bytesOf(register.type) > bytesOf(type);
    if (isSigned(type)) code.op(bytesOf(type) === 1 ? "i32.extend8_s" : "i32.extend16_s");
    else if (wide) code.i32(bytesOf(type) === 1 ? 0xff : 0xffff).op("i32.and");
  }

  /** Bits of one kind of value as another. */
  #convert(have: Value, want: Value, register?: Register): void {
    const { code } = this;
    if (have === "f32" && register !== undefined && this.#loose.has(register.index)) this.canonical();
    const same = REINTERPRET[`${have}>${want}`];
    if (same !== undefined) {
      code.op(same);
      return;
    }
    // A wide register where a narrow one is read: its lower part.
    if (have === "f64") code.op("i64.reinterpret_f64");
    if (have === "f64" || have === "i64") code.op("i32.wrap_i64");
    else if (have === "f32") code.op("i32.reinterpret_f32", "i64.extend_i32_u");
    else code.op("i64.extend_i32_u");
    if (want === "f32") code.op("f32.reinterpret_i32");
    else if (want === "f64") code.op("f64.reinterpret_i64");
  }

  /** Makes the f32 on the stack 0x7fffffff if it is a NaN, as GPUs do. */
  canonical(): void {
    const local = this.temporary("f32", "nan");
    this.code.tee(local).f32Bits(0x7fffffff).get(local).get(local).op("f32.eq", "select");
  }

  /** Whether a register's bits are only seen through `canonical`. */
  isLoose(register: Register): boolean {
    return this.#loose.has(register.index);
  }

  #pushImmediate(operand: { value: bigint; float?: "f32" | "f64" }, type: Scalar): void {
    const { code } = this;
    const { value, float } = operand;
    if (isFloat(type)) {
      const width = type as "f32" | "f64";
      const bits = float === width ? value : float ? floatBits(floatOf(value, float), width) : value;
      const plain = float === undefined ? floatBits(Number(value), width) : bits;
      if (width === "f32") code.f32Bits(Number(BigInt.asUintN(32, plain)));
      else code.f64Bits(BigInt.asUintN(64, plain));
      return;
    }
    if (type === "pred") code.i32(value === 0n ? 0 : 1);
    else if (bytesOf(type) === 8) code.i64(value);
    else {
      const bits = bytesOf(type) * 8;
      code.i32(Number(isSigned(type) ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value)));
    }
  }

  #pushSpecial(at: Position, name: string, type: Scalar): void {
    const have = this.special(name, at);
    const want = valueType(type);
    if (have !== want) this.#convert(have, want);
    if (bytesOf(type) === 2) this.code.i32(0xffff).op("i32.and");
  }

  #pushSymbol(at: Position, name: string, offset: number, type: Scalar): void {
    const found = this.symbol(at, name);
    if (found.space === "local") {
      this.special("%local", at);
      this.code.i32(found.address + offset).op("i32.add");
      if (bytesOf(type) === 8) this.code.op("i64.extend_i32_u");
    } else if (found.variable !== undefined)
      this.unit.pushVariable(this.code, found.variable + offset, bytesOf(type) === 8);
    else if (bytesOf(type) === 8) this.code.i64(BigInt(found.address + offset));
    else this.code.i32(Number(BigInt.asIntN(32, BigInt(found.address + offset))));
  }

  symbol(at: Position, name: string): Place {
    const found = this.place(name) ?? this.unit.symbols.get(name);
    if (found === undefined) invalid(at, `Unknown symbol '${name.replace(/@\d+$/, "")}'`);
    return found;
  }

  /** Pops a result of that type into a register. Narrow integers keep zeros above. */
  pop(at: Position, operand: Operand | undefined, type: Scalar): void {
    const { code } = this;
    if (operand?.kind === "sink") {
      code.op("drop");
      return;
    }
    if (operand?.kind !== "register")
      invalid(at, "Arguments mismatch for instruction: the result is no register");
    const { register } = operand;
    if ((register.type === "pred") !== (type === "pred") || bytesOf(register.type) < bytesOf(type))
      mismatch(at, register, type);
    if (type !== "pred" && bytesOf(type) < 4) {
      // Into a wider register the value is extended by its own sign; in one of its size there are zeros above.
      if (bytesOf(register.type) <= bytesOf(type))
        code.i32(bytesOf(type) === 1 ? 0xff : 0xffff).op("i32.and");
      else if (bytesOf(register.type) === 2) code.i32(0xffff).op("i32.and");
      else if (bytesOf(register.type) === 8 && isSigned(type)) {
        code.op("i64.extend_i32_s");
        this.#setAs("i64", register);
        return;
      }
    } else if (bytesOf(register.type) === 8 && valueType(type) === "i32" && isSigned(type)) {
      code.op("i64.extend_i32_s");
      this.#setAs("i64", register);
      return;
    }
    this.#setAs(valueType(type), register);
  }

  #setAs(have: Value, register: Register): void {
    const want = this.value(register);
    if (have !== want) this.#convert(have, want);
    this.code.set(this.local(register));
    this.checked.delete(register.index);
  }
}

function mismatch(at: Position, register: Register, type: Scalar): never {
  invalid(
    at,
    `Arguments mismatch for instruction: '${register.name}' is .${register.type}, .${type} is needed`,
  );
}

/** The types among an instruction's modifiers, in order. */
export const typesOf = ({ modifiers }: Instruction): Scalar[] =>
  modifiers.map(scalarOf).filter((type): type is Scalar => type !== undefined);

/** An instruction's one type. */
export function typeOf(instruction: Instruction): Scalar {
  const type = typesOf(instruction).at(-1);
  if (type === undefined) invalid(instruction, `'${instruction.opcode}' needs a type`);
  return type;
}

/** Refuses modifiers that are not in the list; types are let through. */
export function onlyModifiers(instruction: Instruction, allowed: readonly string[]): void {
  for (const modifier of instruction.modifiers) {
    if (scalarOf(modifier) === undefined && !allowed.includes(modifier))
      refuse(instruction, `.${modifier} of`);
  }
}

/** Says by name that an instruction is not supported. */
export function refuse(instruction: Instruction, what = ""): never {
  const name = [instruction.opcode, ...instruction.modifiers].join(".");
  unsupported(instruction, `${what}${what ? " " : ""}'${name}'`);
}

export const isHalf = (type: Scalar): boolean => SCALARS[type].kind === "half";
