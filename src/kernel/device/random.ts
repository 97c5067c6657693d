import type { DeviceIntrinsics } from "./intrinsics.ts";

/** Four words of 32 bits. */
interface Words {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly w: number;
}

/** Random numbers by counter. Philox4x32-10 is from "Parallel random numbers: as easy as 1, 2, 3" by Salmon et al. */
export const randoms = (m: DeviceIntrinsics) => {
  const round = (c: Words, k0: number, k1: number) => {
    const high0 = m.mulhi32(c.x, 0xd2511f53);
    const high1 = m.mulhi32(c.z, 0xcd9e8d57);
    return {
      x: (high1 ^ c.y ^ k0) >>> 0,
      y: c.z * 0xcd9e8d57,
      z: (high0 ^ c.w ^ k1) >>> 0,
      w: c.x * 0xd2511f53,
    };
  };
  const philox = (counter: Words, key: { readonly x: number; readonly y: number }) => {
    let c = { x: m.u32(counter.x), y: m.u32(counter.y), z: m.u32(counter.z), w: m.u32(counter.w) };
    let k0 = m.u32(key.x);
    let k1 = m.u32(key.y);
    for (let i = 0; i < 10; i++) {
      c = round(c, k0, k1);
      k0 += 0x9e3779b9;
      k1 += 0xbb67ae85;
    }
    return c;
  };
  return { philox };
};
