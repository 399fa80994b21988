import { findCitations } from '../citations/citations.ts';
import { findKeywords } from '../query/keywords.ts';
import { readBench } from './bench-list.ts';
import { caseFacts, caseMotive } from './case-facts.ts';
import { findCnr } from './case-number.ts';
import { readCause } from './cause.ts';
import { findLawyers } from './counsel.ts';
import { type CourtOfJudgment, courtOf } from './court-of-head.ts';
import { decisionDate } from './decision-date.ts';
import { type Disposal, findDisposal } from './disposal.ts';
import { type HeadLine, headEnd, headLines, type Side } from './header.ts';
import { type Paragraph, splitText } from './paragraphs.ts';
import { type CitatorEntry, citatorEntries } from './parts/citator-info.ts';
import { decidingText } from './parts/deciding-text.ts';
import { isOfReport } from './parts/whose.ts';
import { withFullNames, withWriters, writersOf } from './parts/writers.ts';
import type { JudgmentPart, LeftOut } from './parts.ts';
import {
  type CitedAuthority,
  findCitedAuthorities,
  findSections,
  type LawSection,
  namedEntities,
  ownCitations,
} from './references.ts';

/** A running head of the Supreme Court Reports: '582 SUPREME COURT REPORTS [2020] 1 S.C.R.', its page first. */
const RUNNING =
  /^[^\S\n]*(?<page>\d{1,4})\s+SUPREME\s+COURT\s+REPORTS\s+\[(?<year>\d{4})\]\s+(?<volume>\d{1,2})\s+S\.?\s?C\.?\s?R\b/imu;
/** The foot of a first page: '[2020] 1 S.C.R. 582' alone on its line. */
const FIRST =
  /^[^\S\n]*\[(?<year>\d{4})\]\s+(?<volume>\d{1,2})\s+S\.?\s?C\.?\s?R\.?\s+(?<page>\d{1,4})(?:\s+\k<page>)?[^\S\n]*$/imu;

/**
 * The judgment's own page in the Supreme Court Reports, which print it in the running heads and at the foot of the first
 * page; undefined for a text that is no copy of them.
 */
function reportPage(text: string): string | undefined {
  const top = text.slice(0, 8_000);
  const running = RUNNING.exec(top);
  if (running === null) return undefined;
  // The first running head with the title of the series is on an even page: the first page or the second.
  const first = FIRST.exec(top)?.groups ?? (running.index < 200 ? running.groups : undefined);
  const { year, volume, page } = first ?? {
    ...running.groups,
    page: String(Number(running.groups?.page) - 1),
  };
  return `[${year}] ${volume} SCR ${page}`;
}

/** The fields of a search hit for a judgment. Fields that the text does not give are absent, never guessed. */
export interface JudgmentMetadata extends CourtOfJudgment {
  /** 'K. Revathi v. S. Anbalagan and others'. */
  title?: string;
  case_number?: string;
  /** All numbers of the head, those of connected cases too; `case_number` is the first. */
  case_numbers?: string[];
  case_facts?: string;
  /** The relief that the petitioner seeks: the nature of the proceeding. */
  case_motive?: string;
  /** `yyyy-mm-dd`; `dated` is the same day under the search service's name for it. */
  decision_date?: string;
  dated?: string;
  year?: number;
  /** `judges`, joined with commas. */
  judge_name?: string;
  judges: string[];
  /** Number of judges who heard the case, where the text says it. */
  bench_strength?: number;
  /** Judges who wrote it. */
  authored_by?: string[];
  petitioner?: string;
  respondent?: string;
  petitioners: string[];
  respondents: string[];
  for_petitioner?: string;
  for_respondent?: string;
  cnr?: string;
  neutral_citation?: string;
  reporter_citations: string[];
  disposal?: Disposal | string;
  keywords: string[];
  citations: CitedAuthority[];
  section_law: LawSection[];
  ner: Record<string, string[]>;
}

export interface Judgment extends JudgmentMetadata {
  paragraphs: Paragraph[];
  /** Runs of paragraphs by kind: they cover every paragraph, in order. */
  parts?: JudgmentPart[];
  /** Later judgments that treat this one, as an old report lists them. */
  citator?: CitatorEntry[];
  /** Page furniture, in the order of the source. */
  left_out?: LeftOut[];
}

