// Bit, conversion, rounding, warp, atomic and memory intrinsics of CUDA, by clang's builtins for PTX.
extern "C" __device__ int vprintf(const char *, const char *);
extern "C" __device__ int printf(const char *, ...);
extern "C" __device__ __attribute__((noreturn)) void __assertfail(const char *, const char *, unsigned, const char *, size_t);
extern "C" __device__ void *malloc(size_t);
extern "C" __device__ void free(void *);
#undef assert
#ifdef NDEBUG
#define assert(E) ((void)0)
#else
#define assert(E) ((E) ? (void)0 : __assertfail(#E, __FILE__, __LINE__, __func__, 1))
#endif
DOORBELL_FN void *memcpy(void *to, const void *from, size_t n) { return __builtin_memcpy(to, from, n); }
DOORBELL_FN void *memset(void *to, int v, size_t n) { return __builtin_memset(to, v, n); }
DOORBELL_FN void __trap() { asm volatile("trap;"); }
DOORBELL_FN void __brkpt() { asm volatile("brkpt;"); }
DOORBELL_FN int clock() { return __nvvm_read_ptx_sreg_clock(); }
DOORBELL_FN long long clock64() { return __nvvm_read_ptx_sreg_clock64(); }
DOORBELL_FN void __nanosleep(unsigned n) { asm volatile("nanosleep.u32 %0;" ::"r"(n)); }
DOORBELL_FN unsigned __activemask() { unsigned m; asm volatile("activemask.b32 %0;" : "=r"(m)); return m; }
template <typename T> DOORBELL_FN T __ldg(const T *p) { return *p; }
template <typename T> DOORBELL_FN T __ldcg(const T *p) { return *p; }
template <typename T> DOORBELL_FN T __ldca(const T *p) { return *p; }
template <typename T> DOORBELL_FN T __ldcs(const T *p) { return *p; }
template <typename T> DOORBELL_FN void __stcg(T *p, T v) { *p = v; }
template <typename T> DOORBELL_FN void __stcs(T *p, T v) { *p = v; }

