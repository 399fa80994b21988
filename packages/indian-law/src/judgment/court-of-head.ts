import { COURTS, type Court, courtOfNeutralCode, findCourt } from '../courts/courts.ts';
import { findHindiCourt } from '../courts/hindi-courts.ts';
import { findSubordinateCourts } from '../courts/subordinate-courts.ts';
import { findTribunal, placeAtFoot } from '../courts/tribunals.ts';
import { markWords } from '../text/marks.ts';
import type { HeadLine } from './header.ts';

/** The court that decides, as far as the text names it. */
export interface CourtOfJudgment {
  /** Slug of `courts.ts`. */
  court?: string;
  court_name?: string;
  /** The seat. */
  bench?: string;
  state?: string;
  /** Court and bench as shown on the card. */
  court_bench?: string;
}

export type CourtFields = CourtOfJudgment;

const TOP = 1_500;
/** The court's own line where it is printed in one run with others. */
const HEADING =
  /\b(?:IN\s+THE\s+(?:HON['’]?BLE\s+)?)?(?:HIGH\s+COURT|SUPREME\s+COURT)\s+(?:OF|AT|FOR)\b[\s\S]{0,90}/u;
/** '[Cites 12, Cited by 4] Patna High Court' on a page saved from a legal site. */
const PAGE = /\]\s(?:Supreme\s+Court\s+of\s+India|(?:\p{Lu}[\p{L}&]+\s){1,4}High\s+Court)(?=\s)/u;
/** Words that only reports of the Supreme Court print, and openings of its judgments (Article 136 of the Constitution). */
const SUPREME =
  /\bSUPREME\s+COURT\s+REPORTS\b|\[(?:19|20)\d\d\]\s+(?:\d+\s+)?S\.?C\.?R\.|^CITATION:|\bINSC\b|\b(?:appeals?\s+by|by\s+way\s+of|in\s+this\s+appeal\s+by)\s+special\s+leave|\bspecial\s+leave\s+petitions?\s+(?:is|are|has|have|arises?)|(?:^|\n)\W*(?:\d\W{1,3}|O\s?R\s?D\s?E\s?R\s+)?(?:Delay\s+condoned\.\s+)?Leave\s+(?:is\s+)?granted\./mu;
const REPORTS = /\b\d+\s+SUPREME\s+COURT\s+REPORTS\s+\[/u;
/** The form of Allahabad, which prints no court: 'Court No. - 12' above 'Case :- WRIT - C No. - 4321 of 2024'. */
const ALLAHABAD = /\bCourt\s+No\.?\s?-?\s?\d{1,3}\b[\s\S]{0,400}?\bCase\s?:\s?-/u;

/**
 * The court of a judgment and its seat: from its own line in the head, else from its neutral citation, from a heading in
 * one run with other words, from the form of the head or of the report. A tribunal or a court below the High Courts has a
 * name and no slug. Empty when the text does not say it.
 */
export function courtOf(
  text: string,
  head: readonly HeadLine[],
  bodyAt: number,
  own: { neutral?: string; supremeCourt: boolean },
): CourtFields {
  const lines = head.filter(
    ({ start, kind }) => start < Math.max(bodyAt, 400) && kind !== 'blank' && kind !== 'furniture',
  );
  return (
    ofTribunal(text, lines) ??
    ofLines(lines) ??
    ofNeutral(own.neutral) ??
    ofHeading(text.slice(0, TOP)) ??
    ofForm(text, own.supremeCourt) ??
    ofSubordinate(text.slice(0, 600)) ??
    {}
  );
}

/** Lines of a head that may name a tribunal: those above its first case and its parties. */
const FIRST_LINES = 8;

function ofTribunal(text: string, lines: readonly HeadLine[]): CourtFields | undefined {
  for (const [i, line] of lines.slice(0, FIRST_LINES).entries()) {
    if (/\bhigh\s+court|supreme\s+court/i.test(line.text) || line.kind === 'role') return undefined;
    const below = lines.slice(i + 1, i + 4).map((one) => one.text);
    const found =
      findTribunal(line.text, below.join(' | ')) ??
      findTribunal(`${line.text} ${below[0] ?? ''}`, below.slice(1).join(' | '));
    if (found === undefined) continue;
    const { name, seat = placeAtFoot(text.slice(-800)) } = found;
    return {
      court_name: name,
      court_bench: seat === undefined ? name : `${name}, ${seat}`,
      ...(seat === undefined ? {} : { bench: seat }),
    };
  }
  return undefined;
}

function ofLines(lines: readonly HeadLine[]): CourtFields | undefined {
  for (const [i, line] of lines.entries()) {
    const hindi = findHindiCourt(`${line.text} ${lines[i + 1]?.text ?? ''}`);
    if (hindi !== undefined && /न्यायालय/u.test(line.text)) return described(hindi.court, hindi.bench);
    if (line.kind !== 'court') continue;
    // The seat is often on the next line: 'HIGH COURT OF MADHYA PRADESH / BENCH AT INDORE'.
    const below = lines.slice(i + 1, i + 3).map((one) => one.text);
    const found =
      findCourt([line.text, ...below].join('\n')) ??
      findCourt([line.text, ...below].join(' ')) ??
      findCourt(line.text);
    if (found !== undefined)
      return described(found.court, found.bench ?? principalSeat(found.court, line.text));
  }
  return undefined;
}

/** 'AT PATNA': the principal seat, which is a part of the court's name. */
function principalSeat(court: Court, line: string): string | undefined {
  const seat = court.benches[0]?.name;
  return seat !== undefined && court.states.length > 0 && new RegExp(`\\bat\\s+${seat}\\b`, 'iu').test(line)
    ? seat
    : undefined;
}

function ofNeutral(neutral: string | undefined): CourtFields | undefined {
  const code = /^\d{4}:(?<code>[A-Z-]+):/u.exec(neutral ?? '')?.groups?.code;
  const court = code === undefined ? undefined : courtOfNeutralCode(code);
  if (court === undefined) return undefined;
  return described(court, court.benches.slice(1).find(({ neutralCode }) => neutralCode === code)?.name);
}

function ofHeading(top: string): CourtFields | undefined {
  const heading = HEADING.exec(top)?.[0] ?? PAGE.exec(top)?.[0];
  const found = heading === undefined ? undefined : findCourt(heading);
  return found && described(found.court, found.bench ?? principalSeat(found.court, heading ?? ''));
}

function ofForm(text: string, supremeCourt: boolean): CourtFields | undefined {
  const code = ALLAHABAD.test(text.slice(0, TOP)) ? 'allahabad' : 'supreme-court';
  if (
    code === 'supreme-court' &&
    !supremeCourt &&
    !SUPREME.test(text.slice(0, 2_000)) &&
    !REPORTS.test(text.slice(0, 9_000))
  )
    return undefined;
  const court = COURTS.find((one) => one.code === code);
  return court && described(court);
}

/** 'IN THE COURT OF SH. A. RAO, ADDITIONAL SESSIONS JUDGE-03, DWARKA COURTS, NEW DELHI' */
function ofSubordinate(top: string): CourtFields | undefined {
  const from = /\b(?:court\s+of|before\s+the|in\s+the)\b/i.exec(top)?.index;
  if (from === undefined) return undefined;
  const [span] = findSubordinateCourts(top, markWords(top)).filter(
    ({ start }) => start >= from && start < from + 160,
  );
  return span === undefined
    ? undefined
    : { court_name: top.slice(span.start, span.end).replace(/\s+/gu, ' ') };
}

function described(court: Court, bench?: string): CourtFields {
  const [state, ...more] = court.states;
  const away = bench !== undefined && bench !== court.benches[0]?.name;
  return {
    court: court.code,
    court_name: court.name,
    court_bench: away ? `${court.name}, ${/\bbench\b/i.test(bench) ? bench : `${bench} Bench`}` : court.name,
    ...(bench === undefined ? {} : { bench }),
    ...(state === undefined || more.length > 0 ? {} : { state }),
  };
}
