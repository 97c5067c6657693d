// What is tried of one instruction: its text, what its operands are, and how near the answer must be.
import type { Kind } from "./values.ts";

export type Width = "b16" | "b32" | "b64";

/** How far an answer may be from the true one: PTX's own bound for approximations. */
export interface Bound {
  readonly kind: "relative" | "absolute" | "either" | "ulp";
  readonly most: number;
  /** What the result's bits are. */
  readonly as: "f32" | "f64" | "f16" | "bf16" | "f16x2" | "bf16x2";
}

export interface Form {
  readonly name: string;
  /** The line that it comes from, with its choices in braces: a row of the table. */
  readonly pattern: string;
  /**
   * PTX with A, B, C for %a0, %a1, %a2 and D, E for %d0, %d1; M is memory of the thread, S the same in shared memory, K a table of
   * constants, P a parameter of 64 bytes, T a texture or surface.
   */
  readonly body: string;
  readonly inputs: readonly Kind[];
  readonly outputs: readonly Width[];
  /** Undefined: bit for bit. */
  readonly bound: Bound | undefined;
  /** What `T` is, in the words of image.ts; undefined where the body has none. */
  readonly image: string | undefined;
  readonly target: string;
  /** The opcode under which the table lists it. */
  readonly group: string;
}

const WIDTHS: Readonly<Record<string, Width>> = { h: "b16", w: "b32", l: "b64" };

/** `a{b,c}d` as abd and acd. */
export function expand(text: string): string[] {
  const match = /\{([^{}]*)\}/.exec(text);
  if (match === null) return [text];
  const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
  return match[1]!.split(",").flatMap((choice) => expand(`${before}${choice}${after}`));
}

/**
 * Forms of one line: `instruction | kinds of A, B, C > widths of D, E | bound | image`. Choices in braces make a form each; `<<` and `>>`
 * stand for the braces of vectors.
 */
export function forms(group: string, lines: string, target = "sm_90"): Form[] {
  return lines
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .flatMap((line) => expand(line).map((each) => [line, each] as const))
    .map(([pattern, line]) => {
      const [body = "", operands = "", bound = "", image] = partsOf(line);
      const [general = "", , , images] = partsOf(pattern);
      const [inputs = "", outputs = ""] = operands.split(">").map((part) => part.trim());
      const text = body.replaceAll("<<", "{").replaceAll(">>", "}");
      return {
        name: named(text, image),
        pattern: named(general, images),
        body: text,
        inputs: inputs.split(" ").filter((each) => each !== "") as Kind[],
        outputs: outputs
          .split(" ")
          .filter((each) => each !== "")
          .map((each) => WIDTHS[each]!),
        bound: bound === "" ? undefined : boundOf(bound),
        image,
        target,
        group,
      };
    });
}

const partsOf = (line: string): string[] => line.split(/\s\|(?=\s)/).map((part) => part.trim());

const named = (text: string, image: string | undefined): string =>
  `${text.replace(/\s+/g, " ")}${image === undefined ? "" : ` of ${image}`}`;

/** `relative 2^-22 f32`. */
function boundOf(text: string): Bound {
  const [kind, most, as] = text.split(" ") as [Bound["kind"], string, Bound["as"]];
  const power = /^2\^(-?[\d.]+)$/.exec(most);
  return { kind, most: power === null ? Number(most) : 2 ** Number(power[1]), as };
}
