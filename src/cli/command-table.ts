import type { CommandEntry } from "./cli-command.ts";

/** Every command. A new one is a line here and a file in commands/, which is loaded when it is called. */
export const commands: readonly CommandEntry[] = [
  {
    name: "repl",
    usage: "[FILE]",
    summary: "the prompt: devices, verbs and CUDA to try by hand",
    load: async () => (await import("./commands/repl.ts")).repl,
  },
  {
    name: "devices",
    usage: "[NAME]",
    summary: "NICs, their ports and addresses, and GPUs: what this machine has",
    load: async () => (await import("./commands/devices.ts")).devices,
  },
  {
    name: "doctor",
    usage: "",
    summary: "what must be right for RDMA and CUDA, what is not, and what puts it right",
    load: async () => (await import("./commands/doctor.ts")).doctor,
  },
  {
    name: "topology",
    usage: "[A] [B]",
    summary: "the PCI tree, which NIC and SSD are near which GPU, the path between two devices",
    load: async () => (await import("./commands/topology.ts")).topologyCommand,
  },
  {
    name: "struct",
    usage: "NAME",
    summary: "a struct as C writes it, with the offset and size of each member",
    load: async () => (await import("./commands/struct.ts")).struct,
  },
  {
    name: "man",
    usage: "NAME",
    summary: "a C function: prototype, what it does, its errors, and its object",
    load: async () => (await import("./commands/man.ts")).man,
  },
  {
    name: "selftest",
    usage: "[DEVICE]",
    summary: "verbs and CUDA tried on this machine's hardware, with a report",
    load: async () => (await import("./commands/selftest.ts")).selftest,
  },
  {
    name: "bench",
    usage: "[NAME] [HOST]",
    summary: "bandwidth and latency, between processes or hosts, and with perftest's programs",
    load: async () => (await import("./commands/bench.ts")).bench,
  },
  {
    name: "pingpong",
    usage: "KIND [HOST]",
    summary: "plays with ibv_rc_pingpong, ibv_uc_pingpong, ibv_ud_pingpong, ibv_srq_pingpong, or itself",
    load: async () => (await import("./commands/pingpong.ts")).pingpong,
  },
  {
    name: "rping",
    usage: "[HOST]",
    summary: "pings by the connection manager, RDMA READ and WRITE, with librdmacm's rping or itself",
    load: async () => (await import("./commands/rping.ts")).rping,
  },
  {
    name: "statistics",
    usage: "[LINK]",
    summary: "the counters of ports, as rdma statistic shows them",
    load: async () => (await import("./commands/statistics.ts")).statistics,
  },
  {
    name: "asyncwatch",
    usage: "",
    summary: "a device's asynchronous events as they come, as ibv_asyncwatch shows them",
    load: async () => (await import("./commands/asyncwatch.ts")).asyncwatch,
  },
  {
    name: "trace",
    usage: "SCRIPT",
    summary: "runs a program with every C call shown, and a summary of them",
    load: async () => (await import("./commands/trace.ts")).trace,
  },
  {
    name: "watch",
    usage: "",
    summary: "live: what processes do with queue pairs and GPUs, and the machine's own counters",
    load: async () => (await import("./commands/watch.ts")).watch,
  },
  {
    name: "run",
    usage: "SCRIPT",
    summary: "starts the processes of a group, each with a GPU",
    load: async () => (await import("./commands/run.ts")).run,
  },
  {
    name: "capture",
    usage: "FILE",
    summary: "the packets of running soft0s into a pcapng file, from outside",
    load: async () => (await import("./commands/capture.ts")).capture,
  },
  {
    name: "completion",
    usage: "bash|zsh",
    summary: "a completion script for a shell",
    load: async () => (await import("./commands/completion.ts")).completion,
  },
];

export const commandNamed = (name: string): CommandEntry | undefined =>
  commands.find((each) => each.name === name);
