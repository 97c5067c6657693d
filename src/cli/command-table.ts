import type { CommandEntry } from "./common/command.ts";

/**
 * All commands. To add one, write a line here and a file in commands/, which is loaded when the command is
 * called.
 */
export const commands: readonly CommandEntry[] = [
  {
    name: "repl",
    usage: "[FILE]",
    summary: "the prompt: devices, verbs and CUDA by hand",
    load: async () => (await import("./commands/repl.ts")).repl,
  },
  {
    name: "devices",
    usage: "[NAME]",
    summary: "NICs with their ports and addresses, and GPUs of this machine",
    load: async () => (await import("./commands/devices.ts")).devices,
  },
  {
    name: "doctor",
    usage: "",
    summary: "checks this machine for RDMA and CUDA, and prints the fix for each problem",
    load: async () => (await import("./commands/doctor.ts")).doctor,
  },
  {
    name: "topology",
    usage: "[A] [B]",
    summary: "the PCI tree, the NIC and SSD nearest to each GPU, the path between two devices",
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
    summary: "a C function: prototype, meaning, errors, and the method that replaces it",
    load: async () => (await import("./commands/man.ts")).man,
  },
  {
    name: "selftest",
    usage: "[DEVICE]",
    summary: "tests verbs and CUDA on this machine's hardware, and writes a report",
    load: async () => (await import("./commands/selftest.ts")).selftest,
  },
  {
    name: "bench",
    usage: "[NAME] [HOST]",
    summary: "bandwidth and latency between processes or hosts, also with perftest's programs",
    load: async () => (await import("./commands/bench.ts")).bench,
  },
  {
    name: "pingpong",
    usage: "KIND [HOST]",
    summary:
      "exchanges messages with ibv_rc_pingpong, ibv_uc_pingpong, ibv_ud_pingpong, ibv_srq_pingpong or itself",
    load: async () => (await import("./commands/pingpong.ts")).pingpong,
  },
  {
    name: "rping",
    usage: "[HOST]",
    summary: "pings through the connection manager, RDMA READ and WRITE, with librdmacm's rping or itself",
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
    summary: "asynchronous events of a device, as ibv_asyncwatch shows them",
    load: async () => (await import("./commands/asyncwatch.ts")).asyncwatch,
  },
  {
    name: "trace",
    usage: "SCRIPT",
    summary: "runs a program and prints its calls of verbs and CUDA, with a summary",
    load: async () => (await import("./commands/trace.ts")).trace,
  },
  {
    name: "watch",
    usage: "",
    summary: "live view of processes, queue pairs and GPUs, and of the machine's counters",
    load: async () => (await import("./commands/watch.ts")).watch,
  },
  {
    name: "run",
    usage: "SCRIPT",
    summary: "starts the processes of a group, one GPU each",
    load: async () => (await import("./commands/run.ts")).run,
  },
  {
    name: "simulate",
    usage: "PROGRAM",
    summary: "runs a cluster in virtual time with many seeds, and makes a failure small",
    load: async () => (await import("./commands/simulate.ts")).simulate,
  },
  {
    name: "capture",
    usage: "FILE",
    summary: "writes the packets of running soft0 devices to a pcapng file",
    load: async () => (await import("./commands/capture.ts")).capture,
  },
  {
    name: "env",
    usage: "[NAME]",
    summary: "the environment variables that doorbell reads: value, default, meaning",
    load: async () => (await import("./commands/env.ts")).env,
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
