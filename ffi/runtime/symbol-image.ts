// Deno and Node call only named symbols of a loaded library. This file writes the smallest ELF shared object
// whose one symbol "f" is an absolute address (SHN_ABS). Loading it turns any function pointer into a named
// symbol. It contains no code.

const machine: Record<string, number> = { x64: 62, arm64: 183 };

const headerBytes = 64;
const programHeaderBytes = 56;
const dynamicOffset = headerBytes + 2 * programHeaderBytes;
const dynamicEntries = 6;
const hashOffset = dynamicOffset + dynamicEntries * 16;
const hashBytes = 24;
const symbolsOffset = hashOffset + hashBytes;
const symbolBytes = 24;
const stringsOffset = symbolsOffset + 2 * symbolBytes;
const stringsBytes = 8;
const imageBytes = stringsOffset + stringsBytes;

const PT_LOAD = 1;
const PT_DYNAMIC = 2;
/** Writable, because glibc before 2.35 relocates the dynamic section in place. */
const readWrite = 6;
const [DT_NULL, DT_HASH, DT_STRTAB, DT_SYMTAB, DT_STRSZ, DT_SYMENT] = [0, 4, 5, 6, 10, 11];
const SHN_ABS = 0xfff1;
const GLOBAL_FUNCTION = 0x12;

/** Returns the ELF image that names `address` "f", for a CPU ("x64" or "arm64"). */
export function symbolImage(address: number, arch: string): Uint8Array<ArrayBuffer> {
  const elfMachine = machine[arch];
  if (elfMachine === undefined) throw new RangeError(`no symbol image for CPU architecture "${arch}"`);
  const image = new DataView(new ArrayBuffer(imageBytes));
  const u64 = (offset: number, value: number) => image.setBigUint64(offset, BigInt(value), true);
  const u32 = (offset: number, value: number) => image.setUint32(offset, value, true);
  const u16 = (offset: number, value: number) => image.setUint16(offset, value, true);

  image.setUint32(0, 0x7f454c46); // "\x7fELF"
  image.setUint32(4, 0x02010100); // 64 bit, little endian, version 1, System V
  u16(16, 3); // ET_DYN
  u16(18, elfMachine);
  u32(20, 1);
  u64(32, headerBytes); // Offset of the program headers.
  u16(52, headerBytes);
  u16(54, programHeaderBytes);
  u16(56, 2);
  u16(58, 64);

  const programHeader = (index: number, type: number, offset: number, bytes: number, align: number) => {
    const at = headerBytes + index * programHeaderBytes;
    u32(at, type);
    u32(at + 4, readWrite);
    for (const field of [8, 16, 24]) u64(at + field, offset); // File offset, virtual and physical address.
    for (const field of [32, 40]) u64(at + field, bytes); // Size in the file and in memory.
    u64(at + 48, align);
  };
  programHeader(0, PT_LOAD, 0, imageBytes, 65536);
  programHeader(1, PT_DYNAMIC, dynamicOffset, dynamicEntries * 16, 8);

  const dynamic = [
    [DT_HASH, hashOffset],
    [DT_STRTAB, stringsOffset],
    [DT_SYMTAB, symbolsOffset],
    [DT_STRSZ, stringsBytes],
    [DT_SYMENT, symbolBytes],
    [DT_NULL, 0],
  ] as const;
  dynamic.forEach(([tag, value], i) => {
    u64(dynamicOffset + i * 16, tag);
    u64(dynamicOffset + i * 16 + 8, value);
  });

  // One bucket, two symbols (the null one and ours): bucket 0 -> symbol 1 -> end of chain.
  [1, 2, 1, 0, 0].forEach((word, i) => {
    u32(hashOffset + i * 4, word);
  });

  const symbol = symbolsOffset + symbolBytes;
  u32(symbol, 1); // Offset of the name in the strings.
  image.setUint8(symbol + 4, GLOBAL_FUNCTION);
  u16(symbol + 6, SHN_ABS);
  u64(symbol + 8, address);
  image.setUint8(stringsOffset + 1, "f".charCodeAt(0));
  return new Uint8Array(image.buffer);
}
