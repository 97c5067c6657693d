import { type Random, seeded } from "../../support/random.ts";

/** Types of the random programs. */
export type Type = "i32" | "u32" | "i64" | "f32" | "f64" | "bool";

/** One piece of a program: its text as a kernel, and its text in plain JavaScript with every rounding written. */
interface Piece {
  readonly kernel: string;
  readonly plain: string;
}

/**
 * A random program: the body of a kernel, and the body of a plain generator function of the same meaning. The
 * generator runs thread `i` and yields at each barrier.
 */
export interface Program extends Piece {
  /** Functions that the kernel takes through its signature, by name. */
  readonly helpers: Readonly<Record<string, Piece>>;
}

const words = ["i32", "u32"] as const;
const numbers = ["i32", "u32", "f32", "f64"] as const;

/** Returns the text that rounds or wraps a number to a type. */
function rounded(type: Type, text: string): string {
  if (type === "i32") return `((${text}) | 0)`;
  if (type === "u32") return `((${text}) >>> 0)`;
  if (type === "i64") return `BigInt.asIntN(64, ${text})`;
  return type === "f32" ? `fround(${text})` : `(${text})`;
}

const saturated: Readonly<Record<string, string>> = { i32: "toI32", u32: "toU32" };

/** Writes random programs of the kernel language. */
class Writer {
  readonly #random: Random;
  /** Variables in scope. */
  #variables: { readonly name: string; readonly type: Type; readonly isConstant: boolean }[] = [];
  #names = 0;
  /** Labels of the loops around the place that is written. */
  #loops: string[] = [];
  readonly #helpers: Record<string, Piece> = {};
  /** Objects in scope whose variables may be assigned another object. */
  #objects: readonly string[] = [];

  constructor(random: Random) {
    this.#random = random;
  }

  program(): Program {
    const lines = this.#block(3 + this.#random.int(5), 2);
    const results = numbers.map((type) => {
      const value = this.#value(type, 3);
      return { kernel: `out_${type}[i] = ${value.kernel};`, plain: `out_${type}[i] = ${value.plain};` };
    });
    return { ...joined([...lines, ...results]), helpers: this.#helpers };
  }

  #fresh(): string {
    return `v${this.#names++}`;
  }

  /** Writes statements in a scope of their own. */
  #scoped(count: number, depth: number): Piece {
    const before = [this.#variables, this.#objects] as const;
    this.#variables = [...before[0]];
    const text = joined(this.#block(count, depth));
    [this.#variables, this.#objects] = before;
    return { kernel: `{ ${text.kernel} }`, plain: `{ ${text.plain} }` };
  }

  #block(count: number, depth: number): Piece[] {
    return Array.from({ length: count }, () => this.#statement(depth));
  }

  #statement(depth: number): Piece {
    const { int } = this.#random;
    const kind = int(depth > 0 ? 21 : 6);
    if (kind < 3) return this.#declaration();
    if (kind < 6) return this.#assignment();
    if (kind < 8) return this.#if(depth);
    if (kind < 10) return this.#for(depth);
    if (kind === 10) return this.#while(depth);
    if (kind === 11) return this.#switch(depth);
    if (kind === 12) return this.#localArray();
    if (kind === 13) return this.#innerFunction();
    if (kind < 16) return this.#object();
    if (kind === 16) return this.#forOf(depth);
    if (kind === 17) return this.#helper();
    if (kind === 18) return this.#sums();
    // All threads reach a barrier at the top level only.
    return depth === 2 ? this.#exchange() : this.#emptyVariable();
  }

  #declaration(): Piece {
    const type = this.#random.pick([...numbers, ...numbers, "bool", "i64"] as const);
    const isConstant = this.#random.chance(0.3);
    const value = this.#value(type, 2);
    const name = this.#fresh();
    this.#variables.push({ name, type, isConstant });
    const word = isConstant ? "const" : "let";
    return { kernel: `${word} ${name} = ${value.kernel};`, plain: `${word} ${name} = ${value.plain};` };
  }

