// Instructions that belong to one generation of GPUs: refused in words.
import { type Form, forms } from "../form.ts";

export const refusedForms: readonly Form[] = forms(
  "of one generation",
  `
  setmaxnreg.{inc,dec}.sync.aligned.u32 40; mov.u32 D, A | i32 > w
  wgmma.fence.sync.aligned; wgmma.commit_group.sync.aligned; wgmma.wait_group.sync.aligned 0; mov.u32 D, A | i32 > w
  `,
  "sm_90a",
);
