import type { Expression, Node, Statement } from "acorn";
import type { Builder } from "../ir/builder.ts";
import type { Block, Value } from "../ir/value.ts";
import { KernelError } from "../language/kernel-error.ts";
import { isFloat, isInteger, type RegisterType, type ScalarName } from "../language/scalar.ts";
import type { FunctionNode, FunctionSource } from "../language/source.ts";
import type { Assignments } from "./assigned-names.ts";
import type { BoundsChecks } from "./bounds.ts";
import {
  borrowed,
  type Computed,
  computed,
  isOwned,
  type Literal,
  type Operand,
  type RecordOperand,
  typeName,
} from "./operand.ts";
import type { Scope, VariableShape } from "./scope.ts";

/** Target of `break` and `continue`. */
export interface JumpTarget {
  readonly labels: readonly string[];
  readonly onBreak: Block;
  /** Undefined for a `switch` and a labelled block. */
  readonly onContinue: Block | undefined;
  /** True for a labelled block, which only a break with its label leaves. */
  readonly isBlock?: boolean;
}

/** The inlined function that statements belong to. */
export interface Frame {
  readonly source: FunctionSource;
  readonly sourceIndex: number;
  /** Distinguishes the variables of two calls of one function. */
  readonly path: string;
  readonly exit: Block;
  readonly node: FunctionNode;
  readonly isKernel: boolean;
  readonly targets: JumpTarget[];
  /** Names that the text of the function assigns. */
  readonly assigned: Assignments;
  result: VariableShape | undefined;
  direct: Operand | undefined;
  /** Number of `return` statements that were lowered. */
  returns: number;
}

/** Results of earlier runs over the same text: types of variables that a later assignment gave. */
export class Inference {
  readonly types = new Map<string, RegisterType>();
  /** Variables that were given a number with a fraction. */
  readonly fractional = new Set<string>();
  /** Local arrays that are indexed by a value, so that they live in memory. */
  readonly inMemory = new Set<string>();
  isChanged = false;
  /** True in the last run, in which every variable has its type. */
  isFinal = false;
  hasWeak = false;
}

/** Functions that lower expressions and statements. Functions and loops need both. */
export interface Rules {
  expression(lowering: Lowering, node: Expression, scope: Scope): Operand;
  /** Lowers an expression whose value nothing reads. */
  effect(lowering: Lowering, node: Expression, scope: Scope): void;
  statements(lowering: Lowering, nodes: readonly Statement[], scope: Scope): void;
}

/** State of one run over the text of a kernel, and what expressions and statements share. */
export class Lowering {
  readonly build: Builder;
  readonly inference: Inference;
  /** Type of a number with a fraction where nothing else decides: the widest float of the parameters. */
  readonly defaultFloat: "f32" | "f64";
  readonly rules: Rules;
  readonly frames: Frame[] = [];
  /** Checks of indices. Undefined where no index is compared with the length of its array. */
  bounds: BoundsChecks | undefined;
  /** Types of this specialisation, by the union that they are chosen from. */
  types: ReadonlyMap<string, ScalarName> = new Map();
  /** Call that an intrinsic is lowered for. */
  callNode: Node | undefined;
  /** True while a function of the library is inlined. Its instructions belong to the line of the call. */
  isInLibrary = false;
  /** Names of declared memory, by the place of the declaration. */
  readonly memories = new Map<string, string>();

  constructor(build: Builder, inference: Inference, defaultFloat: "f32" | "f64", rules: Rules) {
    this.build = build;
    this.inference = inference;
    this.defaultFloat = defaultFloat;
    this.rules = rules;
  }

  readonly #sourceIndices = new Map<FunctionSource, number>();

  /** Returns the index of a source among those of the kernel. */
  sourceIndex(source: FunctionSource): number {
    let index = this.#sourceIndices.get(source);
    if (index === undefined) {
      index = this.build.source(source);
      this.#sourceIndices.set(source, index);
    }
    return index;
  }

