import { MARK, type Marks, markStarts, markWhole, matchesAtMarks } from '../text/marks.ts';
import { isBlank, type Span } from '../text/text.ts';
import { gradeEnd, withPlace } from './court-places.ts';

/*
 * Tribunals and the courts below the High Courts have no closed list: they are recognised by how they are
 * printed, as a run of capitalised words. A title without a place ('the Sessions Judge', 'the Tribunal') names
 * no court and is left out.
 */
const ACRONYM =
  /\b(?:NCLAT|NCLT|ITAT|DRAT|DRT|CESTAT|CEGAT|NGT|TDSAT|APTEL|NCDRC|SCDRC|MACT|TADA Court|POCSO Court|CBI Court)\b/uy;
/** Magistrates and tribunals in initials: courts only with their place. */
const INITIALS =
  /(?<![A-Za-z.])(?:(?:[AS]\.)?[CD]\.\s?J\.\s?M\.|A?C\.\s?M\.\s?M\.|S\.\s?D\.\s?J\.\s?M\.|J\.\s?M\.\s?F\.\s?C\.|M\.\s?A\.\s?C\.\s?T\.|A?CJM|SDJM|A?CMM|JMIC)(?![A-Za-z])/uy;
markWhole(
  MARK.tribunal,
  'nclat nclt itat drat drt cestat cegat ngt tdsat aptel ncdrc scdrc mact tada pocso cbi cjm acjm sdjm cmm acmm jmic a c d j m s'.split(
    ' ',
  ),
);
const WORD = /\S+/gu;
/** A word that may begin a run: its first letter is no small one. */
const OPENING_WORD = /(?<!\S)[^\sa-z]\S*/gu;
const CAPITALISED = /^(?![^\s\d]*\d\S*\/)[(‘'"“[]?[A-Z][\w.&'’()/-]*,?$/u;
const JOINER = /^(?:and|of|for|the|at|&|cum|-cum-|cum-)$/iu;
const HEAD =
  /(?<!\()(?:tribunal|judge|magistrate|court|munsif|munsiff|jmfc|cjm|causes)(?:-(?:\d{1,2}|[IVX]{1,4}))?[,.;:)]?$/iu;
/** A court whose name ends in another word. Without the flag `u`, which makes borders of words slow where case is ignored. */
const HEAD_PHRASE =
  /\b(?:court of sessions?|(?:consumer disputes?|disputes redressal) (?:redressal )?(?:commission|forum)|rent controller(?:-\d{1,2})?|tribunal for electricity)[,.;:)]?$/i;
const SESSION = /\bcourt of sessions?[,.;:)]?$/iu;
const LEADING =
  /^["“‘'(]?(?:the|this|that|said|learned|ld\.?|hon['’]?ble|in|before|by|and|of|for|at|shri|mr\.?|\(spl\.\)|&|when|order|judgment|like|if)$/iu;
/** '6th ', '2 nd ' before the title. */
const ORDINAL = /\b\d{1,2}\s?(?:st|nd|rd|th)\s{1,4}$/iu;
const OFFICE =
  /\b(?:district|sessions?|commercial|rent control|industrial|city civil|civil|subordinate|family|small causes?|metropolitan|labour|fast track|munsiff?|motor (?:vehicles? )?accidents?|jmfc|cjm|special judge|special court|judicial (?:first class )?magistrate|sub[- ]divisional magistrate|sub (?:judge|court))\b/i;
/** 'Bombay City Civil Court': the place is printed first. */
const PLACE_FIRST =
  /^(?:Bombay|Mumbai|Calcutta|Kolkata|Madras|Chennai|Delhi|Hyderabad|Bangalore|Bengaluru|Ahmedabad)\s/iu;
const COURT_OF = /^(?:chief )?court of /iu;
/** True where the words of a run up to one of them end in the title of a court. */
function endsTitle(words: readonly string[], at: number): boolean {
  if (HEAD.test(words[at] ?? '')) return true;
  return HEAD_PHRASE.test(words.slice(Math.max(0, at - 3), at + 1).join(' '));
}

/** Every title that `endsTitle` accepts has one of these words: a fast check of a whole run. */
const TITLE_WORD = /tribunal|judge|magistrate|court|munsif|jmfc|cjm|causes|commission|forum|controller/i;
const TITLE_WORD_FROM = new RegExp(TITLE_WORD, 'gi');
/** A capital, or one behind a bracket or a quotation mark. */
const CAPITAL_FIRST = /[A-Z]/u;

/** The court titled by a run of capitalised words that ends at its last office word. */
function readRun(text: string, run: readonly Span[]): Span | undefined {
  if (!TITLE_WORD.test(text.slice(run[0]?.start, run.at(-1)?.end))) return undefined;
  const words = run.map(({ start, end }) => text.slice(start, end));
  let from = 0;
  while (from < run.length && LEADING.test(words[from] ?? '')) from += 1;
  let to = run.length - 1;
  while (to > from && !endsTitle(words, to)) to -= 1;
  const first = run[from];
  const last = run[to];
  if (!first || !last || !endsTitle(words, to)) return undefined;
  const end = last.end - (/[,.;:)]$/u.test(words[to] ?? '') ? 1 : 0);
  const title = text.slice(first.start, end).replace(/\s+/gu, ' ');
  const placed = withPlace(text, gradeEnd(text, end));
  return namesCourt(title, to - from, placed > end)
    ? { start: withOrdinal(text, first.start), end: placed }
    : undefined;
}

