import { type ClientBlank, clientBlanks } from '#shared/contracts/client-pages.ts';
import { indianDate, indianTime } from '#shared/indian-time.ts';
import { messages } from '#shared/messages/en/practice/client-pages.ts';
import { formatNumber } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import type { CaseForClient } from './store.ts';

export function whenOf({ date, all_day }: NonNullable<CaseForClient['next']>): string {
  const at = new Date(date);
  return all_day ? indianDate(at) : t(messages.dateAndTime, { date: indianDate(at), time: indianTime(at) });
}

/** The court and number of a case in a line. */
export const aboutCase = ({ court, case_number }: CaseForClient): string =>
  [case_number, court].filter((part) => part !== null && part !== '').join(', ');

/**
 * The facts in the active language: the last result, its order, the next date. Notes, tasks and who asked for an
 * adjournment stay with the advocate.
 */
export const factsOf = (found: CaseForClient): string[] =>
  Object.values(sentencesOf(found)).filter((line) => line !== '');

function sentencesOf({ last, next }: CaseForClient): Record<'happened' | 'order' | 'next', string> {
  const date = last ? indianDate(new Date(last.date)) : '';
  return {
    happened: last ? t(messages.happened, { date, outcome: last.result.outcome }) : '',
    order: last?.result.order ? t(messages.lastOrder, { order: last.result.order }) : '',
    next: next ? t(messages.nextDate, { when: whenOf(next) }) : t(messages.noNextDate),
  };
}

/** Words for the sums that are due, where the page says them. */
export const duesOf = (due: number | null): string[] => {
  if (due === null) return [];
  const amount = formatNumber(due / 100, { style: 'currency', currency: 'INR', minimumFractionDigits: 2 });
  return [due > 0 ? t(messages.duesAmount, { amount }) : t(messages.duesNone)];
};

/** A message to the client in the active language, as a proposal that the advocate reads first. */
export function messageTo(found: CaseForClient, clientName: string | undefined): string {
  const greeting = clientName ? t(messages.dear, { name: clientName }) : t(messages.dearClient);
  const about = aboutCase(found);
  const subject = about === '' ? found.title : t(messages.caseAndAbout, { title: found.title, about });
  return [greeting, '', subject, ...factsOf(found)].join('\n');
}

/** The proposed words with blanks in the active language. */
export const blankWords = (): string =>
  [
    t(messages.dear, { name: '{client}' }),
    '',
    t(messages.caseAndAbout, { title: '{case}', about: '{court}' }),
    '{happened}',
    '{order}',
    '{next}',
  ].join('\n');

const BLANK = new RegExp(`\\{(${clientBlanks.join('|')})\\}`, 'gu');

/** The words of a template with the facts of the case. A line whose blank has nothing to say is left out. */
export function filledWords(words: string, found: CaseForClient, clientName: string | undefined): string {
  const values: Record<ClientBlank, string> = {
    client: clientName ?? '',
    case: found.title,
    court: aboutCase(found),
    ...sentencesOf(found),
  };
  const isSilent = (line: string) =>
    [...line.matchAll(BLANK)].some(([, name]) => values[name as ClientBlank] === '');
  return words
    .split('\n')
    .filter((line) => !isSilent(line))
    .map((line) => line.replaceAll(BLANK, (_, name: ClientBlank) => values[name]))
    .join('\n');
}
