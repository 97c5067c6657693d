import { spawnSync } from "node:child_process";

/** Last commit whose subject the rules do not cover. */
const RULES_BEGIN_AFTER = "af470bce";
const LONGEST_SUBJECT = 72;

/** Verbs in the imperative that end like another form of a verb, or like a noun in the plural. */
const imperatives = new Set([
  ...["access", "address", "assess", "bless", "bring", "bypass", "compress", "cross", "discuss", "dismiss"],
  ...["embed", "express", "feed", "focus", "guess", "miss", "need", "pass", "ping", "press", "process"],
  ...["proceed", "progress", "reprocess", "seed", "shed", "speed", "stress", "string", "suppress", "toss"],
  ...["trespass", "witness"],
]);

/**
 * First words of subjects that are not verbs: articles, pronouns, prepositions, question words, and nouns of
 * this repository.
 */
const notVerbs = new Set([
  ...["a", "an", "the", "this", "that", "it", "its", "they", "their", "we", "our", "all", "each", "every"],
  ...["both", "some", "one", "two", "three", "four", "five", "six", "more", "most", "no", "none", "nothing"],
  ...[
    "what",
    "who",
    "whose",
    "where",
    "when",
    "why",
    "how",
    "whether",
    "which",
    "if",
    "as",
    "at",
    "by",
    "for",
  ],
  ...[
    "from",
    "in",
    "into",
    "of",
    "on",
    "to",
    "with",
    "without",
    "after",
    "before",
    "while",
    "until",
    "since",
  ],
  ...[
    "and",
    "or",
    "but",
    "not",
    "never",
    "only",
    "also",
    "better",
    "new",
    "old",
    "faster",
    "slower",
    "smaller",
  ],
  ...["memory", "code", "documentation", "history", "shared", "soft", "rdma", "cuda", "ptx", "gpu", "nic"],
]);

/** Returns the breaches of the rules by one subject: imperative, capital letter, no full stop, at most 72 characters. */
export function subjectProblems(subject: string): string[] {
  const problems: string[] = [];
  if (subject.length > LONGEST_SUBJECT)
    problems.push(`has ${subject.length} characters, at most ${LONGEST_SUBJECT} are allowed`);
  if (/\.$/.test(subject)) problems.push("ends with a full stop");
  const [first = ""] = subject.split(/[^\w'-]/, 1);
  const word = first.toLowerCase();
  if (!/^[A-Z]/.test(subject)) problems.push("does not begin with a capital letter");
  const otherForm = /(?:ing|ed|[^s]s|'s)$/.test(word) && !imperatives.has(word);
  if (otherForm || notVerbs.has(word) || /^\d/.test(word))
    problems.push(`begins with "${first}", a verb in the imperative is expected ("Add", "Fix", "Move")`);
  return problems;
}

const git = (...args: string[]): string | undefined => {
  const { status, stdout } = spawnSync("git", args, { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
};

/** Returns the breaches by the subjects of the commits that the rules cover. A clone without that history has none. */
export function commitProblems(): string[] {
  if (git("merge-base", "--is-ancestor", RULES_BEGIN_AFTER, "HEAD") === undefined) return [];
  const log = git("log", "--no-merges", "--format=%h %s", `${RULES_BEGIN_AFTER}..HEAD`) ?? "";
  return log
    .split("\n")
    .filter((line) => line !== "")
    .flatMap((line) => {
      const subject = line.slice(line.indexOf(" ") + 1);
      return subjectProblems(subject).map((problem) => `commit ${line}: the subject ${problem}`);
    });
}
