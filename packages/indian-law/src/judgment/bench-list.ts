import { matchesOf } from '../text/text.ts';
import { bracketedBench, pageBench, reportedBench } from './bench-fields.ts';
import type { HeadLine } from './header.ts';
import { distinctNames, judgeName, readSeats, type Seat, sameJudge } from './judge-names.ts';
import { distinctJudges, findJudges } from './judges.ts';
import { findSignatures, type Signature } from './signatures.ts';

/** The judges who decided, those of them who wrote, and the number of seats, one of which the text may not name. */
export interface Bench {
  judges: string[];
  authors: string[];
  strength?: number;
}

/** Limit: first characters of a text, which have the fields of a law report or of a saved page. */
const TOP = 5_000;

/**
 * The judges who decided, in the order of the first source that names them: the list of a law report, the coram in the
 * head, the signatures, the list of a legal site. `bodyAt` is where the head ends; 0 when there is none. A site's list
 * often lacks judges who signed, so that signatures count before it.
 */
export function readBench(text: string, head: readonly HeadLine[], bodyAt: number): Bench {
  const top = text.slice(0, TOP);
  const page = pageBench(top);
  const report = bracketedBench(top);
  const wrote = [...report.authors, ...writers(text, bodyAt)];
  const { judges: listed, seats } = sitting(text, head, bodyAt, page.judges, report.judges, wrote);
  const judges = listed.map((name) => inOrder(name, wrote));
  const authors = distinctNames([...page.authors, ...wrote]);
  const written = authors.flatMap((one) => judges.find((name) => sameJudge(name, one)) ?? []);
  const strength = Math.max(judges.length, seats);
  return { judges, authors: [...new Set(written)], ...(strength === 0 ? {} : { strength }) };
}

/** A name that a list prints with the surname first, in the order of the line that delivers the judgment. */
function inOrder(name: string, wrote: readonly string[]): string {
  const words = name.split(' ');
  const same = (one: string) => (word: string) => word.toLowerCase() === one.toLowerCase();
  for (const written of wrote) {
    const ordered = written.split(' ').map((one) => words.find(same(one)));
    if (new Set(ordered).size === words.length && !ordered.includes(undefined)) return ordered.join(' ');
  }
  return name;
}

/** The judges of the first source that names any, and the number of seats where the head has more. */
function sitting(
  text: string,
  head: readonly HeadLine[],
  bodyAt: number,
  page: readonly string[],
  report: string[],
  wrote: readonly string[],
): { judges: string[]; seats: number } {
  const listed = withOthers(reportedBench(text), page);
  if (listed.length > 0) return { judges: listed, seats: 0 };
  if (report.length > 1) return { judges: report, seats: 0 };
  const seats = coram(head, bodyAt, page.length > 0);
  const signatures = findSignatures(text);
  const named = filled(seats, signatures);
  if (named.length > 0) return { judges: named, seats: seats.length };
  if (report.length > 0) return { judges: report, seats: 0 };
  const signed = signers(signatures, page, wrote);
  return { judges: signed.length > 0 ? signed : namedInHead(text, head, bodyAt), seats: seats.length };
}

function withOthers(list: readonly string[], others: readonly string[]): string[] {
  return list.length === 0 ? [] : distinctNames([...list, ...others]);
}

/** The seats of the coram; a Chief Justice without a name is the judge who signed and is not named in it. */
function filled(seats: readonly Seat[], signatures: readonly Signature[]): string[] {
  const named = seats.flatMap(({ name }) => name ?? []);
  if (named.length === seats.length) return named;
  const others = signatures
    .map(({ name }) => name)
    .filter((name) => !named.some((known) => sameJudge(known, name)));
  const spare = distinctNames(others).slice(0, seats.length - named.length);
  return seats.flatMap(({ name }) => name ?? spare.shift() ?? []);
}

/** Those who signed; where only one signature is legible, the author and the site's list too. */
function signers(
  signatures: readonly Signature[],
  page: readonly string[],
  authors: readonly string[],
): string[] {
  const signed = distinctNames(signatures.map(({ name }) => name));
  if (signed.length > 1) return distinctNames([...signed, ...authors]);
  return distinctNames([...signed, ...authors, ...page]);
}

