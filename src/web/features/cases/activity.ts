import type { LegalCase } from '#shared/contracts/cases.ts';
import type { CaseFile } from '#shared/contracts/files.ts';
import { messages } from '#shared/messages/en/practice/cases.ts';
import { t } from '#shared/messages/translate.ts';
import { type NamedFile, shownName } from '#web/data/file-name.ts';
import { shortDate } from '#web/ui/time/dates.ts';

/** A change this soon after the case was opened is part of the opening. */
const SAME_MOMENT_MS = 2000;
const SHOWN = 5;

export type ActivityItem = { what: string; at: string };

type Added = NamedFile & Pick<CaseFile, 'uploaded_at'>;

/** An event of the timeline, and when it was added. */
export type AddedEvent = { title: string; created_at: string };

/** One item for everything that was added on one day. */
function byDay<T>(
  added: readonly T[],
  atOf: (one: T) => string,
  what: (newest: T, number: number) => string,
) {
  const days = new Map<string, { newest: T; number: number }>();
  for (const one of added) {
    const day = shortDate(atOf(one));
    const known = days.get(day);
    const newest = known && atOf(known.newest) >= atOf(one) ? known.newest : one;
    days.set(day, { newest, number: (known?.number ?? 0) + 1 });
  }
  return [...days.values()].map(({ newest, number }) => ({ what: what(newest, number), at: atOf(newest) }));
}

const filesAdded = (file: Added, number: number) =>
  number === 1 ? t(messages.fileAdded, { name: shownName(file) }) : t(messages.filesAdded, { count: number });

const eventsAdded = ({ title }: AddedEvent, number: number) =>
  number === 1 ? t(messages.eventAdded, { title }) : t(messages.eventsAdded, { count: number });

/** Events in a case, newest first: opened, details changed, files and dates added. */
export function listActivity(
  row: Pick<LegalCase, 'created_at' | 'updated_at'>,
  files: readonly Added[],
  events: readonly AddedEvent[],
): ActivityItem[] {
  const items = [
    ...byDay(files, (file) => file.uploaded_at, filesAdded),
    ...byDay(events, (event) => event.created_at, eventsAdded),
    { what: t(messages.caseOpened), at: row.created_at },
  ];
  if (Date.parse(row.updated_at) - Date.parse(row.created_at) > SAME_MOMENT_MS)
    items.push({ what: t(messages.detailsChanged), at: row.updated_at });
  return items.sort((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, SHOWN);
}
