import { STATES } from '../../courts/states.ts';
import { isNearWord } from '../../parties/near-words.ts';
import type { DraftKind } from '../kinds.ts';
import { blanksOf } from './blanks.ts';
import { isToOfficer } from './parts.ts';
import type { DraftCase, DraftLine, DraftParts, Finding } from './types.ts';
import { versusAt } from './versus.ts';

const WITHOUT_TITLE: ReadonlySet<DraftKind> = new Set(['notice', 'other', 'list_of_dates']);
const INLINE_VERSUS = /\s(?:v\.|[Vv]\/?[Ss]\.?|[Vv]ersus|VERSUS|-[Vv][Rr]?[Ss]-)\s/u;
const COURT =
  /\b(?:court|tribunal|commission|forum|magistrate|sessions judge|district judge|civil judge)\b|न्यायालय|न्यायाधीश|आयोग|अधिकरण|நீதிமன்ற|ஆணைய|தீர்ப்பாய/iu;
const NUMBER = /(\d{1,7})\s*(?:\/|-|of)\s*((?:19|20)\d\d)\b/giu;
const FIRST_INFORMATION = /\bF\.?I\.?R\b|\bcrime no/iu;
/** Words that say nothing of who a party is. */
const COMMON = new Set(
  'the and of in at for by its his her their through rep represented ors others another anr mr mrs ms smt shri sri kumari late dr messrs pvt private ltd limited company petitioner respondent plaintiff defendant appellant applicant tmt thiru selvi smti sau श्री श्रीमती सुश्री कुमारी स्व स्व0 स्वर्गीय डॉ'.split(
    ' ',
  ),
);
const COURT_WORDS = new Set(
  'in the of at for and before honble hon ble court courts high judicature judge judges district senior junior division civil city additional addl principal bench special metropolitan chief judicial magistrate sessions session class first motor accident accidents claims tribunal consumer disputes redressal commission'.split(
    ' ',
  ),
);

function words(text: string, without: ReadonlySet<string>): string[] {
  const found =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]{2,}/gu) ?? [];
  return found.filter((word) => !without.has(word));
}

/** States as a cause title shortens them: 'State of M.P.'. */
const SHORT_STATES: Readonly<Record<string, string>> = {
  'm p': 'Madhya Pradesh',
  'u p': 'Uttar Pradesh',
  'h p': 'Himachal Pradesh',
  'a p': 'Andhra Pradesh',
  't n': 'Tamil Nadu',
  'w b': 'West Bengal',
  'c g': 'Chhattisgarh',
  'j k': 'Jammu and Kashmir',
};
const STATE_NAMES = Object.values(STATES);

