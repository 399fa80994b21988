import { findCourt } from '../courts/courts.ts';
import { findTribunal } from '../courts/tribunals.ts';
import { findDates } from '../text/dates.ts';
import { monthNumber } from '../text/months.ts';
import type { ListType } from './list-types.ts';

/** The words over the items of a list, which hold until others replace them. */
export interface ListHead {
  court?: string;
  /** The day of the list; `yearless` where only its day and month are printed. */
  day?: string;
  yearless?: { day: number; month: number; weekday?: number };
  time?: string;
  hall?: string;
  judges: string[];
  purpose?: string;
  type?: ListType;
  /** True where the list is that of a vacation bench. */
  vacation?: boolean;
}

/** Words with which another list begins in the same file. */
const NEW_LIST = /\b(?:cause\s?list|daily\s?board|(?:cases|matters)\slisted\son|list\sof\sbusiness)\b/iu;
const LISTED =
  /\b(?:cause\s?list|daily\s?board|listed|list\s?of\s?(?:business|matters|cases)|(?:advance|supplementary|urgent|regular|ordinary|weekly|final)\s?list|dated?|board|hearing|sitting|day|fixed\s?for|for)\b/iu;
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const WEEKDAY = new RegExp(`\\b(${WEEKDAYS.join('|')})\\b`, 'iu');
/** '7th October', 'October 7', 'Wednesday, 7 Oct': without a year. */
const DAY_MONTH =
  /\b(\d{1,2})\s?(?:st|nd|rd|th|ST|ND|RD|TH)?\s{1,2}(?:day\s{1,2}of\s{1,2})?([A-Z][a-z]{2,8}|[A-Z]{3,9})\b(?!,?\s?\d{4})/u;
const MONTH_DAY =
  /\b([A-Z][a-z]{2,8}|[A-Z]{3,9})\s{1,2}(\d{1,2})(?:st|nd|rd|th|ST|ND|RD|TH)?\b(?!,?\s?\d{4}|[:.]\d)/u;
const SHORT_DAY = /\b(\d{1,2})[./-](\d{1,2})\b(?![./-]?\d)/u;

/** '10:30', '2.15 P.M.', 'at 4 pm' as hours and minutes. A sitting before seven is one of the afternoon. */
export function timeOf(text: string): string | undefined {
  const match = /\b(\d{1,2})(?:\s?[:.]\s?([0-5]\d))?\s?(a\.?\s?m\b\.?|p\.?\s?m\b\.?|hrs|noon)?/iu.exec(text);
  if (!match) return undefined;
  const [, hours = '', minutes, half] = match;
  if (minutes === undefined && half === undefined) return undefined;
  let hour = Number(hours);
  if (/^p/iu.test(half ?? '') && hour < 12) hour += 12;
  if (/^a/iu.test(half ?? '') && hour === 12) hour = 0;
  if (half === undefined && hour >= 1 && hour < 7) hour += 12;
  if (hour > 23) return undefined;
  return `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`;
}

const TIME_WORDS =
  /\b(?:time\s?[:-]?|at|not\s?before|after|from|before)\s{0,2}(\d{1,2}\s?[:.]\s?\d{2}\s?(?:[ap]\.?\s?m\.?)?|\d{1,2}\s?[ap]\.?\s?m\.?)/iu;

/** A time that a line gives to what is under it, and that of an item: 'NOT BEFORE 2.15 P.M.', 'TIME : 10:30 AM'. */
export function timeInLine(text: string): string | undefined {
  const match = TIME_WORDS.exec(text);
  return match?.[1] === undefined ? undefined : timeOf(match[1]);
}

const HALL =
  /\b(?:court\s?(?:room|hall)?|hall|chamber|cr(?=\s?no\b))\s?(?:no|number)?\s?[.:-]?\s?(?:no\.?\s?)?[:-]?\s?(\d{1,3}[A-Z]?|[IVXL]{1,6})(?![\p{L}\d/])/iu;
