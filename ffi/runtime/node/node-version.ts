/** First version of Node with node:ffi. */
const [needsMajor, needsMinor] = [26, 1];

/** Returns the cause and the hint when a Node of this version cannot call C, else undefined. */
export function nodeTooOld(version: string): readonly [cause: string, hint: string] | undefined {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > needsMajor || (major === needsMajor && minor >= needsMinor)) return undefined;
  return [
    `Node ${version} cannot call C libraries: node:ffi came with Node ${needsMajor}.${needsMinor}.`,
    `Use Bun 1.4, Deno 2.9 or Node ${needsMajor}.${needsMinor}, or later ones.`,
  ];
}
