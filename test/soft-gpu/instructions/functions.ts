// Device functions that forms call. A module contains the functions that its form names.
const FUNCTIONS: Readonly<Record<string, string>> = {
  twice: `.func (.param .b32 result) twice(.param .b32 value)
{
  .reg .b32 %r;
  ld.param.b32 %r, [value]; add.u32 %r, %r, %r; st.param.b32 [result], %r;
  ret;
}`,
  thrice: `.func (.param .b32 result) thrice(.param .b32 value)
{
  .reg .b32 %r, %u;
  ld.param.b32 %r, [value]; mul.lo.u32 %u, %r, 3; st.param.b32 [result], %u;
  ret;
}`,
  // Some lanes return early.
  halved: `.func (.param .b32 result) halved(.param .b32 value)
{
  .reg .b32 %r; .reg .pred %p;
  ld.param.b32 %r, [value]; st.param.b32 [result], %r;
  setp.gt.s32 %p, %r, 0; @%p ret;
  shr.s32 %r, %r, 1; st.param.b32 [result], %r;
  ret.uni;
}`,
  // The function calls itself as often as its argument says.
  sum: `.func (.param .b32 result) sum(.param .b32 value)
{
  .reg .b32 %r, %u; .reg .pred %p;
  ld.param.b32 %r, [value]; st.param.b32 [result], %r;
  setp.eq.u32 %p, %r, 0; @%p bra end;
  sub.u32 %u, %r, 1;
  { .param .b32 one; .param .b32 two; st.param.b32 [two], %u; call (one), sum, (two); ld.param.b32 %u, [one]; }
  add.u32 %r, %r, %u; st.param.b32 [result], %r;
end:
  ret;
}`,
  same: `.func (.param .align 16 .b8 result[16]) same(.param .align 16 .b8 value[16])
{
  .reg .b64 %r<2>;
  ld.param.v2.b64 {%r0, %r1}, [value]; st.param.v2.b64 [result], {%r0, %r1};
  ret;
}`,
};

/** Returns the text of the functions that a form's body names. */
export function functionsOf(body: string): string[] {
  return Object.entries(FUNCTIONS)
    .filter(([name]) => new RegExp(`\\b${name}\\b`).test(body))
    .map(([, text]) => `${text}\n`);
}
