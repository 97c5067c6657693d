// The PTX in what can be loaded and linked: text, linked text, fatbins, objects and libraries of nvcc -rdc.
import { type FatbinPart, fatbinBytes, fatbinParts } from "./fatbin.ts";

const ELF_MAGIC = 0x464c457f;
/** Between the modules of a linked image, which is text. */
const LINKED = "// linked by the embedded GPU of doorbell\n";

/** PTX texts that belong together, or why there are none. */
export type PtxImage = { readonly texts: readonly string[] } | { readonly refused: string };

export const joinTexts = (texts: readonly string[]): string =>
  texts.length === 1 ? texts[0]! : texts.map((text) => LINKED + text).join("\n");

/** The texts that were joined. */
export const splitTexts = (text: string): readonly string[] =>
  text.startsWith(LINKED) ? text.slice(LINKED.length).split(`\n${LINKED}`) : [text];

export const CUBIN_WORDS =
  "the image is a cubin, machine code of one architecture: the embedded GPU runs PTX (compile for compute_90, or nvcc -ptx)";

/** The PTX of a fatbin for an architecture: the newest that is not newer than the device. */
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
    refused: `the fatbin has ${has}: the embedded GPU (sm_${architecture}) runs PTX of its own or an older architecture (nvcc -gencode arch=compute_90,code=compute_90)`,
  };
}

/** The PTX of an object file or a library: of every fatbin inside. */
export function ptxOfObject(bytes: DataView, architecture: number): PtxImage {
  const texts: string[] = [];
  let refused = "there is no device code in it";
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
