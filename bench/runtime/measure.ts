import { arch } from "node:process";
import { bind, callback, errno, memory, open, type Signature } from "../../ffi/runtime/index.ts";

/** Row of the table. */
export interface Row {
  readonly what: string;
  readonly ns: number;
}

type Anything = (...args: unknown[]) => unknown;

const libc = open("libc.so.6", {
  mmap: ["ptr", "ptr", "u64", "i32", "i32", "i32", "i64"],
  mprotect: ["i32", "ptr", "u64", "i32"],
});

/** Returns the address of `long f(void) { return 0; }` in executable memory. */
function returnZero(): number {
  const code = arch === "arm64" ? [0x00, 0x00, 0x80, 0xd2, 0xc0, 0x03, 0x5f, 0xd6] : [0x31, 0xc0, 0xc3];
  const address = libc.mmap!(0, 4096, 3, 0x22, -1, 0);
  new Uint8Array(memory(address, code.length)).set(code);
  libc.mprotect!(address, 4096, 5);
  return address;
}

/**
 * Returns the nanoseconds per iteration of `body(n)`, which runs n iterations. The best of 8 rounds counts.
 */
function best(body: (times: number) => unknown, times = 300_000): number {
  let ns = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 8; round++) {
    const start = performance.now();
    body(times);
    ns = Math.min(ns, ((performance.now() - start) * 1e6) / times);
  }
  return ns;
}

let sites = 0;

/** Returns a separate call site, as in a real program, because JIT compilers specialise by source text. */
function callSite(f: Anything, args: readonly unknown[]): (times: number) => unknown {
  const names = args.map((_, i) => `a${i}`);
  const body = `/* ${++sites} */ return (n) => { let r; for (let i = 0; i < n; i++) r = f(${names.join(", ")}); return r; };`;
  return new Function("f", ...names, body)(f, ...args);
}

const calls: { what: string; signature: Signature; args: readonly unknown[] }[] = [
  { what: "int f(void)", signature: ["i32"], args: [] },
  { what: "int f(int)", signature: ["i32", "i32"], args: [5] },
  { what: "int f(pointer)", signature: ["i32", "ptr"], args: [0x7f0000001000] },
  {
    what: "int f(3 pointers)",
    signature: ["i32", "ptr", "ptr", "ptr"],
    args: [0x7f0000001000, 0x7f0000002000, 0x7f0000003000],
  },
  { what: "int f(pointer, int, pointer)", signature: ["i32", "ptr", "i32", "ptr"], args: [4096, 16, 8192] },
  { what: "int f(u64 number)", signature: ["i32", "u64"], args: [2 ** 40] },
  { what: "int f(u64 bigint)", signature: ["i32", "u64"], args: [2n ** 40n] },
  { what: "pointer f(pointer)", signature: ["ptr", "ptr"], args: [0x7f0000001000] },
  { what: "u64 f(int)", signature: ["u64", "i32"], args: [1] },
  { what: "double f(double)", signature: ["f64", "f64"], args: [1.5] },
  {
    what: "int f(6 pointers)",
    signature: ["i32", "ptr", "ptr", "ptr", "ptr", "ptr", "ptr"],
    args: [1, 2, 3, 4, 5, 6],
  },
  {
    what: "int f(pointer, 7 u32, 3 pointers), a launch",
    signature: ["i32", "ptr", "u32", "u32", "u32", "u32", "u32", "u32", "u32", "ptr", "ptr", "ptr"],
    args: [0x7f0000001000, 1, 1, 1, 256, 1, 1, 0, 0x7f0000002000, 0x7f0000003000, 0],
  },
];

/** Measures the current runtime. */
export function measureHere(): Row[] {
  const address = returnZero();
  const rows: Row[] = calls.map(({ what, signature, args }) => ({
    what,
    ns: best(callSite(bind(address, signature) as Anything, args)),
  }));

  const eight = Array.from({ length: 8 }, () => bind(address, ["i32", "ptr", "ptr", "ptr"]));
  const site = (times: number) => {
    for (let i = 0; i < times; i++) eight[i & 7]!(4096, 8192, 12288);
  };
  rows.push({ what: "int f(3 pointers), one site, 8 functions", ns: best(site) });

  const nothing = callback(["i32", "i32"], (n) => n);
  rows.push({
    what: "callback: int f(int), there and back",
    ns: best(callSite(bind(nothing.address, ["i32", "i32"]) as Anything, [5]), 100_000),
  });
  rows.push({ what: "errno()", ns: best(callSite(errno, [])) });
  rows.push({
    what: "memory(address, 4096)",
    ns: best(callSite(memory as Anything, [address, 4096]), 50_000),
  });
  rows.push({
    what: "bind(address, signature)",
    ns: best((n) => {
      for (let i = 0; i < n; i++) bind(address, ["i32", "ptr"]);
    }, 20),
  });
  return rows;
}
