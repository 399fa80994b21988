import { findAct } from '../acts.ts';
import type { ActText } from './act-text.ts';

/** Limit: characters of a key; the address of its page has it. */
const LONGEST = 80;

/** The key of an act that is known here ('ipc'), else its title in small letters: 'lantern-keepers-act-1957'. A bill has its own. */
export function keyOfAct({ title, kind }: Pick<ActText, 'title' | 'kind'>): string {
  const known = findAct(title);
  if (known?.name === title && kind !== 'bill' && kind !== 'amending') return known.key;
  const slug = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
    .slice(0, LONGEST);
  return kind === 'bill' && !slug.includes('bill') ? `${slug}-bill` : slug;
}

/** 'NI Act' for an act that is known here, else its title. */
export function shortTitle({ title }: Pick<ActText, 'title'>): string {
  const known = findAct(title);
  return known?.name === title ? known.short : title;
}
