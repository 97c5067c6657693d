import { shown } from "../arguments/shown.ts";
import { Buffer } from "../cuda/memory/buffer.ts";
import type { ParsedSignature } from "./language/signature.ts";

/** Parameters of a kernel that must not share memory: one is readonly, the kernel may write the other. */
interface Pair {
  readonly read: number;
  readonly written: number;
}

/**
 * Check of the arguments of a launch. `ld.global.nc` reads a readonly array through a cache that does not see the
 * stores of the launch. A launch must therefore not write memory that it also takes as readonly.
 */
export class OverlapCheck {
  readonly #kernel: string;
  readonly #signature: ParsedSignature;
  readonly #pairs: readonly Pair[];

  constructor(kernel: string, signature: ParsedSignature) {
    this.#kernel = kernel;
    this.#signature = signature;
    const { parameters } = signature;
    const pairs: Pair[] = [];
    parameters.forEach((reader, read) => {
      if (reader.kind !== "array" || !reader.readonly) return;
      parameters.forEach((writer, written) => {
        if (writer.kind === "array" && !writer.readonly) pairs.push({ read, written });
      });
    });
    this.#pairs = pairs;
  }

  /** Throws TypeError where a readonly argument shares bytes with one that the kernel may write. */
  run(values: readonly unknown[]): void {
    const pairs = this.#pairs;
    for (let i = 0; i < pairs.length; i++) {
      const { read, written } = pairs[i]!;
      const a = values[read];
      const b = values[written];
      if (!(a instanceof Buffer)) throw this.#unknown(read, a);
      if (!(b instanceof Buffer)) throw this.#unknown(written, b);
      if (a.pointer < b.pointer + b.byteLength && b.pointer < a.pointer + a.byteLength)
        this.#overlap(read, written);
    }
  }

  #unknown(index: number, value: unknown): TypeError {
    const { name } = this.#signature.parameters[index]!;
    return new TypeError(
      `kernel ${this.#kernel}: the argument ${name} is ${shown(value)}, whose size is unknown, so a readonly array may share memory with an array that the kernel writes. Pass a buffer, or declare the arrays without readonly`,
    );
  }

  #overlap(read: number, written: number): never {
    const { parameters } = this.#signature;
    const [reader, writer] = [parameters[read]!.name, parameters[written]!.name];
    throw new TypeError(
      `kernel ${this.#kernel}: the arguments ${reader} (readonly) and ${writer} (written) share memory. A readonly array is read through a cache that does not see the writes. Declare ${reader} without readonly in the signature, or pass buffers that do not overlap`,
    );
  }
}
