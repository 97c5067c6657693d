import type { Lowering } from "./lowering.ts";
import { type ArrayOperand, literal } from "./operand.ts";

/** 64 zero bits, then the first 1280 binary digits of 2 / pi. */
const digits = [
  ...[0n, 0xa2f9836e4e441529n, 0xfc2757d1f534ddc0n, 0xdb6295993c439041n, 0xfe5163abdebbc561n],
  ...[0xb7246e3a424dd2e0n, 0x06492eea09d1921cn, 0xfe1deb1cb129a73en, 0xe88235f52ebb4484n],
  ...[0xe99c7026b45f7e41n, 0x3991d639835339f4n, 0x9c845f8bbdf9283bn, 0x1ff897ffde05980fn],
  ...[0xef2f118b5a0a6d1fn, 0x6d367ecf27cb09b7n, 0x4f463f669e5fea2dn, 0x7527bac7ebe5f17bn],
  ...[0x3d0739f78a5292ean, 0x6bfb5fb11f8d5d08n, 0x56033046fc7b6babn, 0xf0cfbc209af4361dn],
];

const NAME = "doorbell_two_over_pi";

/** Returns the digits of 2 / pi as an array in constant memory. */
export function twoOverPi(lowering: Lowering): ArrayOperand {
  const { build, memories } = lowering;
  const initial = new Uint8Array(BigUint64Array.from(digits).buffer);
  const symbol = { name: NAME, space: "const", bytes: initial.length, align: 8, initial } as const;
  const base = memories.has(NAME) ? build.addressOfMemory(NAME, "const") : build.memory(symbol);
  memories.set(NAME, NAME);
  return {
    ...{ kind: "array", name: NAME, element: { scalar: "u64", lanes: 1 }, space: "const", base },
    ...{ readonly: true, dimensions: [digits.length], start: { value: undefined, constant: 0 } },
    length: () => literal(digits.length),
  };
}
