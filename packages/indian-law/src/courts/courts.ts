import { MARK, type Marks, markWhole, markWords, matchesAtMarks } from '../text/marks.ts';
import { anyOfSources, collapseWhitespace, keepLongest, matchAt, matchesOf } from '../text/text.ts';
import { COURTS, type Court, SITTING_COURTS, STATES, type State } from './court-list.ts';
import { findSubordinateCourts } from './subordinate-courts.ts';

export { COURTS, type Court, SITTING_COURTS, STATES, type State };

/** A court named in a text; `court` only for the Supreme Court or a High Court that the words identify. */
export interface CourtMention {
  start: number;
  end: number;
  court?: Court;
  bench?: string;
}

const GAP = '[\\s\\u00a0]{1,60}';
/** White space without a blank line, because the last line of a header does not belong to the text after it. */
const NEAR = '(?:[^\\S\\n]{1,60}|[^\\S\\n]{0,20}\\n[^\\S\\n]{0,60})';
const LOOSE = '[\\s\\u00a0]{0,60}';

/** Matches any of the given phrases, longest first, across line breaks and with 'and' or '&'. */
function anyOf(phrases: Iterable<string>): string {
  const sources = [...new Set(phrases)]
    .sort((a, b) => b.length - a.length)
    .map((phrase) =>
      phrase
        .replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
        .replace(/ (?:and|&) /gu, ` (?:and|&) `)
        .replace(/ /gu, GAP),
    );
  return anyOfSources(sources);
}

const PLACE = anyOf(COURTS.flatMap((court) => court.places));
/** Seats of every court with today's and earlier spellings, for 'at …' and '… Bench'. */
const OLD_SEATS: Readonly<Record<string, string>> = {
  lakhnau: 'Lucknow',
  panaji: 'Goa',
  panjim: 'Goa',
  gulbarga: 'Kalaburagi',
  bangalore: 'Bengaluru',
  cochin: 'Ernakulam',
  kochi: 'Ernakulam',
  amravati: 'Amaravati',
  amaravathi: 'Amaravati',
  mumbai: 'Bombay',
  chennai: 'Madras',
  kolkata: 'Calcutta',
  simla: 'Shimla',
  gauhati: 'Guwahati',
};
/** High Courts of places that have none today: no court of our list. */
const FORMER_PLACE =
  /\b(?:Lahore|Nagpur|Rangoon|Peshawar|Sind|Dacca|Travancore(?:-Cochin)?|Saurashtra|Pepsu|Calicut|Madhya[\s\u00a0]Bharat|Vindhya[\s\u00a0]Pradesh|East[\s\u00a0]Punjab)[\s\u00a0]{1,20}$/u;
const SEAT = anyOf([
  ...COURTS.flatMap((court) => court.benches.map((bench) => bench.name.toLowerCase())),
  ...Object.keys(OLD_SEATS),
]);

/** Finds courts by their last word, because 'court' is rarer than 'h' and 's'; the text before it is read backwards. */
const ANCHOR =
  /court\b(?<=\b((?:high|supreme)[\s\u00a0]{1,60}|apex[\s\u00a0]{1,20})court)|bench\b(?<=\b(constitution[\s\u00a0]{1,20})bench)/iy;
markWhole(MARK.court, ['court', 'bench', 'council', 'lords']);
/** The courts above the High Courts before 1950, and the highest court of England. */
const FORMER =
  /Council\b(?<=\b((?:Judicial[\s\u00a0]{1,20}Committee[\s\u00a0]{1,20}of[\s\u00a0]{1,20}(?:the[\s\u00a0]{1,20})?)?Privy[\s\u00a0-]{1,20})Council)|Court\b(?<=\b(Federal[\s\u00a0]{1,20})Court)|Lords\b(?<=\b(House[\s\u00a0]{1,20}of[\s\u00a0]{1,20})Lords)/y;
const SPACED_OUT = /(?<=s[\s\u00a0]{1,3})u[\s\u00a0]{1,3}p[\s\u00a0]{1,3}r/iy;
markWhole(MARK.spacedOut, ['u']);
const SPACED_ANCHOR =
  /s[\s\u00a0]{1,3}u[\s\u00a0]{1,3}p[\s\u00a0]{1,3}r[\s\u00a0]{1,3}e[\s\u00a0]{1,3}m[\s\u00a0]{1,3}e[\s\u00a0]{1,30}c[\s\u00a0]{1,3}o[\s\u00a0]{1,3}u[\s\u00a0]{1,3}r[\s\u00a0]{1,3}t\b/gi;
