import { findCaseNumbers } from '../judgment/case-number.ts';
import { type Marks, markWords } from '../text/marks.ts';
import { withoutFurniture } from '../text/page-furniture.ts';
import { keepLongest, type Span } from '../text/text.ts';
import { type CaseName, findCaseNames } from './case-names.ts';
import { type Citation, findCitations } from './citations.ts';
import { parallelReport, unknownReport } from './unknown-report.ts';

/** A decided case that a text relies on: its name, where printed, and the citations that follow it. */
export interface Authority extends Span {
  /** respondent is '' for 'In re …' and 'Ex parte …'. */
  name?: { petitioner: string; respondent: string };
  citations: Citation[];
}

const NAME_TO_CITATION =
  /^(?:,[\s\u00a0]?(?:1[89]|20)\d\d(?=,)|\d{0,2})[\s\u00a0,.:;([{"“”'‘’*–-]*(?:\(?(?:and|&)?[\s\u00a0]?(?:Ors|Anr|others|another)\.?\)?)?[\s\u00a0,:([{"“”'–-]*(?:(?:as|since|also|and|is|which[\s\u00a0]is)?[\s\u00a0]*(?:reported|cited|Reported)[\s\u00a0]{1,5}(?:in|as|at|vide)?)?[\s\u00a0,:([{"“”'–-]*$/u;
const PARALLEL =
  /^(?:\/|[\s\u00a0,:;=([\]{"]*)(?:(?:also)?[\s\u00a0]*reported[\s\u00a0]in)?[\s\u00a0:=([\]"]*$/u;
/** 'Civil Appeal No. 2734 of 2020', 'W.P. (C) No. 762/2020': how courts cite cases that no report contains. */
const DOCKET =
  '(?:[A-Z][A-Za-z.]{0,12}[\\s\\u00a0]{0,3}(?:[[(][A-Za-z. ]{1,8}[\\])][\\s\\u00a0]{0,3})?){1,5}[Nn]os?\\.?[\\s\\u00a0]{0,3}\\d[\\d–-]{0,12}(?:/[A-Za-z&]{2,6}|[\\s\\u00a0]?\\([A-Za-z/&. ]{1,12}\\))?(?:[\\s\\u00a0]{0,3}of[\\s\\u00a0]{1,3}|/)\\d{2,4}';
const DOCKET_AFTER = new RegExp(
  `^[\\s\\u00a0]{0,3},?[\\s\\u00a0]{0,3}[[(]?(?:(?:in|decided in)[\\s\\u00a0])?(?!Respondent|Appellant|Petitioner|With\\b|WITH\\b|And\\b|AND\\b)${DOCKET}(?!\\d)`,
  'u',
);
const DOCKET_BEFORE = new RegExp(
  `(?<![A-Za-z.])(?!(?:In|The|See|Vide|On|By|And)[\\s\\u00a0])${DOCKET}[\\s\\u00a0]{1,3}(?:\\(@?[^()]{0,60}\\)[\\s\\u00a0]{1,3})?(?:The[\\s\\u00a0]|\\()?$`,
  'u',
);
/** A fast check: every docket has this. */
const NUMBERED = /[Nn]os?\.?[\s\u00a0]{0,3}\d/u;
/** '[“Babulal”]': the short name that the judgment uses for the case from here on. */
const CALLED = /^[\s\u00a0]{0,3}[[(](?:hereinafter[\s\u00a0])?["“][^"”\n]{1,40}["”][\])]/u;
/** 'at SCC para 10', 'at page 590', 'at 461', '336-338': a pinpoint. */
const PINPOINT =
  /^[-–]\d{1,5}(?![\d/])|^[\s\u00a0]{0,2},?[\s\u00a0]{0,3}at[\s\u00a0]\d{1,4}(?![\d/])(?:[\s\u00a0]?[-–,&][\s\u00a0]?\d{1,4}(?![\d/]))*|^[\s\u00a0]{0,3},?[\s\u00a0]{0,3}at[\s\u00a0]{1,3}(?:S\.?C\.?[CR]\.?[\s\u00a0]{1,3}|AIR[\s\u00a0]{1,3})?(?:pp?\.?|pages?|pg\.?|paras?\.?|paragraphs?)[\s\u00a0]{0,2}(?:Nos?\.?[\s\u00a0]?)?\d{1,4}(?:(?:[\s\u00a0]?[-–,&][\s\u00a0]?|[\s\u00a0](?:and|to)[\s\u00a0])\d{1,4}(?![\d/]))*/u;
/** '], 196', '306, 311', '711, 727-728 and Ram v. State': a page of the cited report, behind its first one. */
const PAGE_BEHIND =
  /^,[\s\u00a0](\d{1,4})(?:[-–]\d{1,4})?(?=[;,.\s)\]]|$)(?![\s\u00a0](?:of[\s\u00a0]|and[\s\u00a0](?!\p{Lu})))/u;
const PAGE_BEHIND_REACH = 20;
/** Limit: pages named behind the first one. */
const MOST_PAGES = 6;
/** A report of a case has so many pages at the most. */
const REPORT_PAGES = 150;
/** ', SCR at p. 48', ', SCC p. 123, para 12': the page of a report that is cited before. */
const PAGE_ONLY =
  /^,[\s\u00a0](?:SCC|SCR|AIR)(?:[\s\u00a0]at)?[\s\u00a0]pp?\.[\s\u00a0]?\d{1,4}(?:[\s\u00a0]?[-–][\s\u00a0]?\d{1,4})?(?:,[\s\u00a0]paras?[\s\u00a0]\d{1,3})?/u;
/** ' (Delhi)', ' (FB)', ' (P&H)', ' (5th Cir. 1932)': the court whose decision is reported; but '(Supra)' refers back. */
const COURT_BEHIND =
  /^[\s\u00a0]?\((?!(?:Supra|SUPRA)\))(?:(?:[A-Z]{2,4}|[A-Z]&[A-Z]|[A-Z][a-z]{1,8}\.?|[A-Z][a-z]{2,12}[\s\u00a0]?[-–][\s\u00a0]?(?:Trib|ITAT|CESTAT|AAR|AAAR|NCLT|NCLAT)\.?)\)(?![\s\u00a0]?\d)|\d{1,2}(?:st|nd|rd|d|th)\.?[\s\u00a0]Cir\.?,?[\s\u00a0](?:1[89]|20)\d\d\))/u;
const REACH = 70;
/** A docket number, a pinpoint or another report behind a name or a citation is read in so many characters. */
const REACH_BEHIND = 90;

function sameDecision(text: string, one: Citation, next: Citation): boolean {
  const gap = text.slice(one.end, next.start);
  if (gap.length > 30 || !PARALLEL.test(gap)) return false;
  if (!gap.includes(';') && /[:=([\]/]/u.test(gap)) return true;
  const reporter = (citation: Citation) => (citation.kind === 'neutral' ? citation.code : citation.reporter);
  const apart = Math.abs((one.year ?? 0) - (next.year ?? 0));
  // A semicolon is usually followed by another decision, unless an online collection has given the first number.
  const most = !gap.includes(';') ? 2 : reporter(one) === 'INSC' ? 1 : 0;
  return apart <= most && reporter(one) !== reporter(next);
}

/** Citations of one decision printed in a row. */
interface CitationRow extends Span {
  citations: Citation[];
}

function citationRows(text: string, citations: readonly Citation[]): CitationRow[] {
  const rows: CitationRow[] = [];
  for (const citation of citations) {
    const row = rows.at(-1);
    const last = row?.citations.at(-1);
    if (row && last && sameDecision(text, last, citation)) {
      row.citations.push(citation);
      row.end = citation.end;
    } else rows.push({ start: citation.start, end: citation.end, citations: [citation] });
  }
  return rows;
}

/** Extends the span to the bracket that closes one opened inside it, past '… decided on 27.07.2017)'. */
function closing(text: string, start: number, end: number): number {
  const inside = text.slice(start, Math.min(end, start + 1000));
  const open = (inside.match(/[([]/gu) ?? []).length - (inside.match(/[)\]]/gu) ?? []).length;
  const decided = open > 0 ? DECIDED.exec(text.slice(end, end + 80))?.[0].length : undefined;
  let at = end + (decided ?? 0);
  for (let left = open; left > 0 && /[)\]]/u.test(text[at] ?? ''); left -= 1) at += 1;
  return at;
}

const DECIDED =
  /^,?[\s\u00a0]{1,3}(?:(?:decided|disposed[\s\u00a0]of|pronounced|dated|date[\s\u00a0]of[\s\u00a0]decision|D\/d|dt)\b\.?[\s\u00a0]{0,3}(?:on[\s\u00a0]{1,3})?[:-]?[\s\u00a0]{0,3})[\w.,/ -]{6,24}(?=[)\]])/u;

/** True where a row of citations is printed directly after a case name. */
function followsName(text: string, name: Span, row: Span): boolean {
  const gap = row.start - name.end;
  return gap >= 0 && gap <= REACH && NAME_TO_CITATION.test(text.slice(name.end, row.start));
}

/** A named case with its citations, or with the docket number or the unknown report printed beside it. */
function namedAuthority(text: string, name: CaseName, row: CitationRow | undefined): Authority {
  const before = text.slice(Math.max(0, name.start - 140), name.start);
  const docket = NUMBERED.test(before) ? DOCKET_BEFORE.exec(before)?.[0].length : undefined;
  const start = name.start - (docket ?? 0);
  const cited = row?.end ?? name.end + behindName(text.slice(name.end, name.end + REACH_BEHIND));
  let end = closing(text, start, cited);
  if (end > name.end) end = closing(text, start, end + behindCitation(text, end));
  return {
    start,
    end,
    name: { petitioner: name.petitioner, respondent: name.respondent },
    citations: row?.citations ?? [],
  };
}

/** The length of a docket number or of a report that the table of reporters does not know, behind a name. */
function behindName(after: string): number {
  return (
    DOCKET_AFTER.exec(after)?.[0].length ||
    docketLength(after) ||
    PAGE_ONLY.exec(after)?.[0].length ||
    unknownReport(after)
  );
}

/** The length of the court, the pinpoint or the parallel report behind a citation. */
function behindCitation(text: string, at: number): number {
  const court = COURT_BEHIND.exec(text.slice(at, at + 30))?.[0].length ?? 0;
  const from = at + court;
  const rest = text.slice(from, from + REACH_BEHIND);
  const pinpoint = pageLength(text, from) || PINPOINT.exec(rest)?.[0].length || CALLED.exec(rest)?.[0].length;
  if (pinpoint) return court + pinpoint;
  const parallel = parallelReport(rest);
  return court + parallel + (parallel === 0 ? 0 : pageLength(text, from + parallel));
}

/** The length of the pages of the report that ends at an offset: '(1913) 15 Bom LR 306, 311, 315-316'; 0 when there are none. */
function pageLength(text: string, at: number): number {
  const before = text.slice(Math.max(0, at - 6), at);
  const bracketed = before.endsWith(']');
  let last = Number(/(?<!\d)\d{1,4}$/u.exec(before)?.[0]);
  let length = 0;
  for (let turn = 0; turn < MOST_PAGES; turn += 1) {
    const behind = PAGE_BEHIND.exec(text.slice(at + length, at + length + PAGE_BEHIND_REACH));
    if (behind === null) break;
    const page = Number(behind[1]);
    const follows = page > last && page - last < REPORT_PAGES;
    if (!follows && !(bracketed && turn === 0)) break;
    length += behind[0].length;
    last = page;
  }
  return length;
}

/** The length of a docket number without *No.* behind a name: ', FAO-M-234 of 2016', ' [CS(OS) 381/2012]'. */
function docketLength(after: string): number {
  const lead =
    /^[\s\u00a0]{0,3},?[\s\u00a0]{0,3}[[(]?(?:in[\s\u00a0])?(?=[A-Z][A-Za-z.()&\s\u00a0-]{1,30}\d)/u.exec(
      after,
    );
  if (lead === null) return 0;
  const [number] = findCaseNumbers(after);
  return number?.start === lead[0].length ? number.end : 0;
}

/**
 * Every authority in a text, in order, never overlapping: a name with its citations, or either alone. Page furniture
 * in the middle of one does not divide it. `cited` are the citations of the text, where they are known. O(n).
 */
export function findAuthorities(
  text: string,
  marks: Marks = markWords(text),
  cited?: readonly Citation[],
): Authority[] {
  const clean = withoutFurniture(text, marks);
  if (clean === undefined) return authoritiesIn(withPlainQuotes(text), marks, cited);
  const { printed } = clean;
  return authoritiesIn(withPlainQuotes(clean.text), clean.marks).map((one) => ({
    ...one,
    ...printed(one),
    citations: one.citations.map((citation) => ({ ...citation, ...printed(citation) })),
  }));
}

/** In a long text V8 finds one of several characters faster than one whose code has a byte of a blank. */
const LOW_QUOTES = /[„‟]/;

/** „Ram v. State‟ as “Ram v. State”; offsets stay. */
function withPlainQuotes(text: string): string {
  return LOW_QUOTES.test(text) ? text.replaceAll('„', '“').replaceAll('‟', '”') : text;
}

function authoritiesIn(
  text: string,
  marks: Marks,
  cited: readonly Citation[] = findCitations(text, marks),
): Authority[] {
  const rows = citationRows(text, cited);
  const authorities: Authority[] = [];
  let next = 0;
  for (const name of keepLongest(findCaseNames(text, rows, marks))) {
    const from = next;
    while ((rows[next]?.end ?? Number.POSITIVE_INFINITY) <= name.start) next += 1;
    authorities.push(...rows.slice(from, next));
    const row = rows[next];
    const own = row && followsName(text, name, row) ? row : undefined;
    authorities.push(namedAuthority(text, name, own));
    if (own) next += 1;
  }
  authorities.push(...rows.slice(next));
  return joinNeighbours(text, keepLongest(authorities)).map((one) => withShortName(text, one));
}

/** 'McDowell [State of A.P. v. McDowell and Co., (1996) 3 SCC 709]': the short name before the bracket belongs to the case. */
function withShortName(text: string, authority: Authority): Authority {
  const { name, start, end } = authority;
  if (name === undefined || text.charAt(start - 1) !== '[' || authority.citations.length === 0)
    return authority;
  const before = text.slice(Math.max(0, start - 80), start);
  const open = /(?:[\s\u00a0]case)?[\s\u00a0]?\[$/u.exec(before);
  if (open === null) return authority;
  const known = new Set(wordsOf(`${name.petitioner} ${name.respondent}`));
  let at = open.index;
  for (let turn = 0; turn < 6; turn += 1) {
    const word = /(\p{Lu}[^\s\u00a0[\]()]*)[\s\u00a0]?$/u.exec(before.slice(0, at));
    if (word?.[1] === undefined || !wordsOf(word[1]).every((one) => known.has(one))) break;
    at = word.index;
  }
  if (at === open.index) return authority;
  const closed = text.charAt(end) === ']' ? end + 1 : end;
  return { ...authority, start: start - (before.length - at), end: closed };
}

function wordsOf(name: string): string[] {
  return name.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/** 'AIR 1993 J&K 69 [Nahar Singh v. Manohar Kumar]' and 'Mithu v. State [Mithu v. State, (1983) 2 SCC 277]' are one each. */
function joinNeighbours(text: string, authorities: readonly Authority[]): Authority[] {
  const joined: Authority[] = [];
  for (const next of authorities) {
    const last = joined.at(-1);
    const gap = last ? text.slice(last.end, next.start) : '';
    const named =
      last &&
      !last.name &&
      next.name &&
      next.citations.length === 0 &&
      /^(?:[\s\u00a0]{0,3}[,:[(–-]|[\s\u00a0])[\s\u00a0]{0,3}$/u.test(gap);
    const again =
      last?.name &&
      last.citations.length === 0 &&
      last.name.petitioner === next.name?.petitioner &&
      /^[\s\u00a0]{0,3}\[$/u.test(gap);
    if (!last || !(named || again)) {
      joined.push(next);
      continue;
    }
    const name = last.name ?? next.name;
    joined[joined.length - 1] = {
      start: last.start,
      end: closing(text, last.start, next.end),
      ...(name ? { name } : {}),
      citations: [...last.citations, ...next.citations],
    };
  }
  return joined;
}
