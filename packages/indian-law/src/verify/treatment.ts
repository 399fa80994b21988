import { findCitations } from '../citations/citations.ts';
import { collapseWhitespace } from '../text/text.ts';
import type { LibraryJudgment, TreatmentKind } from './types.ts';

/**
 * Words that treat a decision, from the gravest. A plain mention has none. In small letters, because names have them with
 * capitals: 'Institute of Applied Sciences'.
 */
const KINDS: readonly (readonly [TreatmentKind, RegExp])[] = [
  ['overruled', /\b[Oo]verrul(?:ed|ing|es|e)\b|\b(?:no\slonger|not)\s(?:a\s)?good\slaw\b|\bper\sincuriam\b/u],
  ['reversed', /\b(?:[Rr]eversed|[Ss]et\saside\sby)\b/u],
  [
    'doubted',
    /\b(?:doubted|doubting|not\sapproved|disapproved|dissented|not\sfollowed|cannot\sbe\sfollowed)\b/u,
  ],
  ['distinguished', /\b[Dd]istinguish(?:ed|able|ing)\b/u],
  ['affirmed', /\b(?:affirmed|approved|upheld|confirmed)\b/u],
  [
    'followed',
    /\b(?:[Ff]ollowed|[Ff]ollowing|[Rr]elied\s(?:up)?on|[Rr]eliance\s(?:is|was)\splaced|applied|reiterated)\b/u,
  ],
  ['referred', /\breferred\s(?:to\sa\slarger|for\sreconsideration)\b/u],
];
const SENTENCE = 500;
const END =
  /(?<!\b(?:[A-Z]|No|Nos|v|vs|Ors|Anr|paras?|Ltd|Co|Smt|Dr|Mr|Mrs|Shri|Cr|Crl|Art|Sec|s|ss|p|pp|SCC|AIR|SCR|SC))[.?!]["”’)\]]?\s{1,4}(?=["“‘([]?\p{Lu})/gu;

/** The sentence around a place of a paragraph, at most 500 characters to each side. */
export function sentenceAround(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - SENTENCE), start);
  let from = 0;
  for (const match of before.matchAll(END)) from = match.index + match[0].length;
  const after = text.slice(end, end + SENTENCE);
  END.lastIndex = 0;
  const stop = END.exec(after);
  return collapseWhitespace(
    before.slice(from) + text.slice(start, end) + after.slice(0, stop ? stop.index + 1 : after.length),
  );
}

/** The gravest treatment that a sentence has words for; undefined for a plain mention. */
export function treatmentOf(sentence: string): TreatmentKind | undefined {
  return KINDS.find(([, words]) => words.test(sentence))?.[0];
}

/** Orders treatments from the gravest; a plain mention is last. */
export function compareGravity(one: TreatmentKind | undefined, other: TreatmentKind | undefined): number {
  const place = (kind: TreatmentKind | undefined) =>
    kind === undefined ? KINDS.length : KINDS.findIndex(([known]) => known === kind);
  return place(one) - place(other);
}

export interface TreatingSentence {
  kind: TreatmentKind;
  sentence: string;
  /** Index of the paragraph, and its number. */
  index: number;
  paragraph?: string;
}

/**
 * The sentences of a judgment that cite a decision by one of its keys with a word of treatment, gravest first. The word
 * may belong to another decision of the same sentence: that is why the sentence is shown. O(n).
 */
export function treatmentIn(
  paragraphs: LibraryJudgment['paragraphs'],
  keys: ReadonlySet<string>,
): TreatingSentence[] {
  const found: TreatingSentence[] = [];
  for (const [index, { text, number }] of paragraphs.entries()) {
    if (!KINDS.some(([, words]) => words.test(text))) continue;
    for (const citation of findCitations(text)) {
      if (!keys.has(citation.key)) continue;
      const sentence = sentenceAround(text, citation.start, citation.end);
      const kind = treatmentOf(sentence);
      if (kind === undefined || found.some((one) => one.sentence === sentence)) continue;
      found.push({ kind, sentence, index, ...(number === undefined ? {} : { paragraph: number }) });
    }
  }
  return found.sort((a, b) => compareGravity(a.kind, b.kind) || a.index - b.index);
}