const OF_INDIA =
  /[\s\u00a0]{1,60}(?:of|o[\s\u00a0]{1,3}f)[\s\u00a0]{1,60}(?:india|i[\s\u00a0]{1,3}n[\s\u00a0]{1,3}d[\s\u00a0]{1,3}i[\s\u00a0]{1,3}a)\b/iy;
const OF_SUPREME_COURT = new RegExp(
  `${GAP}of${GAP}(?:the${GAP})?(?:hon'?ble${GAP})?supreme${GAP}court(?:${GAP}of${GAP}india)?\\b`,
  'iy',
);
const FOREIGN =
  /\b(?:american|u\.?s\.?|united[\s\u00a0]{1,10}states|u\.?k\.?|english|canadian|australian|pakistan|irish)[\s\u00a0]{1,20}$/i;
/** Read backwards from the anchor; the match fails at the first word that is not a place. */
const BEFORE = new RegExp(
  `(?<=((?:\\b(${SEAT})${GAP}bench${GAP}of${GAP}(?:the${GAP})?(?:hon'?ble${GAP})?)?(?:\\b(${PLACE})${NEAR})?))`,
  'iy',
);
const AFTER = new RegExp(
  `(?:,${GAP}(?=(?:${PLACE})(?![a-z])(?!${GAP}(?:and|&)))|,${GAP}(?=judicature)|${GAP}(?:(?:of|for|at)${GAP})?)(?:the${GAP})?(?:judicature(?:,|${GAP}(?:at|for|of))${GAP})?(?:the${GAP})?(?:states?${GAP}of${GAP})?(${PLACE})(?![a-z])`,
  'iy',
);
const TAIL = new RegExp(
  `${LOOSE}[,:;(\\u2013-]?${LOOSE}(?:(?:principal${GAP}(?:seat|bench)${GAP})?at${GAP}(${SEAT})(?:${GAP}bench)?|(${SEAT})${GAP}bench|(?:circuit${GAP})?bench${LOOSE}[,:]?${LOOSE}(?:at${GAP})?(${SEAT}))(?![a-z])`,
  'iy',
);
/** ', JABALPUR', ': CUTTACK', or the seat alone in the next line. */
const SEAT_ALONE = new RegExp(
  `(?:[^\\S\\n]{0,10}[,:(\\u2013-]{1,2}${LOOSE}|${LOOSE}principal${GAP}(?:seat|bench)${GAP}(?:at${GAP})?|[^\\S\\n]{0,20}\\n[^\\S\\n]{0,60}(?=[a-z ]{4,16}\\W{0,3}\\n))(${SEAT})(?![a-z])(?!${GAP}high${GAP}court)`,
  'iy',
);
/** The seat of the High Court of Andhra Pradesh until 2018; it is another court's today. */
const HYDERABAD = new RegExp(`${GAP}at${GAP}hyderabad(?![a-z])`, 'iy');
/** The common High Court of 2014 to 2018: 'at Hyderabad for the State of Telangana and the State of Andhra Pradesh'. */
const BOTH_STATES = new RegExp(
  `(?:(?<=hyderabad)[,:]?${GAP}for${GAP}(?:the${GAP})?states?${GAP}of${GAP}telangana|(?<=telangana))${GAP}(?:and|&)${GAP}(?:the${GAP}state${GAP}of${GAP})?(?:andhra${GAP}pradesh|a\\.${LOOSE}p\\.)(?:${GAP}at${GAP}hyderabad(?![a-z]))?`,
  'iy',
);
/** More states of one court: ', NAGALAND, MIZORAM AND ARUNACHAL PRADESH'. */
const MORE_STATES = new RegExp(
  `(?:(?:${LOOSE}[,:;]${LOOSE}(?:and${GAP})?|${GAP}(?:and|&)${GAP})(?:nagaland|meghalaya|manipur|tripura|mizoram|arunachal${GAP}pradesh)(?![a-z])){1,7}`,
  'iy',
);
const SUPREME = COURTS.find((court) => court.code === 'supreme-court');
const COMMON_COURT = COURTS.find((court) => court.code === 'telangana-andhra-pradesh');

/** The first court of each place. */
const COURT_OF_PLACE = new Map(
  COURTS.toReversed().flatMap((court) => court.places.map((place) => [place, court] as const)),
);

function courtOfPlace(place: string): Court | undefined {
  const wanted = collapseWhitespace(place).toLowerCase();
  return COURT_OF_PLACE.get(wanted) ?? COURT_OF_PLACE.get(wanted.replace(/ & /gu, ' and '));
}

