// Kernel that executes one form, with one thread for each set of operands.
import { createHash } from "node:crypto";
import type { Form } from "./form.ts";
import { functionsOf } from "./functions.ts";
import { BYTES, operands, THREADS } from "./values.ts";

/** Bytes of memory of each thread in `M` and `S`. */
export const ROOM = 64;
const LETTERS: Readonly<Record<string, string>> = {
  A: "%a0",
  B: "%a1",
  C: "%a2",
  D: "%d0",
  E: "%d1",
  M: "%m",
  S: "%s",
  K: "table",
  P: "block",
  T: "%image",
};

/** Bytes of the parameter `P`. */
export const BLOCK_BYTES = 64;

/** Additional declarations of a form's module and kernel. */
interface Extra {
  readonly module: string;
  readonly parameters: string;
  readonly body: string;
}

const uses = (form: Form, letter: string): boolean => new RegExp(`\\b${letter}\\b`).test(form.body);

function extraOf(form: Form): Extra {
  const constants = Array.from({ length: 16 }, (_, n) => `0x${wordOf(n).toString(16)}`).join(", ");
  return {
    module: [
      ...(uses(form, "K") ? [`.const .align 16 .b32 table[16] = {${constants}};\n`] : []),
      ...functionsOf(form.body),
    ].join(""),
    parameters: [
      ...(uses(form, "P") ? [`, .param .align 16 .b8 block[${BLOCK_BYTES}]`] : []),
      ...(uses(form, "T") ? [", .param .u64 image"] : []),
    ].join(""),
    body: uses(form, "T") ? "\n  .reg .b64 %image; ld.param.u64 %image, [image];" : "",
  };
}

/**
 * Returns a word of `K` and `P`. Their bytes have the highest bit set or clear, and they are valid f32
 * numbers.
 */
export const wordOf = (n: number): number => (0x3f82_90c1 ^ Math.imul(n, 0x8095_0b47)) >>> 0;

/**
 * Returns the PTX of a module with the kernel `test` (in, out, scratch, and `P` and `T` if the form uses
 * them).
 */
export function ptxOf(form: Form): string {
  const { inputs, outputs } = form;
  const extra = extraOf(form);
  const body = form.body.replace(/\b[ABCDEMSKPT]\b(?!\d)/g, (letter) => LETTERS[letter]!);
  const registers = [
    ...inputs.map((kind, n) => `.reg .b${BYTES[kind] * 8} %a${n};`),
    ...outputs.map((width, n) => `.reg .${width} %d${n};`),
  ];
  const loads = inputs.map((kind, n) => `ld.global.b${BYTES[kind] * 8} %a${n}, [%in+${8 * n * THREADS}];`);
  const stores = outputs.map((width, n) => `st.global.${width} [%out+${8 * n * THREADS}], %d${n};`);
  return `.version 8.6
.target ${form.target}
.address_size 64
${extra.module}.visible .entry test(.param .u64 in, .param .u64 out, .param .u64 scratch${extra.parameters})
{
  .shared .align 128 .b8 room[${ROOM * THREADS}];
  .reg .pred %p<8>; .reg .b16 %h<16>; .reg .b32 %x<32>, %t, %s; .reg .b64 %y<16>, %in, %out, %m; .reg .f32 %f<16>; .reg .b128 %q<4>;${extra.body}
  ${registers.join(" ")}
  ld.param.u64 %in, [in]; ld.param.u64 %out, [out]; ld.param.u64 %m, [scratch];
  mov.u32 %t, %tid.x;
  mad.wide.u32 %in, %t, 8, %in; mad.wide.u32 %out, %t, 8, %out; mad.wide.u32 %m, %t, ${ROOM}, %m;
  mov.u32 %s, room; mad.lo.u32 %s, %t, ${ROOM}, %s;
  ${loads.join("\n  ")}
  ${body}${body.endsWith("; }") ? "" : ";"}
  ${stores.join("\n  ")}
  ret;
}
`;
}

/** Returns the key of a form's answer, which changes with the kernel and its operands. */
export function keyOf(form: Form): string {
  return createHash("sha256")
    .update(ptxOf(form))
    .update(inputOf(form))
    .update(form.image ?? "")
    .digest("base64url")
    .slice(0, 12);
}

/** Returns the operands as the kernel reads them: an array of 64-bit words for each operand. */
export function inputOf(form: Form): BigUint64Array<ArrayBuffer> {
  let seed = 0;
  for (const character of form.body) seed = (Math.imul(seed, 31) + character.charCodeAt(0)) | 0;
  const all = operands(form.inputs, seed).flat();
  return BigUint64Array.from(all.length === 0 ? [0n] : all);
}