const CHIEF = /\b(?:chief justice'?s?['’]?s? court|registrar'?s? court|lok adalat)\b/iu;

/** 'COURT NO. 33' → '33'; the court of the Chief Justice has its name. */
export function hallOf(text: string): string | undefined {
  const match = HALL.exec(text);
  if (match?.[1] !== undefined) return match[1].replace(/^0+(?=\d)/u, '');
  const named = CHIEF.exec(text)?.[0];
  return named === undefined ? undefined : named.replace(/\s+/gu, ' ');
}

const JUDGE =
  /(?:\bhon[’'‘`]?\s?b?le\b|\bjustice\b|\bcoram\b|\bbefore\b|\bpresided\b|\bpresent\b\s?:|\bJ\.\s?$)/iu;
const IN_COURT_OF = /\bin\s?the\s?court\s?of\s?:?\s{0,3}(?:\d{1,6}\s)?(.{3,200})/iu;

function judgeOf(text: string): string | undefined {
  const of = IN_COURT_OF.exec(text)?.[1];
  if (of !== undefined) return of.trim();
  if (text.length > 220 || !JUDGE.test(text) || CHIEF.test(text)) return undefined;
  const name = text.replace(/^[\s<>/a-z*]*(?:coram|before|present)\s?:?\s?/iu, '').trim();
  return /\p{L}{3}/u.test(name) ? name : undefined;
}

/** Purposes under which registries group their items. */
const PURPOSE =
  /\b(?:admission|orders?|hearing|arguments?|evidence|judge?ment|pronouncement|clarification|notice|miscellaneous|misc\.?|final\s?disposal|part[-\s]?heard|fresh|motion|summons|framing|charge|objections?|regular|connected|bail|urgent|mention(?:ing)?|steps|after\s?notice|directions?|supplementary|appearance|reports?|mediation|settlement|compliance|pre-?admission|interlocutory|stay|filing|reply|w\.?s\.?|written|cross|chief|issues|execution|service|list|matters?|cases)\b/iu;
const NO_PURPOSE =
  /\b(?:court|vc|webex|http|meeting|adjourn|advocate|note|www|enter|captcha|select|search|skip|page|mail|link|skip|clerk|registrar|list\s?(?:no|for|is)|kindly|please|shall|district|complex|dated?|listed\s?on|day|time|conferenc\w*|hybrid|bench)\b/iu;

export function purposeOf(text: string): string | undefined {
  if (text.length > 90 || text.length < 3 || /\d{3,}/u.test(text) || !PURPOSE.test(text)) return undefined;
  if (NO_PURPOSE.test(text)) return undefined;
  const bare = text.replace(/^[*\s]{1,5}|[*\s]{1,5}$/gu, '');
  return /^\[[^\]]{0,88}\]$|^\([^)]{0,88}\)$/u.test(bare) ? bare.slice(1, -1) : bare;
}

const TYPES: readonly (readonly [RegExp, ListType])[] = [
  [/\b(?:advance|tentative|provisional|weekly|monthly)\s?(?:cause\s?)?list\b/iu, 'advance'],
  [/\bsuppl[ei]mentary\b|\bsuppl?\.?\s?(?:cause\s?)?list\b/iu, 'supplementary'],
  [/\bfinal\s?(?:cause\s?)?list\b/iu, 'final'],
  [/\b(?:daily|complete|main|regular)\s?(?:cause\s?)?list\b|\bdaily\s?board\b/iu, 'daily'],
];

/** The kind of list that words name: 'ADVANCE LIST - AL/149/2026', 'FINAL LIST'. A menu names an advance list beside others. */
export function listTypeOf(text: string): ListType | undefined {
  if (/\bsuppl[ei]mentary\s(?:advance|tentative|provisional|weekly|monthly)\b/iu.test(text)) return 'advance';
  const [first, second] = TYPES.filter(([words]) => words.test(text)).map(([, type]) => type);
  return first === 'advance' && second !== undefined ? undefined : first;
}

