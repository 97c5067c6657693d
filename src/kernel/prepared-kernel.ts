import type { KernelArgument } from "../cuda/kernel/kernel-arguments.ts";
import type { PreparedLaunch } from "../cuda/kernel/prepared-launch.ts";
import { bufferOf } from "../cuda/memory/buffer-holder.ts";
import type { Stream } from "../cuda/stream/stream.ts";
import type { LaunchArguments, Signature } from "./language/signature.ts";
import type { ArgumentCheck } from "./launch-values.ts";

/** Parts of a prepared launch. */
export interface PreparedParts {
  readonly name: string;
  /** Names of the parameters, in order. */
  readonly names: readonly string[];
  readonly check: ArgumentCheck;
  readonly launch: PreparedLaunch;
}

/**
 * A launch of a kernel in TypeScript that is repeated. Its options and arguments are checked and packed once, so that
 * a repetition is one call of C. `prepare` of a kernel makes it.
 *
 * @example
 * const step = twice.prepare(twice.over(y.length), { y });
 * step.launch();
 */
export class PreparedKernel<S extends Signature> {
  readonly #parts: PreparedParts;
  #values: KernelArgument[];

  /** @internal Use `prepare` of a kernel. */
  constructor(parts: PreparedParts, values: KernelArgument[]) {
    this.#parts = parts;
    this.#values = values;
  }

  /**
   * Replaces arguments for the launches that follow. Other arguments stay. The types of a generic kernel stay too.
   * Throws TypeError or RangeError, as `launch` of the kernel does, and replaces none then.
   *
   * @example
   * const step = twice.prepare(twice.over(x.length), { y: x });
   * step.set({ y });
   * step.launch();
   */
  set(values: Partial<LaunchArguments<S>>): void {
    const { name, names, check, launch } = this.#parts;
    const all = [...this.#values];
    for (const [key, value] of Object.entries(values)) {
      const index = names.indexOf(key);
      if (index < 0)
        throw new TypeError(`kernel ${name} has no parameter ${key}: its parameters are ${names.join(", ")}`);
      all[index] = bufferOf(value as KernelArgument);
    }
    const changed = all.slice();
    check.run(changed);
    launch.setAll(changed);
    this.#values = all;
  }

  /**
   * Launches the kernel on the stream of `prepare`, or on the given one. Returns at once. Throws ClosedError for a
   * buffer that was closed, and CudaError when the driver refuses.
   *
   * @example
   * const step = twice.prepare(twice.over(y.length), { y });
   * step.launch(device.stream);
   */
  launch(stream?: Stream): void {
    this.#parts.launch.launch(stream);
  }
}
