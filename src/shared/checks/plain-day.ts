import { formatDate } from '../messages/formats.ts';

/** 20 Nov 2026, of a day `yyyy-mm-dd`. */
export const plainDay = (day: string): string =>
  formatDate(new Date(`${day}T00:00:00Z`), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
