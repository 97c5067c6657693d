import { Head } from "../../counters/layout.ts";
import { type GpuState, gpuStates } from "./gpu-state.ts";
import { type NicState, nicState } from "./nic-state.ts";
import { processName } from "./process-name.ts";
import { type ShownFile, shownFiles } from "./shown-file.ts";

/** A process that runs, with what it shows. */
export interface RunningProcess {
  readonly pid: number;
  readonly name: string;
  /** One for each thread that has a soft0; `id` tells them apart. */
  readonly nics: readonly (NicState & { readonly id: string })[];
  readonly gpus: readonly GpuState[];
}

/** Says to each NIC that somebody watches; snapshots come from then on, until nobody has said so for three seconds. */
export function beat(files: readonly ShownFile[]): void {
  for (const file of files)
    if (file.kind === "nic") file.setWord(Head.watchBeat, (Math.random() * 0x7fffffff) | 0);
}

/** What the processes show now. A NIC that has told nothing yet, or has no device open, is left out. */
export function lookAt(files: readonly ShownFile[]): RunningProcess[] {
  const found = new Map<number, { nics: (NicState & { id: string })[]; gpus: GpuState[] }>();
  for (const file of files) {
    const told = found.get(file.pid) ?? { nics: [], gpus: [] };
    found.set(file.pid, told);
    if (file.kind === "gpu") told.gpus.push(...gpuStates(file));
    else {
      const state = nicState(file.text()?.text ?? "");
      if (state !== undefined) told.nics.push({ ...state, id: file.id });
    }
  }
  return [...found]
    .filter(([, { nics, gpus }]) => nics.length + gpus.length > 0)
    .map(([pid, told]) => ({ pid, name: processName(pid), ...told }));
}

/** Opens what all processes show, uses it, and closes it. */
export function withShownFiles<T>(use: (files: readonly ShownFile[]) => T): T {
  const files = shownFiles();
  try {
    return use(files);
  } finally {
    for (const file of files) file.close();
  }
}
