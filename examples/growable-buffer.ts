// Grows a buffer in steps, first by mapping more memory behind it, then by allocating, copying and freeing.
//
//     npx bun examples/growable-buffer.ts [STEPS] [MiB A STEP]
import process from "node:process";
import { type Buffer, type Device, GrowableBuffer, openDevice } from "doorbell/cuda";
import { fail } from "./common/fail.ts";

const microseconds = (work: () => void): number => {
  const start = performance.now();
  work();
  return (performance.now() - start) * 1000;
};

/** Number of growth steps and bytes per step. */
interface Growth {
  readonly steps: number;
  readonly stepBytes: number;
}

/** Grows a buffer by mapping, which leaves existing data in place. */
function growing(device: Device, { steps, stepBytes }: Growth): number[] {
  using list = new GrowableBuffer(device, "u8", { reserve: steps * stepBytes });
  const { pointer } = list;
  const times = Array.from({ length: steps }, (_, i) =>
    microseconds(() => {
      list.resize((i + 1) * stepBytes);
      device.synchronize();
    }),
  );
  list.buffer.slice(0, 1).fill(1);
  if (list.pointer !== pointer) throw new Error("the address changed");
  return times;
}

/** Grows a buffer by allocation of a larger buffer, a copy, and a free of the old buffer. */
function copying(device: Device, { steps, stepBytes }: Growth): number[] {
  let buffer: Buffer<"u8"> | undefined;
  const times = Array.from({ length: steps }, (_, i) =>
    microseconds(() => {
      const larger = device.allocate((i + 1) * stepBytes);
      if (buffer !== undefined) {
        larger.slice(0, buffer.length).set(buffer);
        device.synchronize();
        buffer.close();
      }
      buffer = larger;
    }),
  );
  buffer?.close();
  return times;
}

function main(): void {
  using device = openDevice();
  const steps = Number(process.argv[2] ?? 16);
  const stepBytes = Number(process.argv[3] ?? (device.provider === "soft" ? 4 : 64)) * 2 ** 20;
  const growth = { steps, stepBytes };
  process.stdout.write(
    `${device.name}: ${steps} steps of ${stepBytes / 2 ** 20} MiB, microseconds a step\n\n`,
  );
  growing(device, growth); // the first maps and copies initialize the driver
  const grown = growing(device, growth);
  const copied = copying(device, growth);
  const most = Math.max(...grown, ...copied);
  const bar = (value: number, mark: string): string =>
    mark.repeat(Math.max(1, Math.round((value / most) * 40)));
  grown.forEach((value, i) => {
    const size = `${((i + 1) * stepBytes) / 2 ** 20} MiB`.padStart(9);
    process.stdout.write(`${size}  map  ${value.toFixed(0).padStart(7)} ${bar(value, "#")}\n`);
    process.stdout.write(
      `${"".padStart(9)}  copy ${copied[i]!.toFixed(0).padStart(7)} ${bar(copied[i]!, "=")}\n`,
    );
  });
  const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
  process.stdout.write(
    `\nall of it: map ${(sum(grown) / 1000).toFixed(2)} ms, copy ${(sum(copied) / 1000).toFixed(2)} ms; ` +
      `at the end the copy needed ${(2 * steps - 1) * (stepBytes / 2 ** 20)} MiB at once, the map ${steps * (stepBytes / 2 ** 20)}\n`,
  );
}

try {
  main();
} catch (error) {
  fail(error);
}
