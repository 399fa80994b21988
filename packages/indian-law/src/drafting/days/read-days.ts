import { findDates } from '../../text/dates.ts';
import { foldedNumberWord, NUMBER_WORDS } from '../../text/number-words.ts';
import type { DraftLine, DraftParts } from '../check/types.ts';
import { inIndianLanguage } from './indian-days.ts';
import type { DatedPaper, DayName, PaperDays } from './paper-days.ts';

/** A day that a draft states, with the line that states it. */
export interface StatedDay {
  name: DayName;
  iso: string;
  printed: string;
  line: DraftLine;
  /** The thing that it dates, where a paper numbers it: a cheque, an FIR. */
  of: string;
}

/** Words before a date, up to the date before it or this many characters. */
const NEAR = 150;

/**
 * Words that name a day, before it. The first that fits counts, so that *the notice was received on* comes before *notice
 * dated*. Each ends at the date.
 */
const BEFORE: readonly (readonly [DayName, RegExp])[] = [
  [
    'copyApplied',
    /\b(?:appl(?:ied|ication)|sought|asked)\b[^.;]{0,50}\bcop(?:y|ies)\b[^.;]{0,40}\b(?:on|dated|made on)\s*$|\bcop(?:y|ies)\b[^.;]{0,40}\bapplied\b[^.;]{0,20}\bon\s*$|\bcop(?:y|ies) application\b[^.;]{0,40}\b(?:on|dated)\s*$/iu,
  ],
  [
    'copyReceived',
    /\bcop(?:y|ies)\b[^.;]{0,60}\b(?:received|delivered|obtained|furnished|supplied|handed over|issued|ready|available)\b[^.;]{0,20}\bon\s*$|\b(?:received|obtained|got)\b[^.;]{0,30}\bcop(?:y|ies)\b[^.;]{0,30}\bon\s*$/iu,
  ],
  [
    'lastDay',
    /\b(?:limitation|prescribed period|period of appeal|time (?:to file|for filing)|last d(?:ay|ate)|(?:one|two|three|\d) months?(?= (?:allowed|prescribed|provided|available|limited|for|from|of|period)\b)|(?<!(?:fifteen|15|sixty|60) (?:\(\w+\) )?)days(?= (?:allowed|prescribed|provided|available|limited|for|from|of|period)\b)|period(?= (?:of (?:limitation|appeal|\w+ (?:\(\w+\) )?(?:days|months))|for|allowed|prescribed|so extended)\b))\b(?![^.;]{0,140}\b(?:investigation|remand|payment)\b)[^.;]{0,140}\b(?:ended|expired|expires|ends|lapsed|ran out|was over|came to an end)\b[^.;]{0,10}\bon\s*$|\blast d(?:ay|ate)\b[^.;]{0,60}\b(?:was|is|being|fell on|falls on)\s*$/iu,
  ],
  [
    'filedOn',
    /\b(?:appeal|petition|application|revision|suit|complaint|paper|plaint|it)\b[^.;]{0,60}\b(?:is|are|being)\s+(?:now\s+|thus\s+|being\s+)?(?:filed|presented|instituted|lodged)\b(?:[^.;]{0,20}\bon|[^.;]{0,12}\btoday\W{0,3}(?:i\.?e\.?\W{0,3})?(?:on)?)\s*$|\bfiling\b[^.;]{0,12}\b(?:appeal|petition|application|revision|suit|complaint)\b[^.;]{0,16}\bon\s*$|\b(?:this|present)\b[^.;]{0,40}\bwas\s+(?:filed|presented|instituted|lodged)\b[^.;]{0,20}\bon\s*$/iu,
  ],
  [
    'firDate',
    /\b(?:F\.?I\.?R\b\.?|first information report\b)[^;]{0,40}\b(?:dated|dt\.?|registered(?: only)? on|lodged(?: only)? on)\s*$|\b(?:F\.?I\.?R|first information report|(?:crime|C\.? ?R\.?|case) no)\b[^;]{0,90}\b(?:registered|lodged|instituted)\b[^;]{0,70}\bon\s*$|\b(?:crime|P\.?S\.? case|police station case) no[^;]{0,40}\b(?:dated|dt\.?)\s*$/iu,
  ],
  [
    'noticeServed',
    /\bnotice\b[^.;]{0,90}\b(?:received|served|delivered|refused|accepted)\b[^.;]{0,50}\bon\s*$|\b(?:received|refused|accepted|claimed)\b[^.;]{0,20}\bnotice\b[^.;]{0,30}\bon\s*$|\bwho (?:received|refused) it on\s*$|\baccused (?:received|refused) it on\s*$/iu,
  ],
  [
    'returnInformed',
    /\b(?:information|intimation|intimated|informed|advice)\b[^.;]{0,70}\bon\s*$|\b(?:received|got|collected|obtained)\b[^.;]{0,40}\bmemo(?:randum)?\b[^.;]{0,50}\bon\s*$|\bmemo(?:randum)?\b[^.;]{0,60}\b(?:was|were)\b[^.;]{0,20}\b(?:received|delivered|handed over|given|collected)\b[^.;]{0,40}\bon\s*$/iu,
  ],
  [
    'returnedOn',
    /\bmemo(?:randum)?\b[^.;]{0,30}\b(?:dated|dt\.?|of|is dated)\s*$|\b(?:returned|dishonou?red|bounced)\b[^.;]{0,60}\bon\s*$/iu,
  ],
  ['presentedOn', /\b(?:presented|deposited|lodged)\b[^.;]{0,110}\bon\s*$/iu],
  ['noticeDate', /\bnotice\b(?![^.;]{0,60}\bfor cheque)[^.;]{0,40}\b(?:dated|dt\.?|of|on)\s*$/iu],
  ['chequeDate', /\bcheque\b(?:[^.;]{0,20}\bno\.)?[^.;]{0,60}\b(?:dated|dt\.?)\s*$/iu],
  ['custodyFrom', /\bin (?:judicial )?(?:custody|jail)\b[^.;]{0,20}\b(?:since|from)\s*$/iu],
  [
    'bailRefused',
    /\b(?:prayer|application|petition) for (?:regular )?bail\b[^.;]{0,60}\b(?:rejected|dismissed|refused|declined)\b[^.;]{0,60}\bon\s*$|\bbail (?:application|petition)\b[^.;]{0,60}\b(?:rejected|dismissed|refused|declined)\b[^.;]{0,80}\bon\s*$|^\W*(?:that )?(?:his|her|the) (?:application|petition)\b[^.;]{0,20}\b(?:rejected|dismissed|refused|declined)\b[^.;]{0,80}\bmagistrate\b[^.;]{0,40}\bon\s*$/iu,
  ],
  [
    'appealMade',
    /\b(?:preferred|filed|made|presented|submitted)\b[^.;]{0,30}\b(?:first|departmental|statutory) appeal\b[^.;]{0,20}\bon\s*$/iu,
  ],
  ['deathCertificate', /\bdeath certificate\b[^.;]{0,40}\b(?:issued|dated|registered)\b[^.;]{0,12}$/iu],
  ['deathDate', /\b(?:died|passed away|expired)\b[^.;]{0,40}\bon\s*$/iu],
  [
    'remandDate',
    /\b(?:remand(?:ed)?|produced before)\b(?![^.;]{0,60}\b(?:days?|period|expir\w+|extended|over|complet\w+)\b)[^.;]{0,60}\bon\s*$|\bremand(?: was| is)?(?: on| dated)\s*$/iu,
  ],
  ['arrestDate', /\barrest(?:ed)?\b[^.;]{0,50}\b(?:on|dated)\s*$/iu],
  [
    'offenceDate',
    /\b(?:occurrence|incident|offence|accident)\b[^.;]{0,60}\b(?:on|dated|of)\s*$|\b(?:date|time|place)\b[^.;]{0,30}\bof (?:the )?(?:occurrence|incident|offence|accident)\s*:?-?\s*$|\balleg(?:ed|ation|es|edly)\b[^.;]{0,60}\bon\s*$/iu,
  ],
  [
    'orderDate',
    /\b(?:directed against|impugned|under challenge|challenges|against)\b[^.;]{0,40}\b(?:order|judgment|decree|award)\b[^.;]{0,30}\b(?:dated|dt\.?|of)\s*$|\bset(?:ting)? aside the (?:order|judgment|decree|award)\b[^.;]{0,20}\b(?:dated|dt\.?|of)\s*$/iu,
  ],
];
/** '… applied for on 2 March and received on 9 March': the copy is named once. */
const COPY_GOES_ON =
  /^\W{0,3}(?:(?:and|but|which|while)\s)?(?:thereafter\s)?(?:(?:it|they|(?:the )?(?:same|cop(?:y|ies)|certified copy))\s)?(?:(?:was|is|were|has been|have been|got|became)\s)?(?:made\s)?(?:received|ready|delivered|obtained|furnished|supplied|issued|prepared|collected|taken|available)\b[^.;]{0,30}\bon\s*$/iu;
