import { elementBytes } from "../language/element.ts";
import { argumentOf, intrinsic } from "./define-intrinsic.ts";
import { checkSpace, type ElementArgument, elementArgument } from "./element-argument.ts";
import type { Lowering } from "./lowering.ts";
import {
  computed,
  fieldOf,
  type IntrinsicOperand,
  nothing,
  type Operand,
  type RecordOperand,
} from "./operand.ts";
import { checkOptions } from "./options.ts";

/** Returns the asynchronous copies from global to shared memory (`cp.async`, sm_80; `cp.async.bulk`, sm_90). */
export function asyncCopies(lowering: Lowering): RecordOperand {
  const { build } = lowering;
  const commit = intrinsic(lowering, "async.commit", [0, 0], () => {
    build.ptx("cp.async.commit_group;", "void", [], "ordered");
    return nothing;
  });
  const wait = intrinsic(lowering, "async.wait", [0, 1], ([pending]) => {
    const count = pending === undefined ? 0 : pending.kind === "literal" ? Number(pending.value) : Number.NaN;
    if (!Number.isInteger(count) || count < 0)
      lowering.fail(lowering.callNode!, "the number of groups is not a constant", "Write async.wait(1).");
    build.ptx(`cp.async.wait_group ${count};`, "void", [], "ordered");
    return nothing;
  });
  const arrive = intrinsic(lowering, "async.arrive", [2, 2], (args) => {
    const place = barrierOf(lowering, args, "async.arrive");
    const text = `cp.async.mbarrier.arrive.noinc.shared.b64 ${place.at(0)};`;
    build.ptx(text, "void", [place.address], "ordered");
    return nothing;
  });
  return {
    kind: "record",
    name: "async",
    fields: { copy: copy(lowering), commit, wait, arrive, bulk: bulk(lowering) },
  };
}

/** Returns `async.copy(to, i, from, j, count)`: 4, 8 or 16 bytes of one thread. */
function copy(lowering: Lowering): IntrinsicOperand {
  return intrinsic(lowering, "async.copy", [4, 5], (args) => {
    const [to, from] = ends(lowering, args, "async.copy");
    const count = args[4] === undefined ? 1 : args[4].kind === "literal" ? Number(args[4].value) : Number.NaN;
    const bytes = count * elementBytes(to.element);
    if (![4, 8, 16].includes(bytes))
      lowering.fail(
        lowering.callNode!,
        Number.isNaN(bytes) ? "the count is not a constant" : `async.copy of ${bytes} bytes`,
        "A thread copies 4, 8 or 16 bytes: async.copy(to, i, from, j, 4) copies four f32.",
      );
    const cache = bytes === 16 ? "cg" : "ca";
    const text = `cp.async.${cache}.shared.global ${to.at(0)}, ${from.at(1)}, ${bytes};`;
    lowering.build.ptx(text, "void", [to.address, from.address], "ordered");
    return nothing;
  });
}

/** Returns `async.bulk(to, i, from, j, { count, barrier, at })`: many elements, by one thread. */
function bulk(lowering: Lowering): IntrinsicOperand {
  const { build } = lowering;
  return intrinsic(lowering, "async.bulk", [5, 5], (args) => {
    const node = lowering.callNode!;
    const [to, from] = ends(lowering, args, "async.bulk");
    checkOptions(lowering, args[4], ["count", "barrier", "at"]);
    const option = (name: string): Operand => {
      const found = args[4]?.kind === "record" ? fieldOf(args[4], name) : undefined;
      return found ?? lowering.fail(node, `async.bulk needs ${name}`, "Write { count, barrier, at: 0 }.");
    };
    const count = argumentOf(lowering, option("count"), ["u32", "i32"], "async.bulk");
    const bytes = build.binary(
      "mul",
      build.convert(count, "u32"),
      build.constant("u32", elementBytes(to.element)),
    );
    const barrier = barrierOf(lowering, [option("barrier"), option("at")], "async.bulk");
    const opcode = "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes";
    const text = `${opcode} ${to.at(0)}, ${from.at(1)}, $2, ${barrier.at(3)};`;
    build.ptx(text, "void", [to.address, from.address, bytes, barrier.address], "ordered");
    return nothing;
  });
}

/** Returns the target in shared memory and the source in global memory of a copy. */
function ends(
  lowering: Lowering,
  args: readonly Operand[],
  name: string,
): [ElementArgument, ElementArgument] {
  const to = elementArgument(lowering, args.slice(0, 2), name);
  const from = elementArgument(lowering, args.slice(2, 4), name);
  checkSpace(lowering, to, "shared", name);
  checkSpace(lowering, from, "global", name);
  if (elementBytes(to.element) !== elementBytes(from.element))
    lowering.fail(
      lowering.callNode!,
      `${name} from ${from.element.scalar} to ${to.element.scalar}`,
      "Use arrays of one element type.",
    );
  return [to, from];
}

/** Returns an mbarrier: an element of an array of u64 in shared memory. */
function barrierOf(lowering: Lowering, args: readonly Operand[], name: string): ElementArgument {
  const place = elementArgument(lowering, args, name);
  checkSpace(lowering, place, "shared", name);
  if (place.element.scalar !== "u64" || place.element.lanes !== 1)
    lowering.fail(lowering.callNode!, `${name} on ${place.element.scalar}`, 'Use shared("u64", 1).');
  return place;
}

/** Returns the operations on mbarriers, which are elements of an array of u64 in shared memory (sm_80). */
export function mbarriers(lowering: Lowering): RecordOperand {
  const { build } = lowering;
  const on = (
    name: string,
    count: number,
    run: (place: ElementArgument, more: Operand | undefined) => Operand,
  ) =>
    intrinsic(lowering, `mbarrier.${name}`, [count, count], (args) =>
      run(barrierOf(lowering, args, `mbarrier.${name}`), args[2]),
    );
  const word = (operand: Operand | undefined) => argumentOf(lowering, operand, ["u32", "i32"], "mbarrier");
  const init = on("init", 3, (place, count) => {
    build.ptx(
      `mbarrier.init.shared.b64 ${place.at(0)}, $1;`,
      "void",
      [place.address, word(count)],
      "ordered",
    );
    return nothing;
  });
  const arrive = on("arrive", 2, (place) =>
    computed(build.ptx(`mbarrier.arrive.shared.b64 $d, ${place.at(0)};`, "u64", [place.address], "ordered")),
  );
  const expect = on("arriveAndExpect", 3, (place, bytes) => {
    const text = `mbarrier.arrive.expect_tx.shared.b64 $d, ${place.at(0)}, $1;`;
    return computed(build.ptx(text, "u64", [place.address, word(bytes)], "ordered"));
  });
  const test = (name: string) => (place: ElementArgument, parity: Operand | undefined) => {
    const text = `mbarrier.${name}.parity.shared.b64 $d, ${place.at(0)}, $1;`;
    return computed(build.ptx(text, "bool", [place.address, word(parity)], "ordered"));
  };
  const wait = on("wait", 3, (place, parity) => {
    const phase = computed(word(parity));
    const [again, done] = [build.block(), build.block()];
    build.jump(again);
    build.enter(again);
    build.branch(test("try_wait")(place, phase).value, done, again);
    build.seal(again);
    build.seal(done);
    build.enter(done);
    return nothing;
  });
  return {
    kind: "record",
    name: "mbarrier",
    fields: { init, arrive, arriveAndExpect: expect, test: on("test", 3, test("test_wait")), wait },
  };
}
