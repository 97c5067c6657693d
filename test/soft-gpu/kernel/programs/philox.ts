/** Returns the four random words of Philox4x32-10, computed in bigints. */
export function philox(counter: readonly number[], key: readonly number[]): number[] {
  let [x, y, z, w] = counter.map(BigInt) as [bigint, bigint, bigint, bigint];
  let [k0, k1] = key.map(BigInt) as [bigint, bigint];
  const low = (n: bigint) => BigInt.asUintN(32, n);
  for (let i = 0; i < 10; i++) {
    const [p, q] = [x * 0xd2511f53n, z * 0xcd9e8d57n];
    [x, y, z, w] = [low((q >> 32n) ^ y ^ k0), low(q), low((p >> 32n) ^ w ^ k1), low(p)];
    [k0, k1] = [low(k0 + 0x9e3779b9n), low(k1 + 0xbb67ae85n)];
  }
  return [x, y, z, w].map(Number);
}

/** Returns an f32 above 0, and at most 1, as `random.uniform` does. */
export const uniform = (word: number): number => Math.fround(Math.fround(word) * 2 ** -32 + 2 ** -33);
