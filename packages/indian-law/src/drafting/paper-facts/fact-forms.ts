/**
 * Forms in which papers print the facts that templates ask for. They follow the usual wording of bank memos, notices, first
 * information reports, orders and copies; no rule of law depends on them, because a lawyer accepts each value.
 *
 * Every form is read on text with single spaces, on a slice of bounded length, so that a page takes linear time.
 */

/** A day whose meaning stands in the words before it. */
export interface DayForm {
  fact: string;
  /** The words directly before the day. */
  before: RegExp;
  /** Words between that make it another day. */
  not?: RegExp;
  /** A word that the page has. */
  page?: RegExp;
}

const DATED = String.raw`(?:dated|dt\.?|date|of)\W{0,4}(?:the )?$`;
const after = (words: string, gap: number, end = DATED) =>
  new RegExp(String.raw`\b(?:${words})\b[^;]{0,${gap}}?\b${end}`, 'iu');

const COPY = /\bcop(?:y|ies)\b/iu;

export const DAY_FORMS: readonly DayForm[] = [
  {
    fact: 'chequeDate',
    before: after('che?que', 60),
    not: /memo|notice|return|agreement|invoice|dishono|present|letter|order|receipt|loan|expir/iu,
  },
  {
    fact: 'presentedOn',
    before: after('presented|presentation|deposited', 90, String.raw`on\W{0,3}(?:the )?$`),
    page: /\bche?que/iu,
  },
  {
    fact: 'returnedOn',
    before: after('return(?:ed|ing)?|dishono(?:u)?r(?:ed)?|unpaid', 70),
    not: /notice|presented|invoice|agreement/iu,
    page: /\bche?que/iu,
  },
  {
    fact: 'noticeDate',
    before: after('notice', 40),
    not: /serv|receiv|repl|refus|deliver|memo|cheque|order/iu,
  },
  {
    fact: 'noticeDate',
    before: after('notice', 40, String.raw`(?:issued|sent|dispatched|posted)[^;.]{0,40} on\W{0,3}(?:the )?$`),
    not: /serv|receiv|repl|refus|deliver/iu,
  },
  {
    fact: 'returnInformed',
    before: after(
      'informed|intimated|came to know|received the (?:return )?memo',
      60,
      String.raw`on\W{0,3}(?:the )?$`,
    ),
    page: /\bche?que/iu,
  },
  {
    fact: 'noticeServed',
    before: after(
      'notice[^;]{0,100}(?:served|received|refused|delivered)|(?:received|refused|accepted)[^.;]{0,30}notice',
      40,
      String.raw`on\W{0,3}(?:the )?$`,
    ),
  },
  {
    fact: 'noticeServed',
    before: /\bitem (?:delivered|refused)\b[^;]{0,40}$/iu,
    page: /\b(?:consignment|tracking|speed post)\b/iu,
  },
  {
    fact: 'firDate',
    before: /\bdate and time of (?:the )?F\.?I\.?R\.?\W{0,4}$/iu,
  },
  {
    fact: 'firDate',
    before: after(String.raw`F\.?I\.?R\.?|crime|first information report`, 60),
    not: /order|bail|arrest|notice/iu,
  },
  {
    fact: 'arrestDate',
    before:
      /\b(?:arrested|date (?:and time )?of arrest|taken into custody|arrest was made)\b[^.;]{0,40}?\W{0,3}(?:the )?$/iu,
    not: /not|remand|order|FIR/u,
  },
  {
    fact: 'remandDate',
    before: after('remanded|remand(?: order)?', 60, String.raw`(?:on|dated)\W{0,3}(?:the )?$`),
    not: /extend|upto|up to|till/iu,
  },
  {
    fact: 'orderDate',
    before: after('impugned (?:final )?(?:judgment|order|award|decree)(?: and (?:order|decree))?', 30),
  },
  {
    fact: 'orderDate',
    before:
      /\b(?:date of (?:the )?(?:order|judgment|decision|award)|pronounced on|order (?:passed|made) on)\b\W{0,4}$/iu,
  },
  {
    fact: 'copyApplied',
    before:
      /\b(?:appl(?:ied|ication)(?: for)?(?: (?:the )?(?:certified )?copy)?(?: (?:made|filed|presented|received))?|date of application)\b(?: on)?\W{0,4}$/iu,
    page: COPY,
  },
  {
    fact: 'copyReceived',
    // The time until the copy is ready is excluded, not the time until it is fetched: Limitation Act, 1963, section 12.
    before:
      /\b(?:cop(?:y|ies) (?:was |were |is )?(?:made )?(?:ready|prepared)|date of preparation(?: of (?:the )?copy)?|ready)\b(?: on)?\W{0,4}$/iu,
    page: COPY,
  },
  {
    fact: 'marriageDate',
    before: /\b(?:marriage|married|solemni[sz]ed)\b[^.;]{0,80}?\bon\W{0,3}(?:the )?$/iu,
    not: /regist|dissol|separat|birth|born/iu,
  },
  {
    fact: 'separatedOn',
    before:
      /\b(?:(?:living|residing|live|reside) (?:separately|apart)|separated|deserted)\b[^.;]{0,40}?\b(?:since|from|on)\W{0,3}(?:the )?$/iu,
  },
];

