// Measures histograms in shared memory with `atom`, whose result is unread, and with `red`.
import type { Device } from "../../src/cuda/index.ts";

const BYTES = 2 ** 22;
const BINS = 256;

/** Returns a kernel that counts bytes; `count` is the instruction that adds %one to the word at %bin. */
const histogram = (count: string): string => `.version 8.0
.target sm_80
.address_size 64
.visible .entry histogram(.param .u64 data, .param .u64 counts, .param .u32 n)
{
  .reg .b64 %data, %counts, %at; .reg .b32 %i, %n, %step, %bin, %one, %old, %t<4>; .reg .pred %p;
  .shared .align 4 .b32 local[${BINS}];
  ld.param.u64 %data, [data]; ld.param.u64 %counts, [counts]; ld.param.u32 %n, [n];
  mov.u32 %t0, %tid.x; mov.u32 %t1, %ntid.x; mov.u32 %t2, %ctaid.x; mov.u32 %t3, %nctaid.x;
  mad.lo.u32 %i, %t1, %t2, %t0; mul.lo.u32 %step, %t1, %t3;
  mov.u32 %bin, local; mad.lo.u32 %bin, %t0, 4, %bin; st.shared.u32 [%bin], 0; mov.u32 %one, 1;
  bar.sync 0;
again:
  setp.ge.u32 %p, %i, %n; @%p bra counted;
  cvt.u64.u32 %at, %i; add.u64 %at, %at, %data; ld.global.u8 %t1, [%at];
  mov.u32 %bin, local; mad.lo.u32 %bin, %t1, 4, %bin;
  ${count};
  add.u32 %i, %i, %step; bra again;
counted:
  bar.sync 0;
  mov.u32 %bin, local; mad.lo.u32 %bin, %t0, 4, %bin; ld.shared.u32 %t1, [%bin];
  mul.wide.u32 %at, %t0, 4; add.u64 %at, %at, %counts; red.global.add.u32 [%at], %t1;
  ret;
}`;

/** Time of a histogram by the form of its atomic operation, in milliseconds. */
export interface AtomicCost {
  readonly label: string;
  readonly ms: number;
}

/** Measures each form. `best` returns the least time of a round in milliseconds. */
export function atomicCosts(device: Device, best: (round: () => void) => number): AtomicCost[] {
  using data = device.from(new Uint8Array(BYTES).map((_, i) => (i * 2654435761) >>> 13));
  using counts = device.allocate(BINS, "u32").fill(0);
  const forms = [
    ["red", "red.shared.add.u32 [%bin], %one"],
    ["atom, unread result", "atom.shared.add.u32 %old, [%bin], %one"],
    [
      "atom, result read",
      "atom.shared.add.u32 %old, [%bin], %one; add.u32 %one, %old, 1; sub.u32 %one, %one, %old",
    ],
  ] as const;
  return forms.map(([label, count]) => {
    using module = device.loadModule(histogram(count));
    const kernel = module.kernel("histogram", "ptr, ptr, u32");
    const ms = best(() => {
      kernel.launch({ grid: 64, block: BINS }, [data, counts, BYTES]);
      device.synchronize();
    });
    return { label, ms };
  });
}
