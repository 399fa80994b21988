import { findDates } from '../../text/dates.ts';
import type { DraftDocument } from '../document/model.ts';
import { paragraphNumbers } from '../document/numbering.ts';
import { blockText } from '../document/text.ts';
import { type DraftKind, detectKind } from '../kinds.ts';
import { annexuresNamed } from './annexures.ts';
import { causeTitleOf } from './cause-title.ts';
import { isToOfficer } from './parts.ts';
import type { DraftCase, DraftParts } from './types.ts';

/** Comparisons that a check cannot make, because it does not read what they need. */
export type NotChecked =
  | 'not_checked_language'
  | 'not_checked_kind'
  | 'not_checked_other_kind'
  | 'not_checked_parties'
  | 'not_checked_paragraphs'
  | 'not_checked_verification'
  | 'not_checked_table'
  | 'not_checked_day'
  | 'not_checked_list';

/** Scripts that the rules read: Latin for English, Devanagari for Hindi, Tamil. */
const READ = /[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Tamil}]/u;
/** Limit: letters that are counted for the language of a draft. */
const SAMPLE = 20_000;
/** The share of letters in other scripts from which a draft is in another language. */
const OTHER_SCRIPT = 0.3;

/** True for a draft that is mostly in a script for which the rules have no words. */
export function isUnread({ lines }: Pick<DraftParts, 'lines'>): boolean {
  const letters = lines
    .map(({ text }) => text)
    .join(' ')
    .slice(0, SAMPLE)
    .match(/\p{L}/gu);
  if (!letters) return false;
  return letters.filter((letter) => !READ.test(letter)).length / letters.length > OTHER_SCRIPT;
}

const WITH_PARTIES: ReadonlySet<DraftKind> = new Set([
  ...(['plaint', 'written_statement', 'petition', 'application', 'bail_application', 'complaint'] as const),
  'affidavit',
] as const);
/** Papers whose paragraphs carry numbers. */
const WITH_PARAGRAPHS: ReadonlySet<DraftKind> = new Set(
  [...WITH_PARTIES].filter((kind) => kind !== 'complaint'),
);
/** Papers that some rules of court want verified and others do not. */
const PERHAPS_VERIFIED: ReadonlySet<DraftKind> = new Set(['petition', 'application', 'complaint'] as const);
/** A petition and an application have the same checks. */
const sameChecks = (one: DraftKind, other: DraftKind): boolean =>
  one === other || (/^(?:petition|application)$/u.test(one) && /^(?:petition|application)$/u.test(other));

/** True for a table with a day or a sum in a cell: the rules read sentences. */
function hasFiguresInTable({ content }: DraftDocument): boolean {
  return content.some((block) => {
    if (block.type !== 'table') return false;
    const text = blockText(block, { numbers: paragraphNumbers([]), footnotes: [] });
    return findDates(text).length > 0 || /(?:₹|\bRs\.?|रु\.?|ரூ\.?)\s?\d/u.test(text);
  });
}

function kindInDoubt(parts: DraftParts): NotChecked[] {
  if (parts.kind === 'other') return ['not_checked_kind'];
  const named = detectKind(parts.lines.map(({ text }) => text).join('\n'));
  return named === 'other' || sameChecks(named, parts.kind) ? [] : ['not_checked_other_kind'];
}

function unreadParts(parts: DraftParts, known: DraftCase, hasDay: boolean): NotChecked[] {
  const { kind, lines, index, attached } = parts;
  const found: NotChecked[] = [];
  const { petitioner, respondent } = causeTitleOf(parts);
  if (WITH_PARTIES.has(kind) && !isToOfficer(parts) && (!petitioner || !respondent))
    found.push('not_checked_parties');
  const papers = [parts, ...attached];
  if (WITH_PARAGRAPHS.has(kind) && papers.every(({ paragraphs }) => paragraphs.length === 0))
    found.push('not_checked_paragraphs');
  if (PERHAPS_VERIFIED.has(kind) && papers.every(({ verification }) => verification.length === 0))
    found.push('not_checked_verification');
  if (!hasDay) found.push('not_checked_day');
  if (index.length === 0 && (known.bound ?? []).length === 0 && annexuresNamed({ lines }).length > 0)
    found.push('not_checked_list');
  return found;
}

/** Comparisons that the check of a draft does not make; `hasDay` says that the day of the paper is known. */
export function notChecked(
  document: DraftDocument,
  parts: DraftParts,
  known: DraftCase,
  hasDay: boolean,
): NotChecked[] {
  const table: NotChecked[] = hasFiguresInTable(document) ? ['not_checked_table'] : [];
  if (isUnread(parts)) return ['not_checked_language', ...table];
  return [...kindInDoubt(parts), ...unreadParts(parts, known, hasDay), ...table];
}
