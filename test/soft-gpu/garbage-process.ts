// Child process of garbage.test.ts: runs kernels that call the host continuously, and prints the peak memory
// of the process in MiB.
import { readFileSync } from "node:fs";
import { openDevice } from "../../src/cuda/index.ts";

/** Loop body and number of iterations of each kernel. */
const KINDS: Readonly<Record<string, readonly [body: string, turns: number]>> = {
  rounding: ["fma.rm.f64 %d, %d, 0d3FEFFFFFFFFFFFF1, 0d3CA0000000000001;", 400_000],
  clock: ["mov.u64 %l, %globaltimer;", 6_000_000],
  malloc: [
    "{ .param .b64 n; .param .b64 p; st.param.b64 [n], 16; call.uni (p), malloc, (n); ld.param.b64 %l, [p]; } { .param .b64 q; st.param.b64 [q], %l; call.uni free, (q); }",
    600_000,
  ],
};
const MODULES = 4000;
const [body, turns] = KINDS[process.argv[2]!] ?? ["", 1];
const source = `.version 8.0\n.target sm_80\n.address_size 64
.extern .func (.param .b64 r) malloc(.param .b64 n);
.extern .func free(.param .b64 p);
.visible .entry go(.param .u64 x) { .reg .pred %p; .reg .b32 %r; .reg .b64 %a, %l; .reg .f64 %d; ld.param.u64 %a, [x];
mov.f64 %d, 0d3FF0000000000001; mov.u32 %r, 0;
again: ${body} add.u32 %r, %r, 1; setp.ne.u32 %p, %r, ${turns}; @%p bra again; st.global.f64 [%a], %d; ret; }`;

using device = openDevice(0, { provider: "soft" });
using memory = device.allocate(1, "f64");
for (let n = process.argv[2] === "modules" ? MODULES : 1; n > 0; n--) {
  using module = device.loadModule(source.replace("mov.u32 %r, 0;", `mov.b64 %l, ${n}; mov.u32 %r, 0;`));
  module.kernel("go", "ptr").launch({ grid: 2, block: 1 }, [memory]);
  device.synchronize();
}
const most = /VmHWM:\s+(\d+) kB/.exec(readFileSync("/proc/self/status", "latin1"))![1]!;
console.log(Math.round(Number(most) / 1024));
