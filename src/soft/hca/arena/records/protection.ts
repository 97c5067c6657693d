// Protection domains, and the regions and windows in them.
import { Fields } from "../fields.ts";
import { C_STRUCT_WORDS } from "./c-structs.ts";

/** What a live record says at its magic word; a freed one says 0. */
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
    /** Of a parent domain: the domain that all made from it really belongs to, and its thread domain; 0 for none. */
    base: f.word(),
    threads: f.word(),
    bytes: f.size() * 4,
  } as const;
}
export const Pd = protectionDomain();

/** A thread domain: a promise of the application's, which nothing here needs. */
function threadDomain() {
  const f = new Fields(C_STRUCT_WORDS.td);
  return { magic: f.word(), children: f.word(), bytes: f.size() * 4 } as const;
}
export const Td = threadDomain();

/** An XRC domain: whose targets may fill whose queues. */
function xrcDomain() {
  const f = new Fields(C_STRUCT_WORDS.xrcd);
  return {
    magic: f.word(),
    /** Targets and shared receive queues. */
    children: f.word(),
    /** How often it is open. */
    opens: f.word(),
    bytes: f.size() * 4,
  } as const;
}
export const Xrcd = xrcDomain();

/** Memory of the device's own. */
function deviceMemory() {
  const f = new Fields(C_STRUCT_WORDS.dm);
  return {
    magic: f.word(),
    /** Regions that are registered in it. */
    children: f.word(),
    address: f.double(),
    length: f.double(),
    bytes: f.size() * 4,
  } as const;
}
export const Dm = deviceMemory();

/** A memory region or a bound window; `key` 0 when invalid. */
function memoryKey() {
  const f = new Fields(C_STRUCT_WORDS.mr);
  return {
    magic: f.word(),
    /** The whole lkey/rkey; its upper 24 bits are the hash tag, the low 8 a window's owner may choose. */
    key: f.word(),
    kind: f.word(),
    access: f.word(),
    pd: f.word(),
    /** 1 while remote and local access is allowed. */
    valid: f.word(),
    /** Of a window: the region it is bound to, and the QP of a type 2 window. */
    region: f.word(),
    qp: f.word(),
    /** Of a region: windows bound to it. */
    windows: f.word(),
    /** Of a region whose pages peers may map: its memfd plus 1, its slot in the published table plus 1, whether a peer has it. */
    memfd: f.word(),
    slot: f.word(),
    granted: f.word(),
    /** First virtual address as remote peers and SGEs name it, its length, and where that byte really is. */
    start: f.double(),
    length: f.double(),
    address: f.double(),
    /** Of a region in device memory: which. */
    deviceMemory: f.word(),
    /** Of a region of another driver's memory: what was mapped for it. */
    mapping: f.double(),
    mappingBytes: f.double(),
    bytes: f.size() * 4,
  } as const;
}
export const Mr = memoryKey();
export const KIND_REGION = 1;
export const KIND_WINDOW_1 = 2;
export const KIND_WINDOW_2 = 3;
/** A region without memory: what is written there is gone, what is read from there is zeros. */
export const KIND_NULL = 4;
