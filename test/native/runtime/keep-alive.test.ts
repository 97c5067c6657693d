// Arguments of C calls stay reachable during the call: in nested and re-entrant calls, in callbacks that collect
// garbage, and for any number of arguments.
import { expect, test } from "vitest";
import { collectGarbage } from "../../../ffi/runtime/collect-garbage.ts";
import { addressOf, callback, keepAlive, memory, open } from "../../../ffi/runtime/index.ts";

const libc = open("libc.so.6", { qsort: ["void", "ptr", "u64", "u64", "ptr"] });

/** Calls of C that are nested, each in a callback of the one before. Deno and Node allow 64. */
const DEPTH = 50;
const ARGUMENTS = 3;
/** Calls after which an engine has optimised the function, so that an unused value is not on the stack. */
const WARM_UP = 20_000;

interface Argument {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

test("values are reachable until keepAlive, in nested calls with more than 64 arguments", async () => {
  const pair = new Int32Array(new ArrayBuffer(8));
  let during = (): void => {};
  using compare = callback(["i32", "ptr", "ptr"], () => {
    during();
    return 0;
  });
  const waiting: Argument[] = [];
  const add = () => waiting.push({ bytes: new Uint8Array(new ArrayBuffer(64)).fill(waiting.length + 1) });
  const addresses: number[] = [];
  const take = (): Argument => {
    const taken = waiting.pop()!;
    addresses.push(addressOf(taken.bytes));
    return taken;
  };
  const call = (): void => {
    const one = take();
    const two = take();
    const three = take();
    libc.qsort!(addressOf(pair), 2, 4, compare.address);
    keepAlive(one);
    keepAlive(two);
    keepAlive(three);
  };
  for (let i = 0; i < WARM_UP; i++) {
    for (let n = 0; n < ARGUMENTS; n++) add();
    call();
    addresses.length = 0;
    if (i % 1000 === 0) await turn();
  }
  for (let n = 0; n < ARGUMENTS * DEPTH; n++) add();
  const references = waiting.map((each) => new WeakRef(each));
  // A reference holds its target until the end of the turn in which it is made.
  await turn();
  let depth = 0;
  let alive = 0;
  let values: number[] = [];
  during = () => {
    if (++depth < DEPTH) {
      call();
      return;
    }
    during = () => {};
    collectGarbage();
    alive = references.filter((each) => each.deref() !== undefined).length;
    values = addresses.map((address) => new Uint8Array(memory(address, 64))[63]!);
  };
  call();
  expect(alive).toBe(ARGUMENTS * DEPTH);
  expect(values).toEqual(Array.from({ length: ARGUMENTS * DEPTH }, (_, i) => ARGUMENTS * DEPTH - i));
});
