import { nameTokens } from '../parties/names.ts';
import { isNearWord } from '../parties/near-words.ts';
import type { LibraryJudgment } from './types.ts';

/** Words that many parties have: alone they say nothing about which case it is. */
const COMMON = new Set(
  (
    'state union india government central bureau investigation commissioner income tax collector corporation district ' +
    'court high supreme police director secretary general board bank limited municipal university officer department ' +
    'inspector superintendent chairman principal registrar deputy assistant additional chief ministry authority ' +
    'administration council committee national company public prosecutor customs excise sales revenue land acquisition ' +
    'special republic petitioner respondent appellant'
  )
    .split(' ')
    .flatMap(nameTokens),
);

const telling = (name: string): string[] =>
  nameTokens(name).filter((token) => token.length > 2 && !COMMON.has(token) && !/^\d+$/u.test(token));

function has(words: ReadonlySet<string>, token: string): boolean {
  if (words.has(token)) return true;
  for (const word of words) if (isNearWord(word, token)) return true;
  return false;
}

/**
 * Whether a printed case name can be that of a judgment: `differs` when a side has words of its own, and the judgment's
 * names have none of them; `unknown` when the judgment's title is unknown, or the printed name has common words only.
 */
export function compareCaseName(
  name: { petitioner: string; respondent: string },
  judgment: Pick<LibraryJudgment, 'title' | 'titled' | 'petitioner' | 'respondent'>,
): 'same' | 'differs' | 'unknown' {
  const known = [judgment.titled ? judgment.title : '', judgment.petitioner ?? '', judgment.respondent ?? ''];
  const words = new Set(known.flatMap(telling));
  if (words.size === 0) return 'unknown';
  const sides = [name.petitioner, name.respondent].map(telling).filter((side) => side.length > 0);
  if (sides.length === 0) return 'unknown';
  // Only one side of the judgment may be known: then only a side that has its words counts.
  const whole = judgment.titled || (judgment.petitioner !== undefined && judgment.respondent !== undefined);
  const hits = sides.filter((side) => side.some((token) => has(words, token))).length;
  if (whole) return hits === sides.length ? 'same' : 'differs';
  return hits > 0 ? 'same' : 'unknown';
}

/**
 * Whether a judgment found by its name alone is the one that is named: both sides agree, word by word where one side is
 * longer. Stricter than `compareCaseName`, because nothing but the name leads there.
 */
export function isNamed(
  name: { petitioner: string; respondent: string },
  judgment: Pick<LibraryJudgment, 'petitioner' | 'respondent'>,
): boolean {
  const sides = [
    [name.petitioner, judgment.petitioner ?? ''],
    [name.respondent, judgment.respondent ?? ''],
  ] as const;
  if (sides.every(([cited, found]) => agree(cited, found))) return true;
  return (
    agree(name.petitioner, judgment.respondent ?? '') && agree(name.respondent, judgment.petitioner ?? '')
  );
}

function agree(cited: string, found: string): boolean {
  if (cited === '' || found === '') return cited === found;
  const [one, other] = [cited, found].map((name) => nameTokens(name).filter((token) => token.length > 1));
  const [short, long] = (one?.length ?? 0) <= (other?.length ?? 0) ? [one, other] : [other, one];
  if (!short || !long || short.length === 0) return false;
  const words = new Set(long);
  return (
    short.every((token) => has(words, token)) &&
    (short.length === long.length || telling(short.join(' ')).length > 0)
  );
}