  get frame(): Frame {
    return this.frames.at(-1)!;
  }

  /** Sets the place of the instructions that follow. */
  at(node: Node): void {
    if (this.isInLibrary) return;
    this.build.place = { source: this.frame.sourceIndex, offset: node.start };
  }

  textOf(node: Node): string {
    const text = this.frame.source.textOf(node);
    return text.length > 40 ? `${text.slice(0, 37)}...` : text;
  }

  fail(node: Node, cause: string, fix: string): never {
    const { source } = this.frame;
    throw new KernelError(this.build.name, cause, fix, source.position(node.start));
  }

  /** Returns the name of a variable part that is unique in the kernel. */
  key(node: Node, part = ""): string {
    return `${this.frame.path}/${node.start}:${node.end}${part}`;
  }

  // --- conversions of operands ---

  /** Returns an operand as a value of `type`. Throws KernelError with the fix for another type. */
  toType(operand: Operand, type: RegisterType, node: Node, what = "this value"): Value {
    if (operand.kind === "literal") return this.literalAs(operand, type, node, what);
    if (operand.kind !== "value")
      return this.fail(node, `${what} is ${typeName(operand)}, not ${type}`, `Use a value of type ${type}.`);
    if (operand.type === type) return operand.value;
    if (operand.weak) return this.build.convert(operand.value, type);
    return this.fail(
      node,
      `${what} is ${operand.type}, not ${type}`,
      `Convert it: ${conversionText(operand.type, type, this.textOf(node))}.`,
    );
  }

  /** Returns a literal as a constant of a type. Throws KernelError where the type cannot hold it. */
  literalAs({ value, asInteger }: Literal, type: RegisterType, node: Node, what: string): Value {
    if (asInteger !== undefined && (type === "i32" || type === "u32"))
      return this.build.constant(type, asInteger);
    if (type === "bool") {
      if (typeof value === "boolean") return this.build.constant("bool", value);
      return this.fail(
        node,
        `${what} is ${value}, not bool`,
        "Write true or false, or compare the number: value !== 0.",
      );
    }
    if (typeof value === "boolean")
      return this.fail(node, `${what} is ${value}, not ${type}`, `Choose a number: condition ? 1 : 0.`);
    const wide = type === "i64" || type === "u64";
    if (typeof value === "bigint") {
      const wrapped = type === "i64" ? BigInt.asIntN(64, value) : BigInt.asUintN(64, value);
      if (wide && wrapped === value) return this.build.constant(type, value);
      return this.fail(
        node,
        wide ? `${value}n is outside of ${type}` : `${what} is the bigint ${value}n, not ${type}`,
        wide ? bigintFix(value, wrapped, type) : `Write ${value} without n.`,
      );
    }
    if (isFloat(type)) return this.build.constant(type, value);
    if (wide)
      return this.fail(node, `${what} is the number ${value}, and ${type} is a bigint`, `Write ${value}n.`);
    const wrapped = type === "i32" ? value | 0 : value >>> 0;
    if (wrapped === value || Object.is(value, -0)) return this.build.constant(type, wrapped);
    const cause = Number.isInteger(value)
      ? `${value} is outside of ${type}`
      : `${value} is not a whole number, and ${type} holds whole numbers`;
    const fix = Number.isInteger(value)
      ? `Use a number of ${type}, or ${value} | 0 to wrap.`
      : "Convert the other side: f32(i), or round the number.";
    return this.fail(node, cause, fix);
  }

  /** Returns a value for an operand that is one: a literal becomes i32, the default float, i64 or bool. */
  toValue(operand: Operand, node: Node, what = "this"): Computed {
    if (operand.kind === "value") return operand;
    if (operand.kind !== "literal")
      return this.fail(
        node,
        `${what} is ${typeName(operand)}, not a value`,
        "Use a number, a boolean, or an element of an array.",
      );
    return computed(this.literalAs(operand, this.naturalType(operand.value), node, what));
  }

