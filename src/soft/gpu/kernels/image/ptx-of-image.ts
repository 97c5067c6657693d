// PTX of loadable images: text, linked text, fatbins, and objects and libraries of nvcc -rdc.
import { type FatbinPart, fatbinBytes, fatbinParts } from "./fatbin.ts";

const ELF_MAGIC = 0x464c457f;
/** Separator between the modules of a linked image, which is text. */
const LINKED = "// linked by the soft GPU of doorbell\n";

/** PTX texts of one program, or the reason why there are none. */
export type PtxImage = { readonly texts: readonly string[] } | { readonly refused: string };

export const joinTexts = (texts: readonly string[]): string =>
  texts.length === 1 ? texts[0]! : texts.map((text) => LINKED + text).join("\n");

/** Splits a linked image into its texts. */
export const splitTexts = (text: string): readonly string[] =>
  text.startsWith(LINKED) ? text.slice(LINKED.length).split(`\n${LINKED}`) : [text];

export const CUBIN_WORDS =
  "the image is a cubin, which holds machine code of one architecture: the soft GPU runs PTX (compile for compute_90, or nvcc -ptx)";

/** Returns the newest PTX in a fatbin that the architecture can run. */
export function ptxOfFatbin(parts: readonly FatbinPart[], architecture: number): PtxImage {
  const texts = parts.filter(({ kind }) => kind === "ptx");
  const fitting = texts.filter((each) => each.architecture <= architecture);
  const best = fitting.reduce<FatbinPart | undefined>(
    (found, each) => (found === undefined || each.architecture > found.architecture ? each : found),
    undefined,
  );
  if (best?.text !== undefined) return { texts: [best.text] };
  if (best !== undefined)
    return { refused: `the fatbin has PTX for compute_${best.architecture}, but ${best.problem}` };
  const names = parts.map(
    (each) => `${each.kind === "ptx" ? "PTX for compute" : "a cubin for sm"}_${each.architecture}`,
  );
  const has = names.length === 0 ? "nothing" : names.join(", ");
  return {
    refused: `the fatbin has ${has}: the soft GPU (sm_${architecture}) runs PTX of its own or an older architecture (nvcc -gencode arch=compute_90,code=compute_90)`,
  };
}

/** Returns the PTX of all fatbins in an object file or library. */
export function ptxOfObject(bytes: DataView, architecture: number): PtxImage {
  const texts: string[] = [];
  let refused = "the file contains no device code";
  for (let at = 0; at + 16 <= bytes.byteLength; ) {
    const size = fatbinBytes(bytes, at);
    if (size === undefined) {
      at += 4;
      continue;
    }
    const found = ptxOfFatbin(fatbinParts(bytes, at), architecture);
    if ("refused" in found) refused = found.refused;
    else texts.push(...found.texts);
    at += Math.max(16, Math.ceil(size / 4) * 4);
  }
  return texts.length > 0 ? { texts } : { refused };
}

export const isElf = (bytes: DataView): boolean =>
  bytes.byteLength >= 4 && bytes.getUint32(0, true) === ELF_MAGIC;