#define DOORBELL_CAST(N, R, T, B) DOORBELL_FN R N(T x) { return (R)B(x); }
DOORBELL_CAST(__float_as_int, int, float, __nvvm_bitcast_f2i) DOORBELL_CAST(__float_as_uint, unsigned, float, __nvvm_bitcast_f2i)
DOORBELL_CAST(__int_as_float, float, int, __nvvm_bitcast_i2f) DOORBELL_CAST(__uint_as_float, float, unsigned, __nvvm_bitcast_i2f)
DOORBELL_CAST(__double_as_longlong, long long, double, __nvvm_bitcast_d2ll) DOORBELL_CAST(__longlong_as_double, double, long long, __nvvm_bitcast_ll2d)
DOORBELL_FN int __double2hiint(double x) { return (int)(__nvvm_bitcast_d2ll(x) >> 32); }
DOORBELL_FN int __double2loint(double x) { return (int)__nvvm_bitcast_d2ll(x); }
DOORBELL_FN double __hiloint2double(int h, int l) { return __nvvm_bitcast_ll2d((long long)((unsigned long long)(unsigned)h << 32 | (unsigned)l)); }
#define DOORBELL_ROUND(F, T, N, B) DOORBELL_CAST(__##N##_rn, T, F, __nvvm_##B##_rn) DOORBELL_CAST(__##N##_rz, T, F, __nvvm_##B##_rz) \
  DOORBELL_CAST(__##N##_ru, T, F, __nvvm_##B##_rp) DOORBELL_CAST(__##N##_rd, T, F, __nvvm_##B##_rm)
DOORBELL_ROUND(float, int, float2int, f2i) DOORBELL_ROUND(float, unsigned, float2uint, f2ui) DOORBELL_ROUND(float, long long, float2ll, f2ll)
DOORBELL_ROUND(float, unsigned long long, float2ull, f2ull) DOORBELL_ROUND(double, int, double2int, d2i) DOORBELL_ROUND(double, unsigned, double2uint, d2ui)
DOORBELL_ROUND(double, long long, double2ll, d2ll) DOORBELL_ROUND(double, unsigned long long, double2ull, d2ull) DOORBELL_ROUND(double, float, double2float, d2f)
// Inline PTX: clang drops the rounding mode of its builtins for these conversions.
#define DOORBELL_FROM(F, T, N, R, S, P, C, D) DOORBELL_FN T __##N##_##R(F x) { T r; asm("cvt." S "." P " %0, %1;" : "=" D(r) : C(x)); return r; }
#define DOORBELL_FROMS(F, T, N, P, C, D) DOORBELL_FROM(F, T, N, rn, "rn", P, C, D) DOORBELL_FROM(F, T, N, rz, "rz", P, C, D) \
  DOORBELL_FROM(F, T, N, ru, "rp", P, C, D) DOORBELL_FROM(F, T, N, rd, "rm", P, C, D)
DOORBELL_FROMS(int, float, int2float, "f32.s32", "r", "f") DOORBELL_FROMS(unsigned, float, uint2float, "f32.u32", "r", "f")
DOORBELL_FROMS(long long, float, ll2float, "f32.s64", "l", "f") DOORBELL_FROMS(unsigned long long, float, ull2float, "f32.u64", "l", "f")
DOORBELL_FROMS(long long, double, ll2double, "f64.s64", "l", "d") DOORBELL_FROMS(unsigned long long, double, ull2double, "f64.u64", "l", "d")
DOORBELL_FN double __int2double_rn(int x) { return x; }
DOORBELL_FN double __uint2double_rn(unsigned x) { return x; }
// Arithmetic with the rounding mode of its name. Inline PTX: clang contracts even its builtins for add and mul to fma.
#define DOORBELL_PTX(N, O, T, C) DOORBELL_FN T N(T a, T b) { T r; asm(O " %0, %1, %2;" : "=" C(r) : C(a), C(b)); return r; }
#define DOORBELL_AS(R, S) \
  DOORBELL_PTX(__fadd_##R, "add." #S ".f32", float, "f") DOORBELL_FN float __fsub_##R(float a, float b) { return __fadd_##R(a, -b); } \
  DOORBELL_PTX(__fmul_##R, "mul." #S ".f32", float, "f") DOORBELL_FN float __fdiv_##R(float a, float b) { return __nvvm_div_##S##_f(a, b); } \
  DOORBELL_FN float __frcp_##R(float a) { return __nvvm_rcp_##S##_f(a); } DOORBELL_FN float __fsqrt_##R(float a) { return __nvvm_sqrt_##S##_f(a); } \
  DOORBELL_FN float __fmaf_##R(float a, float b, float c) { return __nvvm_fma_##S##_f(a, b, c); } \
  DOORBELL_PTX(__dadd_##R, "add." #S ".f64", double, "d") DOORBELL_FN double __dsub_##R(double a, double b) { return __dadd_##R(a, -b); } \
  DOORBELL_PTX(__dmul_##R, "mul." #S ".f64", double, "d") DOORBELL_FN double __ddiv_##R(double a, double b) { return __nvvm_div_##S##_d(a, b); } \
  DOORBELL_FN double __drcp_##R(double a) { return __nvvm_rcp_##S##_d(a); } DOORBELL_FN double __dsqrt_##R(double a) { return __nvvm_sqrt_##S##_d(a); } \
  DOORBELL_FN double __fma_##R(double a, double b, double c) { return __nvvm_fma_##S##_d(a, b, c); }
DOORBELL_AS(rn, rn) DOORBELL_AS(rz, rz) DOORBELL_AS(ru, rp) DOORBELL_AS(rd, rm)
DOORBELL_FN float __frsqrt_rn(float x) { return (float)(1 / __nvvm_sqrt_rn_d(x)); }

#define DOORBELL_LEAST(T, A, B) DOORBELL_FN T min(A a, B b) { T x = (T)a, y = (T)b; return x < y ? x : y; } DOORBELL_FN T max(A a, B b) { T x = (T)a, y = (T)b; return x > y ? x : y; }
#define DOORBELL_LEASTS(S, U) DOORBELL_LEAST(S, S, S) DOORBELL_LEAST(U, U, U) DOORBELL_LEAST(U, S, U) DOORBELL_LEAST(U, U, S)
DOORBELL_LEASTS(int, unsigned) DOORBELL_LEASTS(long, unsigned long) DOORBELL_LEASTS(long long, unsigned long long)
DOORBELL_FN float min(float a, float b) { return __builtin_fminf(a, b); }
DOORBELL_FN float max(float a, float b) { return __builtin_fmaxf(a, b); }
#define DOORBELL_WIDE(A, B) DOORBELL_FN double min(A a, B b) { return __builtin_fmin(a, b); } DOORBELL_FN double max(A a, B b) { return __builtin_fmax(a, b); }
DOORBELL_WIDE(double, double) DOORBELL_WIDE(float, double) DOORBELL_WIDE(double, float)
#define DOORBELL_ABS(N, T) DOORBELL_FN T N(T x) { return x < 0 ? -x : x; }
DOORBELL_ABS(abs, int) DOORBELL_ABS(abs, long) DOORBELL_ABS(abs, long long) DOORBELL_ABS(labs, long) DOORBELL_ABS(llabs, long long)
DOORBELL_FN float abs(float x) { return __builtin_fabsf(x); }
DOORBELL_FN double abs(double x) { return __builtin_fabs(x); }
DOORBELL_FN int __popc(unsigned x) { return __builtin_popcount(x); }
DOORBELL_FN int __popcll(unsigned long long x) { return __builtin_popcountll(x); }
DOORBELL_FN int __clz(int x) { return x == 0 ? 32 : __builtin_clz(x); }
DOORBELL_FN int __clzll(long long x) { return x == 0 ? 64 : __builtin_clzll(x); }
DOORBELL_FN int __ffs(int x) { return __builtin_ffs(x); }
DOORBELL_FN int __ffsll(long long x) { return __builtin_ffsll(x); }
DOORBELL_FN unsigned __brev(unsigned x) { return __builtin_bitreverse32(x); }
DOORBELL_FN unsigned long long __brevll(unsigned long long x) { return __builtin_bitreverse64(x); }
DOORBELL_FN unsigned __byte_perm(unsigned a, unsigned b, unsigned s) { return __nvvm_prmt(a, b, s & 0x7777); }
DOORBELL_FN int __mulhi(int a, int b) { return __nvvm_mulhi_i(a, b); }
DOORBELL_FN unsigned __umulhi(unsigned a, unsigned b) { return __nvvm_mulhi_ui(a, b); }
DOORBELL_FN long long __mul64hi(long long a, long long b) { return __nvvm_mulhi_ll(a, b); }
DOORBELL_FN unsigned long long __umul64hi(unsigned long long a, unsigned long long b) { return __nvvm_mulhi_ull(a, b); }
DOORBELL_FN int __mul24(int a, int b) { return __nvvm_mul24_i(a, b); }
DOORBELL_FN unsigned __umul24(unsigned a, unsigned b) { return __nvvm_mul24_ui(a, b); }
DOORBELL_FN unsigned __sad(int a, int b, unsigned c) { return (a > b ? (unsigned)a - (unsigned)b : (unsigned)b - (unsigned)a) + c; }
DOORBELL_FN unsigned __usad(unsigned a, unsigned b, unsigned c) { return (a > b ? a - b : b - a) + c; }
DOORBELL_FN int __hadd(int a, int b) { return (int)(((long long)a + b) >> 1); }
DOORBELL_FN int __rhadd(int a, int b) { return (int)(((long long)a + b + 1) >> 1); }
#define DOORBELL_FUNNEL(N, S, V) DOORBELL_FN unsigned N(unsigned low, unsigned high, unsigned n) { \
  unsigned long long both = (unsigned long long)high << 32 | low; unsigned s = S; return (unsigned)(V); }
DOORBELL_FUNNEL(__funnelshift_l, n & 31, both << s >> 32) DOORBELL_FUNNEL(__funnelshift_r, n & 31, both >> s)
DOORBELL_FUNNEL(__funnelshift_lc, n < 32 ? n : 32, both << s >> 32) DOORBELL_FUNNEL(__funnelshift_rc, n < 32 ? n : 32, both >> s)
DOORBELL_FN int __dp4a(int a, int b, int c) { int d; asm("dp4a.s32.s32 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c)); return d; }
DOORBELL_FN unsigned __dp4a(unsigned a, unsigned b, unsigned c) { unsigned d; asm("dp4a.u32.u32 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c)); return d; }

#define DOORBELL_SHUFFLE_WIDE(N, T) DOORBELL_FN T N(unsigned m, T v, int o, int w = 32) { unsigned long long b; __builtin_memcpy(&b, &v, 8); \
  b = (unsigned long long)N(m, (unsigned)(b >> 32), o, w) << 32 | N(m, (unsigned)b, o, w); __builtin_memcpy(&v, &b, 8); return v; }
#define DOORBELL_SHUFFLE(N, M, C) \
  DOORBELL_FN int N(unsigned m, int v, int o, int w = 32) { return __nvvm_shfl_sync_##M##_i32(m, v, o, ((32 - w) << 8) | C); } \
  DOORBELL_FN unsigned N(unsigned m, unsigned v, int o, int w = 32) { return N(m, (int)v, o, w); } \
  DOORBELL_FN float N(unsigned m, float v, int o, int w = 32) { return __nvvm_shfl_sync_##M##_f32(m, v, o, ((32 - w) << 8) | C); } \
  DOORBELL_SHUFFLE_WIDE(N, long) DOORBELL_SHUFFLE_WIDE(N, unsigned long) DOORBELL_SHUFFLE_WIDE(N, long long) \
  DOORBELL_SHUFFLE_WIDE(N, unsigned long long) DOORBELL_SHUFFLE_WIDE(N, double)
DOORBELL_SHUFFLE(__shfl_sync, idx, 31) DOORBELL_SHUFFLE(__shfl_up_sync, up, 0) DOORBELL_SHUFFLE(__shfl_down_sync, down, 31) DOORBELL_SHUFFLE(__shfl_xor_sync, bfly, 31)
DOORBELL_FN int __all_sync(unsigned m, int p) { return __nvvm_vote_all_sync(m, p); }
DOORBELL_FN int __any_sync(unsigned m, int p) { return __nvvm_vote_any_sync(m, p); }
DOORBELL_FN unsigned __ballot_sync(unsigned m, int p) { return __nvvm_vote_ballot_sync(m, p); }
DOORBELL_FN unsigned __match_any_sync(unsigned m, unsigned v) { return __nvvm_match_any_sync_i32(m, v); }
DOORBELL_FN unsigned __match_any_sync(unsigned m, int v) { return __nvvm_match_any_sync_i32(m, v); }
#define DOORBELL_REDUX(N, T, O) DOORBELL_FN T N(unsigned m, T v) { T r; asm volatile("redux.sync." O " %0, %1, %2;" : "=r"(r) : "r"(v), "r"(m)); return r; }
#define DOORBELL_REDUCE(O, P) DOORBELL_REDUX(__reduce_##O##_sync, int, P ".s32") DOORBELL_REDUX(__reduce_##O##_sync, unsigned, P ".u32")
DOORBELL_REDUCE(add, "add") DOORBELL_REDUCE(min, "min") DOORBELL_REDUCE(max, "max")
DOORBELL_REDUX(__reduce_and_sync, unsigned, "and.b32") DOORBELL_REDUX(__reduce_or_sync, unsigned, "or.b32") DOORBELL_REDUX(__reduce_xor_sync, unsigned, "xor.b32")

#define DOORBELL_ATOMIC(N, F, T) DOORBELL_FN T N(T *p, T v) { return F(p, v, __ATOMIC_RELAXED); }
#define DOORBELL_ATOMICS(N, F) DOORBELL_ATOMIC(N, F, int) DOORBELL_ATOMIC(N, F, unsigned) DOORBELL_ATOMIC(N, F, long long) DOORBELL_ATOMIC(N, F, unsigned long long)
DOORBELL_ATOMICS(atomicAdd, __atomic_fetch_add) DOORBELL_ATOMICS(atomicSub, __atomic_fetch_sub) DOORBELL_ATOMICS(atomicAnd, __atomic_fetch_and)
DOORBELL_ATOMICS(atomicOr, __atomic_fetch_or) DOORBELL_ATOMICS(atomicXor, __atomic_fetch_xor) DOORBELL_ATOMICS(atomicExch, __atomic_exchange_n)
DOORBELL_ATOMICS(atomicMin, __atomic_fetch_min) DOORBELL_ATOMICS(atomicMax, __atomic_fetch_max)
DOORBELL_FN float atomicExch(float *p, float v) { return __int_as_float(atomicExch((int *)p, __float_as_int(v))); }
DOORBELL_FN float atomicAdd(float *p, float v) { return __nvvm_atom_add_gen_f(p, v); }
DOORBELL_FN double atomicAdd(double *p, double v) { return __nvvm_atom_add_gen_d(p, v); }
DOORBELL_FN unsigned atomicInc(unsigned *p, unsigned v) { return __nvvm_atom_inc_gen_ui(p, v); }
DOORBELL_FN unsigned atomicDec(unsigned *p, unsigned v) { return __nvvm_atom_dec_gen_ui(p, v); }
#define DOORBELL_CAS(T) DOORBELL_FN T atomicCAS(T *p, T c, T v) { __atomic_compare_exchange_n(p, &c, v, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED); return c; }
DOORBELL_CAS(int) DOORBELL_CAS(unsigned) DOORBELL_CAS(unsigned short) DOORBELL_CAS(long long) DOORBELL_CAS(unsigned long long)
#define DOORBELL_SCOPED(N, B, T, I, P, S) DOORBELL_FN T N##_##P(T *p, T v) { return (T)__nvvm_atom_##S##_##B((I *)p, (I)v); }
#define DOORBELL_SCOPE(P, S) \
  DOORBELL_SCOPED(atomicAdd, add_gen_i, int, int, P, S) DOORBELL_SCOPED(atomicAdd, add_gen_i, unsigned, int, P, S) DOORBELL_SCOPED(atomicAdd, add_gen_ll, unsigned long long, long long, P, S) \
  DOORBELL_SCOPED(atomicAdd, add_gen_f, float, float, P, S) DOORBELL_SCOPED(atomicAdd, add_gen_d, double, double, P, S) \
  DOORBELL_SCOPED(atomicExch, xchg_gen_i, int, int, P, S) DOORBELL_SCOPED(atomicExch, xchg_gen_i, unsigned, int, P, S) DOORBELL_SCOPED(atomicExch, xchg_gen_ll, unsigned long long, long long, P, S) \
  DOORBELL_SCOPED(atomicMin, min_gen_i, int, int, P, S) DOORBELL_SCOPED(atomicMin, min_gen_ui, unsigned, unsigned, P, S) DOORBELL_SCOPED(atomicMin, min_gen_ull, unsigned long long, unsigned long long, P, S) \
  DOORBELL_SCOPED(atomicMax, max_gen_i, int, int, P, S) DOORBELL_SCOPED(atomicMax, max_gen_ui, unsigned, unsigned, P, S) DOORBELL_SCOPED(atomicMax, max_gen_ull, unsigned long long, unsigned long long, P, S) \
  DOORBELL_SCOPED(atomicAnd, and_gen_i, int, int, P, S) DOORBELL_SCOPED(atomicAnd, and_gen_i, unsigned, int, P, S) DOORBELL_SCOPED(atomicOr, or_gen_i, int, int, P, S) DOORBELL_SCOPED(atomicOr, or_gen_i, unsigned, int, P, S) \
  DOORBELL_SCOPED(atomicXor, xor_gen_i, int, int, P, S) DOORBELL_SCOPED(atomicXor, xor_gen_i, unsigned, int, P, S) \
  DOORBELL_SCOPED(atomicAnd, and_gen_ll, unsigned long long, long long, P, S) DOORBELL_SCOPED(atomicOr, or_gen_ll, unsigned long long, long long, P, S) DOORBELL_SCOPED(atomicXor, xor_gen_ll, unsigned long long, long long, P, S) \
  DOORBELL_FN int atomicCAS_##P(int *p, int c, int v) { return __nvvm_atom_##S##_cas_gen_i(p, c, v); } \
  DOORBELL_FN unsigned atomicCAS_##P(unsigned *p, unsigned c, unsigned v) { return (unsigned)__nvvm_atom_##S##_cas_gen_i((int *)p, (int)c, (int)v); } \
  DOORBELL_FN unsigned long long atomicCAS_##P(unsigned long long *p, unsigned long long c, unsigned long long v) { return (unsigned long long)__nvvm_atom_##S##_cas_gen_ll((long long *)p, (long long)c, (long long)v); }
DOORBELL_SCOPE(system, sys) DOORBELL_SCOPE(block, cta)
