import { matchesOf } from '../../text/text.ts';
import type { Paragraph } from '../paragraphs.ts';
import type { JudgmentPart } from '../parts.ts';

/** A later judgment that treats this one, as the citator of an old report lists it. */
export interface CitatorEntry {
  /** The letters as printed: 'F', 'RF', 'E&D'. */
  code: string;
  /** The later judgment: 'AIR 1978 SC 1014'. */
  citation: string;
  /** Its paragraphs. */
  paragraphs?: string[];
  /** The treatment of this judgment, for letters whose meaning is known. */
  treatment?: 'followed' | 'referred' | 'distinguished';
}

/**
 * The reports print no key. The meanings are those that the headnotes of the later judgments confirm: counted over 677
 * pairs of old reports in the shared data, D is *distinguished* nine times as often as R, F is *followed* twice as often,
 * R is *referred to*. Limit: RF, E, O, C, APL and MV are given without a meaning, because the counts settle none.
 */
const TREATMENTS: Readonly<Record<string, CitatorEntry['treatment']>> = {
  D: 'distinguished',
  F: 'followed',
  R: 'referred',
};
/** Limits: characters and entries of a citator that are read. */
const LONGEST = 20_000;
const MOST = 500;
const ENTRY =
  /(?<![A-Za-z])(?!AIR\b)(?<code>[A-Z]{1,4}(?:&[A-Z]{1,2})?)\s?(?<year>(?:19|20)\d\d)\s?SC\s?(?<page>\d{1,4})(?:\s?\((?<paragraphs>[\d,\s-]{1,300})\))?/gu;

/** The entries of the part 'CITATOR INFO': 'D 1978 SC1014 (5) F [1981 SC 670] (2,3)'. */
export function citatorEntries(
  paragraphs: readonly Pick<Paragraph, 'text'>[],
  parts: readonly JudgmentPart[],
): CitatorEntry[] {
  const entries: CitatorEntry[] = [];
  for (const { from, to } of parts.filter(
    ({ kind, title }) => kind === 'citator' && title?.startsWith('CITATOR'),
  )) {
    const text = paragraphs
      .slice(from, to + 1)
      .map((one) => one.text)
      .join(' ')
      // Converters put brackets around parts of an entry: '[102) RF 1986] SC 833'.
      .replace(/[[\]]/gu, '')
      .slice(0, LONGEST);
    for (const { groups = {} } of matchesOf(ENTRY, text)) {
      const { code = '', year, page, paragraphs: numbers } = groups;
      const treatment = TREATMENTS[code];
      entries.push({
        code,
        citation: `AIR ${year} SC ${page}`,
        ...(numbers === undefined ? {} : { paragraphs: numbers.match(/\d+/gu) ?? [] }),
        ...(treatment === undefined ? {} : { treatment }),
      });
    }
  }
  return entries.slice(0, MOST);
}
