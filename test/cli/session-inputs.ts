/** Keys other than text. */
export const keys = { tab: "\t", interrupt: "\x03", up: "\x1b[A" } as const;

/** One step: a text and Enter, or a text, then keys once the screen matches, then Enter. */
export interface Step {
  readonly text: string;
  /** Keys sent after the text, without Enter, each once the screen matches its pattern. */
  readonly keys?: readonly { readonly key: keyof typeof keys; readonly until: RegExp }[];
  /** Text typed after the keys. */
  readonly rest?: string;
  /** Sends Ctrl-C while the input runs, because the input does not end by itself. */
  readonly interrupted?: true;
}

const ptx = [
  "const ptx = `.version 8.0",
  ".target sm_80",
  ".address_size 64",
  ".visible .entry twice(.param .u64 x) {",
  "  .reg .b64 %a; .reg .f32 %v; .reg .b32 %t; .reg .b64 %o;",
  "  ld.param.u64 %a, [x]; mov.u32 %t, %tid.x; mul.wide.u32 %o, %t, 4; add.u64 %a, %a, %o;",
  "  ld.global.f32 %v, [%a]; add.f32 %v, %v, %v; st.global.f32 [%a], %v; ret;",
  "}`",
];

const typed = (...lines: readonly string[]): Step[] => lines.map((text) => ({ text }));

/** Inputs of a person who explores the prompt. */
export const steps: readonly Step[] = [
  ...typed(
    "1 + 1",
    "device",
    "device.port().state",
    "device.ports",
    "device.prot()",
    "await device.nextEvent({ timeoutMs: 1 })",
  ),
  ...typed("const domain = device.createProtectionDomain()"),
  {
    text: "using completions = device.createCompletionQ",
    keys: [{ key: "tab", until: /CompletionQueue$/ }],
    rest: "({ entries: 16 })",
  },
  {
    text: "device.createCompletionQueue({ en",
    keys: [{ key: "tab", until: /entries: $/ }],
    rest: "32 }).entries",
  },
  ...typed(
    "const [a, b] = [1, 2].map(() => domain.createQueuePair({ completions }))",
    "a",
    "const region: rdma.MemoryRegion = domain.allocate(4096, ['remoteWrite'])",
    "region",
    "a.connect(b.endpoint())",
    "b.connect(a.endpoint())",
    "a.state",
    "region.bytes.set([1, 2, 3, 4])",
    "const remote = region.slice(8, 12).remote()",
    "a.write({ local: region.slice(0, 4), remote })",
    "await completions.next()",
    "region.bytes.slice(8, 12)",
    "a.write({ lokal: region, remote })",
    "a.write({ local: region.slice(0, 4), remote: { ...remote, remoteKey: 1 } })",
    "await completions.next()",
    "a.state",
  ),
  ...typed("help(completions.next)", 'struct("ibv_sge")', "ib.ibv_wc"),
  { text: "ib.IBV_WR_RDMA_WRITE_W", keys: [{ key: "tab", until: /WITH_IMM$/ }] },
  ...typed('help("ibv_poll_cq")', 'help("nothing")', "openDevice()"),
  { text: "await completions.next()", interrupted: true },
  { text: "completions.spin()", interrupted: true },
  ...typed("[1, 2,", "3].length"),
  ...typed("let count = 0", "for (const n of [1, 2, 3]) count += n", "count", "gpu"),
  ...typed('const gpus = out("i32")', "cu.cuDeviceGetCount(gpus)", "gpus.value"),
  ...ptx.map((text) => ({ text })),
  ...typed(
    "const x = gpu.from(new Float32Array([1, 2, 3, 4]))",
    "gpu.loadModule(ptx).kernel('twice').launch({ grid: 1, block: 4 }, [x])",
    "await gpu.done()",
    "x",
    "const grid = array.arange(6).reshape([2, 3])",
    "grid.multiply(2).add(array([10, 20, 30]))",
    "grid.sum(0)",
    "grid.add(array.ones(2))",
    "interface Point { x: number; y: number }",
    "const p: Point = { x: 1, y: 2 }; p",
    "nothing.here",
    "p = 3",
    "Array.from({ length: 200 }, (_, i) => i * i)",
    ".time 1 + 1",
    ".clear",
    "region",
    ".exit",
  ),
];
