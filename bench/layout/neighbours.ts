import * as structs from "../../ffi/ibverbs/structs.ts";

/**
 * Uses every verbs struct briefly, as a real program would. Struct types share accessor code, so a benchmark
 * with a single type can overstate the speed many times.
 */
export function useOtherStructs(): void {
  for (const type of Object.values(structs)) {
    if (!("alloc" in type)) continue;
    const instance = type.alloc() as unknown as Record<string, unknown>;
    const numbers = Object.keys(type.offsets).filter((key) => typeof instance[key] === "number");
    for (let i = 0; i < 500; i++)
      for (const key of numbers) {
        instance[key] = i;
        if (instance[key] === undefined) throw new Error(key);
      }
  }
}
