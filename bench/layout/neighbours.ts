import * as structs from "../../ffi/ibverbs/structs.ts";

/**
 * Uses every verbs struct a little, as a real program would. Accessors share their code between struct types, so an
 * engine measured with one type alone can look many times faster than it is.
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