  /** Returns the type that a literal has by itself. */
  naturalType(value: number | bigint | boolean): RegisterType {
    if (typeof value === "boolean") return "bool";
    if (typeof value === "bigint") return value > 0x7fffffffffffffffn ? "u64" : "i64";
    if (!Number.isInteger(value) || Object.is(value, -0)) return this.defaultFloat;
    if (value >= -0x80000000 && value <= 0x7fffffff) return "i32";
    return value >= 0 && value <= 0xffffffff ? "u32" : this.defaultFloat;
  }

  /** Returns an operand as a condition. A number is true unless it is 0 or NaN, as in JavaScript. */
  toCondition(operand: Operand, node: Node): Value {
    if (operand.kind === "literal") return this.build.constant("bool", Boolean(operand.value));
    const { type, value } = this.toValue(operand, node, "the condition");
    if (type === "bool") return value;
    if (isInteger(type)) return this.build.convert(value, "bool");
    return this.build.ptx(
      `setp.ne.${type} $d, $0, ${type === "f32" ? "0f00000000" : "0d0000000000000000"};`,
      "bool",
      [value],
    );
  }

  // --- variables ---

  /**
   * Returns the value of a variable. The fields of an object are read when they are used, so that a second name
   * sees what the first assigns. A variable that is assigned another object is read now.
   */
  read(shape: VariableShape): Operand {
    if (shape.kind === "scalar") return computed(this.build.read(shape.key), this.isWeak(shape.key));
    const { name, isChanged, isReassigned, isFresh } = shape;
    const isNow = isReassigned && !isChanged;
    const fields = Object.fromEntries(
      Object.entries(shape.fields).map(([key, each]): [string, Operand | (() => Operand)] => [
        key,
        isNow ? this.read(each) : () => this.read(each),
      ]),
    );
    return { kind: "record", fields, isChanged, isReassigned, isFresh, ...(name !== undefined && { name }) };
  }

  isWeak(key: string): boolean {
    return !this.inference.isFinal && this.#weak.has(key);
  }

  readonly #weak = new Set<string>();
  readonly #types = new Map<string, RegisterType>();

  /** Declares a variable with its first value, and returns its shape. */
  declare(key: string, first: Operand, node: Node, changes = unchanged): VariableShape {
    if (first.kind === "record") {
      const { isChanged, isReassigned } = changes;
      if (isChanged ? !isOwned(first) : first.isChanged && !first.isFresh) this.#failShared(first, node);
      // A field that is assigned may be an object, which another name may still hold.
      const inner = { isChanged, isReassigned: isReassigned || isChanged };
      const fields = Object.keys(first.fields).map((name): [string, VariableShape] => {
        const field = first.fields[name]!;
        const operand = typeof field === "function" ? field() : field;
        return [name, this.declare(`${key}.${name}`, operand, node, inner)];
      });
      return {
        kind: "record",
        fields: Object.fromEntries(fields),
        ...{ isChanged, isReassigned, isFresh: false },
        ...(first.name !== undefined && { name: first.name }),
      };
    }
    if (first.kind === "list")
      return this.fail(
        node,
        "a list cannot be assigned again",
        "Use const, or a local array: new Float32Array(4).",
      );
    const known = this.inference.types.get(key);
    const isOpen = first.kind === "literal" && typeof first.value === "number";
    if (first.kind === "literal" || first.kind === "value") {
      const weak =
        known === undefined && !this.inference.isFinal && (isOpen || (first.kind === "value" && first.weak));
      if (weak) {
        this.#weak.add(key);
        this.inference.hasWeak = true;
      } else this.#weak.delete(key);
      const natural = first.kind === "value" ? first.type : this.naturalType(first.value);
      const type = known ?? (isOpen && this.inference.fractional.has(key) ? this.defaultFloat : natural);
      this.#types.set(key, type);
      this.build.write(key, this.toType(first, type, node, "the first value"));
      return { kind: "scalar", key };
    }
    return this.fail(node, `${typeName(first)} cannot be assigned again`, "Declare it with const.");
  }

