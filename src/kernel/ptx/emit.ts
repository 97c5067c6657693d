import type { Block, IrFunction, MemorySymbol, Parameter, Value } from "../ir/value.ts";
import { isFloat, type RegisterType, type ScalarName, scalars } from "../language/scalar.ts";
import { isSmall, narrowText, widenText } from "../language/small-type.ts";
import { placeCopies, sharedRegisters } from "./edges.ts";
import { type Copy, sequentialCopies } from "./parallel-copies.ts";

/** Target of the text: "sm_90" and the version of PTX. */
export interface Target {
  readonly architecture: string;
  readonly version: string;
}

const classes: Readonly<Record<RegisterType, { readonly prefix: string; readonly declared: string }>> = {
  bool: { prefix: "%p", declared: "pred" },
  i32: { prefix: "%r", declared: "b32" },
  u32: { prefix: "%r", declared: "b32" },
  i64: { prefix: "%rd", declared: "b64" },
  u64: { prefix: "%rd", declared: "b64" },
  f32: { prefix: "%f", declared: "f32" },
  f64: { prefix: "%fd", declared: "f64" },
};

const suffix: Readonly<Record<RegisterType, string>> = {
  ...{ bool: "pred", i32: "s32", u32: "u32", i64: "s64", u64: "u64", f32: "f32", f64: "f64" },
};

/** Returns PTX's text of a float constant: its bits in hexadecimal. */
export function floatText(type: "f32" | "f64", value: number): string {
  const view = new DataView(new ArrayBuffer(8));
  if (type === "f32") {
    view.setFloat32(0, value);
    return `0f${view.getUint32(0).toString(16).toUpperCase().padStart(8, "0")}`;
  }
  view.setFloat64(0, value);
  return `0d${view.getBigUint64(0).toString(16).toUpperCase().padStart(16, "0")}`;
}

/** Returns the PTX module of a kernel. `functions` has the texts of the functions that it calls. */
export function emitPtx(kernel: IrFunction, target: Target, functions: readonly string[] = []): string {
  return new Emitter(kernel).module(target, functions);
}

/** Returns the PTX of a function that kernels call. */
export function emitFunction(fn: IrFunction): string {
  return new Emitter(fn).function();
}

class Emitter {
  readonly #kernel: IrFunction;
  readonly #lines: string[] = [];
  readonly #names = new Map<Value, string>();
  readonly #counts = new Map<string, number>();
  readonly #uses = new Map<Value, number>();
  readonly #labels = new Map<Block, string>();
  /** Lanes that are read of each vector load, and of each instruction with several results. */
  readonly #lanes = new Map<Value, Value[]>();
  /** Targets of edges whose copies go before the branch. */
  readonly #copiesBefore: ReadonlyMap<Block, Block>;
  /** Values that have the register of a variable of their loop. */
  readonly #shared: ReadonlyMap<Value, Value>;
  /** Negations that a branch alone reads. The branch writes them as `!`. */
  readonly #negations = new Set<Value>();
  /** Labels that a branch names. */
  readonly #targets = new Set<string>();
  #line = "";
  /** Type of the result of a function. */
  #result = "b32";

  constructor(kernel: IrFunction) {
    this.#kernel = kernel;
    this.#copiesBefore = placeCopies(kernel);
    this.#shared = sharedRegisters(kernel, this.#copiesBefore);
    for (const block of kernel.blocks) {
      this.#labels.set(block, `$L${this.#labels.size}`);
      for (const { args } of [...block.phis, ...block.body])
        for (const arg of args) this.#uses.set(arg, (this.#uses.get(arg) ?? 0) + 1);
      for (const each of block.body)
        if (each.op === "lane")
          this.#lanes.set(each.args[0]!, [...(this.#lanes.get(each.args[0]!) ?? []), each]);
      if (block.end?.kind === "branch")
        this.#uses.set(block.end.condition, (this.#uses.get(block.end.condition) ?? 0) + 1);
    }
    this.#findNegations();
  }

  /** Finds the negations that a branch alone reads. */
  #findNegations(): void {
    for (const { end } of this.#kernel.blocks) {
      const condition = end?.kind === "branch" ? end.condition : undefined;
      if (condition?.op === "not" && this.#uses.get(condition) === 1) this.#negations.add(condition);
    }
  }