/** '… copy of the judgment dated 9 December was applied for on 15 December': the date of the judgment is between. */
const APPLIED_FOR = /^[^.;]{0,20}\bapplied for\b[^.;]{0,20}\bon\s*$/iu;
/** 'The notice dated 15 December was served on the accused on 18 December': the notice is named once. */
const NOTICE_GOES_ON =
  /^[^.]{0,160}\b(?:was|were|and|which)\b[^.;]{0,40}\b(?:served|received|delivered|refused|accepted|tendered)\b[^.;]{0,60}\bon\s*$/iu;
/** The same in a sentence of its own: '… on 3 November. The accused received the same on 6 November'. */
const NOTICE_NEXT =
  /^[^.;]{0,120}\.\s+(?:(?:the )?(?:said |same |above )?(?:notice|it|same)\b[^.;]{0,60}\b(?:served|received|delivered|refused|accepted)\b[^.;]{0,40}|(?:the |both (?:the )?)?(?:accused|drawer|addressee|they|he|she|both(?: of them)?)s?\b[^.;]{0,30}\b(?:received|refused|accepted)\b[^.;]{0,20})\bon\s*$/iu;
/** Words of a sentence that begins with its date: 'On 5 March 2026 the bank returned the cheque'. */
const AFTER: readonly (readonly [DayName, RegExp])[] = [
  [
    'copyReceived',
    /\bcop(?:y|ies)\b[^.;]{0,50}\b(?:received|delivered|obtained|furnished|supplied|ready)\b|\b(?:received|obtained|collected)\b[^.;]{0,40}\bcop(?:y|ies)\b/iu,
  ],
  ['copyApplied', /\bappl(?:ied|ication)\b[^.;]{0,50}\bcop(?:y|ies)\b/iu],
  [
    'noticeServed',
    /\bnotice\b[^.;]{0,60}\b(?:was|were|stood|got)\b[^.;]{0,20}\b(?:received|served|delivered|refused|tendered)\b|\b(?:accused|drawer|addressee)\b[^.;]{0,40}\b(?:received|refused|accepted)\b[^.;]{0,30}\bnotice\b/iu,
  ],
  [
    'noticeDate',
    /\b(?:sent|issued|served|dispatched|despatched|posted|addressed|caused)\b[^.;]{0,60}\bnotice\b|\bnotice\b[^.;]{0,40}\b(?:sent|issued|dispatched|despatched|posted)\b/iu,
  ],
  [
    'returnInformed',
    /\b(?:informed|intimated|intimation|came to know|learnt)\b[^.;]{0,80}\b(?:dishonou?r|return|unpaid)|\breceived\b[^.;]{0,40}\b(?:return(?:ing)?|cheque return) memo/iu,
  ],
  [
    'presentedOn',
    /\b(?:presented|deposited|lodged|tendered)\b[^.;]{0,50}\bcheque\b|\bcheque\b[^.;]{0,40}\b(?:presented|deposited|lodged|tendered)\b/iu,
  ],
  [
    'returnedOn',
    /\bcheque\b[^.;]{0,60}\b(?:returned|dishonou?red|bounced|came back)\b|\b(?:returned|dishonou?red)\b[^.;]{0,40}\bcheque\b/iu,
  ],
  ['remandDate', /\b(?:produced before|remanded)\b/iu],
  [
    'arrestDate',
    /\b(?:was|were|got)\b[^.;]{0,20}\barrested\b|\bpolice (?:had )?arrested\b|\btook (?:him|her|them) into custody\b/iu,
  ],
  [
    'firDate',
    /\b(?:F\.?I\.?R|first information report)\b[^.;]{0,40}\b(?:registered|lodged)\b|\b(?:registered|lodged)\b[^.;]{0,40}\b(?:F\.?I\.?R|first information report)\b/iu,
  ],
  [
    'offenceDate',
    /\b(?:incident|occurrence|offence|accident|assault|theft|alleged)\b[^.;]{0,50}\b(?:took place|occurred|happened|committed|assaulted|stole|snatched|cheated)\b/iu,
  ],
];
/** Nothing stands between the start of a sentence, or of its part, and the date. */
const BEGINS =
  /(?:^|[.;,:]\s*|\b(?:that|and|thereafter|then|but|when|later|subsequently)\s+,?\s*)(?:on|w\.e\.f\.|dated)\s*$/iu;