  /** Returns a variable that may be assigned, of a type if one is given. */
  #target(type?: Type) {
    const found = this.#variables.filter((each) => !each.isConstant && (type ?? each.type) === each.type);
    return found.length === 0 ? undefined : this.#random.pick(found);
  }

  #assignment(): Piece {
    const target = this.#target();
    if (target === undefined) return this.#declaration();
    const assigned = this.#assigned(target.name, target.type);
    return { kernel: `${assigned.kernel};`, plain: `${assigned.plain};` };
  }

  #assigned(name: string, type: Type): Piece {
    const { int, pick } = this.#random;
    const kind = int(4);
    if (type === "bool" || kind === 0) {
      const value = this.#value(type, 2);
      return { kernel: `${name} = ${value.kernel}`, plain: `${name} = ${value.plain}` };
    }
    if (kind === 1) {
      const step = pick(["++", "--"]);
      const one = type === "i64" ? "1n" : "1";
      return { kernel: `${name}${step}`, plain: `${name} = ${rounded(type, `${name} ${step[0]} ${one}`)}` };
    }
    if (kind === 2 && (type === "i32" || type === "u32")) {
      const operator = pick(["&", "|", "^", "<<", ">>", ">>>"]);
      const value = this.#value(pick(words), 2);
      return {
        kernel: `${name} ${operator}= ${value.kernel}`,
        plain: `${name} = ${rounded(type, `${name} ${operator} ${value.plain}`)}`,
      };
    }
    const operator = pick(["+", "-", "*"]);
    const value = this.#value(type, 2);
    return {
      kernel: `${name} ${operator}= ${value.kernel}`,
      plain: `${name} = ${arithmetic(type, operator, name, value.plain)}`,
    };
  }

  #if(depth: number): Piece {
    const test = this.#value("bool", 2);
    const yes = this.#scoped(1 + this.#random.int(3), depth - 1);
    if (this.#random.chance(0.5))
      return { kernel: `if (${test.kernel}) ${yes.kernel}`, plain: `if (${test.plain}) ${yes.plain}` };
    const no = this.#scoped(1 + this.#random.int(3), depth - 1);
    return {
      kernel: `if (${test.kernel}) ${yes.kernel} else ${no.kernel}`,
      plain: `if (${test.plain}) ${yes.plain} else ${no.plain}`,
    };
  }

  /** Writes the body of a loop, with a `break` or `continue` at times. */
  #loopBody(depth: number, label: string): Piece {
    const { chance, pick, int } = this.#random;
    this.#loops.push(label);
    const parts: Piece[] = [];
    const before = [this.#variables, this.#objects] as const;
    this.#variables = [...before[0]];
    parts.push(...this.#block(1 + int(2), depth - 1));
    if (chance(0.4)) {
      const test = this.#value("bool", 2);
      const word = pick(["break", "continue"]) + (chance(0.3) ? ` ${pick(this.#loops)}` : "");
      parts.push({ kernel: `if (${test.kernel}) ${word};`, plain: `if (${test.plain}) ${word};` });
      parts.push(...this.#block(1, depth - 1));
    }
    [this.#variables, this.#objects] = before;
    this.#loops.pop();
    return joined(parts);
  }

  #for(depth: number): Piece {
    const { int, chance } = this.#random;
    if (this.#loops.length > 1) return this.#assignment();
    const [name, label] = [this.#fresh(), this.#fresh()];
    // A loop with a constant bound is unrolled, whole or by four. Another one is not.
    const constant = chance(0.2) ? 33 + int(12) : int(5);
    const bound = chance(0.5) ? `${constant}` : `(n & ${int(8)})`;
    const before = this.#variables;
    // The variable of an unrolled loop is a literal, so its uses are converted to i32.
    this.#variables = [...before, { name: `i32(${name})`, type: "i32", isConstant: true }];
    const body = this.#loopBody(depth, label);
    this.#variables = before;
    const head = `${label}: for (let ${name} = 0; ${name} < ${bound}; ${name}++)`;
    return { kernel: `${head} { ${body.kernel} }`, plain: `${head} { ${body.plain} }` };
  }

  /** Writes a loop that adds elements of the arrays, up to 60 rounds. Real GPUs get it unrolled. */
  #sums(): Piece {
    const { int, pick, chance } = this.#random;
    const [name, at] = [this.#fresh(), this.#fresh()];
    const type = pick(numbers);
    const first = this.#value(type, 1);
    const [near, far] = [int(7) - 3, `(n & ${int(8)}) * ${1 + int(12)}`];
    const [step, equal] = [1 + int(4), chance(0.3) ? "=" : ""];
    const head = chance(0.7)
      ? `for (let ${at} = ${near}; ${at} <${equal} ${far}; ${at} += ${step})`
      : `for (let ${at} = ${far}; ${at} >${equal} ${near}; ${at} -= ${step})`;
    const element = `in_${type}[(${at} + i) & 15]`;
    const product = arithmetic(type, "*", name, "3");
    const added = {
      kernel: `${name} = ${name} * 3 + ${element};`,
      plain: `${name} = ${arithmetic(type, "+", product, element)};`,
    };
    const body = chance(0.4) ? this.#assigned(name, type) : both("");
    this.#variables.push({ name, type, isConstant: false });
    const write = (part: keyof Piece) =>
      `let ${name} = ${first[part]}; ${head} { ${added[part]} ${body[part]}; }`;
    return { kernel: write("kernel"), plain: write("plain") };
  }

  #while(depth: number): Piece {
    if (this.#loops.length > 1) return this.#assignment();
    const [name, label] = [this.#fresh(), this.#fresh()];
    const isDo = this.#random.chance(0.5);
    const test = this.#value("bool", 1);
    const body = this.#loopBody(depth, label);
    const write = (condition: string, inside: string) => {
      const check = `${name}++ < 4 && ${condition}`;
      return isDo
        ? `let ${name} = 0; ${label}: do { ${inside} } while (${check});`
        : `let ${name} = 0; ${label}: while (${check}) { ${inside} }`;
    };
    return { kernel: write(test.kernel, body.kernel), plain: write(test.plain, body.plain) };
  }

  #switch(depth: number): Piece {
    const { chance, int } = this.#random;
    const value = this.#value("i32", 2);
    const at = int(4);
    const cases = Array.from({ length: 4 }, (_, k): Piece => {
      const body = this.#scoped(1, depth - 1);
      const label = k === at ? "default:" : `case ${k}:`;
      const end = chance(0.6) ? " break;" : "";
      return { kernel: `${label} ${body.kernel}${end}`, plain: `${label} ${body.plain}${end}` };
    });
    const all = joined(cases);
    return {
      kernel: `switch (${value.kernel} & 3) { ${all.kernel} }`,
      plain: `switch (${value.plain} & 3) { ${all.plain} }`,
    };
  }

  #localArray(): Piece {
    const { pick, int, chance } = this.#random;
    const [type, array] = pick([
      ["i32", "Int32Array"],
      ["u32", "Uint32Array"],
      ["i32", "Int8Array"],
      ["i32", "Uint16Array"],
      ["f32", "Float32Array"],
      ["f64", "Float64Array"],
    ] as const);
    const name = this.#fresh();
    const result = this.#fresh();
    const parts: Piece[] = [both(`const ${name} = new ${array}(4);`)];
    const at = (): Piece => {
      if (chance(0.5)) return both(`${int(4)}`);
      const index = this.#value("i32", 1);
      return { kernel: `${index.kernel} & 3`, plain: `${index.plain} & 3` };
    };
    for (let k = 0; k < 3; k++) {
      const [index, value] = [at(), this.#value(type, 2)];
      parts.push({
        kernel: `${name}[${index.kernel}] = ${value.kernel};`,
        plain: `${name}[${index.plain}] = ${value.plain};`,
      });
    }
    const index = at();
    parts.push({
      kernel: `const ${result} = ${name}[${index.kernel}];`,
      plain: `const ${result} = ${name}[${index.plain}];`,
    });
    this.#variables.push({ name: result, type, isConstant: true });
    return joined(parts);
  }

  /** Writes a function that returns early, and a call of it. */
  #innerFunction(): Piece {
    const type = this.#random.pick(numbers);
    const [name, parameter, result] = [this.#fresh(), this.#fresh(), this.#fresh()];
    const given = this.#value(type, 2);
    const before = this.#variables;
    this.#variables = [...before, { name: parameter, type, isConstant: false }];
    const [test, early] = [this.#value("bool", 1), this.#value(type, 1)];
    const change = this.#assigned(parameter, type);
    const late = this.#value(type, 2);
    this.#variables = [...before, { name: result, type, isConstant: false }];
    const write = (part: keyof Piece) =>
      `const ${name} = (${parameter}) => { if (${test[part]}) return ${early[part]}; ${change[part]}; return ${late[part]}; }; let ${result} = ${name}(${given[part]});`;
    return { kernel: write("kernel"), plain: write("plain") };
  }

  /** Writes a loop over a range or over a list of values. */
  #forOf(depth: number): Piece {
    const { int, chance, pick } = this.#random;
    if (this.#loops.length > 1) return this.#assignment();
    const [name, label] = [this.#fresh(), this.#fresh()];
    const bound = chance(0.5) ? `${int(6)}` : `(n & ${int(8)})`;
    const items = [this.#value("i32", 1), this.#value("i32", 1)];
    const list = (part: keyof Piece) => `[${items.map((each) => each[part]).join(", ")}]`;
    const range = pick([`range(${bound})`, `range(${bound}, -3, -2)`, `range(-2, ${bound}, 3)`]);
    const from = chance(0.3) ? { kernel: list("kernel"), plain: list("plain") } : both(range);
    const before = this.#variables;
    const word = pick(["let", "const"]);
    this.#variables = [...before, { name, type: "i32", isConstant: word === "const" }];
    const body = this.#loopBody(depth, label);
    this.#variables = before;
    const write = (part: keyof Piece) => `${label}: for (${word} ${name} of ${from[part]}) { ${body[part]} }`;
    return { kernel: write("kernel"), plain: write("plain") };
  }

  /** Writes an object: its fields are variables. One kind has fields that change, the other changes as a whole. */
  #object(): Piece {
    const { chance, pick } = this.#random;
    const [name, other] = [this.#fresh(), this.#objects.length > 0 ? pick(this.#objects) : undefined];
    const [s, t, c] = [this.#value("i32", 2), this.#value("f32", 2), this.#value("bool", 1)];
    const fresh = (part: keyof Piece) => `{ s: ${s[part]}, t: ${t[part]} }`;
    const write = (text: (part: keyof Piece) => string): Piece => ({
      kernel: text("kernel"),
      plain: text("plain"),
    });
    if (other !== undefined && chance(0.4)) {
      const [second, isSwap] = [pick(this.#objects), chance(0.5)];
      return write((part) =>
        isSwap
          ? `[${other}, ${second}] = [${second}, ${other}];`
          : `${other} = ${c[part]} ? ${fresh(part)} : ${second};`,
      );
    }
    const isChanging = chance(0.5);
    for (const [field, type] of [
      ["s", "i32"],
      ["t", "f32"],
    ] as const)
      this.#variables.push({ name: `${name}.${field}`, type, isConstant: !isChanging });
    if (isChanging)
      return write(
        (part) => `const ${name} = ${other === undefined ? fresh(part) : `{ ...${other}, s: ${s[part]} }`};`,
      );
    if (other !== undefined && chance(0.3)) return both(`const ${name} = ${other};`);
    this.#objects = [...this.#objects, name];
    return write((part) => `let ${name} = ${fresh(part)};`);
  }

  /** Writes a function of the signature, and a call of it. */
  #helper(): Piece {
    const { pick } = this.#random;
    const type = pick(numbers);
    const [name, result] = [`helper${this.#names++}`, this.#fresh()];
    const given = [this.#value(type, 2), this.#value(type, 1)] as const;
    const operator = pick(["+", "-", "*"]);
    const test = pick(["<", ">", "!=="]);
    const write = (sum: string) =>
      `(a, b) => { if (a ${test} b) return b; let c = a; c = ${sum}; return c; }`;
    this.#helpers[name] = {
      kernel: write(`a ${operator} b`),
      plain: write(arithmetic(type, operator, "a", "b")),
    };
    this.#variables.push({ name: result, type, isConstant: false });
    const called = (part: keyof Piece) => `let ${result} = ${name}(${given[0][part]}, ${given[1][part]});`;
    return { kernel: called("kernel"), plain: called("plain") };
  }

  /** Writes values that threads exchange through shared memory. */
  #exchange(): Piece {
    const { pick, int } = this.#random;
    const type = pick(numbers);
    const [memory, result] = [this.#fresh(), this.#fresh()];
    const value = this.#value(type, 2);
    const read = `const ${result} = ${memory}[(i + ${int(16)}) & 15];`;
    this.#variables.push({ name: result, type, isConstant: true });
    return {
      kernel: `const ${memory} = shared("${type}", 16); ${memory}[i] = ${value.kernel}; sync(); ${read}`,
      plain: `const ${memory} = shared("${memory}", "${type}"); ${memory}[i] = ${value.plain}; yield; ${read}`,
    };
  }

  /** Writes a variable that two branches give a value. */
  #emptyVariable(): Piece {
    const type = this.#random.pick(numbers);
    const name = this.#fresh();
    const [test, yes, no] = [this.#value("bool", 1), this.#value(type, 1), this.#value(type, 1)];
    this.#variables.push({ name, type, isConstant: false });
    const write = (part: keyof Piece) =>
      `let ${name}; if (${test[part]}) ${name} = ${yes[part]}; else ${name} = ${no[part]};`;
    return { kernel: write("kernel"), plain: write("plain") };
  }

  // --- expressions ---

  /** Writes a value with a known type: a literal would take the type that it meets. */
  #value(type: Type, depth: number): Piece {
    const { int } = this.#random;
    if (depth <= 0 || int(6) === 0) return this.#leaf(type);
    if (int(8) === 0) return this.#ternary(type, depth);
    switch (type) {
      case "bool":
        return this.#boolean(depth);
      case "i64":
        return this.#bigint(depth);
      case "i32":
      case "u32":
        return this.#integer(type, depth);
      default:
        return this.#float(type, depth);
    }
  }

  #leaf(type: Type): Piece {
    const { pick, int } = this.#random;
    const found = this.#variables.filter((each) => each.type === type);
    if (found.length > 0 && this.#random.chance(0.6)) return both(pick(found).name);
    if (type === "bool") {
      const [a, b] = [this.#leaf("i32"), this.#leaf("i32")];
      return { kernel: `(${a.kernel} < ${b.kernel})`, plain: `(${a.plain} < ${b.plain})` };
    }
    if (type === "i64") {
      const a = this.#leaf(pick(words));
      return { kernel: `i64(${a.kernel})`, plain: `BigInt(${a.plain})` };
    }
    if (type === "i32" && this.#random.chance(0.3)) return both(pick(["i", "n"]));
    return both(`in_${type}[(i + ${int(16)}) & 15]`);
  }

  /** Writes a literal of a type, or a value. */
  #operand(type: Type, depth: number): Piece {
    const { int, pick, chance } = this.#random;
    if (!chance(0.25)) return this.#value(type, depth);
    const special: Readonly<Record<string, readonly string[]>> = {
      i32: ["2147483647", "-2147483648", "-1", "255"],
      u32: ["4294967295", "2147483648", "0x9e3779b9", "31"],
      i64: ["1n", "-1n", "0x123456789abcdefn", "4294967296n"],
      f32: ["0.5", "-1.5", "0.1", "16777216", "1e30"],
      f64: ["0.5", "-1.5", "0.1", "9007199254740991", "1e300"],
    };
    const text = chance(0.5) ? `${int(10)}${type === "i64" ? "n" : ""}` : pick(special[type]!);
    return { kernel: text, plain: type === "f32" ? `fround(${text})` : text };
  }

  #ternary(type: Type, depth: number): Piece {
    const [test, a, b] = [
      this.#value("bool", depth - 1),
      this.#value(type, depth - 1),
      this.#value(type, depth - 1),
    ];
    return {
      kernel: `(${test.kernel} ? ${a.kernel} : ${b.kernel})`,
      plain: `(${test.plain} ? ${a.plain} : ${b.plain})`,
    };
  }

  #boolean(depth: number): Piece {
    const { int, pick } = this.#random;
    switch (int(5)) {
      case 0: {
        const [a, b] = [this.#value("bool", depth - 1), this.#value("bool", depth - 1)];
        const operator = pick(["&&", "||", "===", "!=="]);
        return {
          kernel: `(${a.kernel} ${operator} ${b.kernel})`,
          plain: `(${a.plain} ${operator} ${b.plain})`,
        };
      }
      case 1: {
        const a = this.#value("bool", depth - 1);
        return { kernel: `!${a.kernel}`, plain: `!${a.plain}` };
      }
      case 2: {
        // A right side with an effect runs only where JavaScript runs it.
        const target = this.#target("i32");
        if (target === undefined) return this.#leaf("bool");
        const [a, value] = [this.#value("bool", depth - 1), this.#value("i32", depth - 1)];
        const operator = pick(["&&", "||"]);
        const write = (part: keyof Piece) => `(${a[part]} ${operator} (${target.name} = ${value[part]}) > 0)`;
        return { kernel: write("kernel"), plain: write("plain") };
      }
      default: {
        const type = pick(numbers);
        const other = type === "i32" && int(3) === 0 ? "u32" : type;
        const [a, b] = [this.#value(type, depth - 1), this.#operand(other, depth - 1)];
        const operator = pick(["<", "<=", ">", ">=", "===", "!=="]);
        return {
          kernel: `(${a.kernel} ${operator} ${b.kernel})`,
          plain: `(${a.plain} ${operator} ${b.plain})`,
        };
      }
    }
  }

  #bigint(depth: number): Piece {
    const { int, pick } = this.#random;
    const [a, b] = [this.#value("i64", depth - 1), this.#operand("i64", depth - 1)];
    if (int(6) === 0) return this.#logical("i64", depth);
    if (int(5) === 0) {
      const operator = pick(["/", "%"]);
      return {
        kernel: `(${a.kernel} ${operator} ${b.kernel})`,
        plain: `divide("${operator}", ${a.plain}, ${b.plain})`,
      };
    }
    if (int(4) === 0) {
      const operator = pick(["<<", ">>"]);
      const text = (part: keyof Piece) => `(${a[part]} ${operator} (${b[part]} & 63n))`;
      return { kernel: text("kernel"), plain: rounded("i64", text("plain")) };
    }
    const operator = pick(["+", "-", "*", "&", "|", "^"]);
    const text = (part: keyof Piece) => `(${a[part]} ${operator} ${b[part]})`;
    return { kernel: text("kernel"), plain: rounded("i64", text("plain")) };
  }

  /** Writes `a && b` or `a || b`, whose value is one of the sides. */
  #logical(type: Type, depth: number): Piece {
    const [a, b] = [this.#value(type, depth - 1), this.#value(type, depth - 1)];
    const operator = this.#random.pick(["&&", "||"]);
    const text = (part: keyof Piece) => `(${a[part]} ${operator} ${b[part]})`;
    return { kernel: text("kernel"), plain: text("plain") };
  }

  #integer(type: "i32" | "u32", depth: number): Piece {
    const { int, pick } = this.#random;
    const end = type === "i32" ? "| 0" : ">>> 0";
    switch (int(12)) {
      case 9:
        return this.#logical(type, depth);
      case 10: {
        const a = this.#value(pick(["f32", "f64"] as const), depth - 1);
        const text = (part: keyof Piece) => `(${a[part]} ${end})`;
        return { kernel: text("kernel"), plain: text("plain") };
      }
      case 11: {
        const a = this.#value("i64", depth - 1);
        return {
          kernel: `${type}(${a.kernel})`,
          plain: rounded(type, `Number(BigInt.asIntN(32, ${a.plain}))`),
        };
      }
      case 0:
      case 1: {
        const [a, b] = [this.#value(type, depth - 1), this.#operand(type, depth - 1)];
        const operator = pick(["+", "-", "*"]);
        return {
          kernel: `(${a.kernel} ${operator} ${b.kernel})`,
          plain: arithmetic(type, operator, a.plain, b.plain),
        };
      }
      case 2: {
        const [a, b] = [this.#value(type, depth - 1), this.#operand(type, depth - 1)];
        const [divided, plain] = [`${a.kernel} / ${b.kernel}`, rounded(type, `${a.plain} / ${b.plain}`)];
        return { kernel: pick([`((${divided}) ${end})`, `Math.trunc(${divided})`]), plain };
      }
      case 3: {
        const [a, b] = [this.#value(type, depth - 1), this.#operand(type, depth - 1)];
        return { kernel: `(${a.kernel} % ${b.kernel})`, plain: rounded(type, `${a.plain} % ${b.plain}`) };
      }
      case 4:
      case 5: {
        const [a, b] = [this.#value(pick(words), depth - 1), this.#operand(pick(words), depth - 1)];
        const operator = pick(["&", "|", "^", "<<", ">>"]);
        const text = (x: string, y: string) => `((${x} ${operator} ${y}) ${end})`;
        return { kernel: text(a.kernel, b.kernel), plain: text(a.plain, b.plain) };
      }
      case 6: {
        const from = pick(["f32", "f64", "i32", "u32", "bool"] as const);
        const a = this.#value(from, depth - 1);
        const isFloat = from === "f32" || from === "f64";
        const plain = isFloat ? `${saturated[type]}(${a.plain})` : rounded(type, a.plain);
        return { kernel: `${type}(${a.kernel})`, plain };
      }
      case 7: {
        const a = this.#value("i32", depth - 1);
        const name = pick(["Math.abs", "Math.sign", "-", "~", "Math.clz32", "+"]);
        return {
          kernel: type === "i32" ? `${name}(${a.kernel})` : `(${name}(${a.kernel}) >>> 0)`,
          plain: rounded(type, `${name}(${a.plain})`),
        };
      }
      default: {
        const [a, b] = [this.#value(type, depth - 1), this.#value(type, depth - 1)];
        const name = pick(["Math.min", "Math.max"]);
        return { kernel: `${name}(${a.kernel}, ${b.kernel})`, plain: `${name}(${a.plain}, ${b.plain})` };
      }
    }
  }

  #float(type: "f32" | "f64", depth: number): Piece {
    const { int, pick } = this.#random;
    switch (int(9)) {
      case 8:
        return this.#logical(type, depth);
      case 0:
      case 1:
      case 2: {
        const [a, b] = [this.#value(type, depth - 1), this.#operand(type, depth - 1)];
        const operator = pick(["+", "-", "*", "/"]);
        return {
          kernel: `(${a.kernel} ${operator} ${b.kernel})`,
          plain: arithmetic(type, operator, a.plain, b.plain),
        };
      }
      case 3: {
        const [a, b] = [this.#value(type, depth - 1), this.#operand(type, depth - 1)];
        return { kernel: `(${a.kernel} % ${b.kernel})`, plain: rounded(type, `${a.plain} % ${b.plain}`) };
      }
      case 4: {
        const a = this.#value(pick([...numbers, "bool"] as const), depth - 1);
        return { kernel: `${type}(${a.kernel})`, plain: rounded(type, `Number(${a.plain})`) };
      }
      case 5:
      case 6: {
        const a = this.#value(type, depth - 1);
        const known = ["abs", "sign", "floor", "ceil", "trunc", "round", "sqrt"].map(
          (each) => `Math.${each}`,
        );
        const name = pick([...known, "-"]);
        return { kernel: `${name}(${a.kernel})`, plain: rounded(type, `${name}(${a.plain})`) };
      }
      default: {
        const [a, b] = [this.#value(type, depth - 1), this.#operand(type, depth - 1)];
        const name = pick(["Math.min", "Math.max"]);
        return { kernel: `${name}(${a.kernel}, ${b.kernel})`, plain: `${name}(${a.plain}, ${b.plain})` };
      }
    }
  }
}

const both = (text: string): Piece => ({ kernel: text, plain: text });

function joined(parts: readonly Piece[]): Piece {
  return {
    kernel: parts.map((each) => each.kernel).join("\n"),
    plain: parts.map((each) => each.plain).join("\n"),
  };
}

function arithmetic(type: Type, operator: string, a: string, b: string): string {
  if (operator === "*" && (type === "i32" || type === "u32")) return rounded(type, `Math.imul(${a}, ${b})`);
  return rounded(type, `${a} ${operator} ${b}`);
}

/** Returns the random program of a seed. */
export const randomProgram = (seed: number): Program => new Writer(seeded(seed)).program();
