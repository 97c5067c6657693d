import type { Device } from "../cuda/device/device.ts";
import { type ElementsHolder, heldElements } from "../cuda/memory/buffer-holder.ts";
import { FactorizationError } from "../libraries/factorization-error.ts";
import { checkCusolver, reasonOf, Solver, type SolverMethod } from "../libraries/solver.ts";
import { factsOf } from "./dtype.ts";
import type { NdArray } from "./nd-array.ts";

const solvers = new WeakMap<Device, Solver>();

/** Returns the solver of a device for a function of `linalg`. Throws LibraryError with the package that has cuSOLVER. */
export function solverFor(device: Device, method: string): Solver {
  checkCusolver(method, device);
  const known = solvers.get(device);
  if (known !== undefined && !known.closed) return known;
  const solver = new Solver(device);
  solvers.set(device, solver);
  return solver;
}

/** Returns the elements of an array for a call on the stream of the arrays. Its memory stays in the pool of the arrays. */
export const memoryOf = ({ node }: NdArray): ElementsHolder => ({
  [heldElements]() {
    const { storage, offset, strides } = node.view();
    const { buffer } = storage;
    const { dtype: type, shape } = node;
    return { buffer, type, shape, strides, pointer: buffer.pointer + offset * (factsOf(type).bits / 8) };
  },
});

/** Throws FactorizationError where a function of the solver reports a failure in one of the matrices. */
export function checkInfo(method: string, info: NdArray, called: SolverMethod): void {
  const found = info.toArray() as Int32Array;
  for (const [at, order] of found.entries())
    if (order !== 0) throw new FactorizationError(method, reasonOf(called, order), order, at, found.length);
}
