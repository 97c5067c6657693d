/** Part of the text of an expression: a number, a name, a sign, or a value by its index. */
interface Token {
  readonly kind: "number" | "name" | "sign" | "value" | "end";
  readonly text: string;
  /** Index of the first character in the text of the expression. */
  readonly at: number;
}

/** Call of an operation by its name, with its operands. */
export interface Call {
  readonly name: string;
  readonly operands: readonly Tree[];
  readonly at: number;
}

/** An expression: a number, a value by its index, or the call of an operation. */
export type Tree = Call | { readonly number: number } | { readonly value: number };

const TOKEN =
  /\s*(?:(?<number>\d+(?:\.\d*)?(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?)|(?<name>[A-Za-z]\w*)|(?<value>\$\{\d+\})|(?<sign>\*\*|[<>=!]=|[-+*/%<>(),]))/y;

const comparisons: Readonly<Record<string, string>> = {
  "<": "less",
  "<=": "lessEqual",
  ">": "greater",
  ">=": "greaterEqual",
  "==": "equal",
  "!=": "notEqual",
};
const sums: Readonly<Record<string, string>> = { "+": "add", "-": "subtract" };
const products: Readonly<Record<string, string>> = { "*": "multiply", "/": "divide", "%": "remainder" };

/** Largest depth of parentheses, calls and signs. */
const DEEPEST = 200;

/** Returns the error that points at a column of the text. */
export const textError = (text: string, at: number, reason: string): SyntaxError =>
  new SyntaxError(`expr: ${reason} at column ${at + 1}\n  ${text}\n  ${" ".repeat(at)}^`);

/**
 * Reads the text of an expression, where `${0}` is the first value. The operators have Python's precedence: comparisons,
 * sums, products, signs and powers. Throws SyntaxError with the column.
 */
export function parseExpression(text: string): Tree {
  const tokens = tokensOf(text);
  let next = 0;
  let depth = 0;
  const peek = (): Token => tokens[next]!;
  const takes = (sign: string): boolean => {
    const found = peek().kind === "sign" && peek().text === sign;
    if (found) next++;
    return found;
  };
  const fail = (): SyntaxError => {
    const { kind, text: found, at } = peek();
    return textError(
      text,
      at,
      kind === "end" ? "the expression ends" : `${JSON.stringify(found)} is not expected`,
    );
  };
  const expect = (sign: string): void => {
    if (!takes(sign)) throw textError(text, peek().at, `${JSON.stringify(sign)} is missing`);
  };
  const binary = (names: Readonly<Record<string, string>>, operand: () => Tree): Tree => {
    let left = operand();
    while (peek().kind === "sign" && Object.hasOwn(names, peek().text)) {
      const { text: sign, at } = tokens[next++]!;
      left = { name: names[sign]!, operands: [left, operand()], at };
    }
    return left;
  };
  const comparison = (): Tree => {
    const left = sum();
    const { kind, text: sign, at } = peek();
    if (kind !== "sign" || !Object.hasOwn(comparisons, sign)) return left;
    next++;
    const right = sum();
    if (Object.hasOwn(comparisons, peek().text))
      throw textError(text, peek().at, "a second comparison is not allowed. Use logicalAnd(a < b, b < c)");
    return { name: comparisons[sign]!, operands: [left, right], at };
  };
  const sum = (): Tree => binary(sums, product);
  const product = (): Tree => binary(products, signed);
  const signed = (): Tree => {
    const { at } = peek();
    if (++depth > DEEPEST) throw textError(text, at, `more than ${DEEPEST} levels are not allowed`);
    const tree = takes("-") ? { name: "negative", operands: [signed()], at } : power();
    depth--;
    return tree;
  };
  const power = (): Tree => {
    const base = primary();
    const { at } = peek();
    return takes("**") ? { name: "pow", operands: [base, signed()], at } : base;
  };
  const primary = (): Tree => {
    const { kind, text: found, at } = peek();
    if (kind === "number") return { number: Number(tokens[next++]!.text) };
    if (kind === "value") return { value: Number(tokens[next++]!.text.slice(2, -1)) };
    if (kind === "name") {
      next++;
      expect("(");
      return { name: found, operands: operands(), at };
    }
    if (!takes("(")) throw fail();
    const inner = comparison();
    expect(")");
    return inner;
  };
  const operands = (): Tree[] => {
    const list = [comparison()];
    while (takes(",")) list.push(comparison());
    expect(")");
    return list;
  };
  const tree = comparison();
  if (peek().kind !== "end") throw fail();
  return tree;
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  let end = 0;
  for (let match = TOKEN.exec(text); match !== null; match = TOKEN.exec(text)) {
    const [kind, found] = Object.entries(match.groups!).find(([, each]) => each !== undefined)!;
    end = TOKEN.lastIndex;
    tokens.push({ kind: kind as Token["kind"], text: found!, at: end - found!.length });
  }
  const rest = text.slice(end);
  const at = end + rest.length - rest.trimStart().length;
  if (at < text.length) throw textError(text, at, `${JSON.stringify(text[at])} is not expected`);
  tokens.push({ kind: "end", text: "", at: text.length });
  return tokens;
}
