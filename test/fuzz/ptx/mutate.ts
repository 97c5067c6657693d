// PTX that is wrong as a damaged file can be.

/** Returns a file with some lines removed, repeated, moved or changed in a word. */
export function mutated(
  lines: readonly string[],
  words: readonly string[],
  pick: (below: number) => number,
): string {
  const changed = [...lines];
  for (let n = 1 + pick(4); n > 0; n--) {
    const at = pick(changed.length);
    const line = changed[at]!;
    const parts = line.split(/\b/);
    switch (pick(6)) {
      case 0:
        changed.splice(at, 1 + pick(3));
        break;
      case 1:
        changed.splice(pick(changed.length), 0, line);
        break;
      case 2:
        parts[pick(parts.length)] = words[pick(words.length)]!;
        changed[at] = parts.join("");
        break;
      case 3:
        changed[at] = line.slice(0, pick(line.length + 1));
        break;
      case 4:
        changed[at] = line.replace(/\d+/, String([0, -1, 2 ** 31, 4294967296, 1e21, 65535][pick(6)]));
        break;
      default: {
        const other = pick(changed.length);
        [changed[at], changed[other]] = [changed[other]!, line];
      }
    }
  }
  return changed.join("\n");
}
