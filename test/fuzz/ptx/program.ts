// PTX programs from a grammar: instructions with mostly suitable operands.
import type { Random } from "../../support/random.ts";

const INTEGERS = "u8 s8 u16 s16 u32 s32 u64 s64 b8 b16 b32 b64".split(" ");
const FLOATS = "f16 f32 f64 bf16 f16x2".split(" ");
const OPCODES = (
  "add sub mul.lo mul.hi mul.wide mad.lo div rem abs neg min max and or xor not shl shr sad setp.lt setp.eq selp cvt.rn cvt.rni.sat mov " +
  "ld.global ld.shared ld.local ld.param st.global st.shared st.local ld st atom.global.add atom.shared.cas red.global.max popc clz brev bfe bfi prmt lop3 shf.l.wrap " +
  "fma.rn rcp.approx sqrt.rn ex2.approx lg2.approx.ftz bar.sync shfl.sync.bfly vote.sync.any activemask membar.gl tex.2d.v4.f32 suld.b.2d sust.b.1d.trap mapa call " +
  "mma.sync.aligned.m16n8k8.row.col ldmatrix.sync.aligned.m8n8.x1.shared cp.async.ca.shared.global mbarrier.init.shared redux.sync.add match.any.sync elect.sync wgmma.fence " +
  "isspacep.shared cvta.global cvta.to.shared nanosleep trap exit ret bra brx.idx fns dp4a tanh.approx copysign"
).split(" ");
const NUMBERS = [
  "0",
  "1",
  "-1",
  "31",
  "32",
  "0x7fffffff",
  "0xffffffffffffffff",
  "0f3F800000",
  "0d7FF8000000000000",
  "4294967296",
];
const NAMES = [
  "table",
  "slot",
  "%tid.x",
  "%laneid",
  "%clock64",
  "%warpid",
  "helper",
  "L0",
  "L1",
  "done",
  "_",
  "WARP_SZ",
];

function operand({ int, pick, chance }: Random): string {
  const register = () => `${pick(["%r", "%rd", "%f", "%fd", "%rs", "%p"])}${int(6)}`;
  if (chance(0.6)) return register();
  if (chance(0.3))
    return `[${chance(0.7) ? `%rd${int(6)}` : pick(NAMES)}${chance(0.5) ? `+${int(64) * 4}` : ""}]`;
  if (chance(0.2)) return `{${register()}, ${register()}}`;
  if (chance(0.1)) return `[%rd${int(6)}, {${register()}, ${register()}}]`;
  if (chance(0.1)) return `!%p${int(6)}`;
  return pick(chance(0.6) ? NUMBERS : NAMES);
}

function instruction(random: Random): string {
  const { int, pick, chance } = random;
  const type = `.${pick(chance(0.7) ? INTEGERS : FLOATS)}`;
  const guard = chance(0.15) ? `@${chance(0.5) ? "!" : ""}%p${int(6)} ` : "";
  const opcode = pick(OPCODES);
  if (opcode === "bra") return `${guard}bra ${pick(["L0", "L1", "done"])};`;
  if (opcode === "call")
    return `${guard}call ${pick(["helper, (slot)", "(slot), other, (slot, %r1)", "%rd2, (slot), proto", "vprintf, (%rd1, %rd2)"])};`;
  const operands = Array.from({ length: int(5) }, () => operand(random));
  return `${guard}${opcode}${chance(0.1) ? pick([".ftz", ".sat", ".v2", ".v4", ".relaxed", ".sync"]) : ""}${type} ${operands.join(", ")};`;
}

