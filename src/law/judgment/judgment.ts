import { findCitations } from '../citations/citations.ts';
import { causeTitleOf, formatCauseTitle, parseCauseTitle } from '../parties/cause-title.ts';
import { findParties, type PartyMention } from '../parties/parties.ts';
import { findKeywords } from '../query/keywords.ts';
import { markWords } from '../text/marks.ts';
import { readBench } from './bench-list.ts';
import { caseFacts, caseMotive } from './case-facts.ts';
import { findCaseNumbers, findCnr } from './case-number.ts';
import { findLawyers } from './counsel/counsel.ts';
import { courtOf } from './court-of-head.ts';
import { decisionDate } from './decision-date.ts';
import { type Disposal, findDisposal } from './disposal.ts';
import { type HeadLine, headEnd, headLines, type Side } from './header.ts';
import { type Paragraph, splitText } from './paragraphs.ts';
import { decidingText } from './parts/deciding-text.ts';
import type { JudgmentPart, LeftOut } from './parts.ts';
import {
  type CitedAuthority,
  findCitedAuthorities,
  findSections,
  type LawSection,
  namedEntities,
  ownCitations,
} from './references.ts';

/** The fields of a search hit for a judgment. Fields that the text does not give are absent, never guessed. */
export interface JudgmentMetadata {
  /** 'K. Revathi v. S. Anbalagan and others'. */
  title?: string;
  case_number?: string;
  case_facts?: string;
  /** What the petitioner seeks: the nature of the proceeding. */
  case_motive?: string;
  /** Slug of `courts.ts`. */
  court?: string;
  court_name?: string;
  bench?: string;
  state?: string;
  /** Court and bench as shown on the card. */
  court_bench?: string;
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
  /** Page furniture, in the order of the source. */
  left_out?: LeftOut[];
}

export interface JudgmentHints {
  /** Name of the file: copies from the web carry the cause title in it. */
  fileName?: string;
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
  const marks = markWords(text);
  const { paragraphs, parts, left_out } = splitText(text, head, bodyAt);
  const parties = bodyAt > 0 ? firstCause(findParties(text, head)) : [];
  const petitioners = namesOn(parties, 'petitioner');
  const respondents = namesOn(parties, 'respondent');
  const { judges, authors, strength } = readBench(text, head, bodyAt);
  const cited = findCitations(text, marks);
  const own = ownCitations(cited, head, bodyAt);
  const facts = caseFacts(paragraphs);
  const motive = caseMotive(paragraphs);
  const disposal = findDisposal(decidingText(text, paragraphs, parts));
  const cnr = findCnr(text.slice(0, 6_000));
  const references = findCitedAuthorities(text, bodyAt, marks, cited);
  const number = caseNumberOf(head, bodyAt) ?? reportedNumber(text);
  const counsel = findLawyers(text, head, bodyAt);
  const read: JudgmentMetadata = {
    judges,
    petitioners,
    respondents,
    reporter_citations: own.reporter,
    keywords: findKeywords(text, marks),
    // Pages may carry the judgment's own neutral citation as their title.
    citations: references.citations.filter(
      ({ citation }) => citation === undefined || citation !== own.neutral,
    ),
    section_law: findSections(references.provisions),
    ner: namedEntities(text, { judges, petitioners, respondents, counsel, references }, marks),
    ...titleOf(text, parties, petitioners, respondents, hints),
    ...(number === undefined ? {} : { case_number: number }),
    ...(facts === undefined ? {} : { case_facts: facts }),
    ...(motive === undefined ? {} : { case_motive: motive }),
    ...(judges.length === 0 ? {} : { judge_name: judges.join(', ') }),
    ...(strength === undefined ? {} : { bench_strength: strength }),
    ...(authors.length === 0 ? {} : { authored_by: authors }),
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
    parts,
    ...(left_out.length === 0 ? {} : { left_out }),
  };
}

/** The first of several causes heard together: its petitioners, then its respondents. */
function firstCause(parties: readonly PartyMention[]): PartyMention[] {
  const answer = parties.findIndex((party) => party.role === 'respondent');
  if (answer === -1) return [...parties];
  const next = parties.findIndex((party, i) => i > answer && party.role === 'petitioner');
  return parties.slice(0, next === -1 ? parties.length : next);
}

function namesOn(parties: readonly PartyMention[], role: Side): string[] {
  return [...new Set(parties.filter((party) => party.role === role).map((party) => party.name))].slice(0, 60);
}

function titleOf(
  text: string,
  parties: readonly PartyMention[],
  petitioners: readonly string[],
  respondents: readonly string[],
  hints: JudgmentHints,
): Pick<JudgmentMetadata, 'title' | 'petitioner' | 'respondent'> {
  const fromText = causeTitleOf(petitioners, respondents);
  if (fromText !== undefined) {
    const title = {
      ...fromText,
      ...(fromText.petitionerOthers === undefined ? printedOthers(text, parties, 'petitioner') : {}),
      ...(fromText.respondentOthers === undefined ? printedOthers(text, parties, 'respondent') : {}),
    };
    const printed = formatCauseTitle(title);
    const at = printed.indexOf(' v. ', title.petitioner.length);
    return { title: printed, petitioner: printed.slice(0, at), respondent: printed.slice(at + 4) };
  }
  const named = parseCauseTitle((hints.fileName ?? '').replace(/\.[a-z]{2,5}$/i, '').replace(/_/gu, ' '));
  const sides = {
    ...(petitioners[0] === undefined ? {} : { petitioner: petitioners[0] }),
    ...(respondents[0] === undefined ? {} : { respondent: respondents[0] }),
  };
  if (named === undefined) return sides;
  return {
    petitioner: named.petitioner,
    respondent: named.respondent,
    ...sides,
    title: formatCauseTitle(named),
  };
}

/** '& Anr.', 'and others' printed after the only party named on a side. */
function printedOthers(
  text: string,
  parties: readonly PartyMention[],
  role: Side,
): Record<string, 'another' | 'others'> {
  const only = parties.find((party) => party.role === role);
  if (only === undefined) return {};
  const said = /^[\s,.]*(?:\([^)]{0,40}\)\s*)?(?:&|and)\s*(anr|another|ors|others?|\d{1,3})\b/iu.exec(
    text.slice(only.end, only.end + 60),
  )?.[1];
  if (said === undefined) return {};
  return { [`${role}Others`]: /^(?:anr|another|1)$/i.test(said) ? 'another' : 'others' };
}

function caseNumberOf(head: readonly HeadLine[], bodyAt: number): string | undefined {
  for (const line of head) {
    if (line.start >= bodyAt) break;
    const [first] = line.kind === 'heading' || line.kind === 'counsel' ? [] : findCaseNumbers(line.text);
    if (first !== undefined) return first.text.replace(/\s+/gu, ' ');
  }
  return undefined;
}

/** 'CIVIL APPELLATE JURISDICTION: Civil Appeal No. 278 of 1959.', between headnote and judgment in the law reports. */
function reportedNumber(text: string): string | undefined {
  const match = /\bJURISDICTION\s*[:.;]\s*/u.exec(text.slice(0, 40_000));
  if (match === null) return undefined;
  const after = text.slice(match.index + match[0].length, match.index + match[0].length + 200);
  const [first] = findCaseNumbers(after);
  return first === undefined || first.start > 40 ? undefined : first.text.replace(/\s+/gu, ' ');
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
