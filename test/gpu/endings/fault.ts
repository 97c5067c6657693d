import { pointer } from "../../../src/cuda/index.ts";
import { device } from "./gpu.ts";

const ptx = `.version 8.0
.target sm_80
.address_size 64
.visible .entry wild(.param .u64 x) {
  .reg .b64 %rd<2>;
  .reg .b32 %r<2>;
  ld.param.u64 %rd1, [x];
  mov.u32 %r1, 1;
  st.global.u32 [%rd1], %r1;
  ret;
}`;

/** Launches a kernel that writes to unmapped memory. The context is lost soon after. */
export function fault(): void {
  device
    .loadModule(ptx)
    .kernel("wild", "ptr")
    .launch({ grid: 1, block: 1 }, [pointer(2 ** 46)]);
}
