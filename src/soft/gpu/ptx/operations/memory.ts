// Operations on memory and addresses.
import { bytesOf, isFloat, isHalf, type Scalar, type Space } from "./scalar.ts";
import { SCOPES, SPACE_WORDS, type Words } from "./words.ts";

/** Words of loads and stores. Hints for caches have no effect. */
const ACCESS = [
  ...SPACE_WORDS,
  ..."weak relaxed acquire release volatile mmio cta cluster gpu sys v2 v4 v8".split(" "),
  ..."nc ca cg cs cv lu wb wt L1::no_allocate L1::evict_normal L1::evict_first L1::evict_last".split(" "),
  ..."L1::evict_unchanged L2::64B L2::128B L2::256B L2::cache_hint".split(" "),
  ..."L2::evict_last L2::evict_normal L2::evict_first".split(" "),
];

/** Returns the memory order of an access. Volatile accesses and accesses of devices are relaxed. */
function accessOrder(words: Words): "weak" | "relaxed" | "acquire" | "release" {
  const order = words.oneOf(["relaxed", "acquire", "release"]);
  return order ?? (words.has("volatile") || words.has("mmio") ? "relaxed" : "weak");
}

/** Decodes the loads `ld` and `ldu` and the store `st`. */
export const access =
  <K extends string>(kind: K) =>
  (words: Words) => {
    const { type, space, elements } = words;
    words.only(ACCESS);
    if (type === "b128" || type === "pred") words.refuse();
    return { kind, type, space, elements, order: accessOrder(words), scope: words.oneOf(SCOPES) };
  };

export function move(words: Words) {
  const { type } = words;
  words.only();
  if (type === "b128") words.refuse();
  return { kind: "move" as const, type };
}

/** Decodes cvta. `to` is true for the conversion of a generic address to one of the space. */
export function convertAddress(words: Words) {
  const { space, type } = words;
  if (space === "generic" || bytesOf(type) !== 8) words.refuse();
  words.only(["to", ...SPACE_WORDS.filter((each) => each.startsWith(space))]);
  return { kind: "convertAddress" as const, space, to: words.has("to") };
}

export function isSpace(words: Words) {
  const { space } = words;
  if (space === "generic") words.refuse();
  return { kind: "isSpace" as const, space };
}

const ATOMICS = ["add", "exch", "cas", "min", "max", "inc", "dec", "and", "or", "xor"] as const;
export type AtomicName = (typeof ATOMICS)[number];

/** Returns the name of an atomic operation. Refuses one that its type does not have. */
function atomicName(words: Words, type: Scalar): AtomicName {
  const name = words.oneOf(ATOMICS) ?? words.refuse();
  const isExtreme = name === "min" || name === "max";
  const isGeneral = name === "add" || name === "exch" || name === "cas";
  if (isHalf(type) ? !(isGeneral || isExtreme) : isFloat(type) && !isGeneral) words.refuse();
  return name;
}

/** Decodes `atom` and `red`. */
export function atomic(words: Words) {
  const { type, space, elements } = words;
  words.only([
    ...ATOMICS,
    ...["global", "shared", "shared::cta", "shared::cluster", "cta", "cluster", "gpu", "sys"],
    ...["relaxed", "acquire", "release", "acq_rel", "noftz", "v2", "v4", "v8", "L2::cache_hint"],
  ]);
  const name = atomicName(words, type);
  const bytes = bytesOf(type);
  if (bytes < 2 || bytes > 8 || (bytes === 2 && !isHalf(type) && name !== "cas")) words.refuse();
  const order = words.oneOf(["relaxed", "acquire", "release", "acq_rel"]);
  return { kind: "atomic" as const, type, space, elements, action: name, order, scope: words.oneOf(SCOPES) };
}

/** Decodes `membar` and `fence`. */
export function fence(words: Words) {
  words.only(
    /^(cta|gl|sys|gpu|cluster|acq_rel|sc|acquire|release|proxy|alias|async|mbarrier_init|sync_restrict|tensormap|to_proxy|from_proxy|shared::cta$|shared::cluster$)/,
    0,
  );
  return { kind: "fence" as const, scope: words.oneOf(SCOPES) };
}

