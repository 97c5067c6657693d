// HalfSipHash-2-4 over four words: a keyed hash that nobody can foresee without the key. Cookies, incarnations, nonces.

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

/** Hashes four words under a key of two; 64 bits into words `out` and `out + 1`. Returns the first. */
export function keyedHash(
  words: Int32Array,
  key: number,
  a: number,
  b: number,
  c: number,
  d: number,
  out: number,
): number {
  const k0 = words[key]!;
  const k1 = words[key + 1]!;
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
  words[out] = v1 ^ v3;
  v1 ^= 0xdd;
  rounds(4);
  words[out + 1] = v1 ^ v3;
  return words[out]!;
}
