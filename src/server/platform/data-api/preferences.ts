import type { Context } from 'hono';
import { badRequest } from './problems.ts';

/** In which form an answer holds its rows: a list, the only row, or CSV. */
export type Format = 'list' | 'object' | 'csv';

/** What to do with an inserted row whose id exists: change that row, or leave it as it is. */
export type Resolution = 'merge' | 'ignore';

/** What a request asks of its answer, in `Prefer` and `Accept`. */
export interface Preferences {
  representation: boolean;
  count: boolean;
  format: Format;
  resolution: Resolution | undefined;
  /** A change of more rows than this is refused. */
  maxAffected: number | undefined;
}

export const MEDIA_TYPES: Readonly<Record<Format, string>> = {
  list: 'application/json',
  object: 'application/vnd.pgrst.object+json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
};

/** The first form in `Accept` that is known; a list for everything else. */
function formatOf(accept: string): Format {
  for (const part of accept.split(',')) {
    const type = part.split(';')[0]?.trim().toLowerCase();
    if (type === 'application/vnd.pgrst.object+json') return 'object';
    if (type === 'text/csv') return 'csv';
    if (type === 'application/json') return 'list';
  }
  return 'list';
}

function preferred(prefer: readonly string[], name: string): string | undefined {
  return prefer.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1);
}

function resolutionOf(value: string | undefined): Resolution | undefined {
  if (value === undefined) return undefined;
  if (value === 'merge-duplicates') return 'merge';
  if (value === 'ignore-duplicates') return 'ignore';
  throw badRequest('Prefer: resolution is merge-duplicates or ignore-duplicates');
}

function maxAffectedOf(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!/^\d{1,9}$/u.test(value)) throw badRequest('Prefer: max-affected must be a whole number');
  return Number(value);
}

/** Errors: `ProblemError` 400 for a preference that changes the meaning and cannot be read. */
export function preferencesOf(c: Context): Preferences {
  const prefer = (c.req.header('prefer') ?? '').split(',').map((part) => part.trim());
  return {
    representation: prefer.includes('return=representation'),
    count: ['exact', 'planned', 'estimated'].includes(preferred(prefer, 'count') ?? ''),
    format: formatOf(c.req.header('accept') ?? ''),
    resolution: resolutionOf(preferred(prefer, 'resolution')),
    maxAffected: maxAffectedOf(preferred(prefer, 'max-affected')),
  };
}