const CHEQUE_NUMBER = /(?:\bcheque\b|चेक|चैक|காசோலை)[^.;\d]{0,40}(?:no\.?\s*)?(\d{4,12})/iu;
const FIR_NUMBER = /\bF\.?I\.?R\b\.?[^\d]{0,20}(\d{1,5}\s*\/\s*\d{2,4})/iu;

function thingOf(name: DayName, before: string): string {
  if (name === 'chequeDate') return CHEQUE_NUMBER.exec(before)?.[1] ?? '';
  return name === 'firDate' ? (FIR_NUMBER.exec(before)?.[1]?.replaceAll(/\s/gu, '') ?? '') : '';
}

/** '… preferred the first appeal on 22 September, which was rejected by an order dated 24 October'. */
const DECIDED =
  /^[^.;]{0,60}\b(?:rejected|dismissed|decided|disposed of|allowed)\b[^.;]{0,40}\b(?:dated|dt\.?|on|of)\s*$/iu;

/** The day of what the date before it dates, too. */
function goneOn(last: DayName | undefined, before: string): DayName | undefined {
  if (last === 'copyApplied' && COPY_GOES_ON.test(before)) return 'copyReceived';
  if (last === 'appealMade' && DECIDED.test(before)) return 'appealDecided';
  if (last !== 'noticeDate') return undefined;
  return NOTICE_GOES_ON.test(before) || NOTICE_NEXT.test(before) ? 'noticeServed' : undefined;
}