/** A value that a pattern reads: its first group, or what `write` makes of its groups. `money` is kept as a number of rupees. */
export interface ValueForm {
  fact: string;
  pattern: RegExp;
  type?: 'money';
  write?: (groups: readonly string[]) => string;
  page?: RegExp;
}

const RUPEES = String.raw`(?:Rs\.?|INR|₹|Rupees)\s?`;
const SECTIONS = String.raw`\d{1,3}[A-Z]{0,2}(?:\(\d{1,2}\))?(?:\([a-z]\))?`;
const CODES = String.raw`(?:IPC|I\.P\.C\.?|BNS|Indian Penal Code(?:, 1860)?|Bharatiya Nyaya Sanhita(?:, 2023)?|NDPS Act|POCSO Act)(?![A-Za-z])`;
const FIR_PAGE = /\bF\.?\s?I\.?\s?R\b|first information report|\bcrime no/iu;

export const VALUE_FORMS: readonly ValueForm[] = [
  {
    fact: 'chequeNumber',
    pattern: /\bche?que(?:\/DD)?(?: bearing)?(?: ?(?:no|number|nos)\b)?[ .:#-]{0,5}(\d{6})(?!\d)/giu,
  },
  {
    fact: 'chequeAmount',
    type: 'money',
    pattern: new RegExp(
      String.raw`\bche?que\b[^;]{0,140}?\b(?:for|amount(?:ing to)?|sum of)\b[ :.]{0,3}(?:(?:a |an |the )?(?:sum|amount) of )?${RUPEES}([\d,]{3,15})`,
      'giu',
    ),
  },
  {
    fact: 'chequeAmount',
    type: 'money',
    pattern: /\bamount ?[:.-]{1,2} ?([\d,]{4,15})(?:\.\d\d)?(?!\d)/giu,
    page: /\breturn(?:ed)? memo|\breturn herewith/iu,
  },
  {
    fact: 'chequeBank',
    pattern:
      /\bdrawn (?:on|upon) (?:the )?([A-Z][\w&.,' -]{2,80}?)(?= ?(?:for |in favou?r|towards|was |which |and |dated|bearing|;|\. |\.$|$))/gu,
    page: /\bche?que/iu,
  },
  {
    fact: 'chequeAccount',
    pattern: /\b(?:account|a\/c)\.? ?(?:no|number)[ .:-]{0,4}([\dXx]{9,18})(?![\dXx])/giu,
    page: /\bche?que/iu,
  },
  {
    fact: 'returnReason',
    pattern:
      /\b(funds? insufficient|insufficient funds?|exceeds? arrangements?|account closed|payment (?:has been )?stopped(?: by (?:the )?drawer)?|drawer['’]?s signatures? (?:differs?|incomplete|required)|signatures? differs?|refer to drawer|(?:kindly )?contact drawer|account (?:blocked|frozen|dormant)|effects not cleared|opening balance insufficient)\b/giu,
    page: /\bche?que/iu,
  },
  {
    fact: 'fir',
    pattern:
      /\b(?:F\.? ?I\.? ?R\.?|Crime|Cr\.|First Information Report) ?(?:No|Number)?[ .:-]{0,4}(\d{1,5} ?(?:\/|of) ?(?:19|20)\d\d)(?!\d)/giu,
  },
  {
    fact: 'fir',
    // The printed form of section 173 of the BNSS has the year before the number.
    pattern: /\bYear ?[:.-]? ?((?:19|20)\d\d) F\.?I\.?R\.? ?No\.? ?[:.-]{0,2} ?(\d{1,5})(?!\d)/giu,
    write: ([year, number]) => `${number}/${year}`,
  },
  {
    fact: 'policeStation',
    pattern:
      /\b(?:Police Station|P\.S\.|PS)[ :,.-]{1,4}([A-Z][A-Za-z-]+(?: (?!Year|Dist|FIR|Date|State|Police)[A-Z][A-Za-z-]+){0,3})/gu,
    page: FIR_PAGE,
  },
  {
    fact: 'policeStation',
    pattern: /\b([A-Z][a-z]+(?: [A-Z][a-z]+){0,2}) Police Station\b/gu,
    page: FIR_PAGE,
  },
  {
    fact: 'offences',
    pattern: new RegExp(
      String.raw`\b(?:[Uu]\/[Ss]\.?|[Ss]ections?|[Ss]ecs?\.) ?(${SECTIONS}(?:(?:, ?| and | r\/w | read with |\/| & )${SECTIONS}){0,9}(?: of)?(?: the)? ${CODES})`,
      'gu',
    ),
    page: FIR_PAGE,
  },
];
