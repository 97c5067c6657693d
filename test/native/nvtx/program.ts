// A program with events of each kind, for recording.test.ts.
import * as nvtx from "../../../src/nvtx/index.ts";

{
  using step = nvtx.range("step", { color: "green", category: "training", payload: 7 });
  await Promise.resolve();
  using second = nvtx.range("überlappt", { color: "#102030", payload: 2n ** 64n - 1n });
  step.end();
  second.end();
  second.end();
}
{
  using _outer = nvtx.push("epoch", { category: "io" });
  using _inner = nvtx.push("batch", { payload: 0.5 });
}
nvtx.mark("plain");
const loader = nvtx.domain("loader");
console.log(loader === nvtx.domain("loader"));
loader.mark("x".repeat(5000), { category: "io", payload: -(2n ** 63n), color: 0 });
loader.mark("again", { category: "io" });
console.log(JSON.stringify(nvtx.status()));
