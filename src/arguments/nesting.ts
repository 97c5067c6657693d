/**
 * Returns true when JSON text nests arrays and objects at most `most` levels deep. The check reads each
 * character once and uses no stack. Call it before `JSON.parse` and `JSON.stringify` for text of an unknown peer,
 * because some engines recurse for each level.
 *
 * @example
 * console.log(isNestedAtMost("[[1]]", 2)); // true
 * console.log(isNestedAtMost("[[[1]]]", 2)); // false
 */
export function isNestedAtMost(json: string, most: number): boolean {
  let depth = 0;
  let isText = false;
  for (let i = 0; i < json.length; i++) {
    const code = json.charCodeAt(i);
    if (isText) {
      if (code === backslash) i++;
      else if (code === quote) isText = false;
    } else if (code === quote) isText = true;
    else if (code === openBracket || code === openBrace) {
      if (++depth > most) return false;
    } else if (code === closeBracket || code === closeBrace) depth--;
  }
  return true;
}

const [quote, backslash] = [0x22, 0x5c];
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];
