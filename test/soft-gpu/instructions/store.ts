// File of recorded answers: brotli over a line of JSON and the bytes of all answers.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";

export const answersFile = fileURLToPath(new URL("../answers/real.br", import.meta.url));

export interface Answers {
  /** Name of the GPU, its driver and the date of the recording. */
  readonly device: string;
  readonly driver: number;
  readonly date: string;
  /** Answers as bytes or error texts, by the form's key or the kernel's name. */
  readonly of: ReadonlyMap<string, Uint8Array | string>;
}

interface Head extends Omit<Answers, "of"> {
  readonly parts: readonly (readonly [key: string, answer: number | string])[];
}

export function writeAnswers(file: string, { of, ...about }: Answers): void {
  const parts = [...of].map(
    ([key, answer]) => [key, typeof answer === "string" ? answer : answer.length] as const,
  );
  const head = Buffer.from(`${JSON.stringify({ ...about, parts } satisfies Head)}\n`);
  const bytes = [...of.values()].filter((answer) => typeof answer !== "string");
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  writeFileSync(file, brotliCompressSync(Buffer.concat([head, ...bytes]), { params }));
}

/** Reads the recorded answers; undefined without a file. */
export function readAnswers(file: string = answersFile): Answers | undefined {
  if (!existsSync(file)) return undefined;
  const all = brotliDecompressSync(readFileSync(file));
  const line = all.indexOf(10);
  const { parts, ...about } = JSON.parse(all.subarray(0, line).toString()) as Head;
  const of = new Map<string, Uint8Array | string>();
  let at = line + 1;
  for (const [key, answer] of parts) {
    of.set(key, typeof answer === "string" ? answer : all.subarray(at, at + answer));
    if (typeof answer === "number") at += answer;
  }
  return { ...about, of };
}