/** The Supreme Court has called its vacation *partial court working days* since its rules were amended in 2024. */
const VACATION =
  /\b(?:vacation|holiday)\s?(?:\p{L}{1,12}\s){0,2}(?:bench(?:es)?|courts?|judges?|sittings?|officer)\b|\bvacation\s?(?:cause\s?)?list\b|\b(?:bench(?:es)?|courts?|judges?|sittings?|list)\s(?:during|for|in|of)\s(?:the\s)?(?:\p{L}{1,12}\s){0,2}(?:vacations?|partial\s(?:court\s)?working\sdays)\b|\bpartial\scourt\sworking\sdays\b|अवकाश(?:कालीन)?\s?(?:पीठ|न्यायालय|न्यायाधीश)|விடுமுறை(?:க்?\s?கால)?\s?(?:அமர்வு|நீதிமன்ற)/iu;
const isVacation = (text: string): boolean => text.length <= 200 && VACATION.test(text);

function yearlessDay(text: string): ListHead['yearless'] {
  const words = DAY_MONTH.exec(text);
  const turned = words ? undefined : MONTH_DAY.exec(text);
  const short = words || turned ? undefined : SHORT_DAY.exec(text);
  const day = Number(words?.[1] ?? turned?.[2] ?? short?.[1]);
  const name = words?.[2] ?? turned?.[1];
  const month = name === undefined ? Number(short?.[2]) : monthNumber(name.toLowerCase());
  if (!(day >= 1 && day <= 31 && month !== undefined && month >= 1 && month <= 12)) return undefined;
  const weekday = WEEKDAYS.indexOf(WEEKDAY.exec(text)?.[1]?.toLowerCase() ?? '');
  return { day, month, ...(weekday < 0 ? {} : { weekday }) };
}

/** Days of a list are of the present: acts, orders and numbers of older years are none. */
const isPlausible = (day: string | undefined): day is string =>
  day !== undefined && day >= '1990-01-01' && day <= '2100-01-01';

/** Words behind which a day is not that of the list. */
const OTHER_DAY =
  /\b(?:next\s?hearing|order|dtd|rp|generated|printed|published|uploaded|last|previous|cases\s?fixed|instead\s?of)\b/iu;

/** '24-08-2020 to 28-08-2020'. */
const RANGE = /\d{4}\s?(?:to|till|-|–)\s?\d{1,2}[./-]\d{1,2}[./-]\d{4}/iu;

/** Follows the lines over the items. */
export class HeadReader {
  #head: ListHead = { judges: [] };
  #lastWasJudge = false;
  #judgeRow = 0;
  /** The words above the first item hold for the whole list; those of a part end with its hall. */
  #whole: Pick<ListHead, 'type' | 'vacation'> = {};

  get head(): ListHead {
    return this.#head;
  }

  /**
   * Takes a line that is no item; true where it said something. The court is the one that is named last before the items:
   * the menu of a saved page names others above it.
   */
  read(text: string, index: number, afterItems = false): boolean {
    const court = this.#court(text, afterItems);
    const day = this.#day(text, afterItems);
    const hall = this.#hall(text);
    const judge = this.#judge(text, index);
    const time = this.#time(text);
    const kind = this.#kind(text, afterItems);
    if (court || day || hall || judge || time || kind) return true;
    const purpose = purposeOf(text);
    if (purpose === undefined) return false;
    this.#head = { ...this.#head, purpose };
    return true;
  }

