import type { ScheduleTable } from '../../acts/reading/act-text.ts';
import type { TimeRule } from '../types.ts';
import { SCHEDULE } from './schedule.ts';

const periodText = ({ count, unit }: TimeRule['period']): string =>
  `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The articles of the Schedule to the Limitation Act, 1963 as a table, in our own short words. */
export const articlesTable = (): ScheduleTable => ({
  columns: ['Article', 'Description', 'Period of limitation', 'Time from which it runs', 'Proceeding'],
  rows: SCHEDULE.map(({ key, title, period, from, proceeding }) => [
    key,
    title,
    periodText(period),
    capitalised(from),
    capitalised(proceeding),
  ]),
});
