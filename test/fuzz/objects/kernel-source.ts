/** Kernel that writes `x[i] = i` for i < n, and nothing for other blocks or without memory. */
export const ptx = `.version 8.0
.target sm_80
.address_size 64
.visible .global .align 4 .u32 here[4];
.visible .entry count(.param .u64 x, .param .u32 n) {
  .reg .pred %p<3>;
  .reg .b32 %r<3>;
  .reg .b64 %rd<4>;
  ld.param.u64 %rd1, [x];
  ld.param.u32 %r1, [n];
  mov.u32 %r2, %tid.x;
  setp.ge.u32 %p1, %r2, %r1;
  @%p1 bra done;
  cvta.to.global.u64 %rd1, %rd1;
  mul.wide.u32 %rd2, %r2, 4;
  add.s64 %rd3, %rd1, %rd2;
  st.global.u32 [%rd3], %r2;
done:
  ret;
}
`;
