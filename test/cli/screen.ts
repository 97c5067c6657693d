/** Emulates a terminal for the control sequences that readline and the prompt use. */
export class Screen {
  readonly #columns: number;
  readonly #lines: string[] = [""];
  #row = 0;
  #column = 0;
  #pending = "";

  constructor(columns: number) {
    this.#columns = columns;
  }

  /** Returns the lines from the first one on, without trailing spaces. */
  lines(): string[] {
    return this.#lines.map((line) => line.trimEnd());
  }

  /** Text of the cursor's line in front of the cursor. */
  get beforeCursor(): string {
    return (this.#lines[this.#row] ?? "").slice(0, this.#column);
  }

  write(text: string): void {
    let rest = this.#pending + text;
    this.#pending = "";
    while (rest !== "") {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control sequences are what this is about
      const sequence = /^\x1b\[([?>]?)([\d;]*)([A-Za-z])/.exec(rest);
      if (sequence) {
        if (sequence[1] === "") this.#control(sequence[3]!, Number(sequence[2]!.split(";")[0] || "0"));
        rest = rest.slice(sequence[0].length);
      } else if (rest.startsWith("\x1b") && rest.length < 12) {
        this.#pending = rest;
        return;
      } else {
        this.#put(rest[0]!);
        rest = rest.slice(1);
      }
    }
  }

  #put(char: string): void {
    if (char === "\r") this.#column = 0;
    else if (char === "\n") this.#go(this.#row + 1);
    else if (char === "\b") this.#column = Math.max(0, this.#column - 1);
    else if (char >= " ") {
      if (this.#column === this.#columns) {
        this.#go(this.#row + 1);
        this.#column = 0;
      }
      const line = this.#lines[this.#row]!.padEnd(this.#column);
      this.#lines[this.#row] = line.slice(0, this.#column) + char + line.slice(this.#column + 1);
      this.#column++;
    }
  }

  #go(row: number): void {
    this.#row = Math.max(0, row);
    while (this.#lines.length <= this.#row) this.#lines.push("");
  }

  #control(letter: string, count: number): void {
    const by = Math.max(1, count);
    if (letter === "G") this.#column = by - 1;
    else if (letter === "H") {
      this.#go(0);
      this.#column = 0;
    } else if (letter === "A") this.#go(this.#row - by);
    else if (letter === "B") this.#go(this.#row + by);
    else if (letter === "C") this.#column += by;
    else if (letter === "D") this.#column = Math.max(0, this.#column - by);
    else if (letter === "K") this.#lines[this.#row] = this.#lines[this.#row]!.slice(0, this.#column);
    else if (letter === "J" && count === 0) {
      this.#lines[this.#row] = this.#lines[this.#row]!.slice(0, this.#column);
      this.#lines.length = this.#row + 1;
    }
  }
}
