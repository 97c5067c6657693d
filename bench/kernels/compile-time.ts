// Measures the time from the load of a module to the end of its first launch.
import process from "node:process";
import type { Device } from "../../src/cuda/index.ts";

/**
 * Returns PTX with about `lines` lines of arithmetic, loads and branches, with a label at each hundred lines.
 */
export function ptxOfLines(lines: number): string {
  const body: string[] = [];
  for (let i = 0; body.length < lines - 20; i++) {
    const [a, b] = [i % 30, (i * 7 + 3) % 30];
    body.push(`  mad.lo.s32 %r${a}, %r${b}, 3, %r${(a + 1) % 30};`);
    body.push(`  fma.rn.f32 %f${a}, %f${b}, %f${(a + 5) % 30}, %f${a};`);
    body.push(`  xor.b32 %r${b}, %r${a}, ${i};`);
    body.push(`  setp.lt.s32 %p1, %r${a}, %r${b};`);
    body.push(`  selp.f32 %f${b}, %f${a}, %f${(b + 3) % 30}, %p1;`);
    if (i % 12 === 11) body.push(`  @%p1 bra $L${i};`, `  add.f32 %f${a}, %f${a}, %f${b};`, `$L${i}:`);
  }
  const start = Array.from({ length: 30 }, (_, i) => `  mov.b32 %r${i}, %t; mov.b32 %f${i}, %t;`);
  return `.version 8.0\n.target sm_80\n.address_size 64
.visible .entry test(.param .u64 out)\n{\n  .reg .pred %p<2>;\n  .reg .b32 %r<30>, %t;\n  .reg .f32 %f<30>;\n  .reg .b64 %rd<3>;
  ld.param.u64 %rd0, [out];\n  mov.u32 %t, %tid.x;\n${start.join("\n")}\n${body.join("\n")}
  mul.wide.u32 %rd1, %t, 4;\n  add.s64 %rd2, %rd0, %rd1;\n  st.global.f32 [%rd2], %f0;\n  ret;\n}\n`;
}

/**
 * Returns the milliseconds until a module is loaded and until its first launch has ended. The result is the
 * minimum over texts that were never compiled before.
 */
export function compileTimes(device: Device, lines: number): { load: number; launched: number } {
  // The compile cache is disabled, because each text is compiled only once.
  process.env["CUDA_CACHE_DISABLE"] = "1";
  const times = { load: Number.POSITIVE_INFINITY, launched: Number.POSITIVE_INFINITY };
  const out = device.from(new Float32Array(32));
  for (let round = 0; round < 6; round++) {
    const text = `${ptxOfLines(lines)}\n// ${Math.random()}\n`;
    const start = performance.now();
    const module = device.loadModule(text);
    const loaded = performance.now();
    module.kernel("test").launch({ grid: 1, block: 32 }, [out]);
    device.synchronize();
    times.load = Math.min(times.load, loaded - start);
    times.launched = Math.min(times.launched, performance.now() - start);
    module.close();
  }
  return times;
}
