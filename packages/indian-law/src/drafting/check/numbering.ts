import { prayerOf } from './prayer.ts';
import type { DraftLine, DraftParts, Finding } from './types.ts';

const REFERENCE =
  /\b(?:paras?|paragraphs?)\.?\s+(?:nos?\.?\s*)?(\d{1,3})\b(?!\s*(?:to|-|–|and|&|,)?\s*\d*\s*(?:of|in)\s+(?!this)(?:the|his|her|their|its)\b)/giu;
/** A paragraph of a judgment is cited behind its report. */
const REPORT = /\b(?:SCC|AIR|INSC|SCR|SCALE|Cri|LJ|supra\)|v\.|vs\.?)(?![\p{L}\p{N}])[^.;]{0,60}$/u;

/** Paragraphs of another paper: its other paragraphs in the same line are named without it. */
const OF_OTHER_PAPER =
  /\bpara(?:graph)?s?\b\.?(?:(?!\b(?:above|hereinabove|part of)\b)[^.;]){0,40}\b(?:of|in) (?:the|my|said|accompanying|above|that|his|her|their|its|such)\b(?: (?!affidavit)[\p{L}'’-]{1,16}){0,4}? (?:petition|plaint|application|appeal|complaint|written statement|counter[- ]?affidavit|memorandum|revision|reply|counter|claim|agreement|judgment|order|award)\b|\b(?:accompanying|annexed|appended|foregoing|said|above|main) (?:[\p{L}'’-]{1,16} ){0,3}?(?:petition|plaint|application|appeal|complaint|written statement|memorandum|revision|reply)\b[^.]{0,200}\b(?:its|whose|the|of) (?:contents of )?para(?:graph)?s?\b/iu;

/** 'Paragraphs 1 and 2 of this petition', in the affidavit behind it. */
const OF_PAPER_BEFORE =
  /\bpara(?:graph)?s?\b[^.;]{0,40}\b(?:of|in) this (?:writ )?(?:petition|plaint|application|appeal|complaint|written statement|memorandum|revision)\b/iu;
/** True for words about the paragraphs of another paper; an affidavit speaks so of the paper that it supports. */
export const isOfOtherPaper = (text: string, kind: DraftParts['kind']): boolean =>
  OF_OTHER_PAPER.test(text) || (kind === 'affidavit' && OF_PAPER_BEFORE.test(text));

/** Paragraphs whose number does not follow the one before. A list may begin again at 1. */
function brokenNumbers(paragraphs: DraftParts['paragraphs']): Finding[] {
  const findings: Finding[] = [];
  let last = 0;
  let place = 0;
  // Addressees may have numbers too, of which the first stands behind 'To'.
  const first = Math.max(
    0,
    paragraphs.findIndex(({ number }) => number === 1),
  );
  for (const { number, block, start, typed } of paragraphs.slice(first)) {
    const expected = last + 1;
    place = number === 1 ? 1 : place + 1;
    last = number;
    if (number === expected || number === place) continue;
    place = expected;
    const end = start + String(number).length;
    findings.push({
      rule: 'numbering_broken',
      block,
      values: { number: String(number), expected: String(expected) },
      ...(typed === undefined ? {} : { fix: { kind: 'replace', block, start, end, text: String(expected) } }),
    });
  }
  return findings;
}

/** 'Paragraph 12 above': the words that lead to the answer's own paragraphs. */
const OF_ITSELF =
  /^(?:(?!\b(?:of|in) (?!this)|,)[^.;]){0,40}\b(?:above|hereinabove|below|hereof|of this|herein|supra)\b/iu;
const ANSWERS = /\b(?:rejoinder|reply|counter|written statement|objections?|in opposition)\b/iu;

/** References to paragraphs that the draft does not have. */
function brokenReferences(line: DraftLine, highest: number, answers: boolean): Finding[] {
  return [...line.text.matchAll(REFERENCE)]
    .filter(({ 1: number, index }) => {
      const before = line.text.slice(Math.max(0, index - 80), index);
      const elsewhere = REPORT.test(before) || (answers && !OF_ITSELF.test(line.text.slice(index)));
      return Number(number) > highest && !elsewhere;
    })
    .map(({ 0: name }) => ({ rule: 'reference_broken', block: line.block, values: { name } }));
}

/** Paragraphs of a paper that is named: 'paragraph 5 of the affidavit', 'paras 1 to 8 of the petition'. */
const OF_NAMED =
  /\bpara(?:graph)?s?\.?\s+(?:nos?\.?\s*)?([\d\s,&]{1,40}(?:(?:and|to)[\d\s,&]{1,20}){0,6})(?:of|in) (?:the|my|this|said|accompanying|above)\s(?!(?:[\p{L}'’-]{1,16} ){0,2}(?:additional|counter|defendants?|evidence|further|main|opposite|other|plaintiffs?|rejoinder|reply|respondents?|writ)\b)(?:[\p{L}'’-]{1,16} ){0,3}?(affidavit|petition|plaint|application|complaint|written statement)\b/giu;
/** The words by which a kind of paper is called. */
const CALLED: Partial<Record<DraftParts['kind'], RegExp>> = {
  plaint: /^plaint$/iu,
  complaint: /^(?:complaint|petition)$/iu,
  written_statement: /^written statement$/iu,
  petition: /^(?:petition|application)$/iu,
  application: /^(?:petition|application)$/iu,
  bail_application: /^(?:petition|application)$/iu,
};

const highestOf = (papers: readonly Pick<DraftParts, 'paragraphs'>[]): number =>
  Math.max(0, ...papers.flatMap(({ paragraphs }) => paragraphs.map(({ number }) => number)));

/** References from a paper to the affidavit behind it, and back, whose number the other does not reach. */
function brokenBetween(parts: DraftParts, paper: DraftParts): Finding[] {
  const isAttached = parts !== paper;
  const highest = highestOf(isAttached ? [paper] : parts.attached);
  const called = isAttached ? CALLED[paper.kind] : /^affidavit$/iu;
  if (highest === 0 || called === undefined) return [];
  return parts.lines.flatMap(({ block, text }): Finding[] =>
    [...text.matchAll(OF_NAMED)]
      .filter(
        ({ 1: list = '', 2: named = '' }) =>
          called.test(named) && Math.max(...(list.match(/\d+/gu) ?? ['0']).map(Number)) > highest,
      )
      .map(({ 0: name }) => ({ rule: 'reference_broken', block, values: { name } })),
  );
}

/** Numbers of paragraphs follow one another, and what the text refers to exists. */
export function checkNumbering(parts: DraftParts, paper: DraftParts = parts): Finding[] {
  const { paragraphs, verification } = parts;
  // An affidavit behind a paper speaks of the paragraphs of both.
  const highest = Math.max(0, ...[...paragraphs, ...paper.paragraphs].map(({ number }) => number));
  const clause = new Set(verification);
  const asked = highest > 0 && parts.kind !== 'affidavit' ? prayerOf(parts) : [];
  const body = [...new Set<DraftLine>([...paragraphs, ...asked])].filter(
    (line) => !clause.has(line) && !isOfOtherPaper(line.text, parts.kind),
  );
  const answers = parts.lines
    .slice(0, 14)
    .some(({ text, number }) => number === undefined && ANSWERS.test(text));
  return [
    ...brokenNumbers(paragraphs),
    ...body.flatMap((line) => brokenReferences(line, highest, answers)),
    ...brokenBetween(parts, paper),
  ];
}