  /** Declares a variable without a value. A path that reads it before an assignment is refused at the end. */
  declareEmpty(key: string, name: string): VariableShape {
    const known = this.inference.types.get(key);
    if (known === undefined && !this.inference.isFinal) {
      this.#weak.add(key);
      this.inference.hasWeak = true;
    } else this.#weak.delete(key);
    const type = known ?? (this.inference.fractional.has(key) ? this.defaultFloat : "i32");
    this.#types.set(key, type);
    this.build.write(key, this.build.uninitialised(type, name));
    return { kind: "scalar", key };
  }

  /** Refuses a second name of an object that both names would change. */
  #failShared({ name }: RecordOperand, node: Node): never {
    const text = this.textOf(node);
    return this.fail(
      node,
      `${text} is ${/x[24]$/.test(name ?? "") ? "an element or vector" : "an object"} with another name, and its fields are assigned`,
      `Copy it: { ...${/^[\w.[\]()]+$/.test(text) ? text : "value"} }.`,
    );
  }

  /** Returns an operand that gets a second name. Throws KernelError where the two names would part in JavaScript. */
  shared(operand: Operand, node: Node): Operand {
    if (operand.kind !== "record") return operand;
    if (operand.isChanged && operand.isReassigned) this.#failShared(operand, node);
    return borrowed(operand);
  }

  /** Assigns a variable. The first value with a type decides the type of a variable that began as a literal. */
  assign(shape: VariableShape, operand: Operand, node: Node): void {
    if (shape.kind === "record") {
      if (
        operand.kind === "record" &&
        (shape.isChanged ? !isOwned(operand) : operand.isChanged && !operand.isFresh)
      )
        this.#failShared(operand, node);
      if (operand.kind !== "record")
        this.fail(
          node,
          `${typeName(operand)} is assigned to ${shape.name ?? "an object"}`,
          "Assign an object with the same fields.",
        );
      for (const [name, field] of Object.entries(shape.fields)) {
        const value = (operand as { fields: Record<string, Operand | (() => Operand)> }).fields[name];
        if (value === undefined)
          this.fail(
            node,
            `the field ${name} is missing`,
            `Give all fields: ${Object.keys(shape.fields).join(", ")}.`,
          );
        this.assign(field, typeof value === "function" ? value() : value!, node);
      }
      return;
    }
    const { key } = shape;
    const type = this.#types.get(key) ?? "i32";
    if (this.isWeak(key)) this.#infer(key, type, operand);
    this.build.write(key, this.toAssigned(operand, type, node, this.isWeak(key)));
  }

  /** Notes the type of a variable that has none yet. */
  #infer(key: string, type: RegisterType, operand: Operand): void {
    const { inference } = this;
    if (operand.kind === "value" && !operand.weak && !inference.types.has(key)) {
      inference.types.set(key, operand.type);
      inference.isChanged = true;
    } else if (!isFloat(type) && !inference.fractional.has(key)) {
      const isFraction =
        operand.kind === "literal"
          ? typeof operand.value === "number" && isFloat(this.naturalType(operand.value))
          : operand.kind === "value" && isFloat(operand.type);
      if (!isFraction) return;
      inference.fractional.add(key);
      inference.isChanged = true;
    }
  }

  /** Returns an assigned operand as a value of the variable's type. */
  toAssigned(operand: Operand, type: RegisterType, node: Node, weak: boolean): Value {
    if (weak && operand.kind === "value") return this.build.convert(operand.value, type);
    if (weak && operand.kind === "literal" && typeof operand.value === "number")
      return this.build.constant(type, operand.value);
    return this.toType(operand, type, node, "the assigned value");
  }

  // --- arithmetic on operands ---

  /** Returns two operands as values of one type. */
  unify(left: Operand, right: Operand, nodes: readonly [Node, Node], name: string): [Computed, Computed] {
    const [leftNode, rightNode] = nodes;
    if (left.kind === "literal" && right.kind === "literal") {
      const type = isFloat(this.naturalType(left.value))
        ? this.naturalType(left.value)
        : this.naturalType(right.value);
      return [
        computed(this.literalAs(left, type, leftNode, "this")),
        computed(this.literalAs(right, type, rightNode, "this")),
      ];
    }
    if (left.kind === "literal") {
      const [b, a] = this.#withLiteral(this.toValue(right, rightNode), left, leftNode, name);
      return [a, b];
    }
    if (right.kind === "literal")
      return this.#withLiteral(this.toValue(left, leftNode), right, rightNode, name);
    const [a, b] = [this.toValue(left, leftNode), this.toValue(right, rightNode)];
    if (a.type === b.type) {
      const weak = a.weak && b.weak;
      return [computed(a.value, weak), computed(b.value, weak)];
    }
    if (a.weak && b.weak) {
      const type = isFloat(a.type) ? a.type : b.type;
      return [
        computed(this.build.convert(a.value, type), true),
        computed(this.build.convert(b.value, type), true),
      ];
    }
    if (a.weak) return [computed(this.build.convert(a.value, b.type)), b];
    if (b.weak) return [a, computed(this.build.convert(b.value, a.type))];
    return this.fail(
      leftNode,
      `${a.type} ${name} ${b.type}`,
      mixFix(a, b, [this.textOf(leftNode), this.textOf(rightNode)]),
    );
  }

  #withLiteral(value: Computed, constant: Literal, node: Node, name: string): [Computed, Computed] {
    const { type, weak } = value;
    if (weak && typeof constant.value === "number" && isInteger(type)) {
      const natural = this.naturalType(constant.value);
      if (natural !== type)
        return [
          computed(this.build.convert(value.value, natural), true),
          computed(this.build.constant(natural, constant.value), true),
        ];
    }
    return [value, computed(this.literalAs(constant, type, node, `the other side of ${name}`), weak)];
  }
}

