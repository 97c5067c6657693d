import type { Node } from "acorn";
import type { Value } from "../ir/value.ts";
import type { RegisterType } from "../language/scalar.ts";
import { intrinsic } from "./define-intrinsic.ts";
import type { Lowering } from "./lowering.ts";
import { type IntrinsicOperand, nothing, type Operand, typeName } from "./operand.ts";

const VPRINTF = ".extern .func (.param .b32 result) vprintf (.param .b64 format, .param .b64 values);";
const ASSERT = `.extern .func __assertfail (${[
  ...[".param .b64 condition", ".param .b64 file", ".param .b32 line"],
  ...[".param .b64 function", ".param .b64 size"],
].join(", ")});`;

/** Conversions of printf by type. A float is shown with the digits that its type has for certain. */
const conversions: Readonly<Record<RegisterType, string>> = {
  ...{ bool: "%s", i32: "%d", u32: "%u", i64: "%lld", u64: "%llu", f32: "%.7g", f64: "%.16g" },
};

/** Returns `print`: a line of values on the standard output of the process, by CUDA's vprintf. */
export function print(lowering: Lowering): IntrinsicOperand {
  return intrinsic(lowering, "print", [0, 32], (args) => {
    const spaced = args.flatMap((each, i): Operand[] =>
      i > 0 ? [{ kind: "text", value: " " }, each] : [each],
    );
    printLine(lowering, spaced);
    return nothing;
  });
}

/** Prints operands as one line, without spaces between them. */
export function printLine(lowering: Lowering, parts: readonly Operand[]): void {
  const { build } = lowering;
  const line: Line = { format: "", values: [] };
  for (const each of parts) append(lowering, line, each);
  const format = textAddress(lowering, `${line.format}\n`);
  const values = argumentBuffer(lowering, line.values);
  build.declareFunction(VPRINTF);
  const call = [
    "{ .param .b64 format; .param .b64 values; .param .b32 result;",
    "st.param.b64 [format], $0; st.param.b64 [values], $1;",
    "call.uni (result), vprintf, (format, values); }",
  ];
  build.ptx(call.join(" "), "void", [format, values], "ordered");
}

/** Format of printf, and the values of its conversions. */
interface Line {
  format: string;
  readonly values: Value[];
}

function append(lowering: Lowering, line: Line, operand: Operand): void {
  switch (operand.kind) {
    case "text":
      line.format += escaped(operand.value);
      return;
    case "literal":
      line.format += escaped(String(operand.value));
      return;
    case "template":
      operand.texts.forEach((text, i) => {
        line.format += escaped(text);
        if (i < operand.values.length) append(lowering, line, operand.values[i]!);
      });
      return;
    case "value":
      line.format += conversions[operand.type];
      line.values.push(passed(lowering, operand.value));
      return;
    default:
      lowering.fail(
        lowering.callNode!,
        `print of ${typeName(operand)}`,
        "Print numbers, booleans and texts, such as the elements of an array.",
      );
  }
}

const escaped = (text: string): string => text.replaceAll("%", "%%");

/** Returns a value as C passes it: a float as f64, a boolean as the address of its text. */
function passed(lowering: Lowering, value: Value): Value {
  const { build } = lowering;
  if (value.type === "f32") return build.convert(value, "f64");
  if (value.type !== "bool") return value;
  return build.select(value, textAddress(lowering, "true"), textAddress(lowering, "false"));
}

/** Writes the values to local memory, each at a multiple of its size, and returns the address for all spaces. */
function argumentBuffer(lowering: Lowering, values: readonly Value[]): Value {
  const { build } = lowering;
  if (values.length === 0) return build.constant("u64", 0n);
  let bytes = 0;
  const offsets = values.map(({ type }) => {
    const size = type === "i32" || type === "u32" ? 4 : 8;
    const offset = Math.ceil(bytes / size) * size;
    bytes = offset + size;
    return offset;
  });
  const base = declared(lowering, { key: "print", space: "local", bytes });
  values.forEach((value, i) => {
    const memory = value.type as Exclude<RegisterType, "bool">;
    build.store({ space: "local", memory, offset: offsets[i]! }, base, [value]);
  });
  return build.ptx("cvta.local.u64 $d, $0;", "u64", [base]);
}

const encoder = new TextEncoder();

/** Returns the address of a text that ends with 0, for all spaces. */
export function textAddress(lowering: Lowering, text: string): Value {
  const initial = encoder.encode(`${text}\0`);
  const base = declared(lowering, { key: `text ${text}`, space: "global", bytes: initial.length, initial });
  return lowering.build.ptx("cvta.global.u64 $d, $0;", "u64", [base]);
}

interface Declared {
  readonly key: string;
  readonly space: "local" | "global";
  readonly bytes: number;
  readonly initial?: Uint8Array;
}

/** Declares memory once for each key and size, and returns its address. */
function declared(lowering: Lowering, { key, space, bytes, initial }: Declared): Value {
  const { build, memories } = lowering;
  const place = `${key} ${bytes}`;
  const known = memories.get(place);
  if (known !== undefined) return build.addressOfMemory(known, space);
  const name = `doorbell_${space}_${memories.size}`;
  memories.set(place, name);
  return build.memory({ name, space, bytes, align: 8, ...(initial && { initial }) });
}

/** Returns `assert`: ends the launch with CUDA_ERROR_ASSERT where the condition is false. */
export function assertion(lowering: Lowering): IntrinsicOperand {
  const { build } = lowering;
  return intrinsic(lowering, "assert", [1, 2], ([condition, message]) => {
    const node = lowering.callNode as unknown as { readonly arguments: readonly [Node] };
    const holds = lowering.toCondition(condition!, node.arguments[0]);
    if (message !== undefined && message.kind !== "text")
      lowering.fail(lowering.callNode!, "the message of assert is not a text", 'Write "a text".');
    const [failed, after] = [build.block(), build.block()];
    build.branch(holds, after, failed);
    build.seal(failed);
    build.seal(after);
    if (failed.predecessors.length > 0) {
      build.enter(failed);
      const text = message?.kind === "text" ? message.value : lowering.textOf(node.arguments[0]);
      failAssertion(lowering, text, lowering.callNode!);
      build.return();
    }
    if (after.predecessors.length > 0) build.enter(after);
    return nothing;
  });
}

/** Ends the launch with CUDA_ERROR_ASSERT, a text and the line of a node. */
export function failAssertion(lowering: Lowering, text: string, node: Node): void {
  const { build } = lowering;
  const { file, line } = lowering.frame.source.position(node.start);
  const texts = [text, file, build.name].map((each) => textAddress(lowering, each));
  build.declareFunction(ASSERT);
  const call = [
    "{ .param .b64 condition; .param .b64 file; .param .b32 line; .param .b64 function; .param .b64 size;",
    `st.param.b64 [condition], $0; st.param.b64 [file], $1; st.param.b32 [line], ${line};`,
    "st.param.b64 [function], $2; st.param.b64 [size], 1;",
    "call.uni __assertfail, (condition, file, line, function, size); }",
  ];
  build.ptx(call.join(" "), "void", texts, "ordered");
}
