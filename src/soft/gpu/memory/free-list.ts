// Allocation from a range of numbers: addresses or offsets.

interface Span {
  start: number;
  end: number;
}

const roundUp = (value: number, to: number) => Math.ceil(value / to) * to;

/** Free spans of [base, base + size), sorted and never adjacent. */
export class FreeList {
  readonly base: number;
  readonly size: number;
  #spans: Span[];
  #cursor: number;

  constructor(base: number, size: number) {
    this.base = base;
    this.size = size;
    this.#spans = [{ start: base, end: base + size }];
    this.#cursor = base;
  }

  get empty(): boolean {
    return this.#spans.length === 1 && this.#spans[0]!.end - this.#spans[0]!.start === this.size;
  }

  /** Takes [start, start + bytes). Returns false when a part of it is taken. */
  takeAt(start: number, bytes: number): boolean {
    const index = this.#spans.findIndex((span) => start >= span.start && start + bytes <= span.end);
    if (index < 0) return false;
    this.#cut(index, start, bytes);
    return true;
  }

  /**
   * Takes `bytes` at a multiple of `alignment`, after the span taken last. A freed span is not reused at
   * once, so a late use of it shows. Returns undefined without room.
   */
  take(bytes: number, alignment: number): number | undefined {
    const after = this.#spans.findIndex((span) => span.end > this.#cursor);
    const first = Math.max(after, 0);
    for (let i = 0; i <= this.#spans.length; i++) {
      const index = (first + i) % this.#spans.length;
      const span = this.#spans[index];
      if (span === undefined) break;
      const from = i === 0 ? Math.max(span.start, Math.min(this.#cursor, span.end)) : span.start;
      const start = roundUp(from, alignment);
      if (start + bytes > span.end) continue;
      this.#cut(index, start, bytes);
      this.#cursor = start + bytes;
      return start;
    }
    return undefined;
  }

  /** Returns [start, start + bytes), which must be taken. */
  give(start: number, bytes: number): void {
    let index = this.#spans.findIndex((span) => span.start >= start);
    if (index < 0) index = this.#spans.length;
    const span = { start, end: start + bytes };
    const before = this.#spans[index - 1];
    const after = this.#spans[index];
    if (before?.end === span.start) {
      span.start = before.start;
      this.#spans.splice(--index, 1);
    }
    if (after !== undefined && after.start === span.end) {
      span.end = after.end;
      this.#spans.splice(index, 1);
    }
    this.#spans.splice(index, 0, span);
  }

  #cut(index: number, start: number, bytes: number): void {
    const span = this.#spans[index]!;
    const rest: Span[] = [];
    if (span.start < start) rest.push({ start: span.start, end: start });
    if (start + bytes < span.end) rest.push({ start: start + bytes, end: span.end });
    this.#spans.splice(index, 1, ...rest);
  }
}
