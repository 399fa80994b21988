import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { readCalendar } from '#law/limitation/read-calendar.ts';
import type { CourtCalendar } from '#law/limitation/types.ts';

/** Limits: calendars of an operator, and bytes of one; the holidays of a court for ten years are 30 kB. */
const LIMITS = { files: 50, bytes: 100_000 } as const;
const KIND = /\.(?:ics|csv|tsv|txt)$/iu;
const PREFIX = 'operator:';

const folderOf = (dataFolder: string): string => path.join(dataFolder, 'calendars');

async function filesOf(dataFolder: string): Promise<string[]> {
  try {
    const entries = await readdir(folderOf(dataFolder), { withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && KIND.test(entry.name))
      .map(({ name }) => name)
      .sort()
      .slice(0, LIMITS.files);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** The calendars that the operator put into the folder `calendars` of `MUNSHI_DATA`, by the names of their files. */
export const operatorCalendars = async (dataFolder: string): Promise<{ id: string; name: string }[]> =>
  (await filesOf(dataFolder)).map((file) => ({ id: `${PREFIX}${file}`, name: path.parse(file).name }));

/** The closed days of such a calendar; undefined when there is none, or one beyond the limit. */
export async function operatorCalendar(dataFolder: string, id: string): Promise<CourtCalendar | undefined> {
  const file = (await filesOf(dataFolder)).find((name) => `${PREFIX}${name}` === id);
  if (file === undefined) return undefined;
  const place = path.join(folderOf(dataFolder), file);
  if ((await stat(place)).size > LIMITS.bytes) return undefined;
  const { days } = readCalendar(await readFile(place, 'utf8'));
  return { closed: days.map(({ from, to }) => ({ from, to })) };
}

export const isOfOperator = (id: string): boolean => id.startsWith(PREFIX);
