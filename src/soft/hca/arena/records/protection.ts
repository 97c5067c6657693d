// Protection domains with their regions and windows.

import { C_STRUCT_WORDS } from "./c-structs.ts";
import { Fields } from "./fields.ts";

/** Magic word of a live protection domain. A freed one has 0. */
export const MAGIC_PD = 0x20206470;
export const MAGIC_MR = 0x2020726d;
export const MAGIC_MW = 0x2020776d;
export const MAGIC_TD = 0x20206474;
export const MAGIC_DM = 0x20206d64;
export const MAGIC_XRCD = 0x64637278;

function protectionDomain() {
  const f = new Fields(C_STRUCT_WORDS.pd);
  return {
    magic: f.word(),
    children: f.word(),
    /** Of a parent domain: the domain that owns the objects made from it, 0 for none. */
    base: f.word(),
    threads: f.word(),
    bytes: f.size() * 4,
  } as const;
}
export const Pd = protectionDomain();

/** Declares the record of a thread domain. The soft NIC ignores its promise of single-threaded use. */
function threadDomain() {
  const f = new Fields(C_STRUCT_WORDS.td);
  return { magic: f.word(), children: f.word(), bytes: f.size() * 4 } as const;
}
export const Td = threadDomain();

/** Declares the record of an XRC domain, which groups target queue pairs and shared receive queues. */
function xrcDomain() {
  const f = new Fields(C_STRUCT_WORDS.xrcd);
  return {
    magic: f.word(),
    /** Number of target queue pairs and shared receive queues. */
    children: f.word(),
    /** Number of times the domain is open. */
    opens: f.word(),
    bytes: f.size() * 4,
  } as const;
}
export const Xrcd = xrcDomain();

/** Declares the record of memory of the device itself (ibv_alloc_dm). */
function deviceMemory() {
  const f = new Fields(C_STRUCT_WORDS.dm);
  return {
    magic: f.word(),
    /** Number of regions in this memory. */
    children: f.word(),
    address: f.double(),
    length: f.double(),
    bytes: f.size() * 4,
  } as const;
}
export const Dm = deviceMemory();

/** Declares the record of a memory region or a bound window. `key` is 0 when it is invalid. */
function memoryKey() {
  const f = new Fields(C_STRUCT_WORDS.mr);
  return {
    magic: f.word(),
    /** The whole lkey and rkey. The upper 24 bits are the hash tag. */
    key: f.word(),
    kind: f.word(),
    access: f.word(),
    pd: f.word(),
    /** Of a region: 0 for host memory, or the number of the soft GPU with its memory plus 1. */
    end: f.word(),
    /** 1 while access is allowed. */
    valid: f.word(),
    /** Of a window: its region. */
    region: f.word(),
    qp: f.word(),
    /** Of a region: number of windows bound to it. */
    windows: f.word(),
    /** Of a region that peers may map: its memfd plus 1, else 0. */
    memfd: f.word(),
    slot: f.word(),
    granted: f.word(),
    /** First virtual address, as remote peers and scatter-gather entries name it. */
    start: f.double(),
    length: f.double(),
    address: f.double(),
    /** Of a region in device memory: word offset of that memory. */
    deviceMemory: f.word(),
    /** Of a region of another driver's memory: address of its mapping. */
    mapping: f.double(),
    mappingBytes: f.double(),
    bytes: f.size() * 4,
  } as const;
}
export const Mr = memoryKey();
export const KIND_REGION = 1;
export const KIND_WINDOW_1 = 2;
export const KIND_WINDOW_2 = 3;
/** A region without memory: writes are dropped, reads return zeros. */
export const KIND_NULL = 4;