/** True where a title names a court: by itself, or with the place behind it. */
function namesCourt(title: string, words: number, placed: boolean): boolean {
  if (
    /high court|supreme court|\bdistrict magistrate|\b(?:members?|president|chairman|registrar|secretary) of (?:the )?tribunal/iu.test(
      title,
    )
  )
    return false;
  // 'triable by a Court of Session': no court is named.
  if (SESSION.test(title) || /controller(?:-\d{1,2})?$/iu.test(title)) return placed;
  if (HEAD_PHRASE.test(title)) return true;
  if (COURT_OF.test(title) && OFFICE.test(title)) return true;
  if (/tribunal(?:-\w{1,4})?$/iu.test(title) && (words >= 2 || placed)) return true;
  return (placed || PLACE_FIRST.test(title)) && OFFICE.test(title);
}

/** The start of a title with the ordinal before it. */
function withOrdinal(text: string, start: number): number {
  return start - (ORDINAL.exec(text.slice(Math.max(0, start - 10), start))?.[0].length ?? 0);
}

/** A run without one of these words in capitals is not the title of a court, so only their surroundings are read. */
const OFFICE_WORD =
  /\b(?:tribunal|district|session|commercial|rent control|industrial|civil|subordinate|family|small cause|metropolitan|labour|fast track|munsif|motor|jmfc|cjm|special judge|special court|judicial magistrate|judicial first class|consumer dispute|disputes redressal|rent controller|sub[- ]divisional magistrate|sub judge|sub court|appellate tribunal)/iy;
markStarts(
  MARK.subordinateCourt,
  'tri dis ses civ sub fam sma met lab fas mun mot jmf cjm spe jud'.split(' '),
);
markWhole(MARK.subordinateCourt, ['commercial', 'rent', 'industrial', 'consumer', 'appellate']);
/** A run of 24 words and a place. */
const REACH_BEFORE = 400;
const REACH_AFTER = 400;

/** Stretches around office words with a capital first letter, cut at white space. */
function stretches(text: string, marks: Marks): Span[] {
  const found: Span[] = [];
  for (const match of matchesAtMarks(OFFICE_WORD, text, marks, MARK.subordinateCourt)) {
    if (!/[A-Z]\S*$/u.test(text.slice(Math.max(0, match.index - 24), match.index + 1))) continue;
    const reach = Math.max(0, match.index - REACH_BEFORE);
    const start = reach === 0 ? 0 : reach + Math.max(0, text.slice(reach, match.index).search(/\s/u));
    const end = Math.min(text.length, match.index + REACH_AFTER);
    const last = found.at(-1);
    if (last !== undefined && start <= last.end) last.end = end;
    else found.push({ start, end });
  }
  return found;
}

/** Tribunals and subordinate courts named in a text; spans may overlap. O(n): runs are at most 24 words. */
export function findSubordinateCourts(text: string, marks: Marks): Span[] {
  const capital = (start: number): boolean => {
    const code = text.charCodeAt(start);
    return code >= 65 && code <= 90;
  };
  const spans: Span[] = matchesAtMarks(ACRONYM, text, marks, MARK.tribunal, capital).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  for (const span of spans) span.end = withPlace(text, span.end, /\p{Ll}/u);
  for (const match of matchesAtMarks(INITIALS, text, marks, MARK.tribunal, capital)) {
    const end = match.index + match[0].length;
    const placed = withPlace(text, gradeEnd(text, end), /\p{Ll}/u);
    if (placed > end) spans.push({ start: match.index, end: placed });
  }
  for (const stretch of stretches(text, marks)) readStretch(text, stretch, spans);
  return spans;
}

