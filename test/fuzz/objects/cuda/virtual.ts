import * as cuda from "../../../../src/cuda/index.ts";
import type { Random as Dice } from "../../../support/random.ts";
import type { Recipe } from "../call.ts";
import { free, maybe, of, waiting } from "../recipe.ts";
import { granule, types } from "./parts.ts";

/** Returns the ticket, or a changed one. */
function otherTicket(ticket: string, dice: Dice): string {
  if (dice.chance(0.3)) return ticket;
  const mark = ticket.slice(0, ticket.search(/eyJ/));
  const text = globalThis.Buffer.from(ticket.slice(mark.length), "base64url").toString();
  const at = dice.int(text.length);
  const changed = text.slice(0, at) + dice.pick(["0", "9", "-", '"', "/", "\u0000", ""]) + text.slice(at + 1);
  return mark + globalThis.Buffer.from(changed).toString("base64url");
}

/** Calls on addresses, physical memory, devices and sharing. */
export const virtual: Recipe[] = [
  of(4, "AddressRange", "map", (w, d) => ({ args: [w.need("PhysicalMemory"), granule * d.int(3)] })),
  of(1, "AddressRange", "unmap", (_, d) => ({ args: maybe(d, () => granule * d.int(2)) })),
  of(4, "AddressRange", "setAccess", (w, d) => ({
    args: [w.need("Device"), d.pick(["read-write", "read-write", "read", "none"])],
  })),
  of(1, "AddressRange", "access", (w) => ({ args: [w.need("Device"), 0] })),
  of(3, "AddressRange", "buffer", (_, d) => ({
    args: [d.pick(types), 1 + d.int(5000)],
    makes: "Buffer",
  })),
  of(1, "AddressRange", "extend", () => ({ args: [granule] })),
  of(1, "Device", "memory"),
  of(1, "Device", "attributes"),
  of(1, "Device", "attribute", () => ({ args: ["multiprocessorCount"] })),
  of(1, "Device", "limit", (_, d) => ({ args: [d.pick(["stackBytes", "printfBytes"])] })),
  of(1, "Device", "canAccess", (w) => ({ args: [w.need("Device")] })),
  of(1, "Device", "enablePeerAccess", (w) => ({ args: [w.need("Device")] })),
  of(1, "Device", "disablePeerAccess", (w) => ({ args: [w.need("Device")] })),
  of(2, "Device", "synchronize"),
  of(1, "Device", "loadModule", () => ({
    args: [".version 8.0\n.target sm_80\n.address_size 64\n"],
    makes: "Module",
  })),
  free(1, cuda, "share", (w, d) => ({
    args: [d.chance(0.7) ? w.need("Buffer") : w.need("Event")],
    makes: "Share",
  })),
  free(1, cuda, "peerMatrix", (w) => ({ args: [[w.need("Device")]] })),
  free(1, cuda, "vmmSupport", (w) => ({ args: [w.need("Device")] })),
  of(1, "AddressRange", "mappings"),
  of(1, "AddressRange", "mappedEnd"),
  of(0.3, "AddressRange", "free"),
  of(0.3, "AddressRange", "dmaBuf"),
  [
    2,
    "map all of it",
    (w, d) => ({
      on: {
        both: (device: cuda.Device, bytes: number, right: "read-write") => {
          const range = cuda.AddressRange.reserve(device, bytes);
          range.map(cuda.PhysicalMemory.allocate(device, bytes));
          range.setAccess(device, right);
          return range;
        },
      },
      method: "both",
      args: [w.need("Device"), granule * (1 + d.int(2)), "read-write"],
      makes: "AddressRange",
    }),
  ],
  of(0.5, "PhysicalMemory", "compressed"),
  of(0.5, "PhysicalMemory", "gpuDirectRdma"),
  [
    1,
    "export and import",
    (w) => ({
      on: {
        both: (memory: cuda.PhysicalMemory, device: cuda.Device, bytes: number) => {
          const fd = memory.exportFd();
          try {
            return cuda.PhysicalMemory.importFd(device, fd, bytes);
          } finally {
            cuda.closeFd(fd);
          }
        },
      },
      method: "both",
      args: ((memory: cuda.PhysicalMemory) => [memory, w.need("Device"), memory.byteLength])(
        w.need<cuda.PhysicalMemory>("PhysicalMemory"),
      ),
      makes: "PhysicalMemory",
      exact: true,
    }),
  ],
  free(0.5, cuda, "granularity", (w) => ({ args: [w.need("Device")] })),
  of(0.5, "Device", "uuid"),
  of(0.5, "Device", "pciId"),
  of(0.5, "Device", "totalBytes"),
  of(0.5, "Device", "streamPriorities"),
  of(0.5, "Device", "pool"),
  of(0.5, "Device", "lostBy"),
  of(1, "Device", "done", (_, d) => ({ args: [waiting(d)] })),
  of(0.5, "Device", "setLimit", (_, d) => ({ args: ["stackBytes", 1024 + 16 * d.int(64)] })),
  free(0.5, cuda, "enableAllPeers", (w) => ({ args: [[w.need("Device")]] })),
  free(1, cuda, "openBuffer", (w, d) => ({
    args: [w.need("Device"), otherTicket(w.need<cuda.Share>("Share").ticket, d), waiting(d)],
    makes: "Buffer",
  })),
  free(0.5, cuda, "openEvent", (w, d) => ({
    args: [w.need("Device"), otherTicket(w.need<cuda.Share>("Share").ticket, d)],
    makes: "Event",
  })),
];
