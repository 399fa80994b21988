import { findDates } from '../../text/dates.ts';
import { prayerOf } from './prayer.ts';
import type { DraftCase, DraftLine, DraftParts, Finding } from './types.ts';

/** Papers and acts that a timeline and a draft both date. Of the general ones a case has several. */
const GENERAL = [
  'order',
  'notice',
  'letter',
  'report',
  'complaint',
  'reply',
  'judgment',
  'cheque',
  'hearing',
];
const SPECIAL = [
  ...[
    'fir',
    'agreement',
    'deed',
    'invoice',
    'representation',
    'endorsement',
    'arrest',
    'award',
    'decree',
    'will',
  ],
  ...['lease', 'circular', 'notification', 'charge sheet', 'chargesheet', 'memo', 'receipt', 'certificate'],
];
const NOUN = new RegExp(
  `\\b(${[...GENERAL, ...SPECIAL].join('|')})(?:s|ed)?\\b(?! (?:[IVXL]+|\\d+),? (?:rule|r\\b))`,
  'giu',
);
const STOP = new Set('the and for with from that this dated passed under registered'.split(' '));
/** Behind a noun, before its date. */
const BEFORE_DATE = /\b(?:dated|dtd|dt|on|of|made|issued|passed)\b\.?(?:\s+the)?\s*$/iu;
const NEAR = 110;

const nounsOf = (text: string): Set<string> =>
  new Set([...text.matchAll(NOUN)].map(([, noun = '']) => noun.toLowerCase()));

function telling(title: string, noun: string): string[] {
  const found = title.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return found.filter((word) => !STOP.has(word) && word !== noun && !word.startsWith(noun));
}

/** The day that the timeline has for what a draft dates; undefined when it has none, the same, or several. */
function otherDay(lower: string, noun: string, iso: string, { dates }: DraftCase) {
  const general = GENERAL.includes(noun);
  const meant = dates.filter(({ title }) => {
    if (!nounsOf(title).has(noun)) return false;
    const own = telling(title, noun);
    return !general || own.length === 0 || own.some((word) => lower.includes(word));
  });
  const days = new Set(meant.map(({ day }) => day));
  return days.has(iso) || days.size !== 1 ? undefined : meant[0];
}

/** Figures of a house, a survey or a file look like a day: one with two figures for its year has a word of dates before it. */
const DATE_WORD = /\b(?:dated?|dtd?|on|of|from|since|till|until|to|by|and|born|between)\b\W*(?:the\s)?$/iu;
const OF_A_NUMBER = /\bno\W{0,3}$/iu;
/** The number of a house in Hyderabad, 3-5-1141, has no year of a case. */
const FAR_YEAR = /^\W*\d{1,2}\W\d{1,2}\W(?!19|20)\d{4}\W*$/u;
const isMeantAsDate = (date: string, before: string): boolean =>
  !OF_A_NUMBER.test(before) &&
  (!FAR_YEAR.test(date) || DATE_WORD.test(before)) &&
  (/\d{4}|[a-z]{3}/iu.test(date) || DATE_WORD.test(before));

/** A thing that was done later with a paper has a day of its own: 'the judgment was applied for on', 'the order was served on'. */
const DONE_WITH_IT =
  /\b(?:applied|received|obtained|supplied|served|challenged|communicated|replied|complied|deposited|returned|heard|listed|fixed|moved|expired|ended|cop(?:y|ies))\b/iu;

/** The last paper that is named before a date; *judgment and order* are two names of one. */
function lastNouns(before: string): string[] {
  const found = [...before.matchAll(NOUN)];
  const last = found.at(-1);
  if (last && DONE_WITH_IT.test(before.slice(last.index + last[0].length))) return [];
  const other = found.at(-2);
  const joined =
    last &&
    other &&
    /^\s*(?:and|\/|&)\s*(?:\w+ )?$/iu.test(before.slice(other.index + other[0].length, last.index));
  return [last, joined ? other : undefined].flatMap((one) => one?.[1]?.toLowerCase() ?? []);
}

function datesOfLine({ block, text }: DraftLine, known: DraftCase): Finding[] {
  const findings: Finding[] = [];
  const lower = text.toLowerCase();
  let from = 0;
  for (const date of findDates(text)) {
    const before = text.slice(Math.max(from, date.start - NEAR), date.start);
    from = date.end;
    if (date.iso === undefined) {
      if (isMeantAsDate(date.text, text.slice(Math.max(0, date.start - 20), date.start)))
        findings.push({ rule: 'date_impossible', block, values: { date: date.text } });
      continue;
    }
    const [event] = (BEFORE_DATE.test(before) ? lastNouns(before) : []).flatMap(
      (noun) => otherDay(lower, noun, date.iso ?? '', known) ?? [],
    );
    if (event)
      findings.push({
        rule: 'date_differs',
        block,
        values: { date: date.text, day: event.day, title: event.title },
      });
  }
  return findings;
}

/** Papers that a prayer asks to set aside or to carry out, in the languages that the rules read. */
const ASKED_OF: readonly (readonly [noun: string, form: RegExp])[] = [
  ['order', /(?<!\b(?:postal|pay|purchase|work|supply|money) )\borders?\b|आदेश|உத்தரவு|ஆணை/iu],
  ['judgment', /\bjudge?ments?\b|\bdecrees?\b|निर्णय|डिक्री|தீர்ப்பு/iu],
  ['award', /\bawards?\b|पंचाट|अधिनिर्णय/iu],
  ['notice', /\bnotices?\b|नोटिस|அறிவிப்பு/iu],
  ['memo', /\bmemos?\b|\bmemorandum\b|ज्ञापन|குறிப்பாணை/iu],
  ['letter', /\bletters?\b|\bcommunications?\b|पत्र(?![\p{L}\p{M}])|கடித/iu],
  ['notification', /\bnotifications?\b|\bcirculars?\b|अधिसूचना|परिपत्र/iu],
  ['agreement', /\bagreements?\b|\bdeeds?\b|इकरारनामा|विलेख|பத்திர/iu],
];