/** Returns an instruction with operands of its type and any effect. */
function likely({ int, pick, chance }: Random): string {
  const of = (prefix: string) => `${prefix}${int(6)}`;
  const guard = chance(0.2) ? `@${chance(0.5) ? "!" : ""}${of("%p")} ` : "";
  const [prefix, types, real] = pick([
    ["%r", ["u32", "s32", "b32"], false],
    ["%rd", ["u64", "s64", "b64"], false],
    ["%f", ["f32"], true],
    ["%fd", ["f64"], true],
  ] as const);
  const type = pick(types);
  const r = () => of(prefix);
  const value = () => (chance(0.8) || real ? r() : pick(NUMBERS.slice(0, 6)));
  const address = () => (chance(0.7) ? pick(["%rd0", "%rd1", "%rd3", "%rd4"]) : of("%rd"));
  const shared = () => (chance(0.7) ? "%r2" : of("%r"));
  const lines = [
    () =>
      `${real ? pick(["add", "sub", "mul", "min", "max"]) : pick(["add", "sub", "mul.lo", "min", "max", "div", "rem"])}.${real ? type : type.replace("b", "u")} ${r()}, ${r()}, ${value()};`,
    () =>
      real
        ? `fma.rn.${type} ${r()}, ${r()}, ${r()}, ${r()};`
        : `xor.b${type.slice(1)} ${r()}, ${r()}, ${value()};`,
    () => `ld.global.${type} ${r()}, [${address()}${chance(0.5) ? `+${int(512) * 4}` : ""}];`,
    () => `st.global.${type} [${address()}${chance(0.3) ? `+${int(512) * 4}` : ""}], ${r()};`,
    () => `ld.${type} ${r()}, [${address()}];`,
    () => `ld.shared.${type} ${r()}, [${shared()}${chance(0.5) ? `+${int(200_000)}` : ""}];`,
    () => `st.shared.${type} [${shared()}+${int(1200)}], ${r()};`,
    () => `st.local.${type} [slot+${int(100)}], ${r()};`,
    () => `atom.global.add.u32 ${of("%r")}, [${address()}], ${of("%r")};`,
    () =>
      `setp.${pick(["lt", "eq", "ge"])}.${real ? type : type.replace("b", "u")} ${of("%p")}, ${r()}, ${value()};`,
    () => `shl.b32 ${of("%r")}, ${of("%r")}, ${of("%r")};`,
    () => `cvt.u64.u32 ${of("%rd")}, ${of("%r")};`,
    () => `add.s64 ${of("%rd")}, ${address()}, ${of("%rd")};`,
    () => "bar.sync 0;",
    () => `shfl.sync.idx.b32 ${of("%r")}, ${of("%r")}, ${of("%r")}, 31, -1;`,
    () => `vote.sync.ballot.b32 ${of("%r")}, ${of("%p")}, ${chance(0.8) ? "-1" : of("%r")};`,
    () => `bra ${pick(["L0", "L1", "done"])};`,
    () =>
      `tex.2d.v4.f32.f32 {${of("%f")}, ${of("%f")}, ${of("%f")}, ${of("%f")}}, [${of("%rd")}, {${of("%f")}, ${of("%f")}}];`,
    () => `sust.b.1d.b32.trap [${of("%rd")}, {${of("%r")}}], {${of("%r")}};`,
    () => `{ .param .b32 q; st.param.b32 [q], ${of("%r")}; call helper, (q); }`,
    () =>
      `{ .param .b64 q; .param .b64 d; st.param.b64 [q], ${address()}; st.param.b64 [d], ${address()}; .param .b32 v; call (v), vprintf, (q, d); }`,
    () =>
      `{ .param .b64 q; st.param.b64 [q], ${of("%rd")}; .param .b64 v; call (v), malloc, (q); ld.param.b64 ${of("%rd")}, [v]; }`,
    () => `{ .param .b64 q; st.param.b64 [q], ${of("%rd")}; call free, (q); }`,
    () =>
      `{ .param .b32 q; st.param.b32 [q], %r1; proto: .callprototype _ (.param .b32 _); call ${of("%rd")}, (q), proto; }`,
    () => `mov.u64 ${of("%rd")}, ${pick(["helper", "table", "0", "16"])};`,
  ];
  return guard === "" ? pick(lines)() : `${guard}${pick(lines.slice(0, 17))()}`;
}

/**
 * Returns a module with a kernel `k(out, in, n)`. Most instructions are wrong, and few of them together may
 * be valid.
 */
export function generated(random: Random): string {
  const { int, chance } = random;
  const body: string[] = [];
  const odd = chance(0.7) ? 0 : 0.1;
  for (let n = 1 + int(chance(0.2) ? 40 : 4); n > 0; n--)
    body.push(chance(odd) ? instruction(random) : likely(random));
  body.splice(int(body.length), 0, "L0:");
  body.splice(int(body.length), 0, "L1:");
  return `.version 8.${int(6)}
.target sm_90
.address_size 64
.global .align 8 .b8 table[${chance(0.995) ? 256 : int(2 ** 31)}];
.shared .align 16 .b8 pool[${chance(0.9) ? 1024 : int(300_000)}];
.extern .func (.param .b32 v) vprintf (.param .b64 a, .param .b64 b);
.extern .func (.param .b64 v) malloc (.param .b64 a);
.extern .func free (.param .b64 a);
.func helper(.param .b32 a) { .reg .b32 %r<3>; ld.param.u32 %r1, [a]; ${chance(0.5) ? "ret;" : instruction(random)} }
.visible .entry k(.param .u64 out, .param .u64 in, .param .u32 n)
{
  .reg .pred %p<6>; .reg .b16 %rs<6>; .reg .b32 %r<6>; .reg .b64 %rd<6>; .reg .f32 %f<6>; .reg .f64 %fd<6>;
  .local .align 8 .b8 slot[${chance(0.9) ? 64 : int(2 ** 20)}];
  ld.param.u64 %rd0, [out]; ld.param.u64 %rd1, [in]; ld.param.u32 %r0, [n]; mov.u32 %r1, %tid.x;
  mul.wide.u32 %rd2, %r1, 4; add.s64 %rd3, %rd0, %rd2; mov.u64 %rd4, table; mov.u32 %r2, pool;
  ${body.join("\n  ")}
done: ret;
}
`;
}
