import { Graph, openDevice } from "../../cuda/index.ts";
import { expect, type Trial } from "./trial.ts";

const ptx = (target: string): string => `.version 8.0
.target ${target}
.address_size 64
.visible .entry twice(.param .u64 x) {
  .reg .b64 %a; .reg .f32 %v; .reg .b32 %t; .reg .b64 %o;
  ld.param.u64 %a, [x]; mov.u32 %t, %tid.x; mul.wide.u32 %o, %t, 4; add.u64 %a, %a, %o;
  ld.global.f32 %v, [%a]; add.f32 %v, %v, %v; st.global.f32 [%a], %v; ret;
}`;

const count = 256;
const numbers = (): Float32Array<ArrayBuffer> => Float32Array.from({ length: count }, (_, i) => i / 4);

/** What a GPU must do, in memory of its own. */
export function cudaTrials(ordinal: number): Trial[] {
  const trial = (
    what: string,
    run: (gpu: ReturnType<typeof openDevice>) => Promise<string | undefined>,
  ): Trial => ({
    name: `GPU ${ordinal}: ${what}`,
    run: async () => {
      using gpu = openDevice(ordinal);
      return await run(gpu);
    },
  });
  return [
    trial("copies there and back", async (gpu) => {
      using buffer = gpu.from(numbers());
      const back = buffer.toArray();
      expect(
        back.every((value, i) => value === i / 4),
        "the numbers that came back are others",
      );
      return gpu.name;
    }),
    trial("a kernel", async (gpu) => {
      using buffer = gpu.from(numbers());
      using module = gpu.loadModule(ptx(`sm_${gpu.computeCapability.replace(".", "")}`));
      module.kernel("twice").launch({ grid: 1, block: count }, [buffer]);
      await gpu.done();
      expect(
        buffer.toArray().every((value, i) => value === i / 2),
        "the kernel's numbers are wrong",
      );
      return undefined;
    }),
    trial("a graph of a fill and a copy", async (gpu) => {
      using a = gpu.allocate(count, "u32");
      using b = gpu.allocate(count, "u32");
      using graph = new Graph(gpu);
      graph.addCopy(b, a, [graph.addFill(a, 7)]);
      using executable = graph.instantiate();
      executable.launch(gpu.stream);
      await gpu.done();
      expect(
        b.toArray().every((value) => value === 7),
        "the copy is not what was filled",
      );
      return undefined;
    }),
  ];
}