interface DatedThing {
  /** The papers that have this day: *judgment and order* is one paper with two names. */
  nouns: readonly string[];
  iso: string;
  printed: string;
  line: DraftLine;
}

/** The dated papers of a line: the noun before a date, in Hindi and Tamil also behind it. */
function datedThings(line: DraftLine): DatedThing[] {
  let from = 0;
  return findDates(line.text).flatMap(({ iso, start, end, text: printed }): DatedThing[] => {
    const before = line.text.slice(Math.max(from, start - BESIDE), start);
    from = end;
    const after = /^[^\p{Script=Latin}]{0,20}/u.exec(line.text.slice(end, end + BESIDE))?.[0] ?? '';
    const isDated = BEFORE_DATE.test(before) || /[\u0900-\u097f\u0b80-\u0bff]/u.test(before + after);
    if (iso === undefined || !isDated) return [];
    const behind = ASKED_OF.find(([, form]) => form.test(after))?.[0];
    const nouns = nearestPapers(before);
    const named = nouns.length > 0 ? nouns : [behind].flatMap((noun) => noun ?? []);
    return named.length > 0 ? [{ nouns: named, iso, printed, line }] : [];
  });
}

/** Words between a paper and a day that is not its own: 'under the notice, stay the auction on'. */
const DAY_OF_ANOTHER =
  /\b(?:hearing|auction|sale|meeting|election|inspection|demolition|inquiry|enquiry|possession|appearance|examination|payment|stay|restrain|direct|fixed|listed|posted|scheduled|held|conducted|pursuant|consequent|effect|from|till|until|up ?to|before)\b/iu;

/** 'the order of removal from service dated': the day is the paper's, whatever words stand between, if no other paper does. */
const DATED =
  /(?<!\b(?:reports?|repl(?:y|ies)|complaints?|applications?|petitions?|appeals?|representations?|requests?|cheques?|bills?|receipts?|invoices?|certificates?|sheets?|chargesheets?|firs?|statements?|resolutions?|minutes),?\s)\b(?:dated|dtd|dt)\b\.?\s*$/iu;

/** The papers that stand nearest before a date, if it is theirs: two where *and* or a stroke joins their names. */
function nearestPapers(before: string): string[] {
  const named = ASKED_OF.flatMap(([noun, form]) =>
    [...before.matchAll(new RegExp(form.source, `${form.flags}g`))].map(({ 0: printed, index }) => ({
      noun,
      start: index,
      end: index + printed.length,
    })),
  ).sort((one, other) => one.start - other.start);
  const last = named.at(-1);
  const other = named.at(-2);
  if (!last || (DAY_OF_ANOTHER.test(before.slice(last.end)) && !DATED.test(before))) return [];
  const isJoined =
    other &&
    /^\s*(?:and|&|\/|\band\b \w+|एवं|व|तथा)\s*(?:final |said )?$/iu.test(before.slice(other.end, last.start));
  return isJoined ? [other.noun, last.noun] : [last.noun];
}
/** Limit: letters between a paper and its date. */
const BESIDE = 60;

/**
 * A prayer that dates a paper as nothing else in the draft does, where the body gives this kind of paper one other day: a slip of
 * the pen, on which an order would be passed.
 */
function datesOfPrayer(parts: DraftParts, known: DraftCase): Finding[] {
  const asked = prayerOf(parts);
  // In a form of numbered columns another column follows the reliefs.
  const next = asked.findIndex(({ number }, at) => at > 0 && number !== undefined);
  const prayer = new Set(asked[0]?.number === undefined || next < 0 ? asked : asked.slice(0, next));
  const others = [parts, ...parts.attached].flatMap(({ lines }) => lines.filter((line) => !prayer.has(line)));
  const days = new Set(others.flatMap(({ text }) => findDates(text).flatMap(({ iso }) => iso ?? [])));
  const things = others.flatMap(datedThings);
  return [...prayer].flatMap(datedThings).flatMap(({ nouns, iso, printed, line }): Finding[] => {
    const [said, ...more] = things.filter((one) => one.nouns.some((noun) => nouns.includes(noun)));
    if (days.has(iso) || !said || more.some((one) => one.iso !== said.iso)) return [];
    const event = known.dates.find(
      ({ day, title }) => day === said.iso && nouns.some((noun) => nounsOf(title).has(noun)),
    );
    return [
      event
        ? {
            rule: 'date_differs',
            block: line.block,
            values: { date: printed, day: event.day, title: event.title },
          }
        : {
            rule: 'dates_contradict',
            block: line.block,
            values: { what: 'paper', of: '', one: said.printed, other: printed },
          },
    ];
  });
}

/** Dates that do not exist, and dates of papers that differ from the timeline or between the prayer and the body. */
export function checkDates(parts: DraftParts, known: DraftCase): Finding[] {
  const found = parts.lines.flatMap((line) => datesOfLine(line, known));
  const blocks = new Set(found.map(({ block }) => block));
  return [...found, ...datesOfPrayer(parts, known).filter(({ block }) => !blocks.has(block))];
}
