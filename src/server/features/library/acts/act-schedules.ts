import type { ActSchedule } from '#law/acts/reading/act-text.ts';
import { articlesTable } from '#law/limitation/schedule/articles-table.ts';
import { messages } from '#shared/messages/en/library/act-copies.ts';
import { t } from '#shared/messages/translate.ts';
import type { HeldAct } from './act-library.ts';

/** The schedules of an act as its copy prints them. Articles of limitation are a table, in our words where no copy has one. */
export function schedulesOf({ act, copy }: HeldAct): ActSchedule[] {
  const printed = copy?.act.schedules ?? [];
  if (act.key !== 'limitation' || printed.some(({ table }) => table !== undefined)) return printed;
  return [...printed, { label: t(messages.articlesOfLimitation), paragraphs: [], table: articlesTable() }];
}
