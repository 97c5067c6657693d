import type { Value } from "../ir/value.ts";
import type { RegisterType } from "../language/scalar.ts";
import { argumentOf, intrinsic } from "./define-intrinsic.ts";
import type { Lowering } from "./lowering.ts";
import { computed, type IntrinsicOperand, nothing, type Operand, type RecordOperand } from "./operand.ts";
import { choiceOf, scopes } from "./options.ts";

const orders = { acquireRelease: "acq_rel", sequential: "sc" } as const;

/** Returns the barriers, the fences, the clocks, and `trap`. */
export function synchronisation(lowering: Lowering): Record<string, Operand> {
  const { build } = lowering;
  const ordered = (name: string, template: string) =>
    intrinsic(lowering, name, [0, 0], () => {
      build.ptx(template, "void", [], "ordered");
      return nothing;
    });
  const fence = (scope: keyof typeof scopes) =>
    intrinsic(lowering, `fence.${scope}`, [0, 1], ([options]) => {
      const order = choiceOf(lowering, options, "order", orders) ?? "acq_rel";
      build.ptx(`fence.${order}.${scopes[scope]};`, "void", [], "ordered");
      return nothing;
    });
  const voted = (name: string, operation: string, type: RegisterType): IntrinsicOperand =>
    intrinsic(lowering, name, [1, 1], ([x]) => {
      const condition = lowering.toCondition(x!, lowering.callNode!);
      return computed(build.ptx(`barrier.red.${operation} $d, 0, $0;`, type, [condition], "ordered"));
    });
  const clock = (name: string, register: string, type: RegisterType) =>
    intrinsic(lowering, name, [0, 0], () =>
      computed(build.ptx(`mov.u64 $d, %${register};`, type, [], "ordered")),
    );
  return {
    sync: ordered("sync", "bar.sync 0;"),
    syncCount: voted("syncCount", "popc.u32", "i32"),
    syncAnd: voted("syncAnd", "and.pred", "bool"),
    syncOr: voted("syncOr", "or.pred", "bool"),
    barrier: {
      kind: "record",
      name: "barrier",
      fields: { sync: namedBarrier(lowering, "sync"), arrive: namedBarrier(lowering, "arrive") },
    },
    fence: {
      kind: "record",
      name: "fence",
      fields: {
        ...{
          block: fence("block"),
          cluster: fence("cluster"),
          device: fence("device"),
          system: fence("system"),
        },
      },
    },
    clock: clock("clock", "clock64", "i64"),
    globalTimer: clock("globalTimer", "globaltimer", "u64"),
    sleep: intrinsic(lowering, "sleep", [1, 1], ([x]) => {
      build.ptx("nanosleep.u32 $0;", "void", [argumentOf(lowering, x, ["u32", "i32"], "sleep")], "ordered");
      return nothing;
    }),
    trap: ordered("trap", "trap;"),
    grid: { kind: "record", name: "grid", fields: { sync: gridSync(lowering) } },
    gridDependency: {
      kind: "record",
      name: "gridDependency",
      fields: {
        wait: ordered("gridDependency.wait", "griddepcontrol.wait;"),
        launch: ordered("gridDependency.launch", "griddepcontrol.launch_dependents;"),
      },
    },
  };
}

/** Returns a barrier of part of a block, by its index and number of threads. `sync` is barrier 0. */
function namedBarrier(lowering: Lowering, action: "sync" | "arrive"): IntrinsicOperand {
  const name = `barrier.${action}`;
  return intrinsic(lowering, name, [2, 2], ([index, threads]) => {
    const node = lowering.callNode!;
    if (index!.kind === "literal" && !(Number(index!.value) >= 1 && Number(index!.value) <= 15))
      lowering.fail(node, `${name} with the index ${index!.value}`, "Use 1 to 15. The barrier 0 is sync().");
    if (threads!.kind === "literal" && (Number(threads!.value) < 32 || Number(threads!.value) % 32 !== 0))
      lowering.fail(
        node,
        `${name} of ${threads!.value} threads`,
        "Use a multiple of 32, the size of a warp.",
      );
    const values = [index, threads].map((each) => argumentOf(lowering, each, ["u32", "i32"], name));
    lowering.build.ptx(`barrier.${action} $0, $1;`, "void", values, "ordered");
    return nothing;
  });
}

