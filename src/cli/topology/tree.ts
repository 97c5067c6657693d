import type { PciDevice, Topology } from "../../direct/index.ts";
import { isEnd } from "./device-text.ts";

/** A node of the tree with its children. */
export interface Branch {
  /** Name of a root, or address of a device. */
  readonly id: string;
  readonly device: PciDevice | undefined;
  readonly below: readonly Branch[];
}

/**
 * Returns the tree from its roots: all of it, or only the branches with GPUs, NICs, SSDs and NVLink switches.
 */
export function treeOf({ devices }: Topology, all: boolean): readonly Branch[] {
  const shown = devices.filter(
    (each) => all || isEnd(each) || devices.some((end) => isEnd(end) && end.above.includes(each.address)),
  );
  const branch = (device: PciDevice): Branch => ({
    id: device.address,
    device,
    below: shown.filter(({ above }) => above.at(-1) === device.address).map(branch),
  });
  const roots = [...new Set(shown.map(({ root }) => root))];
  return roots.map((root) => ({
    id: root,
    device: undefined,
    below: shown.filter((each) => each.root === root && each.above.length === 0).map(branch),
  }));
}

/** Returns the tree as lines, each with its device. `stem` is the drawing in front of the device's text. */
export function treeLines(branches: readonly Branch[]): readonly { stem: string; branch: Branch }[] {
  const lines = (branch: Branch, stem: string, indent: string): { stem: string; branch: Branch }[] => [
    { stem, branch },
    ...branch.below.flatMap((each, i) => {
      const last = i === branch.below.length - 1;
      return lines(each, `${indent}${last ? "└─ " : "├─ "}`, `${indent}${last ? "   " : "│  "}`);
    }),
  ];
  return branches.flatMap((branch) => lines(branch, "", ""));
}