/** 'Principal Judge, Family Court', 'Judge, Small Causes Court': the title goes on behind the comma. */
const JUDGE_OF = /^(?:Judge|JUDGE),$/u;
const COURT_BEHIND = /\s+(?:Family|Small|City|Commercial|FAMILY|SMALL|CITY|COMMERCIAL)\s/uy;

function goesOn(text: string, word: string, end: number): boolean {
  if (GOES_ON.test(word)) return true;
  COURT_BEHIND.lastIndex = end;
  return JUDGE_OF.test(word) && COURT_BEHIND.test(text);
}

/** 'Addl. District Judge', 'Customs, Excise and Service Tax Appellate Tribunal': no end of a title. */
const GOES_ON = /^(?:(?:Addl|Prl|Asst|Addtl|Jt)\.|Customs,|Excise,)$/iu;

/** The next word from an offset; outside a run, the next that may begin one. */
function wordFrom(text: string, from: number, inRun: boolean): RegExpExecArray | null {
  const pattern = inRun ? WORD : OPENING_WORD;
  pattern.lastIndex = from;
  return pattern.exec(text);
}

/** The titles in a stretch; only the runs that hold one of their words in capitals are read. */
function readStretch(text: string, { start, end }: Span, spans: Span[]): void {
  let from = start;
  for (let at = titleFrom(text, from, end); at !== undefined; at = titleFrom(text, from, end))
    from = readRuns(text, runStart(text, from, at), at, end, spans);
}

/** The beginning of the first word of a title whose first letter is a capital; undefined where none begins before `end`. */
function titleFrom(text: string, from: number, end: number): number | undefined {
  const stretch = text.slice(from, wordEnd(text, end));
  TITLE_WORD_FROM.lastIndex = 0;
  for (let match = TITLE_WORD_FROM.exec(stretch); match !== null; match = TITLE_WORD_FROM.exec(stretch)) {
    const start = wordStart(text, from + match.index, from);
    if (start >= end) return undefined;
    if (CAPITAL_FIRST.test(text.slice(start, start + 2))) return start;
    TITLE_WORD_FROM.lastIndex = wordEnd(stretch, match.index);
  }
  return undefined;
}

function wordStart(text: string, at: number, from: number): number {
  let start = at;
  while (start > from && !isBlank(text.charCodeAt(start - 1))) start -= 1;
  return start;
}

function wordEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && !isBlank(text.charCodeAt(end))) end += 1;
  return end;
}

/** The first of the words up to one of them that may all be in one run. */
function runStart(text: string, from: number, at: number): number {
  let first = at;
  for (;;) {
    let end = first;
    while (end > from && isBlank(text.charCodeAt(end - 1))) end -= 1;
    const start = wordStart(text, end, from);
    const word = text.slice(start, end);
    if (start === end || !(CAPITALISED.test(word) || JOINER.test(word))) return first;
    first = start;
  }
}

/** Reads the runs from an offset on, up to the end of the one that holds a word of a title. Returns where it has read to. */
function readRuns(text: string, from: number, title: number, end: number, spans: Span[]): number {
  let run: Span[] = [];
  let broken = false;
  let last = from;
  let joiner = '';
  const close = () => {
    const found = run.length > 0 ? readRun(text, run) : undefined;
    if (found) spans.push(found);
    run = [];
  };
  const next = () => (run.length === 0 && last > title ? null : wordFrom(text, last, run.length > 0));
  for (let match = next(); match && match.index < end; match = next()) {
    const word = match[0];
    const begins = word === 'the' && !/^(?:of|for|at|in|to)$/iu.test(joiner);
    const fits = CAPITALISED.test(word) || (run.length > 0 && JOINER.test(word) && !begins);
    joiner = word;
    const apart = match.index - last > 1 && /\n[^\S\n]*\n/u.test(text.slice(last, match.index));
    if (!fits || broken || apart || run.length >= 24) close();
    last = match.index + word.length;
    if (fits) run.push({ start: match.index, end: last });
    broken = /[,;:.]$|\(\d\)$/u.test(word) && !goesOn(text, word, last);
  }
  close();
  return Math.max(last, wordEnd(text, title));
}
