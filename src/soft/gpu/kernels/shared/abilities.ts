// WebAssembly features of the runtime.
import { runtimeName } from "../../../../../ffi/runtime/index.ts";
import { sharedMemory } from "../../core/memory-kind.ts";
import { Code } from "../../wasm/encoding/code.ts";
import { ModuleBuilder } from "../../wasm/encoding/module-builder.ts";
import type { Abilities } from "../../wasm/unit/unit.ts";

/**
 * True when generated code must check that pages are mapped. An access to an unmapped page ends the process
 * in Deno. Bun and Node throw an error.
 */
export const checksPages: boolean = runtimeName === "deno";

/** True when the same holds for atomic accesses alone. Node's engine catches the traps of plain accesses only. */
const checksAtomics = runtimeName === "node";

/** Returns true when relaxed_madd is fused, which rounds once instead of twice. */
function isFused(): boolean {
  const builder = new ModuleBuilder(0);
  const code = new Code(["f64", "f64", "f64"], ["f64"]);
  for (let i = 0; i < 3; i++) code.get(i).v("f64x2.splat");
  code.v("f64x2.relaxed_madd").v("f64x2.extract_lane", 0);
  builder.export("madd", builder.add(code));
  const small = new Code(["f32", "f32", "f32"], ["f32"]);
  for (let i = 0; i < 3; i++) small.get(i).v("f32x4.splat");
  small.v("f32x4.relaxed_madd").v("f32x4.extract_lane", 0);
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

/**
 * Threads per SIMD group: two vectors of 32-bit lanes. More lanes hide more latency but need more registers.
 */
const LANES = 8;

export const abilities: Abilities = {
  fused: isFused(),
  checksPages,
  checksAtomics,
  sharedMemory,
  far: false,
  lanes: LANES,
};

/** Abilities of far code. */
export const farAbilities: Abilities = { ...abilities, far: true, lanes: 0 };
