import type { Import } from "./imports.ts";

/**
 * The house plan: each room with the rooms that it may import from. A room is the longest path here that a file lies under;
 * types may point back to where a rule of `typesWithin` says so.
 */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  ffi: [],
  "ffi/generate": ["ffi"],
  "src/errors.ts": ["ffi"],
  "src/make-folder.ts": [],
  // What threads that are gone leave to the others.
  "src/thread-places.ts": ["ffi"],
  // Files in which results are kept from one process to the next.
  "src/disk-cache.ts": ["src/make-folder.ts"],
  "src/arguments": ["src/errors.ts", "ffi"],
  // What a process shows to others of its user: written by the embedded NIC and the CUDA layer, read by the command.
  "src/counters": ["ffi"],
  // Diagrams as SVG and text, for notebooks and the prompt.
  "src/picture": [],
  "src/lifetime": ["src/arguments", "src/errors.ts", "ffi"],
  "src/wait": ["src/thread-places.ts", "src/lifetime", "src/arguments", "src/errors.ts", "ffi"],
  "src/memory": ["src/wait", "src/lifetime", "src/arguments", "src/errors.ts", "ffi"],
  "src/exchange": ["src/wait", "src/lifetime", "src/arguments", "src/errors.ts", "ffi"],
  "src/rdma": [
    "src/rdma/provider.ts",
    "src/rdma/connection-manager/provider.ts",
    "src/exchange",
    "src/memory",
    "src/wait",
    "src/lifetime",
    "src/arguments",
    "src/errors.ts",
    "ffi",
  ],
  // The one door to the embedded devices.
  "src/rdma/provider.ts": ["src/soft/hca/provider", "src/arguments", "src/errors.ts", "ffi"],
  "src/rdma/connection-manager/provider.ts": [
    ...["src/soft/hca/rdmacm", "src/arguments", "src/errors.ts", "ffi"],
  ],
  "src/cuda": [
    "src/cuda/provider.ts",
    "src/disk-cache.ts",
    "src/counters",
    "src/picture",
    "src/exchange",
    "src/memory",
    "src/wait",
    "src/lifetime",
    "src/arguments",
    "src/errors.ts",
    "ffi",
  ],
  "src/cuda/provider.ts": ["src/soft/gpu", "src/cuda", "src/arguments", "src/errors.ts", "ffi"],
  "src/index.ts": [
    "src/rdma",
    "src/exchange",
    "src/memory",
    "src/wait",
    "src/lifetime",
    "src/arguments",
    "src/errors.ts",
    "ffi",
  ],
  // Every thread of the library as one text, for programs that are bundled; "#threads" in package.json is its only door.
  "src/standalone": ["src/soft/hca/nic", "src/soft/gpu/kernels", "src/direct", "src/group", "src/wait"],
  "src/soft": ["src/soft/hca", "src/soft/gpu", "src/errors.ts", "ffi"],
  "src/direct": [
    ...["src/rdma", "src/cuda", "src/exchange", "src/memory", "src/wait", "src/lifetime"],
    ...["src/make-folder.ts", "src/picture", "src/arguments", "src/errors.ts", "ffi"],
  ],
  // Many processes, many GPUs, one program.
  "src/group": [
    ...["src/direct", "src/rdma", "src/cuda", "src/exchange", "src/memory", "src/wait", "src/lifetime"],
    ...["src/make-folder.ts", "src/disk-cache.ts", "src/picture", "src/arguments", "src/errors.ts", "ffi"],
  ],
  // The top room. It looks at the embedded devices from outside, as it does at native ones.
  "src/cli": [
    ...[
      "src/index.ts",
      "src/group",
      "src/direct",
      "src/rdma",
      "src/cuda",
      "src/exchange",
      "src/memory",
      "src/wait",
    ],
    ...["src/lifetime", "src/make-folder.ts", "src/picture", "src/arguments", "src/counters"],
    ...["src/errors.ts", "ffi"],
  ],

  // The NIC's floors.
  "src/soft/hca/wire": ["ffi"],
  "src/soft/hca/arena": ["src/soft/hca/wire", "src/counters", "src/errors.ts", "ffi"],
  "src/soft/hca/objects": ["src/soft/hca/arena", "src/soft/hca/wire", "src/errors.ts", "ffi"],
  "src/soft/hca/links": [
    "src/counters",
    "src/soft/hca/objects",
    "src/soft/hca/arena",
    "src/soft/hca/wire",
    "src/errors.ts",
    "ffi",
  ],
  "src/soft/hca/transports": [
    ...["src/soft/hca/links", "src/soft/hca/objects", "src/soft/hca/arena", "src/soft/hca/wire"],
    ...["src/errors.ts", "ffi"],
  ],
  "src/soft/hca/nic": [
    ...["src/soft/hca/transports", "src/soft/hca/links", "src/soft/hca/objects", "src/soft/hca/arena"],
    ...["src/soft/hca/wire", "src/thread-places.ts", "src/counters", "src/arguments", "src/errors.ts", "ffi"],
  ],
  "src/soft/hca/provider": [
    ...["src/soft/hca/nic", "src/soft/hca/transports", "src/soft/hca/links", "src/soft/hca/objects"],
    ...["src/soft/hca/arena", "src/soft/hca/wire", "src/arguments", "src/errors.ts", "ffi"],
  ],
  // Connection management: its datagrams, the protocol, and librdmacm's functions over it.
  "src/soft/hca/management": ["ffi"],
  "src/soft/hca/connecting": ["src/soft/hca/management", "ffi"],
  "src/soft/hca/rdmacm": [
    ...["src/soft/hca/connecting", "src/soft/hca/management", "src/soft/hca/provider", "src/soft/hca/nic"],
    ...["src/soft/hca/links", "src/soft/hca/arena", "src/wait", "src/errors.ts", "ffi"],
  ],

  // The GPU's floors.
  "src/soft/gpu/core": ["src/thread-places.ts", "src/errors.ts", "ffi"],
  "src/soft/gpu/memory": ["src/soft/gpu/core", "src/errors.ts", "ffi"],
  "src/soft/gpu/stream": ["src/soft/gpu/memory", "src/soft/gpu/core", "src/errors.ts", "ffi"],
  "src/soft/gpu/ptx": ["src/soft/gpu/core", "src/errors.ts", "ffi"],
  "src/soft/gpu/wasm": ["src/soft/gpu/ptx", "src/soft/gpu/core", "src/errors.ts", "ffi"],
  "src/soft/gpu/kernels": [
    ...["src/soft/gpu/wasm", "src/soft/gpu/ptx", "src/soft/gpu/stream", "src/soft/gpu/memory"],
    ...["src/soft/gpu/core", "src/thread-places.ts", "src/disk-cache.ts", "src/errors.ts", "ffi"],
  ],
  "src/soft/gpu/driver": [
    ...["src/soft/gpu/kernels", "src/soft/gpu/stream", "src/soft/gpu/memory", "src/soft/gpu/core"],
    ...["src/errors.ts", "ffi"],
  ],
  "src/soft/gpu": [
    ...[
      "src/soft/gpu/functions",
      "src/soft/gpu/driver",
      "src/soft/gpu/kernels",
      "src/soft/gpu/wasm",
      "src/soft/gpu/ptx",
      "src/soft/gpu/stream",
      "src/soft/gpu/graph",
      "src/soft/gpu/ipc",
    ],
    ...["src/soft/gpu/memory", "src/soft/gpu/core", "src/errors.ts", "ffi"],
  ],
};

