import {
  Count,
  GPU_ROW_WORDS,
  GPU_ROWS,
  type GpuCounter,
  HEAD_BYTES,
  NAME_BYTES,
  Row,
} from "../../counters/layout.ts";
import { printable } from "./checked.ts";
import type { ShownFile } from "./shown-file.ts";

/** Work of a process on a GPU through doorbell's objects, since the process started. */
export interface GpuState {
  readonly ordinal: number;
  readonly provider: "native" | "soft";
  readonly name: string;
  readonly uuid: string;
  readonly counts: Readonly<Record<GpuCounter, number>>;
}

const names = Object.keys(Count) as GpuCounter[];
const IN_USE = 2;

function text(bytes: Uint8Array, word: number): string {
  const all = bytes.subarray(word * 4, word * 4 + NAME_BYTES);
  const end = all.indexOf(0);
  return printable(new TextDecoder().decode(all.subarray(0, end < 0 ? all.length : end)), NAME_BYTES);
}

const sound = (value: number): number => (value >= 0 && value < 2 ** 60 ? value : 0);

/** Returns the GPUs that a process uses, summed over its threads. */
export function gpuStates(file: ShownFile): GpuState[] {
  const bytes = new Uint8Array(GPU_ROWS * GPU_ROW_WORDS * 4);
  file.read(bytes, HEAD_BYTES);
  const words = new Int32Array(bytes.buffer);
  const doubles = new Float64Array(bytes.buffer);
  const found = new Map<string, { state: GpuState; counts: Record<GpuCounter, number> }>();
  for (let row = 0; row < words.length; row += GPU_ROW_WORDS) {
    if (words[row + Row.state] !== IN_USE) continue;
    const provider = words[row + Row.soft] === 1 ? "soft" : "native";
    const ordinal = words[row + Row.ordinal]!;
    if (ordinal < 0 || ordinal > 1023) continue;
    const counts = Object.fromEntries(
      names.map((name) => [name, sound(doubles[(row + Row.counters) / 2 + Count[name]]!)]),
    ) as Record<GpuCounter, number>;
    const other = found.get(`${provider} ${ordinal}`);
    if (other === undefined) {
      const state = {
        ordinal,
        provider,
        name: text(bytes, row + Row.name),
        uuid: text(bytes, row + Row.uuid),
        counts,
      } as const;
      found.set(`${provider} ${ordinal}`, { state, counts });
    } else for (const name of names) other.counts[name] += counts[name];
  }
  return [...found.values()].map(({ state }) => state).sort((a, b) => a.ordinal - b.ordinal);
}
