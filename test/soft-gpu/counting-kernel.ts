/** PTX of a kernel whose threads add `step` to one 64-bit word 32 times. */
export const adder = (step: bigint): string => `.version 8.0\n.target sm_80\n.address_size 64
.visible .entry go(.param .u64 x) { .reg .pred %p; .reg .b32 %r; .reg .b64 %a, %b; ld.param.u64 %a, [x]; mov.u32 %r, 0;
again: atom.add.sys.global.u64 %b, [%a], ${step}; add.u32 %r, %r, 1; setp.lt.u32 %p, %r, 32; @%p bra again; ret; }`;
