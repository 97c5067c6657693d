import process from "node:process";

const METHODS = ["log", "info", "debug", "warn", "error"] as const;

/** Runs `work` while output of the program is dropped, because thousands of runs would repeat it. */
export async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const { stdout, stderr } = process;
  const writes = [stdout.write, stderr.write] as const;
  const methods = METHODS.map((name) => console[name]);
  stdout.write = stderr.write = () => true;
  for (const name of METHODS) console[name] = () => {};
  try {
    return await work();
  } finally {
    [stdout.write, stderr.write] = writes;
    for (const [i, name] of METHODS.entries()) console[name] = methods[i]!;
  }
}