/** `said`: the words up to the date before. */
const copyOfDated = (said: string, before: string): DayName | undefined =>
  APPLIED_FOR.test(before) && /\bcop(?:y|ies)\b[^;]{0,100}$/iu.test(said) ? 'copyApplied' : undefined;

/** The day of a date that stands at the start of its sentence, by the words behind it. */
function behind(before: string, after: string): DayName | undefined {
  if (!BEGINS.test(before)) return undefined;
  const [said = ''] = after.slice(0, NEAR).split(/[.;]\s|, (?:and|but|which|when)\b/u);
  return AFTER.find(([, form]) => form.test(said))?.[0];
}

/** The point of a shortened word ends no sentence. */
const SHORTENED = /\b(Nos?|Exh?t?|Rs|Mr|Mrs|Ms|Dr|Sri|Smt|Sh|Crl?|Ld|Addl|Dist|Co|Ltd|Pvt|Adv)\.\s?/gu;

/** 'R.P.A.D.', whose points end no sentence either. */
const ACRONYM = /\b(?:\p{Lu}\.){2,6}/gu;

/** Days that only a paper on a cheque has. */
const OF_A_CHEQUE: ReadonlySet<DayName> = new Set([
  'presentedOn',
  'returnedOn',
  'returnInformed',
  'chequeDate',
]);

function daysOfLine(line: DraftLine, ofCheque: boolean): StatedDay[] {
  const stated: StatedDay[] = [];
  let from = 0;
  const dates = findDates(line.text);
  for (const [at, { iso, start, end, text }] of dates.entries()) {
    const said = line.text.slice(Math.max(0, from - NEAR), from);
    const before = line.text
      .slice(Math.max(from, start - NEAR), start)
      .replace(/\bthe\s*$/iu, '')
      .replaceAll(SHORTENED, '$1 ')
      .replaceAll(ACRONYM, (letters) => letters.replaceAll('.', ''));
    from = end;
    if (iso === undefined) continue;
    const name =
      goneOn(stated.at(-1)?.name, before) ??
      copyOfDated(said, before) ??
      inIndianLanguage(
        stated.at(-1)?.name,
        before,
        line.text.slice(end, dates[at + 1]?.start ?? end + NEAR),
      ) ??
      BEFORE.find(([, form]) => form.test(before))?.[0] ??
      behind(before, line.text.slice(end, dates[at + 1]?.start ?? end + NEAR));
    // A death counts beside its certificate: several people die in one paper.
    if (name === 'deathDate' && !/\bdeath certificate\b/iu.test(line.text)) continue;
    if (name !== undefined && (!OF_A_CHEQUE.has(name) || ofCheque))
      stated.push({ name, iso, printed: text, line, of: thingOf(name, before) });
  }
  return stated;
}

