import { type Contender, completions, LOCAL, REMOTE, SLOTS, SUM } from "../contender.ts";

const memory = new ArrayBuffer(SLOTS * 128);
const requests = new DataView(memory);
const done = new DataView(completions());

function setU64(at: number, value: number): void {
  requests.setUint32(at, value >>> 0, true);
  requests.setUint32(at + 4, (value / 4294967296) >>> 0, true);
}

export const contender: Contender = {
  name: "hand-written DataView code",
  note: "offsets as literals, no checks",
  requests: memory,
  sum: SUM,
  fill(times) {
    for (let i = 0; i < times; i++) {
      const at = (i & (SLOTS - 1)) * 128;
      setU64(at, i);
      setU64(at + 8, 0);
      setU64(at + 16, LOCAL + i);
      requests.setInt32(at + 24, 1, true);
      requests.setUint32(at + 28, 0, true);
      requests.setUint32(at + 32, 2, true);
      setU64(at + 40, REMOTE + i * 64);
      requests.setUint32(at + 48, i >>> 0, true);
    }
  },
  read(times) {
    let sum = 0;
    for (let i = 0; i < times; i++) {
      const at = (i & (SLOTS - 1)) * 48;
      sum +=
        done.getUint32(at + 4, true) * 4294967296 +
        done.getUint32(at, true) +
        done.getUint32(at + 8, true) +
        done.getUint32(at + 12, true) +
        done.getUint32(at + 20, true) +
        done.getUint32(at + 28, true);
    }
    return sum;
  },
};