/** A government: the State Bank is none. */
const IS_STATE =
  /\bstate\b(?=\W*(?:$|(?:of|through|by|rep|represented|govt|government|and|v|vs|versus|\p{L}{1,2})\b|\())/iu;

/** The States that a side names, in full or shortened; undefined where it is no State. */
function statesOf(text: string): string[] | undefined {
  if (!IS_STATE.test(text)) return undefined;
  const [, short = ''] = /\bstate\b(?: of)?\W*(\w\W{1,3}\w)\b/iu.exec(text) ?? [];
  const lower = text.toLowerCase();
  const named = STATE_NAMES.filter((state) => lower.includes(state.toLowerCase()));
  return [...named, SHORT_STATES[short.toLowerCase().replaceAll(/\W+/gu, ' ')] ?? []].flat();
}

/** True where two sides are a State, and neither names another one than the other. */
function areOneState(name: string, text: string): boolean {
  const wanted = /^\W*(?:the )?state\b/iu.test(name) && IS_STATE.test(name) ? statesOf(name) : undefined;
  const given = statesOf(text);
  if (!wanted || !given) return false;
  return wanted.length === 0 || given.length === 0 || wanted.some((state) => given.includes(state));
}

/** True where most of the words of a name are in a text; a slip of the pen counts as the same word. */
export function isNamedIn(name: string, text: string): boolean {
  if (areOneState(name, text)) return true;
  const wanted = words(name, COMMON);
  const given = words(text, COMMON);
  if (wanted.length === 0) return true;
  const found = wanted.filter((word) => given.some((one) => one === word || isNearWord(one, word)));
  return found.length / wanted.length >= 2 / 3;
}

/** The words of the line of the court that are its place: 'nashik'. */
export const seatOf = (parts: DraftParts): string[] =>
  words(causeTitleOf(parts).court?.text ?? '', COURT_WORDS).filter((word) => word.length > 3);

interface CauseTitleLines {
  court: DraftLine | undefined;
  numbers: { line: DraftLine; pairs: string[] } | undefined;
  petitioner: DraftLine | undefined;
  respondent: DraftLine | undefined;
}

const numbersIn = (text: string): string[] =>
  [...text.matchAll(NUMBER)].map(([, number, year]) => `${Number(number)}/${year}`);

/** A side alone on its line, on the right below the name that it belongs to. */
const SIDE_ALONE =
  /^\W*(?:(?:first|second|proposed|proforma|non|alleged|\d{1,2}(?:st|nd|rd|th))[\s-]+)?(?:petitioner|respondent|plaintiff|defendant|appellant|applicant|complainant|accused|claimant|caveator|state|decree[ -]?holder|judge?ment[ -]?debtor|aggrieved person|opposite party|objector|revisionist|insured|workman)(?:s|\(s\))?\W*(?:no\W*\d{0,2})?\W*$/iu;

/** The line that names the first side: the one before *Versus*, or the one above its side. */
function namedBefore(head: readonly DraftLine[], versus: number): DraftLine | undefined {
  const line = head[versus - 1];
  const above = head[versus - 2];
  return line && above && SIDE_ALONE.test(line.text) && !ABOVE_PARTIES.test(above.text) ? above : line;
}

/** The line that names the other side: the one behind *Versus*, or the one below its side. */
function namedBehind(head: readonly DraftLine[], versus: number): DraftLine | undefined {
  const line = head[versus + 1];
  return line && SIDE_ALONE.test(line.text) ? (head[versus + 2] ?? line) : line;
}

export function causeTitleOf({ head }: DraftParts): CauseTitleLines {
  const court = head.find(({ text }) => COURT.test(text) && text.length < 200);
  const versus = versusAt(head);
  const inline = versus < 0 ? head.find(({ text }) => INLINE_VERSUS.test(text)) : undefined;
  const numbered = head.find(({ text }) => numbersIn(text).length > 0 && !FIRST_INFORMATION.test(text));
  return {
    court,
    numbers: numbered && { line: numbered, pairs: numbersIn(numbered.text) },
    petitioner: inline ?? namedBefore(head, versus),
    respondent: inline ?? (versus < 0 ? undefined : namedBehind(head, versus)),
  };
}

/** Lines of a cause title above its parties, and the title of the paper below them. */
const ABOVE_PARTIES =
  /\b(?:court|tribunal|commission|forum|magistrate|jurisdiction)\b|\bno\b.{0,40}\b(?:19|20)\d\d\W*$|\b(?:of|\/) ?(?:19|20)\d\d\W*$|^\W*(?:in the matter of|and|between)\b.{0,40}$/iu;
const BELOW_PARTIES =
  /\b(?:APPLICATION|PETITION|COMPLAINT|PLAINT|SUIT|APPEAL|STATEMENT|AFFIDAVIT|MEMORANDUM|REPLY|REJOINDER|NOTICE)\b|\b(?:under|u\/s|section|order|article)\b/u;
/** Limit: lines of a side. */
const MOST_LINES = 12;

/** The block of a side: all that the cause title has before *Versus*, or behind it. */
function blockOf(head: readonly DraftLine[], line: DraftLine): string {
  const versus = versusAt(head);
  if (versus < 0) return line.text;
  const first = head.slice(0, versus).findLastIndex(({ text }) => ABOVE_PARTIES.test(text)) + 1;
  const behind = head.findIndex(({ text }, at) => at > versus + 1 && BELOW_PARTIES.test(text));
  const side =
    head.indexOf(line) < versus
      ? head.slice(Math.min(first, head.indexOf(line)), versus)
      : head.slice(versus + 1, behind < 0 ? versus + 1 + MOST_LINES : behind);
  return side.map(({ text }) => text).join(' ');
}

/** The words of the two sides of a cause title. */
export function sidesOf(parts: DraftParts): [first: string, second: string] {
  const { petitioner, respondent } = causeTitleOf(parts);
  const text = (line: DraftLine | undefined) => (line ? blockOf(parts.head, line) : '');
  return [text(petitioner), text(respondent)];
}

function courtDiffers(printed: string, known: string): boolean {
  const ofCase = words(known, COURT_WORDS);
  const ofDraft = words(printed, COURT_WORDS);
  if (/high court|उच्च न्यायालय/iu.test(known) !== /high court|उच्च न्यायालय/iu.test(printed)) return true;
  return ofCase.length > 0 && ofDraft.length > 0 && !ofCase.some((word) => ofDraft.includes(word));
}

/** A paper for the Supreme Court in a case that another court decided, such as a special leave petition. */
const isSupreme = (printed: string, known: string): boolean =>
  /\bsupreme court\b/iu.test(printed) && !/\bsupreme court\b/iu.test(known);

/** The cause title against the case: court, number and parties. */
export function checkCauseTitle(parts: DraftParts, known: DraftCase): Finding[] {
  return WITHOUT_TITLE.has(parts.kind) || isToOfficer(parts) ? [] : titleAgainst(parts, known);
}

function titleAgainst(parts: DraftParts, known: DraftCase): Finding[] {
  const { court, numbers, petitioner, respondent } = causeTitleOf(parts);
  if (!court && !respondent) return [{ rule: 'cause_title_missing', block: null, values: {} }];
  const findings: Finding[] = [];
  if (court && known.court && !isSupreme(court.text, known.court) && courtDiffers(court.text, known.court))
    findings.push({ rule: 'court_differs', block: court.block, values: { known: known.court } });
  const wanted = numbersIn(known.case_number ?? '');
  if (numbers && wanted.length > 0 && !wanted.some((pair) => numbers.pairs.includes(pair)))
    findings.push({
      rule: 'case_number_differs',
      block: numbers.line.block,
      values: { known: known.case_number ?? '' },
    });
  const sides = [known.petitioner, known.respondent].filter((name) => !!name) as string[];
  for (const [line, name] of [
    [petitioner, known.petitioner],
    [respondent, known.respondent],
  ] as const) {
    // A blank is a finding of its own.
    if (!line || !name || blanksOf(line.text, true).length > 0) continue;
    // A party may be on the other side in an appeal, and be one of several on its side.
    const printed = blockOf(parts.head, line);
    if (!sides.some((side) => isNamedIn(side, printed)))
      findings.push({ rule: 'party_differs', block: line.block, values: { known: name } });
  }
  return findings;
}
