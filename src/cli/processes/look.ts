import { Head } from "../../counters/layout.ts";
import { type GpuState, gpuStates } from "./gpu-state.ts";
import { type NicState, nicState } from "./nic-state.ts";
import { processName } from "./process-name.ts";
import { type ShownFile, shownFiles } from "./shown-file.ts";

/** A running process with its published state. */
export interface RunningProcess {
  readonly pid: number;
  readonly name: string;
  /** State of each soft0 of the process, one for each thread. `id` distinguishes them. */
  readonly nics: readonly (NicState & { readonly id: string })[];
  readonly gpus: readonly GpuState[];
}

/** Requests snapshots from each NIC. A NIC publishes them until three seconds pass without a request. */
export function beat(files: readonly ShownFile[]): void {
  for (const file of files)
    if (file.kind === "nic") file.setWord(Head.watchBeat, (Math.random() * 0x7fffffff) | 0);
}

/** Returns the current state of the processes. A NIC without a snapshot or an open device is omitted. */
export function lookAt(files: readonly ShownFile[]): RunningProcess[] {
  const found = new Map<number, { nics: (NicState & { id: string })[]; gpus: GpuState[] }>();
  for (const file of files) {
    const shown = found.get(file.pid) ?? { nics: [], gpus: [] };
    found.set(file.pid, shown);
    if (file.kind === "gpu") shown.gpus.push(...gpuStates(file));
    else {
      const state = nicState(file.text()?.text ?? "");
      if (state !== undefined) shown.nics.push({ ...state, id: file.id });
    }
  }
  return [...found]
    .filter(([, { nics, gpus }]) => nics.length + gpus.length > 0)
    .map(([pid, shown]) => ({ pid, name: processName(pid), ...shown }));
}

/** Opens the state of all processes, calls `use`, and closes it. */
export function withShownFiles<T>(use: (files: readonly ShownFile[]) => T): T {
  const files = shownFiles();
  try {
    return use(files);
  } finally {
    for (const file of files) file.close();
  }
}