/** The court's own seat that a printed place means, in today's spelling. */
function seatOf(court: Court, printed: string): string | undefined {
  const wanted = collapseWhitespace(printed).toLowerCase();
  const today = (OLD_SEATS[wanted] ?? wanted).toLowerCase();
  return court.benches.find((bench) => [wanted, today].includes(bench.name.toLowerCase()))?.name;
}

function readSupreme(text: string, start: number, anchorEnd: number): CourtMention {
  const more = matchAt(OF_INDIA, text, anchorEnd) ?? matchAt(OF_SUPREME_COURT, text, anchorEnd);
  const end = more ? more.index + more[0].length : anchorEnd;
  const foreign = FOREIGN.exec(text.slice(Math.max(0, start - 40), start));
  if (foreign) return { start: start - foreign[0].length, end };
  return SUPREME ? { start, end, court: SUPREME } : { start, end };
}

/** The benches printed after a court's name ('at Nagpur', 'Circuit Bench at Jalpaiguri') and where they end. */
function readBenches(text: string, court: Court, from: number): { end: number; bench?: string } {
  const former = court.code === 'andhra-pradesh' ? matchAt(HYDERABAD, text, from) : null;
  if (former !== null) return { end: from + former[0].length };
  const more = matchAt(MORE_STATES, text, from);
  let end = from + (more?.[0].length ?? 0);
  let bench: string | undefined;
  for (let turn = 0; turn < 2; turn += 1) {
    const tail = matchAt(TAIL, text, end) ?? matchAt(SEAT_ALONE, text, end);
    if (tail === null) break;
    const printed = seatOf(court, tail[1] ?? tail[2] ?? tail[3] ?? '');
    if (printed === undefined)
      return { end: end + formerSeat(tail[0]), ...(bench === undefined ? {} : { bench }) };
    end += tail[0].length;
    bench = printed;
  }
  return bench === undefined ? { end } : { end, bench };
}

/** The length of 'at Simla' behind a court that sat there once; 0 for any other seat of another court. */
function formerSeat(tail: string): number {
  return /^\s+at\s/iu.test(tail) ? tail.length : 0;
}

function readHighCourt(text: string, anchorStart: number, anchorEnd: number): CourtMention {
  const [, lead = '', seat, placeBefore] = matchAt(BEFORE, text, anchorStart) ?? [];
  const after = placeBefore === undefined ? matchAt(AFTER, text, anchorEnd) : null;
  const place = placeBefore ?? (after && entersName(text, after) ? undefined : after?.[1]);
  const court = place === undefined ? undefined : courtOfPlace(place);
  if (!court) return readBroken(text, anchorStart, anchorEnd) ?? readFormer(text, anchorStart, anchorEnd);
  // 'Delhi High Court (Original Side) Rules': rules of a court.
  if (/^\s(?:\([^()]{4,30}\)\s)?Rules\b/u.test(text.slice(anchorEnd, anchorEnd + 40)))
    return { start: anchorEnd, end: anchorEnd };
  const benchBefore = seat === undefined ? undefined : seatOf(court, seat);
  const otherCourtsSeat = seat !== undefined && benchBefore === undefined && placeBefore !== undefined;
  const start = anchorStart - (otherCourtsSeat ? placeBefore.length + 1 : lead.length);
  const tail = readTail(text, court, anchorEnd + (after?.[0].length ?? 0));
  const bench = tail.bench ?? benchBefore;
  const end = closed(text, start, tail.end);
  return bench === undefined ? { start, end, court: tail.court } : { start, end, court: tail.court, bench };
}

/** The common court of two states where both are named, else the court itself with its benches. */
function readTail(text: string, court: Court, from: number): { court: Court; end: number; bench?: string } {
  const both = COMMON_COURT && matchAt(BOTH_STATES, text, from);
  if (!both) return { court, ...readBenches(text, court, from) };
  // Behind its seat the states are no part of the name.
  return { court: COMMON_COURT, end: /^\W*for\b/iu.test(both[0]) ? from : from + both[0].length };
}

function readBroken(text: string, anchorStart: number, anchorEnd: number): CourtMention | undefined {
  const before = hyphenated(text, anchorStart);
  const court = before && courtOfPlace(before.place);
  return before && court && { start: before.start, end: readBenches(text, court, anchorEnd).end, court };
}

