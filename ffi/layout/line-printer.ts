import { Printer } from "./printer.ts";

/** Prints a value on one line without colours. */
export class LinePrinter extends Printer {
  constructor(depth: number) {
    super(depth, undefined);
  }

  override deeper(): LinePrinter {
    return new LinePrinter(this.depth - 1);
  }

  override list(prefix: string, open: string, items: readonly string[], close: string): string {
    return items.length === 0 ? `${prefix}${open}${close}` : `${prefix}${open} ${items.join(", ")} ${close}`;
  }
}
