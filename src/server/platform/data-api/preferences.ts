import type { Context } from 'hono';
import { badRequest } from './problems.ts';

/** The form of an answer's rows: a list, a single object, or CSV. */
export type Format = 'list' | 'object' | 'csv';

/** Rule for an inserted row whose id exists: update that row, or leave it unchanged. */
export type Resolution = 'merge' | 'ignore';

/** The request's preferences for its answer, from `Prefer` and `Accept`. */
export interface Preferences {
  representation: boolean;
  count: boolean;
  format: Format;
  resolution: Resolution | undefined;
  /** A change of more rows is refused. */
  maxAffected: number | undefined;
}

export const MEDIA_TYPES: Readonly<Record<Format, string>> = {
  list: 'application/json',
  object: 'application/vnd.pgrst.object+json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
};

/** The first supported type in `Accept`; a list by default. */
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

/** Errors: `ProblemError` 400 for an invalid preference that would change the meaning. */
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
