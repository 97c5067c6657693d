import type { Root } from "nlcst";
import retextEnglish from "retext-english";
import { unified } from "unified";
import type { Term } from "./glossary.ts";
import type { Kind, Text } from "./texts.ts";

/** A breach of one rule by one sentence. */
export interface Breach {
  readonly line: number;
  readonly rule: "opener" | "term" | "length" | "chain" | "inversion" | "ending" | "phrase";
  readonly message: string;
  readonly sentence: string;
}

export interface Sentence {
  readonly line: number;
  readonly text: string;
}

const LONGEST_SENTENCE = 25;

const english = unified().use(retextEnglish);

const lineBreaks = (text: string): number => text.split("\n").length - 1;

/** Splits a text into sentences, by the sentence parser of retext. */
export function sentencesOf({ text, line }: Pick<Text, "text" | "line">): Sentence[] {
  const root = english.parse(text) as Root;
  const found: Sentence[] = [];
  for (const paragraph of root.children) {
    if (paragraph.type !== "ParagraphNode") continue;
    for (const sentence of paragraph.children) {
      if (sentence.type !== "SentenceNode") continue;
      const { start, end } = sentence.position!;
      let at = line + start.line - 1;
      // The parser takes a number before a full stop for an abbreviation, and a small letter for the same sentence.
      for (const part of text
        .slice(start.offset, end.offset)
        .split(/(?<=\d\.)(?=\s+[A-Z])|(?<=(?<!\betc|\bvs)[a-z)`"]{2}\.)(?=\s+[a-z])/)) {
        const leading = /^\s*/.exec(part)![0];
        found.push({ line: at + lineBreaks(leading), text: part.replaceAll(/\s+/g, " ").trim() });
        at += lineBreaks(part);
      }
    }
  }
  return found;
}

/** First words that stand for a noun without naming it. */
const headless =
  /^(?:what|whether|whose|who|those|that|the same|such|so many|so much|how|nobody|somebody|anybody)\b/i;
/** Words that continue the name of the group in the name of a test: "a device", "that is closed refuses calls". */
const continuation = /^(?:that|those|whose|such|its?|they|their|others?)\b/i;
/** Pronouns whose noun can only be in another comment when they open a text. */
const pronoun = /^(?:it|its|they|their|them|others|he|she|his|her)\b/i;
const question = /\?["')]*$/;

const auxiliary = "(?:is|are|was|were|does|do|did|has|have|had|can|could|will|would|must|may|might|should)";
const subject =
  "(?:it|they|he|she|the|a|an|this|that|these|those|any|each|every|its|their|one|there|we|you|nothing|anything|both|[a-z]+s)";
const inversion = new RegExp(
  [
    `\\bnor ${auxiliary}\\b`,
    `\\b(?:never|nowhere|seldom|rarely|hardly|scarcely|not once|not only|at no time) ${auxiliary} ${subject}\\b`,
    `\\bonly (?:then|there|here|now|so|thus|afterwards) ${auxiliary} \\w`,
    `^(?:only (?:when|where|if|after|once|while|in|on|at|by|from|with|for) .{3,80}?,? ${auxiliary} ${subject}\\b)`,
    `\\bso (?:does|do|did) ${subject}\\b`,
    `\\b(?:as|than) (?:does|do|did|has|have|had) (?:the|a|an|it|they|this|its)\\b`,
  ].join("|"),
  "i",
);

/** Phrases that a reader has to read twice. */
const twisted =
  /(?<!\bthere )\b(?:is|are|was) no (?!longer\b|more\b|less\b|later\b|different\b|such\b)[a-z]/i;

const wordsOf = (sentence: string): number =>
  sentence.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Marks that join clauses. Marks inside times, addresses and code (`a:b`) have no space behind them. */
const links = (sentence: string): number => sentence.match(/[:;](?= |$)/g)?.length ?? 0;

const prose: readonly Kind[] = ["doc", "comment", "message", "test", "paragraph"];

function breachesOfSentence(
  sentence: Sentence,
  text: Text,
  opens: boolean,
  terms: readonly Term[],
): Breach[] {
  const found: Breach[] = [];
  const add = (rule: Breach["rule"], message: string): void => {
    found.push({ line: sentence.line, rule, message, sentence: sentence.text });
  };
  const words = sentence.text;
  const continues = text.kind === "test" && continuation.test(words);
  if (prose.includes(text.kind) && !continues && !question.test(words)) {
    const [opener] = headless.exec(words) ?? [];
    if (opener !== undefined) add("opener", `begins with "${opener}": name the subject`);
    else if (opens && /^(?:doc|comment|message|test)$/.test(text.kind)) {
      const [first] = pronoun.exec(words) ?? [];
      if (first !== undefined) add("opener", `begins with "${first}": name the subject`);
    }
    if (text.kind === "doc" && opens && /^(?:when|where|why)\b(?!ever)[^,]*$/i.test(words))
      add("opener", "is a clause without a subject: name the value");
  }
  for (const { avoid, say, pattern } of terms) if (pattern.test(words)) add("term", `"${avoid}": say ${say}`);
  const count = wordsOf(words);
  if (count > LONGEST_SENTENCE) add("length", `has ${count} words, at most ${LONGEST_SENTENCE} are allowed`);
  if (links(words) > 1) add("chain", "joins more than two clauses by colons or semicolons");
  const [turned] = inversion.exec(words) ?? [];
  if (turned !== undefined) add("inversion", `"${turned}": put the subject before the verb`);
  const [phrase] = twisted.exec(words) ?? [];
  if (phrase !== undefined && text.kind !== "heading")
    add("phrase", `"${phrase}...": say "is not a" or "does not"`);
  return found;
}

/** Returns the breaches of the style in one text. */
export function breachesOf(text: Text, terms: readonly Term[]): Breach[] {
  const found = sentencesOf(text).flatMap((sentence, index) =>
    breachesOfSentence(sentence, text, index === 0 && text.first, terms),
  );
  const ending = /[,:;]$/.exec(text.text.trim())?.[0];
  if (text.kind === "doc" && ending !== undefined && !text.followed) {
    const line = text.line + text.text.split("\n").length - 1;
    const message = `ends with "${ending}": a comment stands alone`;
    found.push({ line, rule: "ending", message, sentence: text.text.split("\n").at(-1)! });
  }
  return found;
}