/** Decodes mapa and getctarank, which concern addresses in the shared memory of a cluster. */
export const clusterAddress =
  <K extends string>(kind: K) =>
  (words: Words) => {
    words.only(["shared::cluster"]);
    const { type } = words;
    if (kind === "mapa" && bytesOf(type) !== 8 && !words.has("shared::cluster")) words.refuse();
    return { kind, type };
  };

const COPY = [
  ...["async", "bulk", "ca", "cg", "shared", "shared::cta", "shared::cluster", "global", "L2", "L2::\\w+"],
  ...["bulk_group", "mbarrier::complete_tx::bytes", "noftz"],
];
const REDUCTIONS = ["reduce", "add", "min", "max", "inc", "dec", "and", "or", "xor"];
const COPY_WORDS = new RegExp(`^(${COPY.join("|")})$`);
const BULK_WORDS = new RegExp(`^(${[...COPY, ...REDUCTIONS].join("|")})$`);

/** Decodes cp.async and cp.async.bulk. Copies run at once, so that groups of copies need no code. */
export function copy(words: Words) {
  const { modifiers } = words;
  if (words.oneOf(["tensor", "mask"]) !== undefined) words.refuse();
  if (modifiers.some((each) => each.startsWith("multicast"))) words.refuse();
  if (words.oneOf(["commit_group", "wait_group", "wait_all", "prefetch"]) !== undefined) return hint();
  // Without .noinc, the arrival also increments the pending count, so the count does not change.
  if (words.has("mbarrier")) return words.has("noinc") ? { kind: "copyArrival" as const } : hint();
  if (words.has("bulk")) return bulkCopy(words);
  words.only(COPY_WORDS, 0);
  return { kind: "asyncCopy" as const, hasCacheHint: words.has("L2::cache_hint") };
}

function bulkCopy(words: Words) {
  words.only(BULK_WORDS);
  const spaces = words.modifiers.filter((each) => /^(global|shared)/.test(each));
  const [to, from] = spaces.map((each) => each.split("::")[0] as Space);
  if (to === undefined || from === undefined) words.invalid("cp.async.bulk needs two spaces");
  const reduction = words.modifiers[0] === "reduce" ? reductionOf(words) : undefined;
  const completes = words.has("mbarrier::complete_tx::bytes");
  return { kind: "bulkCopy" as const, to, from, reduction, completes };
}

function reductionOf(words: Words) {
  const [type = words.refuse()] = words.types;
  return { type, action: atomicName(words, type) };
}

const MBARRIER = [
  ...(["init", "inval", "expect_tx", "complete_tx", "arrive", "arrive_drop"] as const),
  ...(["test_wait", "try_wait", "pending_count"] as const),
];
const WITHOUT_RESULT: readonly string[] = ["init", "inval", "expect_tx", "complete_tx"];

export function mbarrier(words: Words) {
  const [first, ...rest] = words.modifiers;
  const action = MBARRIER.find((each) => each === first) ?? words.refuse();
  words.only([
    ...[action, "shared", "shared::cta", "shared::cluster", "b64", "parity", "noComplete", "expect_tx"],
    ...["relaxed", "acquire", "release", "cta", "cluster"],
  ]);
  return {
    kind: "mbarrier" as const,
    hasResult: !WITHOUT_RESULT.includes(action),
    action,
    space: words.space,
    /** True for an arrival that first adds expected bytes. */
    expects: rest.includes("expect_tx"),
    /** True for a wait that names the parity of the phase. */
    byParity: words.has("parity"),
  };
}

/** Decodes griddepcontrol. */
export const dependency = (words: Words) => ({ kind: "dependency" as const, waits: words.has("wait") });

/** Operation without effect on the soft GPU. */
export const hint = () => ({ kind: "hint" as const });

/** Decodes an operation whose modifiers have no effect. */
export const bare =
  <K extends string>(kind: K) =>
  () => ({ kind });