/** 'Allaha- bad High Court': the place that a line's end has hyphenated, and where it begins. */
function hyphenated(text: string, anchorStart: number): { start: number; place: string } | undefined {
  const from = Math.max(0, anchorStart - 40);
  const match = HYPHENATED.exec(text.slice(from, anchorStart));
  return match === null
    ? undefined
    : { start: from + match.index, place: match[0].replace(/-\s{1,3}/u, '').trim() };
}

const HYPHENATED = /\b\p{Lu}\p{Ll}{1,9}-\s{1,3}\p{Ll}{2,9}\s{1,3}$/u;

/** 'the High Court, Delhi Development Authority': a name begins behind the comma. */
function entersName(text: string, after: RegExpExecArray): boolean {
  const end = after.index + after[0].length;
  return after[0].startsWith(',') && /^[ ]\p{Lu}\p{Ll}/u.test(text.slice(end, end + 3));
}

/** 'the Lahore High Court'; 'the High Court' alone names none, so that it has no length. */
function readFormer(text: string, anchorStart: number, anchorEnd: number): CourtMention {
  const place = FORMER_PLACE.exec(text.slice(Math.max(0, anchorStart - 40), anchorStart));
  return place === null
    ? { start: anchorEnd, end: anchorEnd }
    : { start: anchorStart - place[0].length, end: anchorEnd };
}

/** The end with the bracket that closes one opened inside: 'Allahabad High Court (Lucknow Bench)'. */
function closed(text: string, start: number, end: number): number {
  const open = text.slice(start, end).lastIndexOf('(');
  return open >= 0 && text[end] === ')' && !text.slice(start + open, end).includes(')') ? end + 1 : end;
}

/**
 * Every court, tribunal or bench named in a text, in order, never overlapping. 'The High Court' alone,
 * 'this Court' and 'the trial court' name no court and are left out. O(n).
 */
export function findCourtMentions(text: string, marks: Marks = markWords(text)): CourtMention[] {
  const mentions: CourtMention[] = [];
  for (const match of matchesAtMarks(ANCHOR, text, marks, MARK.court)) {
    const end = match.index + match[0].length;
    const first = match[1] ?? match[2] ?? '';
    const high = /^h/i.test(first);
    const start = match.index - first.length;
    mentions.push(high ? readHighCourt(text, start, end) : readSupreme(text, start, end));
  }
  for (const match of matchesAtMarks(FORMER, text, marks, MARK.court)) {
    const lead = match[1] ?? match[2] ?? match[3] ?? '';
    mentions.push({ start: match.index - lead.length, end: match.index + match[0].length });
  }
  const spacedOut = matchesAtMarks(SPACED_OUT, text, marks, MARK.spacedOut).length > 0;
  for (const match of spacedOut ? matchesOf(SPACED_ANCHOR, text) : []) {
    mentions.push(readSupreme(text, match.index, match.index + match[0].length));
  }
  return keepLongest([...mentions, ...findSubordinateCourts(text, marks)]);
}

/** The Supreme Court or High Court whose neutral citations carry a code: 'BHC-AS' gives Bombay, 'GAU-NL' Gauhati. */
export function courtOfNeutralCode(code: string): Court | undefined {
  const wanted = code.toUpperCase();
  const exact = COURTS.find((court) => court.neutralCodes.includes(wanted));
  const stem = wanted.split('-')[0] ?? wanted;
  return exact ?? COURTS.find((court) => court.neutralCodes.some((known) => known.split('-')[0] === stem));
}

/**
 * The Supreme Court or the High Court that a printed name, a header, a slug ('madras'), a neutral code or a bare
 * place ('Bombay') means, with the bench if the text names one; undefined when it names no court.
 */
export function findCourt(text: string): { court: Court; bench?: string } | undefined {
  const head = text.slice(0, 20_000);
  for (const mention of findCourtMentions(head)) {
    if (!mention.court) continue;
    const { court, bench } = mention;
    return bench === undefined ? { court } : { court, bench };
  }
  const whole = collapseWhitespace(text.slice(0, 200));
  const slug = COURTS.find((court) => court.code === whole.toLowerCase().replace(/ /gu, '-'));
  if (slug) return { court: slug };
  const coded = COURTS.find((court) => court.neutralCodes.includes(whole.toUpperCase()));
  const court = coded ?? courtOfPlace(whole);
  if (!court) return undefined;
  const bench =
    court.benches.find((known) => known.neutralCode === whole.toUpperCase()) ??
    court.benches.slice(1).find((known) => known.name.toLowerCase() === whole.toLowerCase());
  return bench ? { court, bench: bench.name } : { court };
}