/** 'Ref. No. 14/2026      Dated: 9.1.2026' at the head of a letter. */
export const DATE_AFTER_REFERENCE = /^\W*(?:ref|our ref|letter|no)\b.{0,60}\bdated?\s*[:.–-]/iu;
const DATE_LINE =
  /^\W*(?:date[d]?|dt|दिनांक|தேதி|நாள்|filed on)(?=[\W_])(?:[^\p{L}\d]|on\b|at\b|this\b|the\b|\p{Lu}\p{L}+(?=\W*(?:on|this|the|\d))){0,12}(?:\d|\p{L}{3,9}\W+\d)/iu;
/** 'Mumbai, dated this 12th day of February 2026', 'Kochi, 3.3.2026' below the body. */
const PLACE_THEN_DATE =
  /^\W*(?:place\W+)?(?:at )?\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+){0,2}\W+(?:(?:dated?|dt|on|this|the)\b\W*){0,4}\d/u;
/** Limit: characters around the date of a line that is a date alone, a place perhaps. */
const BESIDE_DATE = 24;

/** A line at the head of a notice that has a date and no more than a place: '3 March 2026', 'Meerut, 3.3.2026'. */
export function isDateAlone(text: string): boolean {
  const [date] = findDates(text);
  return date !== undefined && text.trim().length - date.text.length <= BESIDE_DATE;
}

/** The day of the paper: a line *Date:* behind the body, in a notice before it; else that of its verification. */
function dayOfPaper({ kind, tail, lines, verification }: DraftParts): StatedDay[] {
  const places = [...(kind === 'notice' ? lines.slice(0, 12) : []), ...tail, ...lines];
  const line =
    places.find(
      ({ text }) =>
        (DATE_LINE.test(text) || (kind === 'notice' && DATE_AFTER_REFERENCE.test(text))) &&
        findDates(text).some(({ iso }) => iso !== undefined),
    ) ??
    tail.find(({ text }) => PLACE_THEN_DATE.test(text) && findDates(text).length === 1) ??
    (kind === 'notice' ? lines.slice(0, 12).find(({ text }) => isDateAlone(text)) : undefined) ??
    verification.find(({ text }) => /^\W*(?:verified|I\b)/iu.test(text) && findDates(text).length === 1);
  const date = line && findDates(line.text).find(({ iso }) => iso !== undefined);
  if (!line || date?.iso === undefined) return [];
  const name = kind === 'notice' ? ('noticeDate' as const) : ('paperDate' as const);
  return [{ name, iso: date.iso, printed: date.text, line, of: '' }];
}

/** The days that a draft states, in its order; in a notice its own day comes first. Linear time. */
export function statedDays(parts: DraftParts): StatedDay[] {
  const listed = new Set([...parts.index, ...parts.verification]);
  const own = dayOfPaper(parts);
  const noticeOfItself = own.some(({ name }) => name === 'noticeDate');
  // A petition that leaves the facts to its affidavit has fewer paragraphs than that.
  const related = parts.attached
    .filter(({ paragraphs }) => paragraphs.length > parts.paragraphs.length)
    .flatMap((one) => one.lines);
  const ofCheque = parts.lines.some(({ text }) =>
    /\b138\b|\bnegotiable instruments\b|\bdishonou?r|\breturned unpaid\b|अनादरित/iu.test(text),
  );
  const body = [...parts.lines, ...related]
    .filter((line) => !listed.has(line))
    .flatMap((line) => daysOfLine(line, ofCheque))
    .filter(({ name }) => !(noticeOfItself && name === 'noticeDate'));
  return [...own, ...body];
}

/**
 * A cheque may be presented again within its validity, and the last return counts: MSR Leathers v. S. Palaniappan, (2013) 1
 * SCC 177.
 */
const LAST_COUNTS: ReadonlySet<DayName> = new Set(['presentedOn', 'returnedOn', 'returnInformed']);

/**
 * Days that a draft states once, or always alike: only these can be compared with others. Of one cheque the last presentation
 * and the last return count.
 */
