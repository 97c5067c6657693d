/** Breaks text at spaces into lines of at most `width`. Lines after the first are indented. */
export function wrapped(text: string, width: number, indent = 0): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const word of paragraph.split(" ")) {
      if (line !== "" && line.length + 1 + word.length > width) {
        lines.push(line);
        line = " ".repeat(indent) + word;
      } else line = line === "" ? word : `${line} ${word}`;
    }
    lines.push(line);
  }
  return lines;
}