  #kind(text: string, afterItems: boolean): boolean {
    const type = listTypeOf(text);
    const vacation = isVacation(text);
    if (type === undefined && !vacation) return false;
    const said = { ...(type === undefined ? {} : { type }), ...(vacation ? { vacation } : {}) };
    this.#head = { ...this.#head, ...said };
    if (!afterItems || NEW_LIST.test(text)) this.#whole = { ...this.#whole, ...said };
    return true;
  }

  #court(text: string, afterItems: boolean): boolean {
    if (text.length > 250 || !COURT_WORD.test(text) || IN_COURT_OF.test(text)) return false;
    const named = courtNameIn(text);
    if (named === undefined) return false;
    const known = this.#head.court;
    const better = known === undefined || (!afterItems && /court|tribunal|commission/iu.test(named));
    if (better) this.#head = { ...this.#head, court: named };
    return true;
  }

  #day(text: string, afterItems: boolean): boolean {
    if (text.length > 300 || (afterItems && !NEW_LIST.test(text))) return false;
    // The list of a week does not say on which of its days a matter is called.
    if (RANGE.test(text)) return true;
    const dates = findDates(text.replace(/(\d)\s(st|nd|rd|th)\b/giu, '$1$2'));
    const wanted = dates.filter(({ start }) => !OTHER_DAY.test(text.slice(Math.max(0, start - 60), start)));
    const day = wanted.map(({ iso }) => iso).findLast(isPlausible);
    const fits = LISTED.test(text) || WEEKDAY.test(text) || text.replace(/[^\p{L}]/gu, '').length < 16;
    if (day !== undefined && fits) {
      const { purpose: _, ...others } = this.#head;
      this.#head = day === this.#head.day ? this.#head : { ...others, day };
      return true;
    }
    if (dates.length > 0 || this.#head.day !== undefined || !(LISTED.test(text) || WEEKDAY.test(text)))
      return false;
    const yearless = yearlessDay(text);
    if (yearless) this.#head = { ...this.#head, yearless };
    return yearless !== undefined;
  }

  #hall(text: string): boolean {
    if (text.length > 140) return false;
    const hall = hallOf(text);
    if (hall === undefined || hall === this.#head.hall) return hall !== undefined;
    const { purpose: _, time: __, type: ___, vacation: ____, ...others } = this.#head;
    // The judges of a hall are printed below its number, sometimes above it.
    const judges = this.#lastWasJudge ? others.judges : [];
    this.#head = { ...others, ...this.#whole, hall, judges };
    return true;
  }

  #judge(text: string, index: number): boolean {
    const judge = judgeOf(text);
    if (judge === undefined) {
      this.#lastWasJudge = false;
      return false;
    }
    const isNext = index - this.#judgeRow <= 2 && this.#lastWasJudge;
    const judges = isNext ? [...this.#head.judges, judge] : [judge];
    this.#head = { ...this.#head, judges: [...new Set(judges)].slice(0, 9) };
    this.#lastWasJudge = true;
    this.#judgeRow = index;
    return true;
  }

  #time(text: string): boolean {
    if (text.length > 120) return false;
    const time = timeInLine(text);
    if (time !== undefined) this.#head = { ...this.#head, time };
    return time !== undefined;
  }
}

const COURT_WORD = /court|tribunal|commission|judge|division|complex|bench|authority|board/iu;
const SUBORDINATE =
  /\b(?:(?:commercial|district|sessions|city civil|civil|family|small causes?|magistrate|judicial|labour|motor accident|additional|principal|senior|junior|munsiff?)\s?(?:and|&|,)?\s?){1,5}(?:court|courts|judge|complex|division)\b.{0,80}/iu;

/** The court that a heading names: as printed for courts below the High Courts. */
export function courtNameIn(text: string): string | undefined {
  const high = /\bcourt/iu.test(text) ? findCourt(text) : undefined;
  if (high) return high.bench === undefined ? high.court.name : `${high.court.name}, ${high.bench}`;
  const tribunal = findTribunal(text);
  if (tribunal) return tribunal.seat === undefined ? tribunal.name : `${tribunal.name}, ${tribunal.seat}`;
  const below = /\bversus\b|\bvs\b/iu.test(text) ? undefined : SUBORDINATE.exec(text)?.[0];
  if (below === undefined || text.length > 140) return undefined;
  return (text.length <= 80 ? text : below).replace(/^[\s#*]{1,8}|[\s,;:#*-]{1,5}$/gu, '');
}
