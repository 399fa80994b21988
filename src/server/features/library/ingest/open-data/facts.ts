import { COURTS } from '#law/courts/courts.ts';
import { stateOfSeat } from '#law/courts/seats.ts';
import type { Judgment } from '#law/judgment/judgment.ts';
import { isPlausibleDate, type StatedJudgment } from '#law/library/open-data/stated.ts';
import { indianDay } from '#shared/indian-day.ts';

/** Facts that an open data set states about one of its files. */
export interface OpenDataFacts {
  /** The data set and its licence, shown with each document. */
  source: string;
  licence: string;
  /** Slug of `courts.ts`, from the partition. */
  court: string;
  seat?: string;
  year: number;
  /** The row of the metadata, if there is one. */
  stated?: StatedJudgment;
}

/** No High Court of Telangana sat before this year; the data set files under it what the courts before it decided. */
const TELANGANA_SINCE = 2019;

function placeOf({ court, seat, year }: OpenDataFacts, read: Judgment): Partial<Judgment> {
  const slug = court === 'telangana' && year < TELANGANA_SINCE ? (read.court ?? court) : court;
  const bench = seat ?? read.bench;
  const state = stateOfSeat(slug, bench);
  const name = COURTS.find(({ code }) => code === slug)?.name;
  return {
    court: slug,
    ...(name === undefined ? {} : { court_name: name }),
    ...(bench === undefined ? {} : { bench }),
    ...(state === undefined ? {} : { state }),
  };
}

/** The row has the date; the text has it where the row is wrong, unless it lies in the future too. */
function dateOf(read: Judgment, stated: StatedJudgment | undefined): string | undefined {
  const date = stated?.decision_date ?? read.decision_date;
  return date !== undefined && isPlausibleDate(date, indianDay(new Date())) ? date : undefined;
}

/** Values of the row for fields that the text lacks. */
function filledIn(read: Judgment, stated: StatedJudgment | undefined): Partial<Judgment> {
  const cause = read.title === undefined ? stated : undefined;
  const number = read.case_number ?? stated?.case_number;
  const neutral = read.neutral_citation ?? stated?.neutral_citation;
  return {
    ...(cause?.title === undefined ? {} : { title: cause.title }),
    ...(cause?.petitioner === undefined ? {} : { petitioner: cause.petitioner }),
    ...(cause?.respondent === undefined ? {} : { respondent: cause.respondent }),
    ...(number === undefined ? {} : { case_number: number }),
    ...(neutral === undefined ? {} : { neutral_citation: neutral }),
    judges: read.judges.length > 0 ? read.judges : (stated?.judges ?? []),
  };
}

/** Outcomes that say how an appeal ended without saying for whom. */
const VAGUE: ReadonlySet<string> = new Set(['disposed of']);

/**
 * The outcome that the text and the row agree on; the one that says more where the other is vague; both, the text's
 * first, where they contradict each other: the operative order counts, and the reader sees what the data set states.
 */
function outcomeOf(read: string | undefined, stated: string | undefined): string | undefined {
  if (read === undefined || stated === undefined) return read ?? stated;
  const [one, other] = [read.toLowerCase(), stated.toLowerCase()];
  if (one === other || one.startsWith(other)) return read;
  if (other.startsWith(one) || VAGUE.has(one)) return stated;
  return VAGUE.has(other) ? read : `${read} (stated: ${stated})`;
}

/** The judgment as its text and its data set give it: names from the text, which has them in full, the rest stated. */
export function withStated(read: Judgment, facts: OpenDataFacts): Judgment {
  const { stated } = facts;
  const { decision_date: _, dated: __, year: ___, ...rest } = read;
  const date = dateOf(read, stated);
  const disposal = outcomeOf(read.disposal, stated?.disposal);
  const reporter = stated?.reporter_citation === undefined ? [] : [stated.reporter_citation];
  return {
    ...rest,
    ...filledIn(read, stated),
    ...placeOf(facts, read),
    ...(date === undefined ? {} : { decision_date: date, dated: date }),
    year: Number((date ?? String(facts.year)).slice(0, 4)),
    reporter_citations: [...new Set([...read.reporter_citations, ...reporter])],
    ...(stated?.cnr === undefined ? {} : { cnr: stated.cnr }),
    ...(disposal === undefined ? {} : { disposal }),
  };
}
