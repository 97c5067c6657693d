// What this runtime's WebAssembly does.
import { runtimeName } from "../../../../ffi/runtime/index.ts";
import { sharedMemory } from "../core/memory-kind.ts";
import { Code } from "../wasm/code.ts";
import { ModuleBuilder } from "../wasm/module-builder.ts";
import type { Abilities } from "../wasm/unit.ts";

/** A load where nothing is mapped ends the process in Deno; Bun and Node make an error of it. */
export const checksPages: boolean = runtimeName === "deno";

/** Whether relaxed_madd is a fused multiply-add here: it rounds once where a product and a sum round twice. */
function isFused(): boolean {
  const builder = new ModuleBuilder(0);
  const code = new Code(["f64", "f64", "f64"], ["f64"]);
  for (let i = 0; i < 3; i++) code.get(i).simd(0x14);
  code.simd(0x107).simd(0x21, 0);
  builder.export("madd", builder.add(code));
  const small = new Code(["f32", "f32", "f32"], ["f32"]);
  for (let i = 0; i < 3; i++) small.get(i).simd(0x13);
  small.simd(0x105).simd(0x1f, 0);
  builder.export("small", builder.add(small));
  try {
    const env = { memory: new WebAssembly.Memory({ initial: 0, maximum: 65536 }) };
    const instance = new WebAssembly.Instance(new WebAssembly.Module(builder.bytes()), { env });
    const { madd, small: madd32 } = instance.exports as Record<
      string,
      (a: number, b: number, c: number) => number
    >;
    return (
      madd!(1 + 2 ** -52, 1 - 2 ** -52, -1) === -(2 ** -104) &&
      madd32!(1 + 2 ** -23, 1 - 2 ** -23, -1) === -(2 ** -46)
    );
  } catch {
    return false;
  }
}

/** Threads of a group: two vectors of 32 bits. More hide more, and need more registers. */
const LANES = 8;

export const abilities: Abilities = { fused: isFused(), checksPages, sharedMemory, lanes: LANES };
