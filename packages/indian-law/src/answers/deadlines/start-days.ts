import { type FactPage, findPaperFacts } from '../../drafting/paper-facts/find-paper-facts.ts';
import { findDates } from '../../text/dates.ts';
import { collapseWhitespace } from '../../text/text.ts';
import type { StartEvent } from './topics.ts';

/** A day of a paper or of a question, with the words that say it. */
export interface FoundDay {
  day: string;
  quote: string;
  /** The paper; absent for a day of the question. */
  file?: string;
  page?: number;
}

/** Facts of papers that are the start of a period; the first kind that the papers have counts. */
const FACTS: Partial<Record<StartEvent | 'copy_applied' | 'copy_received', readonly string[]>> = {
  cheque: ['chequeDate'],
  cheque_returned: ['returnInformed', 'returnedOn'],
  notice_received: ['noticeServed'],
  remand: ['remandDate'],
  detention: ['arrestDate'],
  order: ['orderDate'],
  copy_applied: ['copyApplied'],
  copy_received: ['copyReceived'],
};
export type DayName = StartEvent | 'copy_applied' | 'copy_received';

const ON = String.raw`\W{0,3}(?:on|dated|of|since|from)?\W{0,3}(?:the )?$`;
const before = (words: string): RegExp => new RegExp(String.raw`\b(?:${words})${ON}`, 'iu');

/** The words before a day that make it the start of a period. */
const FORMS: Partial<Record<DayName, RegExp>> = {
  cheque_returned: before('(?:cheque|memo)[^.;]{0,80}?(?:returned|dishonou?red|bounced|unpaid)(?: unpaid)?'),
  notice_received: before(
    'notice[^.;]{0,80}?(?:received|served|delivered|refused|accepted)(?: by (?:him|her|it|them|the \\w{3,20}))?|(?:received|refused|accepted)[^.;]{0,40}notice',
  ),
  summons: before(
    'summons(?:es)?[^.;]{0,80}?(?:served|received|delivered|effected)(?: (?:on|upon|by) [^.;\\d]{3,50}?)?|(?:served with|received|service of) (?:the )?summons[^.;\\d]{0,50}',
  ),
  remand: before('(?:first )?remand(?:ed)?[^.;]{0,60}'),
  detention: before('(?:arrested|in custody|in jail|detained)[^.;]{0,40}'),
  order: before(
    '(?:judge?ment|order|decree|conviction|sentence|acquittal)(?: and (?:order|decree))?[^.;\\d]{0,60}?(?:dated|passed|pronounced|delivered|made|of)?|(?:convicted|acquitted|decreed|dismissed|decided)[^.;\\d]{0,40}',
  ),
  award: before(
    'award[^.;]{0,80}?(?:received|delivered|served|signed copy)[^.;\\d]{0,40}|(?:received|receipt of)[^.;\\d]{0,40}award[^.;\\d]{0,20}',
  ),
  accident: before('accident[^.;\\d]{0,60}'),
  copy_applied: before('(?:applied|application)[^.;\\d]{0,40}'),
  copy_received: before(
    '(?:ready|received|obtained|delivered)[^.;\\d]{0,40}|copy[^.;\\d]{0,30}(?:ready|received|obtained)[^.;\\d]{0,20}',
  ),
};

/** Characters before a day that are read. */
const BEFORE = 160;
const COPY = /\bcop(?:y|ies)\b/iu;

function* byForm(name: DayName, { file, page, text }: FactPage): Generator<FoundDay> {
  const form = FORMS[name];
  const read = collapseWhitespace(text);
  if (!form || (name.startsWith('copy_') && !COPY.test(read))) return;
  for (const { iso, start, end } of findDates(read)) {
    if (iso === undefined) continue;
    const found = form.exec(read.slice(Math.max(0, start - BEFORE), start));
    if (!found) continue;
    const from = Math.max(0, start - BEFORE) + found.index;
    yield { day: iso, quote: read.slice(from, end), file, page };
  }
}

/** The days of papers for a start, each once; those that more pages say come first. O(length of the pages). */
export function daysInPapers(name: DayName, pages: readonly FactPage[]): FoundDay[] {
  const facts = findPaperFacts(pages);
  for (const fact of FACTS[name] ?? []) {
    const own = facts.filter((one) => one.fact === fact);
    if (own.length > 0) return own.map(({ value, quote, file, page }) => ({ day: value, quote, file, page }));
  }
  const days = new Map<string, FoundDay>();
  for (const page of pages)
    for (const one of byForm(name, page)) if (!days.has(one.day)) days.set(one.day, one);
  return [...days.values()];
}

/**
 * The day of a question for a start: the one that its words name; else, of the start alone, its only day, which needs
 * no words. Undefined where several days leave it open. O(n).
 */
export function dayInQuestion(name: DayName, question: string): string | undefined {
  const named = [
    ...new Set(daysInPapers(name, [{ file: '', page: 0, text: question }]).map(({ day }) => day)),
  ];
  if (named.length === 1) return named[0];
  if (name.startsWith('copy_')) return undefined;
  const all = [...new Set(findDates(question).flatMap(({ iso }) => iso ?? []))];
  return all.length === 1 ? all[0] : undefined;
}
