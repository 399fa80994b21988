import { collapseWhitespace } from '../text/text.ts';
import type { Paragraph } from './paragraphs.ts';

const FACTS_HEADING =
  /^\W*(?:brief\s+|the\s+|relevant\s+|factual\s+)*(?:facts?|background|factual\s+matrix|factual\s+background)\b.{0,40}$/i;
const FACTS_CUE =
  /\b(?:(?:brief|short|relevant|necessary|material|undisputed|admitted|factual)\s+(?:facts?|matrix|background)|facts\s+(?:of\s+the\s+(?:present\s+)?case|in\s+(?:brief|short)|giving|leading|necessary|relevant|which|are|as)|case\s+of\s+the\s+(?:petitioners?|appellants?|plaintiffs?|prosecution|complainant|applicant)|prosecution\s+(?:case|story)|it\s+is\s+(?:stated|averred|alleged|the\s+case)|according\s+to\s+the\s+(?:petitioners?|prosecution|plaintiffs?|complainant|appellants?))\b/i;
/** The reporter's headnote above an old judgment: its holdings and lists are not facts. */
const HEADNOTE = /^\W*(?:held\b|citation\b|citator\s+info|(?:r|rf|d|f|e|c|mv|rel)\s+\[?19\d\d)/i;
/** 'HEGDE, K.S. … CITATION: 1970 AIR …': the block that opens an old report. */
const BENCH_AND_CITATION = /^[^a-z]{0,400}\bCITATION:[^a-z]{0,400}(?=[A-Z][a-z]|\b[a-z]|$)/u;
/**
 * Lacks the flag `u`, which makes every word border of a pattern that ignores case slow; letters are Latin or Indian.
 */
const MOTIVE_CUE =
  /\b(?:(?:this|the\s+(?:present|instant|above|captioned))\s+(?:[A-Za-z\u00c0-\u024f\u0900-\u0dff.()-]+\s+){0,4}(?:petition|appeal|application|revision|reference|suit|case|writ)s?\b|(?:has|have)\s+(?:been\s+)?(?:filed|preferred|approached)|(?:filed|preferred)\s+(?:under|against|by|challenging|seeking)|prays?\b|prayer\b|pray(?:ed|ing)\s+for|challeng(?:e|es|ed|ing)|seek(?:s|ing)?\b|aggrieved\s+by|assail(?:s|ed|ing)?|is\s+directed\s+against)/i;
const FACTS_LENGTH = 1_200;
const MOTIVE_LENGTH = 500;
const SEARCHED = 14;

/**
 * The passage that states the facts: the paragraphs under a *facts* heading, else the first of the early paragraphs
 * that says it gives them, else the first long one; at most about 1,200 characters, cut at a sentence. Undefined
 * when the judgment has no paragraph of its own.
 */
export function caseFacts(paragraphs: readonly Paragraph[]): string | undefined {
  const own = paragraphs.filter((one) => one.head !== true && !HEADNOTE.test(one.text));
  const below = own.filter((one) => !BENCH_AND_CITATION.test(one.text));
  const body = below.some((one) => one.text.length > 80)
    ? below
    : own.map((one) => ({ ...one, text: one.text.replace(BENCH_AND_CITATION, '') }));
  const heading = body.findIndex((one) => one.heading === true && FACTS_HEADING.test(one.text));
  const early = body.filter((one) => one.heading !== true && one.text.length > 80).slice(0, SEARCHED);
  const chosen =
    heading >= 0
      ? body.slice(heading + 1).find((one) => one.text.length > 80)
      : early.find((one) => givesFacts(one.text.slice(0, 400)));
  const first = chosen ?? early.find((one) => one.text.length > 200) ?? early[0];
  if (first === undefined) return undefined;
  const at = body.indexOf(first);
  let passage = first.text;
  for (const next of body.slice(at + 1)) {
    if (passage.length >= 500 || next.heading === true) break;
    passage += ` ${next.text}`;
  }
  return clipped(passage, FACTS_LENGTH);
}

const FACTS_WORDS = [
  'fact',
  'case',
  'matrix',
  'background',
  'story',
  'stated',
  'averred',
  'alleged',
  'according',
];

/** Each cue contains one of a few words; checking for those first is faster. */
function givesFacts(text: string): boolean {
  const small = text.toLowerCase();
  return FACTS_WORDS.some((word) => small.includes(word)) && FACTS_CUE.test(text);
}

/** The relief that the petitioner seeks: the sentence that names the proceeding and its prayer, at most 500 characters. */
export function caseMotive(paragraphs: readonly Paragraph[]): string | undefined {
  const body = paragraphs.filter((paragraph) => paragraph.heading !== true);
  const prayer = body.find((one) => one.head === true && /\bprayer\b/i.test(one.text));
  if (prayer !== undefined) {
    const said = /\bprayer\b[^:]{0,40}:\s*(.{20,})/isu.exec(prayer.text)?.[1];
    if (said !== undefined)
      return clipped(said.split(/\n(?=\s*for\s+petitioner)/i)[0] ?? said, MOTIVE_LENGTH);
  }
  for (const paragraph of body.filter((one) => one.head !== true).slice(0, 6)) {
    const said = paragraph.text.slice(0, 3_000);
    // When the whole paragraph does not match, none of its sentences does.
    if (!MOTIVE_CUE.test(said)) continue;
    for (const sentence of sentencesOf(said)) {
      if (sentence.length > 40 && MOTIVE_CUE.test(sentence)) return clipped(sentence, MOTIVE_LENGTH);
    }
  }
  return undefined;
}

/** Sentences of a paragraph; abbreviations as 'No. 5', 'v. State', 'Mr. X' do not end one. */
function sentencesOf(text: string): string[] {
  return text
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .split(
      /(?<=[.?!])(?<!\b(?:No|Nos|v|vs|Mr|Mrs|Ms|Dr|Sri|Smt|Sh|Sec|Art|Rs|Ltd|Co|Pvt|Hon|Crl|Cr|W\.P|\p{Lu})\.)\s+(?=[\p{Lu}"“(])/u,
    );
}

function clipped(text: string, length: number): string {
  const flat = collapseWhitespace(text);
  if (flat.length <= length) return flat;
  const cut = flat.slice(0, length);
  const stop = Math.max(cut.lastIndexOf('.'), cut.lastIndexOf('?'), cut.lastIndexOf('!'));
  if (stop > length * 0.5) return cut.slice(0, stop + 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;]+$/u, '')} …`;
}