export function daysOf(stated: readonly StatedDay[]): PaperDays {
  const days = new Map<DayName, string | undefined>();
  const cheques = new Set(stated.flatMap(({ name, of }) => (name === 'chequeDate' && of !== '' ? of : [])));
  const isOne = cheques.size === 1;
  for (const { name, iso } of stated) {
    const before = days.get(name);
    const last =
      isOne && before !== undefined && LAST_COUNTS.has(name) ? [before, iso].sort().at(-1) : undefined;
    days.set(name, !days.has(name) || before === iso ? iso : last);
  }
  return Object.fromEntries([...days].filter(([, iso]) => iso !== undefined)) as PaperDays;
}

/** The same cheque or FIR under two dates: the second statement with the first. */
export function doubleDays(stated: readonly StatedDay[]): [StatedDay, StatedDay][] {
  const first = new Map<string, StatedDay>();
  return stated.flatMap((one): [StatedDay, StatedDay][] => {
    if (one.of === '') return [];
    const key = `${one.name} ${one.of}`;
    const before = first.get(key);
    if (!before) first.set(key, one);
    return before && before.iso !== one.iso ? [[one, before]] : [];
  });
}

const DELAY =
  /\bdelay\b[^.;]{0,30}?\bof\s+(?:about |only |some )?(\d{1,5}|[a-z][a-z\s-]{2,60}?)\s*(?:\([a-z\d\s-]{1,60}\)\s*)?days?\b|\bdelay\b[^.;]{0,60}?\b(?:is|was|comes to|works out to|being|amounts to|amounting to|by)\s+(?:only |of )?(\d{1,5})\s*(?:\([a-z\s-]{1,60}\)\s*)?days?\b|\b(\d{1,5}) days?['’]?\s+delay\b|\b(?:late|belated|delayed|beyond time) by\s+(\d{1,5}) days?\b|(\d{1,5})\s?(?:दिन|दिवस)[\p{L}\p{M}]*[^।\n]{0,20}(?:विलम्ब|विलंब|देरी)|(?:विलम्ब|विलंब|देरी)[^।\n\d]{0,30}(\d{1,5})\s?(?:दिन|दिवस)|(\d{1,5})\s?நாட்கள்\s(?:கால)?தாமத|தாமத[^.\n\d]{0,30}(\d{1,5})\s?நாட்கள்/iu;

/** A number in figures or words up to the hundreds: 23, twenty-three, one hundred and five. */
function numberInWords(text: string): number | undefined {
  if (/^\d{1,5}$/u.test(text)) return Number(text);
  const words = text.split(/[\s-]+/u).filter((word) => word !== '' && word.toLowerCase() !== 'and');
  let number = 0;
  for (const word of words) {
    const value = NUMBER_WORDS.get(foldedNumberWord(word));
    if (/^hundred$/iu.test(word)) number = Math.max(1, number) * 100;
    else if (value === undefined) return undefined;
    else number += value;
  }
  return words.length > 0 ? number : undefined;
}

/** The line that names the days of a delay. */
export const lineOfDelay = ({ lines, attached }: DraftParts): DraftLine | undefined =>
  [...lines, ...attached.flatMap((one) => one.lines)].find(({ text }) => DELAY.test(text));

/** The paper as the rules of its days see it. */
export function datedPaper({ kind, lines, head, attached }: DraftParts): DatedPaper {
  const text = [...lines, ...attached.flatMap((one) => one.lines)].map((line) => line.text).join('\n');
  const title = [...head, ...lines.slice(0, 14)].map((line) => line.text).join('\n');
  const named = DELAY.exec(text);
  const delayNamed = named ? numberInWords(named.slice(1).find((one) => one !== undefined) ?? '') : undefined;
  return {
    about: aboutOf(kind, title),
    explainsDelay: /\bcondon|\bsufficient cause\b|\bdelay\b|विलम्ब|विलंब|தாமத/iu.test(text),
    complainsOfProduction: /\btwenty[- ]four hours\b|\b24 hours\b|\barticle 22\b/iu.test(text),
    ...(delayNamed === undefined ? {} : { delayNamed }),
  };
}

function aboutOf(kind: DraftParts['kind'], title: string): DatedPaper['about'] {
  const cheque = /\b138\b|\bnegotiable instruments\b/iu.test(title);
  if (cheque && kind === 'notice') return 'cheque_notice';
  if (cheque && kind === 'complaint') return 'cheque_complaint';
  if (/\bcivil revision\b|\bsection 115\b/iu.test(title)) return 'civil_revision';
  return /\bcondon|\bsection 5\b[^\n]{0,30}limitation act/iu.test(title) ? 'condonation_of_delay' : 'other';
}
