/** CUDA C source of the kernels that every contender runs. */
export const kernels = `
extern "C" __global__ void saxpy(float a, const float *x, float *y, unsigned int n) {
  unsigned int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = a * x[i] + y[i];
}
extern "C" __global__ void sum(const uint4 *from, unsigned *to, unsigned long long n) {
  unsigned s = 0;
  for (unsigned long long i = blockIdx.x * (unsigned long long)blockDim.x + threadIdx.x; i < n;
       i += (unsigned long long)gridDim.x * blockDim.x) {
    uint4 v = from[i];
    s += v.x ^ v.y ^ v.z ^ v.w;
  }
  to[blockIdx.x * blockDim.x + threadIdx.x] = s;
}
`;

/** PTX of the first kernel for the soft GPU, which then needs no CUDA C compiler. */
export const saxpyPtx = `.version 8.0
.target sm_80
.address_size 64
.visible .entry saxpy(.param .f32 a, .param .u64 x, .param .u64 y, .param .u32 n)
{
  .reg .pred %p; .reg .b32 %r<4>; .reg .f32 %f<4>; .reg .b64 %a<2>;
  ld.param.f32 %f0, [a]; ld.param.u64 %a0, [x]; ld.param.u64 %a1, [y]; ld.param.u32 %r0, [n];
  mov.u32 %r1, %ctaid.x; mov.u32 %r2, %ntid.x; mov.u32 %r3, %tid.x;
  mad.lo.u32 %r1, %r1, %r2, %r3;
  setp.ge.u32 %p, %r1, %r0;
  @%p ret;
  mad.wide.u32 %a0, %r1, 4, %a0; mad.wide.u32 %a1, %r1, 4, %a1;
  ld.global.f32 %f1, [%a0]; ld.global.f32 %f2, [%a1];
  fma.rn.f32 %f2, %f0, %f1, %f2;
  st.global.f32 [%a1], %f2;
  ret;
}
`;
