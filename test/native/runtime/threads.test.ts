import process from "node:process";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { addressOf, bind, errno } from "../../../ffi/runtime/index.ts";
import { constants } from "./machine-code.ts";

interface Answer {
  results: number[];
  errno: number;
  echoed: number;
}

function inThread(data: { addresses: number[]; word: number }): Promise<Answer> {
  const worker = new Worker(new URL("../../fixtures/runtime/thread.ts", import.meta.url), {
    workerData: data,
  });
  return new Promise((resolve, reject) => {
    worker.once("message", (answer: Answer) => worker.terminate().then(() => resolve(answer)));
    worker.once("error", reject);
  });
}

test("a thread does not repeat the warning that the runtime's FFI is experimental", async () => {
  const file = new URL("../../fixtures/runtime/thread-warnings.ts", import.meta.url);
  const worker = new Worker(file, { env: { ...process.env, NODE_OPTIONS: "" }, execArgv: [] });
  const warnings = await new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
  await worker.terminate();
  expect(warnings).toEqual([]);
});

test("threads bind other functions under the same descriptor numbers, and each calls its own", async () => {
  const addresses = constants(60);
  const word = new Int32Array(new ArrayBuffer(4));
  const here = addresses.slice(0, 20).map((address) => bind(address, ["i32"]));
  const answers = await Promise.all([
    inThread({ addresses: addresses.slice(20, 40), word: addressOf(word) }),
    inThread({ addresses: addresses.slice(40, 60), word: addressOf(word) }),
  ]);
  expect(answers.map(({ results }) => results)).toEqual([
    Array.from({ length: 20 }, (_, i) => 20 + i),
    Array.from({ length: 20 }, (_, i) => 40 + i),
  ]);
  expect(here.map((f) => f())).toEqual(Array.from({ length: 20 }, (_, i) => i));
  expect(word[0]).toBe(77);
});

test("each thread has its own errno and its own callbacks", async () => {
  const word = new Int32Array(new ArrayBuffer(4));
  const answer = await inThread({ addresses: constants(1), word: addressOf(word) });
  expect(answer).toEqual({ results: [0], errno: 4242, echoed: 42 });
  // The engine may have changed this thread's errno meanwhile, but no system call sets it to 4242.
  expect(errno()).not.toBe(4242);
});