const unchanged = { isChanged: false, isReassigned: false };

/** Returns the text of a conversion that a user may write. */
function conversionText(from: RegisterType, to: RegisterType, text: string): string {
  if (to === "bool") return `${text} !== 0`;
  if (from === "u32" && to === "i32") return `${text} | 0`;
  if (from === "i32" && to === "u32") return `${text} >>> 0`;
  return `${to}(${text})`;
}

/** Returns the fix for two values of different types. */
export function mixFix(a: Computed, b: Computed, [left, right]: readonly [string, string]): string {
  if (a.type === "bool" || b.type === "bool") {
    const [text, other] = a.type === "bool" ? [left, b.type] : [right, a.type];
    return `Make the boolean a number: ${other}(${text}).`;
  }
  if (isFloat(a.type) && isFloat(b.type)) {
    return `Write ${a.type === "f32" ? `f64(${left})` : `f64(${right})`} for the precision of f64, or ${a.type === "f64" ? `f32(${left})` : `f32(${right})`}.`;
  }
  if (isFloat(a.type) !== isFloat(b.type))
    return isFloat(a.type) ? `Write ${a.type}(${right}).` : `Write ${b.type}(${left}).`;
  if (a.type === "u32" && b.type === "i32") return `Write ${left} | 0 for i32, or ${right} >>> 0 for u32.`;
  if (a.type === "i32" && b.type === "u32") return `Write ${right} | 0 for i32, or ${left} >>> 0 for u32.`;
  return `Write ${b.type}(${left}), or ${a.type}(${right}).`;
}

/** Returns the fix for a bigint that does not fit a type: the number with the same bits, where 64 bits hold it. */
function bigintFix(value: bigint, wrapped: bigint, type: "i64" | "u64"): string {
  const other = type === "i64" ? "u64" : "i64";
  const isHeld = value >= -(2n ** 63n) && value < 2n ** 64n;
  return isHeld
    ? `Write ${wrapped}n, which has the same bits, or convert the other side: ${other}(x).`
    : "A kernel has 64 bits: use two numbers, or an f64.";
}
