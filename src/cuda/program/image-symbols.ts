/** Names in compiled code: kernels, and variables in device and constant memory. */
export interface ImageSymbols {
  readonly kernels: readonly string[];
  readonly variables: readonly string[];
}

const nothing: ImageSymbols = { kernels: [], variables: [] };

/** Returns the names in PTX or a cubin. Empty for other images, such as a fatbin. */
export function imageSymbols(image: Uint8Array<ArrayBuffer> | string): ImageSymbols {
  if (typeof image === "string") return inPtx(image);
  if (image.length > 64 && new DataView(image.buffer, image.byteOffset).getUint32(0) === ELF_MAGIC) {
    try {
      return inElf(new DataView(image.buffer, image.byteOffset, image.length));
    } catch (error) {
      if (error instanceof RangeError) return nothing; // The image is truncated.
      throw error;
    }
  }
  const text = new TextDecoder().decode(image);
  return /^\s*(\/\/|\.version)/.test(text) ? inPtx(text) : nothing;
}

function inPtx(text: string): ImageSymbols {
  const names = (pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? "");
  return {
    kernels: names(/^\s*(?:\.(?:visible|weak|extern)\s+)?\.entry\s+([\w$]+)/gm),
    variables: names(
      /^\s*(?:\.(?:visible|weak|common)\s+)?\.(?:global|const)\s+(?:\.align\s+\d+\s+)?(?:\.\w+\s+)+([\w$]+)/gm,
    ),
  };
}

const ELF_MAGIC = 0x7f454c46;
const SHT_SYMTAB = 2;
const STT_OBJECT = 1;
const STT_FUNC = 2;
/** st_other of kernels. Functions that kernels call do not have it. */
const STO_CUDA_ENTRY = 0x10;
const SECTION_BYTES = 64;
const SYMBOL_BYTES = 24;

/** Reads the symbol table of a cubin, a 64-bit little-endian ELF file. */
function inElf(file: DataView): ImageSymbols {
  const sections = Number(file.getBigUint64(0x28, true));
  const count = file.getUint16(0x3c, true);
  const place = (section: number) => {
    const at = sections + section * SECTION_BYTES;
    return {
      offset: Number(file.getBigUint64(at + 24, true)),
      bytes: Number(file.getBigUint64(at + 32, true)),
    };
  };
  const kernels: string[] = [];
  const variables: string[] = [];
  for (let section = 0; section < count; section++) {
    const header = sections + section * SECTION_BYTES;
    if (file.getUint32(header + 4, true) !== SHT_SYMTAB) continue;
    const names = place(file.getUint32(header + 40, true)).offset;
    const { offset, bytes } = place(section);
    for (let at = offset; at < offset + bytes; at += SYMBOL_BYTES) {
      const type = file.getUint8(at + 4) & 0xf;
      const isKernel = type === STT_FUNC && (file.getUint8(at + 5) & STO_CUDA_ENTRY) !== 0;
      const isVariable = type === STT_OBJECT && file.getUint16(at + 6, true) !== 0;
      if (!isKernel && !isVariable) continue;
      (isKernel ? kernels : variables).push(textAt(file, names + file.getUint32(at, true)));
    }
  }
  return { kernels, variables };
}

function textAt(file: DataView, at: number): string {
  let end = at;
  while (file.getUint8(end) !== 0) end++;
  return new TextDecoder().decode(new Uint8Array(file.buffer, file.byteOffset + at, end - at));
}