/** Types may point back inside these: they are erased, and one record describes several floors. */
const typesWithin = ["ffi", "src/soft/hca", "src/soft/gpu", "src/rdma", "src/cuda"];

const inside = (file: string, room: string): boolean => file === room || file.startsWith(`${room}/`);

const roomOf = (file: string): string | undefined =>
  Object.keys(rooms)
    .filter((room) => inside(file, room))
    .sort((a, b) => b.length - a.length)[0];

/** What is wrong with an import by the house plan; undefined when nothing is. */
export function arrowUp({ from, to, typeOnly }: Import): string | undefined {
  const [room, target] = [roomOf(from), roomOf(to)];
  if (room === undefined) return `${from} lies in no room of test/house/layers.ts`;
  if (target === undefined) return `${from} imports ${to}, which lies in no room of test/house/layers.ts`;
  if (room === target || rooms[room]!.includes(target)) return;
  if (rooms[room]!.some((allowed) => inside(target, allowed) && !(allowed in rooms && target !== allowed)))
    return;
  if (typeOnly && typesWithin.some((shared) => inside(from, shared) && inside(to, shared))) return;
  // A room's index is its door for those inside it, too.
  if (inside(room, target)) return;
  return `${from} imports ${to}: ${room} stands below ${target}`;
}
