import type { Random } from "../schedule/random.ts";
import type { Diversions } from "./diversions.ts";

/** Fills an array as `crypto.getRandomValues` does, and returns it. */
function fill(random: Random, array: unknown): unknown {
  if (!ArrayBuffer.isView(array)) throw new TypeError("getRandomValues needs a typed array");
  random.fill(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
  return array;
}

/** Returns a random UUID of version 4. */
function uuid(random: Random): string {
  const bytes = new Uint8Array(16);
  random.fill(bytes);
  bytes[6] = (bytes[6]! & 15) | 64;
  bytes[8] = (bytes[8]! & 63) | 128;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/**
 * Diverts the sources of random numbers: `Math.random`, `crypto` and the functions of `node:crypto` that return
 * random values at once.
 *
 * @internal
 */
export function divertRandomness(diversions: Diversions): void {
  diversions.divert(Math, "random", ({ random }) => random.fraction());
  const node = process.getBuiltinModule("node:crypto");
  for (const module of [crypto, node, node.webcrypto]) {
    diversions.divert(module, "getRandomValues", ({ random }, [array]) => fill(random, array));
    diversions.divert(module, "randomUUID", ({ random }) => uuid(random));
  }
  diversions.divert(node, "randomBytes", ({ random }, [length]) => {
    const bytes = Buffer.alloc(Number(length));
    random.fill(bytes);
    return bytes;
  });
  diversions.divert(node, "randomFillSync", ({ random }, [array]) => fill(random, array));
  diversions.divert(node, "randomInt", ({ random }, [low, high]) =>
    high === undefined ? random.below(Number(low)) : Number(low) + random.below(Number(high) - Number(low)),
  );
}