export interface JudgmentHints {
  /** Fields that a data set or front matter states: they take precedence over those read from the text. */
  frontMatter?: Partial<JudgmentMetadata>;
}

/**
 * Reads a judgment's text: its paragraphs and the fields of a search hit. It uses rules only, no model and no
 * look-up; fields that the text does not give stay undefined. Linear time; never throws.
 */
export function readJudgment(text: string, hints: JudgmentHints = {}): Judgment {
  const head = headLines(text);
  const bodyAt = headEnd(head);
  const { paragraphs, parts, left_out, words, marks } = splitText(text, head, bodyAt);
  const cause = readCause(text, head, bodyAt);
  const { judges: bench, authors, strength } = readBench(text, head, bodyAt);
  const named = withFullNames(parts, bench);
  const writers = writersOf(named);
  const judges = withWriters(bench, named);
  const citator = citatorEntries(paragraphs, parts);
  const cited = findCitations(words, marks);
  const own = ownCitations(cited, head, bodyAt);
  const page = reportPage(text);
  const reports = new Set(parts.flatMap(({ id, kind }) => (isOfReport(kind) ? [id] : [])));
  // A copy of a headnote alone has no other words.
  const facts = caseFacts(paragraphs.filter(({ part = '' }) => !reports.has(part))) ?? caseFacts(paragraphs);
  const motive = caseMotive(paragraphs);
  const disposal = findDisposal(decidingText(text, paragraphs, parts));
  const cnr = findCnr(text.slice(0, 6_000));
  const references = findCitedAuthorities(words, bodyAt, marks, cited);
  const counsel = findLawyers(text, head, bodyAt);
  const read: JudgmentMetadata = {
    judges,
    ...cause,
    reporter_citations:
      page === undefined ? own.reporter : [page, ...own.reporter.filter((one) => one !== page)],
    keywords: findKeywords(words, marks),
    // Pages may carry the judgment's own citation as their title.
    citations: references.citations.filter(
      ({ citation }) => citation === undefined || (citation !== own.neutral && citation !== page),
    ),
    section_law: findSections(references.provisions),
    ner: namedEntities(words, { judges, ...cause, counsel, references }, marks),
    ...(facts === undefined ? {} : { case_facts: facts }),
    ...(motive === undefined ? {} : { case_motive: motive }),
    ...(judges.length === 0 ? {} : { judge_name: judges.join(', ') }),
    ...(strength === undefined ? {} : { bench_strength: strength }),
    ...(writers.length + authors.length === 0 ? {} : { authored_by: writers.length > 0 ? writers : authors }),
    ...(cnr === undefined ? {} : { cnr }),
    ...(own.neutral === undefined ? {} : { neutral_citation: own.neutral }),
    ...(disposal === undefined ? {} : { disposal }),
    ...courtOf(text, head, bodyAt, own),
    ...dateOf(text, head, bodyAt),
    ...counselOf(counsel),
  };
  return {
    ...read,
    ...hints.frontMatter,
    paragraphs,
    parts: named,
    ...(citator.length === 0 ? {} : { citator }),
    ...(left_out.length === 0 ? {} : { left_out }),
  };
}

function dateOf(
  text: string,
  head: readonly HeadLine[],
  bodyAt: number,
): Pick<JudgmentMetadata, 'decision_date' | 'dated' | 'year'> {
  const date = decisionDate(text, head, bodyAt);
  return date === undefined ? {} : { decision_date: date, dated: date, year: Number(date.slice(0, 4)) };
}

function counselOf(
  counsel: readonly { name: string; side?: Side }[],
): Pick<JudgmentMetadata, 'for_petitioner' | 'for_respondent'> {
  const on = (side: Side): string =>
    [...new Set(counsel.filter((one) => one.side === side).map((one) => one.name))].join(', ');
  const left = on('petitioner');
  const right = on('respondent');
  return {
    ...(left === '' ? {} : { for_petitioner: left }),
    ...(right === '' ? {} : { for_respondent: right }),
  };
}