  function(): string {
    const { name } = this.#kernel;
    this.#blocks();
    const result = `.param .${this.#result} ${name}_result`;
    return [`.func (${result}) ${name}(`, ...this.#body(), ""].join("\n");
  }

  #blocks(): void {
    const { blocks } = this.#kernel;
    blocks.forEach((block, i) => {
      this.#block(block, blocks[i + 1]);
    });
    // The soft GPU tests at each label which threads run on, so a label that no branch names would cost time.
    const lines = this.#lines.filter(
      (line) => !/^\$L\d+:$/.test(line) || this.#targets.has(line.slice(0, -1)),
    );
    this.#lines.splice(0, this.#lines.length, ...lines);
  }

  /** Returns the lines from the parameters to the end. The blocks are written before. */
  #body(): string[] {
    const { name, parameters, symbols, maximumThreads: bound } = this.#kernel;
    const declared = parameters
      .map((each, i) => `\t${parameterText(each, `${name}_param_${i}`)}`)
      .join(",\n");
    const memory = symbols
      .filter((each) => each.bytes > 0 && !isModuleMemory(each))
      .map(({ name: symbol, space, bytes, align }) => `\t.${space} .align ${align} .b8 ${symbol}[${bytes}];`);
    const registers = [...this.#counts].map(([prefix, count]) => {
      const type = Object.values(classes).find((each) => each.prefix === prefix)?.declared ?? "b16";
      return `\t.reg .${type} ${prefix}<${count + 1}>;`;
    });
    return [
      `${declared}\n)`,
      ...(bound === undefined ? [] : [`.maxntid ${bound}, 1, 1`]),
      "{",
      ...registers,
      ...memory,
      "",
      ...this.#lines,
      "}",
    ];
  }

  module({ architecture, version }: Target, functions: readonly string[]): string {
    const { name, symbols, sources, declarations } = this.#kernel;
    this.#blocks();
    const dynamic = symbols.filter(({ space, bytes }) => space === "shared" && bytes === 0);
    const initialised = symbols.filter(isModuleMemory);
    const outside = [
      ...declarations,
      ...dynamic.map(({ name: symbol, align }) => `.extern .shared .align ${align} .b8 ${symbol}[];`),
      ...initialised.map(
        ({ name: symbol, space, align, bytes, initial }) =>
          `.${space} .align ${align} .b8 ${symbol}[${bytes}] = {${[...(initial ?? [])].join(", ")}};`,
      ),
    ];
    return [
      `.version ${version}`,
      `.target ${architecture}`,
      ".address_size 64",
      "",
      ...outside,
      ...functions,
      `.visible .entry ${name}(`,
      ...this.#body(),
      ...sources.map(({ file }, i) => `.file ${i + 1} ${JSON.stringify(file)}`),
      "",
    ].join("\n");
  }

  #block(block: Block, next: Block | undefined): void {
    if (block.predecessors.length > 0) this.#lines.push(`${this.#labels.get(block)}:`);
    for (const value of block.body) this.#instruction(value);
    const { end } = block;
    if (end?.kind === "return" && end.value !== undefined) {
      const { name } = this.#kernel;
      this.#result = classes[end.value.type as RegisterType].declared;
      this.#add(`st.param.${this.#result} [${name}_result], ${this.#operand(end.value)};`);
    }
    if (end === undefined || end.kind === "return") {
      this.#add("ret;");
      return;
    }
    if (end.kind === "jump") {
      this.#copies(block, end.to);
      if (end.to !== next) this.#add(`bra ${this.#target(end.to)};`);
      return;
    }
    const target = this.#copiesBefore.get(block);
    if (target !== undefined) this.#copies(block, target);
    if (end.place !== undefined) this.#locate(end.place);
    const negated = this.#negations.has(end.condition);
    const condition = negated ? end.condition.args[0]! : end.condition;
    const [yes, no] = negated ? ["!", ""] : ["", "!"];
    const p = this.#operand(condition);
    if (end.onTrue === next) this.#add(`@${no}${p} bra ${this.#target(end.onFalse)};`);
    else {
      this.#add(`@${yes}${p} bra ${this.#target(end.onTrue)};`);
      if (end.onFalse !== next) this.#add(`bra ${this.#target(end.onFalse)};`);
    }
  }

  /** Returns the label of a block that a branch names. */
  #target(block: Block): string {
    const label = this.#labels.get(block)!;
    this.#targets.add(label);
    return label;
  }

  /** Copies the operands of the phis of `to` for the edge from `from`. */
  #copies(from: Block, to: Block): void {
    const index = to.predecessors.indexOf(from);
    const copies = to.phis.map((phi): Copy => {
      const type = phi.type as RegisterType;
      return { to: this.#register(phi), from: this.#operand(phi.args[index]!), kind: classes[type].declared };
    });
    for (const { to: target, from: source, kind } of sequentialCopies(copies, (type) => this.#fresh(type)))
      this.#add(`mov.${kind === "pred" ? "pred" : kind} ${target}, ${source};`);
  }

  #fresh(kind: string): string {
    const { prefix } = Object.values(classes).find(({ declared }) => declared === kind)!;
    const count = (this.#counts.get(prefix) ?? 0) + 1;
    this.#counts.set(prefix, count);
    return `${prefix}${count}`;
  }

  #register(value: Value): string {
    let name = this.#names.get(value);
    if (name === undefined) {
      const variable = this.#shared.get(value);
      if (variable !== undefined) name = this.#register(variable);
      else if (value.op === "bitcast") name = this.#operand(value.args[0]!);
      else name = this.#fresh(classes[value.type as RegisterType].declared);
      this.#names.set(value, name);
    }
    return name;
  }

  /** Returns the text of an operand: a register, or a constant as an immediate. */
  #operand(value: Value): string {
    if (value.op !== "const") return this.#register(value);
    const { constant } = value.attributes;
    if (value.type === "bool") return this.#constantPredicate(value, constant === true);
    if (value.type === "f32" || value.type === "f64") return floatText(value.type, Number(constant));
    if (value.type === "u64" && BigInt(constant!) > 0x7fffffffffffffffn) return `${constant}U`;
    return String(constant);
  }

  #constantPredicate(value: Value, truth: boolean): string {
    const known = this.#names.get(value);
    if (known !== undefined) return known;
    const name = this.#register(value);
    // The first use may not dominate the others, so the entry block sets the predicate.
    this.#lines.unshift(`\tsetp.${truth ? "eq" : "ne"}.s32 ${name}, 0, 0;`);
    return name;
  }

  #add(text: string): void {
    this.#lines.push(`\t${text}`);
  }

  #locate({ source, offset }: { readonly source: number; readonly offset: number }): void {
    const { line, column } = this.#kernel.sources[source]!.at(offset);
    const text = `.loc ${source + 1} ${line} ${column}`;
    if (text === this.#line) return;
    this.#line = text;
    this.#add(text);
  }

  #instruction(value: Value): void {
    if (value.op === "const" || value.op === "bitcast" || value.op === "lane") return;
    if (this.#negations.has(value)) return;
    if (value.place !== undefined) this.#locate(value.place);
    const args = value.args.map((arg) => this.#operand(arg));
    for (const text of this.#text(value, args)) this.#add(text);
  }

  #text(value: Value, args: readonly string[]): string[] {
    const { op, attributes } = value;
    switch (op) {
      case "param":
        return this.#parameter(value);
      case "load":
        return this.#load(value, args[0]!);
      case "store":
        return this.#store(value, args);
      case "atom":
        return this.#atom(value, args);
      case "ptx": {
        const { template, lanes } = attributes;
        const results = lanes === undefined ? [] : this.#lanesOf(value, lanes);
        const d = value.type === "void" ? "" : this.#register(value);
        const text = template!.replace(/\$(d?)(\d*)/g, (_, isResult: string, index: string) =>
          isResult === "" ? args[Number(index)]! : index === "" ? d : results[Number(index)]!,
        );
        return [text];
      }
      case "call":
        return this.#call(value, args);
      case "special":
        return [specialText(this.#register(value), value.type as RegisterType, attributes.name!)];
      case "symbol":
        return this.#symbol(value);
      case "div":
        // ptxas has shorter code for a reciprocal.
        if (isFloat(value.type as RegisterType) && value.args[0]!.attributes.constant === 1)
          return [`rcp.rn.${value.type} ${this.#register(value)}, ${args[1]};`];
        return [`${opcode(value)} ${[this.#register(value), ...args].join(", ")};`];
      case "select": {
        const [condition, ...sides] = args;
        return [`${opcode(value)} ${[this.#register(value), ...sides, condition].join(", ")};`];
      }
      default:
        return [`${opcode(value)} ${[this.#register(value), ...args].join(", ")};`];
    }
  }

  #call(value: Value, args: readonly string[]): string[] {
    const declared = (each: Value): string => classes[each.type as RegisterType].declared;
    const type = declared(value);
    const given = args.flatMap((text, i) => [
      `.param .${declared(value.args[i]!)} given${i};`,
      `st.param.${declared(value.args[i]!)} [given${i}], ${text};`,
    ]);
    const names = args.map((_, i) => `given${i}`).join(", ");
    return [
      ...["{", ...given, `.param .${type} result;`],
      `call (result), ${value.attributes.callee!.name}, (${names});`,
      `ld.param.${type} ${this.#register(value)}, [result];`,
      "}",
    ];
  }

  #symbol(value: Value): string[] {
    const d = this.#register(value);
    const { name, space } = value.attributes;
    return [`mov.${space === "shared" ? "u32" : "u64"} ${d}, ${name};`];
  }

  #parameter(value: Value): string[] {
    const d = this.#register(value);
    const index = value.attributes.index!;
    const { type } = this.#kernel.parameters[index]!;
    const source = `[${this.#kernel.name}_param_${index}]`;
    if (type === "ptr") {
      // A register of its own for each value lets the soft GPU convert once for all threads.
      const loaded = this.#fresh("b64");
      return [`ld.param.u64 ${loaded}, ${source};`, `cvta.to.global.u64 ${d}, ${loaded};`];
    }
    if (type === "bool") {
      const loaded = this.#fresh("b32");
      return [`ld.param.u8 ${loaded}, ${source};`, `setp.ne.s32 ${d}, ${loaded}, 0;`];
    }
    return [`ld.param.${scalars[held(type as ScalarName)].memory} ${d}, ${source};`];
  }

  #load(value: Value, address: string): string[] {
    const { memory, lanes = 1, offset = 0, space, readonly } = value.attributes;
    const at = `[${address}${offset === 0 ? "" : `+${offset}`}]`;
    const width = lanes === 1 ? "" : `.v${lanes}`;
    const cached = readonly && space === "global" ? ".nc" : "";
    const start = `ld${space === "generic" ? "" : `.${space}`}${cached}${width}.${scalars[memory!].memory}`;
    const results = lanes === 1 ? [this.#register(value)] : this.#lanesOf(value, lanes);
    const isHalf = memory === "f16" || memory === "bf16";
    const loaded = isHalf ? results.map(() => this.#half()) : results;
    const target = lanes === 1 ? loaded[0] : `{${loaded.join(", ")}}`;
    const load = `${start} ${target}, ${at};`;
    if (!isHalf) return [load];
    return [load, ...results.map((d, i) => widenText(memory, d, loaded[i]!))];
  }

  #half(): string {
    const count = (this.#counts.get("%h") ?? 0) + 1;
    this.#counts.set("%h", count);
    return `%h${count}`;
  }

  #lanesOf(load: Value, lanes: number): string[] {
    const names: string[] = Array.from({ length: lanes }, () => "");
    for (const each of this.#lanes.get(load) ?? []) names[each.attributes.index!] = this.#register(each);
    const kind = classes[loadedRegister(load.attributes.memory!)].declared;
    return names.map((name) => (name === "" ? this.#fresh(kind) : name));
  }

  #store(value: Value, [address, ...values]: readonly string[]): string[] {
    const { memory, lanes = 1, offset = 0, space } = value.attributes;
    const at = `[${address}${offset === 0 ? "" : `+${offset}`}]`;
    const width = lanes === 1 ? "" : `.v${lanes}`;
    const type = scalars[memory!].memory.replace(/^s(?=8|16)/, "u");
    const before: string[] = [];
    const stored = values.map((each) => {
      if (memory !== "f16" && memory !== "bf16") return each;
      const half = this.#half();
      before.push(narrowText(memory, half, each));
      return half;
    });
    const source = lanes === 1 ? stored[0] : `{${stored.join(", ")}}`;
    return [...before, `st${space === "generic" ? "" : `.${space}`}${width}.${type} ${at}, ${source};`];
  }

  #atom(value: Value, [address, ...operands]: readonly string[]): string[] {
    const { memory, space, offset = 0, mode = "relaxed.gpu add" } = value.attributes;
    const [order, operation] = mode.split(" ") as [string, string];
    const at = `[${address}${offset === 0 ? "" : `+${offset}`}]`;
    const inSpace = space === "generic" ? "" : `.${space}`;
    const type = atomType(operation, memory!);
    const isRead = (this.#uses.get(value) ?? 0) > 0;
    const hasReduction = ["add", "min", "max", "and", "or", "xor", "inc", "dec"].includes(operation);
    const small = isSmall(memory!) ? memory : undefined;
    const given = small === undefined ? operands : operands.map(() => this.#half());
    const before = small === undefined ? [] : operands.map((each, i) => narrowText(small, given[i]!, each));
    if (!isRead && hasReduction && !order.includes("acq"))
      return [...before, `red.${order}${inSpace}.${operation}.${type} ${[at, ...given].join(", ")};`];
    const d = this.#register(value);
    const result = small === undefined ? d : this.#half();
    const text = `atom.${order}${inSpace}.${operation}.${type} ${[result, at, ...given].join(", ")};`;
    return small === undefined ? [text] : [...before, text, widenText(small, d, result)];
  }
}

const isModuleMemory = ({ space }: MemorySymbol): boolean => space === "const" || space === "global";

/** Returns the type of a parameter in memory. A small float is passed as f32. */
const held = (type: ScalarName): ScalarName => (type === "f16" || type === "bf16" ? "f32" : type);

const loadedRegister = (memory: ScalarName): RegisterType =>
  memory === "bool" ? "i32" : scalars[memory].register;

/** Returns the declaration of a parameter. A struct begins at a multiple of 8, as its argument is placed. */
function parameterText({ type }: Parameter, name: string): string {
  if (typeof type === "object") return `.param .align ${Math.max(8, type.align)} .b8 ${name}[${type.bytes}]`;
  return `.param .${type === "ptr" ? "u64" : scalars[held(type)].memory} ${name}`;
}

function specialText(d: string, type: RegisterType, name: string): string {
  return `mov.${type.endsWith("64") ? "u64" : "u32"} ${d}, %${name};`;
}

function atomType(operation: string, memory: ScalarName): string {
  const type = suffix[scalars[memory].register];
  const bits = scalars[memory].bytes * 8;
  if (["exch", "cas", "and", "or", "xor"].includes(operation)) return `b${bits}`;
  if (operation === "add" && (memory === "i32" || memory === "i64")) return `u${bits}`;
  if (memory === "f16" || memory === "bf16") return `noftz.${memory}`;
  return type;
}

const comparisons = new Set(["eq", "ne", "lt", "le", "gt", "ge"]);

/** Returns the opcode of an arithmetic instruction, with its types. */
function opcode(value: Value): string {
  const { op, args, attributes } = value;
  const type = value.type as RegisterType;
  const bits = type === "bool" ? "pred" : `b${suffix[type].slice(1)}`;
  const from = args[0]?.type as RegisterType;
  if (comparisons.has(op)) {
    const unordered = op === "ne" && isFloat(from) ? "neu" : op;
    return `setp.${unordered}.${suffix[from]}`;
  }
  switch (op) {
    case "and":
    case "or":
    case "xor":
    case "not":
    case "shl":
      return `${op}.${bits}`;
    case "mul":
      return isFloat(type) ? `mul.rn.${suffix[type]}` : `mul.lo.${suffix[type]}`;
    case "mulhi":
      return `mul.hi.${suffix[type]}`;
    case "mulwide":
      return `mul.wide.${suffix[from]}`;
    case "add":
    case "sub":
      return isFloat(type) ? `${op}.rn.${suffix[type]}` : `${op}.${suffix[type]}`;
    case "div":
    case "sqrt":
      return isFloat(type) ? `${op}.rn.${suffix[type]}` : `${op}.${suffix[type]}`;
    case "fma":
      return isFloat(type) ? `fma.rn.${suffix[type]}` : `mad.lo.${suffix[type]}`;
    case "min":
    case "max":
      return `${op}${type === "f32" ? ".NaN" : ""}.${suffix[type]}`;
    case "neg":
    case "abs":
      return `${op}.${isFloat(type) ? suffix[type] : suffix[type].replace("u", "s")}`;
    case "select":
      return `selp.${isFloat(type) ? suffix[type] : bits}`;
    case "round":
      return `cvt.${roundings[attributes.mode!]}.${suffix[type]}.${suffix[type]}`;
    case "convert":
      return `cvt.${conversion(from, type)}${convertedSuffix(from, type)}.${suffix[from]}`;
    default:
      return `${op}.${suffix[type]}`;
  }
}

/**
 * Returns the type of a conversion's result. ptxas 13.0 shifts the result of `cvt.s64.u32` as if the operand were
 * signed, so a u32 becomes a u64, which has the same bits.
 */
const convertedSuffix = (from: RegisterType, to: RegisterType): string =>
  from === "u32" && suffix[to] === "s64" ? "u64" : suffix[to];

const roundings: Readonly<Record<string, string>> = { floor: "rmi", ceil: "rpi", trunc: "rzi", even: "rni" };

function conversion(from: RegisterType, to: RegisterType): string {
  if (isFloat(from) && !isFloat(to)) return "rzi.";
  if (!isFloat(from) && isFloat(to)) return "rn.";
  return from === "f64" && to === "f32" ? "rn." : "";
}
