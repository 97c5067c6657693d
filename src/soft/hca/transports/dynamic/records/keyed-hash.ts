// HalfSipHash-2-4 over four words. The hash cannot be predicted without the key and makes cookies,
// incarnations and nonces.

let v0 = 0;
let v1 = 0;
let v2 = 0;
let v3 = 0;

const rotate = (x: number, by: number) => (x << by) | (x >>> (32 - by));

function rounds(count: number): void {
  for (let i = 0; i < count; i++) {
    v0 = (v0 + v1) | 0;
    v1 = rotate(v1, 5) ^ v0;
    v0 = rotate(v0, 16);
    v2 = (v2 + v3) | 0;
    v3 = rotate(v3, 8) ^ v2;
    v0 = (v0 + v3) | 0;
    v3 = rotate(v3, 7) ^ v0;
    v2 = (v2 + v1) | 0;
    v1 = rotate(v1, 13) ^ v2;
    v2 = rotate(v2, 16);
  }
}

function absorb(word: number): void {
  v3 ^= word;
  rounds(2);
  v0 ^= word;
}

/** Layout of a key of two words and of its last 64-bit hash. */
export const KeyedHash = { key: 0, low: 2, high: 3, words: 4 } as const;

/**
 * Hashes four words with the key of the {@link KeyedHash} at word `at`, and stores the hash there. Returns
 * its low word.
 */
export function keyedHash(words: Int32Array, at: number, a: number, b: number, c: number, d: number): number {
  const k0 = words[at + KeyedHash.key]!;
  const k1 = words[at + KeyedHash.key + 1]!;
  v0 = k0;
  v1 = k1 ^ 0xee;
  v2 = 0x6c796765 ^ k0;
  v3 = 0x74656462 ^ k1;
  absorb(a);
  absorb(b);
  absorb(c);
  absorb(d);
  absorb(16 << 24);
  v2 ^= 0xee;
  rounds(4);
  const low = v1 ^ v3;
  v1 ^= 0xdd;
  rounds(4);
  words[at + KeyedHash.low] = low;
  words[at + KeyedHash.high] = v1 ^ v3;
  return low;
}
