import { gh200 } from "./gh200.ts";
import { hgxH200 } from "./hgx-h200.ts";
import { laptop } from "./laptop.ts";
import { workstation } from "./workstation.ts";

/** Texts of the machines that this library describes. Their comments say where the facts come from. */
export const describedMachines = { "hgx-h200": hgxH200, gh200, workstation, laptop } as const;

/** Name of a machine that this library describes. */
export type DescribedName = keyof typeof describedMachines;
