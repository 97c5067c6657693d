import { expect, test } from "vitest";
import * as cuda from "../../ffi/cuda/functions.ts";
import { words as cudaWords } from "../../ffi/cuda/trace-words.ts";
import { words as verbsWords } from "../../ffi/ibverbs/trace-words.ts";
import { signatures, tracedVerbs, unsupported } from "../../ffi/ibverbs/unsupported.ts";
import type { Signature } from "../../ffi/runtime/index.ts";

const plain = (name: string) => name.replace(/_v\d+$/, "");

function check(words: object, known: Readonly<Record<string, Signature>>): void {
  const byPlainName = new Map(Object.entries(known).map(([name, signature]) => [plain(name), signature]));
  for (const [name, one] of Object.entries(words)) {
    const signature = known[name] ?? byPlainName.get(plain(name));
    expect(signature, name).toBeDefined();
    const params = signature!.slice(1);
    for (const position of Object.keys(one).filter((key) => /^\d+$/.test(key))) {
      expect(Number(position), `${name} ${position}`).toBeLessThan(params.length);
    }
  }
}

test("the tables of a trace name existing functions and parameters", () => {
  check(verbsWords, signatures);
  check(cudaWords, cuda.functions);
});

test("without a trace a provider's table is not wrapped", () => {
  const table = unsupported({ provider: "soft", ops: () => ({}) as never });
  expect(tracedVerbs(table)).toBe(table);
});