/**
 * Returns the barrier of all blocks of a cooperative launch. The driver's workspace of the grid has a counter at
 * offset 4. All blocks together add 2^31 to it, so the last block changes its top bit.
 */
function gridSync(lowering: Lowering): IntrinsicOperand {
  const { build } = lowering;
  const u32 = (value: number): Value => build.constant("u32", value);
  const three = (register: string, op: "or" | "mul"): Value => {
    const [x, y, z] = ["x", "y", "z"].map((axis) =>
      build.convert(build.special(`${register}.${axis}`), "u32"),
    );
    return build.binary(op, build.binary(op, x!, y!), z!);
  };
  return intrinsic(lowering, "grid.sync", [0, 0], () => {
    const [first, wait, after] = [build.block(), build.block(), build.block()];
    build.ptx("bar.sync 0;", "void", [], "ordered");
    build.branch(build.binary("eq", three("tid", "or"), u32(0)), first, after);
    build.seal(first);
    build.enter(first);
    const high = build.convert(build.special("envreg1", "u32"), "u64");
    const low = build.convert(build.special("envreg2", "u32"), "u64");
    const workspace = build.binary("or", build.shift("shl", high, u32(32)), low);
    const others = build.binary("sub", three("nctaid", "mul"), u32(1));
    const isFirst = build.binary("eq", three("ctaid", "or"), u32(0));
    const amount = build.select(isFirst, build.binary("sub", u32(0x80000000), others), u32(1));
    build.ptx("fence.acq_rel.gpu;", "void", [], "ordered");
    const before = build.ptx(
      "atom.add.release.gpu.u32 $d, [$0+4], $1;",
      "u32",
      [workspace, amount],
      "ordered",
    );
    build.jump(wait);
    build.enter(wait);
    const now = build.ptx("ld.acquire.gpu.u32 $d, [$0+4];", "u32", [workspace], "ordered");
    const changed = build.binary("and", build.binary("xor", before, now), u32(0x80000000));
    build.branch(build.binary("eq", changed, u32(0)), wait, after);
    build.seal(wait);
    build.seal(after);
    build.enter(after);
    build.ptx("bar.sync 0;", "void", [], "ordered");
    return nothing;
  });
}

/** Returns the operations of the blocks of a cluster (sm_90). */
export function cluster(lowering: Lowering): RecordOperand {
  const { build } = lowering;
  const barrier = (name: string, ...texts: readonly string[]) =>
    intrinsic(lowering, `cluster.${name}`, [0, 0], () => {
      for (const text of texts) build.ptx(`barrier.cluster.${text};`, "void", [], "ordered");
      return nothing;
    });
  const axes = ["x", "y", "z"] as const;
  const special = (name: string, register: string): RecordOperand => ({
    kind: "record",
    name,
    fields: Object.fromEntries(
      axes.map((axis) => [axis, () => computed(build.special(`${register}.${axis}`))]),
    ),
  });
  return {
    kind: "record",
    name: "cluster",
    fields: {
      rank: () => computed(build.special("cluster_ctarank")),
      size: () => computed(build.special("cluster_nctarank")),
      blockIdx: special("cluster.blockIdx", "cluster_ctaid"),
      sync: barrier("sync", "arrive.aligned", "wait.aligned"),
      arrive: barrier("arrive", "arrive.aligned"),
      wait: barrier("wait", "wait.aligned"),
      shared: intrinsic(lowering, "cluster.shared", [2, 2], ([array, rank]) => {
        const node = lowering.callNode!;
        if (array?.kind !== "array" || array.space !== "shared")
          return lowering.fail(
            node,
            "cluster.shared takes an array of shared memory",
            'Declare it: shared("f32", 256).',
          );
        const block = argumentOf(lowering, rank, ["u32", "i32"], "cluster.shared");
        const base = build.ptx("mapa.shared::cluster.u32 $d, $0, $1;", "u32", [array.base, block]);
        return { ...array, base, space: "shared::cluster" };
      }),
    },
  };
}
