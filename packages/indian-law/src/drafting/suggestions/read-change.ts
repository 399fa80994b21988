import { collapseWhitespace } from '../../text/text.ts';

/** Characters that nobody sees, except the joiners that Indian scripts need. */
const INVISIBLE =
  /(?![\u200c\u200d])[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]|(?![\t\n])\p{Cc}|\p{Cs}/gu;
/** Addresses, links, images and tags: none of them belongs into a paper for a court. */
const FOREIGN =
  /\b[a-z][a-z0-9+.-]{1,15}:\/\/\S*|\bwww\.\S*|\b(?:javascript|data|mailto):\S*|<\/?[a-z!][^>]*>?|!?\[[^\]\n]*\]\([^)\n]*\)/giu;
const SOURCE_NUMBERS = /\s?\[(\d{1,3}(?:\s?[,;]\s?\d{1,3})*)\]/gu;
const MARKUP = /\*\*([^*\n]+)\*\*|__([^_\n]+)__|^#{1,6}\s+/gmu;

/** UTF-16 units of a changed block, and of a reason. */
export const CHANGE_LIMITS = { text: 10_000, reason: 300 } as const;

export interface ChangedBlock {
  /** The text of the block; empty for a new one. */
  before: string;
  /** The number that the document prints before the block. */
  printed?: string | undefined;
  /** The citation of each source, by its number; empty for a source that is not cited in the text. */
  citations: ReadonlyMap<number, string>;
}

export type ReadChange =
  | {
      text: string;
      /** The numbers of the sources that the text names. */
      sources: number[];
      /** Numbers that no source has. */
      removed: number[];
    }
  | { refused: 'foreign' | 'empty' | 'unchanged' | 'too_long' };

const without = (text: string, printed: string | undefined): string =>
  printed !== undefined && text.startsWith(printed) ? text.slice(printed.length).trimStart() : text;

/**
 * The text of a change that a model wrote, as it may be shown: numbers of sources become the citations that we have of
 * them, and invisible characters and markup are left out. A text with an address, a link or a tag that the block does not
 * have is refused. O(n).
 */
export function readChange(written: string, { before, printed, citations }: ChangedBlock): ReadChange {
  if (written.length > CHANGE_LIMITS.text) return { refused: 'too_long' };
  const plain = written.replace(INVISIBLE, '').replace(/\r\n?/gu, '\n');
  for (const [found] of plain.matchAll(FOREIGN)) if (!before.includes(found)) return { refused: 'foreign' };
  const sources = new Set<number>();
  const removed = new Set<number>();
  const cited = plain.replace(SOURCE_NUMBERS, (whole, list: string) => {
    // The sign of a footnote that the block has.
    if (before.includes(whole.trim())) return whole;
    const texts: string[] = [];
    for (const n of (list.match(/\d+/gu) ?? []).map(Number)) {
      const citation = citations.get(n);
      if (citation === undefined) removed.add(n);
      else sources.add(n);
      if (citation) texts.push(citation);
    }
    return texts.length > 0 ? ` (${texts.join('; ')})` : '';
  });
  const text = without(cited.replace(MARKUP, '$1$2').trim(), printed);
  if (text === '') return { refused: 'empty' };
  if (collapseWhitespace(text) === collapseWhitespace(before)) return { refused: 'unchanged' };
  return { text, sources: [...sources], removed: [...removed] };
}

/** A reason of a model in one line; empty when it holds what a change may not hold. */
export function readReason(written: string): string {
  const plain = collapseWhitespace(written.replace(INVISIBLE, '').replace(SOURCE_NUMBERS, ''));
  return plain.search(FOREIGN) >= 0 ? '' : plain.slice(0, CHANGE_LIMITS.reason);
}
