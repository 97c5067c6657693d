// The kernel that tries one form: a thread for each set of operands.
import { createHash } from "node:crypto";
import type { Form } from "./form.ts";
import { BYTES, operands, THREADS } from "./values.ts";

/** Bytes of memory that each thread has in `M` and `S`. */
export const ROOM = 64;
const LETTERS: Readonly<Record<string, string>> = {
  A: "%a0",
  B: "%a1",
  C: "%a2",
  D: "%d0",
  E: "%d1",
  M: "%m",
  S: "%s",
};

/** PTX of a module with the kernel `test` (in, out, scratch). */
export function ptxOf(form: Form): string {
  const { inputs, outputs } = form;
  const body = form.body.replace(/\b[ABCDEMS]\b(?!\d)/g, (letter) => LETTERS[letter]!);
  const registers = [
    ...inputs.map((kind, n) => `.reg .b${BYTES[kind] * 8} %a${n};`),
    ...outputs.map((width, n) => `.reg .${width} %d${n};`),
  ];
  const loads = inputs.map((kind, n) => `ld.global.b${BYTES[kind] * 8} %a${n}, [%in+${8 * n * THREADS}];`);
  const stores = outputs.map((width, n) => `st.global.${width} [%out+${8 * n * THREADS}], %d${n};`);
  return `.version 8.6
.target ${form.target}
.address_size 64
.visible .entry test(.param .u64 in, .param .u64 out, .param .u64 scratch)
{
  .shared .align 128 .b8 room[${ROOM * THREADS}];
  .reg .pred %p<8>; .reg .b16 %h<16>; .reg .b32 %x<32>, %t, %s; .reg .b64 %y<16>, %in, %out, %m; .reg .f32 %f<16>; .reg .b128 %q<4>;
  ${registers.join(" ")}
  ld.param.u64 %in, [in]; ld.param.u64 %out, [out]; ld.param.u64 %m, [scratch];
  mov.u32 %t, %tid.x;
  mad.wide.u32 %in, %t, 8, %in; mad.wide.u32 %out, %t, 8, %out; mad.wide.u32 %m, %t, ${ROOM}, %m;
  mov.u32 %s, room; mad.lo.u32 %s, %t, ${ROOM}, %s;
  ${loads.join("\n  ")}
  ${body};
  ${stores.join("\n  ")}
  ret;
}
`;
}

/** What the answer belongs to: when the kernel or its operands change, an old answer is not taken for it. */
export function keyOf(form: Form): string {
  return createHash("sha256").update(ptxOf(form)).update(inputOf(form)).digest("base64url").slice(0, 12);
}

/** The operands as the kernel finds them: an array of 64-bit words for each. */
export function inputOf(form: Form): BigUint64Array<ArrayBuffer> {
  let seed = 0;
  for (const character of form.body) seed = (Math.imul(seed, 31) + character.charCodeAt(0)) | 0;
  const all = operands(form.inputs, seed).flat();
  return BigUint64Array.from(all.length === 0 ? [0n] : all);
}