/** The seats that the head lists: under *Coram*, *Before*, *Present*, or line by line with the title of a judge. */
function coram(head: readonly HeadLine[], bodyAt: number, onPage: boolean): Seat[] {
  const lines = head.filter((line) => line.start < (bodyAt > 0 ? bodyAt : 600));
  const seats: Seat[] = [];
  for (let i = 0; i < lines.length; i += 1) {
    if (!opensCoram(lines[i], onPage)) continue;
    const read = zone(lines, i);
    i = Math.max(i, read.last);
    seats.push(...read.seats.filter((seat) => !isListed(seats, seat)));
  }
  return seats;
}

function opensCoram(line: HeadLine | undefined, onPage: boolean): boolean {
  if (line?.kind !== 'bench' || BY.test(line.text) || OWN_NAME.test(line.text)) return false;
  return !(onPage && /^\W*(?:Bench|Author):/u.test(line.text));
}

/** True where the same judge, or one seat without a name, is in a list. */
function isListed(seats: readonly Seat[], { name }: Seat): boolean {
  return seats.some((seat) =>
    name === undefined || seat.name === undefined ? seat.name === name : sameJudge(seat.name, name),
  );
}

const LONGEST_ZONE = 30;

/** The list that begins in a line: as many lines as still are a list of judges. */
function zone(lines: readonly HeadLine[], from: number): { seats: Seat[]; last: number } {
  let list = '';
  let best: { seats: Seat[]; last: number } = { seats: [], last: from };
  for (let i = from; i < Math.min(lines.length, from + LONGEST_ZONE); i += 1) {
    const line = lines[i];
    if (
      line === undefined ||
      !/^(?:bench|text|joiner|blank|rule)$/u.test(line.kind) ||
      line.text.length > 300
    )
      break;
    if (i > from && BY.test(line.text)) break;
    if (line.kind === 'blank' || line.kind === 'rule') continue;
    list += `${list === '' ? '' : '\n'}${line.text}`;
    const seats = readSeats(list);
    if (seats === undefined) break;
    best = { seats, last: i };
  }
  return best;
}

/** '(Delivered by …)', 'JUDGMENT [Per A. Rao, J.]' */
const BY =
  /^\W*(?:(?:oral\s+)?(?:judge?ment|order)\s?\W{0,4})?(?:per|delivered\s+by|author|judge?ment\s+by)\b/i;
/** 'A. RAO, J.' alone on a line heads what this judge wrote. */
const OWN_NAME = /^(?![^,]*\b(?:justice|hon)\b)[^,:]{3,50},\s?J\.?\s*(?:\(?oral\)?)?\W*$/i;
/** '(Per A. Rao, J.)', '(Delivered by Hon'ble B. Sen, J.)', 'A. RAO, J.' alone on a line below the heading. */
const WRITTEN =
  /(?=[pdgj])\b(?:per|delivered\s+by|given\s+by|judge?ment\s+by)\b[\s:.-]{1,4}(?<by>[^\n()[\]]{4,90})|^[^\S\n]*(?:(?:j\s?u\s?d\s?g\s?e?\s?m\s?e\s?n\s?t|o\s?r\s?d\s?e\s?r)[\s:-]{1,4})?(?<own>(?:(?:dr|mrs|ms|smt)\.?\s)?\p{Lu}[\p{L}.'’ ]{3,45}?)\s?,\s{0,3}(?:C\.?\s?J\.?I?|A\.?C\.?J|J)\.?(?=[^\S\n]*(?:\(|:|[-–—]|$|\n|\s\d))/gimu;

const OF_JUDGE = /\s(?=(?:J|CJ|ACJ)\b)|,\s?(?:C\.?J|A\.?C\.?J|J)/u;

/** The writers of the judgment, as its opening names them. */
function writers(text: string, bodyAt: number): string[] {
  const opening = text.slice(0, Math.max(bodyAt + 300, 1_500));
  for (const { groups } of matchesOf(WRITTEN, opening)) {
    const by = groups?.by?.split(/\bJ\.?,?\s(?:and|&)\s/u) ?? [groups?.own ?? ''];
    const names = by.flatMap((one) => judgeName(one.split(OF_JUDGE)[0] ?? '') ?? []);
    if (names.length > 0) return names;
  }
  return [];
}

/** The judges named in the lines of the head that name a bench, and in the first lines of a text without a head. */
function namedInHead(text: string, head: readonly HeadLine[], bodyAt: number): string[] {
  const region = text.slice(0, bodyAt > 0 ? Math.min(bodyAt + 200, 14_000) : 1_200);
  return distinctJudges(
    findJudges(region).filter((judge) => {
      const line = head.find((one) => judge.start >= one.start && judge.start <= one.end);
      return line === undefined || line.kind === 'bench' || (bodyAt === 0 && line.start < 600);
    }),
  );
}
