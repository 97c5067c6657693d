/** Memory of the controller for one command, one completion, one list of pages and one page of data. */
export class Scratch {
  static readonly command = 0;
  static readonly completion = 64;
  /** Offset of the word of a completion that has the phase bit. */
  static readonly phase = Scratch.completion + 12;
  static readonly completionEnd = Scratch.completion + 16;
  static readonly list = 4096;
  static readonly data = 8192;
  static readonly bytes = 12288;

  readonly #words: Uint32Array<ArrayBuffer>;

  constructor(scratch: ArrayBuffer) {
    this.#words = new Uint32Array(scratch);
  }

  /** Returns word `index` of the command. */
  word(index: number): number {
    return this.#words[Scratch.command / 4 + index]!;
  }

  /** Returns the 64-bit value that begins at word `index` of the command. Inexact above 2 ** 53. */
  long(index: number): number {
    return this.word(index) + this.word(index + 1) * 2 ** 32;
  }

  get commandId(): number {
    return this.word(0) >>> 16;
  }

  /** Returns entry `index` of the loaded part of a list of pages. */
  listEntry(index: number): number {
    const word = Scratch.list / 4 + index * 2;
    return this.#words[word]! + this.#words[word + 1]! * 2 ** 32;
  }

  /** Sets the words of the completion. The third has the head and number of the queue, the last the phase bit. */
  setCompletion(result: number, queue: number, end: number): void {
    const word = Scratch.completion / 4;
    this.#words[word] = result;
    this.#words[word + 1] = 0;
    this.#words[word + 2] = queue;
    this.#words[word + 3] = end;
  }
}
